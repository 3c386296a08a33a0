# Nonet in Italian: hints and lessons, and what only a worker reports.
#
# row riga · column colonna · box riquadro · diagonal diagonale · house unità
# line (row or column) linea · cell cella · digit cifra
# candidate candidato · note nota · given indizio · clue of a variant vincolo · sees vede, peer cella collegata
# digit: la cifra 4 as a subject or object, un 4, il loro 4, ogni altro 4 (il 4 is no good: l’8); bare after essere (r1c1 è 4),
# in lists (4 e 7) and in short reports (4 in r1c1)
# place posto · pattern figura · proof dimostrazione · step passo · move mossa
# single singolo · subset sottoinsieme · pair, triple, quad coppia, tripla, quadrupla
# set insieme · group (of a chain) gruppo · strong, weak link legame forte, debole
# chain catena · end estremo · loop anello · forcing forzato · fin pinna
# puzzle schema · board griglia · game partita · rating valutazione
# hint aiuto (help is guida) · mistake errore · slip svista · slow spot rallentamento
# checkpoint segnalibro · line left variante · workbench officina · lesson lezione
# practice esercizi · solve path percorso risolutivo · seed seme · tag etichetta
# rule out escludere · remove eliminare · strike barrare · highlight evidenziare
# level livello: Facile, Medio, Difficile, Maestro, Estremo
# Fish and wings keep their English names, as Italian sites do.
# $case of a house: none (riga 2), in (nella riga 2), di (della riga 2), il (la riga 2)

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
    [region] { $count ->
        [one] { $case ->
            [in] nella regione { $numbers }
            [di] della regione { $numbers }
            [il] la regione { $numbers }
           *[other] regione { $numbers }
        }
       *[other] { $case ->
            [in] nelle regioni { $numbers }
            [di] delle regioni { $numbers }
            [il] le regioni { $numbers }
           *[other] regioni { $numbers }
        }
    }
    [window] { $count ->
        [one] { $case ->
            [in] nella finestra { $numbers }
            [di] della finestra { $numbers }
            [il] la finestra { $numbers }
           *[other] finestra { $numbers }
        }
       *[other] { $case ->
            [in] nelle finestre { $numbers }
            [di] delle finestre { $numbers }
            [il] le finestre { $numbers }
           *[other] finestre { $numbers }
        }
    }
    [group] { $count ->
        [one] { $case ->
            [in] nel gruppo { $numbers }
            [di] del gruppo { $numbers }
            [il] il gruppo { $numbers }
           *[other] gruppo { $numbers }
        }
       *[other] { $case ->
            [in] nei gruppi { $numbers }
            [di] dei gruppi { $numbers }
            [il] i gruppi { $numbers }
           *[other] gruppi { $numbers }
        }
    }
    [extra] { $count ->
        [one] { $case ->
            [in] nella regione aggiuntiva { $numbers }
            [di] della regione aggiuntiva { $numbers }
            [il] la regione aggiuntiva { $numbers }
           *[other] regione aggiuntiva { $numbers }
        }
       *[other] { $case ->
            [in] nelle regioni aggiuntive { $numbers }
            [di] delle regioni aggiuntive { $numbers }
            [il] le regioni aggiuntive { $numbers }
           *[other] regioni aggiuntive { $numbers }
        }
    }
   *[diagonal] { $count ->
        [one] { $case ->
            [in] sulla diagonale { $numbers }
            [di] della diagonale { $numbers }
            [il] la diagonale { $numbers }
           *[other] diagonale { $numbers }
        }
       *[other] { $case ->
            [in] sulle diagonali { $numbers }
            [di] delle diagonali { $numbers }
            [il] le diagonali { $numbers }
           *[other] diagonali { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = Guarda { CASE($house, form: "il") }.
look_at_digits = Dove può andare la cifra { $digits }?
look_for_removal = { CAP(CASE($house, form: "in")) } puoi eliminare un candidato.
look_for_placement = { CAP(CASE($house, form: "in")) } puoi inserire una cifra.

## Answers to a learner's questions

simpler_easiest = No. «{ $technique }» è la tecnica più facile.
simpler_none = { $count ->
    [one] No. Nonet ha provato l’unica tecnica più facile, «{ $first }». Qui non si applica.
    [2] No. Nonet ha provato entrambe le tecniche più facili, «{ $first }» e «{ $last }». Qui non se ne applica nessuna.
   *[other] No. Nonet ha provato tutte le { $count } tecniche più facili, da «{ $first }» a «{ $last }». Qui non se ne applica nessuna.
}
simpler_found = Sì: «{ $technique }» è più facile e qui si applica.
why_step = «{ $technique }» mostra che { $cell } non può essere { $digit }.
why_path = Servono { $count } passi per mostrare che { $cell } non può essere { $digit }: { $techniques }.
why_unknown = Nonet non trova una ragione semplice per escludere la cifra { $digit } da { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Termini
words_house = unità, Unità
words_peer = vedono, vede
words_candidate = candidati, candidato, Candidati, Candidato
words_strong_link = legami forti, legame forte, Legami forti, Legame forte
words_weak_link = legami deboli, legame debole, deboli, Legami deboli, Legame debole
words_chain = catene, catena, Catene, Catena
words_uniqueness = una sola soluzione, due soluzioni, seconda soluzione

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] Con una cornice: { APART($what) }.
    [dashed_frame] Con una cornice tratteggiata: { APART($what) }.
    [first_set] Primo insieme: { APART($what) }.
    [second_set] Secondo insieme: { APART($what) }.
    [third_set] Terzo insieme: { APART($what) }.
    [ring] Con un cerchio: { APART($what) }.
    [disc] Su un disco: { APART($what) }.
    [diamond] Su un rombo: { APART($what) }.
    [triangle] Su un triangolo: { APART($what) }.
   *[square] Su un quadrato: { APART($what) }.
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit } in { $cells }
legend_sample = { $sample ->
    [base] Unità della figura
    [cover] Unità in cui si elimina
    [kept] Candidati della figura
    [fin] Pinne: candidati in più
    [on] Vero in un caso
    [off] Falso in quel caso
    [second_on] Secondo gruppo: vero in un caso
    [second_off] Secondo gruppo: falso in quel caso
    [first_set] Primo insieme
    [second_set] Secondo insieme
    [third_set] Terzo insieme
    [links] Linea continua: se un estremo è falso, l’altro è vero. Tratteggiata: se uno è vero, l’altro è falso.
    [strong] Linea continua: se un estremo è falso, l’altro è vero.
    [weak] Tratteggiata: se uno è vero, l’altro è falso.
   *[focus] Ciò che esclude candidati
}
drawn_strong_links = Frecce continue: se un estremo è falso, l’altro è vero.
drawn_weak_links = Frecce tratteggiate: se un estremo è vero, l’altro è falso.

## The last sentence of a proof: what the step does

outcome_placed = Quindi { $cell } è { $digit }.
outcome_removed = Quindi si elimina la cifra { $digit } da { $cells }.
outcome_removed_several = Quindi si eliminano questi candidati: { APART($candidates) }.
digit_from_cells = { $digit } da { $cells }

## Sentences that several techniques share

set_holds = Candidati in { $cells }: solo { $digits }.
cell_holds_one_of = { $cell } può essere solo { OR($digits) }.
suppose = Supponiamo che { $cell } sia { $digit }.
at_least_one = Quindi almeno una tra { $cells } è { $digit }. Una cella che le vede tutte non può esserlo.

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] Ogni regione delimitata contiene ogni cifra una volta.
    [diagonal] La diagonale segnata contiene ogni cifra una volta.
    [antidiagonal] La diagonale segnata contiene ogni cifra una volta.
    [diagonals] Ciascuna delle due diagonali contiene ogni cifra una volta.
    [windoku] Ogni finestra incorniciata contiene ogni cifra una volta.
    [disjoint] Le celle che occupano lo stesso posto nei rispettivi riquadri contengono cifre diverse.
    [extra] In una regione aggiuntiva incorniciata nessuna cifra si ripete.
    [anti-knight] Le celle a un salto di cavallo l’una dall’altra contengono cifre diverse.
    [anti-king] Le celle che si toccano, anche solo in un angolo, contengono cifre diverse.
    [non-consecutive] Le celle con un lato in comune non contengono mai cifre consecutive.
    [odd] Un cerchio indica una cifra dispari.
    [even] Un quadrato indica una cifra pari.
    [digits] Le cifre piccole in una cella sono le uniche che può contenere.
    [kropki] Le cifre ai lati di un punto bianco sono consecutive. Di quelle ai lati di un punto nero, una è il doppio dell’altra. Tutti i punti sono indicati.
    [xv] La somma delle cifre ai lati di una X è 10, ai lati di una V è 5. Tutte le X e le V sono indicate.
    [killer] Le cifre di una gabbia sono tutte diverse. La loro somma è il numero della gabbia, se c’è.
    [little-killer] Un numero con una freccia è la somma delle cifre lungo la sua diagonale. Lì le cifre possono ripetersi.
    [thermo] In un termometro le cifre crescono dal bulbo all’estremità.
    [slow-thermo] In un termometro lento, dal bulbo all’estremità, le cifre crescono o restano uguali.
    [arrow] La somma delle cifre lungo una freccia è la cifra nel suo cerchio o il numero nella sua pillola.
    [double-arrow] La somma delle cifre tra due cerchi è uguale alla somma delle cifre nei cerchi.
    [difference] La differenza tra le cifre ai lati di un punto bianco è il suo numero, o 1 se non ne ha.
    [ratio] Delle due cifre ai lati di un punto nero, una è il doppio dell’altra. Se il punto ha un numero, è quello il rapporto.
    [no-other-difference] Non manca nessun punto bianco: celle vicine senza punto non contengono cifre consecutive.
    [no-other-ratio] Non manca nessun punto nero: le cifre di celle vicine senza punto non hanno un rapporto che un punto potrebbe indicare.
    [x] La somma delle cifre ai lati di una X è 10.
    [v] La somma delle cifre ai lati di una V è 5.
    [no-other-xv] Non manca nessuna X o V: le cifre di celle vicine senza lettera non hanno somma 10 né 5.
    [greater] La punta del segno è rivolta verso la cifra minore.
    [minimum] In una cella con le punte rivolte verso l’interno, la cifra è minore di quelle accanto.
    [maximum] In una cella con le punte rivolte verso l’esterno su tutti i lati, la cifra è maggiore di quelle accanto.
    [whisper] Su una linea whisper le cifre vicine differiscono almeno di { $value }.
    [renban] Una linea renban contiene cifre consecutive in qualsiasi ordine, ciascuna una volta.
    [nabner] Su una linea nabner non ci sono due cifre uguali o consecutive, nemmeno lontane tra loro.
    [palindrome] Un palindromo si legge allo stesso modo dalle due estremità.
    [clone] I cloni contengono le stesse cifre negli stessi posti.
    [between] Le cifre su una linea tra due cerchi hanno valori intermedi tra le cifre nei cerchi.
    [lockout] Le cifre in due rombi differiscono almeno di { $value }. Le cifre sulla loro linea non sono comprese tra quelle due né uguali a una di esse.
    [region-sum] Una linea region sum si divide dove entra in un altro riquadro o in un’altra regione. Tutte le sue parti hanno la stessa somma.
    [zipper] Su una linea zipper le coppie di cifre a uguale distanza dal centro hanno tutte la stessa somma. Una cifra al centro è uguale a quella somma.
    [ten-line] Una linea somma si può dividere in parti che danno ciascuna { $value } come somma.
    [entropic] Su una linea entropica, tre cifre vicine sono sempre una bassa, una media e una alta.
    [modular] Su una linea modulare, { $value } cifre vicine danno sempre resti diversi se divise per { $value }.
    [quadruple] Le cifre in un cerchio compaiono tra quelle delle quattro celle intorno.
    [sandwich] Un numero tra due barre è la somma delle cifre tra 1 e { $value } nella sua riga o colonna.
    [x-sum] Un numero su una linguetta è la somma delle prime X cifre che vede. X è la prima di queste.
    [room] Un numero in una stanza è la cifra nella X-esima cella che vede. X è la cifra nella prima.
    [skyscraper] Un numero accanto a un profilo di grattacieli dice quante cifre, viste da lì, superano tutte quelle che le precedono.
    [column-indexer] Una cella con le punte a sinistra e a destra dice in quale colonna della sua riga si trova il numero della propria colonna.
    [row-indexer] Una cella con le punte in alto e in basso dice in quale riga della sua colonna si trova il numero della propria riga.
    [global-entropy] Ogni quadrato di quattro celle contiene almeno una cifra bassa, una media e una alta.
    [anti-taxicab] Due celle non contengono mai la stessa cifra se per andare dall’una all’altra, lungo righe e colonne, servono tanti passi quanti ne indica quella cifra.
    [lunchbox] Le cifre di una gabbia con un numero tra barre sono tutte diverse. Il numero è la somma delle cifre che si trovano tra la più piccola e la più grande.
    [look-and-say] Una gabbia con il segno ×, per esempio 2×7, dice quante volte contiene una cifra.
    [rellik] Le cifre di una gabbia con il segno ≠ sono tutte diverse. Nessuna di esse, da sola o sommata ad altre, dà il numero.
    [equal-sum] Due gabbie con il segno = hanno la stessa somma.
    [hidden-skyscraper] Un numero accanto a due torri è la prima cifra, vista da lì, minore di quella che la precede.
    [full-rank] Lette da entrambe le estremità, tutte le righe e le colonne sono numeri. Un numero in un cerchio dice che posto occupa quello che comincia lì, se si ordinano tutti dal più piccolo.
   *[circles] Una cifra in un cerchio doppio dice in quanti cerchi doppi compare.
}
clue_clash = La cifra { $digit } non va bene qui: { $clue }.
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
cage_sum = Gabbia da { $sum }
clue_selected = { CAP($clue) }.
clue_selected_left = { CAP($clue) }: { $left }.
no_clues = Questa griglia non ha vincoli.
selection_sum = Selezione: { $count } cifre, somma { $sum }
selection_pair = Selezione: somma { $sum }, differenza { $difference }
cage_left = { $count ->
    [one] ancora { $left } in { $count } cella
   *[other] ancora { $left } in { $count } celle
}
cage_combinations = { $count ->
    [0] nessuna combinazione possibile
    [one] { $count } combinazione
   *[other] { $count } combinazioni
}
renban_line = Linea renban
combination_struck = { $digits }: combinazione barrata.
combination_back = { $digits }: combinazione non più barrata.
ask_clues = Esclusi dai vincoli
clues_nothing = Per ora nessun vincolo esclude da solo un candidato.
clues_found = { $count ->
    [one] Un vincolo esclude un candidato: è segnato.
   *[other] { $count } candidati sono esclusi, ciascuno da un solo vincolo: sono segnati.
}
rules_title = Regole
rules_by = di { $author }
rules_usual = Ogni riga, ogni colonna e ogni riquadro contiene ogni cifra una volta.
rules_usual_jigsaw = Ogni riga e ogni colonna contiene ogni cifra una volta.

