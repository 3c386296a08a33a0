# Nonet in Brazilian Portuguese: hints and lessons, and what only a worker reports.
#
# row linha · column coluna · box bloco · house unidade · line linha ou coluna
# cell célula · digit dígito (o 4) · candidate candidato · note anotação · given pista
# sees vê, veja · peer célula vinculada · place lugar · pattern padrão · proof prova
# single candidato único · subset subconjunto (par, trinca, quadra) · set conjunto · ALS
# group (of a chain) grupo · strong, weak link elo forte, fraco · chain cadeia
# end ponta · loop laço · forcing forçada · fin barbatana · step passo · move jogada
# puzzle sudoku · board tabuleiro · game jogo · rating dificuldade, rate avaliar
# hint dica · mistake erro · slip deslize · slow spot travada · checkpoint checkpoint
# line left variante · workbench oficina · lesson lição · practice prática
# solve path resolução · seed semente · tag etiqueta · replay replay
# rule out descartar · exclude (a technique) excluir · delete excluir · remove eliminar · strike riscar · select selecionar
# check (for mistakes) verificar · highlight destacar · level nível: Fácil, Médio, Difícil, Mestre, Extremo
# clue (of a variant) restrição · innies, outies keep their English names
# cage gaiola · dot ponto · thermometer termômetro · arrow seta · zipper zíper · room sala
# whisper, renban, nabner, between, lockout, X-Sum, lunchbox, look-and-say, rellik, full rank keep their English names, as players say
# within a sentence, buttons and techniques stand in “ ”
# Fish and wings keep their English names, as Brazilian players do.
# $case of a house: none (linha 2), in (na linha 2), de (da linha 2), o (a linha 2)

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
    [region] { $count ->
        [one] { $case ->
            [in] na região { $numbers }
            [de] da região { $numbers }
            [o] a região { $numbers }
           *[other] região { $numbers }
        }
       *[other] { $case ->
            [in] nas regiões { $numbers }
            [de] das regiões { $numbers }
            [o] as regiões { $numbers }
           *[other] regiões { $numbers }
        }
    }
    [window] { $count ->
        [one] { $case ->
            [in] na janela { $numbers }
            [de] da janela { $numbers }
            [o] a janela { $numbers }
           *[other] janela { $numbers }
        }
       *[other] { $case ->
            [in] nas janelas { $numbers }
            [de] das janelas { $numbers }
            [o] as janelas { $numbers }
           *[other] janelas { $numbers }
        }
    }
    [group] { $count ->
        [one] { $case ->
            [in] no grupo { $numbers }
            [de] do grupo { $numbers }
            [o] o grupo { $numbers }
           *[other] grupo { $numbers }
        }
       *[other] { $case ->
            [in] nos grupos { $numbers }
            [de] dos grupos { $numbers }
            [o] os grupos { $numbers }
           *[other] grupos { $numbers }
        }
    }
    [extra] { $count ->
        [one] { $case ->
            [in] na região extra { $numbers }
            [de] da região extra { $numbers }
            [o] a região extra { $numbers }
           *[other] região extra { $numbers }
        }
       *[other] { $case ->
            [in] nas regiões extras { $numbers }
            [de] das regiões extras { $numbers }
            [o] as regiões extras { $numbers }
           *[other] regiões extras { $numbers }
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

look_at_house = Observe { CASE($house, form: "o") }.
look_at_digits = Procure os lugares possíveis para { $digits }.
look_for_removal = Você pode descartar um candidato { CASE($house, form: "in") }.
look_for_placement = Você pode colocar um dígito { CASE($house, form: "in") }.

## Answers to a learner's questions

simpler_easiest = Não. “{ $technique }” é a técnica mais fácil.
simpler_none = { $count ->
    [one] Não. O Nonet tentou a única técnica mais fácil, “{ $first }”. Ela não se aplica aqui.
   *[other] Não. O Nonet tentou as { $count } técnicas mais fáceis, de “{ $first }” a “{ $last }”. Nenhuma se aplica aqui.
}
simpler_found = Sim: “{ $technique }” é mais fácil e se aplica aqui.
why_step = A técnica “{ $technique }” mostra que { $cell } não pode ser { $digit }.
why_path = { $count } passos juntos mostram que { $cell } não pode ser { $digit }: { $techniques }.
why_unknown = O Nonet não encontra uma razão curta contra o { $digit } em { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Termos
words_house = unidade, unidades, Unidade, Unidades
words_peer = vê, veem, veja, vejam
words_candidate = candidato, candidatos, Candidato, Candidatos
words_strong_link = elo forte, elos fortes, Elo forte, Elos fortes
words_weak_link = elo fraco, elos fracos, fracos
words_chain = cadeia, cadeias, Cadeia, Cadeias
words_uniqueness = uma solução, duas soluções, solução única, segunda solução

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] Com moldura: { APART($what) }.
    [dashed_frame] Com moldura tracejada: { APART($what) }.
    [first_set] Primeiro conjunto: { APART($what) }.
    [second_set] Segundo conjunto: { APART($what) }.
    [third_set] Terceiro conjunto: { APART($what) }.
    [ring] Em anéis: { APART($what) }.
    [disc] Em discos: { APART($what) }.
    [diamond] Em losangos: { APART($what) }.
    [triangle] Em triângulos: { APART($what) }.
   *[square] Em quadrados: { APART($what) }.
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit } em { $cells }
legend_sample = { $sample ->
    [base] Unidades do padrão
    [cover] Unidades com eliminações
    [kept] Candidatos do padrão
    [fin] Barbatanas: candidatos a mais
    [on] Verdadeiro em um caso
    [off] Falso nesse caso
    [second_on] Segundo grupo: verdadeiro em um caso
    [second_off] Segundo grupo: falso nesse caso
    [first_set] Primeiro conjunto
    [second_set] Segundo conjunto
    [third_set] Terceiro conjunto
    [links] Traço contínuo: se uma ponta é falsa, a outra é verdadeira. Tracejado: se uma é verdadeira, a outra é falsa.
    [strong] Traço contínuo: se uma ponta é falsa, a outra é verdadeira.
    [weak] Tracejado: se uma é verdadeira, a outra é falsa.
   *[focus] O que descarta candidatos
}
drawn_strong_links = Setas contínuas: se uma ponta é falsa, a outra é verdadeira.
drawn_weak_links = Setas tracejadas: se uma ponta é verdadeira, a outra é falsa.

## The last sentence of a proof: what the step does

outcome_placed = Portanto, { $cell } é { $digit }.
outcome_removed = Portanto, o { $digit } pode ser eliminado de { $cells }.
outcome_removed_several = Portanto, estes candidatos podem ser eliminados: { APART($candidates) }.
digit_from_cells = { $digit } de { $cells }

## Sentences that several techniques share

set_holds = Em { $cells } só pode haver { OR($digits) }.
cell_holds_one_of = { $cell } só pode ser { OR($digits) }.
suppose = Suponha que { $cell } seja { $digit }.
at_least_one = Portanto, pelo menos uma das células { $cells } é { $digit }. Uma célula que veja todas elas não pode ser { $digit }.

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] Cada região delimitada contém cada dígito uma vez.
    [diagonal] A diagonal marcada contém cada dígito uma vez.
    [antidiagonal] A diagonal marcada contém cada dígito uma vez.
    [diagonals] Cada uma das duas diagonais contém cada dígito uma vez.
    [windoku] Cada janela emoldurada contém cada dígito uma vez.
    [disjoint] As células que ocupam o mesmo lugar em seus blocos contêm dígitos diferentes.
    [extra] Em uma região extra emoldurada, nenhum dígito se repete.
    [anti-knight] As células a um salto de cavalo uma da outra contêm dígitos diferentes.
    [anti-king] As células que se tocam, mesmo só por um canto, contêm dígitos diferentes.
    [non-consecutive] As células com um lado em comum nunca contêm dígitos consecutivos.
    [odd] Um círculo marca um dígito ímpar.
    [even] Um quadrado marca um dígito par.
    [digits] Os dígitos pequenos em uma célula são os únicos que ela pode conter.
    [kropki] Os dígitos ao lado de um ponto branco são consecutivos. Ao lado de um ponto preto, um é o dobro do outro. Todos os pontos estão marcados.
    [xv] A soma dos dígitos ao lado de um X é 10, e ao lado de um V é 5. Todos os X e V estão marcados.
    [killer] Os dígitos de uma gaiola são todos diferentes. Se a gaiola tem um número, ele é a soma dos dígitos.
    [little-killer] Um número com seta é a soma dos dígitos da sua diagonal. Ali os dígitos podem se repetir.
    [thermo] Os dígitos aumentam do bulbo de um termômetro até a ponta.
    [slow-thermo] Do bulbo de um termômetro lento até a ponta, os dígitos aumentam ou ficam iguais.
    [arrow] A soma dos dígitos ao longo de uma seta é o dígito no círculo dela, ou o número na pílula.
    [double-arrow] Os dígitos entre os dois círculos de uma seta dupla têm a mesma soma que os dígitos nos círculos.
    [difference] A diferença entre os dígitos ao lado de um ponto branco é o número do ponto, ou 1 se ele não tem número.
    [ratio] Dos dígitos ao lado de um ponto preto, um é o dobro do outro ou, se o ponto tem um número, esse número de vezes o outro.
    [no-other-difference] Não falta nenhum ponto branco: dígitos vizinhos sem ponto não são consecutivos.
    [no-other-ratio] Não falta nenhum ponto preto: dígitos vizinhos sem ponto não estão em nenhuma proporção que um ponto possa indicar.
    [x] A soma dos dígitos ao lado de um X é 10.
    [v] A soma dos dígitos ao lado de um V é 5.
    [no-other-xv] Não falta nenhum X nem V: a soma de dígitos vizinhos sem letra não é 10 nem 5.
    [greater] A ponta de um sinal aponta para o dígito menor.
    [minimum] Em uma célula com pontas para dentro, o dígito é menor que os das células ao lado.
    [maximum] Em uma célula com pontas para fora em todos os lados, o dígito é maior que os das células ao lado.
    [whisper] A diferença entre dígitos vizinhos em uma linha whisper é de pelo menos { $value }.
    [renban] Uma linha renban contém dígitos consecutivos em qualquer ordem, cada um uma vez.
    [nabner] Uma linha nabner não tem dois dígitos iguais nem consecutivos, onde quer que estejam nela.
    [palindrome] Um palíndromo é igual lido de qualquer uma das pontas.
    [clone] Os clones contêm os mesmos dígitos nos mesmos lugares.
    [between] Os dígitos de uma linha between ficam entre os dois dígitos nos círculos das pontas.
    [lockout] A diferença entre os dígitos nos dois losangos de uma linha lockout é de pelo menos { $value }. Os outros dígitos dela não ficam entre esses dois nem são iguais a um deles.
    [region-sum] Uma linha de soma por região se divide onde entra em outro bloco ou região. Todas as partes têm a mesma soma.
    [zipper] Os dígitos a igual distância do meio de uma linha zíper têm sempre a mesma soma. Se há um dígito no meio, ele é essa soma.
    [ten-line] Uma linha de soma pode ser dividida em trechos, cada um com soma { $value }.
    [entropic] Três dígitos seguidos em uma linha entrópica são sempre um baixo, um médio e um alto, em qualquer ordem.
    [modular] Em uma linha modular, { $value } dígitos seguidos deixam restos diferentes quando divididos por { $value }.
    [quadruple] Os dígitos em um círculo aparecem nas quatro células em volta dele.
    [sandwich] Um número entre duas barras é a soma dos dígitos que ficam entre o 1 e o { $value } na sua linha ou coluna.
    [x-sum] Um número em uma aba é a soma dos X primeiros dígitos que ele vê. X é o primeiro deles.
    [room] Um número em uma sala é o dígito da X-ésima célula que ele vê. X é o dígito da primeira.
    [skyscraper] Um número ao lado de uma silhueta de prédios diz quantos dígitos, vistos dali, são maiores que todos os anteriores.
    [column-indexer] Uma célula com pontas para a esquerda e para a direita diz em que coluna da sua linha está o número da própria coluna.
    [row-indexer] Uma célula com pontas para cima e para baixo diz em que linha da sua coluna está o número da própria linha.
    [global-entropy] Cada quadrado de quatro células contém pelo menos um dígito baixo, um médio e um alto.
    [anti-taxicab] Duas células nunca contêm o mesmo dígito se ele é o número de passos, por linhas e colunas, para ir de uma à outra.
    [lunchbox] Os dígitos de uma gaiola com um número entre barras são todos diferentes. O número é a soma dos dígitos que ficam nas células entre o menor e o maior.
    [look-and-say] Uma marca com × diz quantas vezes a gaiola contém um dígito: 2×7 significa duas vezes o 7.
    [rellik] Os dígitos de uma gaiola com ≠ são todos diferentes. Nenhum deles, sozinho ou somado a outros, dá o número da gaiola.
    [equal-sum] Duas gaiolas com = têm a mesma soma.
    [hidden-skyscraper] Um número ao lado de duas torres é o primeiro dígito, visto dali, que é menor que o anterior.
    [full-rank] Cada linha e cada coluna é lida como um número a partir de cada ponta. Todos esses números são ordenados do menor ao maior. O número em um círculo é a posição do que começa ali.
   *[circles] Um dígito em um anel duplo diz em quantos anéis duplos ele está.
}
clue_clash = Aqui o { $digit } não é compatível com { $clue }.
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
cage_sum = Gaiola de { $sum }
clue_selected = { CAP($clue) }.
clue_selected_left = { CAP($clue) }: { $left }.
no_clues = Neste tabuleiro não há restrições para selecionar.
selection_sum = Seleção: { $count } dígitos, soma { $sum }
selection_pair = Seleção: soma { $sum }, diferença { $difference }
cage_left = { $count ->
    [one] falta somar { $left } em { $count } célula
   *[other] falta somar { $left } em { $count } células
}
cage_combinations = { $count ->
    [0] nenhuma combinação possível
    [one] { $count } combinação
   *[other] { $count } combinações
}
renban_line = Linha renban
combination_struck = { $digits }: combinação riscada.
combination_back = { $digits }: a combinação não está mais riscada.
ask_clues = Descartados pelas restrições
clues_nothing = Agora nenhuma restrição descarta sozinha um candidato.
clues_found = { $count ->
    [one] Uma restrição descarta um candidato: ele está marcado.
   *[other] { $count } candidatos ficam descartados, cada um por uma só restrição: eles estão marcados.
}
rules_title = Regras
rules_by = de { $author }
rules_usual = Cada linha, cada coluna e cada bloco contém cada dígito uma vez.
rules_usual_jigsaw = Cada linha e cada coluna contém cada dígito uma vez.

