# Nonet in German: hints and lessons, and what only a worker reports.
#
# house Haus · row Zeile · column Spalte · box Block · diagonal Diagonale
# cell Zelle · digit Ziffer (die 4) · candidate Kandidat · note Notiz · given Vorgabe
# true, false wahr, falsch (a candidate) · peer Peer, sees sieht · place Platz
# pattern Muster · proof Beweis
# single Einer · subset Teilmenge · pair, triple, quad Paar, Tripel, Quadrupel
# strong, weak link starker, schwacher Link · chain Kette · loop Loop · set Menge
# clue (of a variant) Hinweis
# puzzle Rätsel · board Gitter · rating Rating · rate bewerten · hint Tipp
# mistake Fehler · slip Patzer · slow spot zähe Stelle · checkpoint Checkpoint
# workbench Werkbank · lesson Lektion · practice Übung · solve path Lösungsweg
# seed Seed · replay Wiedergabe · rule out ausschließen (a digit, the logic)
# remove, strike, and rule out by the player streichen
# corner, centre note Ecknotiz, Mittelnotiz · line left Variante · tag Label
# level Stufe: Leicht, Mittel, Schwer, Meister, Extrem
# Techniques beyond subsets keep the English names that German forums use.
# $case of a house: in (in Zeile 2, auf Diagonale 1), and of several also art
# (die Zeilen 2 und 5) and gen (der Blöcke 1 und 2, von Block 1)

## Parts of sentences