daily_variant = Variante del giorno
new_surprise = Sorprendimi
kinds_classic = Classico
kinds_more = Altre regole
kinds_need_easy = Un vincolo alla volta
kinds_need_medium = Combinazioni, somme di un’unità
kinds_need_hard = Due vincoli insieme
kinds_need_master = Tre vincoli, catene
kinds_need_extreme = Catene attraverso molti vincoli

rule_reason = { $rule ->
    [house] le celle hanno un’unità in comune
    [extra] le celle sono nella stessa regione aggiuntiva
    [anti-knight] le celle distano un salto di cavallo
    [anti-king] le celle si toccano in un angolo
    [odd] un cerchio indica una cifra dispari
    [even] un quadrato indica una cifra pari
   *[non-consecutive] le celle sono vicine e non possono contenere cifre consecutive
}
# In quotation marks, since names of clues have no article
clue_reason = lo impone il vincolo «{ $clue }»
ruled_out_by_rule = Se la cifra { $digit } è in { OR($from) }, resta esclusa da { $to }: { OR($reasons) }.
sees_by_rule = { $cell } vede { $cells }: { $reason }.
taken_by_rule = { $count ->
    [one] { $from } esclude { $digits } da { $cells }: { $reason }.
   *[other] { $from } escludono { $digits } da { $cells }: { $reason }.
}
never_by_rule = In { $cells } non può stare { OR($digits) }: { $reason }.

## Names of clues, such as “gabbia da 12 in r1c1, r1c2”: without an article

clue_of_board = { $kind ->
    [jigsaw] regioni del jigsaw
    [diagonal] diagonale dall’angolo in alto a sinistra
    [antidiagonal] diagonale dall’angolo in alto a destra
    [windoku] finestre
    [disjoint] gruppi disgiunti
    [anti-knight] regola anti-cavallo
    [anti-king] regola anti-re
    [non-consecutive] divieto di cifre consecutive in celle vicine
    [no-other-difference] divieto di cifre consecutive in celle vicine senza punto
    [no-other-ratio] divieto di rapporti da punto nero in celle vicine senza punto
    [global-entropy] entropia globale
    [anti-taxicab] regola anti-taxicab
   *[no-other-xv] divieto di somma 5 o 10 in celle vicine senza lettera
}
clue_of_cells = { $kind ->
    [odd] cifre dispari in { PLAIN($cells) }
    [even] cifre pari in { PLAIN($cells) }
    [extra] regione aggiuntiva { PLAIN($cells) }
    [killer] gabbia in { PLAIN($cells) }
    [minimum] regola del minimo in { PLAIN($cells) }
    [maximum] regola del massimo in { PLAIN($cells) }
    [column-indexer] indice di colonna in { PLAIN($cells) }
    [row-indexer] indice di riga in { PLAIN($cells) }
   *[circles] cerchi contatori in { PLAIN($cells) }
}
clue_of_cells_with_values = { $kind ->
    [killer] gabbia da { $values } in { PLAIN($cells) }
    [rellik] gabbia rellik { $values } in { PLAIN($cells) }
    [look-and-say] gabbia look-and-say in { PLAIN($cells) }
    [quadruple] quadrupla { PLAIN($values) } in { PLAIN($cells) }
   *[digits] scelta tra { $values } in { PLAIN($cells) }
}
clue_of_two = { $kind ->
    [difference] punto bianco tra { $one } e { $other }
    [ratio] punto nero tra { $one } e { $other }
    [x] X tra { $one } e { $other }
    [v] V tra { $one } e { $other }
   *[greater] segno di maggiore tra { $one } e { $other }
}
clue_of_two_with_value = { $kind ->
    [difference] punto bianco con il numero { $value } tra { $one } e { $other }
   *[ratio] punto nero con il numero { $value } tra { $one } e { $other }
}
clue_of_line = { $kind ->
    [thermo] termometro da { $first } a { $last }
    [slow-thermo] termometro lento da { $first } a { $last }
    [double-arrow] freccia doppia da { $first } a { $last }
    [whisper] linea whisper da { $first } a { $last }
    [renban] linea renban da { $first } a { $last }
    [nabner] linea nabner da { $first } a { $last }
    [palindrome] palindromo da { $first } a { $last }
    [between] linea between da { $first } a { $last }
    [lockout] linea lockout da { $first } a { $last }
    [region-sum] linea region sum da { $first } a { $last }
    [zipper] linea zipper da { $first } a { $last }
    [ten-line] linea somma da { $first } a { $last }
    [entropic] linea entropica da { $first } a { $last }
   *[modular] linea modulare da { $first } a { $last }
}
clue_of_line_with_value = { $kind ->
    [little-killer] somma little killer { $value } da { $first } a { $last }
    [whisper] linea whisper con differenza { $value } da { $first } a { $last }
    [lockout] linea lockout con differenza { $value } da { $first } a { $last }
    [ten-line] linea a somma { $value } da { $first } a { $last }
    [modular] linea modulo { $value } da { $first } a { $last }
    [lunchbox] lunchbox { $value } da { $first } a { $last }
    [hidden-skyscraper] grattacielo nascosto { $value } da { $first } a { $last }
    [full-rank] numero full rank { $value } da { $first } a { $last }
    [x-sum] X-Sum { $value } da { $first } a { $last }
    [room] stanza numerata { $value } da { $first } a { $last }
   *[skyscraper] numero grattacieli { $value } da { $first } a { $last }
}
clue_of_house = { $kind ->
   *[sandwich] somma sandwich { $value } { CASE($house, form: "in") }
}
clue_with_head = { $kind ->
    [equal-sum] somme uguali in { PLAIN($head) } e da { $first } a { $last }
    [clone] clone di { PLAIN($head) } da { $first } a { $last }
   *[arrow] freccia di { PLAIN($head) } da { $first } a { $last }
}