daily_variant = Variante do dia
new_surprise = Surpreenda-me
kinds_classic = Clássico
kinds_more = Mais regras
# At most about 32 characters each
kinds_need_easy = Uma restrição por vez
kinds_need_medium = Combinações, somas por unidade
kinds_need_hard = Duas restrições juntas
kinds_need_master = Três restrições, cadeias
kinds_need_extreme = Cadeias com muitas restrições

rule_reason = { $rule ->
    [house] compartilham uma unidade
    [extra] estão na mesma região extra
    [anti-knight] estão a um salto de cavalo uma da outra
    [anti-king] se tocam por um canto
    [odd] um círculo marca um dígito ímpar
    [even] um quadrado marca um dígito par
   *[non-consecutive] células vizinhas nunca contêm dígitos consecutivos
}
# Without a verb that would have to agree with $clue
clue_reason = é preciso respeitar { $clue }
ruled_out_by_rule = Se o { $digit } está em { OR($from) }, ele fica descartado em { $to }, pois { OR($reasons) }.
sees_by_rule = { $cell } vê { $cells }, pois { $reason }.
taken_by_rule = { $count ->
    [one] { $from } descarta { $digits } em { $cells }, pois { $reason }.
   *[other] { $from } descartam { $digits } em { $cells }, pois { $reason }.
}
never_by_rule = Em { $cells } não há lugar para { OR($digits) }, pois { $reason }.

## Names of clues, such as "the cage of 12 in r1c1, r1c2"

clue_of_board = { $kind ->
    [jigsaw] as regiões jigsaw
    [diagonal] a diagonal a partir do canto superior esquerdo
    [antidiagonal] a diagonal a partir do canto superior direito
    [windoku] as janelas
    [disjoint] os grupos disjuntos
    [anti-knight] a regra anticavalo
    [anti-king] a regra antirrei
    [non-consecutive] a regra de que dígitos vizinhos não são consecutivos
    [no-other-difference] a regra de que dígitos vizinhos sem ponto não são consecutivos
    [no-other-ratio] a regra de que dígitos vizinhos sem ponto não estão em proporção
    [global-entropy] a entropia global
    [anti-taxicab] a regra antitaxicab
   *[no-other-xv] a regra de que dígitos vizinhos sem letra não somam nem 5 nem 10
}
clue_of_cells = { $kind ->
    [odd] os dígitos ímpares em { PLAIN($cells) }
    [even] os dígitos pares em { PLAIN($cells) }
    [extra] a região extra { PLAIN($cells) }
    [killer] a gaiola em { PLAIN($cells) }
    [minimum] a regra do mínimo em { PLAIN($cells) }
    [maximum] a regra do máximo em { PLAIN($cells) }
    [column-indexer] o indexador de coluna em { PLAIN($cells) }
    [row-indexer] o indexador de linha em { PLAIN($cells) }
   *[circles] os círculos contadores em { PLAIN($cells) }
}
clue_of_cells_with_values = { $kind ->
    [killer] a gaiola de { $values } em { PLAIN($cells) }
    [rellik] a gaiola rellik de { $values } em { PLAIN($cells) }
    [look-and-say] a gaiola look-and-say em { PLAIN($cells) }
    [quadruple] a quádrupla { PLAIN($values) } em { PLAIN($cells) }
   *[digits] a restrição a { OR($values) } em { PLAIN($cells) }
}
clue_of_two = { $kind ->
    [difference] o ponto branco entre { $one } e { $other }
    [ratio] o ponto preto entre { $one } e { $other }
    [x] o X entre { $one } e { $other }
    [v] o V entre { $one } e { $other }
   *[greater] o sinal de desigualdade entre { $one } e { $other }
}
clue_of_two_with_value = { $kind ->
    [difference] o ponto branco de { $value } entre { $one } e { $other }
   *[ratio] o ponto preto de { $value } entre { $one } e { $other }
}
clue_of_line = { $kind ->
    [thermo] o termômetro de { $first } a { $last }
    [slow-thermo] o termômetro lento de { $first } a { $last }
    [double-arrow] a seta dupla de { $first } a { $last }
    [whisper] a linha whisper de { $first } a { $last }
    [renban] a linha renban de { $first } a { $last }
    [nabner] a linha nabner de { $first } a { $last }
    [palindrome] o palíndromo de { $first } a { $last }
    [between] a linha between de { $first } a { $last }
    [lockout] a linha lockout de { $first } a { $last }
    [region-sum] a linha de soma por região de { $first } a { $last }
    [zipper] a linha zíper de { $first } a { $last }
    [ten-line] a linha de soma 10 de { $first } a { $last }
    [entropic] a linha entrópica de { $first } a { $last }
   *[modular] a linha modular de { $first } a { $last }
}
clue_of_line_with_value = { $kind ->
    [little-killer] a soma little killer de { $value } desde { $first } até { $last }
    [whisper] a linha whisper de { $value } desde { $first } até { $last }
    [lockout] a linha lockout de { $value } desde { $first } até { $last }
    [ten-line] a linha de soma { $value } desde { $first } até { $last }
    [modular] a linha modular de { $value } desde { $first } até { $last }
    [lunchbox] a gaiola lunchbox de { $value } desde { $first } até { $last }
    [hidden-skyscraper] o arranha-céu oculto { $value } desde { $first } até { $last }
    [full-rank] a posição full rank { $value } desde { $first } até { $last }
    [x-sum] a X-Sum de { $value } desde { $first } até { $last }
    [room] a sala numerada { $value } desde { $first } até { $last }
   *[skyscraper] o arranha-céu { $value } desde { $first } até { $last }
}
clue_of_house = { $kind ->
   *[sandwich] o sanduíche de { $value } { CASE($house, form: "in") }
}
clue_with_head = { $kind ->
    [equal-sum] as somas iguais de { PLAIN($head) } e de { $first } a { $last }
    [clone] o clone de { PLAIN($head) } desde { $first } até { $last }
   *[arrow] a seta de { PLAIN($head) } desde { $first } até { $last }
}

