# Nonet in Italian: hints and lessons, and what only a worker reports.
#
# Glossary: row riga, column colonna, box riquadro, house unità, cell cella, digit cifra,
# candidate candidato, note nota, given cifra data, sees vede, peer cella collegata,
# single singolo, subset gruppo, strong link legame forte, weak link legame debole,
# chain catena, loop anello, puzzle schema, board griglia, rating valutazione, hint aiuto,
# slip svista, checkpoint punto di ritorno, workbench banco di lavoro, lesson lezione,
# practice esercizi, seed seme, pattern figura

## Parts of sentences

houses_of_kind = { $kind ->
    [row] { $count ->
        [one] { $case ->
            [in] nella riga { $numbers }
            [di] della riga { $numbers }
            [il] la riga { $numbers }
           *[other] riga { $numbers }
        }
       *[other] { $case ->
            [in] nelle righe { $numbers }
            [di] delle righe { $numbers }
            [il] le righe { $numbers }
           *[other] righe { $numbers }
        }
    }
    [column] { $count ->
        [one] { $case ->
            [in] nella colonna { $numbers }
            [di] della colonna { $numbers }
            [il] la colonna { $numbers }
           *[other] colonna { $numbers }
        }
       *[other] { $case ->
            [in] nelle colonne { $numbers }
            [di] delle colonne { $numbers }
            [il] le colonne { $numbers }
           *[other] colonne { $numbers }
        }
    }
    [box] { $count ->
        [one] { $case ->
            [in] nel riquadro { $numbers }
            [di] del riquadro { $numbers }
            [il] il riquadro { $numbers }
           *[other] riquadro { $numbers }
        }
       *[other] { $case ->
            [in] nei riquadri { $numbers }
            [di] dei riquadri { $numbers }
            [il] i riquadri { $numbers }
           *[other] riquadri { $numbers }
        }
    }
   *[diagonal] { $count ->
        [one] { $case ->
            [in] nella diagonale { $numbers }
            [di] della diagonale { $numbers }
            [il] la diagonale { $numbers }
           *[other] diagonale { $numbers }
        }
       *[other] { $case ->
            [in] nelle diagonali { $numbers }
            [di] delle diagonali { $numbers }
            [il] le diagonali { $numbers }
           *[other] diagonali { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = Guarda { CASE($house, form: "il") }.
look_at_digits = Dove possono andare { $digits }?
look_for_removal = Puoi escludere un candidato { CASE($house, form: "in") }.
look_for_placement = Puoi inserire una cifra { CASE($house, form: "in") }.

## Answers to a learner's questions

simpler_easiest = No. { $technique } è la tecnica più facile.
simpler_none = { $count ->
    [one] No. Nonet ha provato l’unica tecnica più facile, { $first }. Qui non si applica.
   *[other] No. Nonet ha provato tutte le { $count } tecniche più facili, da { $first } a { $last }. Qui nessuna si applica.
}
simpler_found = Sì: { $technique } è più facile, e qui si applica.
why_step = { $technique } mostra che { $cell } non può essere { $digit }.
why_path = { $count } passi insieme mostrano che { $cell } non può essere { $digit }: { $techniques }.
why_unknown = Nonet non trova una ragione breve contro { $digit } in { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Termini
words_house = unità
words_peer = vede, vedono
words_candidate = candidato, candidati
words_strong_link = legame forte, legami forti
words_weak_link = legame debole, legami deboli
words_chain = catena, catene
words_uniqueness = una sola soluzione, due soluzioni, seconda soluzione

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] Con cornice: { PLAIN($what) }.
    [dashed_frame] Con cornice tratteggiata: { PLAIN($what) }.
    [first_set] Primo gruppo: { PLAIN($what) }.
    [second_set] Secondo gruppo: { PLAIN($what) }.
    [ring] Con anello: { PLAIN($what) }.
    [disc] In dischi: { PLAIN($what) }.
    [diamond] In rombi: { PLAIN($what) }.
   *[square] In quadrati: { PLAIN($what) }.
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit } in { $cells }
legend_sample = { $sample ->
    [base] Righe, colonne, riquadri o diagonali della figura
    [cover] Righe, colonne, riquadri o diagonali che essa libera
    [kept] Candidati della figura
    [fin] Pinne: candidati in più
    [on] Vero in un caso
    [off] Falso in quel caso
    [first_set] Primo gruppo
    [second_set] Secondo gruppo
    [links] Linea continua: se un estremo è falso, l’altro è vero. Tratteggiata: se uno è vero, l’altro è falso.
   *[focus] Ciò che esclude candidati
}
drawn_strong_links = Frecce continue: se un estremo è falso, l’altro è vero.
drawn_weak_links = Frecce tratteggiate: se un estremo è vero, l’altro è falso.

## The last sentence of a proof: what the step does

outcome_placed = Quindi { $cell } è { $digit }.
outcome_removed = Quindi { $digit } si può togliere da { $cells }.
outcome_removed_several = Quindi si possono togliere questi candidati: { PLAIN($candidates) }.
digit_from_cells = { $digit } da { $cells }

## Sentences that several techniques share

set_holds = { $cells } possono contenere solo { $digits }.
cell_holds_one_of = { $cell } può essere solo { OR($digits) }.
suppose = Supponi che { $cell } sia { $digit }.

## Full House

technique_0000 = Ultima cella
    .lesson = Quando in una riga, colonna o riquadro resta una sola cella vuota, lì va la cifra mancante.

full_house_cell = { $cell } è l’unica cella vuota { CASE($house, form: "di") }.
full_house_digit = L’unica cifra che lì manca è { $digit }.

## Hidden Single

technique_0002 = Singolo nascosto
    .lesson = Quando a una cifra resta un solo posto in una riga, colonna o riquadro, va lì, qualunque altra cosa potrebbe stare in quella cella.

hidden_single_where = Dove può andare { $digit } { CASE($house, form: "in") }?
hidden_single_seen = { $count ->
    [one] Il { $digit } in { $cells } esclude altre celle { CASE($house, form: "di") }.
   *[other] I { $digit } in { $cells } escludono altre celle { CASE($house, form: "di") }.
}
hidden_single_left = Per { $digit } resta solo { $cell }.

## Naked Single

technique_0003 = Singolo nudo
    .lesson = Quando a una cella resta un solo candidato, lì va quella cifra.

naked_single_sees = { $cell } vede { $digits }.
naked_single_ruled_out = { $count ->
    [one] { $digits } è già stato escluso in { $cell }.
   *[other] { $digits } sono già stati esclusi in { $cell }.
}
naked_single_left = Per { $cell } resta solo { $digit }.

## Locked candidates

technique_0100 = Candidati bloccati tipo 1 (puntamento)
    .lesson = Quando tutti i posti di una cifra in un riquadro stanno in una riga o colonna, quella riga o colonna non ha la cifra altrove.
technique_0101 = Candidati bloccati tipo 2 (rivendicazione)
    .lesson = Quando tutti i posti di una cifra in una riga o colonna stanno in un riquadro, quel riquadro non ha la cifra altrove. Allo stesso modo, una cella che vede tutti i posti di una cifra in un’unità non può contenerla.

locked_places = { CAP(CASE($house, form: "in")) }, { $digit } può andare solo in { OR($cells) }.
locked_elsewhere = Tutte queste celle sono anche { CASE($house, form: "in") }: il { $digit } { CASE($house, form: "di") } è lì e da nessun’altra parte.

locked_seen = Ovunque vada { $digit } { CASE($house, form: "in") }, esclude { $digit } in { OR($cells) }.

## Naked subsets

technique_0110 = Coppia bloccata
    .lesson = Due celle che condividono un riquadro e una linea hanno solo gli stessi due candidati. Usano entrambe le cifre, quindi né il resto del riquadro né il resto della linea può contenerle.
technique_0111 = Tripla bloccata
    .lesson = Tre celle che condividono un riquadro e una linea hanno in tutto solo tre candidati. Usano queste cifre, quindi né il resto del riquadro né il resto della linea può contenerle.
technique_0200 = Coppia nuda
    .lesson = Quando due celle di un’unità hanno solo gli stessi due candidati, usano entrambe le cifre. Nessun’altra cella dell’unità può contenerle.
technique_0201 = Tripla nuda
    .lesson = Quando tre celle di un’unità hanno in tutto solo tre candidati, usano queste cifre. Nessun’altra cella dell’unità può contenerle.
technique_0202 = Quadrupla nuda
    .lesson = Quando quattro celle di un’unità hanno in tutto solo quattro candidati, usano queste cifre. Nessun’altra cella dell’unità può contenerle.

naked_subset_cells = { $cells } hanno in tutto solo { $digits }: { $count } celle, { $count } cifre.
naked_subset_elsewhere = Queste celle usano { $digits }, quindi nessun’altra cella { CASE($houses, form: "di") } può contenere queste cifre.

## Hidden subsets

technique_0210 = Coppia nascosta
    .lesson = Quando due cifre hanno in un’unità solo gli stessi due posti, riempiono queste due celle. Tutti gli altri candidati lì si possono togliere.
technique_0211 = Tripla nascosta
    .lesson = Quando tre cifre hanno in un’unità in tutto solo tre posti, riempiono queste celle. Tutti gli altri candidati lì si possono togliere.
technique_0212 = Quadrupla nascosta
    .lesson = Quando quattro cifre hanno in un’unità in tutto solo quattro posti, riempiono queste celle. Tutti gli altri candidati lì si possono togliere.

hidden_subset_places = { CAP(CASE($houses, form: "in")) }, { $digits } possono andare solo in { $cells }: { $count } cifre, { $count } celle.
hidden_subset_nothing_else = Queste cifre riempiono queste celle, che quindi non possono contenere altro.

## Fish

technique_0300 = X-Wing
    .lesson = Quando due righe hanno una cifra solo nelle stesse due colonne, ciascuna delle due colonne la contiene in una di queste righe. Quindi le colonne non l’hanno altrove. Righe e colonne si possono scambiare.
technique_0301 = Swordfish
    .lesson = Quando tre righe hanno una cifra solo nelle stesse tre colonne, ciascuna di queste colonne la contiene in una di queste righe. Quindi le colonne non l’hanno altrove. Righe e colonne si possono scambiare.
technique_0302 = Jellyfish
    .lesson = Quando quattro righe hanno una cifra solo nelle stesse quattro colonne, ciascuna di queste colonne la contiene in una di queste righe. Quindi le colonne non l’hanno altrove. Righe e colonne si possono scambiare.
technique_0310 = X-Wing con pinne
    .lesson = { -lesson-finned-fish }
technique_0311 = Swordfish con pinne
    .lesson = { -lesson-finned-fish }
technique_0312 = Jellyfish con pinne
    .lesson = { -lesson-finned-fish }
technique_0320 = X-Wing sashimi
    .lesson = { -lesson-sashimi-fish }
technique_0321 = Swordfish sashimi
    .lesson = { -lesson-sashimi-fish }
technique_0322 = Jellyfish sashimi
    .lesson = { -lesson-sashimi-fish }
technique_0330 = X-Wing Franken
    .lesson = { -lesson-franken-fish }
technique_0331 = Swordfish Franken
    .lesson = { -lesson-franken-fish }
technique_0332 = Jellyfish Franken
    .lesson = { -lesson-franken-fish }
technique_0340 = X-Wing Franken con pinne
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = Swordfish Franken con pinne
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = Jellyfish Franken con pinne
    .lesson = { -lesson-finned-franken-fish }

fish_places = { CAP(CASE($base, form: "in")) }, { $digit } può andare solo { CASE($cover, form: "in") }.
fish_uses_up = Ogni unità di base ({ $base }) contiene { $digit } una volta, e insieme occupano { CASE($cover, form: "il") }. Quindi lì non c’è altro { $digit }.
fish_places_or_fins = { CAP(CASE($base, form: "in")) }, { $digit } può andare solo { CASE($cover, form: "in") } o in { OR($fins) }.
fish_without_fins = Se { $digit } non è in { OR($fins) }, allora { CASE($base, form: "il") } occupano insieme { CASE($cover, form: "il") }, che non hanno altro { $digit }.
fish_with_fin = Se { $digit } è in { OR($fins) }, non può essere in { OR($cells) }, perché si vedono.

## Two strong links of one digit

technique_0400 = Grattacielo
    .lesson = { -lesson-strong-links }
technique_0401 = Aquilone a due fili
    .lesson = { -lesson-strong-links }
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
technique_0404 = Doppio aquilone a due fili
    .lesson = { -lesson-strong-links }

strong_links_first = Se { $first } non è { $digit }, lo è { $second }: è l’unico altro posto in un’unità.
strong_links_joint = Allora { $third } non è { $digit }, perché vede { $second }.
strong_links_last = Allora { $last } è { $digit }. Quindi almeno una tra { $first } e { $last } è { $digit }, e una cella che le vede entrambe non lo è.

## Empty rectangle

technique_0402 = Rettangolo vuoto
    .lesson = { -lesson-empty-rectangle }
technique_0405 = Doppio rettangolo vuoto
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CAP(CASE($house, form: "in")) }, { $digit } può andare solo in { OR($cells) }: in una riga e in una colonna.
empty_rectangle_link = Se { $far } è { $digit }, { OR($cells) } non lo è. Se { $far } non è { $digit }, lo è { $near }.
empty_rectangle_line = In quel caso il { $digit } { CASE($house, form: "di") } è in linea con { OR($cells) }, che non può essere { $digit } nemmeno così.
empty_rectangle_rest = In quel caso { $digit } deve stare in { OR($rest) } per essere { CASE($house, form: "in") }. Questo lo esclude anche in { OR($cells) }.

## Colours

technique_0500 = Colori semplici: trappola
    .lesson = Dove una cifra ha solo due posti in un’unità, colorali alternando due colori. Tutte le celle di un colore contengono la cifra. Quindi una cella che vede entrambi i colori non può contenerla.
technique_0501 = Colori semplici: avvolgimento
    .lesson = Dove una cifra ha solo due posti in un’unità, colorali alternando due colori. Se due celle dello stesso colore si vedono, nessuna cella di quel colore può contenere la cifra.
technique_0502 = Colori multipli 1
    .lesson = Colora due gruppi separati di posti collegati di una cifra. Se un colore di un gruppo vede un colore dell’altro, non possono contenerla entrambi. Quindi la contiene almeno uno dei colori opposti, e una cella che li vede entrambi non può.
technique_0503 = Colori multipli 2
    .lesson = Colora due gruppi separati di posti collegati di una cifra. Un colore del secondo gruppo contiene la cifra. Se un colore del primo gruppo li vede entrambi, nessuna delle sue celle può contenerla.

colour_links = Dove { $digit } ha solo due posti in un’unità, è in uno dei due.
colour_either = O { $digit } va in { $first }, o va in { $second }.
colour_trap = Una cella che vede una cella di ciascun colore non può essere { $digit } in nessun caso.
colour_wrap = Alcune tra { $cells } si vedono, quindi non possono essere tutte { $digit }. Il loro colore è quello sbagliato.
multi_colours_clash = Poiché { $first } e { $second } si vedono, { $digit } non può stare in entrambi i loro colori.
multi_colours_opposite = Quindi { $digit } va in { $first }, in { $second } o in entrambi. Una cella che vede i due colori non può essere { $digit }.
multi_colours_wrong = Celle tra { $cells } vedono entrambi gli altri colori, uno dei quali contiene { $digit }. Quindi nessuna tra { $cells } è { $digit }.

## Unique rectangles

technique_0600 = Rettangolo unico tipo 1
    .lesson = { -lesson-unique-rectangle }
technique_0601 = Rettangolo unico tipo 2
    .lesson = { -lesson-unique-rectangle }
technique_0602 = Rettangolo unico tipo 3
    .lesson = { -lesson-unique-rectangle }
technique_0603 = Rettangolo unico tipo 4
    .lesson = { -lesson-unique-rectangle }
technique_0604 = Rettangolo unico tipo 5
    .lesson = { -lesson-unique-rectangle }
technique_0605 = Rettangolo unico tipo 6
    .lesson = { -lesson-unique-rectangle }
technique_0606 = Rettangolo nascosto
    .lesson = { -lesson-unique-rectangle }

rectangle_deadly = Se { $cells } contenessero solo { $digits }, potresti scambiare queste cifre e avere una seconda soluzione. Questo schema ne ha una.
rectangle_corner = Le altre tre celle non possono contenere altro, quindi { $cell } deve essere un’altra cifra.
rectangle_third = Quindi almeno una tra { $cells } è { $digit }.
rectangle_subset = Quindi almeno una tra { $cells } è { OR($extra) }. Quella cella e { $subset } usano insieme { $digits }.
rectangle_side = Una tra { $cells } deve essere { $digit }, che non ha altri posti nella loro unità. Se l’altra fosse { $other }, tutte e quattro conterrebbero solo { $digit } e { $other }.
rectangle_diagonal = Nelle righe o colonne di queste celle, { $digit } non ha altri posti, quindi riempie due angoli opposti. Se fossero { $cells }, le quattro celle conterrebbero solo le due cifre.
rectangle_tied = Se { $cell } fosse { $other }, i due angoli accanto dovrebbero essere { $digit }: la sua riga e la sua colonna non hanno altri posti per { $digit }. Allora le quattro celle conterrebbero solo le due cifre.

## Avoidable rectangles

technique_0607 = Rettangolo evitabile tipo 1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = Rettangolo evitabile tipo 2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = Nessuna tra { $cells } è data. Se contenessero solo { $digits }, potresti scambiare queste cifre e avere una seconda soluzione. Questo schema ne ha una.
avoidable_corner = Le altre tre celle sono piene, quindi { $cell } deve essere un’altra cifra.

## Bivalue universal grave

technique_0610 = Tomba universale bivalore + 1
    .lesson = Se ogni cella vuota avesse due candidati, e ogni cifra due posti in ogni unità, lo schema avrebbe due soluzioni o nessuna. Quando una sola cella ha un terzo candidato, lì va quel candidato. Questo presuppone che lo schema abbia una sola soluzione.

bug_cells = Ogni cella vuota tranne { $cell } ha due candidati.
bug_two_solutions = Se { $cell } non fosse { $digit }, ogni cifra avrebbe due posti in ogni unità in cui manca. Un tale schema ha due soluzioni o nessuna.
bug_one_solution = Questo schema ha una sola soluzione, quindi { $cell } è { $digit }.

## Remote pair

technique_0703 = Coppia remota
    .lesson = Quattro o più celle hanno gli stessi due candidati, e ciascuna vede la successiva. Contengono le due cifre in alternanza, quindi una cella che ne vede una di ogni tipo non può contenerne nessuna.

remote_pair_cells = { $cells } possono essere solo { OR($digits) }, e ciascuna vede la successiva.
remote_pair_colours = Quindi una delle due cifre riempie { $first }, e l’altra riempie { $second }.
remote_pair_sees_both = Una cella che vede una cella di ogni tipo vede { $digits }, quindi non può essere nessuna delle due.

## Wings

technique_0800 = XY-Wing
    .lesson = Una cella con due candidati, il perno, ne vede altre due. Ciascuna di queste condivide un candidato con il perno, ed entrambe hanno la stessa terza cifra. Qualunque cosa contenga il perno, una di loro contiene quella terza cifra. Una cella che le vede entrambe non può contenerla.
technique_0801 = XYZ-Wing
    .lesson = Una cella con tre candidati, il perno, vede due celle con due di essi ciascuna. Tutte e tre possono contenere una delle cifre. Qualunque cosa contenga il perno, una delle tre contiene quella cifra. Una cella che le vede tutte e tre non può contenerla.
technique_0803 = W-Wing
    .lesson = Due celle hanno gli stessi due candidati. Ciascuna vede un estremo di un legame forte di una di queste cifre. Quindi non possono contenerla entrambe, e almeno una contiene l’altra. Una cella che le vede entrambe non può contenere l’altra cifra.

wing_pincer = Se { $pivot } è { $shared }, allora { $pincer } è { $digit }.
wing_end = Quindi almeno una tra { $cells } è { $digit }. Una cella che le vede tutte non lo è.
w_wing_cells = { $cells } possono essere solo { OR($digits) }.
w_wing_link = Una tra { $near } e { $far } è { $digit }: sono i suoi unici posti in un’unità.
w_wing_other = Quella delle due che è { $joined } vede una tra { $cells }, che deve essere { $digit }.

## Chains

technique_0701 = Catena X
    .lesson = Segui una cifra attraverso unità con solo due posti per essa. Se la prima cella della catena non la contiene, la contiene l’ultima. Quindi una cella che vede entrambi gli estremi non può contenerla.
technique_0702 = Catena XY
    .lesson = Collega celle con due candidati, in modo che ciascuna obblighi la successiva. Se il primo estremo non contiene la cifra, la contiene l’ultimo. Una cella che vede entrambi gli estremi non può contenerla.
technique_0706 = Anello continuo
    .lesson = Legami forti e deboli alternati si chiudono in un anello. Allora esattamente un estremo di ogni legame debole è vero. Quindi un candidato in conflitto con entrambi gli estremi di un legame debole si può togliere.
technique_0707 = Anello discontinuo
    .lesson = Supponi che un candidato sia vero, o falso, e segui legami forti e deboli alternati. Se tornano e provano il contrario, l’ipotesi era sbagliata.
technique_0708 = Catena di inferenze alternate
    .lesson = Supponi che un candidato sia falso, e segui legami forti e deboli alternati fino a uno che deve essere vero. Quindi almeno uno dei due estremi è vero. Un candidato in conflitto con entrambi si può togliere.
technique_0709 = Anello continuo con gruppi
    .lesson = Legami forti e deboli alternati si chiudono in un anello. Un gruppo è l’insieme dei posti di una cifra dove si incrociano un riquadro e una linea, e vale come un candidato. Esattamente un estremo di ogni legame debole è vero, quindi un candidato in conflitto con entrambi si può togliere.
technique_0710 = Anello discontinuo con gruppi
    .lesson = Supponi che un candidato sia vero, o falso, e segui legami forti e deboli alternati. Un gruppo è l’insieme dei posti di una cifra dove si incrociano un riquadro e una linea, e vale come un candidato. Se i legami tornano e provano il contrario, l’ipotesi era sbagliata.
technique_0711 = AIC con gruppi
    .lesson = Supponi che un candidato sia falso, e segui legami forti e deboli alternati fino a uno che deve essere vero. Un gruppo è l’insieme dei posti di una cifra dove si incrociano un riquadro e una linea, e vale come un candidato. Almeno uno dei due estremi è vero, quindi un candidato in conflitto con entrambi si può togliere.
technique_0712 = Anello continuo con ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Anello discontinuo con ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC con ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Supponi che { $digit } non sia in { OR($cells) }.
chain_weak_house = Se { $digit } è in { OR($from) }, non è in { OR($to) }: { CASE($house, form: "in") } c’è una volta sola.
chain_weak_seen = Se { $digit } è in { OR($from) }, non è in { OR($to) }, perché si vedono.
chain_weak_cell = Se { $cell } è { $digit }, non è { $other }.
chain_strong_house = Se { $digit } non è in { OR($from) }, è in { OR($to) }: { CASE($house, form: "in") } non ha altri posti.
chain_strong_cell = Se { $cell } non è { $digit }, è { $other }: non ha altri candidati.
chain_strong_set = Se { $digit } non è in { OR($from) }, allora { $set } contengono { $rest }. Quindi { $other } è in { OR($to) }.
chain_proves_start = Questo contraddice l’ipotesi, quindi { $digit } è in { OR($cells) }.
chain_ends_digit = Quindi { $digit } è in { OR($first) } o in { OR($last) }, o in entrambi. Una cella che vede i due estremi non può essere { $digit }.
chain_ends_cell = Quindi { $cell } è { OR($digits) }, e lì non va nessun’altra cifra.
chain_ends_other = Quindi { $digit } è in { OR($first) }, o { $other } è in { OR($last) }, o entrambe le cose. Ciascuna esclude ciò che si può togliere.
chain_is_loop = I due estremi non possono essere entrambi veri, quindi la catena è un anello. Di ogni due suoi candidati che si escludono, esattamente uno è vero.

## Almost locked sets

technique_0901 = ALS: regola XZ
    .lesson = Un gruppo quasi bloccato (ALS) è un insieme di celle di un’unità con un candidato in più delle celle: togli una cifra, e le altre sono bloccate. Se solo uno di due ALS può contenere una cifra, l’altro è bloccato. Quindi ogni altra cifra comune è in uno dei due. Si può togliere da ogni cella che vede tutti i suoi posti lì.
technique_0902 = ALS-XY-Wing
    .lesson = Un gruppo quasi bloccato (ALS) è un insieme di celle di un’unità con un candidato in più delle celle: togli una cifra, e le altre sono bloccate. Il medio di tre ALS condivide una cifra con ciascuno degli altri, e solo un gruppo può contenere una cifra condivisa. Quindi uno dei due esterni è bloccato. Una cifra comune a entrambi è in uno di loro. Si può togliere da ogni cella che vede tutti i suoi posti lì.
technique_0903 = Catena di ALS
    .lesson = Un gruppo quasi bloccato (ALS) è un insieme di celle di un’unità con un candidato in più delle celle: togli una cifra, e le altre sono bloccate. In una catena di ALS, solo uno di due vicini può contenere la cifra condivisa. Se il primo non è bloccato, la toglie al secondo, che allora è bloccato, e così via. Quindi una cifra comune ai due estremi è in uno di loro.
technique_0904 = Death Blossom
    .lesson = Ogni candidato di una cella, lo stelo, è anche in un ALS, un petalo. Se lo stelo prende una cifra, il suo petalo la perde ed è bloccato. Quindi almeno un petalo è sempre bloccato, e una cifra comune a tutti i petali è in uno di loro.

als_xz_one = Solo uno dei due gruppi può contenere { $digit }, perché i suoi posti in uno vedono quelli nell’altro.
als_xz_locked = L’altro gruppo ha allora solo tante cifre quante celle, quindi le contiene tutte.
als_xz_two = Ciascuna tra { $digits } sta in uno solo dei due gruppi.
als_xz_both_locked = Quindi a ciascun gruppo manca esattamente una di queste cifre, e contiene tutte le altre sue.
als_chain_rule = Ogni gruppo ha una cifra in più delle celle. Se gliene manca una, contiene tutte le altre.
als_chain_suppose = Supponi che { OR($digits) } non sia in { OR($cells) }.
als_chain_next = Allora { $digit } è in { OR($first) }, quindi non è in { OR($second) }.
als_chain_end = Allora { OR($digits) } è in { OR($cells) }. Quindi uno dei due estremi lo contiene in ogni caso.
blossom_petal = Se { $stem } è { $digit }, esclude { $digit } in { $cells }. Allora { OR($digits) } deve essere in { OR($cells) }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Guarda dove si incrociano un riquadro e una linea. Prendi queste celle, alcune altre della linea e alcune altre del riquadro. Insieme devono avere tanti candidati quante celle, e i due gruppi aggiunti non devono averne in comune. Allora usano tutte queste cifre, e il resto della linea e del riquadro le perde.

sue_de_coq_counts = Gli ultimi due gruppi non hanno cifre in comune, quindi queste { $count } celle contengono ciascuna delle loro { $count } cifre esattamente una volta.

## Forcing chains and nets

technique_1301 = Catena forzata: contraddizione
    .lesson = Supponi che un candidato sia vero, e segui le catene da lì. Se lasciano una cella senza cifra, o una cifra senza posto in un’unità, il candidato è falso.
technique_1302 = Catena forzata: conferma
    .lesson = Prova ogni candidato di una cella, o ogni posto di una cifra in un’unità, e segui le catene da ciascuno. Ciò che ha ogni volta lo stesso esito è vero.
technique_1303 = Rete forzata: contraddizione
    .lesson = Supponi che un candidato sia vero, e continua con i singoli. Se lasciano una cella senza cifra, o una cifra senza posto in un’unità, il candidato è falso.
technique_1304 = Rete forzata: conferma
    .lesson = Prova ogni candidato di una cella, o ogni posto di una cifra in un’unità, e continua ogni volta con i singoli. Ciò che ha ogni volta lo stesso esito è vero.
technique_1305 = Rete forzata annidata
    .lesson = Supponi un candidato e segui ogni conseguenza. Quando si ferma, supponine un secondo. Se il secondo porta a una contraddizione, è falso finché il primo è vero. Se alla fine non è più possibile nulla, il primo candidato è falso.

forcing_places = Prova ogni posto per { $digit } { CASE($house, form: "in") }.
forcing_candidates = Prova ogni cifra che { $cell } può contenere.
forcing_same = L’esito è ogni volta lo stesso.
forced_in_cell = { $count ->
    [0] Allora { $cell } è { $digit }: non ha altri candidati.
    [one] Allora { $cell } è { $digit }: { $from } esclude lì { $digits }.
   *[other] Allora { $cell } è { $digit }: { $from } escludono lì { $digits }.
}
forced_in_house = { $count ->
    [0] Allora { $cell } è { $digit }: { CASE($house, form: "in") } non ha altri posti.
    [one] Allora { $cell } è { $digit }: { $from } esclude tutti gli altri suoi posti { CASE($house, form: "in") }.
   *[other] Allora { $cell } è { $digit }: { $from } escludono tutti gli altri suoi posti { CASE($house, form: "in") }.
}
forced_not = Allora { $cell } non è { $digit }.
then_no_candidate = Ma allora per { $cell } non resta nessuna cifra.
then_no_place = Ma allora per { $digit } non resta nessun posto { CASE($house, form: "in") }.
nested_no_candidate = Allora { $cell } non è { $digit }: altrimenti i singoli non lasciano cifre per { $stuck }.
nested_no_place = Allora { $cell } non è { $digit }: altrimenti i singoli non lasciano posti per { $lost } { CASE($house, form: "in") }.
nested_end_no_candidate = I singoli che ora seguono non lasciano cifre per { $cell }.
nested_end_no_place = I singoli che ora seguono non lasciano posti per { $digit } { CASE($house, form: "in") }.

## Exocet

technique_1501 = Exocet junior
    .lesson = Due celle di un riquadro e di una linea, la base, contengono due di tre o quattro cifre. Due celle bersaglio stanno negli altri riquadri della stessa banda. Se le cifre hanno troppo poco spazio nelle linee che lì si incrociano, i bersagli contengono le stesse due cifre della base. Tutti gli altri candidati dei bersagli si possono togliere.

exocet_base = { $cells } contengono due tra { $digits }.
exocet_room = { CAP(CASE($lines, form: "in")) }, fuori { CASE($boxes, form: "di") }, ciascuna di queste cifre sta al massimo due volte.
exocet_inside = Ciascuna di queste linee ({ $lines }) richiede ogni cifra, quindi ciascuna di queste cifre è anche una volta dentro { CASE($boxes, form: "il") }.
exocet_targets = Una cifra in { $base } non è altrove { CASE($line, form: "in") } né nel loro riquadro, e { $companions } non possono contenerla. Per essa restano solo { $targets }.
exocet_same = Questo vale per entrambe le cifre, quindi { $targets } contengono le stesse due di { $base }.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Due righe e due colonne si incrociano in quattro riquadri. In ogni riquadro prendi le altre due celle della riga e della colonna, sedici in tutto. Conta quante volte al massimo ogni cifra può stare lì. Se la somma è sedici, le celle le usano tutte. Quindi le cifre si possono togliere dal resto di queste linee e riquadri.
technique_1503 = Gruppi bloccati multisettore
    .lesson = Prendi le celle vuote dove si incrociano alcune righe e alcune colonne. Conta quante volte al massimo ogni cifra può stare lì: una per ogni riga o una per ogni colonna, il minore dei due. Se la somma è il numero delle celle, le celle le usano tutte. Quindi le cifre si possono togliere dal resto di queste linee.

counted_cells = { $cells } sono { $count } celle, quindi servono { $count } cifre.
counted_digit = { $count ->
    [1] Lì { $digit } può andare solo { CASE($houses, form: "in") }, quindi al massimo una volta.
    [2] Lì { $digit } può andare solo { CASE($houses, form: "in") }, quindi al massimo due volte.
    [one] Lì { $digit } può andare solo { CASE($houses, form: "in") }, quindi al massimo { $count } volta.
   *[other] Lì { $digit } può andare solo { CASE($houses, form: "in") }, quindi al massimo { $count } volte.
}
counted_sum = In tutto fanno { $count }, senza margine. Quindi ciascuna di queste unità ha quella cifra in una di queste celle, e da nessun’altra parte.

## Lessons that several techniques share

-lesson-finned-fish = Un pesce con pinne è un pesce tranne alcuni posti in più, le pinne, tutte in un riquadro. Se nessuna pinna contiene la cifra, il pesce funziona. Se la contiene una pinna, questa la esclude nelle celle che vede. Un candidato che cade in entrambi i casi si può togliere.
-lesson-sashimi-fish = A un pesce sashimi manca un angolo e ha invece posti in più, le pinne, tutte in un riquadro. Se nessuna pinna contiene la cifra, il pesce funziona. Se la contiene una pinna, questa la esclude nelle celle che vede. Un candidato che cade in entrambi i casi si può togliere.
-lesson-franken-fish = Un pesce Franken usa anche riquadri oltre a righe e colonne. Ogni unità di base contiene la cifra una volta. Se lì tutti i posti stanno in altrettante unità di copertura, queste non hanno la cifra altrove.
-lesson-finned-franken-fish = Un pesce Franken usa anche riquadri oltre a righe e colonne. I posti in più nelle unità di base sono pinne. O una pinna contiene la cifra o il pesce funziona senza pinne. Quindi un candidato che il pesce toglie si può togliere se vede tutte le pinne.
-lesson-strong-links = Due unità hanno una cifra in due posti ciascuna, e un posto della prima vede un posto della seconda. Questi due non possono contenerla entrambi, quindi la contiene almeno uno degli altri due. Una cella che li vede entrambi non può contenerla.
-lesson-empty-rectangle = In un riquadro i posti di una cifra stanno in una riga e una colonna. Fuori, la cifra ha solo due posti in un’unità che incrocia questa riga o colonna. Qualunque dei due contenga la cifra, la cella dove le linee si incontrano non può.
-lesson-unique-rectangle = Quattro celle in due righe, due colonne e due riquadri non devono contenere solo due cifre: potresti scambiarle e avere una seconda soluzione. Ciò che porterebbe a questo si può togliere. Questo presuppone che lo schema abbia una sola soluzione.
-lesson-avoidable-rectangle = Quattro celle in due righe, due colonne e due riquadri, nessuna data, non devono contenere solo due cifre: potresti scambiarle e avere una seconda soluzione. Quindi gli ultimi angoli devono contenere altro. Questo presuppone che lo schema abbia una sola soluzione.
-lesson-als-chain = Un gruppo quasi bloccato (ALS) è un insieme di celle di un’unità con un candidato in più delle celle. Togli una delle sue cifre, e le celle contengono tutte le altre. Quindi una catena può entrare per una delle sue cifre e uscire per un’altra.

## New game: what a worker reports

new_game_without_givens = { $level } richiede { $asked } cifre date. Lo schema più vicino ne ha { $count }.
new_game_not_quite = Nessuna corrispondenza esatta. Questo è il più vicino: { $count } cifre date.
new_game_rated = Nessuna corrispondenza esatta. Questo è il più vicino: { $count } cifre date, valutazione { $rating }.
new_game_missing = Nessuna corrispondenza esatta. Questo è il più vicino: { $count } cifre date, valutazione { $rating }, senza { $missing }.
new_game_unwanted = Nessuna corrispondenza esatta. Questo è il più vicino: { $count } cifre date, valutazione { $rating }, con { $unwanted }.
new_game_missing_unwanted = Nessuna corrispondenza esatta. Questo è il più vicino: { $count } cifre date, valutazione { $rating }, senza { $missing }, con { $unwanted }.
progress_rating = { $what }. Il migliore finora: valutazione { $rating }, { $givens } cifre date…
progress_givens = { $what }. Il migliore finora: { $givens } cifre date (tentativo { $attempt } di { $attempts })…
progress_attempt = { $what } (tentativo { $attempt } di { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Fermato. La valutazione è almeno { $rating }.
rating_at_least = Valutazione: almeno { $rating }…
rating_hardest = Passo più difficile: { $step }
rating_explained = Primo inserimento: { $placement }. Primo passo: { $first }. Sulla scala di Sudoku Explainer gli schemi più facili valgono 1.2, i gruppi nascosti circa 4, le catene 6.5 o più, e i più difficili noti quasi 12.
rating_other_name = SE: { $name }
rating_technique = Tecnica
rating_times = Volte

## Faults of puzzles and requests

read_at = Riga { $line }, colonna { $column }: { $fault }
read_empty = In questo testo non c’è nessuno schema.
read_too_long = Il testo è troppo lungo per uno schema: { $characters } caratteri.
read_several_lines = Inserisci una sola riga.
read_symbol = «{ $symbol }» non è né una cifra né un vuoto ( . 0 * _ ).
read_letter = «{ $symbol }» è una lettera. Questa griglia ha le cifre da 1 a { $last }.
read_too_large = { $symbol } è troppo grande: le cifre vanno da 1 a { $last }.
read_length = { $found ->
    [one] C’è { $found } cella. Una griglia classica ne ha 81; le altre 16, 36, 144, 256 o 625.
   *[other] Ci sono { $found } celle. Una griglia classica ne ha 81; le altre 16, 36, 144, 256 o 625.
}
read_length_of_board = { $found ->
    [one] C’è { $found } cella. Una griglia { $board } ne ha { $cells }.
   *[other] Ci sono { $found } celle. Una griglia { $board } ne ha { $cells }.
}
givens_conflict = { $digit } compare due volte { CASE($house, form: "in") }: { $first } e { $second }.
givens_no_candidate = In { $cell } non va nessuna cifra.
givens_no_place = Non c’è posto per { $digit } { CASE($house, form: "in") }.
recipe_starter = Lo schema incorporato è sempre 9 × 9, Medio e senza simmetria.
recipe_givens_reversed = Inserisci prima il numero più piccolo di cifre date.
recipe_too_many_givens = Una griglia { $board } ha solo { $cells } celle.
recipe_too_few_givens = Nessuno schema { $board } ha meno di { $fewest } cifre date.
recipe_symmetry = Nessuno schema con questa simmetria ha tante cifre date. Prova { $below } o { $above }.
recipe_unrated = Solo gli schemi 9 × 9 hanno una valutazione.
recipe_ratings_reversed = Inserisci prima la valutazione più bassa.
recipe_no_such_rating = Le valutazioni vanno da 1.2 a { $greatest }.
recipe_both = { $technique } non può essere insieme richiesta ed esclusa.
recipe_above_rating = Gli schemi con { $technique } partono da { $least }. Scegli una valutazione più alta.
recipe_needed_anyway = Non puoi escludere { $technique }: serve a ogni schema per l’ultima cella.
recipe_nearly_full = Con { $from } o più cifre date, uno schema richiede solo { $technique } e vale 1.0.
recipe_impossible = Nessuno schema corrisponde a queste opzioni.

## What the worker refuses

refused_unreadable = Nonet non può leggere questa richiesta. Ricarica la pagina.
refused_no_solution = Questo schema non ha soluzione. { $why }
refused_not_classic = Si possono valutare solo schemi 9 × 9.
study_unknown_technique = Questa tecnica non esiste.
study_no_position = Nonet non ha trovato una posizione per { $technique }.
study_other_board = I percorsi risolutivi esistono solo per schemi classici 9 × 9.
refused_not_unique = Si possono valutare solo schemi con una sola soluzione.