## Clues

technique_1601 = Vincolo tra due celle
    .lesson = Un punto, una lettera o un altro vincolo tra due celle ammette una cifra solo se l’altra cella può contenere una cifra adatta.
technique_1602 = Combinazioni di un vincolo
    .lesson = A un vincolo di poche celle si adattano solo alcune combinazioni di cifre. Si elimina un candidato che non compare in nessuna.
    .aliases = Combinazioni della gabbia, Combinazioni killer
technique_1603 = Cifra obbligata
    .lesson = Se ogni combinazione di un vincolo contiene una cifra, e sempre in una di poche celle, una cella che le vede tutte non può contenere quella cifra.
    .aliases = Cifra obbligatoria, Cifra necessaria
technique_1604 = Vincolo lungo
    .lesson = Le celle di una linea lunga o di una gabbia grande si limitano a vicenda. Si elimina un candidato che non lascia modo di riempire il resto del vincolo.
technique_1605 = Innie e outie
    .lesson = Le cifre di una riga, di una colonna o di un riquadro hanno una somma nota. Togli i vincoli di cui conosci la somma. Ciò che resta deve dare la differenza.
    .aliases = Regola del 45, Metodo del 45
technique_1606 = Innie e outie di più unità
    .lesson = Le cifre di più righe, colonne o riquadri hanno una somma nota. Togli i vincoli di cui conosci la somma. Ciò che resta deve dare la differenza.
    .aliases = Regola del 45 su più unità
technique_1607 = Legge degli avanzi
    .lesson = Se due gruppi di unità hanno in comune la maggior parte delle celle, le celle che appartengono solo al primo contengono le stesse cifre di quelle che appartengono solo al secondo.
technique_1608 = Vincolo in un’unità
    .lesson = Un’unità richiede ogni cifra. Si elimina un candidato di un vincolo se non lascia modo di riempire sia il vincolo sia il resto dell’unità.
technique_1609 = Due vincoli
    .lesson = Due vincoli hanno celle in comune o si vedono. Si elimina un candidato che non lascia modo di riempirli entrambi.
technique_1610 = Cifra obbligata da due vincoli
    .lesson = Se due vincoli insieme mettono sempre una cifra in una di poche celle, una cella che le vede tutte non può contenere quella cifra.
technique_1611 = Due vincoli in un’unità
    .lesson = Due vincoli condividono un’unità, che richiede ogni cifra. Si elimina un candidato se non lascia modo di riempire sia i due vincoli sia l’unità.
technique_1612 = Tre vincoli
    .lesson = Un vincolo ha celle in comune con altri due. Si elimina un candidato che non lascia modo di riempirli tutti e tre.

technique_1613 = Rete forzata con vincoli
    .lesson = Supponi che un candidato sia vero, e segui ciò che impone in celle, unità e vincoli. Se qualcosa diventa impossibile, il candidato è falso.
technique_1614 = Rete forzata con vincoli (verità)
    .lesson = Prova ogni candidato di una cella, o ogni posto di una cifra in un’unità, e segui ciò che impone in celle, unità e vincoli. Un candidato escluso ogni volta è falso.
technique_1615 = Rete forzata annidata con vincoli
    .lesson = Supponi che un candidato sia vero, e segui ciò che impone in celle, unità e vincoli. Quando non impone più nulla, supponine vero un secondo. Se così qualcosa diventa impossibile, il secondo è falso finché il primo è vero. Se alla fine nulla è più possibile, il primo candidato è falso.

clue_combinations = { CAP($clue) }: è possibile solo { OR($sets) }.
clue_bounds = { CAP($clue) }: { $cell } è almeno { $least } e al massimo { $most }.
clue_cell_left = { CAP($clue) }: { $cell } può essere solo { OR($digits) }.
clue_required = { CAP($clue) }: in ogni disposizione possibile la cifra { $digit } sta in { OR($cells) }.
clues_required = Insieme: { APART($clues) }. In ogni disposizione possibile la cifra { $digit } sta in { OR($cells) }.
clues_do_not_fit = Insieme: { APART($clues) }. Con la cifra { $digit } in { OR($cells) } non c’è modo di riempire le altre celle.
sum_of_houses = { $count ->
    [one] La somma delle cifre { CASE($houses, form: "di") } è { $total }.
   *[other] La somma complessiva delle cifre { CASE($houses, form: "di") } è { $total }.
}
sum_without = Da togliere: { APART($clues) }.
sum_left = Resta: { $sum }.
net_written = Allora { $cell } è { $digit }, e questo esclude { $candidates }.
net_place = { CAP(CASE($house, form: "in")) } la cifra { $digit } può allora andare solo in { $cell }.
net_clue = { CAP($clue) }: questo esclude allora { $candidates }.
net_no_candidate = Allora { $cell } non ha più candidati.
net_no_place = { CAP(CASE($house, form: "in")) } la cifra { $digit } allora non ha più posti.
net_no_way = { CAP($clue) }: allora non resta nessuna combinazione di cifre possibile.
clue_part = { $clue } ({ PLAIN($cells) })
derived_sum = { $sum }
equal_groups = cifre uguali in { PLAIN($one) } e in { PLAIN($other) }
leftovers_same = Confrontiamo { CASE($one, form: "il") } con { CASE($other, form: "il") }: tutte le altre celle sono in comune, quindi le cifre in { $here } sono le stesse che in { $there }.

## Full House

technique_0000 = Ultima cella
    .lesson = Quando in una riga, colonna o riquadro resta una sola cella vuota, lì va la cifra mancante.
    .aliases = Casa piena, Ultima cifra, Full house

full_house_cell = { $cell } è l’unica cella vuota { CASE($house, form: "di") }.
full_house_digit = Lì manca solo la cifra { $digit }.

## Hidden Single

technique_0002 = Singolo nascosto
    .lesson = Quando a una cifra resta un solo posto in una riga, colonna o riquadro, va lì, quali che siano gli altri candidati della cella.
    .aliases = Singoletto nascosto, Posizione unica

hidden_single_where = Dove può andare la cifra { $digit } { CASE($house, form: "in") }?
hidden_single_seen = { $count ->
    [one] { $cells } contiene già la cifra { $digit } e la esclude da altre celle { CASE($house, form: "di") }.
   *[other] { $cells } contengono già la cifra { $digit } e la escludono da altre celle { CASE($house, form: "di") }.
}
hidden_single_ruled_out = In { $cells } la cifra { $digit } è già stata esclusa.
hidden_single_left = Per la cifra { $digit } resta solo { $cell }.

## Naked Single

technique_0003 = Singolo nudo
    .lesson = Quando a una cella resta un solo candidato, lì va quella cifra.
    .aliases = Singoletto scoperto, Candidato unico, Singolo ovvio, Singolo evidente

naked_single_sees = { $cell } vede già { $digits }.
naked_single_ruled_out = { $count ->
    [one] In { $cell } la cifra { $digits } è già stata esclusa.
   *[other] In { $cell } le cifre { $digits } sono già state escluse.
}
naked_single_left = Per { $cell } resta solo la cifra { $digit }.

## Locked candidates

technique_0100 = Candidati bloccati tipo 1 (puntamento)
    .lesson = Quando tutti i posti di una cifra in un riquadro stanno in una sola riga o colonna, la cifra non può stare altrove in quella riga o colonna.
    .aliases = Coppia puntante, Tripla puntante, Intersezione
technique_0101 = Candidati bloccati tipo 2 (rivendicazione)
    .lesson = Quando tutti i posti di una cifra in una riga o colonna stanno in un solo riquadro, la cifra non può stare altrove in quel riquadro. Allo stesso modo, una cella che vede tutti i posti di una cifra in un’unità non può contenerla.
    .aliases = Riduzione riquadro/linea, Riduzione blocco/linea, Intersezione

