//! The new game dialog's form: what the player types, read and checked.

use nonet_engine::Recipe;
use nonet_engine::rate::{Demand, read_tenths};

/// Reads a number of givens as a player types it: nothing, `24` or `22-26`.
///
/// # Errors
/// Says what is wrong with it.
pub fn read_givens(text: &str, recipe: &Recipe) -> Result<Option<(u16, u16)>, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let (least, most) = text.split_once(['-', '–']).unwrap_or((text, text));
    let number = |part: &str| part.trim().parse::<u16>().ok();
    let (Some(least), Some(most)) = (number(least), number(most)) else {
        return Err("Write one number, like 24, or two, like 22-26.".to_owned());
    };
    match (Recipe { givens: Some((least, most)), ..recipe.clone() }).fault_of_givens() {
        Some(fault) => Err(fault),
        None => Ok(Some((least, most))),
    }
}

/// Reads a rating as a player types it: nothing, `7.2` or `6.6-7.2`.
///
/// # Errors
/// Says what is wrong with it, or with what the recipe demands beside it.
pub fn read_ratings(text: &str, recipe: &Recipe) -> Result<Option<(u16, u16)>, String> {
    let text = text.trim();
    let ratings = if text.is_empty() {
        None
    } else {
        let (least, most) = text.split_once(['-', '–']).unwrap_or((text, text));
        let ends = read_tenths(least.trim()).zip(read_tenths(most.trim()));
        Some(ends.ok_or("Write one rating, like 7.2, or two, like 6.6-7.2.")?)
    };
    let recipe = Recipe { demand: Demand { ratings, ..recipe.demand }, ..recipe.clone() };
    match recipe.fault_of_demand() {
        Some(fault) => Err(fault),
        None => Ok(ratings),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::Level;
    use nonet_engine::rate::Families;

    #[test]
    fn a_number_of_givens_is_read_as_typed() {
        let read = |text| read_givens(text, &Recipe::classic(Level::Easy, 0));
        assert_eq!(read("  "), Ok(None));
        assert_eq!(read("24"), Ok(Some((24, 24))));
        assert_eq!(read(" 22 - 26 "), Ok(Some((22, 26))));
        assert_eq!(read("22–26"), Ok(Some((22, 26))));
        assert_eq!(read("few"), Err("Write one number, like 24, or two, like 22-26.".to_owned()));
        assert_eq!(read("16"), Err("No puzzle of 9 × 9 has fewer than 17 givens.".to_owned()));
    }

    #[test]
    fn a_rating_is_read_as_typed_and_held_against_the_techniques() {
        let needs = Families::of_words("jellyfish").unwrap();
        let demand = Demand { needs, ..Demand::default() };
        let read = |text| read_ratings(text, &Recipe::classic(Level::Easy, 0));
        assert_eq!(read("  "), Ok(None));
        assert_eq!(read("7.2"), Ok(Some((72, 72))));
        assert_eq!(read(" 6.6 – 7 "), Ok(Some((66, 70))));
        for bad in ["hard", "7.25", "6.6-", "-7", "7,2", "."] {
            assert!(read(bad).is_err(), "{bad}");
        }
        let with = |text| read_ratings(text, &Recipe { demand, ..Recipe::classic(Level::Easy, 0) });
        assert_eq!(with("3-4"), Err("A puzzle that needs Jellyfish is rated 5.2 or more.".to_owned()));
        assert_eq!(
            with(""),
            Err("A puzzle that needs Jellyfish is rated 5.2 or more.".to_owned()),
            "the level's"
        );
        assert_eq!(with("5-6"), Ok(Some((50, 60))));
    }
}