houses_of_kind = { $case ->
    [in] { $kind ->
        [row] { $count ->
            [one] in Zeile { $numbers }
           *[other] in den Zeilen { $numbers }
        }
        [column] { $count ->
            [one] in Spalte { $numbers }
           *[other] in den Spalten { $numbers }
        }
        [box] { $count ->
            [one] in Block { $numbers }
           *[other] in den Blöcken { $numbers }
        }
        [region] { $count ->
            [one] in Region { $numbers }
           *[other] in den Regionen { $numbers }
        }
        [window] { $count ->
            [one] in Fenster { $numbers }
           *[other] in den Fenstern { $numbers }
        }
        [group] { $count ->
            [one] in Gruppe { $numbers }
           *[other] in den Gruppen { $numbers }
        }
        [extra] { $count ->
            [one] in Zusatzregion { $numbers }
           *[other] in den Zusatzregionen { $numbers }
        }
       *[diagonal] { $count ->
            [one] auf Diagonale { $numbers }
           *[other] auf den Diagonalen { $numbers }
        }
    }
    [art] { $kind ->
        [row] { $count ->
            [one] Zeile { $numbers }
           *[other] die Zeilen { $numbers }
        }
        [column] { $count ->
            [one] Spalte { $numbers }
           *[other] die Spalten { $numbers }
        }
        [box] { $count ->
            [one] Block { $numbers }
           *[other] die Blöcke { $numbers }
        }
        [region] { $count ->
            [one] Region { $numbers }
           *[other] die Regionen { $numbers }
        }
        [window] { $count ->
            [one] Fenster { $numbers }
           *[other] die Fenster { $numbers }
        }
        [group] { $count ->
            [one] Gruppe { $numbers }
           *[other] die Gruppen { $numbers }
        }
        [extra] { $count ->
            [one] Zusatzregion { $numbers }
           *[other] die Zusatzregionen { $numbers }
        }
       *[diagonal] { $count ->
            [one] Diagonale { $numbers }
           *[other] die Diagonalen { $numbers }
        }
    }
    [gen] { $kind ->
        [row] { $count ->
            [one] von Zeile { $numbers }
           *[other] der Zeilen { $numbers }
        }
        [column] { $count ->
            [one] von Spalte { $numbers }
           *[other] der Spalten { $numbers }
        }
        [box] { $count ->
            [one] von Block { $numbers }
           *[other] der Blöcke { $numbers }
        }
        [region] { $count ->
            [one] von Region { $numbers }
           *[other] der Regionen { $numbers }
        }
        [window] { $count ->
            [one] von Fenster { $numbers }
           *[other] der Fenster { $numbers }
        }
        [group] { $count ->
            [one] von Gruppe { $numbers }
           *[other] der Gruppen { $numbers }
        }
        [extra] { $count ->
            [one] von Zusatzregion { $numbers }
           *[other] der Zusatzregionen { $numbers }
        }
       *[diagonal] { $count ->
            [one] von Diagonale { $numbers }
           *[other] der Diagonalen { $numbers }
        }
    }
   *[other] { $kind ->
        [row] { $count ->
            [one] Zeile { $numbers }
           *[other] Zeilen { $numbers }
        }
        [column] { $count ->
            [one] Spalte { $numbers }
           *[other] Spalten { $numbers }
        }
        [box] { $count ->
            [one] Block { $numbers }
           *[other] Blöcke { $numbers }
        }
        [region] { $count ->
            [one] Region { $numbers }
           *[other] Regionen { $numbers }
        }
        [window] { $count ->
            [one] Fenster { $numbers }
           *[other] Fenster { $numbers }
        }
        [group] { $count ->
            [one] Gruppe { $numbers }
           *[other] Gruppen { $numbers }
        }
        [extra] { $count ->
            [one] Zusatzregion { $numbers }
           *[other] Zusatzregionen { $numbers }
        }
       *[diagonal] { $count ->
            [one] Diagonale { $numbers }
           *[other] Diagonalen { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = Sieh dir { $house } an.
look_at_digits = Welche Plätze gibt es für { $digits }?
look_for_removal = { CAP(CASE($house, form: "in")) } kannst du einen Kandidaten streichen.
look_for_placement = { CAP(CASE($house, form: "in")) } kannst du eine Ziffer eintragen.

## Answers to a learner's questions

simpler_easiest = Nein. „{ $technique }“ ist die einfachste Technik.
simpler_none = { $count ->
    [one] Nein. Nonet hat die einzige einfachere Technik, „{ $first }“, geprüft. Sie hilft hier nicht.
   *[other] Nein. Nonet hat alle { $count } einfacheren Techniken geprüft, von „{ $first }“ bis „{ $last }“. Keine davon hilft hier.
}
simpler_found = Ja: „{ $technique }“ ist einfacher und hilft hier.
why_step = „{ $technique }“ zeigt, dass in { $cell } keine { $digit } steht.
why_path = Erst { $count } Schritte zusammen zeigen, dass in { $cell } keine { $digit } steht: { $techniques }.
why_unknown = Nonet findet kein kurzes Argument gegen die { $digit } in { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Begriffe
words_house = Häusern, Häuser, Hauses, Haus
words_peer = sieht, Sieht, sehen, Sehen
words_candidate = Kandidaten, Kandidat
words_strong_link = starker Link, starken Links, starken Link, starke Links
words_weak_link = schwacher Link, schwachen Links, schwachen Link, schwache Links
words_chain = Ketten, Kette
words_uniqueness = eine Lösung, zwei Lösungen, zweite Lösung

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] Umrahmt: { APART($what) }.
    [dashed_frame] Gestrichelt umrahmt: { APART($what) }.
    [first_set] Erste Menge: { APART($what) }.
    [second_set] Zweite Menge: { APART($what) }.
    [third_set] Dritte Menge: { APART($what) }.
    [ring] Eingekreist: { APART($what) }.
    [disc] Mit Scheibe: { APART($what) }.
    [diamond] Mit Raute: { APART($what) }.
    [triangle] Mit Dreieck: { APART($what) }.
   *[square] Mit Quadrat: { APART($what) }.
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit } in { $cells }
legend_sample = { $sample ->
    [base] Häuser des Musters
    [cover] Häuser, in denen gestrichen wird
    [kept] Kandidaten des Musters
    [fin] Flossen: zusätzliche Kandidaten
    [on] Im einen Fall wahr
    [off] In diesem Fall falsch
    [second_on] Zweite Gruppe: im einen Fall wahr
    [second_off] Zweite Gruppe: in diesem Fall falsch
    [first_set] Erste Menge
    [second_set] Zweite Menge
    [third_set] Dritte Menge
    [links] Durchgezogen: Ist ein Ende falsch, ist das andere wahr. Gestrichelt: Ist eines wahr, ist das andere falsch.
    [strong] Durchgezogen: Ist ein Ende falsch, ist das andere wahr.
    [weak] Gestrichelt: Ist eines wahr, ist das andere falsch.
   *[focus] Was Kandidaten ausschließt
}
drawn_strong_links = Durchgezogene Pfeile: Ist ein Ende falsch, ist das andere wahr.
drawn_weak_links = Gestrichelte Pfeile: Ist ein Ende wahr, ist das andere falsch.

## The last sentence of a proof: what the step does

outcome_placed = Also gehört die { $digit } in { $cell }.
outcome_removed = Also kannst du die { $digit } in { $cells } streichen.
outcome_removed_several = Also kannst du diese Kandidaten streichen: { APART($candidates) }.
digit_from_cells = { $digit } in { $cells }

## Sentences that several techniques share

set_holds = In { $cells } passen nur { $digits }.
cell_holds_one_of = In { $cell } passt nur { OR($digits) }.
suppose = Angenommen, in { $cell } steht die { $digit }.
at_least_one = Also steht die { $digit } in mindestens einer der Zellen { $cells }. Eine Zelle, die sie alle sieht, kann keine { $digit } enthalten.

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] Jede umrandete Region enthält jede Ziffer einmal.
    [diagonal] Die markierte Diagonale enthält jede Ziffer einmal.
    [antidiagonal] Die markierte Diagonale enthält jede Ziffer einmal.
    [diagonals] Jede der beiden Diagonalen enthält jede Ziffer einmal.
    [windoku] Jedes umrahmte Fenster enthält jede Ziffer einmal.
    [disjoint] Zellen an derselben Stelle ihrer Blöcke enthalten verschiedene Ziffern.
    [extra] In einer umrahmten Zusatzregion steht keine Ziffer zweimal.
    [anti-knight] Zellen im Abstand eines Springerzugs enthalten verschiedene Ziffern.
    [anti-king] Zellen, die sich berühren, auch nur an einer Ecke, enthalten verschiedene Ziffern.
    [non-consecutive] Zellen mit gemeinsamer Kante enthalten nie aufeinanderfolgende Ziffern.
    [odd] Ein Kreis markiert eine ungerade Ziffer.
    [even] Ein Quadrat markiert eine gerade Ziffer.
    [digits] In eine Zelle mit kleinen Ziffern passt nur eine von diesen.
    [kropki] An einem weißen Punkt stehen aufeinanderfolgende Ziffern. An einem schwarzen Punkt ist eine Ziffer das Doppelte der anderen. Alle Punkte sind eingezeichnet.
    [xv] Die Ziffern an einem X haben die Summe 10, die an einem V die Summe 5. Alle X und V sind eingezeichnet.
    [killer] Die Ziffern in einem Käfig sind alle verschieden. Steht eine Zahl am Käfig, ist sie die Summe der Ziffern.
    [little-killer] Eine Zahl mit Pfeil ist die Summe der Ziffern auf ihrer Diagonale. Dort dürfen sich Ziffern wiederholen.
    [thermo] Von der Kugel eines Thermometers bis zum Ende werden die Ziffern immer größer.
    [slow-thermo] Von der Kugel eines langsamen Thermometers bis zum Ende werden die Ziffern größer oder bleiben gleich.
    [arrow] Die Summe der Ziffern auf einem Pfeil ist die Ziffer in seinem Kreis oder die Zahl in seiner Pille.
    [double-arrow] Die Ziffern zwischen zwei Kreisen haben dieselbe Summe wie die Ziffern in den Kreisen.
    [difference] Die Ziffern an einem weißen Punkt unterscheiden sich um 1. Steht eine Zahl im Punkt, unterscheiden sie sich um diese.
    [ratio] An einem schwarzen Punkt ist eine Ziffer das Doppelte der anderen. Steht eine Zahl im Punkt, ist sie der Faktor.
    [no-other-difference] Kein weißer Punkt fehlt: Nachbarzellen ohne Punkt enthalten keine aufeinanderfolgenden Ziffern.
    [no-other-ratio] Kein schwarzer Punkt fehlt: Die Ziffern in Nachbarzellen ohne Punkt haben kein Verhältnis, das ein Punkt anzeigen könnte.
    [x] Die Ziffern an einem X haben die Summe 10.
    [v] Die Ziffern an einem V haben die Summe 5.
    [no-other-xv] Kein X oder V fehlt: Die Ziffern in Nachbarzellen ohne Buchstaben haben weder die Summe 10 noch die Summe 5.
    [greater] Die Spitze eines Zeichens zeigt auf die kleinere Ziffer.
    [minimum] In einer Zelle mit Spitzen nach innen ist die Ziffer kleiner als die Ziffern daneben.
    [maximum] In einer Zelle, deren Spitzen auf allen Seiten nach außen zeigen, ist die Ziffer größer als die Ziffern daneben.
    [whisper] Benachbarte Ziffern auf einer Whisper-Linie unterscheiden sich mindestens um { $value }.
    [renban] Eine Renban-Linie enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge, jede einmal.
    [nabner] Auf einer Nabner-Linie sind nirgends zwei Ziffern gleich oder aufeinanderfolgend, auch wenn sie nicht nebeneinander stehen.
    [palindrome] Ein Palindrom liest sich von beiden Enden gleich.
    [clone] Klone enthalten an denselben Stellen dieselben Ziffern.
    [between] Die Ziffern auf einer Linie zwischen zwei Kreisen liegen im Wert zwischen den Ziffern in den Kreisen.
    [lockout] Die Ziffern in zwei Rauten unterscheiden sich mindestens um { $value }. Auf der Linie dazwischen liegt keine Ziffer im Wert zwischen ihnen, und keine ist gleich einer von ihnen.
    [region-sum] Eine Regionssummen-Linie wird dort geteilt, wo sie einen anderen Block oder eine andere Region betritt. Alle Abschnitte haben dieselbe Summe.
    [zipper] Auf einer Zipper-Linie haben je zwei Ziffern mit gleichem Abstand zur Mitte dieselbe Summe. Liegt eine Zelle in der Mitte, steht dort diese Summe.
    [ten-line] Eine Summenlinie lässt sich in Abschnitte teilen, die jeweils die Summe { $value } haben.
    [entropic] Drei benachbarte Zellen auf einer entropischen Linie enthalten immer eine niedrige, eine mittlere und eine hohe Ziffer.
    [modular] Je { $value } benachbarte Ziffern auf einer modularen Linie lassen beim Teilen durch { $value } verschiedene Reste.
    [quadruple] Die Ziffern in einem Kreis kommen in den vier Zellen um ihn herum vor.
    [sandwich] Eine Zahl zwischen zwei Balken ist die Summe der Ziffern zwischen der 1 und der { $value } in ihrer Zeile oder Spalte.
    [x-sum] Eine Zahl in einer Lasche ist die Summe der ersten X Ziffern, die sie sieht. X ist die erste davon.
    [room] Eine Zahl in einem Raum nennt die Ziffer in der X-ten Zelle, die sie sieht. X ist die Ziffer in der ersten.
    [skyscraper] Eine Zahl neben einer Skyline nennt die Anzahl der Ziffern, die von dort gesehen größer sind als alle davor.
    [column-indexer] Eine Zelle mit Spitzen nach links und rechts nennt die Spalte, in der in ihrer Zeile die Nummer ihrer eigenen Spalte steht.
    [row-indexer] Eine Zelle mit Spitzen nach oben und unten nennt die Zeile, in der in ihrer Spalte die Nummer ihrer eigenen Zeile steht.
    [global-entropy] Jedes Quadrat aus vier Zellen enthält mindestens eine niedrige, eine mittlere und eine hohe Ziffer.
    [anti-taxicab] Zwei Zellen mit derselben Ziffer sind nie genau so viele Schritte entlang der Zeilen und Spalten voneinander entfernt, wie die Ziffer angibt.
    [lunchbox] Die Ziffern in einem Käfig, dessen Zahl zwischen Balken steht, sind alle verschieden. Die Zahl ist die Summe der Ziffern zwischen der kleinsten und der größten von ihnen.
    [look-and-say] Ein Käfig mit × gibt an, wie oft eine Ziffer in ihm steht, etwa bei 2×7 zweimal die 7.
    [rellik] Die Ziffern in einem Käfig mit ≠ sind alle verschieden. Keine von ihnen ergibt allein oder zusammen mit anderen die Zahl am Käfig.
    [equal-sum] Zwei Käfige mit = haben dieselbe Summe.
    [hidden-skyscraper] Eine Zahl neben zwei Türmen nennt die erste Ziffer, die von dort gesehen kleiner ist als die Ziffer davor.
    [full-rank] Jede Zeile und jede Spalte wird von beiden Enden als Zahl gelesen. Sind alle diese Zahlen von der kleinsten an geordnet, nennt eine Zahl in einem Kreis den Rang derjenigen, die dort beginnt.
   *[circles] Eine Ziffer in einem Doppelring gibt an, in wie vielen Doppelringen sie steht.
}
clue_clash = Die { $digit } passt hier nicht: { $clue }.
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
cage_sum = Käfig { $sum }
clue_selected = { CAP($clue) }.
clue_selected_left = { CAP($clue) }: { $left }.
no_clues = Dieses Gitter hat keine Hinweise.
selection_sum = Ausgewählt: { $count } Ziffern, Summe { $sum }
selection_pair = Ausgewählt: Summe { $sum }, Differenz { $difference }
cage_left = { $count ->
    [one] noch { $left } in { $count } Zelle
   *[other] noch { $left } in { $count } Zellen
}
cage_combinations = { $count ->
    [0] keine Kombination möglich
    [one] { $count } Kombination
   *[other] { $count } Kombinationen
}
renban_line = Renban-Linie
combination_struck = Die Kombination { $digits } ist gestrichen.
combination_back = Die Kombination { $digits } ist nicht mehr gestrichen.
ask_clues = Was Hinweise ausschließen
clues_nothing = Gerade schließt kein Hinweis für sich allein einen Kandidaten aus.
clues_found = { $count ->
    [one] Ein Kandidat wird durch einen Hinweis ausgeschlossen: Er ist markiert.
   *[other] { $count } Kandidaten werden durch jeweils einen einzelnen Hinweis ausgeschlossen: Sie sind markiert.
}
rules_title = Regeln
rules_by = von { $author }
rules_usual = Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal.
rules_usual_jigsaw = Jede Zeile und jede Spalte enthält jede Ziffer einmal.

daily_variant = Variante des Tages
new_surprise = Überrasch mich
kinds_classic = Klassisch
kinds_more = Weitere Regeln
kinds_need_easy = Immer nur ein Hinweis
kinds_need_medium = Kombinationen, Summen im Haus
kinds_need_hard = Zwei Hinweise zusammen
kinds_need_master = Drei Hinweise, Ketten
kinds_need_extreme = Ketten durch viele Hinweise

rule_reason = { $rule ->
    [house] die Zellen liegen in einem gemeinsamen Haus
    [extra] die Zellen liegen in derselben Zusatzregion
    [anti-knight] die Zellen liegen einen Springerzug auseinander
    [anti-king] die Zellen berühren sich an einer Ecke
    [odd] ein Kreis markiert eine ungerade Ziffer
    [even] ein Quadrat markiert eine gerade Ziffer
   *[non-consecutive] Nachbarzellen enthalten nie aufeinanderfolgende Ziffern
}
clue_reason = so verlangt es der Hinweis „{ $clue }“
ruled_out_by_rule = Steht die { $digit } in { OR($from) }, fehlt sie in { $to }, denn { OR($reasons) }.
sees_by_rule = { $cell } sieht { $cells }, denn { $reason }.
taken_by_rule = { $count ->
    [one] { $from } schließt { $digits } in { $cells } aus, denn { $reason }.
   *[other] { $from } schließen { $digits } in { $cells } aus, denn { $reason }.
}
never_by_rule = In { $cells } passt keine { OR($digits) }, denn { $reason }.

## Names of clues, such as "the cage of 12 in r1c1, r1c2"

clue_of_board = { $kind ->
    [jigsaw] Regionen des Jigsaws
    [diagonal] Diagonale von links oben
    [antidiagonal] Diagonale von rechts oben
    [windoku] Fenster des Windokus
    [disjoint] disjunkte Gruppen
    [anti-knight] Anti-Springer-Regel
    [anti-king] Anti-König-Regel
    [non-consecutive] keine aufeinanderfolgenden Ziffern in Nachbarzellen
    [no-other-difference] keine aufeinanderfolgenden Ziffern in Nachbarzellen ohne Punkt
    [no-other-ratio] kein Punktverhältnis in Nachbarzellen ohne Punkt
    [global-entropy] globale Entropie
    [anti-taxicab] Anti-Taxicab-Regel
   *[no-other-xv] weder Summe 5 noch 10 in Nachbarzellen ohne Buchstaben
}
clue_of_cells = { $kind ->
    [odd] ungerade Ziffern in { PLAIN($cells) }
    [even] gerade Ziffern in { PLAIN($cells) }
    [extra] Zusatzregion { PLAIN($cells) }
    [killer] Killer-Käfig in { PLAIN($cells) }
    [minimum] Minimum-Regel in { PLAIN($cells) }
    [maximum] Maximum-Regel in { PLAIN($cells) }
    [column-indexer] Spalten-Indexer in { PLAIN($cells) }
    [row-indexer] Zeilen-Indexer in { PLAIN($cells) }
   *[circles] Zählkreise in { PLAIN($cells) }
}
clue_of_cells_with_values = { $kind ->
    [killer] Killer-Käfig { $values } in { PLAIN($cells) }
    [rellik] Rellik-Käfig { $values } in { PLAIN($cells) }
    [look-and-say] Look-and-Say-Käfig in { PLAIN($cells) }
    [quadruple] Quadrupel-Kreis { PLAIN($values) } in { PLAIN($cells) }
   *[digits] Auswahl aus { $values } in { PLAIN($cells) }
}
clue_of_two = { $kind ->
    [difference] weißer Punkt zwischen { $one } und { $other }
    [ratio] schwarzer Punkt zwischen { $one } und { $other }
    [x] X zwischen { $one } und { $other }
    [v] V zwischen { $one } und { $other }
   *[greater] Größer-Kleiner-Zeichen zwischen { $one } und { $other }
}
clue_of_two_with_value = { $kind ->
    [difference] weißer Punkt mit { $value } zwischen { $one } und { $other }
   *[ratio] schwarzer Punkt mit { $value } zwischen { $one } und { $other }
}
clue_of_line = { $kind ->
    [thermo] Thermometer von { $first } bis { $last }
    [slow-thermo] langsames Thermometer von { $first } bis { $last }
    [double-arrow] Doppelpfeil von { $first } bis { $last }
    [whisper] Whisper-Linie von { $first } bis { $last }
    [renban] Renban-Linie von { $first } bis { $last }
    [nabner] Nabner-Linie von { $first } bis { $last }
    [palindrome] Palindrom von { $first } bis { $last }
    [between] Between-Linie von { $first } bis { $last }
    [lockout] Lockout-Linie von { $first } bis { $last }
    [region-sum] Regionssummen-Linie von { $first } bis { $last }
    [zipper] Zipper-Linie von { $first } bis { $last }
    [ten-line] Zehnerlinie von { $first } bis { $last }
    [entropic] entropische Linie von { $first } bis { $last }
   *[modular] modulare Linie von { $first } bis { $last }
}
clue_of_line_with_value = { $kind ->
    [little-killer] Little-Killer-Summe { $value } von { $first } bis { $last }
    [whisper] Whisper-Linie mit Differenz { $value } von { $first } bis { $last }
    [lockout] Lockout-Linie mit Differenz { $value } von { $first } bis { $last }
    [ten-line] Summenlinie { $value } von { $first } bis { $last }
    [modular] modulare Linie { $value } von { $first } bis { $last }
    [lunchbox] Lunchbox { $value } von { $first } bis { $last }
    [hidden-skyscraper] verstecktes Hochhaus { $value } von { $first } bis { $last }
    [full-rank] Full-Rank-Zahl { $value } von { $first } bis { $last }
    [x-sum] X-Summe { $value } von { $first } bis { $last }
    [room] nummerierter Raum { $value } von { $first } bis { $last }
   *[skyscraper] Hochhaus-Zahl { $value } von { $first } bis { $last }
}
clue_of_house = { $kind ->
   *[sandwich] Sandwich-Summe { $value } { CASE($house, form: "in") }
}
clue_with_head = { $kind ->
    [equal-sum] gleiche Summen in { PLAIN($head) } und in { $first } bis { $last }
    [clone] Klon von { PLAIN($head) } in { $first } bis { $last }
   *[arrow] Pfeil von { $first } bis { $last } mit Summe in { PLAIN($head) }
}

## Clues

technique_1601 = Hinweis mit zwei Zellen
    .lesson = Ein Punkt, ein Buchstabe oder ein anderer Hinweis zwischen zwei Zellen lässt eine Ziffer nur zu, wenn die andere Zelle eine dazu passende Ziffer enthalten kann.
technique_1602 = Mögliche Kombinationen
    .lesson = Zu einem Hinweis mit wenigen Zellen passen nur bestimmte Kombinationen von Ziffern. Ein Kandidat, der in keiner davon vorkommt, fällt weg.
    .aliases = Käfig-Kombinationen, Killer-Kombinationen, Summenkombinationen
technique_1603 = Notwendige Ziffer
    .lesson = Kommt eine Ziffer in jeder Kombination eines Hinweises vor, und zwar immer in einer von wenigen Zellen, kann eine Zelle, die diese alle sieht, die Ziffer nicht enthalten.
    .aliases = Pflichtziffer, Erzwungene Ziffer
technique_1604 = Hinweis mit vielen Zellen
    .lesson = Die Zellen einer langen Linie oder eines großen Käfigs schränken einander ein. Ein Kandidat fällt weg, wenn sich mit ihm der Rest des Hinweises nicht füllen lässt.
technique_1605 = Innies und Outies
    .lesson = Die Summe der Ziffern einer Zeile, einer Spalte oder eines Blocks ist bekannt. Zieh die Hinweise ab, deren Summen du kennst. Was übrig bleibt, muss den Rest der Summe ergeben.
    .aliases = 45er-Regel, 45er-Technik
technique_1606 = Innies und Outies mehrerer Häuser
    .lesson = Die Summe der Ziffern mehrerer Zeilen, Spalten oder Blöcke ist bekannt. Zieh die Hinweise ab, deren Summen du kennst. Was übrig bleibt, muss den Rest der Summe ergeben.
    .aliases = 45er-Regel für mehrere Häuser, Mehrfach-45er-Technik
technique_1607 = Law of Leftovers
    .lesson = Haben zwei Gruppen von Häusern die meisten ihrer Zellen gemeinsam, stehen in den Zellen, die nur zur einen Gruppe gehören, dieselben Ziffern wie in denen, die nur zur anderen gehören.
technique_1608 = Hinweis in einem Haus
    .lesson = Ein Haus braucht jede Ziffer. Ein Kandidat eines Hinweises fällt weg, wenn sich mit ihm nicht zugleich der Hinweis und der Rest des Hauses füllen lassen.
technique_1609 = Zwei Hinweise
    .lesson = Zwei Hinweise haben gemeinsame Zellen oder sehen einander. Ein Kandidat fällt weg, wenn sich mit ihm nicht beide erfüllen lassen.
technique_1610 = Notwendige Ziffer zweier Hinweise
    .lesson = Zwingen zwei Hinweise zusammen eine Ziffer immer in eine von wenigen Zellen, kann eine Zelle, die diese alle sieht, die Ziffer nicht enthalten.
technique_1611 = Zwei Hinweise in einem Haus
    .lesson = Zwei Hinweise teilen sich ein Haus, das jede Ziffer braucht. Ein Kandidat fällt weg, wenn sich mit ihm nicht alle drei füllen lassen.
technique_1612 = Drei Hinweise
    .lesson = Ein Hinweis hat mit zwei anderen gemeinsame Zellen. Ein Kandidat fällt weg, wenn sich mit ihm nicht alle drei erfüllen lassen.

technique_1613 = Forcing Net mit Hinweisen
    .lesson = Nimm an, dass ein Kandidat wahr ist, und verfolge, was er in Zellen, Häusern und Hinweisen erzwingt. Wird etwas unmöglich, ist der Kandidat falsch.
technique_1614 = Forcing Net mit Hinweisen und gleichem Ergebnis
    .lesson = Probiere jeden Kandidaten einer Zelle oder jeden Platz einer Ziffer in einem Haus, und verfolge jedes Mal, was er in Zellen, Häusern und Hinweisen erzwingt. Ein Kandidat, der jedes Mal wegfällt, ist falsch.
technique_1615 = Verschachteltes Forcing Net mit Hinweisen
    .lesson = Nimm an, dass ein Kandidat wahr ist, und verfolge, was er in Zellen, Häusern und Hinweisen erzwingt. Kommst du nicht weiter, nimm dasselbe von einem zweiten an. Wird damit etwas unmöglich, ist der zweite falsch, solange der erste wahr ist. Ist am Ende nichts mehr möglich, ist der erste Kandidat falsch.

clue_combinations = { CAP($clue) }: Möglich ist nur { OR($sets) }.
clue_bounds = { CAP($clue) }: In { $cell } steht mindestens { $least } und höchstens { $most }.
clue_cell_left = { CAP($clue) }: In { $cell } passt nur { OR($digits) }.
clue_required = { CAP($clue) }: Die { $digit } steht auf jeden Fall in { OR($cells) }.
clues_required = Diese Bedingungen lassen sich nur dann alle erfüllen, wenn die { $digit } in { OR($cells) } steht: { APART($clues) }.
clues_do_not_fit = Steht die { $digit } in { OR($cells) }, lassen sich diese Bedingungen nicht alle erfüllen: { APART($clues) }.
sum_of_houses = { $count ->
    [one] Die Ziffern { CASE($houses, form: "in") } haben die Summe { $total }.
   *[other] Die Ziffern { CASE($houses, form: "in") } haben zusammen die Summe { $total }.
}
sum_without = Davon abgezogen: { APART($clues) }.
sum_left = Übrig bleibt: { $sum }.
net_written = In { $cell } steht dann die { $digit }. Das schließt { $candidates } aus.
net_place = { CAP(CASE($house, form: "in")) } kann die { $digit } dann nur noch in { $cell } stehen.
net_clue = { CAP($clue) }: Das schließt dann { $candidates } aus.
net_no_candidate = Dann hat { $cell } keinen Kandidaten mehr.
net_no_place = { CAP(CASE($house, form: "in")) } hat die { $digit } dann keinen Platz mehr.
net_no_way = { CAP($clue) }: Dann gibt es dafür keine passenden Ziffern mehr.
clue_part = { $clue } ({ PLAIN($cells) })
derived_sum = { $sum }
equal_groups = dieselben Ziffern in { PLAIN($one) } wie in { PLAIN($other) }
leftovers_same = { CAP(CASE($one, form: "in")) } liegen bis auf { $here } dieselben Zellen wie { CASE($other, form: "in") } bis auf { $there }. Also stehen in { $here } dieselben Ziffern wie in { $there }.

## Full House

technique_0000 = Full House
    .lesson = Ist in einer Zeile, einer Spalte oder einem Block nur noch eine Zelle leer, gehört dort die fehlende Ziffer hin.
    .aliases = Letzte Zahl, Letztes Feld, Letzte Ziffer

full_house_cell = { $cell } ist die einzige leere Zelle { CASE($house, form: "in") }.
full_house_digit = Dort fehlt nur noch die { $digit }.

## Hidden Single

technique_0002 = Versteckter Einer
    .lesson = Hat eine Ziffer in einer Zeile, einer Spalte oder einem Block nur noch einen Platz, gehört sie dorthin, egal welche Kandidaten die Zelle sonst noch hat.
    .aliases = Versteckter Single, Einziger Platz, Hidden Single

hidden_single_where = Wo kann die { $digit } { CASE($house, form: "in") } stehen?
hidden_single_seen = Wegen der { $digit } in { $cells } fallen für die { $digit } andere Zellen { CASE($house, form: "in") } weg.
hidden_single_ruled_out = Die { $digit } ist in { $cells } schon ausgeschlossen.
hidden_single_left = Für die { $digit } bleibt nur { $cell }.

## Naked Single

technique_0003 = Nackter Einer
    .lesson = Hat eine Zelle nur noch einen Kandidaten, gehört diese Ziffer hinein.
    .aliases = Nackter Single, Einziger Kandidat, Offener Einer, Naked Single

naked_single_sees = { $cell } sieht { $digits }.
naked_single_ruled_out = { $count ->
    [one] { $digits } ist in { $cell } schon ausgeschlossen.
   *[other] { $digits } sind in { $cell } schon ausgeschlossen.
}
naked_single_left = Für { $cell } bleibt nur die { $digit }.

## Locked candidates

technique_0100 = Gesperrte Kandidaten Typ 1 (Pointing)
    .lesson = Liegen alle Plätze einer Ziffer in einem Block in derselben Zeile oder Spalte, kann die Ziffer in dieser Zeile oder Spalte sonst nirgends stehen.
    .aliases = Block-Zeile-Interaktion, Reihe-Block-Check, Überschneidung, Zeigendes Paar
technique_0101 = Gesperrte Kandidaten Typ 2 (Claiming)
    .lesson = Liegen alle Plätze einer Ziffer in einer Zeile oder Spalte im selben Block, kann die Ziffer in diesem Block sonst nirgends stehen. Allgemein gilt: Sieht eine Zelle alle Plätze einer Ziffer in einem Haus, kann sie diese Ziffer nicht enthalten.
    .aliases = Zeile-Block-Interaktion, Reihe-Block-Check, Block-Reduktion, Überschneidung

locked_places = { CAP(CASE($house, form: "in")) } kann die { $digit } nur in { OR($cells) } stehen.
locked_elsewhere = Alle diese Zellen liegen auch { CASE($house, form: "in") }. Dort steht die { $digit } also in einer von ihnen und sonst nirgends.

locked_seen = Egal, wo die { $digit } { CASE($house, form: "in") } steht: In { $cells } ist sie dann ausgeschlossen.

## Naked subsets

technique_0110 = Gesperrtes Paar
    .lesson = Zwei Zellen im selben Block und in derselben Zeile oder Spalte haben nur dieselben zwei Kandidaten. Sie verbrauchen beide Ziffern, also fallen diese im übrigen Block und in der übrigen Linie weg.
technique_0111 = Gesperrtes Tripel
    .lesson = Drei Zellen im selben Block und in derselben Zeile oder Spalte haben zusammen nur drei Kandidaten. Sie verbrauchen diese Ziffern, also fallen diese im übrigen Block und in der übrigen Linie weg.
technique_0200 = Nacktes Paar
    .lesson = Haben zwei Zellen eines Hauses nur dieselben zwei Kandidaten, verbrauchen sie beide Ziffern. Keine andere Zelle des Hauses kann sie enthalten.
    .aliases = Nackter Zwilling, Offenes Paar, Offener Zwilling
technique_0201 = Nacktes Tripel
    .lesson = Haben drei Zellen eines Hauses zusammen nur drei Kandidaten, verbrauchen sie diese Ziffern. Keine andere Zelle des Hauses kann sie enthalten.
    .aliases = Nackter Drilling, Offenes Tripel, Offener Drilling
technique_0202 = Nacktes Quadrupel
    .lesson = Haben vier Zellen eines Hauses zusammen nur vier Kandidaten, verbrauchen sie diese Ziffern. Keine andere Zelle des Hauses kann sie enthalten.
    .aliases = Nackter Vierling, Offenes Quadrupel

naked_subset_cells = { $cells } haben zusammen nur die Kandidaten { $digits }: { $count } Zellen, { $count } Ziffern.
naked_subset_elsewhere = Diese Zellen verbrauchen { $digits }, also kann keine andere Zelle { OR(CASE($houses, form: "in")) } eine dieser Ziffern enthalten.

## Hidden subsets

technique_0210 = Verstecktes Paar
    .lesson = Haben zwei Ziffern in einem Haus nur dieselben zwei Plätze, füllen sie diese beiden Zellen. Alle anderen Kandidaten fallen dort weg.
    .aliases = Versteckter Zwilling
technique_0211 = Verstecktes Tripel
    .lesson = Haben drei Ziffern in einem Haus zusammen nur drei Plätze, füllen sie diese Zellen. Alle anderen Kandidaten fallen dort weg.
    .aliases = Versteckter Drilling
technique_0212 = Verstecktes Quadrupel
    .lesson = Haben vier Ziffern in einem Haus zusammen nur vier Plätze, füllen sie diese Zellen. Alle anderen Kandidaten fallen dort weg.
    .aliases = Versteckter Vierling

hidden_subset_places = Für { $digits } bleiben { CASE($houses, form: "in") } nur { $cells }: { $count } Ziffern, { $count } Zellen.
hidden_subset_nothing_else = Diese Ziffern füllen diese Zellen, also passt dort nichts anderes hinein.

## Fish

technique_0300 = X-Wing
    .lesson = Hat eine Ziffer in zwei Zeilen nur in denselben zwei Spalten Platz, steht sie in jeder der beiden Spalten in einer dieser Zeilen. Sonst kann sie in den Spalten nirgends stehen. Zeilen und Spalten lassen sich vertauschen.
technique_0301 = Swordfish
    .lesson = Hat eine Ziffer in drei Zeilen nur in denselben drei Spalten Platz, steht sie in jeder dieser Spalten in einer dieser Zeilen. Sonst kann sie in den Spalten nirgends stehen. Zeilen und Spalten lassen sich vertauschen.
    .aliases = Schwertfisch
technique_0302 = Jellyfish
    .lesson = Hat eine Ziffer in vier Zeilen nur in denselben vier Spalten Platz, steht sie in jeder dieser Spalten in einer dieser Zeilen. Sonst kann sie in den Spalten nirgends stehen. Zeilen und Spalten lassen sich vertauschen.
    .aliases = Qualle
technique_0310 = Finned X-Wing
    .lesson = { -lesson-finned-fish }
    .aliases = X-Wing mit Flosse
technique_0311 = Finned Swordfish
    .lesson = { -lesson-finned-fish }
    .aliases = Schwertfisch mit Flosse
technique_0312 = Finned Jellyfish
    .lesson = { -lesson-finned-fish }
    .aliases = Qualle mit Flosse
technique_0320 = Sashimi X-Wing
    .lesson = { -lesson-sashimi-fish }
technique_0321 = Sashimi Swordfish
    .lesson = { -lesson-sashimi-fish }
technique_0322 = Sashimi Jellyfish
    .lesson = { -lesson-sashimi-fish }
technique_0330 = Franken X-Wing
    .lesson = { -lesson-franken-fish }
technique_0331 = Franken Swordfish
    .lesson = { -lesson-franken-fish }
technique_0332 = Franken Jellyfish
    .lesson = { -lesson-franken-fish }
technique_0340 = Finned Franken X-Wing
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = Finned Franken Swordfish
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = Finned Franken Jellyfish
    .lesson = { -lesson-finned-franken-fish }
technique_0351 = Mutant Swordfish
    .lesson = { -lesson-mutant-fish }
technique_0352 = Mutant Jellyfish
    .lesson = { -lesson-mutant-fish }
technique_0360 = Finned Mutant X-Wing
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = Finned Mutant Swordfish
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = Finned Mutant Jellyfish
    .lesson = { -lesson-finned-mutant-fish }

fish_places = Die Plätze der { $digit } { CASE($base, form: "in") } liegen alle { OR(CASE($cover, form: "in")) }.
fish_uses_up = Die { $digit } steht { CASE($base, form: "in") } je einmal und belegt damit { CASE($cover, form: "art") }. Dort kann sie sonst nirgends stehen.
fish_places_or_fins = Die Plätze der { $digit } { CASE($base, form: "in") } liegen alle { OR(CASE($cover, form: "in")) }, bis auf { $fins }.
fish_without_fins = Fehlt die { $digit } in { $fins }, dann belegt sie { CASE($base, form: "in") } genau { CASE($cover, form: "art") } und kann dort sonst nirgends stehen.
fish_with_fin = Steht die { $digit } in { OR($fins) }, ist sie in { $cells } ausgeschlossen, denn diese Zellen sehen einander.

## Two strong links of one digit

technique_0400 = Skyscraper
    .lesson = { -lesson-strong-links }
    .aliases = Wolkenkratzer
technique_0401 = 2-String Kite
    .lesson = { -lesson-strong-links }
    .aliases = Drachen
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
technique_0404 = Doppelter 2-String Kite
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = Empty Rectangle
    .lesson = { -lesson-empty-rectangle }
    .aliases = Leeres Rechteck
technique_0405 = Doppeltes Empty Rectangle
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CAP(CASE($house, form: "in")) } kann die { $digit } nur in { OR($cells) } stehen, also in einer Zeile und einer Spalte.
empty_rectangle_rest = In diesem Fall muss die { $digit } { CASE($house, form: "in") } in { OR($rest) } stehen. Auch das schließt sie in { $cells } aus.