locked_places = { CAP(CASE($house, form: "in")) } la cifra { $digit } può andare solo in { OR($cells) }.
locked_elsewhere = Tutte queste celle sono anche { CASE($house, form: "in") }: lì la cifra { $digit } sta in una di loro e da nessun’altra parte.

locked_seen = Ovunque stia { CASE($house, form: "in") }, la cifra { $digit } esclude ogni altro { $digit } da { $cells }.

## Naked subsets

technique_0110 = Coppia bloccata
    .lesson = Due celle dello stesso riquadro e della stessa linea hanno solo gli stessi due candidati. Si spartiscono le due cifre: né il resto del riquadro né il resto della linea può contenerle.
technique_0111 = Tripla bloccata
    .lesson = Tre celle dello stesso riquadro e della stessa linea hanno in tutto solo tre candidati. Si spartiscono queste cifre: né il resto del riquadro né il resto della linea può contenerle.
technique_0200 = Coppia nuda
    .lesson = Quando due celle di un’unità hanno solo gli stessi due candidati, si spartiscono le due cifre. Nessun’altra cella dell’unità può contenerle.
    .aliases = Gemelli, Coppia evidente
technique_0201 = Tripla nuda
    .lesson = Quando tre celle di un’unità hanno in tutto solo tre candidati, si spartiscono queste cifre. Nessun’altra cella dell’unità può contenerle.
    .aliases = Tris nudo, Tripletta nuda
technique_0202 = Quadrupla nuda
    .lesson = Quando quattro celle di un’unità hanno in tutto solo quattro candidati, si spartiscono queste cifre. Nessun’altra cella dell’unità può contenerle.
    .aliases = Quartetto nudo, Poker nudo

naked_subset_cells = { $cells } hanno in tutto solo i candidati { $digits }: { $count } celle, { $count } cifre.
naked_subset_elsewhere = Queste celle si spartiscono le cifre { $digits }: nessun’altra cella { OR(CASE($houses, form: "di")) } può contenerle.

## Hidden subsets

technique_0210 = Coppia nascosta
    .lesson = Quando due cifre hanno in un’unità solo gli stessi due posti, occupano queste due celle. Da lì si eliminano tutti gli altri candidati.
    .aliases = Gemelli nascosti
technique_0211 = Tripla nascosta
    .lesson = Quando tre cifre hanno in un’unità solo tre posti in tutto, occupano queste celle. Da lì si eliminano tutti gli altri candidati.
    .aliases = Tris nascosto, Tripletta nascosta
technique_0212 = Quadrupla nascosta
    .lesson = Quando quattro cifre hanno in un’unità solo quattro posti in tutto, occupano queste celle. Da lì si eliminano tutti gli altri candidati.
    .aliases = Quartetto nascosto

hidden_subset_places = { CAP(CASE($houses, form: "in")) } le cifre { $digits } possono andare solo in { $cells }: { $count } cifre, { $count } celle.
hidden_subset_nothing_else = Queste cifre occupano queste celle, che non possono contenere altro.

## Fish

technique_0300 = X-Wing
    .lesson = Quando due righe hanno una cifra solo nelle stesse due colonne, ciascuna delle due colonne la contiene in una di queste righe. Quindi le colonne non l’hanno altrove. Righe e colonne si possono scambiare.
    .aliases = Ala X
technique_0301 = Swordfish
    .lesson = Quando tre righe hanno una cifra solo nelle stesse tre colonne, ciascuna di queste colonne la contiene in una di queste righe. Quindi le colonne non l’hanno altrove. Righe e colonne si possono scambiare.
    .aliases = Pesce spada
technique_0302 = Jellyfish
    .lesson = Quando quattro righe hanno una cifra solo nelle stesse quattro colonne, ciascuna di queste colonne la contiene in una di queste righe. Quindi le colonne non l’hanno altrove. Righe e colonne si possono scambiare.
    .aliases = Medusa
technique_0310 = X-Wing con pinne
    .lesson = { -lesson-finned-fish }
    .aliases = Ala X con pinna
technique_0311 = Swordfish con pinne
    .lesson = { -lesson-finned-fish }
    .aliases = Pesce spada con pinne
technique_0312 = Jellyfish con pinne
    .lesson = { -lesson-finned-fish }
    .aliases = Medusa con pinne
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
technique_0351 = Swordfish mutante
    .lesson = { -lesson-mutant-fish }
technique_0352 = Jellyfish mutante
    .lesson = { -lesson-mutant-fish }
technique_0360 = X-Wing mutante con pinne
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = Swordfish mutante con pinne
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = Jellyfish mutante con pinne
    .lesson = { -lesson-finned-mutant-fish }

fish_places = { CAP(CASE($base, form: "in")) } la cifra { $digit } può andare solo { CASE($cover, form: "in") }.
fish_uses_up = { CAP(CASE($base, form: "in")) } la cifra { $digit } compare una volta per unità. Così { CASE($cover, form: "il") } hanno già il loro { $digit } e non ne contengono altri.
fish_places_or_fins = { CAP(CASE($base, form: "in")) } la cifra { $digit } può andare solo { CASE($cover, form: "in") }, oppure in { OR($fins) }.
fish_without_fins = Se la cifra { $digit } manca in { $fins }, allora { CASE($base, form: "in") } va solo { CASE($cover, form: "in") }, dove quindi non ha altri posti.
fish_with_fin = Se la cifra { $digit } è in { OR($fins) }, resta esclusa da { $cells }: queste celle si vedono.

## Two strong links of one digit

technique_0400 = Grattacielo
    .lesson = { -lesson-strong-links }
    .aliases = Skyscraper
technique_0401 = Aquilone a due fili
    .lesson = { -lesson-strong-links }
    .aliases = Aquilone
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
technique_0404 = Doppio aquilone a due fili
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = Rettangolo vuoto
    .lesson = { -lesson-empty-rectangle }
    .aliases = Eliminazione a rettangolo
technique_0405 = Doppio rettangolo vuoto
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CAP(CASE($house, form: "in")) } la cifra { $digit } può andare solo in { OR($cells) }: in una riga e in una colonna.
empty_rectangle_rest = In quel caso la cifra { $digit } { CASE($house, form: "di") } sta per forza in { OR($rest) }. Anche così resta esclusa da { $cells }.

## Colours

technique_0500 = Colorazione semplice (trappola)
    .lesson = Dove una cifra ha solo due posti in un’unità, colorali alternando due colori. Tutte le celle di uno dei colori contengono la cifra. Quindi una cella che vede entrambi i colori non può contenerla.
    .aliases = Colorazione semplice, Colori semplici
technique_0501 = Colorazione semplice (contraddizione)
    .lesson = Dove una cifra ha solo due posti in un’unità, colorali alternando due colori. Se due celle dello stesso colore si vedono, nessuna cella di quel colore può contenere la cifra.
    .aliases = Colorazione semplice, Colori semplici
technique_0502 = Colorazione multipla 1
    .lesson = Colora due gruppi separati di posti collegati di una cifra. Se un colore di un gruppo vede un colore dell’altro, non possono contenere la cifra entrambi. Quindi la contiene almeno uno dei colori opposti, e una cella che li vede entrambi non può contenerla.
    .aliases = Multicolorazione
technique_0503 = Colorazione multipla 2
    .lesson = Colora due gruppi separati di posti collegati di una cifra. Uno dei colori del secondo gruppo contiene la cifra. Se un colore del primo gruppo li vede entrambi, nessuna delle sue celle può contenerla.
    .aliases = Multicolorazione
technique_0504 = Medusa 3D
    .lesson = Colora i candidati, non solo le celle. Se una cella ha due candidati, o una cifra due posti in un’unità, assegna loro due colori diversi e continua da lì. Tutti i candidati di uno dei colori sono veri. Se un colore si contraddice o lascia una cella senza cifra, è quello sbagliato. Ciò che entrambi i colori escludono è falso.
    .aliases = 3D Medusa, Colorazione Medusa
technique_0520 = Guardiani
    .lesson = Un numero dispari di celle, cinque o più, forma un anello: ognuna condivide un’unità con la successiva, e l’ultima con la prima. Guarda una cifra che in queste unità non abbia quasi posti fuori dall’anello. Se non ne avesse nessuno, starebbe in una cella sì e una no dell’anello, e con un numero dispari i conti non tornano. Quindi la cifra è in almeno uno degli altri posti, i guardiani. Una cella che vede tutti i guardiani non può contenerla.
    .aliases = Ala spezzata