## Clues

technique_1601 = Restrição de duas células
    .lesson = Um ponto, uma letra ou outra restrição entre duas células só permite um dígito em uma delas se na outra couber um dígito que combine com ele.
technique_1602 = Combinações de uma restrição
    .lesson = Uma restrição de poucas células só aceita algumas combinações de dígitos. Um candidato que não está em nenhuma delas pode ser eliminado.
    .aliases = Combinações da gaiola, Combinações killer, Combinações de somas
technique_1603 = Dígito exigido
    .lesson = Às vezes, todas as combinações de uma restrição contêm um dígito, sempre em uma de poucas células. Uma célula que veja todas essas células não pode contê-lo.
    .aliases = Dígito obrigatório, Dígito indispensável, Gaiola apontadora
technique_1604 = Restrição longa
    .lesson = As células de uma linha longa ou de uma gaiola grande limitam umas às outras. Um candidato pode ser eliminado se, com ele, não há como preencher o resto da restrição.
technique_1605 = Innies e outies
    .lesson = Os dígitos de uma linha, coluna ou bloco têm uma soma conhecida. Tire dela as restrições cujas somas você conhece. O que sobra tem que somar a diferença.
    .aliases = Regra dos 45, Regra do 45, Células internas e externas
technique_1606 = Innies e outies de várias unidades
    .lesson = Os dígitos de várias linhas, colunas ou blocos têm uma soma conhecida. Tire dela as restrições cujas somas você conhece. O que sobra tem que somar a diferença.
    .aliases = Regra dos 45 em várias unidades
technique_1607 = Lei das sobras
    .lesson = Se dois grupos de unidades compartilham a maioria das células, as que só estão em um contêm os mesmos dígitos que as que só estão no outro.
technique_1608 = Restrição em uma unidade
    .lesson = Uma unidade precisa de todos os dígitos. Um candidato de uma restrição pode ser eliminado se, com ele, não há como preencher ao mesmo tempo a restrição e o resto da unidade.
technique_1609 = Duas restrições
    .lesson = Duas restrições compartilham células ou se veem. Um candidato pode ser eliminado se, com ele, não há como preencher as duas ao mesmo tempo.
technique_1610 = Dígito exigido por duas restrições
    .lesson = Às vezes, duas restrições juntas sempre têm um dígito em uma de poucas células. Uma célula que veja todas essas células não pode contê-lo.
technique_1611 = Duas restrições em uma unidade
    .lesson = Duas restrições compartilham uma unidade, que precisa de todos os dígitos. Um candidato pode ser eliminado se, com ele, não há como preencher as três ao mesmo tempo.
technique_1612 = Três restrições
    .lesson = Uma restrição compartilha células com outras duas. Um candidato pode ser eliminado se, com ele, não há como preencher as três ao mesmo tempo.

technique_1613 = Rede forçada com restrições
    .lesson = Suponha que um candidato seja verdadeiro, e siga o que ele impõe em células, unidades e restrições. Se algo se torna impossível, o candidato é falso.
technique_1614 = Rede forçada com restrições: verdade
    .lesson = Teste todos os candidatos de uma célula, ou todos os lugares de um dígito em uma unidade, e siga o que cada um impõe em células, unidades e restrições. Um candidato que fica descartado em todos os casos é falso.
technique_1615 = Rede forçada aninhada com restrições
    .lesson = Suponha que um candidato seja verdadeiro, e siga o que ele impõe em células, unidades e restrições. Quando isso se esgotar, suponha o mesmo de um segundo. Se com ele algo se torna impossível, o segundo é falso enquanto o primeiro for verdadeiro. Se no fim nada mais é possível, o primeiro candidato é falso.

clue_combinations = { CAP(CASE($clue, form: "o")) }: só cabe { OR($sets) }.
clue_bounds = { CAP(CASE($clue, form: "o")) }: { $cell } é no mínimo { $least } e no máximo { $most }.
clue_cell_left = { CAP(CASE($clue, form: "o")) }: { $cell } só pode ser { OR($digits) }.
clue_required = { CAP(CASE($clue, form: "o")) }: em todos os casos possíveis, há um { $digit } em { OR($cells) }.
clues_required = Se tudo isto vale ao mesmo tempo, sempre há um { $digit } em { OR($cells) }: { APART(CASE($clues, form: "o")) }.
clues_do_not_fit = Com um { $digit } em { OR($cells) }, não há como preencher as outras células de modo que tudo isto valha ao mesmo tempo: { APART(CASE($clues, form: "o")) }.
sum_of_houses = { $count ->
    [one] { CAP(CASE($houses, form: "o")) } soma { $total }.
   *[other] { CAP(CASE($houses, form: "o")) } somam { $total }.
}
sum_without = Tire daí: { APART($clues) }.
# $sum: with its article, as in derived_sum
sum_left = Sobra { $sum }.
net_written = Então { $cell } é { $digit }, o que descarta { $candidates }.
net_place = { CAP(CASE($house, form: "in")) }, o { $digit } então só pode ficar em { $cell }.
net_clue = { CAP(CASE($clue, form: "o")) }: isso então descarta { $candidates }.
net_no_candidate = Então { $cell } fica sem candidatos.
net_no_place = { CAP(CASE($house, form: "in")) }, o { $digit } então fica sem lugar.
net_no_way = { CAP(CASE($clue, form: "o")) }: então não resta nenhuma combinação de dígitos possível.
clue_part = { CASE($clue, form: "o") } ({ PLAIN($cells) })
# The noun keeps the capital of CAP away from the name of a cell
derived_sum = a equação { $sum }
equal_groups = os dígitos iguais de { PLAIN($one) } e de { PLAIN($other) }
leftovers_same = { CAP(CASE($one, form: "o")) } e { CASE($other, form: "o") } compartilham todas as suas outras células, então em { $here } ficam os mesmos dígitos que em { $there }.

## Full House

technique_0000 = Última célula livre
    .lesson = Quando em uma linha, coluna ou bloco resta uma só célula vazia, ela recebe o dígito que falta.
    .aliases = Casa cheia, Último dígito

full_house_cell = { $cell } é a única célula vazia { CASE($house, form: "de") }.
full_house_digit = Ali só falta o { $digit }.

## Hidden Single

technique_0002 = Candidato único oculto
    .lesson = Quando resta um só lugar para um dígito em uma linha, coluna ou bloco, ele vai ali, mesmo que a célula tenha outros candidatos.
    .aliases = Único oculto, Solteiro oculto, Posição única

hidden_single_where = Onde o { $digit } pode ficar { CASE($house, form: "in") }?
hidden_single_seen = { $count ->
    [one] O { $digit } de { $cells } descarta o { $digit } em outras células { CASE($house, form: "de") }.
   *[other] Os { $digit } de { $cells } descartam o { $digit } em outras células { CASE($house, form: "de") }.
}
hidden_single_ruled_out = O { $digit } já foi descartado em { $cells }.
hidden_single_left = Para o { $digit } só resta { $cell }.

## Naked Single

technique_0003 = Candidato único
    .lesson = Quando resta um só candidato em uma célula, esse é o dígito dela.
    .aliases = Único nu, Solteiro nu, Candidato isolado

naked_single_sees = { $cell } vê { $digits }.
naked_single_ruled_out = { $count ->
    [one] O { $digits } já foi descartado em { $cell }.
   *[other] Os dígitos { $digits } já foram descartados em { $cell }.
}
naked_single_left = Para { $cell } só resta o { $digit }.

## Locked candidates

technique_0100 = Candidatos bloqueados tipo 1 (apontamento)
    .lesson = Quando todos os lugares de um dígito em um bloco ficam na mesma linha ou coluna, o dígito não pode ficar no resto dessa linha ou coluna.
    .aliases = Par apontador, Trio apontador, Interseção
technique_0101 = Candidatos bloqueados tipo 2 (reivindicação)
    .lesson = Quando todos os lugares de um dígito em uma linha ou coluna ficam no mesmo bloco, o dígito não pode ficar no resto desse bloco. Do mesmo modo, uma célula que vê todos os lugares de um dígito em uma unidade não pode contê-lo.
    .aliases = Redução caixa/linha, Redução bloco/linha, Interseção