## Colours

technique_0500 = Simple Colours Trap
    .lesson = Hat eine Ziffer in einem Haus nur zwei Plätze, färbe sie abwechselnd in zwei Farben. Alle Zellen einer der Farben enthalten die Ziffer. Eine Zelle, die beide Farben sieht, kann sie also nicht enthalten.
    .aliases = Einfache Färbung, Einfärben
technique_0501 = Simple Colours Wrap
    .lesson = Hat eine Ziffer in einem Haus nur zwei Plätze, färbe sie abwechselnd in zwei Farben. Sehen zwei Zellen derselben Farbe einander, kann keine Zelle dieser Farbe die Ziffer enthalten.
    .aliases = Einfache Färbung, Einfärben
technique_0502 = Multi Colours 1
    .lesson = Färbe zwei getrennte Gruppen verbundener Plätze einer Ziffer. Sieht eine Farbe der einen Gruppe eine Farbe der anderen, können nicht beide die Ziffer enthalten. Also enthält sie mindestens eine der beiden Gegenfarben, und eine Zelle, die beide Gegenfarben sieht, kann sie nicht enthalten.
    .aliases = Mehrfachfärbung
technique_0503 = Multi Colours 2
    .lesson = Färbe zwei getrennte Gruppen verbundener Plätze einer Ziffer. Eine Farbe der zweiten Gruppe enthält die Ziffer. Sieht eine Farbe der ersten Gruppe beide, kann keine ihrer Zellen die Ziffer enthalten.
    .aliases = Mehrfachfärbung