colour_links = Dove la cifra { $digit } ha solo due posti in un’unità, occupa uno dei due.
colour_either = La cifra { $digit } va o in { $first }, o in { $second }.
colour_trap = Una cella che vede una cella di ciascun colore non può essere { $digit } in nessuno dei due casi.
colour_wrap = { $cells } si vedono: non possono essere { $digit } entrambe. Il loro colore è quello sbagliato.
multi_colours_clash = { $first } vede { $second }: la cifra { $digit } non può andare in entrambi i loro colori.
multi_colours_opposite = Quindi almeno uno dei colori opposti contiene la cifra { $digit }: quello di { $first } o quello di { $second }. Una cella che li vede entrambi non può essere { $digit }.
multi_colours_wrong = { $one } si vedono, e lo stesso vale per { $other }. Uno degli altri due colori contiene la cifra { $digit }, che resta quindi esclusa da { $cells }.
medusa_links = Dove una cella ha solo due candidati, o una cifra solo due posti in un’unità, uno dei due è vero.
medusa_colours = O è vero tutto il primo colore ({ APART($first) }), o lo è tutto il secondo ({ APART($second) }).
medusa_trap = Qualunque sia il colore vero, un candidato escluso da entrambi i colori è falso.
medusa_clash = { $candidates } hanno il primo colore, ma non possono essere veri entrambi. Quindi il primo colore è quello sbagliato.
medusa_empties = Il primo colore non lascerebbe alcuna cifra per { $cell }: è quindi quello sbagliato.
guardian_ring = { $cells } formano un anello di { $count } celle: ognuna condivide un’unità con la successiva, e l’ultima con la prima.
guardian_places = { CAP(CASE($houses, form: "in")) }, dove si incontrano celle vicine dell’anello, la cifra { $digit } può andare solo in queste celle o in { OR($guardians) }.
guardian_odd = Se la cifra { $digit } fosse solo nell’anello, starebbe in una cella sì e una no. Ma con { $count } celle, un numero dispari, il giro completo non torna.
digit_in_cells = { $digit } in { $cells }

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
    .aliases = Rettangolo unico nascosto

rectangle_deadly = Se { $cells } contenessero solo le cifre { $digits }, potresti scambiarle e avere una seconda soluzione. Ma questo schema ha una sola soluzione.
rectangle_corner = Le altre celle non possono contenere altro: { $cell } contiene quindi un’altra cifra.
rectangle_subset = Quindi almeno una tra { $cells } è { OR($extra) }. Quella cella e { $subset } si spartiscono le cifre { $digits }.
rectangle_side = Una tra { $cells } è { $digit }, che { CASE($house, form: "in") } non ha altri posti. Se l’altra fosse { OR($others) }, l’intera figura conterrebbe solo le cifre { $digits }.
rectangle_diagonal = { CAP(CASE($lines, form: "in")) } la cifra { $digit } può andare solo in queste quattro celle: occupa due angoli opposti. Se fossero { $cells }, le quattro celle conterrebbero solo le due cifre.
rectangle_tied = Se { $cell } fosse { $other }, { $beside } sarebbero { $digit }: { CASE($lines, form: "in") } la cifra { $digit } non ha altri posti. { $opposite } può contenere solo una delle due cifre, quindi le quattro celle non conterrebbero altro.

## Avoidable rectangles

technique_0607 = Rettangolo evitabile tipo 1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = Rettangolo evitabile tipo 2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = Nessuna tra { $cells } è un indizio. Se contenessero solo le cifre { $digits }, potresti scambiarle e avere una seconda soluzione. Ma questo schema ha una sola soluzione.
avoidable_corner = Le altre tre celle sono piene: { $cell } contiene quindi un’altra cifra.

## Unique loops

technique_0621 = Anello unico tipo 1
    .lesson = { -lesson-unique-loop }
    .aliases = Unique Loop
technique_0622 = Anello unico tipo 2
    .lesson = { -lesson-unique-loop }
    .aliases = Unique Loop
technique_0623 = Anello unico tipo 3
    .lesson = { -lesson-unique-loop }
    .aliases = Unique Loop
technique_0624 = Anello unico tipo 4
    .lesson = { -lesson-unique-loop }
    .aliases = Unique Loop

## Extended rectangles

technique_0631 = Rettangolo esteso tipo 1
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rettangolo unico esteso
technique_0632 = Rettangolo esteso tipo 2
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rettangolo unico esteso
technique_0633 = Rettangolo esteso tipo 3
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rettangolo unico esteso
technique_0634 = Rettangolo esteso tipo 4
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rettangolo unico esteso

extended_deadly = Se { $cells } contenessero solo le cifre { $digits }, potresti scambiarle tra { CASE($lines, form: "il") } e avere una seconda soluzione. Ma questo schema ha una sola soluzione.

## Bivalue universal grave

technique_0610 = BUG + 1
    .lesson = Se ogni cella vuota avesse due candidati e ogni cifra due posti in ogni unità, lo schema avrebbe più soluzioni o nessuna. Quando una sola cella ha tre candidati, lì va quello che ha tre posti nella sua riga, nella sua colonna e nel suo riquadro. Questo presuppone che lo schema abbia una sola soluzione.
    .aliases = Tomba universale bivalore
technique_0611 = BUG tipo 2
    .lesson = { -lesson-bug-extras }
technique_0612 = BUG tipo 3
    .lesson = { -lesson-bug-extras }
technique_0613 = BUG tipo 4
    .lesson = { -lesson-bug-extras }

bug_cells = Ogni cella vuota tranne { $cells } ha due candidati.
bug_three_places = { CAP(CASE($houses, form: "in")) } la cifra { $digit } ha tre posti.
bug_two_solutions = Se { $cell } non fosse { $digit }, ogni cifra avrebbe due posti in ogni unità in cui manca. Uno schema così ha più soluzioni o nessuna.
bug_one_solution = Ma questo schema ha una sola soluzione: { $cell } è quindi { $digit }.
bug_extra = In { $cells } la cifra { $digit } è un candidato in più.
bug_without_extras = Senza i candidati in più, ogni cella vuota avrebbe due candidati e ogni cifra due posti in ogni unità in cui manca. Uno schema così ha più soluzioni o nessuna. Ma questo schema ha una sola soluzione: uno dei candidati in più è quindi vero.
bug_side = Una tra { $cells } è { $digit }, che { CASE($house, form: "in") } non ha altri posti. Quindi l’altra cella contiene un candidato in più.

## Remote pair

technique_0703 = Coppia remota
    .lesson = Quattro o più celle hanno gli stessi due candidati, e ciascuna vede la successiva. Le due cifre vi si alternano: una cella che ne vede una di ogni tipo non può contenere né l’una né l’altra.
    .aliases = Coppie remote

remote_pair_cells = { $cells } possono essere solo { OR($digits) }, e ciascuna vede la successiva.
remote_pair_branches = { $cells } possono essere solo { OR($digits) }, e ciascuna tranne la prima ne vede una precedente.
remote_pair_colours = Quindi una delle due cifre occupa { $first }, e l’altra { $second }.
remote_pair_sees_both = Una cella che vede una cella di ogni tipo vede entrambe le cifre, { $digits }: non può contenere né l’una né l’altra.

## Wings

technique_0800 = XY-Wing
    .lesson = Una cella con due candidati, il pivot, ne vede altre due. Ciascuna condivide un candidato con il pivot, ed entrambe hanno la stessa terza cifra. Qualunque sia il valore del pivot, una di loro prende quella terza cifra. Una cella che le vede entrambe non può contenerla.
    .aliases = Ala Y, Ala XY
technique_0801 = XYZ-Wing
    .lesson = Una cella con tre candidati, il pivot, vede due celle che ne hanno due ciascuna. Una delle cifre è possibile in tutte e tre. Qualunque sia il valore del pivot, una delle tre prende quella cifra. Una cella che le vede tutte e tre non può contenerla.
    .aliases = Ala XYZ
technique_0802 = WXYZ-Wing
    .lesson = Quattro celle hanno in tutto quattro candidati: un pivot e tre celle che lo vedono. Tranne che per uno dei candidati, i posti di ciascuno si vedono tutti tra loro: ognuno di questi tre può quindi andarci una volta sola. Insieme riempiono al massimo tre celle, e in quella che resta c’è il quarto candidato. Una cella che vede tutti i suoi posti nelle quattro celle non può contenerlo.
    .aliases = Ala WXYZ
technique_0803 = W-Wing
    .lesson = Due celle hanno gli stessi due candidati. Ciascuna vede un estremo di un legame forte su una di queste cifre. Quindi non possono contenerla entrambe, e almeno una contiene l’altra. Una cella che le vede entrambe non può contenere quest’altra cifra.
    .aliases = Ala W

wing_pincer = Se { $pivot } è { $shared }, allora { $pincer } è { $digit }.
wxyz_once = In queste celle le cifre { $digits } possono andare una volta sola ciascuna, perché i posti di ciascuna si vedono tra loro. Resta quindi una cella per la cifra { $digit }.
w_wing_cells = { $cells } possono essere solo { OR($digits) }.
w_wing_link = La cifra { $digit } è in { OR($near) }, oppure in { OR($far) }: { CASE($house, form: "in") } non ha altri posti.
w_wing_other = In entrambi i casi, una tra { $cells } vede la cifra { $joined } ed è quindi { $digit }.

## Chains

technique_0701 = Catena X
    .lesson = Segui una cifra attraverso unità in cui ha solo due posti. Se la prima cella della catena non la contiene, la contiene l’ultima. Quindi una cella che vede entrambi gli estremi non può contenerla.
technique_0702 = Catena XY
    .lesson = Collega celle con due candidati in modo che ciascuna forzi la successiva. Se il primo estremo non contiene la cifra, la contiene l’ultimo. Una cella che vede entrambi gli estremi non può contenerla.
technique_0706 = Anello continuo
    .lesson = Legami forti e deboli alternati si chiudono ad anello. Allora, di ogni legame debole, esattamente un estremo è vero. Quindi si elimina ogni candidato in conflitto con entrambi gli estremi di un legame debole.
    .aliases = Ciclo X, Nice Loop continuo
technique_0707 = Anello discontinuo
    .lesson = Supponi che un candidato sia vero, o falso, e segui legami forti e deboli alternati. Se tornano a quel candidato e dimostrano il contrario, l’ipotesi era sbagliata.
    .aliases = Ciclo X, Nice Loop discontinuo