locked_places = { CAP(CASE($house, form: "in")) }, o { $digit } só pode ficar em { OR($cells) }.
locked_elsewhere = Todas essas células também estão { CASE($house, form: "in") }. Portanto, o { $digit } { CASE($house, form: "de") } fica ali e em nenhum outro lugar.

locked_seen = Onde quer que o { $digit } fique { CASE($house, form: "in") }, ele é descartado em { $cells }.

## Naked subsets

technique_0110 = Par bloqueado
    .lesson = Duas células no mesmo bloco e na mesma linha ou coluna só têm os mesmos dois candidatos. Esses dígitos ficam nelas, então não podem ficar no resto do bloco nem da linha ou coluna.
technique_0111 = Trinca bloqueada
    .lesson = Três células no mesmo bloco e na mesma linha ou coluna só têm, juntas, três candidatos. Esses dígitos ficam nelas, então não podem ficar no resto do bloco nem da linha ou coluna.
technique_0200 = Par nu
    .lesson = Quando duas células de uma unidade só têm os mesmos dois candidatos, esses dígitos ficam nelas. Eles não podem ficar em nenhuma outra célula da unidade.
    .aliases = Par evidente, Dupla nua
technique_0201 = Trinca nua
    .lesson = Quando três células de uma unidade só têm, juntas, três candidatos, esses dígitos ficam nelas. Eles não podem ficar em nenhuma outra célula da unidade.
    .aliases = Trio nu, Tripla nua
technique_0202 = Quadra nua
    .lesson = Quando quatro células de uma unidade só têm, juntas, quatro candidatos, esses dígitos ficam nelas. Eles não podem ficar em nenhuma outra célula da unidade.
    .aliases = Quarteto nu

naked_subset_cells = Em { $cells } só pode haver { $digits }: { $count } dígitos para { $count } células.
naked_subset_elsewhere = Os dígitos { $digits } ficam nessas células, então não podem ficar em nenhuma outra célula { OR(CASE($houses, form: "de")) }.

## Hidden subsets

technique_0210 = Par oculto
    .lesson = Quando dois dígitos só têm os mesmos dois lugares em uma unidade, eles ocupam essas duas células. Os outros candidatos delas podem ser eliminados.
    .aliases = Dupla oculta
technique_0211 = Trinca oculta
    .lesson = Quando três dígitos só têm, juntos, três lugares em uma unidade, eles ocupam essas células. Os outros candidatos delas podem ser eliminados.
    .aliases = Trio oculto, Tripla oculta
technique_0212 = Quadra oculta
    .lesson = Quando quatro dígitos só têm, juntos, quatro lugares em uma unidade, eles ocupam essas células. Os outros candidatos delas podem ser eliminados.
    .aliases = Quarteto oculto

hidden_subset_places = { CAP(CASE($houses, form: "in")) }, os dígitos { $digits } só podem ficar em { $cells }: { $count } dígitos para { $count } células.
hidden_subset_nothing_else = Esses dígitos ocupam essas células, e nada mais cabe nelas.

## Fish

technique_0300 = X-Wing
    .lesson = Quando em duas linhas um dígito só pode ficar nas mesmas duas colunas, cada coluna o tem em uma dessas linhas. Então ele não pode ficar no resto das colunas. Também vale trocando linhas por colunas.
    .aliases = Asa X, Asa em X
technique_0301 = Swordfish
    .lesson = Quando em três linhas um dígito só pode ficar nas mesmas três colunas, cada coluna o tem em uma dessas linhas. Então ele não pode ficar no resto das colunas. Também vale trocando linhas por colunas.
    .aliases = Peixe-espada
technique_0302 = Jellyfish
    .lesson = Quando em quatro linhas um dígito só pode ficar nas mesmas quatro colunas, cada coluna o tem em uma dessas linhas. Então ele não pode ficar no resto das colunas. Também vale trocando linhas por colunas.
    .aliases = Água-viva
technique_0310 = X-Wing com barbatanas
    .lesson = { -lesson-finned-fish }
    .aliases = Asa X com barbatana
technique_0311 = Swordfish com barbatanas
    .lesson = { -lesson-finned-fish }
    .aliases = Peixe-espada com barbatanas
technique_0312 = Jellyfish com barbatanas
    .lesson = { -lesson-finned-fish }
    .aliases = Água-viva com barbatanas
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
technique_0351 = Swordfish mutante
    .lesson = { -lesson-mutant-fish }
technique_0352 = Jellyfish mutante
    .lesson = { -lesson-mutant-fish }
technique_0360 = X-Wing mutante com barbatanas
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = Swordfish mutante com barbatanas
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = Jellyfish mutante com barbatanas
    .lesson = { -lesson-finned-mutant-fish }

fish_places = { CAP(CASE($base, form: "in")) }, o { $digit } só pode ficar { OR(CASE($cover, form: "in")) }.
fish_uses_up = { CAP(CASE($base, form: "o")) } têm um { $digit } cada. Esses { $digit } ocupam { CASE($cover, form: "o") }, onde não cabe nenhum outro.
fish_places_or_fins = { CAP(CASE($base, form: "in")) }, o { $digit } só pode ficar { OR(CASE($cover, form: "in")) }, ou em { OR($fins) }.
fish_without_fins = Se o { $digit } fica fora de { $fins }, os { $digit } { CASE($base, form: "de") } ocupam { CASE($cover, form: "o") }, onde não cabe nenhum outro.
fish_with_fin = Se o { $digit } está em { OR($fins) }, ele fica descartado em { $cells }, pois essas células se veem.

## Two strong links of one digit

technique_0400 = Arranha-céu
    .lesson = { -lesson-strong-links }
    .aliases = Skyscraper
technique_0401 = Pipa de duas cordas
    .lesson = { -lesson-strong-links }
    .aliases = Pipa
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
    .aliases = Peixe turbot
technique_0404 = Pipa de duas cordas dupla
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = Retângulo vazio
    .lesson = { -lesson-empty-rectangle }
    .aliases = Eliminação por retângulo
technique_0405 = Retângulo vazio duplo
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CAP(CASE($house, form: "in")) }, o { $digit } só pode ficar em { OR($cells) }: em uma linha e uma coluna.
empty_rectangle_rest = Nesse caso, o { $digit } { CASE($house, form: "de") } tem que ficar em { OR($rest) }. Isso também o descarta em { $cells }.

## Colours

technique_0500 = Cores simples: armadilha
    .lesson = Onde um dígito só tem dois lugares em uma unidade, pinte-os alternando duas cores. Todas as células de uma das cores contêm o dígito. Então uma célula que veja as duas cores não pode contê-lo.
    .aliases = Coloração simples
technique_0501 = Cores simples: contradição
    .lesson = Onde um dígito só tem dois lugares em uma unidade, pinte-os alternando duas cores. Se duas células da mesma cor se veem, nenhuma célula dessa cor pode conter o dígito.
    .aliases = Coloração simples
technique_0502 = Cores múltiplas 1
    .lesson = Pinte dois grupos separados de lugares ligados de um dígito. Se uma cor de um grupo vê uma cor do outro, as duas não podem conter o dígito ao mesmo tempo. Então pelo menos uma das cores opostas o contém, e uma célula que veja essas duas não pode contê-lo.
    .aliases = Coloração múltipla
technique_0503 = Cores múltiplas 2
    .lesson = Pinte dois grupos separados de lugares ligados de um dígito. Uma cor do segundo grupo contém o dígito. Se uma cor do primeiro grupo vê as duas, nenhuma das células dela pode contê-lo.
    .aliases = Coloração múltipla
technique_0504 = Medusa 3D
    .lesson = Pinte candidatos, e não só células. Se uma célula tem dois candidatos, ou um dígito dois lugares em uma unidade, dê cores diferentes aos dois e continue a partir dali. Todos os candidatos de uma das cores são verdadeiros. Se uma cor se contradiz ou deixa uma célula sem dígito, ela é a errada. O que as duas cores descartam é falso.
    .aliases = 3D Medusa, Coloração Medusa
technique_0520 = Guardiões
    .lesson = Um número ímpar de células, cinco ou mais, forma um anel: cada uma compartilha uma unidade com a seguinte, e a última com a primeira. Olhe para um dígito que, nessas unidades, quase não tenha lugares fora do anel. Se não tivesse nenhum, ele ocuparia uma célula sim, outra não, e com um número ímpar isso não fecha. Então o dígito está em pelo menos um dos outros lugares, os guardiões. Uma célula que veja todos os guardiões não pode contê-lo.
    .aliases = Asa quebrada

colour_links = Onde o { $digit } só tem dois lugares em uma unidade, ele fica em um dos dois.
colour_either = Ou o { $digit } fica em { $first }, ou fica em { $second }.
colour_trap = Nos dois casos, uma célula que veja uma célula de cada cor não pode ser { $digit }.
colour_wrap = { $cells } se veem, então não podem ser { $digit } ao mesmo tempo. Essa cor é a errada.
multi_colours_clash = { $first } vê { $second }, então o { $digit } não pode ficar nas cores das duas ao mesmo tempo.
multi_colours_opposite = Portanto, o { $digit } fica em { $first }, ou em { $second }, ou nas duas cores. Uma célula que veja as duas cores não pode ser { $digit }.
multi_colours_wrong = { $one } se veem, e { $other } também. Uma das outras duas cores contém o { $digit }, então ele fica descartado em { $cells }.
medusa_links = Onde uma célula só tem dois candidatos, ou um dígito só tem dois lugares em uma unidade, um dos dois é verdadeiro.
medusa_colours = Ou toda a primeira cor é verdadeira ({ APART($first) }), ou toda a segunda é ({ APART($second) }).
medusa_trap = Seja qual for a cor verdadeira, um candidato que as duas cores descartam é falso.
medusa_clash = { $candidates } têm a primeira cor, mas não podem ser verdadeiros ao mesmo tempo. Portanto, a primeira cor é a errada.
medusa_empties = A primeira cor deixaria { $cell } sem dígito, então ela é a errada.
guardian_ring = { $cells } formam um anel de { $count } células: cada uma compartilha uma unidade com a seguinte, e a última com a primeira.
guardian_places = { CAP(CASE($houses, form: "in")) }, onde há sempre duas células seguidas do anel, o { $digit } só pode ficar nessas duas ou em { OR($guardians) }.
guardian_odd = Se o { $digit } só estivesse no anel, ele ocuparia uma célula sim, outra não. Com { $count } células, um número ímpar, isso é impossível na volta completa.
digit_in_cells = { $digit } em { $cells }

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
    .aliases = Retângulo único oculto