technique_0504 = 3D Medusa
    .lesson = Färbe nicht nur Zellen, sondern Kandidaten. Hat eine Zelle zwei Kandidaten oder eine Ziffer in einem Haus zwei Plätze, gib den beiden verschiedene Farben und mach von dort aus weiter. Alle Kandidaten einer der Farben sind wahr. Widerspricht sich eine Farbe oder lässt sie für eine Zelle keine Ziffer übrig, ist sie die falsche. Was beide Farben ausschließen, ist falsch.
    .aliases = Medusa-Färbung
technique_0520 = Guardians
    .lesson = Eine ungerade Zahl von Zellen, mindestens fünf, bildet einen Ring: Jede teilt mit der nächsten ein Haus, die letzte mit der ersten. Betrachte eine Ziffer, die in diesen Häusern außerhalb des Rings kaum Plätze hat. Hätte sie gar keine, stünde sie in jeder zweiten Zelle des Rings, und das geht bei einer ungeraden Zahl nicht auf. Also steht sie auf mindestens einem der anderen Plätze. Diese heißen Wächter. Eine Zelle, die alle Wächter sieht, kann sie nicht enthalten.
    .aliases = Wächter, Gebrochener Flügel

colour_links = Hat die { $digit } in einem Haus nur zwei Plätze, steht sie auf einem der beiden.
colour_either = Die { $digit } steht entweder in { $first } oder in { $second }.
colour_trap = Eine Zelle, die beide Farben sieht, kann so oder so keine { $digit } enthalten.
colour_wrap = { $cells } sehen einander, also kann die { $digit } nicht in beiden stehen. Ihre Farbe ist die falsche.
multi_colours_clash = { $first } sieht { $second }, also kann die { $digit } nicht in den Farben beider Zellen stehen.
multi_colours_opposite = Also enthält mindestens eine der Gegenfarben die { $digit }: { $first } oder { $second }. Eine Zelle, die beide Gegenfarben sieht, kann sie nicht enthalten.
multi_colours_wrong = { $one } sehen einander, ebenso { $other }. Eine der beiden anderen Farben enthält die { $digit }, also ist sie in { $cells } ausgeschlossen.
medusa_links = Hat eine Zelle nur zwei Kandidaten oder eine Ziffer in einem Haus nur zwei Plätze, ist einer der beiden wahr.
medusa_colours = Entweder sind alle Kandidaten der ersten Farbe wahr ({ APART($first) }) oder alle der zweiten ({ APART($second) }).
medusa_trap = Welche Farbe auch die richtige ist: Ein Kandidat, den beide Farben ausschließen, ist falsch.
medusa_clash = { $candidates } haben die erste Farbe, können aber nicht beide wahr sein. Die erste Farbe ist also die falsche.
medusa_empties = Die erste Farbe ließe für { $cell } keine Ziffer übrig, also ist sie die falsche.
guardian_ring = { $cells } bilden einen Ring aus { $count } Zellen: Jede teilt mit der nächsten ein Haus, die letzte mit der ersten.
guardian_places = { CAP(CASE($houses, form: "in")) } liegen benachbarte Zellen des Rings. Dort kann die { $digit } nur in diesen Zellen oder in { OR($guardians) } stehen.
guardian_odd = Stünde die { $digit } nur im Ring, dann in jeder zweiten Zelle. Mit { $count } Zellen, einer ungeraden Zahl, geht das rundherum nicht auf.
digit_in_cells = { $digit } in { $cells }