technique_0708 = Catena di inferenze alternate
    .lesson = Supponi che un candidato sia falso, e segui legami forti e deboli alternati fino a un candidato che allora deve essere vero. Quindi almeno uno dei due estremi è vero. Si elimina ogni candidato in conflitto con entrambi.
    .aliases = AIC
technique_0709 = Anello continuo con gruppi
    .lesson = Legami forti e deboli alternati si chiudono ad anello. Un gruppo comprende tutti i posti di una cifra dove si incrociano un riquadro e una linea, e vale come un solo candidato. Di ogni legame debole, esattamente un estremo è vero: si elimina ogni candidato in conflitto con entrambi.
technique_0710 = Anello discontinuo con gruppi
    .lesson = Supponi che un candidato sia vero, o falso, e segui legami forti e deboli alternati. Un gruppo comprende tutti i posti di una cifra dove si incrociano un riquadro e una linea, e vale come un solo candidato. Se i legami tornano al candidato iniziale e dimostrano il contrario, l’ipotesi era sbagliata.
technique_0711 = AIC con gruppi
    .lesson = Supponi che un candidato sia falso, e segui legami forti e deboli alternati fino a un candidato che allora deve essere vero. Un gruppo comprende tutti i posti di una cifra dove si incrociano un riquadro e una linea, e vale come un solo candidato. Almeno uno dei due estremi è vero: si elimina ogni candidato in conflitto con entrambi.
technique_0712 = Anello continuo con ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Anello discontinuo con ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC con ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Supponiamo che la cifra { $digit } manchi in { $cells }.
chain_weak_house = Se la cifra { $digit } è in { OR($from) }, resta esclusa da { $to }: { CASE($house, form: "in") } c’è una volta sola.
chain_weak_seen = Se la cifra { $digit } è in { OR($from) }, resta esclusa da { $to }: queste celle si vedono.
chain_weak_excluded = Se la cifra { $digit } è in { OR($from) }, la cifra { $other } resta esclusa da { $to }: { OR($reasons) }.
chain_weak_cell = Se { $cell } è { $digit }, non è { $other }.
chain_first_weak_house = Allora resta esclusa da { $to }: { CASE($house, form: "in") } la cifra { $digit } c’è una volta sola.
chain_first_house = Allora è in { OR($to) }: { CASE($house, form: "in") } la cifra { $digit } non ha altri posti.
chain_first_cell = Allora { $cell } è { $other }: non ha altri candidati.
chain_first_set = Allora { $set } contengono { $rest }. Quindi la cifra { $other } è in { OR($to) }.
chain_strong_house = Se la cifra { $digit } manca in { $from }, è in { OR($to) }: { CASE($house, form: "in") } non ha altri posti.
chain_strong_cell = Se { $cell } non è { $digit }, è { $other }: non ha altri candidati.
chain_strong_set = Se la cifra { $digit } manca in { $from }, allora { $set } contengono { $rest }. Quindi la cifra { $other } è in { OR($to) }.
chain_proves_start = Questo contraddice l’ipotesi: la cifra { $digit } è quindi in { OR($cells) }.
chain_refutes_start = L’anello torna a { $cell } e contraddice l’ipotesi: la cifra { $digit } non può andarci.
chain_ends_digit = Quindi almeno uno dei due estremi contiene la cifra { $digit }: { OR($first) }, oppure { OR($last) }. Una cella che li vede entrambi non può essere { $digit }.
chain_ends_cell = Quindi { $cell } è { OR($digits) }, e lì non va nessun’altra cifra.
chain_ends_other = Quindi la cifra { $digit } è in { OR($first) }, oppure la cifra { $other } è in { OR($last) }, o entrambe le cose. Ciascuna delle due basta a escludere ciò che si elimina.
chain_is_loop = I due estremi non possono essere veri insieme: la catena è un anello. Di due suoi candidati che si escludono, esattamente uno è vero.
chain_loop_sets = A ogni insieme quasi bloccato dell’anello manca esattamente una delle sue due cifre dell’anello: contiene quindi tutte le altre.

## Almost locked sets

technique_0901 = ALS XZ
    .lesson = Un insieme quasi bloccato (ALS) è un gruppo di celle di un’unità con un candidato in più rispetto al numero di celle: togli una cifra, e le altre sono bloccate. Se solo uno di due ALS può contenere una cifra, l’altro è bloccato. Quindi ogni altra cifra comune ai due è in uno di loro. Si elimina da ogni cella che vede tutti i suoi posti nei due ALS.
    .aliases = Insiemi quasi bloccati
technique_0902 = ALS XY-Wing
    .lesson = Un insieme quasi bloccato (ALS) è un gruppo di celle di un’unità con un candidato in più rispetto al numero di celle: togli una cifra, e le altre sono bloccate. Di tre ALS, quello centrale condivide una cifra con ciascuno degli altri, e solo un ALS può contenere una cifra condivisa. Quindi uno dei due esterni è bloccato. Una cifra comune a questi due è in uno di loro. Si elimina da ogni cella che vede lì tutti i suoi posti.
    .aliases = Insiemi quasi bloccati
technique_0903 = Catena di ALS
    .lesson = Un insieme quasi bloccato (ALS) è un gruppo di celle di un’unità con un candidato in più rispetto al numero di celle: togli una cifra, e le altre sono bloccate. In una catena di ALS, solo uno di due vicini può contenere la cifra che condividono. Se il primo non è bloccato, toglie questa cifra al secondo, che allora è bloccato, e così via. Quindi una cifra comune ai due estremi è in uno di loro.
    .aliases = Insiemi quasi bloccati
technique_0904 = Death Blossom
    .lesson = Ogni candidato di una cella, lo stelo, è anche in un insieme quasi bloccato, un petalo. Se lo stelo prende una cifra, il suo petalo la perde e si blocca. Quindi almeno un petalo è sempre bloccato, e una cifra comune a tutti i petali è in uno di loro.
    .aliases = Fiore della morte
technique_0920 = Esclusione di coppia allineata
    .lesson = Prendi due celle e supponi che la prima contenga uno dei suoi candidati. Passa poi in rassegna i candidati della seconda. Alcuni sono incompatibili con quella cifra. Altri, insieme a essa, lascerebbero un’altra cella senza cifre, o un insieme quasi bloccato (ALS) con troppo poche. Se per la seconda cella non resta nulla, la prima non può contenere quel candidato.
    .aliases = Esclusione di coppie allineate

als_xz_one = Solo uno dei due insiemi può contenere la cifra { $digit }: i suoi posti in uno vedono quelli nell’altro.
als_xz_locked = All’altro insieme restano allora solo tante cifre quante celle: le contiene tutte.
als_xz_two = Ciascuna delle cifre { $digits } può stare in uno solo dei due insiemi.
als_xz_both_locked = Quindi a ciascun insieme manca esattamente una di queste cifre; le altre sue cifre le contiene tutte.
als_chain_rule = Ogni insieme ha una cifra in più rispetto alle celle. Se gliene manca una, contiene tutte le altre.
als_chain_same = La stessa catena vale anche per la cifra { $digit }.
pair_empties = Allora { $cell } non può essere { $digit }: per { $set } non resterebbe nessuna cifra.
pair_starves = Allora { $cell } non può essere { $digit }: { $set } avrebbero solo { $left }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Guarda dove si incrociano un riquadro e una linea. Prendi queste celle, alcune altre della linea e alcune altre del riquadro. Insieme devono avere tanti candidati quante celle, e i due gruppi aggiunti non devono averne in comune. Allora si spartiscono tutte queste cifre, che si eliminano dal resto della linea e del riquadro.

sue_de_coq_once = { $count ->
    [one] Tutti i posti della cifra { $digits } in queste celle sono { CASE($house, form: "in") }: lì può andare una volta sola.
   *[other] Tutti i posti delle cifre { $digits } in queste celle sono { CASE($house, form: "in") }: lì ciascuna può andare una volta sola.
}
sue_de_coq_counts = Gli ultimi due insiemi non hanno cifre in comune: queste { $count } celle contengono quindi ciascuna delle loro { $count } cifre esattamente una volta.

## Templates

technique_1201 = Modelli (inserimento)
    .lesson = Un modello di una cifra è un modo di collocarla in tutte le righe, le colonne e i riquadri in cui manca ancora. Se una cella fa parte di tutti i modelli, contiene la cifra. Non serve elencare i modelli: prova gli altri posti di un’unità. Se ognuno lascia qualche unità senza posto per la cifra, resta solo questa cella.
technique_1202 = Modelli (eliminazione)
    .lesson = Un modello di una cifra è un modo di collocarla in tutte le righe, le colonne e i riquadri in cui manca ancora. Se un candidato non fa parte di nessun modello, è falso. Non serve elencare i modelli: supponi vero il candidato e segui solo questa cifra. Se un’unità resta senza posto per la cifra, il candidato si elimina.

## Forcing chains and nets

technique_1301 = Catena forzata (contraddizione)
    .lesson = Supponi che un candidato sia vero, e segui le catene che ne partono. Se lasciano una cella senza cifra, o una cifra senza posto in un’unità, il candidato è falso.
    .aliases = Catena di contraddizione, Prova ed errore
technique_1302 = Catena forzata (verità)
    .lesson = Prova ogni candidato di una cella, o ogni posto di una cifra in un’unità, e segui le catene che ne partono. Ciò che risulta ogni volta è vero.
    .aliases = Catena di verità, Catena di cifra, Catena di cella
technique_1303 = Rete forzata (contraddizione)
    .lesson = Supponi che un candidato sia vero, e continua con i singoli. Se lasciano una cella senza cifra, o una cifra senza posto in un’unità, il candidato è falso.