rectangle_deadly = Se em { $cells } só houvesse { $digits }, você poderia trocar esses dígitos e teria uma segunda solução. Este sudoku tem solução única.
rectangle_corner = Nas outras células não pode haver mais nada, então { $cell } tem que ser outro dígito.
rectangle_subset = Portanto, pelo menos uma das células { $cells } é { OR($extra) }. Os dígitos { $digits } ficam nessa célula e em { $subset }.
rectangle_side = Uma das células { $cells } tem que ser { $digit }, pois o { $digit } não tem outro lugar { CASE($house, form: "in") }. Se a outra fosse { OR($others) }, em todo o padrão só haveria { $digits }.
rectangle_diagonal = { CAP(CASE($lines, form: "in")) }, o { $digit } só pode ficar nessas quatro células, então ocupa dois cantos opostos. Se fossem { $cells }, nas quatro células só haveria os dois dígitos.
rectangle_tied = Se { $cell } fosse { $other }, { $beside } teriam que ser { $digit }: { CASE($lines, form: "in") } não há outro lugar para o { $digit }. Em { $opposite } só pode ficar um dos dois dígitos, então nas quatro células não haveria mais nada.

## Avoidable rectangles

technique_0607 = Retângulo evitável tipo 1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = Retângulo evitável tipo 2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = Em { $cells } não há pistas. Se ali só houvesse { $digits }, você poderia trocar esses dígitos e teria uma segunda solução. Este sudoku tem solução única.
avoidable_corner = As outras três células estão preenchidas, então { $cell } tem que ser outro dígito.

## Unique loops

technique_0621 = Laço único tipo 1
    .lesson = { -lesson-unique-loop }
    .aliases = Loop único
technique_0622 = Laço único tipo 2
    .lesson = { -lesson-unique-loop }
    .aliases = Loop único
technique_0623 = Laço único tipo 3
    .lesson = { -lesson-unique-loop }
    .aliases = Loop único
technique_0624 = Laço único tipo 4
    .lesson = { -lesson-unique-loop }
    .aliases = Loop único

## Extended rectangles

technique_0631 = Retângulo estendido tipo 1
    .lesson = { -lesson-extended-rectangle }
    .aliases = Retângulo único estendido
technique_0632 = Retângulo estendido tipo 2
    .lesson = { -lesson-extended-rectangle }
    .aliases = Retângulo único estendido
technique_0633 = Retângulo estendido tipo 3
    .lesson = { -lesson-extended-rectangle }
    .aliases = Retângulo único estendido
technique_0634 = Retângulo estendido tipo 4
    .lesson = { -lesson-extended-rectangle }
    .aliases = Retângulo único estendido

extended_deadly = Se em { $cells } só houvesse { $digits }, você poderia trocar esses dígitos entre { CASE($lines, form: "o") } e teria uma segunda solução. Este sudoku tem solução única.

## Bivalue universal grave

technique_0610 = BUG + 1
    .lesson = Se toda célula vazia tivesse dois candidatos, e todo dígito dois lugares em cada unidade, o sudoku teria várias soluções ou nenhuma. Quando uma só célula tem três candidatos, o dígito dela é o que tem três lugares em sua linha, sua coluna e seu bloco. A técnica supõe que o sudoku tem solução única.
    .aliases = Sepultura universal bivalor
technique_0611 = BUG tipo 2
    .lesson = { -lesson-bug-extras }
technique_0612 = BUG tipo 3
    .lesson = { -lesson-bug-extras }
technique_0613 = BUG tipo 4
    .lesson = { -lesson-bug-extras }

bug_cells = Todas as células vazias, menos { $cells }, têm dois candidatos.
bug_three_places = { CAP(CASE($houses, form: "in")) }, o { $digit } tem três lugares.
bug_two_solutions = Se { $cell } não fosse { $digit }, cada dígito teria dois lugares em cada unidade em que falta. Um sudoku assim tem várias soluções ou nenhuma.
bug_one_solution = Este sudoku tem solução única, então { $cell } é { $digit }.
bug_extra = O { $digit } está a mais em { $cells }.
bug_without_extras = Sem os candidatos a mais, toda célula vazia teria dois candidatos, e cada dígito dois lugares em cada unidade em que falta. Um sudoku assim tem várias soluções ou nenhuma. Este sudoku tem solução única, então pelo menos um dos candidatos a mais é verdadeiro.
bug_side = Uma das células { $cells } tem que ser { $digit }, pois o { $digit } não tem outro lugar { CASE($house, form: "in") }. Portanto, na outra célula fica um candidato a mais.

## Remote pair

technique_0703 = Par remoto
    .lesson = Quatro ou mais células têm os mesmos dois candidatos, e cada uma vê a seguinte. Os dois dígitos se alternam nelas, então uma célula que veja uma de cada tipo não pode conter nenhum dos dois.
    .aliases = Pares remotos

remote_pair_cells = { $cells } só podem ser { OR($digits) }, e cada uma vê a seguinte.
remote_pair_branches = { $cells } só podem ser { OR($digits) }, e cada uma, menos a primeira, vê alguma das anteriores.
remote_pair_colours = Portanto, um dos dois dígitos fica em { $first }, e o outro fica em { $second }.
remote_pair_sees_both = Uma célula que veja uma de cada tipo vê os dois dígitos, { $digits }, então não pode ser nenhum deles.

## Wings

technique_0800 = XY-Wing
    .lesson = Uma célula com dois candidatos, o pivô, vê outras duas. Cada uma delas tem um candidato em comum com o pivô, e as duas têm o mesmo terceiro dígito. Seja qual for o valor do pivô, uma delas contém esse terceiro dígito. Uma célula que veja as duas não pode contê-lo.
    .aliases = Asa Y, Asa XY
technique_0801 = XYZ-Wing
    .lesson = Uma célula com três candidatos, o pivô, vê duas células com dois deles cada uma. Um dos dígitos é candidato das três. Seja qual for o valor do pivô, uma das três contém esse dígito. Uma célula que veja as três não pode contê-lo.
    .aliases = Asa XYZ
technique_0802 = WXYZ-Wing
    .lesson = Quatro células, um pivô e três que o veem, só têm, juntas, quatro candidatos. Para cada candidato, menos um, todos os lugares se veem, então ele só cabe ali uma vez. Esses três ocupam no máximo três células, então o quarto fica em alguma das quatro. Uma célula que veja todos os lugares do quarto nessas células não pode contê-lo.
    .aliases = Asa WXYZ
technique_0803 = W-Wing
    .lesson = Duas células têm os mesmos dois candidatos. Cada uma vê uma ponta de um elo forte de um desses dígitos. As duas não podem conter esse dígito ao mesmo tempo, então pelo menos uma contém o outro. Uma célula que veja as duas não pode conter esse outro dígito.
    .aliases = Asa W

wing_pincer = Se { $pivot } é { $shared }, então { $pincer } é { $digit }.
wxyz_once = Nessas células, { $digits } só cabem uma vez cada um, porque os lugares de cada um se veem. Assim sobra uma célula para o { $digit }.
w_wing_cells = { $cells } só podem ser { OR($digits) }.
w_wing_link = Uma das células { $near } e { $far } é { $digit }: são os únicos lugares dele { CASE($house, form: "in") }.
w_wing_other = A célula que contém o { $joined } vê uma das células { $cells }, que tem que ser { $digit }.

## Chains

technique_0701 = Cadeia X
    .lesson = Siga um dígito por unidades em que ele só tem dois lugares. Se a primeira célula da cadeia não contém o dígito, a última contém. Então uma célula que veja as duas pontas não pode contê-lo.
technique_0702 = Cadeia XY
    .lesson = Ligue células de dois candidatos de modo que cada uma force a seguinte. Se a primeira ponta não contém o dígito, a última contém. Uma célula que veja as duas pontas não pode contê-lo.
technique_0706 = Nice Loop contínuo
    .lesson = Elos fortes e fracos alternados se fecham em um laço. Então exatamente uma ponta de cada elo fraco é verdadeira. Por isso, todo candidato incompatível com as duas pontas de um elo fraco pode ser eliminado.
    .aliases = Laço contínuo, Ciclo X
technique_0707 = Nice Loop descontínuo
    .lesson = Suponha que um candidato seja verdadeiro, ou que seja falso, e siga elos fortes e fracos alternados. Se eles voltam ao candidato e provam o contrário, a suposição estava errada.
    .aliases = Laço descontínuo, Ciclo X
technique_0708 = Cadeia de inferência alternada (AIC)
    .lesson = Suponha que um candidato seja falso, e siga elos fortes e fracos alternados até outro candidato, que então é verdadeiro. Pelo menos uma das duas pontas é verdadeira. Todo candidato incompatível com as duas pode ser eliminado.