## Unique rectangles

technique_0600 = Unique Rectangle Typ 1
    .lesson = { -lesson-unique-rectangle }
    .aliases = Eindeutiges Rechteck, Einzigartiges Rechteck
technique_0601 = Unique Rectangle Typ 2
    .lesson = { -lesson-unique-rectangle }
    .aliases = Eindeutiges Rechteck, Einzigartiges Rechteck
technique_0602 = Unique Rectangle Typ 3
    .lesson = { -lesson-unique-rectangle }
    .aliases = Eindeutiges Rechteck, Einzigartiges Rechteck
technique_0603 = Unique Rectangle Typ 4
    .lesson = { -lesson-unique-rectangle }
    .aliases = Eindeutiges Rechteck, Einzigartiges Rechteck
technique_0604 = Unique Rectangle Typ 5
    .lesson = { -lesson-unique-rectangle }
    .aliases = Eindeutiges Rechteck, Einzigartiges Rechteck
technique_0605 = Unique Rectangle Typ 6
    .lesson = { -lesson-unique-rectangle }
    .aliases = Eindeutiges Rechteck, Einzigartiges Rechteck
technique_0606 = Hidden Rectangle
    .lesson = { -lesson-unique-rectangle }
    .aliases = Verstecktes Rechteck

rectangle_deadly = Stünden in { $cells } nur { $digits }, könntest du die beiden Ziffern tauschen und hättest eine zweite Lösung. Dieses Rätsel hat aber nur eine Lösung.
rectangle_corner = In die anderen Zellen passt nichts anderes, also muss in { $cell } eine andere Ziffer stehen.
rectangle_subset = Also steht in mindestens einer der Zellen { $cells } eine andere Ziffer: { OR($extra) }. Diese Zelle und { $subset } verbrauchen zusammen { $digits }.
rectangle_side = Die { $digit } muss in { OR($cells) } stehen, denn { CASE($house, form: "in") } hat sie keinen anderen Platz. Stünde in der anderen Zelle die { OR($others) }, enthielte das ganze Muster nur { $digits }.
rectangle_diagonal = { CAP(CASE($lines, form: "in")) } kann die { $digit } nur in diesen vier Zellen stehen, also füllt sie zwei gegenüberliegende Ecken. Wären das { $cells }, enthielten die vier Zellen nur die beiden Ziffern.
rectangle_tied = Stünde in { $cell } die { $other }, müsste in { $beside } die { $digit } stehen: { CAP(CASE($lines, form: "in")) } hat sie keinen anderen Platz. In { $opposite } passen nur die beiden Ziffern, also enthielten die vier Zellen nichts anderes.

## Avoidable rectangles

technique_0607 = Avoidable Rectangle Typ 1
    .lesson = { -lesson-avoidable-rectangle }
    .aliases = Vermeidbares Rechteck
technique_0608 = Avoidable Rectangle Typ 2
    .lesson = { -lesson-avoidable-rectangle }
    .aliases = Vermeidbares Rechteck

avoidable_deadly = Keine der Zellen { $cells } ist vorgegeben. Stünden dort nur { $digits }, könntest du die beiden Ziffern tauschen und hättest eine zweite Lösung. Dieses Rätsel hat aber nur eine Lösung.
avoidable_corner = Die anderen drei Zellen sind gefüllt, also muss in { $cell } eine andere Ziffer stehen.

## Unique loops

technique_0621 = Unique Loop Typ 1
    .lesson = { -lesson-unique-loop }
    .aliases = Eindeutige Schleife, Einzigartige Schleife
technique_0622 = Unique Loop Typ 2
    .lesson = { -lesson-unique-loop }
    .aliases = Eindeutige Schleife, Einzigartige Schleife
technique_0623 = Unique Loop Typ 3
    .lesson = { -lesson-unique-loop }
    .aliases = Eindeutige Schleife, Einzigartige Schleife
technique_0624 = Unique Loop Typ 4
    .lesson = { -lesson-unique-loop }
    .aliases = Eindeutige Schleife, Einzigartige Schleife

## Extended rectangles

technique_0631 = Extended Rectangle Typ 1
    .lesson = { -lesson-extended-rectangle }
    .aliases = Erweitertes Rechteck
technique_0632 = Extended Rectangle Typ 2
    .lesson = { -lesson-extended-rectangle }
    .aliases = Erweitertes Rechteck
technique_0633 = Extended Rectangle Typ 3
    .lesson = { -lesson-extended-rectangle }
    .aliases = Erweitertes Rechteck
technique_0634 = Extended Rectangle Typ 4
    .lesson = { -lesson-extended-rectangle }
    .aliases = Erweitertes Rechteck

extended_deadly = Stünden in { $cells } nur { $digits }, könntest du dort den Inhalt { CASE($lines, form: "gen") } vertauschen und hättest eine zweite Lösung. Dieses Rätsel hat aber nur eine Lösung.

## Bivalue universal grave

technique_0610 = BUG + 1
    .lesson = Hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze, gäbe es mehrere Lösungen oder keine. Hat nur eine einzige Zelle drei Kandidaten, muss dort der stehen, der in ihrer Zeile, ihrer Spalte und ihrem Block drei Plätze hat. Das setzt voraus, dass das Rätsel genau eine Lösung hat.
technique_0611 = BUG Typ 2
    .lesson = { -lesson-bug-extras }
technique_0612 = BUG Typ 3
    .lesson = { -lesson-bug-extras }
technique_0613 = BUG Typ 4
    .lesson = { -lesson-bug-extras }

bug_cells = Alle leeren Zellen außer { $cells } haben zwei Kandidaten.
bug_three_places = { CAP(CASE($houses, form: "in")) } hat die { $digit } drei Plätze.
bug_two_solutions = Stünde in { $cell } keine { $digit }, hätte jede Ziffer in jedem Haus, in dem sie fehlt, zwei Plätze. Ein solches Rätsel hat mehrere Lösungen oder keine.
bug_one_solution = Dieses Rätsel hat genau eine Lösung, also steht in { $cell } die { $digit }.
bug_extra = Überzählig ist die { $digit } in { $cells }.
bug_without_extras = Ohne die überzähligen Kandidaten hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus, in dem sie fehlt, zwei Plätze. Ein solches Rätsel hat mehrere Lösungen oder keine. Dieses Rätsel hat genau eine Lösung, also ist ein überzähliger Kandidat wahr.
bug_side = Die { $digit } muss in { OR($cells) } stehen, denn { CASE($house, form: "in") } hat sie keinen anderen Platz. Also muss in der anderen Zelle ein überzähliger Kandidat stehen.

## Remote pair

technique_0703 = Remote Pair
    .lesson = Vier oder mehr Zellen haben dieselben zwei Kandidaten, und jede sieht die nächste. Sie enthalten die beiden Ziffern abwechselnd. Eine Zelle, die von jeder Sorte eine sieht, kann also keine der beiden Ziffern enthalten.
    .aliases = Entferntes Paar

remote_pair_cells = In { $cells } passt nur { OR($digits) }, und jede dieser Zellen sieht die nächste.
remote_pair_branches = In { $cells } passt nur { OR($digits) }, und jede dieser Zellen außer der ersten sieht eine vor ihr.
remote_pair_colours = Also füllt eine der beiden Ziffern { $first } und die andere { $second }.
remote_pair_sees_both = Eine Zelle, die von jeder Sorte eine sieht, sieht { $digits } und kann keine der beiden enthalten.

## Wings

technique_0800 = XY-Wing
    .lesson = Eine Zelle mit zwei Kandidaten, der Pivot, sieht zwei andere. Jede davon teilt einen Kandidaten mit dem Pivot, und beide haben dieselbe dritte Ziffer. Was auch im Pivot steht, eine der beiden enthält diese dritte Ziffer. Eine Zelle, die beide sieht, kann sie nicht enthalten.
    .aliases = Y-Flügel, XY-Flügel
technique_0801 = XYZ-Wing
    .lesson = Eine Zelle mit drei Kandidaten, der Pivot, sieht zwei Zellen mit je zweien davon. Eine der Ziffern passt in alle drei Zellen. Was auch im Pivot steht, eine der drei Zellen enthält diese Ziffer. Eine Zelle, die alle drei sieht, kann sie nicht enthalten.
    .aliases = XYZ-Flügel
technique_0802 = WXYZ-Wing
    .lesson = Ein Pivot und drei Zellen, die er sieht, haben zusammen vier Kandidaten. Bei drei dieser Kandidaten sehen alle Plätze einander, also passt jeder von ihnen nur einmal hinein. Sie füllen höchstens drei der vier Zellen, also steht der vierte Kandidat in einer der vier. Eine Zelle, die dort alle seine Plätze sieht, kann ihn nicht enthalten.
    .aliases = WXYZ-Flügel
technique_0803 = W-Wing
    .lesson = Zwei Zellen haben dieselben zwei Kandidaten. Jede sieht ein anderes Ende eines starken Links für eine dieser Ziffern. Also können nicht beide diese Ziffer enthalten, und mindestens eine enthält die andere. Eine Zelle, die beide sieht, kann diese andere Ziffer nicht enthalten.
    .aliases = W-Flügel

wing_pincer = Steht in { $pivot } die { $shared }, dann in { $pincer } die { $digit }.
wxyz_once = { $digits } passen in diese Zellen nur je einmal, denn alle Plätze derselben Ziffer sehen einander. Also bleibt eine Zelle für die { $digit }.
w_wing_cells = In { $cells } passt nur { OR($digits) }.
w_wing_link = Die { $digit } steht in { OR($near) } oder in { OR($far) }: Das sind ihre einzigen Plätze { CASE($house, form: "in") }.
w_wing_other = Wo die { $joined } auch steht: Eine der Zellen { $cells } sieht sie. In dieser steht dann die { $digit }.