technique_1304 = Rete forzata (verità)
    .lesson = Prova ogni candidato di una cella, o ogni posto di una cifra in un’unità, e continua ogni volta con i singoli. Ciò che risulta ogni volta è vero.
technique_1305 = Rete forzata annidata
    .lesson = Supponi vero un candidato e seguine tutte le conseguenze. Quando non se ne trovano più, supponine vero un secondo. Se il secondo porta a una contraddizione, è falso finché il primo è vero. Se alla fine nulla è più possibile, il primo candidato è falso.

forcing_places = Proviamo ogni posto della cifra { $digit } { CASE($house, form: "in") }.
forcing_candidates = Proviamo ogni cifra possibile in { $cell }.
forcing_same = Il risultato è sempre lo stesso.
forced_in_cell = { $count ->
    [0] Allora { $cell } è { $digit }: non ha altri candidati.
    [one] Allora { $cell } è { $digit }: lì { $from } esclude { $digits }.
   *[other] Allora { $cell } è { $digit }: lì { $from } escludono { $digits }.
}
forced_in_house = { $count ->
    [0] Allora { $cell } è { $digit }, che { CASE($house, form: "in") } non ha altri posti.
    [one] Allora { $cell } è { $digit }: { $from } esclude gli altri posti rimasti alla cifra { $digit } { CASE($house, form: "in") }.
   *[other] Allora { $cell } è { $digit }: { $from } escludono gli altri posti rimasti alla cifra { $digit } { CASE($house, form: "in") }.
}
forced_not = Allora { $cell } non è { $digit }.
then_no_candidate = { $count ->
    [0] Ma allora per { $cell } non resta nessuna cifra.
    [one] Ma allora per { $cell } non resta nessuna cifra: { $from } esclude ciò che rimaneva.
   *[other] Ma allora per { $cell } non resta nessuna cifra: { $from } escludono ciò che rimaneva.
}
then_no_place = { $count ->
    [0] Ma allora per la cifra { $digit } non resta nessun posto { CASE($house, form: "in") }.
    [one] Ma allora per la cifra { $digit } non resta nessun posto { CASE($house, form: "in") }: { $from } esclude ciò che rimaneva.
   *[other] Ma allora per la cifra { $digit } non resta nessun posto { CASE($house, form: "in") }: { $from } escludono ciò che rimaneva.
}
suppose_also = Supponiamo inoltre che { $cell } sia { $digit }.
then_not = Quindi { $cell } non è { $digit }, finché vale la prima ipotesi.

## Tridagon

technique_0930 = Tridagon
    .lesson = Quattro riquadri stanno in due bande orizzontali e due verticali. In ognuno, tre celle di righe e colonne diverse possono contenere le stesse tre cifre e poco altro. Se in uno solo dei riquadri le celle pendono dalla parte opposta, le tre cifre non possono riempire tutte e dodici le celle. Quindi almeno uno dei candidati in più, i guardiani, è vero. Se il guardiano è uno solo, lo si inserisce. Se sono più d’uno, si elimina ciò che tutti escludono.
    .aliases = Martello di Thor

tridagon_cells = In { $cells } i candidati sono solo { $digits }, a parte { APART($guardians) }.
tridagon_orders = Supponiamo che nessuno di questi candidati in più sia vero. Allora { CASE($boxes, form: "in") } le tre cifre sono in righe e colonne diverse. Lette da sinistra a destra, salgono o scendono ciclicamente: dopo la più grande viene la più piccola, e viceversa.
tridagon_columns = Nessuna colonna contiene due volte una cifra. Quindi { CASE($first, form: "in") } le cifre vanno nello stesso verso: salgono in entrambi o scendono in entrambi. Lo stesso vale { CASE($second, form: "in") }.
tridagon_rows = Nemmeno una riga contiene due volte una cifra. { CAP(CASE($same, form: "in")) } le celle pendono dalla stessa parte, quindi le cifre vanno nello stesso verso. { CAP(CASE($opposite, form: "in")) } le celle pendono da parti opposte, quindi le cifre salgono in un riquadro e scendono nell’altro.
tridagon_guardians = Facendo il giro dei quattro riquadri, il verso cambierebbe esattamente una volta, il che è impossibile. Quindi almeno uno dei candidati in più è vero: { APART($guardians) }.

## Exocet

technique_1501 = Exocet junior
    .lesson = Due celle di un riquadro e di una linea, la base, contengono due fra tre o quattro cifre. Due celle bersaglio stanno negli altri riquadri della stessa banda. Se le cifre hanno troppo poco spazio nelle linee che la incrociano lì, i bersagli contengono le stesse due cifre della base. Dai bersagli si eliminano tutti gli altri candidati.

exocet_base = { $cells } contengono due delle cifre { $digits }.
exocet_room = { CAP(CASE($lines, form: "in")) }, al di fuori { CASE($boxes, form: "di") }, ciascuna di queste cifre può stare al massimo due volte.
exocet_inside = Ognuna { CASE($lines, form: "di") } richiede tutte le cifre: ciascuna di queste cifre vi sta quindi almeno una volta all’interno { CASE($boxes, form: "di") }.
exocet_targets = Una cifra in { OR($base) } non sta in nessun’altra cella { CASE($line, form: "di") } né del loro riquadro, e resta esclusa da { $companions }. Le restano solo { $targets }.
exocet_same = Questo vale per entrambe le cifre: { $targets } contengono quindi le stesse due di { $base }.
exocet_missing = { $targets } non possono essere { OR($digits) }, quindi nemmeno { $base }.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Due righe e due colonne si incrociano in quattro riquadri. In ogni riquadro prendi le altre due celle della riga e della colonna, sedici in tutto. Conta quante volte, al massimo, ogni cifra può starci. Se la somma è sedici, le celle si spartiscono esattamente queste cifre, che si eliminano dal resto di queste linee e riquadri.
technique_1503 = Insiemi bloccati multisettore
    .lesson = Prendi le celle vuote dove si incrociano alcune righe e alcune colonne. Conta quante volte, al massimo, ogni cifra può starci: una per riga o una per colonna, il minore dei due numeri. Se la somma è il numero delle celle, queste si spartiscono esattamente quelle cifre, che si eliminano dal resto di queste linee.

counted_cells = { $cells } sono { $count } celle: servono { $count } cifre.
counted_digit = { $count ->
    [1] Lì la cifra { $digit } può andare solo { CASE($houses, form: "in") }, quindi al massimo una volta.
    [2] Lì la cifra { $digit } può andare solo { CASE($houses, form: "in") }, quindi al massimo due volte.
   *[other] Lì la cifra { $digit } può andare solo { CASE($houses, form: "in") }, quindi al massimo { $count } volte.
}
counted_sum = In tutto fanno { $count }, senza alcun margine. Quindi in ciascuna di queste unità la cifra contata sta in una di queste celle, e da nessun’altra parte.

## Lessons that several techniques share

-lesson-finned-fish = Un pesce con pinne è un pesce con alcuni posti in più, le pinne, tutte in un solo riquadro. Se nessuna pinna contiene la cifra, il pesce funziona. Se la contiene una pinna, questa la esclude dalle celle che vede. Si elimina un candidato che cade in entrambi i casi.
-lesson-sashimi-fish = A un pesce sashimi manca un angolo, ma ha posti in più, le pinne, tutte in un solo riquadro. Se nessuna pinna contiene la cifra, il pesce funziona. Se la contiene una pinna, questa la esclude dalle celle che vede. Si elimina un candidato che cade in entrambi i casi.
-lesson-franken-fish = Un pesce Franken usa riquadri oltre a righe e colonne. Ogni unità di base contiene la cifra una volta. Se tutti i suoi posti lì stanno in altrettante unità di copertura, in queste la cifra non può stare altrove.
-lesson-finned-franken-fish = Un pesce Franken usa riquadri oltre a righe e colonne. I posti in più nelle unità di base sono pinne. O una pinna contiene la cifra, o il pesce funziona senza pinne. Quindi un candidato escluso dal pesce si elimina se vede tutte le pinne.
-lesson-mutant-fish = Un pesce mutante mescola liberamente righe, colonne e riquadri. Ogni unità di base contiene la cifra una volta. Se tutti i suoi posti lì stanno in altrettante unità di copertura, in queste la cifra non può stare altrove.
-lesson-finned-mutant-fish = Un pesce mutante mescola liberamente righe, colonne e riquadri. I posti in più nelle unità di base sono pinne. O una pinna contiene la cifra, o il pesce funziona senza pinne. Quindi un candidato escluso dal pesce si elimina se vede tutte le pinne.
-lesson-strong-links = Due unità hanno due posti ciascuna per una cifra, e un posto della prima vede un posto della seconda. Questi due non possono contenere la cifra entrambi: la contiene almeno uno degli altri due. Una cella che li vede entrambi non può contenerla.
-lesson-empty-rectangle = In un riquadro, i posti di una cifra stanno in una riga e in una colonna. Un’unità che incrocia una di queste linee fuori dal riquadro ha solo due posti per la cifra: uno vicino, su quella linea, e uno lontano. Se la cifra non è in quello lontano, è in quello vicino, e il riquadro la contiene nell’altra sua linea. Quindi una cella di quest’altra linea che vede il posto lontano non può contenerla.
-lesson-unique-rectangle = Quattro celle in due righe, due colonne e due riquadri non devono contenere solo due cifre: potresti scambiarle e avere una seconda soluzione. Si elimina ciò che porterebbe lì. Questo presuppone che lo schema abbia una sola soluzione.
-lesson-avoidable-rectangle = Quattro celle in due righe, due colonne e due riquadri, nessuna delle quali è un indizio, non devono contenere solo due cifre: potresti scambiarle e avere una seconda soluzione. Quindi gli ultimi angoli contengono altro. Questo presuppone che lo schema abbia una sola soluzione.
-lesson-unique-loop = Sei o più celle formano un anello: ognuna condivide un’unità con la successiva, e ogni loro unità ne contiene esattamente due. Non devono contenere solo due cifre: potresti scambiarle e avere una seconda soluzione. Si elimina ciò che porterebbe lì. Questo presuppone che lo schema abbia una sola soluzione.
-lesson-extended-rectangle = Sei celle stanno in due righe e tre colonne, o in tre righe e due colonne, e in due o tre riquadri. Non devono contenere solo tre cifre: potresti scambiarle tra le due linee e avere una seconda soluzione. Si elimina ciò che porterebbe lì. Questo presuppone che lo schema abbia una sola soluzione.
-lesson-bug-extras = Alcune celle vuote hanno candidati in più. Senza di essi, ogni cella vuota avrebbe due candidati e ogni cifra due posti in ogni unità. Lo schema avrebbe allora più soluzioni o nessuna. Quindi uno dei candidati in più è vero, e si elimina ciò che li escluderebbe tutti. Questo presuppone che lo schema abbia una sola soluzione.
-lesson-als-chain = Un insieme quasi bloccato (ALS) è un gruppo di celle di un’unità con un candidato in più rispetto al numero di celle. Togli una delle sue cifre, e le celle contengono tutte le altre. Quindi una catena può entrarvi per una cifra e uscirne per un’altra.