technique_0709 = Nice Loop contínuo com grupos
    .lesson = Elos fortes e fracos alternados se fecham em um laço. Um grupo reúne todos os lugares de um dígito no cruzamento de um bloco com uma linha ou coluna, e conta como um candidato. Exatamente uma ponta de cada elo fraco é verdadeira, então todo candidato incompatível com as duas pode ser eliminado.
technique_0710 = Nice Loop descontínuo com grupos
    .lesson = Suponha que um candidato seja verdadeiro, ou que seja falso, e siga elos fortes e fracos alternados. Um grupo reúne todos os lugares de um dígito no cruzamento de um bloco com uma linha ou coluna, e conta como um candidato. Se os elos voltam ao primeiro candidato e provam o contrário, a suposição estava errada.
technique_0711 = AIC com grupos
    .lesson = Suponha que um candidato seja falso, e siga elos fortes e fracos alternados até outro candidato, que então é verdadeiro. Um grupo reúne todos os lugares de um dígito no cruzamento de um bloco com uma linha ou coluna, e conta como um candidato. Pelo menos uma das duas pontas é verdadeira, então todo candidato incompatível com as duas pode ser eliminado.
technique_0712 = Nice Loop contínuo com ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Nice Loop descontínuo com ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC com ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Suponha que o { $digit } fique fora de { $cells }.
chain_weak_house = Se o { $digit } está em { OR($from) }, ele fica descartado em { $to }: { CASE($house, form: "in") } só cabe um { $digit }.
chain_weak_seen = Se o { $digit } está em { OR($from) }, ele fica descartado em { $to }, pois essas células se veem.
chain_weak_excluded = Se o { $digit } está em { OR($from) }, o { $other } fica descartado em { $to }, pois { OR($reasons) }.
chain_weak_cell = Se { $cell } é { $digit }, não é { $other }.
chain_first_weak_house = Então ele fica descartado em { $to }: { CASE($house, form: "in") } só cabe um { $digit }.
chain_first_house = Então ele está em { OR($to) }: o { $digit } não tem outro lugar { CASE($house, form: "in") }.
chain_first_cell = Então { $cell } é { $other }: não tem outro candidato.
chain_first_set = Então há { $rest } em { $set }. Portanto, o { $other } está em { OR($to) }.
chain_strong_house = Se o { $digit } fica fora de { $from }, ele está em { OR($to) }: não tem outro lugar { CASE($house, form: "in") }.
chain_strong_cell = Se { $cell } não é { $digit }, é { $other }: não tem outro candidato.
chain_strong_set = Se o { $digit } fica fora de { $from }, há { $rest } em { $set }. Então o { $other } está em { OR($to) }.
chain_proves_start = Isso contradiz a suposição, então o { $digit } está em { OR($cells) }.
chain_refutes_start = O laço volta a { $cell } e contradiz a suposição, então o { $digit } não pode ficar ali.
chain_ends_digit = Portanto, o { $digit } está em { OR($first) }, ou em { OR($last) }, ou nas duas pontas. Uma célula que veja as duas não pode ser { $digit }.
chain_ends_cell = Portanto, { $cell } é { OR($digits) }, e nenhum outro dígito cabe ali.
chain_ends_other = Portanto, o { $digit } está em { OR($first) }, ou o { $other } está em { OR($last) }, ou as duas coisas. Qualquer uma delas já permite a eliminação.
chain_is_loop = As duas pontas não podem ser verdadeiras ao mesmo tempo, então a cadeia é um laço. De cada dois candidatos do laço que se excluem, exatamente um é verdadeiro.
chain_loop_sets = Em cada conjunto quase bloqueado do laço falta exatamente um dos seus dois dígitos do laço, então ele contém todos os outros.

## Almost locked sets

technique_0901 = Regra XZ de ALS
    .lesson = Um conjunto quase bloqueado (ALS) reúne células de uma unidade que têm, juntas, um candidato a mais que o número de células: sem um dos dígitos, os outros ficam bloqueados. Se um dígito só cabe em um de dois ALS, o outro fica bloqueado. Então qualquer outro dígito comum está em um dos dois. Ele pode ser eliminado de toda célula que veja todos os lugares dele nos dois.
    .aliases = Conjuntos quase bloqueados
technique_0902 = XY-Wing de ALS
    .lesson = Um conjunto quase bloqueado (ALS) reúne células de uma unidade que têm, juntas, um candidato a mais que o número de células: sem um dos dígitos, os outros ficam bloqueados. De três ALS, o do meio tem um dígito em comum com cada um dos outros, e cada dígito comum só cabe em um dos dois. Por isso um dos ALS de fora fica bloqueado, e um dígito comum a esses dois está em um deles. Ele pode ser eliminado de toda célula que veja todos os lugares dele nos dois.
    .aliases = Conjuntos quase bloqueados
technique_0903 = Cadeia de ALS
    .lesson = Um conjunto quase bloqueado (ALS) reúne células de uma unidade que têm, juntas, um candidato a mais que o número de células: sem um dos dígitos, os outros ficam bloqueados. Em uma cadeia de ALS, o dígito comum a dois vizinhos só cabe em um deles. Se o primeiro não está bloqueado, ele tira esse dígito do segundo, que então fica bloqueado, e assim por diante. Por isso um dígito comum às duas pontas está em uma delas.
    .aliases = Conjuntos quase bloqueados
technique_0904 = Death Blossom
    .lesson = Cada candidato de uma célula, o caule, também está em um conjunto quase bloqueado, uma pétala. Quando o caule recebe um dígito, a pétala dele perde esse dígito e fica bloqueada. Sempre fica bloqueada pelo menos uma pétala, então um dígito comum a todas as pétalas está em uma delas.
    .aliases = Flor da morte
technique_0920 = Exclusão de par alinhado
    .lesson = Pegue duas células e suponha que a primeira contenha um dos candidatos dela. Percorra então os candidatos da segunda. Alguns são incompatíveis com esse dígito. Outros, junto com ele, deixariam outra célula sem dígito, ou um conjunto quase bloqueado (ALS) com dígitos de menos. Se não sobra nada para a segunda célula, a primeira não pode conter esse candidato.
    .aliases = Exclusão de pares alinhados

als_xz_one = O { $digit } só cabe em um dos dois conjuntos, pois os lugares dele em um veem os do outro.
als_xz_locked = O outro conjunto fica então com tantos dígitos quantas células e contém todos eles.
als_xz_two = Cada um dos dígitos { $digits } cabe em um só dos dois conjuntos.
als_xz_both_locked = Portanto, cada conjunto fica sem exatamente um desses dígitos e contém todos os seus outros dígitos.
als_chain_rule = Cada conjunto tem um dígito a mais que o número de células. Se falta um dos dígitos, o conjunto contém todos os outros.
als_chain_same = A mesma cadeia vale também para o { $digit }.
pair_empties = Então { $cell } não pode ser { $digit }: não sobraria nenhum dígito para { $set }.
pair_starves = Então { $cell } não pode ser { $digit }: { $set } só teriam { $left }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Olhe o cruzamento de um bloco com uma linha ou coluna. Pegue essas células, mais algumas da linha ou coluna e mais algumas do bloco. Juntas, elas devem ter tantos candidatos quantas células, e os dois grupos acrescentados não devem ter nenhum em comum. Então todos esses dígitos ficam nelas, e podem ser eliminados do resto da linha ou coluna e do bloco.

sue_de_coq_once = { $count ->
    [one] Todos os lugares do { $digits } nessas células ficam { CASE($house, form: "in") }, então ele só cabe ali uma vez.
   *[other] Todos os lugares dos dígitos { $digits } nessas células ficam { CASE($house, form: "in") }, então cada um deles só cabe ali uma vez.
}
sue_de_coq_counts = Os dois últimos conjuntos não têm dígitos em comum, então essas { $count } células contêm cada um dos seus { $count } dígitos exatamente uma vez.

## Templates

technique_1201 = Modelos: colocar
    .lesson = Um modelo de um dígito é uma maneira de colocá-lo em todas as linhas, colunas e blocos em que ainda falta. Se uma célula está em todos os modelos, ela contém o dígito. Não é preciso listá-los: teste os outros lugares de uma unidade. Se cada um deixa alguma unidade sem lugar para o dígito, só resta essa célula.
technique_1202 = Modelos: eliminar
    .lesson = Um modelo de um dígito é uma maneira de colocá-lo em todas as linhas, colunas e blocos em que ainda falta. Se um candidato não está em nenhum modelo, ele é falso. Não é preciso listá-los: suponha o candidato verdadeiro e siga só esse dígito. Se alguma unidade fica sem lugar para ele, o candidato pode ser eliminado.

## Forcing chains and nets

technique_1301 = Cadeia forçada: contradição
    .lesson = Suponha que um candidato seja verdadeiro, e siga cadeias a partir dele. Se elas deixam uma célula sem dígito, ou um dígito sem lugar em uma unidade, o candidato é falso.
    .aliases = Cadeia de contradição, Tentativa e erro
technique_1302 = Cadeia forçada: verdade
    .lesson = Teste todos os candidatos de uma célula, ou todos os lugares de um dígito em uma unidade, e siga cadeias a partir de cada um. O resultado que se repete em todos os casos é verdadeiro.
    .aliases = Cadeia de verdade, Cadeia de dígito, Cadeia de célula
technique_1303 = Rede forçada: contradição
    .lesson = Suponha que um candidato seja verdadeiro, e continue com candidatos únicos. Se uma célula fica sem dígito, ou um dígito sem lugar em uma unidade, a suposição é falsa.