## Chains

technique_0701 = X-Kette
    .lesson = Folge einer Ziffer durch Häuser, in denen sie nur zwei Plätze hat. Enthält die erste Zelle der Kette die Ziffer nicht, dann die letzte. Eine Zelle, die beide Enden sieht, kann sie also nicht enthalten.
technique_0702 = XY-Kette
    .lesson = Verbinde Zellen mit zwei Kandidaten so, dass jede die nächste festlegt. Enthält das eine Ende der Kette die Ziffer nicht, dann das andere. Eine Zelle, die beide Enden sieht, kann sie nicht enthalten.
technique_0706 = Continuous Nice Loop
    .lesson = Abwechselnd starke Links und schwache Links schließen sich zu einem Loop. Dann ist genau ein Ende jedes schwachen Links wahr. Ein Kandidat, der beiden Enden eines schwachen Links widerspricht, fällt also weg.
    .aliases = Schleife, Durchgehende Schleife
technique_0707 = Discontinuous Nice Loop
    .lesson = Nimm an, dass ein Kandidat wahr ist, oder dass er falsch ist, und folge abwechselnd starken Links und schwachen Links. Kommst du zurück und ist das Gegenteil bewiesen, war die Annahme falsch.
    .aliases = Schleife, Unterbrochene Schleife
technique_0708 = Alternating Inference Chain
    .lesson = Nimm an, dass ein Kandidat falsch ist, und folge abwechselnd starken Links und schwachen Links bis zu einem, der dann wahr sein muss. Also ist mindestens eines der beiden Enden wahr. Ein Kandidat, der beiden widerspricht, fällt weg.
    .aliases = Alternierende Schlusskette
technique_0709 = Grouped Continuous Nice Loop
    .lesson = Abwechselnd starke Links und schwache Links schließen sich zu einem Loop. { -group } Genau ein Ende jedes schwachen Links ist wahr. Ein Kandidat, der beiden Enden widerspricht, fällt also weg.
technique_0710 = Grouped Discontinuous Nice Loop
    .lesson = Nimm an, dass ein Kandidat wahr ist, oder dass er falsch ist, und folge abwechselnd starken Links und schwachen Links. { -group } Kommst du zurück und ist das Gegenteil bewiesen, war die Annahme falsch.
technique_0711 = Grouped AIC
    .lesson = Nimm an, dass ein Kandidat falsch ist, und folge abwechselnd starken Links und schwachen Links bis zu einem, der dann wahr sein muss. { -group } Mindestens eines der beiden Enden ist wahr. Ein Kandidat, der beiden widerspricht, fällt also weg.
technique_0712 = Continuous Nice Loop mit ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Discontinuous Nice Loop mit ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC mit ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Angenommen, die { $digit } fehlt in { $cells }.
chain_weak_house = Steht die { $digit } in { OR($from) }, fehlt sie in { $to }: { CAP(CASE($house, form: "in")) } kommt sie nur einmal vor.
chain_weak_seen = Steht die { $digit } in { OR($from) }, fehlt sie in { $to }, denn diese Zellen sehen einander.
chain_weak_excluded = Steht die { $digit } in { OR($from) }, fehlt die { $other } in { $to }, denn { OR($reasons) }.
chain_weak_cell = Steht in { $cell } die { $digit }, dann nicht die { $other }.
chain_first_weak_house = Dann fehlt sie in { $to }: { CAP(CASE($house, form: "in")) } kommt die { $digit } nur einmal vor.
chain_first_house = Dann steht sie in { OR($to) }: { CAP(CASE($house, form: "in")) } hat die { $digit } keinen anderen Platz.
chain_first_cell = Dann steht in { $cell } die { $other }: Einen anderen Kandidaten hat die Zelle nicht.
chain_first_set = Dann bleiben für { $set } nur noch { $rest }. Also steht die { $other } in { OR($to) }.
chain_strong_house = Fehlt die { $digit } in { $from }, steht sie in { OR($to) }: { CAP(CASE($house, form: "in")) } hat sie keinen anderen Platz.
chain_strong_cell = Steht in { $cell } nicht die { $digit }, dann die { $other }: Einen anderen Kandidaten hat die Zelle nicht.
chain_strong_set = Fehlt die { $digit } in { $from }, bleiben für { $set } nur noch { $rest }. Also steht die { $other } in { OR($to) }.
chain_proves_start = Das widerspricht der Annahme, also steht die { $digit } in { OR($cells) }.
chain_refutes_start = Der Loop ist wieder bei { $cell } und widerspricht der Annahme, also kann die { $digit } dort nicht stehen.
chain_ends_digit = Also steht die { $digit } an mindestens einem der beiden Enden: in { OR($first) } oder in { OR($last) }. Eine Zelle, die beide Enden sieht, kann sie nicht enthalten.
chain_ends_cell = In { $cell } steht also { OR($digits) }. Keine andere Ziffer passt hinein.
chain_ends_other = Also steht die { $digit } in { OR($first) }, oder die { $other } steht in { OR($last) }, oder beides trifft zu. Was du streichen kannst, ist in beiden Fällen ausgeschlossen.
chain_is_loop = Die beiden Enden können nicht gleichzeitig wahr sein, also ist die Kette ein Loop. Von je zwei Kandidaten darin, die einander ausschließen, ist genau einer wahr.
chain_loop_sets = Jedem ALS im Loop fehlt genau eine der beiden Ziffern, über die der Loop läuft. Also enthält es alle anderen.

## Almost locked sets

technique_0901 = ALS-XZ-Regel
    .lesson = { -als } Kann nur eines von zwei ALS eine Ziffer enthalten, ist das andere festgelegt. Jede andere Ziffer, die beide gemeinsam haben, steht also in einem von ihnen. Sie fällt in jeder Zelle weg, die alle ihre Plätze dort sieht.
    .aliases = Fast gesperrte Mengen
technique_0902 = ALS-XY-Wing
    .lesson = { -als } Das mittlere von drei ALS hat mit jedem der anderen eine Ziffer gemeinsam, und nur eines von zwei ALS kann eine gemeinsame Ziffer enthalten. Also ist eines der äußeren festgelegt. Eine Ziffer, die beide äußeren haben, steht in einem von ihnen. Sie fällt in jeder Zelle weg, die alle ihre Plätze dort sieht.
    .aliases = Fast gesperrte Mengen
technique_0903 = ALS-Kette
    .lesson = { -als } In einer Kette von ALS kann nur eines von zwei benachbarten die gemeinsame Ziffer enthalten. Ist das erste ALS nicht festgelegt, nimmt es dem zweiten diese Ziffer weg. Dann ist das zweite festgelegt, und so weiter. Eine Ziffer, die beide Enden haben, steht also in einem von ihnen.
    .aliases = Fast gesperrte Mengen
technique_0904 = Death Blossom
    .lesson = Jeder Kandidat einer Zelle, des Stiels, kommt auch in einem Almost Locked Set (ALS) vor, einem Blütenblatt. Steht eine Ziffer im Stiel, verliert ihr Blütenblatt diese Ziffer und ist festgelegt. Mindestens ein Blütenblatt ist also immer festgelegt, und eine Ziffer, die alle Blütenblätter haben, steht in einem von ihnen.
    .aliases = Todesblüte
technique_0920 = Aligned Pair Exclusion
    .lesson = Nimm zwei Zellen und nimm an, dass in der ersten einer ihrer Kandidaten steht. Geh dann die Kandidaten der zweiten durch. Manche vertragen sich nicht mit dieser Ziffer. Andere ließen zusammen mit ihr für eine weitere Zelle keine Ziffer übrig oder für ein Almost Locked Set (ALS) zu wenige. Bleibt für die zweite Zelle nichts übrig, kann der Kandidat nicht in der ersten stehen.
    .aliases = Paarausschluss

als_xz_one = Nur eine der beiden Mengen kann die { $digit } enthalten, denn ihre Plätze in der einen sehen ihre Plätze in der anderen.
als_xz_locked = Die andere Menge hat dann nur so viele Ziffern wie Zellen, enthält also alle.
als_xz_two = Jede der Ziffern { $digits } passt nur in eine der beiden Mengen.
als_xz_both_locked = Also fehlt in jeder Menge genau eine dieser Ziffern, und alle ihre anderen Ziffern stehen dort.
als_chain_rule = Jede Menge hat eine Ziffer mehr als Zellen. Fehlt ihr eine Ziffer, enthält sie alle anderen.
als_chain_same = Dieselbe Kette gilt auch für die { $digit }.
pair_empties = Dann passt in { $cell } keine { $digit }: Für { $set } bliebe keine Ziffer übrig.
pair_starves = Dann passt in { $cell } keine { $digit }: Für { $set } gäbe es nur noch { $left }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Sieh dir an, wo sich ein Block und eine Linie schneiden. Nimm diese Zellen, einige weitere der Linie und einige weitere des Blocks. Zusammen müssen sie so viele Kandidaten haben wie Zellen, und die beiden weiteren Gruppen dürfen keinen gemeinsam haben. Dann verbrauchen sie alle diese Ziffern, und im Rest der Linie und des Blocks fallen sie weg.

sue_de_coq_once = { $count ->
    [one] Die Plätze der { $digits } in diesen Zellen liegen alle { CASE($house, form: "in") }, also passt sie dort nur einmal hinein.
   *[other] Die Plätze von { $digits } in diesen Zellen liegen alle { CASE($house, form: "in") }, also passt jede dieser Ziffern dort nur einmal hinein.
}
sue_de_coq_counts = Die letzten beiden Mengen haben keine Ziffer gemeinsam, also enthalten diese { $count } Zellen jede ihrer { $count } Ziffern genau einmal.

## Templates

technique_1201 = Template Set
    .lesson = Ein Template (eine Schablone) einer Ziffer ist eine Möglichkeit, sie in allen Zeilen, Spalten und Blöcken unterzubringen, in denen sie noch fehlt. Gehört eine Zelle zu jedem Template, enthält sie die Ziffer. Du musst nicht alle aufzählen: Probiere die anderen Plätze eines Hauses. Lässt jeder davon irgendein Haus ohne Platz für die Ziffer, bleibt nur diese Zelle.
    .aliases = Schablonen
technique_1202 = Template Delete
    .lesson = Ein Template (eine Schablone) einer Ziffer ist eine Möglichkeit, sie in allen Zeilen, Spalten und Blöcken unterzubringen, in denen sie noch fehlt. Gehört ein Kandidat zu keinem Template, ist er falsch. Du musst nicht alle aufzählen: Nimm an, dass der Kandidat wahr ist, und verfolge nur diese Ziffer. Bleibt für sie in irgendeinem Haus kein Platz, fällt der Kandidat weg.
    .aliases = Schablonen

## Forcing chains and nets

technique_1301 = Forcing Chain mit Widerspruch
    .lesson = Nimm an, dass ein Kandidat wahr ist, und folge den Ketten, die von ihm ausgehen. Bleibt für eine Zelle keine Ziffer oder für eine Ziffer kein Platz in einem Haus, ist der Kandidat falsch.
    .aliases = Erzwungene Kette, Zwangskette, Widerspruch, Versuch und Irrtum