## New game: what a worker reports

new_game_without_givens = Per «{ $level }» servono { $asked } indizi. Lo schema più vicino ne ha { $count }.
new_game_not_quite = { $count ->
    [0] Nessuna corrispondenza esatta. Ecco lo schema più vicino: nessun indizio.
    [one] Nessuna corrispondenza esatta. Ecco lo schema più vicino: { $count } indizio.
   *[other] Nessuna corrispondenza esatta. Ecco lo schema più vicino: { $count } indizi.
}
new_game_rated = Nessuna corrispondenza esatta. Ecco lo schema più vicino: { $count } indizi, valutazione { $rating }.
new_game_missing = Nessuna corrispondenza esatta. Ecco lo schema più vicino: { $count } indizi, valutazione { $rating }, senza { $missing }.
new_game_unwanted = Nessuna corrispondenza esatta. Ecco lo schema più vicino: { $count } indizi, valutazione { $rating }, con { $unwanted }.
new_game_missing_unwanted = Nessuna corrispondenza esatta. Ecco lo schema più vicino: { $count } indizi, valutazione { $rating }, senza { $missing }, con { $unwanted }.
order_at_least = con { $technique } o una tecnica più difficile
order_nothing_harder = niente di più difficile di { $technique }
order_minutes = circa { $minutes } min per la maggior parte dei giocatori
progress_rating = { $what }. Il migliore: valutazione { $rating }, { $givens } indizi…
progress_givens = { $givens ->
    [one] { $what }. Il migliore: { $givens } indizio (tentativo { $attempt } di { $attempts })…
   *[other] { $what }. Il migliore: { $givens } indizi (tentativo { $attempt } di { $attempts })…
}
progress_attempt = { $what } (tentativo { $attempt } di { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Interrotto. La valutazione è almeno { $rating }.
rating_at_least = Valutazione: almeno { $rating }…
rating_explained = Primo inserimento: { $placement }. Primo passo: { $first }. Sulla scala di Sudoku Explainer, gli schemi più facili valgono 1.2, i sottoinsiemi nascosti circa 4, le catene 6.5 o più, e gli schemi noti più difficili quasi 12.
rating_other_name = SE: { $name }
rating_technique = Tecnica
rating_times = Volte
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = Singolo nascosto
family_direct-pointing = Puntamento diretto
family_direct-claiming = Rivendicazione diretta
family_direct-hidden-pair = Coppia nascosta diretta
family_naked-single = Singolo nudo
family_direct-hidden-triplet = Tripla nascosta diretta
family_pointing = Puntamento
family_claiming = Rivendicazione
family_naked-pair = Coppia nuda
family_x-wing = X-Wing
family_hidden-pair = Coppia nascosta
family_naked-triplet = Tripla nuda
family_swordfish = Swordfish
family_hidden-triplet = Tripla nascosta
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = Rettangolo unico
family_unique-loop = Anello unico
family_naked-quad = Quadrupla nuda
family_jellyfish = Jellyfish
family_hidden-quad = Quadrupla nascosta
family_bivalue-universal-grave = BUG
family_aligned-pair-exclusion = Esclusione di coppia allineata
family_bidirectional-x-cycle = Ciclo X bidirezionale
family_bidirectional-y-cycle = Ciclo Y bidirezionale
family_turbot-fish = Turbot Fish
family_forcing-x-chain = Catena X forzata
family_bidirectional-cycle = Ciclo bidirezionale
family_forcing-chain = Catena forzata
family_aligned-triplet-exclusion = Esclusione di tripla allineata
family_nishio-forcing-chains = Catene forzate Nishio
family_cell-forcing-chains = Catene forzate di cella
family_region-forcing-chains = Catene forzate di unità
family_dynamic-forcing-chains = Catene forzate dinamiche
family_dynamic-forcing-chains-plus = Catene forzate dinamiche (+)
family_dynamic-forcing-chains-plus-forcing-chains = Catene forzate dinamiche (+ catene forzate)
family_dynamic-forcing-chains-plus-multiple-forcing-chains = Catene forzate dinamiche (+ catene forzate multiple)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = Catene forzate dinamiche (+ catene forzate dinamiche)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = Catene forzate dinamiche (+ catene forzate dinamiche (+))

## Faults of puzzles and requests

read_at = Riga { $line }, colonna { $column }: { $fault }
read_empty = In questo testo non c’è nessuno schema.
read_too_long = Il testo è troppo lungo per uno schema: { $characters } caratteri.
read_several_lines = Inserisci una sola riga.
read_symbol = «{ $symbol }» non è né una cifra né un vuoto ( . 0 * _ ).
read_letter = «{ $symbol }» è una lettera. Questa griglia ha le cifre da 1 a { $last }.
read_too_large = { $symbol } è troppo grande: le cifre vanno da 1 a { $last }.
read_length = { $found ->
    [one] C’è { $found } cella. Una griglia classica ne ha 81; altre misure ne hanno 16, 36, 144, 256 o 625.
   *[other] Ci sono { $found } celle. Una griglia classica ne ha 81; altre misure ne hanno 16, 36, 144, 256 o 625.
}
read_length_of_board = { $found ->
    [one] C’è { $found } cella. Una griglia { $board } ne ha { $cells }.
   *[other] Ci sono { $found } celle. Una griglia { $board } ne ha { $cells }.
}
givens_conflict = La cifra { $digit } compare due volte { CASE($house, form: "in") }: { $first } e { $second }.
givens_no_candidate = In { $cell } non va nessuna cifra.
givens_no_place = Non c’è posto per la cifra { $digit } { CASE($house, form: "in") }.
recipe_starter = Lo schema incluso è sempre 9 × 9, di livello Medio e senza simmetria.
recipe_givens_reversed = Indica prima il numero di indizi più piccolo.
recipe_too_many_givens = Una griglia { $board } ha solo { $cells } celle.
recipe_too_few_givens = Nessuno schema { $board } ha meno di { $fewest } indizi.
recipe_symmetry = Nessuno schema con questa simmetria ha così tanti indizi. Prova { $below } o { $above }.
recipe_unrated = Solo gli schemi 9 × 9 hanno una valutazione.
recipe_ratings_reversed = Indica prima la valutazione più bassa.
recipe_no_such_rating = Le valutazioni vanno da 1.2 a { $greatest }.
recipe_both = Non puoi richiedere ed escludere insieme «{ $technique }».
recipe_above_rating = Gli schemi con «{ $technique }» partono da { $least }. Scegli una valutazione più alta.
recipe_needed_anyway = Non puoi escludere «{ $technique }»: serve a ogni schema per l’ultima cella.
recipe_nearly_full = Con { $from } o più indizi, uno schema richiede solo «{ $technique }» e vale 1.0.
recipe_harder = «{ $technique }» è più difficile di «{ $hardest }», la tecnica più difficile che consenti.
recipe_never_next = Nessuno schema richiede «{ $technique }»: basta sempre una tecnica più facile.
recipe_too_few_for_easiest = Con la sola tecnica «{ $technique }» non si può risolvere uno schema con meno di { $fewest } indizi.
recipe_no_path = Nonet non ha trovato nessuno schema con queste tecniche. Riprova o chiedi meno tecniche.
recipe_no_minutes = Nonet non ha trovato nessuno schema così. Riprova o scegli un altro tempo o un altro livello.
recipe_impossible = Nessuno schema corrisponde a queste opzioni.

## What the worker refuses

refused_unreadable = Nonet non può leggere questa richiesta. Ricarica la pagina.
refused_no_solution = Questo schema non ha soluzioni. { $why }
refused_not_classic = Si possono valutare solo schemi 9 × 9.
study_unknown_technique = Questa tecnica non esiste.
study_no_position = Nonet non ha trovato una posizione per «{ $technique }».
refused_not_unique = Si possono valutare solo schemi con una sola soluzione.