technique_1304 = Rede forçada: verdade
    .lesson = Teste todos os candidatos de uma célula, ou todos os lugares de um dígito em uma unidade, e continue cada vez com candidatos únicos. O resultado que se repete em todos os casos é verdadeiro.
technique_1305 = Rede forçada aninhada
    .lesson = Suponha que um candidato seja verdadeiro, e siga todas as consequências. Quando elas se esgotarem, suponha o mesmo de um segundo. Se o segundo leva a uma contradição, ele é falso enquanto o primeiro for verdadeiro. Se no fim nada mais é possível, o primeiro candidato é falso.

forcing_places = Teste todos os lugares do { $digit } { CASE($house, form: "in") }.
forcing_candidates = Teste todos os dígitos que { $cell } pode conter.
forcing_same = O resultado é sempre o mesmo.
forced_in_cell = { $count ->
    [0] Então { $cell } é { $digit }: não tem outro candidato.
    [one] Então { $cell } é { $digit }: { $from } descarta { $digits } ali.
   *[other] Então { $cell } é { $digit }: { $from } descartam { $digits } ali.
}
forced_in_house = { $count ->
    [0] Então { $cell } é { $digit }: o { $digit } não tem outro lugar { CASE($house, form: "in") }.
    [one] Então { $cell } é { $digit }: { $from } descarta os outros lugares que restavam para o { $digit } { CASE($house, form: "in") }.
   *[other] Então { $cell } é { $digit }: { $from } descartam os outros lugares que restavam para o { $digit } { CASE($house, form: "in") }.
}
forced_not = Então { $cell } não é { $digit }.
then_no_candidate = { $count ->
    [0] Mas então { $cell } fica sem dígito.
    [one] Mas então { $cell } fica sem dígito: { $from } descarta o que restava.
   *[other] Mas então { $cell } fica sem dígito: { $from } descartam o que restava.
}
then_no_place = { $count ->
    [0] Mas então o { $digit } fica sem lugar { CASE($house, form: "in") }.
    [one] Mas então o { $digit } fica sem lugar { CASE($house, form: "in") }: { $from } descarta o que restava.
   *[other] Mas então o { $digit } fica sem lugar { CASE($house, form: "in") }: { $from } descartam o que restava.
}
suppose_also = Suponha também que { $cell } seja { $digit }.
then_not = Portanto, { $cell } não é { $digit }, enquanto a primeira suposição valer.

## Tridagon

technique_0930 = Tridagon
    .lesson = Quatro blocos ficam em duas faixas horizontais e duas verticais. Em cada um, três células de linhas e colunas diferentes podem conter os mesmos três dígitos e pouco mais. Se em apenas um dos blocos as células se inclinam para o outro lado, os três dígitos não conseguem preencher as doze células. Então pelo menos um dos candidatos a mais, os guardiões, é verdadeiro. Um guardião único pode ser colocado. Se há vários, o que todos eles descartam pode ser eliminado.
    .aliases = Martelo de Thor

tridagon_cells = Em { $cells } só pode haver { $digits }, além destes candidatos a mais: { APART($guardians) }.
tridagon_orders = Suponha que nenhum desses candidatos a mais seja verdadeiro. Então, { CASE($boxes, form: "in") }, os três dígitos ficam em linhas e colunas diferentes. Lidos da esquerda para a direita, eles sobem ou descem em círculo: depois do maior vem o menor, e vice-versa.
tridagon_columns = Nenhuma coluna repete um dígito. Por isso, { CASE($first, form: "in") }, os dígitos vão no mesmo sentido: sobem nos dois ou descem nos dois. O mesmo vale { CASE($second, form: "in") }.
tridagon_rows = Também não há linha que repita um dígito. { CAP(CASE($same, form: "in")) }, as células se inclinam para o mesmo lado, então os dígitos vão no mesmo sentido. { CAP(CASE($opposite, form: "in")) }, as células se inclinam para lados opostos, então os dígitos sobem em um bloco e descem no outro.
tridagon_guardians = Percorrendo em círculo os quatro blocos, o sentido mudaria exatamente uma vez, e isso é impossível. Portanto, pelo menos um dos candidatos a mais é verdadeiro: { APART($guardians) }.

## Exocet

technique_1501 = Junior Exocet
    .lesson = Duas células de um bloco e de uma linha ou coluna, a base, contêm dois de três ou quatro dígitos. Nos outros blocos da mesma faixa há duas células-alvo. Se os dígitos têm pouco espaço nas linhas ou colunas que cruzam a faixa, as células-alvo contêm os mesmos dois dígitos que a base. Os outros candidatos delas podem ser eliminados.

exocet_base = { $cells } contêm dois destes dígitos: { $digits }.
exocet_room = { CAP(CASE($lines, form: "in")) }, fora { CASE($boxes, form: "de") }, cada um desses dígitos cabe no máximo duas vezes.
exocet_inside = Toda linha e toda coluna precisam de todos os dígitos. Por isso, { CASE($lines, form: "in") }, cada um desses dígitos fica pelo menos uma vez dentro { CASE($boxes, form: "de") }.
exocet_targets = Um dígito de { $base } não fica em nenhuma outra célula { CASE($line, form: "de") } nem do bloco dessas duas, e está descartado em { $companions }. Para ele só restam { $targets }.
exocet_same = Isso vale para os dois dígitos, então { $targets } contêm os mesmos dois que { $base }.
exocet_missing = { $targets } não podem ser { OR($digits) }, então { $base } também não.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Duas linhas e duas colunas se cruzam em quatro blocos. Em cada bloco, pegue as outras duas células da linha e da coluna, dezesseis ao todo. Conte quantas vezes cada dígito cabe ali, no máximo. Se a soma é dezesseis, as células esgotam todos os dígitos, que podem ser eliminados do resto dessas linhas, colunas e blocos.
technique_1503 = Conjuntos bloqueados multissetor
    .lesson = Pegue as células vazias em que algumas linhas e algumas colunas se cruzam. Conte quantas vezes cada dígito cabe ali, no máximo: uma por linha ou uma por coluna, o que for menor. Se a soma é o número de células, as células esgotam todos os dígitos, que podem ser eliminados do resto dessas linhas e colunas.

counted_cells = { $cells } são { $count } células, então precisam de { $count } dígitos.
counted_digit = { $count ->
    [1] Ali o { $digit } só pode ficar { OR(CASE($houses, form: "in")) }: no máximo uma vez.
    [2] Ali o { $digit } só pode ficar { OR(CASE($houses, form: "in")) }: no máximo duas vezes.
    [one] Ali o { $digit } só pode ficar { OR(CASE($houses, form: "in")) }: no máximo { $count } vez.
   *[other] Ali o { $digit } só pode ficar { OR(CASE($houses, form: "in")) }: no máximo { $count } vezes.
}
counted_sum = São { $count } ao todo, sem nenhuma sobra. Portanto, cada uma dessas unidades tem o dígito contado nela em uma dessas células, e em nenhum outro lugar.

## Lessons that several techniques share

-lesson-finned-fish = Um peixe com barbatanas é um peixe com alguns lugares a mais, as barbatanas, todas no mesmo bloco. Se nenhuma barbatana contém o dígito, o peixe funciona. Se uma o contém, ela o descarta nas células que vê. Um candidato descartado nos dois casos pode ser eliminado.
-lesson-sashimi-fish = Em um peixe sashimi falta um canto; em vez dele há lugares a mais, as barbatanas, todas no mesmo bloco. Se nenhuma barbatana contém o dígito, o peixe funciona. Se uma o contém, ela o descarta nas células que vê. Um candidato descartado nos dois casos pode ser eliminado.
-lesson-franken-fish = Um peixe Franken usa blocos além de linhas e colunas. Cada unidade de base contém o dígito uma vez. Se todos os lugares ali ficam em igual número de unidades de cobertura, o dígito não pode ficar no resto destas.
-lesson-finned-franken-fish = Um peixe Franken usa blocos além de linhas e colunas. Os lugares a mais nas unidades de base são barbatanas. Ou uma barbatana contém o dígito, ou o peixe funciona sem elas. Então um candidato que o peixe descarta pode ser eliminado se vê todas as barbatanas.
-lesson-mutant-fish = Um peixe mutante mistura livremente linhas, colunas e blocos. Cada unidade de base contém o dígito uma vez. Se todos os lugares ali ficam em igual número de unidades de cobertura, o dígito não pode ficar no resto destas.
-lesson-finned-mutant-fish = Um peixe mutante mistura livremente linhas, colunas e blocos. Os lugares a mais nas unidades de base são barbatanas. Ou uma barbatana contém o dígito, ou o peixe funciona sem elas. Então um candidato que o peixe descarta pode ser eliminado se vê todas as barbatanas.
-lesson-strong-links = Em cada uma de duas unidades, um dígito só tem dois lugares, e um lugar da primeira vê um da segunda. Esses dois não podem conter o dígito ao mesmo tempo, então pelo menos um dos outros dois o contém. Uma célula que veja esses outros dois não pode contê-lo.
-lesson-empty-rectangle = Em um bloco, os lugares de um dígito ficam em uma linha e uma coluna. Uma unidade que cruza uma das duas fora do bloco só tem dois lugares para o dígito: um próximo, nessa linha ou coluna, e um distante. Se o dígito não está no distante, está no próximo, e o do bloco fica na outra. Então uma célula dessa outra linha ou coluna que veja o lugar distante não pode conter o dígito.
-lesson-unique-rectangle = Quatro células em duas linhas, duas colunas e dois blocos não podem conter só dois dígitos: você poderia trocá-los e teria uma segunda solução. O que levaria a isso pode ser eliminado. A técnica supõe que o sudoku tem solução única.
-lesson-avoidable-rectangle = Quatro células em duas linhas, duas colunas e dois blocos, nenhuma delas com pista, não podem conter só dois dígitos: você poderia trocá-los e teria uma segunda solução. Então os últimos cantos contêm outros dígitos. A técnica supõe que o sudoku tem solução única.
-lesson-unique-loop = Seis ou mais células formam um laço: cada uma compartilha uma unidade com a seguinte, e cada uma das suas unidades tem exatamente duas delas. Elas não podem conter só dois dígitos: você poderia trocá-los e teria uma segunda solução. O que levaria a isso pode ser eliminado. A técnica supõe que o sudoku tem solução única.
-lesson-extended-rectangle = Seis células ficam em duas linhas e três colunas, ou em três linhas e duas colunas, e em dois ou três blocos. Elas não podem conter só três dígitos: você poderia trocá-los entre as duas linhas ou colunas e teria uma segunda solução. O que levaria a isso pode ser eliminado. A técnica supõe que o sudoku tem solução única.
-lesson-bug-extras = Algumas células vazias têm candidatos a mais. Sem eles, toda célula vazia teria dois candidatos, e todo dígito dois lugares em cada unidade. O sudoku teria então várias soluções ou nenhuma. Por isso pelo menos um dos candidatos a mais é verdadeiro, e o que descartaria todos eles pode ser eliminado. A técnica supõe que o sudoku tem solução única.
-lesson-als-chain = Um conjunto quase bloqueado (ALS) reúne células de uma unidade que têm, juntas, um candidato a mais que o número de células. Sem um dos dígitos, ele contém todos os outros. Assim, uma cadeia pode entrar por um dígito e sair por outro.

