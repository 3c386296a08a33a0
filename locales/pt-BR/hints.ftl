# Nonet in Brazilian Portuguese: hints and lessons, and what only a worker reports.
#
# Glossary: row linha, column coluna, box bloco, house casa, cell célula, digit dígito,
# candidate candidato, note anotação, given dado, sees vê, peer célula relacionada,
# single único, subset grupo, strong link ligação forte, weak link ligação fraca,
# chain cadeia, loop laço, puzzle sudoku, board grade, rating classificação, hint dica,
# slip deslize, checkpoint ponto de retorno, workbench bancada, lesson lição,
# practice prática, seed semente, pattern padrão

## Parts of sentences

houses_of_kind = { $kind ->
    [row] { $count ->
        [one] { $case ->
            [in] na linha { $numbers }
            [de] da linha { $numbers }
            [o] a linha { $numbers }
           *[other] linha { $numbers }
        }
       *[other] { $case ->
            [in] nas linhas { $numbers }
            [de] das linhas { $numbers }
            [o] as linhas { $numbers }
           *[other] linhas { $numbers }
        }
    }
    [column] { $count ->
        [one] { $case ->
            [in] na coluna { $numbers }
            [de] da coluna { $numbers }
            [o] a coluna { $numbers }
           *[other] coluna { $numbers }
        }
       *[other] { $case ->
            [in] nas colunas { $numbers }
            [de] das colunas { $numbers }
            [o] as colunas { $numbers }
           *[other] colunas { $numbers }
        }
    }
    [box] { $count ->
        [one] { $case ->
            [in] no bloco { $numbers }
            [de] do bloco { $numbers }
            [o] o bloco { $numbers }
           *[other] bloco { $numbers }
        }
       *[other] { $case ->
            [in] nos blocos { $numbers }
            [de] dos blocos { $numbers }
            [o] os blocos { $numbers }
           *[other] blocos { $numbers }
        }
    }
   *[diagonal] { $count ->
        [one] { $case ->
            [in] na diagonal { $numbers }
            [de] da diagonal { $numbers }
            [o] a diagonal { $numbers }
           *[other] diagonal { $numbers }
        }
       *[other] { $case ->
            [in] nas diagonais { $numbers }
            [de] das diagonais { $numbers }
            [o] as diagonais { $numbers }
           *[other] diagonais { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = Olhe { CASE($house, form: "o") }.
look_at_digits = Onde podem ficar { $digits }?
look_for_removal = Você pode excluir um candidato { CASE($house, form: "in") }.
look_for_placement = Você pode colocar um dígito { CASE($house, form: "in") }.

## Answers to a learner's questions

simpler_easiest = Não. { $technique } é a técnica mais fácil.
simpler_none = { $count ->
    [one] Não. O Nonet tentou a única técnica mais fácil, { $first }. Ela não se aplica aqui.
   *[other] Não. O Nonet tentou todas as { $count } técnicas mais fáceis, de { $first } a { $last }. Nenhuma se aplica aqui.
}
simpler_found = Sim: { $technique } é mais fácil, e se aplica aqui.
why_step = { $technique } mostra que { $cell } não pode ser { $digit }.
why_path = { $count } passos juntos mostram que { $cell } não pode ser { $digit }: { $techniques }.
why_unknown = O Nonet não acha uma razão curta contra { $digit } em { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Termos
words_house = casa, casas
words_peer = vê, veem
words_candidate = candidato, candidatos
words_strong_link = ligação forte, ligações fortes
words_weak_link = ligação fraca, ligações fracas
words_chain = cadeia, cadeias
words_uniqueness = uma solução, duas soluções, segunda solução

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] Com moldura: { PLAIN($what) }.
    [dashed_frame] Com moldura tracejada: { PLAIN($what) }.
    [first_set] Primeiro grupo: { PLAIN($what) }.
    [second_set] Segundo grupo: { PLAIN($what) }.
    [ring] Com anel: { PLAIN($what) }.
    [disc] Em discos: { PLAIN($what) }.
    [diamond] Em losangos: { PLAIN($what) }.
   *[square] Em quadrados: { PLAIN($what) }.
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit } em { $cells }
legend_sample = { $sample ->
    [base] Linhas, colunas, blocos ou diagonais do padrão
    [cover] Linhas, colunas, blocos ou diagonais que ele limpa
    [kept] Candidatos do padrão
    [fin] Barbatanas: candidatos a mais
    [on] Verdadeiro num caso
    [off] Falso nesse caso
    [first_set] Primeiro grupo
    [second_set] Segundo grupo
    [links] Contínua: se uma ponta é falsa, a outra é verdadeira. Tracejada: se uma é verdadeira, a outra é falsa.
   *[focus] O que exclui candidatos
}
drawn_strong_links = Setas contínuas: se uma ponta é falsa, a outra é verdadeira.
drawn_weak_links = Setas tracejadas: se uma ponta é verdadeira, a outra é falsa.

## The last sentence of a proof: what the step does

outcome_placed = Logo { $cell } é { $digit }.
outcome_removed = Logo { $digit } pode ser removido de { $cells }.
outcome_removed_several = Logo estes candidatos podem ser removidos: { PLAIN($candidates) }.
digit_from_cells = { $digit } de { $cells }

## Sentences that several techniques share

set_holds = { $cells } só podem conter { $digits }.
cell_holds_one_of = { $cell } só pode ser { OR($digits) }.
suppose = Suponha que { $cell } seja { $digit }.

## Full House

technique_0000 = Última célula
    .lesson = Quando uma linha, coluna ou bloco só tem uma célula vazia, o dígito que falta vai ali.

full_house_cell = { $cell } é a única célula vazia { CASE($house, form: "de") }.
full_house_digit = O único dígito que falta ali é { $digit }.

## Hidden Single

technique_0002 = Único oculto
    .lesson = Quando um dígito só tem um lugar numa linha, coluna ou bloco, ele vai ali, não importa o que mais caiba nessa célula.

hidden_single_where = Onde { $digit } pode ficar { CASE($house, form: "in") }?
hidden_single_seen = { $count ->
    [one] O { $digit } em { $cells } exclui outras células { CASE($house, form: "de") }.
   *[other] Os { $digit } em { $cells } excluem outras células { CASE($house, form: "de") }.
}
hidden_single_left = Só resta { $cell } para { $digit }.

## Naked Single

technique_0003 = Único nu
    .lesson = Quando uma célula só tem um candidato, esse dígito vai ali.

naked_single_sees = { $cell } vê { $digits }.
naked_single_ruled_out = { $count ->
    [one] { $digits } já foi excluído em { $cell }.
   *[other] { $digits } já foram excluídos em { $cell }.
}
naked_single_left = Só resta { $digit } para { $cell }.

## Locked candidates

technique_0100 = Candidatos bloqueados tipo 1 (apontar)
    .lesson = Quando todos os lugares de um dígito num bloco ficam numa linha ou coluna, essa linha ou coluna não o tem em outro lugar.
technique_0101 = Candidatos bloqueados tipo 2 (reivindicar)
    .lesson = Quando todos os lugares de um dígito numa linha ou coluna ficam num bloco, esse bloco não o tem em outro lugar. Do mesmo modo, uma célula que vê todos os lugares de um dígito numa casa não pode contê-lo.

locked_places = { CAP(CASE($house, form: "in")) }, { $digit } só pode ficar em { OR($cells) }.
locked_elsewhere = Todas essas células também estão { CASE($house, form: "in") }: o { $digit } { CASE($house, form: "de") } está ali e em nenhum outro lugar.

locked_seen = Onde quer que { $digit } fique { CASE($house, form: "in") }, ele exclui { $digit } em { OR($cells) }.

## Naked subsets

technique_0110 = Par bloqueado
    .lesson = Duas células que dividem um bloco e uma linha têm só os mesmos dois candidatos. Elas gastam os dois dígitos, então nem o resto do bloco nem o resto da linha pode contê-los.
technique_0111 = Trio bloqueado
    .lesson = Três células que dividem um bloco e uma linha têm juntas só três candidatos. Elas gastam esses dígitos, então nem o resto do bloco nem o resto da linha pode contê-los.
technique_0200 = Par nu
    .lesson = Quando duas células de uma casa têm só os mesmos dois candidatos, elas gastam os dois dígitos. Nenhuma outra célula da casa pode contê-los.
technique_0201 = Trio nu
    .lesson = Quando três células de uma casa têm juntas só três candidatos, elas gastam esses dígitos. Nenhuma outra célula da casa pode contê-los.
technique_0202 = Quarteto nu
    .lesson = Quando quatro células de uma casa têm juntas só quatro candidatos, elas gastam esses dígitos. Nenhuma outra célula da casa pode contê-los.

naked_subset_cells = { $cells } têm juntas só { $digits }: { $count } células, { $count } dígitos.
naked_subset_elsewhere = Essas células gastam { $digits }, então nenhuma outra célula { CASE($houses, form: "de") } pode conter esses dígitos.

## Hidden subsets

technique_0210 = Par oculto
    .lesson = Quando dois dígitos só têm os mesmos dois lugares numa casa, eles preenchem essas duas células. Todos os outros candidatos ali podem sair.
technique_0211 = Trio oculto
    .lesson = Quando três dígitos só têm juntos três lugares numa casa, eles preenchem essas células. Todos os outros candidatos ali podem sair.
technique_0212 = Quarteto oculto
    .lesson = Quando quatro dígitos só têm juntos quatro lugares numa casa, eles preenchem essas células. Todos os outros candidatos ali podem sair.

hidden_subset_places = { CAP(CASE($houses, form: "in")) }, { $digits } só podem ficar em { $cells }: { $count } dígitos, { $count } células.
hidden_subset_nothing_else = Esses dígitos preenchem essas células, que não podem conter mais nada.

## Fish

technique_0300 = X-Wing
    .lesson = Quando duas linhas têm um dígito só nas mesmas duas colunas, cada uma das colunas o contém numa dessas linhas. Então as colunas não o têm em outro lugar. Linhas e colunas podem ser trocadas.
technique_0301 = Swordfish
    .lesson = Quando três linhas têm um dígito só nas mesmas três colunas, cada uma dessas colunas o contém numa dessas linhas. Então as colunas não o têm em outro lugar. Linhas e colunas podem ser trocadas.
technique_0302 = Jellyfish
    .lesson = Quando quatro linhas têm um dígito só nas mesmas quatro colunas, cada uma dessas colunas o contém numa dessas linhas. Então as colunas não o têm em outro lugar. Linhas e colunas podem ser trocadas.
technique_0310 = X-Wing com barbatanas
    .lesson = { -lesson-finned-fish }
technique_0311 = Swordfish com barbatanas
    .lesson = { -lesson-finned-fish }
technique_0312 = Jellyfish com barbatanas
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
technique_0340 = X-Wing Franken com barbatanas
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = Swordfish Franken com barbatanas
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = Jellyfish Franken com barbatanas
    .lesson = { -lesson-finned-franken-fish }

fish_places = { CAP(CASE($base, form: "in")) }, { $digit } só pode ficar { CASE($cover, form: "in") }.
fish_uses_up = Cada casa de base ({ $base }) contém { $digit } uma vez, e juntas ocupam { CASE($cover, form: "o") }. Então ali não há outro { $digit }.
fish_places_or_fins = { CAP(CASE($base, form: "in")) }, { $digit } só pode ficar { CASE($cover, form: "in") } ou em { OR($fins) }.
fish_without_fins = Se { $digit } não está em { OR($fins) }, as casas de base ({ $base }) ocupam juntas { CASE($cover, form: "o") }, que não têm outro { $digit }.
fish_with_fin = Se { $digit } está em { OR($fins) }, não pode estar em { OR($cells) }, pois se veem.

## Two strong links of one digit

technique_0400 = Arranha-céu
    .lesson = { -lesson-strong-links }
technique_0401 = Pipa de duas linhas
    .lesson = { -lesson-strong-links }
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
technique_0404 = Pipa dupla de duas linhas
    .lesson = { -lesson-strong-links }

strong_links_first = Se { $first } não é { $digit }, { $second } é: é o único outro lugar numa casa.
strong_links_joint = Então { $third } não é { $digit }, pois vê { $second }.
strong_links_last = Então { $last } é { $digit }. Logo pelo menos uma entre { $first } e { $last } é { $digit }, e uma célula que vê as duas não é.

## Empty rectangle

technique_0402 = Retângulo vazio
    .lesson = { -lesson-empty-rectangle }
technique_0405 = Retângulo vazio duplo
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CAP(CASE($house, form: "in")) }, { $digit } só pode ficar em { OR($cells) }: numa linha e numa coluna.
empty_rectangle_link = Se { $far } é { $digit }, { OR($cells) } não é. Se { $far } não é { $digit }, { $near } é.
empty_rectangle_line = Nesse caso o { $digit } { CASE($house, form: "de") } fica alinhado com { OR($cells) }, que também não pode ser { $digit }.
empty_rectangle_rest = Nesse caso { $digit } tem de estar em { OR($rest) } para estar { CASE($house, form: "in") }. Isso também o exclui em { OR($cells) }.

## Colours

technique_0500 = Cores simples: armadilha
    .lesson = Onde um dígito só tem dois lugares numa casa, pinte-os alternando duas cores. Todas as células de uma cor contêm o dígito. Então uma célula que vê as duas cores não pode contê-lo.
technique_0501 = Cores simples: contradição
    .lesson = Onde um dígito só tem dois lugares numa casa, pinte-os alternando duas cores. Se duas células da mesma cor se veem, nenhuma célula dessa cor pode conter o dígito.
technique_0502 = Cores múltiplas 1
    .lesson = Pinte dois grupos separados de lugares ligados de um dígito. Se uma cor de um grupo vê uma cor do outro, as duas não podem contê-lo. Então pelo menos uma das cores opostas o contém, e uma célula que vê ambas não pode.
technique_0503 = Cores múltiplas 2
    .lesson = Pinte dois grupos separados de lugares ligados de um dígito. Uma cor do segundo grupo contém o dígito. Se uma cor do primeiro grupo vê as duas, nenhuma de suas células pode contê-lo.

colour_links = Onde { $digit } só tem dois lugares numa casa, um dos dois o contém.
colour_either = Ou { $digit } fica em { $first }, ou fica em { $second }.
colour_trap = Uma célula que vê uma célula de cada cor não pode ser { $digit } em nenhum caso.
colour_wrap = Algumas entre { $cells } se veem, então não podem ser todas { $digit }. A cor delas é a errada.
multi_colours_clash = Como { $first } e { $second } se veem, { $digit } não pode ficar nas duas cores delas.
multi_colours_opposite = Então { $digit } fica em { $first }, em { $second } ou em ambas. Uma célula que vê as duas cores não pode ser { $digit }.
multi_colours_wrong = Células entre { $cells } veem as duas outras cores, uma das quais contém { $digit }. Então nenhuma entre { $cells } é { $digit }.

## Unique rectangles

technique_0600 = Retângulo único tipo 1
    .lesson = { -lesson-unique-rectangle }
technique_0601 = Retângulo único tipo 2
    .lesson = { -lesson-unique-rectangle }
technique_0602 = Retângulo único tipo 3
    .lesson = { -lesson-unique-rectangle }
technique_0603 = Retângulo único tipo 4
    .lesson = { -lesson-unique-rectangle }
technique_0604 = Retângulo único tipo 5
    .lesson = { -lesson-unique-rectangle }
technique_0605 = Retângulo único tipo 6
    .lesson = { -lesson-unique-rectangle }
technique_0606 = Retângulo oculto
    .lesson = { -lesson-unique-rectangle }

rectangle_deadly = Se { $cells } contivessem só { $digits }, você poderia trocar esses dígitos e ter uma segunda solução. Este sudoku tem uma só.
rectangle_corner = As outras três células não podem conter mais nada, então { $cell } tem de ser outro dígito.
rectangle_third = Então pelo menos uma entre { $cells } é { $digit }.
rectangle_subset = Então pelo menos uma entre { $cells } é { OR($extra) }. Essa célula e { $subset } gastam juntas { $digits }.
rectangle_side = Uma entre { $cells } tem de ser { $digit }, que não tem outro lugar na casa delas. Se a outra fosse { $other }, as quatro conteriam só { $digit } e { $other }.
rectangle_diagonal = Nas linhas ou colunas dessas células, { $digit } não tem outro lugar, então preenche dois cantos opostos. Se fossem { $cells }, as quatro células conteriam só os dois dígitos.
rectangle_tied = Se { $cell } fosse { $other }, os dois cantos ao lado teriam de ser { $digit }: sua linha e sua coluna não têm outro lugar para { $digit }. Então as quatro células conteriam só os dois dígitos.

## Avoidable rectangles

technique_0607 = Retângulo evitável tipo 1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = Retângulo evitável tipo 2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = Nenhuma entre { $cells } é dada. Se contivessem só { $digits }, você poderia trocar esses dígitos e ter uma segunda solução. Este sudoku tem uma só.
avoidable_corner = As outras três células estão preenchidas, então { $cell } tem de ser outro dígito.

## Bivalue universal grave

technique_0610 = Túmulo universal bivalor + 1
    .lesson = Se toda célula vazia tivesse dois candidatos, e todo dígito dois lugares em cada casa, o sudoku teria duas soluções ou nenhuma. Quando uma só célula tem um terceiro candidato, ele vai ali. Isso supõe que o sudoku tenha exatamente uma solução.

bug_cells = Toda célula vazia exceto { $cell } tem dois candidatos.
bug_two_solutions = Se { $cell } não fosse { $digit }, cada dígito teria dois lugares em cada casa em que falta. Um sudoku assim tem duas soluções ou nenhuma.
bug_one_solution = Este sudoku tem exatamente uma solução, então { $cell } é { $digit }.

## Remote pair

technique_0703 = Par remoto
    .lesson = Quatro ou mais células têm os mesmos dois candidatos, e cada uma vê a seguinte. Elas contêm os dois dígitos alternadamente, então uma célula que vê uma de cada tipo não pode conter nenhum.

remote_pair_cells = { $cells } só podem ser { OR($digits) }, e cada uma vê a seguinte.
remote_pair_colours = Então um dos dois dígitos preenche { $first }, e o outro preenche { $second }.
remote_pair_sees_both = Uma célula que vê uma célula de cada tipo vê { $digits }, então não pode ser nenhum.

## Wings

technique_0800 = XY-Wing
    .lesson = Uma célula com dois candidatos, o pivô, vê outras duas. Cada uma delas divide um candidato com o pivô, e ambas têm o mesmo terceiro dígito. Seja qual for o pivô, uma delas contém esse terceiro dígito. Uma célula que vê as duas não pode contê-lo.
technique_0801 = XYZ-Wing
    .lesson = Uma célula com três candidatos, o pivô, vê duas células com dois deles cada. As três podem conter um dos dígitos. Seja qual for o pivô, uma das três contém esse dígito. Uma célula que vê as três não pode contê-lo.
technique_0803 = W-Wing
    .lesson = Duas células têm os mesmos dois candidatos. Cada uma vê uma ponta de uma ligação forte de um desses dígitos. Então as duas não podem contê-lo, e pelo menos uma contém o outro. Uma célula que vê as duas não pode conter o outro dígito.

wing_pincer = Se { $pivot } é { $shared }, então { $pincer } é { $digit }.
wing_end = Então pelo menos uma entre { $cells } é { $digit }. Uma célula que vê todas não é.
w_wing_cells = { $cells } só podem ser { OR($digits) }.
w_wing_link = Uma entre { $near } e { $far } é { $digit }: são os únicos lugares dele numa casa.
w_wing_other = Aquela das duas que é { $joined } vê uma entre { $cells }, que tem de ser { $digit }.

## Chains

technique_0701 = Cadeia X
    .lesson = Siga um dígito por casas com só dois lugares para ele. Se a primeira célula da cadeia não o contém, a última contém. Então uma célula que vê as duas pontas não pode contê-lo.
technique_0702 = Cadeia XY
    .lesson = Ligue células com dois candidatos, de modo que cada uma force a seguinte. Se a primeira ponta não contém o dígito, a última contém. Uma célula que vê as duas pontas não pode contê-lo.
technique_0706 = Laço contínuo
    .lesson = Ligações fortes e fracas alternadas se fecham num laço. Exatamente uma ponta de cada ligação fraca é então verdadeira. Um candidato em conflito com as duas pontas de uma ligação fraca pode sair.
technique_0707 = Laço descontínuo
    .lesson = Suponha que um candidato seja verdadeiro, ou falso, e siga ligações fortes e fracas alternadas. Se elas voltam e provam o contrário, a suposição estava errada.
technique_0708 = Cadeia de inferências alternadas
    .lesson = Suponha que um candidato seja falso, e siga ligações fortes e fracas alternadas até um que tem de ser verdadeiro. Então pelo menos uma das pontas é verdadeira. Um candidato em conflito com ambas pode sair.
technique_0709 = Laço contínuo com grupos
    .lesson = Ligações fortes e fracas alternadas se fecham num laço. Um grupo são todos os lugares de um dígito onde um bloco e uma linha se cruzam, e vale como um candidato. Exatamente uma ponta de cada ligação fraca é verdadeira, então um candidato em conflito com as duas pode sair.
technique_0710 = Laço descontínuo com grupos
    .lesson = Suponha que um candidato seja verdadeiro, ou falso, e siga ligações fortes e fracas alternadas. Um grupo são todos os lugares de um dígito onde um bloco e uma linha se cruzam, e vale como um candidato. Se as ligações voltam e provam o contrário, a suposição estava errada.
technique_0711 = AIC com grupos
    .lesson = Suponha que um candidato seja falso, e siga ligações fortes e fracas alternadas até um que tem de ser verdadeiro. Um grupo são todos os lugares de um dígito onde um bloco e uma linha se cruzam, e vale como um candidato. Pelo menos uma das pontas é verdadeira, então um candidato em conflito com ambas pode sair.
technique_0712 = Laço contínuo com ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Laço descontínuo com ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC com ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Suponha que { $digit } não esteja em { OR($cells) }.
chain_weak_house = Se { $digit } está em { OR($from) }, não está em { OR($to) }: só há um { CASE($house, form: "in") }.
chain_weak_seen = Se { $digit } está em { OR($from) }, não está em { OR($to) }, pois se veem.
chain_weak_cell = Se { $cell } é { $digit }, não é { $other }.
chain_strong_house = Se { $digit } não está em { OR($from) }, está em { OR($to) }: não há outro lugar { CASE($house, form: "in") }.
chain_strong_cell = Se { $cell } não é { $digit }, é { $other }: não há outro candidato.
chain_strong_set = Se { $digit } não está em { OR($from) }, então { $set } contêm { $rest }. Logo { $other } está em { OR($to) }.
chain_proves_start = Isso contradiz a suposição, então { $digit } está em { OR($cells) }.
chain_ends_digit = Logo { $digit } está em { OR($first) } ou em { OR($last) }, ou em ambos. Uma célula que vê as duas pontas não pode ser { $digit }.
chain_ends_cell = Logo { $cell } é { OR($digits) }, e nenhum outro dígito cabe ali.
chain_ends_other = Logo { $digit } está em { OR($first) }, ou { $other } está em { OR($last) }, ou ambos. Cada um exclui o que pode ser removido.
chain_is_loop = As duas pontas não podem ser ambas verdadeiras, então a cadeia é um laço. De cada dois candidatos dele que se excluem, exatamente um é verdadeiro.

## Almost locked sets

technique_0901 = ALS: regra XZ
    .lesson = Um grupo quase bloqueado (ALS) são células de uma casa com um candidato a mais que células: tire um dígito, e os outros ficam bloqueados. Se só um de dois ALS pode conter um dígito, o outro está bloqueado. Então qualquer outro dígito comum está num deles. Ele pode sair de toda célula que vê todos os lugares dele ali.
technique_0902 = ALS-XY-Wing
    .lesson = Um grupo quase bloqueado (ALS) são células de uma casa com um candidato a mais que células: tire um dígito, e os outros ficam bloqueados. O do meio de três ALS divide um dígito com cada um dos outros, e só um grupo pode conter um dígito dividido. Então um dos externos está bloqueado. Um dígito comum a ambos está num deles. Ele pode sair de toda célula que vê todos os lugares dele ali.
technique_0903 = Cadeia de ALS
    .lesson = Um grupo quase bloqueado (ALS) são células de uma casa com um candidato a mais que células: tire um dígito, e os outros ficam bloqueados. Numa cadeia de ALS, só um de dois vizinhos pode conter o dígito que dividem. Se o primeiro não está bloqueado, tira esse dígito do segundo, que então fica bloqueado, e assim por diante. Então um dígito comum às duas pontas está numa delas.
technique_0904 = Death Blossom
    .lesson = Cada candidato de uma célula, o caule, está também num ALS, uma pétala. Se o caule toma um dígito, sua pétala o perde e fica bloqueada. Então sempre há uma pétala bloqueada, e um dígito comum a todas as pétalas está numa delas.

als_xz_one = Só um dos dois grupos pode conter { $digit }, pois seus lugares num veem os lugares no outro.
als_xz_locked = O outro grupo fica então com tantos dígitos quantas células, e contém todos.
als_xz_two = Cada um de { $digits } cabe em só um dos dois grupos.
als_xz_both_locked = Então falta a cada grupo exatamente um desses dígitos, e ele contém todos os seus outros.
als_chain_rule = Cada grupo tem um dígito a mais que células. Se lhe falta um, contém todos os outros.
als_chain_suppose = Suponha que { OR($digits) } não esteja em { OR($cells) }.
als_chain_next = Então { $digit } está em { OR($first) }, e por isso não em { OR($second) }.
als_chain_end = Então { OR($digits) } está em { OR($cells) }. Logo uma das pontas o contém em qualquer caso.
blossom_petal = Se { $stem } é { $digit }, exclui { $digit } em { $cells }. Então { OR($digits) } tem de estar em { OR($cells) }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Olhe onde um bloco e uma linha se cruzam. Tome essas células, mais algumas da linha e mais algumas do bloco. Juntas devem ter tantos candidatos quantas células, e os dois grupos extras não devem ter nenhum em comum. Então elas gastam todos esses dígitos, e o resto da linha e do bloco os perde.

sue_de_coq_counts = Os dois últimos grupos não têm dígito em comum, então essas { $count } células contêm cada um dos seus { $count } dígitos exatamente uma vez.

## Forcing chains and nets

technique_1301 = Cadeia forçada: contradição
    .lesson = Suponha que um candidato seja verdadeiro, e siga cadeias a partir dele. Se deixam uma célula sem dígito, ou um dígito sem lugar numa casa, o candidato é falso.
technique_1302 = Cadeia forçada: confirmação
    .lesson = Tente cada candidato de uma célula, ou cada lugar de um dígito numa casa, e siga cadeias de cada um. O que tem sempre o mesmo resultado é verdadeiro.
technique_1303 = Rede forçada: contradição
    .lesson = Suponha que um candidato seja verdadeiro, e continue com únicos. Se deixam uma célula sem dígito, ou um dígito sem lugar numa casa, o candidato é falso.
technique_1304 = Rede forçada: confirmação
    .lesson = Tente cada candidato de uma célula, ou cada lugar de um dígito numa casa, e continue cada vez com únicos. O que tem sempre o mesmo resultado é verdadeiro.
technique_1305 = Rede forçada aninhada
    .lesson = Suponha um candidato e siga todas as consequências. Quando isso para, suponha um segundo. Se o segundo leva a uma contradição, é falso enquanto o primeiro for verdadeiro. Se no fim nada mais é possível, o primeiro candidato é falso.

forcing_places = Tente cada lugar para { $digit } { CASE($house, form: "in") }.
forcing_candidates = Tente cada dígito que { $cell } pode conter.
forcing_same = O resultado é sempre o mesmo.
forced_in_cell = { $count ->
    [0] Então { $cell } é { $digit }: não tem outro candidato.
    [one] Então { $cell } é { $digit }: { $from } exclui ali { $digits }.
   *[other] Então { $cell } é { $digit }: { $from } excluem ali { $digits }.
}
forced_in_house = { $count ->
    [0] Então { $cell } é { $digit }: não há outro lugar { CASE($house, form: "in") }.
    [one] Então { $cell } é { $digit }: { $from } exclui todos os outros lugares dele { CASE($house, form: "in") }.
   *[other] Então { $cell } é { $digit }: { $from } excluem todos os outros lugares dele { CASE($house, form: "in") }.
}
forced_not = Então { $cell } não é { $digit }.
then_no_candidate = Mas então não resta dígito para { $cell }.
then_no_place = Mas então não resta lugar para { $digit } { CASE($house, form: "in") }.
nested_no_candidate = Então { $cell } não é { $digit }: com ele, os únicos não deixam dígito para { $stuck }.
nested_no_place = Então { $cell } não é { $digit }: com ele, os únicos não deixam lugar para { $lost } { CASE($house, form: "in") }.
nested_end_no_candidate = Os únicos que agora se seguem não deixam dígito para { $cell }.
nested_end_no_place = Os únicos que agora se seguem não deixam lugar para { $digit } { CASE($house, form: "in") }.

## Exocet

technique_1501 = Exocet júnior
    .lesson = Duas células de um bloco e de uma linha, a base, contêm dois de três ou quatro dígitos. Duas células-alvo ficam nos outros blocos da mesma faixa. Se os dígitos têm espaço de menos nas linhas que ali se cruzam, os alvos contêm os mesmos dois dígitos que a base. Todos os outros candidatos dos alvos podem sair.

exocet_base = { $cells } contêm dois de { $digits }.
exocet_room = { CAP(CASE($lines, form: "in")) }, fora { CASE($boxes, form: "de") }, cada um desses dígitos cabe no máximo duas vezes.
exocet_inside = Cada uma dessas linhas ({ $lines }) precisa de todos os dígitos, então cada um desses dígitos está também uma vez dentro { CASE($boxes, form: "de") }.
exocet_targets = Um dígito em { $base } não está em outro lugar { CASE($line, form: "in") } nem no bloco delas, e { $companions } não podem contê-lo. Só restam { $targets } para ele.
exocet_same = Isso vale para os dois dígitos, então { $targets } contêm os mesmos dois que { $base }.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Duas linhas e duas colunas se cruzam em quatro blocos. Em cada bloco, tome as outras duas células da linha e da coluna, dezesseis ao todo. Conte quantas vezes no máximo cada dígito pode ficar ali. Se a soma é dezesseis, as células gastam todos. Então os dígitos podem sair do resto dessas linhas, colunas e blocos.
technique_1503 = Grupos bloqueados multissetor
    .lesson = Tome as células vazias onde algumas linhas e algumas colunas se cruzam. Conte quantas vezes no máximo cada dígito pode ficar ali: uma por linha ou uma por coluna, o que for menor. Se a soma é o número de células, as células gastam todos. Então os dígitos podem sair do resto dessas linhas e colunas.

counted_cells = { $cells } são { $count } células, então precisam de { $count } dígitos.
counted_digit = { $count ->
    [1] Ali, { $digit } só pode ficar { CASE($houses, form: "in") }, então no máximo uma vez.
    [2] Ali, { $digit } só pode ficar { CASE($houses, form: "in") }, então no máximo duas vezes.
    [one] Ali, { $digit } só pode ficar { CASE($houses, form: "in") }, então no máximo { $count } vez.
   *[other] Ali, { $digit } só pode ficar { CASE($houses, form: "in") }, então no máximo { $count } vezes.
}
counted_sum = São { $count } ao todo, sem folga. Então cada uma dessas casas tem esse dígito numa dessas células, e em nenhum outro lugar.

## Lessons that several techniques share

-lesson-finned-fish = Um peixe com barbatanas é um peixe exceto por alguns lugares a mais, as barbatanas, todas num bloco. Se nenhuma contém o dígito, o peixe funciona. Se uma o contém, ela o exclui nas células que vê. Um candidato que sai nos dois casos pode ser removido.
-lesson-sashimi-fish = A um peixe sashimi falta um canto, e em vez disso ele tem lugares a mais, as barbatanas, todas num bloco. Se nenhuma contém o dígito, o peixe funciona. Se uma o contém, ela o exclui nas células que vê. Um candidato que sai nos dois casos pode ser removido.
-lesson-franken-fish = Um peixe Franken usa blocos além de linhas e colunas. Cada casa de base contém o dígito uma vez. Se todos os lugares ali ficam em outras tantas casas de cobertura, estas não têm o dígito em outro lugar.
-lesson-finned-franken-fish = Um peixe Franken usa blocos além de linhas e colunas. Lugares a mais nas casas de base são barbatanas. Ou uma barbatana contém o dígito, ou o peixe funciona sem elas. Então um candidato que o peixe remove pode sair se vê todas as barbatanas.
-lesson-strong-links = Duas casas têm um dígito em dois lugares cada, e um lugar da primeira vê um da segunda. Esses dois não podem contê-lo ambos, então pelo menos um dos outros dois o contém. Uma célula que vê esses dois não pode contê-lo.
-lesson-empty-rectangle = Num bloco, os lugares de um dígito ficam numa linha e numa coluna. Fora do bloco, o dígito só tem dois lugares numa casa que cruza essa linha ou coluna. Qualquer dos dois que o contenha, a célula onde as linhas se encontram não pode.
-lesson-unique-rectangle = Quatro células em duas linhas, duas colunas e dois blocos não devem conter só dois dígitos: você poderia trocá-los e ter uma segunda solução. O que levaria a isso pode ser removido. Isso supõe que o sudoku tenha exatamente uma solução.
-lesson-avoidable-rectangle = Quatro células em duas linhas, duas colunas e dois blocos, nenhuma dada, não devem conter só dois dígitos: você poderia trocá-los e ter uma segunda solução. Então os últimos cantos têm de conter outra coisa. Isso supõe que o sudoku tenha exatamente uma solução.
-lesson-als-chain = Um grupo quase bloqueado (ALS) são células de uma casa com um candidato a mais que células. Tire um dos dígitos, e as células contêm todos os outros. Então uma cadeia pode entrar por um dos dígitos e sair por outro.

## New game: what a worker reports

new_game_without_givens = { $level } pede { $asked } dados. O mais próximo encontrado tem { $count }.
new_game_not_quite = Nenhum resultado exato. Este é o mais próximo: { $count } dados.
new_game_rated = Nenhum resultado exato. Este é o mais próximo: { $count } dados, classificação { $rating }.
new_game_missing = Nenhum resultado exato. Este é o mais próximo: { $count } dados, classificação { $rating }, sem { $missing }.
new_game_unwanted = Nenhum resultado exato. Este é o mais próximo: { $count } dados, classificação { $rating }, com { $unwanted }.
new_game_missing_unwanted = Nenhum resultado exato. Este é o mais próximo: { $count } dados, classificação { $rating }, sem { $missing }, com { $unwanted }.
progress_rating = { $what }. Melhor até agora: classificação { $rating }, { $givens } dados…
progress_givens = { $what }. Melhor até agora: { $givens } dados (tentativa { $attempt } de { $attempts })…
progress_attempt = { $what } (tentativa { $attempt } de { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Parado. A classificação é de pelo menos { $rating }.
rating_at_least = Classificação: pelo menos { $rating }…
rating_hardest = Passo mais difícil: { $step }
rating_explained = Primeira colocação: { $placement }. Primeiro passo: { $first }. Na escala do Sudoku Explainer, os sudokus mais fáceis valem 1.2, grupos ocultos cerca de 4, cadeias 6.5 ou mais, e os mais difíceis conhecidos quase 12.
rating_other_name = SE: { $name }
rating_technique = Técnica
rating_times = Vezes

## Faults of puzzles and requests

read_at = Linha { $line }, coluna { $column }: { $fault }
read_empty = Não há sudoku neste texto.
read_too_long = Este texto é longo demais para um sudoku: { $characters } caracteres.
read_several_lines = Insira só uma linha.
read_symbol = “{ $symbol }” não é dígito nem vazio ( . 0 * _ ).
read_letter = “{ $symbol }” é uma letra. Esta grade tem os dígitos de 1 a { $last }.
read_too_large = { $symbol } é grande demais: os dígitos vão de 1 a { $last }.
read_length = { $found ->
    [one] Há { $found } célula. Uma grade clássica tem 81; outros tamanhos têm 16, 36, 144, 256 ou 625.
   *[other] Há { $found } células. Uma grade clássica tem 81; outros tamanhos têm 16, 36, 144, 256 ou 625.
}
read_length_of_board = { $found ->
    [one] Há { $found } célula. Uma grade { $board } tem { $cells }.
   *[other] Há { $found } células. Uma grade { $board } tem { $cells }.
}
givens_conflict = { $digit } aparece duas vezes { CASE($house, form: "in") }: { $first } e { $second }.
givens_no_candidate = Nenhum dígito cabe em { $cell }.
givens_no_place = Não há lugar para { $digit } { CASE($house, form: "in") }.
recipe_starter = O sudoku embutido é sempre 9 × 9, Médio e sem simetria.
recipe_givens_reversed = Insira primeiro o menor número de dados.
recipe_too_many_givens = Uma grade { $board } só tem { $cells } células.
recipe_too_few_givens = Nenhum sudoku { $board } tem menos de { $fewest } dados.
recipe_symmetry = Nenhum sudoku com esta simetria tem tantos dados. Tente { $below } ou { $above }.
recipe_unrated = Só sudokus 9 × 9 têm classificação.
recipe_ratings_reversed = Insira primeiro a menor classificação.
recipe_no_such_rating = As classificações vão de 1.2 a { $greatest }.
recipe_both = { $technique } não pode ser exigida e excluída.
recipe_above_rating = Sudokus com { $technique } começam em { $least }. Escolha uma classificação maior.
recipe_needed_anyway = Você não pode excluir { $technique }: todo sudoku precisa dela para a última célula.
recipe_nearly_full = Com { $from } ou mais dados, um sudoku só precisa de { $technique } e vale 1.0.
recipe_impossible = Nenhum sudoku atende a estas opções.

## What the worker refuses

refused_unreadable = O Nonet não consegue ler este pedido. Recarregue a página.
refused_no_solution = Este sudoku não tem solução. { $why }
refused_not_classic = Só sudokus 9 × 9 podem ser classificados.
study_unknown_technique = Essa técnica não existe.
study_no_position = O Nonet não achou posição para { $technique }.
study_other_board = Caminhos da solução só existem para sudokus clássicos 9 × 9.
refused_not_unique = Só um sudoku com uma solução pode ser classificado.