technique_1302 = Forcing Chain mit gleichem Ergebnis
    .lesson = Probiere jeden Kandidaten einer Zelle oder jeden Platz einer Ziffer in einem Haus, und folge jedes Mal den Ketten. Was immer dasselbe ergibt, ist wahr.
    .aliases = Erzwungene Kette, Zwangskette
technique_1303 = Forcing Net mit Widerspruch
    .lesson = Nimm an, dass ein Kandidat wahr ist, und mach mit Einern weiter. Bleibt für eine Zelle keine Ziffer oder für eine Ziffer kein Platz in einem Haus, ist der Kandidat falsch.
    .aliases = Zwangsnetz, Widerspruch
technique_1304 = Forcing Net mit gleichem Ergebnis
    .lesson = Probiere jeden Kandidaten einer Zelle oder jeden Platz einer Ziffer in einem Haus, und mach jedes Mal mit Einern weiter. Was immer dasselbe ergibt, ist wahr.
    .aliases = Zwangsnetz
technique_1305 = Verschachteltes Forcing Net
    .lesson = Nimm an, dass ein Kandidat wahr ist, und verfolge alle Folgen. Kommst du nicht weiter, nimm dasselbe von einem zweiten an. Führt der zweite zu einem Widerspruch, ist er falsch, solange der erste wahr ist. Ist am Ende nichts mehr möglich, ist der erste Kandidat falsch.

forcing_places = Probiere jeden Platz für die { $digit } { CASE($house, form: "in") }.
forcing_candidates = Probiere jede Ziffer, die in { $cell } passt.
forcing_same = Das Ergebnis ist jedes Mal dasselbe.
forced_in_cell = { $count ->
    [0] Dann steht in { $cell } die { $digit }: Einen anderen Kandidaten hat die Zelle nicht.
    [one] Dann steht in { $cell } die { $digit }: { $from } schließt dort { $digits } aus.
   *[other] Dann steht in { $cell } die { $digit }: { $from } schließen dort { $digits } aus.
}
forced_in_house = { $count ->
    [0] Dann steht in { $cell } die { $digit }: { CAP(CASE($house, form: "in")) } hat sie keinen anderen Platz.
    [one] Dann steht in { $cell } die { $digit }: { $from } schließt { CASE($house, form: "in") } die restlichen Plätze aus.
   *[other] Dann steht in { $cell } die { $digit }: { $from } schließen { CASE($house, form: "in") } die restlichen Plätze aus.
}
forced_not = Dann steht in { $cell } keine { $digit }.
then_no_candidate = { $count ->
    [0] Aber dann bleibt für { $cell } keine Ziffer übrig.
    [one] Aber dann bleibt für { $cell } keine Ziffer übrig: { $from } schließt aus, was noch möglich war.
   *[other] Aber dann bleibt für { $cell } keine Ziffer übrig: { $from } schließen aus, was noch möglich war.
}
then_no_place = { $count ->
    [0] Aber dann bleibt { CASE($house, form: "in") } kein Platz für die { $digit }.
    [one] Aber dann bleibt { CASE($house, form: "in") } kein Platz für die { $digit }: { $from } schließt aus, was noch möglich war.
   *[other] Aber dann bleibt { CASE($house, form: "in") } kein Platz für die { $digit }: { $from } schließen aus, was noch möglich war.
}
suppose_also = Angenommen, in { $cell } steht außerdem die { $digit }.
then_not = Also steht in { $cell } keine { $digit }, solange die erste Annahme gilt.

## Tridagon

technique_0930 = Tridagon
    .lesson = Vier Blöcke liegen in zwei waagrechten und zwei senkrechten Bändern. In jedem haben drei Zellen aus verschiedenen Zeilen und Spalten dieselben drei Ziffern als Kandidaten und kaum andere. Verläuft die Schräge der Zellen in genau einem der Blöcke andersherum, können die drei Ziffern nicht alle zwölf Zellen füllen. Also ist mindestens einer der überzähligen Kandidaten dort wahr. Diese heißen Wächter. Ein einziger Wächter lässt sich eintragen. Bei mehreren fällt weg, was sie alle ausschließen.
    .aliases = Thors Hammer

tridagon_cells = Abgesehen von { APART($guardians) } passen in { $cells } nur { $digits }.
tridagon_orders = Angenommen, keiner dieser überzähligen Kandidaten ist wahr. Dann stehen die drei Ziffern { CASE($boxes, form: "in") } in verschiedenen Zeilen und Spalten. Von links nach rechts gelesen, steigen oder fallen sie im Kreis: Auf die größte folgt die kleinste, und umgekehrt.
tridagon_columns = Keine Spalte enthält eine Ziffer zweimal. Also verlaufen die Ziffern { CASE($first, form: "in") } gleich: In beiden steigen sie, oder in beiden fallen sie. Dasselbe gilt { CASE($second, form: "in") }.
tridagon_rows = Auch keine Zeile enthält eine Ziffer zweimal. { CAP(CASE($same, form: "in")) } verläuft die Schräge der Zellen gleich, also verlaufen auch die Ziffern gleich. { CAP(CASE($opposite, form: "in")) } verläuft die Schräge der Zellen entgegengesetzt, also steigen die Ziffern in einem Block und fallen im anderen.
tridagon_guardians = Im Kreis um die vier Blöcke wechselt die Richtung dann genau einmal, und das ist unmöglich. Also ist mindestens einer der überzähligen Kandidaten wahr: { APART($guardians) }.

## Exocet

technique_1501 = Junior Exocet
    .lesson = Zwei Zellen eines Blocks und einer Linie, die Basis, enthalten zwei von drei oder vier Ziffern. Zwei Zielzellen liegen in den anderen Blöcken desselben Bandes. Haben die Ziffern in den Linien, die das Band dort kreuzen, zu wenig Platz, enthalten die Zielzellen dieselben zwei Ziffern wie die Basis. Alle anderen Kandidaten der Zielzellen fallen weg.

exocet_base = In { $cells } stehen zwei der Ziffern { $digits }.
exocet_room = Außerhalb { CASE($boxes, form: "gen") } hat jede dieser Ziffern { CASE($lines, form: "in") } höchstens zweimal Platz.
exocet_inside = Jede dieser Ziffern steht { CASE($lines, form: "in") } je einmal, also mindestens einmal innerhalb { CASE($boxes, form: "gen") }.
exocet_targets = Eine Ziffer aus { $base } kann { CASE($line, form: "in") } und im Block der Basis sonst nirgends stehen, und in { $companions } auch nicht. Für sie bleibt nur { OR($targets) }.
exocet_same = Das gilt für beide Ziffern, also enthalten { $targets } dieselben zwei wie { $base }.
exocet_missing = In { $targets } passt keine { OR($digits) }, also auch nicht in { $base }.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Zwei Zeilen und zwei Spalten kreuzen sich in vier Blöcken. Nimm in jedem Block die zwei anderen Zellen der Zeile und der Spalte, insgesamt sechzehn. Zähle, wie oft jede Ziffer dort höchstens stehen kann. Ist die Summe sechzehn, muss jede Ziffer auch genau so oft dort stehen. Also fallen die Ziffern im Rest dieser Linien und Blöcke weg.
technique_1503 = Multi-Sector Locked Sets
    .lesson = Nimm die leeren Zellen, in denen sich einige Zeilen und einige Spalten kreuzen. Zähle, wie oft jede Ziffer dort höchstens stehen kann: einmal je Zeile oder einmal je Spalte, je nachdem, was weniger ist. Ist die Summe gleich der Zahl der Zellen, muss jede Ziffer auch genau so oft dort stehen. Also fallen die Ziffern im Rest dieser Linien weg.

counted_cells = { $cells } sind { $count } Zellen, brauchen also { $count } Ziffern.
counted_digit = { $count ->
    [1] Dort kann die { $digit } nur { OR(CASE($houses, form: "in")) } stehen, also höchstens einmal.
    [2] Dort kann die { $digit } nur { OR(CASE($houses, form: "in")) } stehen, also höchstens zweimal.
   *[other] Dort kann die { $digit } nur { OR(CASE($houses, form: "in")) } stehen, also höchstens { $count }-mal.
}
counted_sum = Das sind zusammen { $count }, also genau genug. In jedem dieser Häuser steht die dort gezählte Ziffer daher in einer dieser Zellen und sonst nirgends.

## Lessons that several techniques share

-als = Ein Almost Locked Set (ALS) ist eine Gruppe von Zellen eines Hauses, die zusammen einen Kandidaten mehr haben, als es Zellen sind: Fällt eine Ziffer weg, sind die übrigen festgelegt.
-group = Eine Gruppe umfasst alle Plätze einer Ziffer im Schnitt eines Blocks mit einer Linie und wirkt wie ein einzelner Kandidat.
-lesson-finned-fish = Ein Finned Fish ist ein Fisch mit ein paar zusätzlichen Plätzen, den Flossen, die alle im selben Block liegen. Enthält keine Flosse die Ziffer, wirkt der Fisch. Enthält eine Flosse sie, schließt sie die Ziffer in den Zellen aus, die sie sieht. Ein Kandidat, der in beiden Fällen wegfällt, lässt sich streichen.
-lesson-sashimi-fish = Einem Sashimi-Fisch fehlt eine Ecke. Stattdessen hat er zusätzliche Plätze, die Flossen, die alle im selben Block liegen. Enthält keine Flosse die Ziffer, wirkt der Fisch. Enthält eine Flosse sie, schließt sie die Ziffer in den Zellen aus, die sie sieht. Ein Kandidat, der in beiden Fällen wegfällt, lässt sich streichen.
-lesson-franken-fish = Ein Franken-Fisch nutzt neben Zeilen und Spalten auch Blöcke. Jedes Basishaus enthält die Ziffer einmal. Liegen alle Plätze dort in ebenso vielen anderen Häusern, dem Cover, kann die Ziffer in diesen sonst nirgends stehen.
-lesson-finned-franken-fish = Ein Franken-Fisch nutzt neben Zeilen und Spalten auch Blöcke. Zusätzliche Plätze in den Basishäusern sind Flossen. Entweder enthält eine Flosse die Ziffer, oder der Fisch wirkt wie ohne Flossen. Ein Kandidat, den der Fisch streicht, fällt also weg, wenn er alle Flossen sieht.
-lesson-mutant-fish = Ein Mutant Fish mischt Zeilen, Spalten und Blöcke beliebig. Jedes Basishaus enthält die Ziffer einmal. Liegen alle Plätze dort in ebenso vielen anderen Häusern, dem Cover, kann die Ziffer in diesen sonst nirgends stehen.
-lesson-finned-mutant-fish = Ein Mutant Fish mischt Zeilen, Spalten und Blöcke beliebig. Zusätzliche Plätze in den Basishäusern sind Flossen. Entweder enthält eine Flosse die Ziffer, oder der Fisch wirkt wie ohne Flossen. Ein Kandidat, den der Fisch streicht, fällt also weg, wenn er alle Flossen sieht.
-lesson-strong-links = In zwei Häusern hat eine Ziffer je zwei Plätze, und ein Platz im ersten Haus sieht einen Platz im zweiten. Diese beiden können nicht beide die Ziffer enthalten, also steht sie auf mindestens einem der anderen zwei. Eine Zelle, die diese zwei sieht, kann sie nicht enthalten.
-lesson-empty-rectangle = In einem Block liegen die Plätze einer Ziffer in einer Zeile und einer Spalte. Ein Haus, das eine dieser Linien außerhalb des Blocks kreuzt, hat für die Ziffer nur zwei Plätze: einen nahen auf dieser Linie und einen fernen. Enthält der ferne die Ziffer nicht, dann der nahe, und im Block steht sie auf der anderen Linie. Eine Zelle auf dieser anderen Linie, die den fernen Platz sieht, kann die Ziffer also nicht enthalten.
-lesson-unique-rectangle = Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken dürfen nicht nur zwei Ziffern enthalten: Du könntest sie tauschen und hättest eine zweite Lösung. Was dazu führen würde, lässt sich streichen. Das setzt voraus, dass das Rätsel genau eine Lösung hat.
-lesson-avoidable-rectangle = Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, keine davon vorgegeben, dürfen nicht nur zwei Ziffern enthalten: Du könntest sie tauschen und hättest eine zweite Lösung. Also muss in den letzten Ecken etwas anderes stehen. Das setzt voraus, dass das Rätsel genau eine Lösung hat.
-lesson-unique-loop = Sechs oder mehr Zellen bilden einen Loop: Jede teilt ein Haus mit der nächsten, und in jedem ihrer Häuser liegen genau zwei von ihnen. Sie dürfen nicht nur zwei Ziffern enthalten: Du könntest sie tauschen und hättest eine zweite Lösung. Was dazu führen würde, lässt sich streichen. Das setzt voraus, dass das Rätsel genau eine Lösung hat.
-lesson-extended-rectangle = Sechs Zellen liegen in zwei Zeilen und drei Spalten oder in drei Zeilen und zwei Spalten, und in zwei oder drei Blöcken. Sie dürfen nicht nur drei Ziffern enthalten: Du könntest diese zwischen den beiden Zeilen oder den beiden Spalten tauschen und hättest eine zweite Lösung. Was dazu führen würde, lässt sich streichen. Das setzt voraus, dass das Rätsel genau eine Lösung hat.
-lesson-bug-extras = Einige leere Zellen haben überzählige Kandidaten. Ohne sie hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze. Das Rätsel hätte dann mehrere Lösungen oder keine. Also ist einer dieser Kandidaten wahr, und was sie alle ausschließen würde, lässt sich streichen. Das setzt voraus, dass das Rätsel genau eine Lösung hat.
-lesson-als-chain = { -als } Eine Kette kann also über eine seiner Ziffern hinein- und über eine andere hinausführen.