## New game: what a worker reports

new_game_without_givens = O nível { $level } pede { $asked } pistas. O sudoku mais próximo que o Nonet encontrou tem { $count }.
new_game_not_quite = { $count ->
    [0] Nenhum resultado exato. Este é o mais próximo: nenhuma pista.
    [one] Nenhum resultado exato. Este é o mais próximo: { $count } pista.
   *[other] Nenhum resultado exato. Este é o mais próximo: { $count } pistas.
}
new_game_rated = Nenhum resultado exato. Este é o mais próximo: { $count } pistas, dificuldade { $rating }.
new_game_missing = Nenhum resultado exato. Este é o mais próximo: { $count } pistas, dificuldade { $rating }, sem { $missing }.
new_game_unwanted = Nenhum resultado exato. Este é o mais próximo: { $count } pistas, dificuldade { $rating }, com { $unwanted }.
new_game_missing_unwanted = Nenhum resultado exato. Este é o mais próximo: { $count } pistas, dificuldade { $rating }, sem { $missing }, com { $unwanted }.
order_at_least = com { $technique } ou algo mais difícil
order_nothing_harder = nada mais difícil que { $technique }
order_minutes = cerca de { $minutes } min para a maioria
progress_rating = { $what }. Melhor até agora: dificuldade { $rating }, { $givens } pistas…
progress_givens = { $givens ->
    [one] { $what }. Melhor até agora: { $givens } pista (tentativa { $attempt } de { $attempts })…
   *[other] { $what }. Melhor até agora: { $givens } pistas (tentativa { $attempt } de { $attempts })…
}
progress_attempt = { $what } (tentativa { $attempt } de { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Interrompido. A dificuldade é de pelo menos { $rating }.
rating_at_least = Dificuldade: pelo menos { $rating }…
rating_explained = Dificuldade até o primeiro dígito: { $placement }; do primeiro passo: { $first }. Na escala do Sudoku Explainer, os sudokus mais fáceis têm 1.2, os subconjuntos ocultos ficam perto de 4, as cadeias em 6.5 ou mais, e os mais difíceis que se conhecem chegam perto de 12.
rating_other_name = SE: { $name }
rating_technique = Técnica
rating_times = Vezes
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = Candidato único oculto
family_direct-pointing = Apontamento direto
family_direct-claiming = Reivindicação direta
family_direct-hidden-pair = Par oculto direto
family_naked-single = Candidato único
family_direct-hidden-triplet = Trinca oculta direta
family_pointing = Apontamento
family_claiming = Reivindicação
family_naked-pair = Par nu
family_x-wing = X-Wing
family_hidden-pair = Par oculto
family_naked-triplet = Trinca nua
family_swordfish = Swordfish
family_hidden-triplet = Trinca oculta
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = Retângulo único
family_unique-loop = Laço único
family_naked-quad = Quadra nua
family_jellyfish = Jellyfish
family_hidden-quad = Quadra oculta
family_bivalue-universal-grave = BUG
family_aligned-pair-exclusion = Exclusão de par alinhado
family_bidirectional-x-cycle = Ciclo X bidirecional
family_bidirectional-y-cycle = Ciclo Y bidirecional
family_turbot-fish = Turbot Fish
family_forcing-x-chain = Cadeia X forçada
family_bidirectional-cycle = Ciclo bidirecional
family_forcing-chain = Cadeia forçada
family_aligned-triplet-exclusion = Exclusão de trinca alinhada
family_nishio-forcing-chains = Cadeias forçadas Nishio
family_cell-forcing-chains = Cadeias forçadas de célula
family_region-forcing-chains = Cadeias forçadas de unidade
family_dynamic-forcing-chains = Cadeias forçadas dinâmicas
family_dynamic-forcing-chains-plus = Cadeias forçadas dinâmicas (+)
family_dynamic-forcing-chains-plus-forcing-chains = Cadeias forçadas dinâmicas (+ cadeias forçadas)
family_dynamic-forcing-chains-plus-multiple-forcing-chains = Cadeias forçadas dinâmicas (+ cadeias forçadas múltiplas)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = Cadeias forçadas dinâmicas (+ cadeias forçadas dinâmicas)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = Cadeias forçadas dinâmicas (+ cadeias forçadas dinâmicas (+))

## Faults of puzzles and requests

read_at = Linha { $line }, coluna { $column }: { $fault }
read_empty = Não há nenhum sudoku neste texto.
read_too_long = Este texto é longo demais para um sudoku: { $characters } caracteres.
read_several_lines = Digite uma linha só.
read_symbol = “{ $symbol }” não é um dígito nem um vazio ( . 0 * _ ).
read_letter = “{ $symbol }” é uma letra. Este tabuleiro usa os dígitos de 1 a { $last }.
read_too_large = { $symbol } é grande demais: aqui os dígitos vão de 1 a { $last }.
read_length = { $found ->
    [one] Há { $found } célula. Um tabuleiro clássico tem 81; os outros tamanhos, 16, 36, 144, 256 ou 625.
   *[other] Há { $found } células. Um tabuleiro clássico tem 81; os outros tamanhos, 16, 36, 144, 256 ou 625.
}
read_length_of_board = { $found ->
    [one] Há { $found } célula. Um tabuleiro { $board } tem { $cells }.
   *[other] Há { $found } células. Um tabuleiro { $board } tem { $cells }.
}
givens_conflict = O { $digit } aparece duas vezes { CASE($house, form: "in") }: { $first } e { $second }.
givens_no_candidate = Nenhum dígito cabe em { $cell }.
givens_no_place = Não há lugar para o { $digit } { CASE($house, form: "in") }.
recipe_starter = O sudoku embutido é sempre 9 × 9, Médio e sem simetria.
recipe_givens_reversed = Digite primeiro o menor número de pistas.
recipe_too_many_givens = Um tabuleiro { $board } só tem { $cells } células.
recipe_too_few_givens = Nenhum sudoku { $board } tem menos de { $fewest } pistas.
recipe_symmetry = Nenhum sudoku com esta simetria tem esse número de pistas. Tente { $below } ou { $above }.
recipe_unrated = Só sudokus 9 × 9 são avaliados.
recipe_ratings_reversed = Digite primeiro a menor dificuldade.
recipe_no_such_rating = A dificuldade vai de 1.2 a { $greatest }.
recipe_both = Você não pode exigir e excluir a técnica “{ $technique }” ao mesmo tempo.
recipe_above_rating = Os sudokus com “{ $technique }” começam em { $least }. Escolha uma dificuldade maior.
recipe_needed_anyway = Você não pode excluir a técnica “{ $technique }”: todo sudoku precisa dela para a última célula.
recipe_nearly_full = Com { $from } pistas ou mais, um sudoku só precisa da técnica “{ $technique }” e tem dificuldade 1.0.
recipe_harder = A técnica “{ $technique }” é mais difícil que “{ $hardest }”, a mais difícil que você permite.
recipe_never_next = Nenhum sudoku precisa da técnica “{ $technique }”: sempre basta outra mais fácil.
recipe_too_few_for_easiest = Só com a técnica “{ $technique }” não dá para resolver um sudoku com menos de { $fewest } pistas.
recipe_no_path = Não apareceu nenhum sudoku com essas técnicas. Tente de novo ou peça menos técnicas.
recipe_no_minutes = Não apareceu nenhum sudoku assim. Tente de novo ou escolha outro tempo ou nível.
recipe_impossible = Nenhum sudoku atende a essas opções.

## What the worker refuses

refused_unreadable = O Nonet não consegue ler este pedido. Recarregue a página.
refused_no_solution = Este sudoku não tem solução. { $why }
refused_not_classic = Só sudokus 9 × 9 são avaliados.
study_unknown_technique = Essa técnica não existe.
study_no_position = O Nonet não encontrou nenhuma posição para “{ $technique }”.
refused_not_unique = Só sudokus com solução única são avaliados.