## New game: what a worker reports

new_game_without_givens = { $level }: { $asked } Vorgaben gewünscht. Das Rätsel, das dem am nächsten kommt, hat { $count }.
new_game_not_quite = { $count ->
    [0] Kein genauer Treffer. Dieses Rätsel kommt dem am nächsten: keine Vorgaben.
    [one] Kein genauer Treffer. Dieses Rätsel kommt dem am nächsten: { $count } Vorgabe.
   *[other] Kein genauer Treffer. Dieses Rätsel kommt dem am nächsten: { $count } Vorgaben.
}
new_game_rated = Kein genauer Treffer. Dieses Rätsel kommt dem am nächsten: { $count } Vorgaben, Rating { $rating }.
new_game_missing = Kein genauer Treffer. Dieses Rätsel kommt dem am nächsten: { $count } Vorgaben, Rating { $rating }. Verlangt, aber nicht enthalten: { $missing }.
new_game_unwanted = Kein genauer Treffer. Dieses Rätsel kommt dem am nächsten: { $count } Vorgaben, Rating { $rating }. Ausgeschlossen, aber enthalten: { $unwanted }.
new_game_missing_unwanted = Kein genauer Treffer. Dieses Rätsel kommt dem am nächsten: { $count } Vorgaben, Rating { $rating }. Verlangt, aber nicht enthalten: { $missing }. Ausgeschlossen, aber enthalten: { $unwanted }.
order_at_least = mindestens so schwer wie „{ $technique }“
order_nothing_harder = höchstens so schwer wie „{ $technique }“
order_minutes = etwa { $minutes } min für die meisten
progress_rating = { $what }. Bisher am nächsten: Rating { $rating }, { $givens } Vorgaben …
progress_givens = { $givens ->
    [one] { $what }. Bisher am nächsten: { $givens } Vorgabe (Versuch { $attempt } von { $attempts }) …
   *[other] { $what }. Bisher am nächsten: { $givens } Vorgaben (Versuch { $attempt } von { $attempts }) …
}
progress_attempt = { $what } (Versuch { $attempt } von { $attempts }) …

## Rating: what a worker reports

rating_stopped_at = Angehalten. Das Rating ist mindestens { $rating }.
rating_at_least = Rating: mindestens { $rating } …
rating_explained = Erste Ziffer: { $placement }. Erster Schritt: { $first }. Auf der Skala von Sudoku Explainer liegen die leichtesten Rätsel bei 1.2, versteckte Teilmengen bei etwa 4, Ketten bei 6.5 oder höher und die schwersten bekannten Rätsel bei fast 12.
rating_other_name = SE: { $name }
rating_technique = Technik
rating_times = Anzahl
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = Versteckter Einer
family_direct-pointing = Direktes Pointing
family_direct-claiming = Direktes Claiming
family_direct-hidden-pair = Direktes verstecktes Paar
family_naked-single = Nackter Einer
family_direct-hidden-triplet = Direktes verstecktes Tripel
family_pointing = Pointing
family_claiming = Claiming
family_naked-pair = Nacktes Paar
family_x-wing = X-Wing
family_hidden-pair = Verstecktes Paar
family_naked-triplet = Nacktes Tripel
family_swordfish = Swordfish
family_hidden-triplet = Verstecktes Tripel
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = Unique Rectangle
family_unique-loop = Unique Loop
family_naked-quad = Nacktes Quadrupel
family_jellyfish = Jellyfish
family_hidden-quad = Verstecktes Quadrupel
family_bivalue-universal-grave = BUG
family_aligned-pair-exclusion = Aligned Pair Exclusion
family_bidirectional-x-cycle = Bidirektionaler X-Zyklus
family_bidirectional-y-cycle = Bidirektionaler Y-Zyklus
family_turbot-fish = Turbot Fish
family_forcing-x-chain = Forcing X-Chain
family_bidirectional-cycle = Bidirektionaler Zyklus
family_forcing-chain = Forcing Chain
family_aligned-triplet-exclusion = Aligned Triplet Exclusion
family_nishio-forcing-chains = Forcing Chains nach Nishio
family_cell-forcing-chains = Forcing Chains einer Zelle
family_region-forcing-chains = Forcing Chains eines Hauses
family_dynamic-forcing-chains = Dynamische Forcing Chains
family_dynamic-forcing-chains-plus = Dynamische Forcing Chains (+)
family_dynamic-forcing-chains-plus-forcing-chains = Dynamische Forcing Chains (+ Forcing Chains)
family_dynamic-forcing-chains-plus-multiple-forcing-chains = Dynamische Forcing Chains (+ mehrfache Forcing Chains)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = Dynamische Forcing Chains (+ dynamische Forcing Chains)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = Dynamische Forcing Chains (+ dynamische Forcing Chains (+))

## Faults of puzzles and requests

read_at = Zeile { $line }, Spalte { $column }: { $fault }
read_empty = In diesem Text ist kein Rätsel.
read_too_long = Dieser Text ist zu lang für ein Rätsel: { $characters } Zeichen.
read_several_lines = Gib nur eine Zeile ein.
read_symbol = „{ $symbol }“ ist weder eine Ziffer noch eine Leerstelle ( . 0 * _ ).
read_letter = „{ $symbol }“ ist ein Buchstabe. Dieses Gitter hat die Ziffern 1 bis { $last }.
read_too_large = { $symbol } ist hier zu groß: Es gibt die Ziffern 1 bis { $last }.
read_length = { $found ->
    [one] Das ist { $found } Zelle. Ein klassisches Gitter hat 81, andere Größen haben 16, 36, 144, 256 oder 625.
   *[other] Das sind { $found } Zellen. Ein klassisches Gitter hat 81, andere Größen haben 16, 36, 144, 256 oder 625.
}
read_length_of_board = { $found ->
    [one] Das ist { $found } Zelle. Das Gitter { $board } hat { $cells }.
   *[other] Das sind { $found } Zellen. Das Gitter { $board } hat { $cells }.
}
givens_conflict = Die { $digit } kommt { CASE($house, form: "in") } zweimal vor: { $first } und { $second }.
givens_no_candidate = In { $cell } passt keine Ziffer.
givens_no_place = { CAP(CASE($house, form: "in")) } gibt es keinen Platz für die { $digit }.
recipe_starter = Das eingebaute Rätsel ist immer 9 × 9, Stufe Mittel und ohne Symmetrie.
recipe_givens_reversed = Gib zuerst die kleinere Zahl von Vorgaben ein.
recipe_too_many_givens = Das Gitter { $board } hat nur { $cells } Zellen.
recipe_too_few_givens = Kein Rätsel im Format { $board } hat weniger als { $fewest } Vorgaben.
recipe_symmetry = Kein Rätsel mit dieser Symmetrie hat so viele Vorgaben. Versuche es mit { $below } oder { $above }.
recipe_unrated = Nur 9×9-Rätsel haben ein Rating.
recipe_ratings_reversed = Gib zuerst das niedrigere Rating ein.
recipe_no_such_rating = Ratings gehen von 1.2 bis { $greatest }.
recipe_both = Du kannst „{ $technique }“ nicht zugleich verlangen und ausschließen.
recipe_above_rating = Rätsel mit „{ $technique }“ beginnen bei { $least }. Wähle ein höheres Rating.
recipe_needed_anyway = Du kannst „{ $technique }“ nicht ausschließen: Jedes Rätsel braucht diese Technik für die letzte Zelle.
recipe_nearly_full = Mit { $from } oder mehr Vorgaben braucht ein Rätsel nur „{ $technique }“ und hat das Rating 1.0.
recipe_harder = „{ $technique }“ ist schwerer als „{ $hardest }“, die schwerste Technik, die du erlaubst.
recipe_never_next = Kein Rätsel braucht „{ $technique }“: Eine einfachere Technik genügt immer.
recipe_too_few_for_easiest = „{ $technique }“ allein löst kein Rätsel mit weniger als { $fewest } Vorgaben.
recipe_no_path = Kein Rätsel mit diesen Techniken gefunden. Versuche es noch einmal oder verlange weniger Techniken.
recipe_no_minutes = Kein solches Rätsel gefunden. Versuche es noch einmal oder wähle eine andere Zeit oder Stufe.
recipe_impossible = Zu diesen Optionen passt kein Rätsel.

## What the worker refuses

refused_unreadable = Nonet kann diese Anfrage nicht lesen. Lade die Seite neu.
refused_no_solution = Dieses Rätsel hat keine Lösung. { $why }
refused_not_classic = Nur 9×9-Rätsel lassen sich bewerten.
study_unknown_technique = Diese Technik gibt es nicht.
study_no_position = Nonet hat keine Stellung für „{ $technique }“ gefunden.
refused_not_unique = Nur ein Rätsel mit genau einer Lösung lässt sich bewerten.
