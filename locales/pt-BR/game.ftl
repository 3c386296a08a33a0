# Nonet in Brazilian Portuguese: the board's page.

## General

two_sentences = { $first } { $second }
word_back = Voltar
word_back_to_game = Voltar ao jogo
word_cancel = Cancelar
word_close = Fechar
word_help = Ajuda
word_how_far = Progresso
word_menu = Menu
word_messages = Mensagens
word_new_game = Novo jogo
word_next = Próximo
word_notes = Anotações
word_rating = Dificuldade
word_settings = Configurações
word_tools = Ferramentas
word_try_again = Tentar de novo
one_number = { $number }
range = { $least }–{ $most }

# $case: in (na linha 2), de (da linha 2), o (a linha 2)
house_name = { $kind ->
    [row] { $case ->
        [in] na linha { $number }
        [de] da linha { $number }
        [o] a linha { $number }
       *[other] linha { $number }
    }
    [column] { $case ->
        [in] na coluna { $number }
        [de] da coluna { $number }
        [o] a coluna { $number }
       *[other] coluna { $number }
    }
    [box] { $case ->
        [in] no bloco { $number }
        [de] do bloco { $number }
        [o] o bloco { $number }
       *[other] bloco { $number }
    }
    [region] { $case ->
        [in] na região { $number }
        [de] da região { $number }
        [o] a região { $number }
       *[other] região { $number }
    }
    [window] { $case ->
        [in] na janela { $number }
        [de] da janela { $number }
        [o] a janela { $number }
       *[other] janela { $number }
    }
    [group] { $case ->
        [in] no grupo { $number }
        [de] do grupo { $number }
        [o] o grupo { $number }
       *[other] grupo { $number }
    }
    [extra] { $case ->
        [in] na região extra { $number }
        [de] da região extra { $number }
        [o] a região extra { $number }
       *[other] região extra { $number }
    }
   *[diagonal] { $case ->
        [in] na diagonal { $number }
        [de] da diagonal { $number }
        [o] a diagonal { $number }
       *[other] diagonal { $number }
    }
}
level_name = { $level ->
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
    [master] Mestre
   *[extreme] Extremo
}
page_title = { $page } – Nonet
progress_placed = { $placed } de { $all } colocados
progress_left = { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
}
progress_hints = { $hints ->
    [one] { $hints } dica
   *[other] { $hints } dicas
}
level_titled = { $title }
level_custom = Sob medida
level_own = Seu sudoku
level_copy = { $name } (cópia)
level_version = { $name } (outra versão)
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } com diagonais
board_rules = { $side } × { $side } com { $rules }
rule_name = { $rule ->
    [jigsaw] regiões jigsaw
    [diagonal] diagonal descendente
    [antidiagonal] diagonal ascendente
    [diagonals] as duas diagonais
    [windoku] windoku
    [disjoint] grupos disjuntos
    [extra] regiões extras
    [anti-knight] anticavalo
    [anti-king] antirrei
    [non-consecutive] dígitos não consecutivos
    [odd] células ímpares
    [even] células pares
    [digits] células restritas
    [kropki] pontos Kropki
    [xv] XV
    [killer] gaiolas killer
    [little-killer] somas little killer
    [thermo] termômetros
    [slow-thermo] termômetros lentos
    [arrow] setas
    [double-arrow] setas duplas
    [difference] pontos brancos
    [ratio] pontos pretos
    [no-other-difference] todos os pontos brancos marcados
    [no-other-ratio] todos os pontos pretos marcados
    [x] marcas X
    [v] marcas V
    [no-other-xv] todos os X e V marcados
    [greater] sinais de desigualdade
    [minimum] células de mínimo
    [maximum] células de máximo
    [whisper] linhas whisper
    [renban] linhas renban
    [nabner] linhas nabner
    [palindrome] palíndromos
    [clone] clones
    [between] linhas between
    [lockout] linhas lockout
    [region-sum] linhas de soma por região
    [zipper] linhas zíper
    [ten-line] linhas de soma
    [entropic] linhas entrópicas
    [modular] linhas modulares
    [quadruple] quádruplas
    [sandwich] somas sanduíche
    [x-sum] X-Sums
    [room] salas numeradas
    [skyscraper] arranha-céus
    [column-indexer] indexadores de coluna
    [row-indexer] indexadores de linha
    [global-entropy] entropia global
    [anti-taxicab] antitaxicab
    [lunchbox] gaiolas lunchbox
    [look-and-say] gaiolas look-and-say
    [rellik] gaiolas rellik
    [equal-sum] somas iguais
    [hidden-skyscraper] arranha-céus ocultos
    [full-rank] posições full rank
   *[circles] círculos contadores
}

## Pages

nav_pages = Páginas
nav_all_pages = Todas as páginas
nav_play = Jogar
nav_new = Novo
nav_daily = Do dia
nav_games = Jogos
nav_learn = Aprender
nav_stats = Estatística
nav_statistics = Estatísticas
nav_print = Imprimir
nav_bench = Oficina
nav_workbench = Oficina
nav_more = Mais
nav_nonet = Nonet

## Loading

loading_solver = Carregando o solucionador
loading_page = Carregando a página
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } de { $total } KB…
bytes_so_far = { $what }: { $kilobytes } KB até agora…
rest_loading = Carregando o resto do Nonet…
rest_not_loaded = Esta parte do Nonet não carregou. Você está offline?
page_not_loaded = Esta página não carregou. Você está offline?

## Board

board_label = Sudoku, { $level }, { $board }
board_help = As setas movem o cursor, os números inserem dígitos e F1 mostra todas as teclas.
cell_place = linha { $row } coluna { $column }, bloco { $box_number }
cell_place_and = linha { $row } coluna { $column }, { PLAIN($places) }
cell_rule = { $rule ->
    [odd] célula ímpar
   *[even] célula par
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = vazia
cell_digit = { $digit }
cell_given = pista
cell_conflict = conflito
cell_mistake = erro
cell_notes = anotações { SPACED($digits) }
cell_centre = no centro { SPACED($digits) }
cell_struck = { $count ->
    [one] riscado: { SPACED($digits) }
   *[other] riscados: { SPACED($digits) }
}
cell_colour = cor { PLAIN($colours) }
cell_colours = cores { $colours }
colour_name = { $colour ->
    [rose] vermelho
    [amber] laranja
    [lemon] amarelo
    [leaf] verde
    [teal] turquesa
    [sky] azul
    [violet] violeta
    [pink] rosa
   *[grey] cinza
}
givens_count = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
givens_and_board = { $count ->
    [one] { $count } pista, { $board }
   *[other] { $count } pistas, { $board }
}
bar_time = Tempo { $time }
keypad_digits = Dígitos
key_note = { $digit }, anotação
key_colour = { $colour ->
    [rose] Vermelho
    [amber] Laranja
    [lemon] Amarelo
    [leaf] Verde
    [teal] Turquesa
    [sky] Azul
    [violet] Violeta
    [pink] Rosa
   *[grey] Cinza
}
keypad_notes = { $mode ->
    [corner] Anotações de canto
    [centre] Anotações centrais
   *[colour] Cores
}
key_all_placed = { $digit }, todos colocados
key_left = { $left ->
    [one] { $digit }, falta { $left }
   *[other] { $digit }, faltam { $left }
}
mode_group = Modo de entrada
mode_digit = Dígito
mode_corner = Canto
mode_centre = Centro
mode_colour = Cor
tool_undo = Desfazer
tool_redo = Refazer
tool_erase = Apagar
tool_select = Seleção
tool_check = Verificar
tool_hint = Dica

## Moves

digit_placed = { $left ->
    [0] { $digit } colocado. Não falta mais nenhum { $digit }.
    [one] { $digit } colocado. Falta { $left }.
   *[other] { $digit } colocado. Faltam { $left }.
}
placed = { $digit } colocado.
digit_clash = { $house ->
    [row] O { $digit } já está nesta linha.
    [column] O { $digit } já está nesta coluna.
    [box] O { $digit } já está neste bloco.
    [region] O { $digit } já está nesta região.
    [window] O { $digit } já está nesta janela.
    [group] O { $digit } já está neste grupo.
    [extra] O { $digit } já está nesta região extra.
    [anti-knight] O { $digit } já está a um salto de cavalo daqui.
    [anti-king] O { $digit } já está em uma célula que toca esta.
    [non-consecutive] O { $digit } e o dígito de uma célula ao lado são consecutivos.
    [odd] O { $digit } é par, e esta célula só aceita dígitos ímpares.
    [even] O { $digit } é ímpar, e esta célula só aceita dígitos pares.
   *[diagonal] O { $digit } já está nesta diagonal.
}
digit_mistake = O { $digit } é um erro.
erased = Apagado.
notes_none = Sem anotações.
notes_of_cell = Anotações { PLAIN($digits) }.
centre_notes_of_cell = Anotações centrais { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] Dígitos.
    [corner] Anotações de canto.
    [centre] Anotações centrais.
   *[colour] Cores.
}
entered_in = { $mode ->
    [digit] { $digit } em { $count } células.
    [corner] Anotação de canto { $digit } em { $count } células.
   *[centre] Anotação central { $digit } em { $count } células.
}
singles_filled = { $count ->
    [one] Em seguida, um candidato único foi preenchido.
   *[other] Em seguida, { $count } candidatos únicos foram preenchidos.
}
erased_from = { $mode ->
    [digit] { $digit } apagado de { $count } células.
    [corner] Anotação de canto { $digit } apagada de { $count } células.
   *[centre] Anotação central { $digit } apagada de { $count } células.
}
restored = O { $digit } de { $cell } não está mais riscado.
struck_in = { $digit } riscado em { $count } células.
unstruck_in = O { $digit } não está mais riscado em { $count } células.
cell_painted = Cor de { $cell }: { $colour }.
cell_unpainted = { $cell } não tem mais a cor { $colour }.
candidate_painted = Cor do { $digit } de { $cell }: { $colour }.
candidate_unpainted = O { $digit } de { $cell } não tem cor.
painted_in = { $count } células têm a cor { $colour }.
unpainted_in = { $count } células não têm mais a cor { $colour }.
digit_bound = Todos os { $digit } têm a cor { $colour }.
digit_unbound = O { $digit } não tem mais cor.
colour_gone = Nenhuma célula tem mais a cor { $colour }.
colours_cleared = Cores removidas.
light_on = { $left ->
    [0] { $digit } destacado: não falta nenhum.
    [one] { $digit } destacado: falta { $left }, células possíveis: { $open }.
   *[other] { $digit } destacado: faltam { $left }, células possíveis: { $open }.
}
light_first = { $left ->
    [0] { $digit } destacado: não falta nenhum.
    [one] Toque em uma célula para colocar o { $digit }. Falta { $left }, células possíveis: { $open }.
   *[other] Toque em uma célula para colocar o { $digit }. Faltam { $left }, células possíveis: { $open }.
}
light_off = Nenhum dígito destacado.
pause_on = Em pausa. O tabuleiro está oculto.
pause_off = O jogo continua.
pause_title = Em pausa
pause_resume = Continuar
bar_pause = Pausar
bar_zoom = Ampliar
check_clean = Nenhum erro até agora.
check_wrong = { $count ->
    [one] { $count } dígito está errado. Ele fica marcado até sua próxima jogada.
   *[other] { $count } dígitos estão errados. Eles ficam marcados até sua próxima jogada.
}
check_lost = { $count ->
    [one] Você descartou um candidato necessário.
   *[other] Você descartou { $count } candidatos necessários.
}
full_but_wrong = O tabuleiro está cheio, mas há algo errado. Use “Verificar” para ver onde.
checkpoint_set = Checkpoint { $number } criado.
checkpoint_removed = Checkpoint removido.
place_reached = { $count ->
    [0] De volta ao início.
    [one] Na jogada { $count }.
   *[other] Na jogada { $count }.
}
stops_title = Checkpoints
stops_intro = Volte a um checkpoint ou a uma variante abandonada. Nenhuma jogada se perde.
stop_name = Nome
stop_go = Ir
stop_remove = Remover
stop_here = Você está aqui
stop_checkpoint = Checkpoint { $number }
stop_line = { $placed ->
    [one] Variante abandonada aos { $time }, { $placed } dígito colocado
   *[other] Variante abandonada aos { $time }, { $placed } dígitos colocados
}
stop_of = { $what }: { $name }
score_name = Balanço: { PLAIN($parts) }
score_placed = { $count ->
    [one] { $count } dígito colocado
   *[other] { $count } dígitos colocados
}
score_slips = { $count ->
    [one] { $count } deslize
   *[other] { $count } deslizes
}
score_spots = { $count ->
    [one] { $count } travada
   *[other] { $count } travadas
}
candidates_on = Candidatos visíveis.
candidates_off = Candidatos ocultos.
picking_on = Selecione as células uma a uma.
picking_off = Seleção desativada.
selected = { $count ->
    [0] Nada selecionado.
    [one] { $count } célula selecionada.
   *[other] { $count } células selecionadas.
}
selected_cells = Selecionadas: { PLAIN($cells) }.
nothing_selected = Não há nada selecionado.
cell_candidates = Pode ser { OR($digits) }.
cell_filled = Contém o { $digit }.
cell_without_candidates = Nenhum dígito cabe aqui.
colour_in = { CAP($colour) }: { PLAIN($places) }.
no_colours = Não há nada colorido.
struck_candidates = Riscados: { PLAIN($candidates) }.
no_strikes = Não há nada riscado.
notes_tidied = Apagadas as anotações que não cabem mais.
digit_filled = { $digit } anotado em todos os lugares possíveis.
fill_which = Selecione antes uma célula com o dígito.
notes_filled = Todos os candidatos anotados.
refused_given = Esse dígito é uma pista.
refused_filled = Apague antes o dígito; depois você pode anotar.
game_over = Resolvido. Para continuar de um ponto anterior, use “Jogar daqui” no replay.
copy_begun = Você continua em uma cópia. O jogo resolvido fica nos seus jogos, com o tempo dele.
undo_label = Desfeito
redo_label = Refeito
nothing_to_undo = Nada a desfazer.
nothing_to_redo = Nada a refazer.
moved = { $what }.
moved_cleared = { $what }: { $digit } não está mais em { $cell }.
moved_placed = { $what }: { $digit } em { $cell }.
moved_struck = { $what }: o { $digit } de { $cell } está descartado.
moved_unstruck = { $what }: o { $digit } de { $cell } não está mais descartado.
moved_notes = { $what }: anotações em { $cell }: { PLAIN($digits) }.
moved_no_notes = { $what }: sem anotações em { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } em { $cell }
candidates_struck = Descartados: { PLAIN($candidates) }.
house_read_out = { CAP($house) }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = vazia
digit_left = { $count ->
    [one] uma vez o { $digit }
   *[other] { $count } vezes o { $digit }
}
digits_left = Faltam: { PLAIN($digits) }.
nothing_left = Todos os dígitos estão colocados.

## The end of a game

solved_alone = Resolvido em { $time } sem dicas.
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] Resolvido em { $time }. Verificações de erros: { $hints }.
    [place] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa mostrou onde olhar.
    [name] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa deu o nome da técnica.
    [pattern] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa mostrou o padrão.
    [proof] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa mostrou a prova.
    [step] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa mostrou o passo inteiro.
   *[unknown] Resolvido em { $time }. Dicas usadas: { $hints }.
}
rated = Dificuldade { $rating }.
rated_by_step = Dificuldade { $rating } ({ $step }).
panel_another = Jogar outro
stats_best = Melhor
stats_median = Mediana
end_unknown = …
end_solved = Resolvido
end_share = Compartilhar
end_hardest = Passo mais difícil
end_hints_label = Dicas
end_rating = Dificuldade
end_seed = Semente
estimate_title = Tempo estimado
estimate_range = de { $low } a { $high } min
estimate_own = cerca de { $minutes } min para você
estimate_both = de { $low } a { $high } min, cerca de { $minutes } min para você
end_record = Seu recorde
end_missed = O que deixei passar?
end_hints = { $depth ->
    [mistake] { $count } (verificação de erros)
    [place] { $count } (até o lugar)
    [name] { $count } (até o nome)
    [pattern] { $count } (até o padrão)
    [proof] { $count } (até a prova)
    [step] { $count } (até o passo inteiro)
   *[unknown] { $count }
}
hint_lesson = Lição

## Hints

hint_title = Dica
hint_looking = Procurando o próximo passo…
hint_closed = Dica fechada.
hint_mistake = Há um erro
hint_where_to_look = Onde olhar
hint_the_pattern = o padrão
hint_sentence_of = { $number } de { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }, { $detail }. { $text }
tier_name = { $tier ->
    [beginner] iniciante
    [easy] fácil
    [medium] médio
    [hard] difícil
    [expert] mestre
    [extreme] extremo
   *[beyond] além do extremo
}
tier_if_unique = { $tier }, supõe solução única
already_solved = Resolvido. Não restam passos.
step_done = Feito.
moves_undone = { $count ->
    [one] { $count } jogada desfeita. Não restam erros.
   *[other] { $count } jogadas desfeitas. Não restam erros.
}
undo_count = Desfazer { $count }
fault_digit_in = Há um dígito errado { CASE($house, form: "in") }.
fault_candidate_in = Você descartou um candidato necessário { CASE($house, form: "in") }.
fault_digit_at = { $cell } não é { $digit }.
fault_candidate_at = Você descartou o { $digit } em { $cell }, mas ele é necessário ali.
next_is = O próximo passo é: { $technique }.
proof_place = passo { $number } de { $count }
another_place = opção { $number } de { $count }
another_none = O Nonet não encontra outro passo aqui, só alguns mais difíceis.
hint_thinking = Procurando…
singles_none = Agora não há nenhum candidato único.
singles_count = { $count ->
    [one] Há um candidato único: a célula está marcada.
   *[other] Há { $count } candidatos únicos: as células estão marcadas.
}
singles_told = { PLAIN($candidates) }.
simpler_title = Algo mais fácil?
why_title = { $cell }: por que não { $digit }?
why_question = Por que { $cell } não pode ser…? Escolha um dígito.
why_filled = { $cell } já contém o { $digit }.
why_seen = { $cell } não pode ser { $digit } porque vê o { $digit } de { $cells }.
ask_name = Nome da técnica
ask_singles = Todos os candidatos únicos
ask_why = Por que não…?
ask_again = Perguntar de novo
ask_proof = Ir direto à prova
ask_another = Outro passo
ask_simpler = Algo mais fácil?
point_at_cell = Observe { $cell }: você já pode preenchê-la.
point_at_digit = { $cell } é { $digit }.
press_show_fault = Mostrar
press_resume = Voltar ao passo
press_erase = Apagar
press_put_back = Recolocar
press_do = Aplicar
press_next = Próximo
hint_not_loaded = O Nonet não conseguiu carregar o solucionador, então não pode dar dicas. Seu jogo não mudou.
hint_crashed = O solucionador parou de funcionar. O Nonet o reiniciou: peça a dica de novo. Seu jogo não mudou.
hint_took_too_long = A busca da dica demorou demais. Seu jogo não mudou.

## The first game

guide_offer = Seu primeiro sudoku?
guide_new_here = Primeira vez?
guide_begin = Primeiro jogo
guide_detail = Aprenda a jogar em cinco passos
guide_easy = Jogo fácil
guide_decline = Agora não
guide_title = Primeiro jogo
guide_skip = Pular
guide_select = Cada linha, coluna e bloco contém cada dígito uma vez. Escolha a célula marcada.
guide_place = Falta um dígito neste bloco. Encontre-o e toque nele no teclado.
guide_single = A linha, a coluna e o bloco desta célula só deixam um dígito. Coloque-o.
guide_note = Esta célula pode ser 7 ou 8. Escolha “Canto” e anote os dois.
guide_hint = Travou? Toque em “Dica” para ver onde olhar.
guide_done = Você já sabe tudo de que precisa. Bom jogo!
guide_killer = Primeiro killer
guide_killer_detail = Conheça as gaiolas em cinco passos
guide_killer_select = Os dígitos de uma gaiola são diferentes e somam o número dela. Escolha uma célula marcada.
guide_killer_pair = Duas células que somam 3 contêm 1 e 2. Escolha “Canto” e anote os dois.
guide_killer_rest = Um bloco soma 21 e suas duas gaiolas inteiras, 19. Coloque o que sobra.
guide_killer_sets = Três dígitos que somam 8: 1, 2, 5 ou 1, 3, 4. Escolha uma célula da gaiola marcada.

## New game

new_one_press = Escolha um nível para começar, ou pressione de 1 a 5.
new_needs_easy = Candidatos únicos ocultos
new_needs_medium = Candidatos bloqueados
new_needs_hard = Pares, wings, peixes, retângulos
new_needs_master = Cadeias curtas, quase sempre de um dígito
new_needs_extreme = Cadeias longas, pouquíssimas pistas
new_between = { $least }–{ $most }
new_from = { $least } ou mais
new_order_detail = Tabuleiro, simetria, dificuldade, técnicas, semente
new_enter_detail = Digite ou cole
order_title = Sob medida
new_again = Repetir o último pedido
order_sentence = { PLAIN($parts) }.
order_rated = Dificuldade de { $least } a { $most }
order_rated_exactly = Dificuldade { $rating }
order_any_rating = Qualquer dificuldade
order_half_turn = meia-volta
order_quarter_turn = quarto de volta
order_left_right = simetria esquerda-direita
order_top_bottom = simetria cima-baixo
order_diagonal = simetria diagonal
order_antidiagonal = simetria antidiagonal
order_givens = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
order_givens_between = de { $least } a { $most } pistas
order_needs = com { $techniques }
order_avoids = sem { $techniques }
new_game = { $count ->
    [0] Novo jogo: { $level }, sem pistas.
    [one] Novo jogo: { $level }, { $count } pista.
   *[other] Novo jogo: { $level }, { $count } pistas.
}
generating = Gerando um sudoku
generating_level = Gerando um sudoku: { $level }
generating_givens = Procurando um sudoku com { $givens } pistas
progress_none = { $what }…
cancelled = Cancelado.
no_previous_game = Não há jogo anterior.
previous_game_opened = Você mudou para o outro jogo.
game_opened = Jogo aberto.
generator_not_loaded = O gerador não carregou. Seu jogo não mudou. Escolha “Novo jogo” para tentar de novo.
generator_crashed = O gerador parou de funcionar. O Nonet o reiniciou: tente de novo.
took_too_long = Demorou demais, e o Nonet desistiu. Tente de novo ou mude as opções.

## Enter a puzzle

own_title = Inserir um sudoku
own_started = Seu sudoku tem solução única. Bom jogo!
entered_again = Você já tinha começado este sudoku. Aqui está ele, como você o deixou.
entered_solved = Você já resolveu este sudoku. Para jogar de novo, use “Jogar daqui” no início do replay.

## Menu

menu_previous = Jogo anterior
menu_fill_notes = Anotar candidatos
menu_fill_digit = Anotar este dígito onde couber
menu_tidy = Limpar anotações
menu_show_candidates = Mostrar todos os candidatos
menu_hide_candidates = Ocultar candidatos
menu_clear_colours = Remover as cores
menu_check = Verificar erros
menu_undo_mistake = Desfazer até antes do primeiro erro
menu_checkpoint = Checkpoint
menu_stops = Todos os checkpoints
menu_replay = Replay
menu_share = Compartilhar ou exportar
menu_rating = Mostrar a dificuldade
menu_copy_givens = Copiar tabuleiro inicial
menu_copy_board = Copiar tabuleiro atual
menu_copy_seed = Copiar semente
menu_path = Resolução
menu_practice = Prática
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Copiado.
copied_failed = O navegador bloqueou a área de transferência. Permita o acesso a este site e copie de novo.

## Rating

rating_none = Só sudokus 9 × 9 são avaliados.
rating_stopped = Interrompido antes do primeiro resultado.
rating_failed = A avaliação falhou. Recarregue a página e tente de novo.
rating_running = Avaliando…
rating_stop = Parar

## The theme

set_theme = Tema
set_theme_system = Sistema
set_theme_light = Claro
set_theme_dark = Escuro

## Saving

store_failed = O Nonet não consegue salvar seu jogo: o armazenamento do navegador está cheio ou bloqueado. Você pode continuar jogando, mas perderá suas jogadas ao recarregar.
damaged_before = Em uma visita anterior, o Nonet não conseguiu abrir um jogo salvo. Você pode baixá-lo.
newer_save = Uma versão mais recente do Nonet salvou este jogo. Recarregue a página para continuar ou tente mais tarde. Até lá, o Nonet não pode salvar suas jogadas aqui.
update_ready = Uma nova versão do Nonet está pronta. Recarregue quando quiser: seu jogo está salvo.
next_damaged = O sudoku gerado com antecedência estava danificado. O Nonet vai gerar outro.
both_kept = Este jogo também continuou em outro lugar. O Nonet guarda as duas versões.
save_unreadable = não é possível lê-lo
save_newer = uma versão mais recente do Nonet o salvou (formato { $version })
save_mismatch = o sudoku e a solução não coincidem
save_bad_move = a jogada { $number } não é possível
game_damaged = O Nonet não consegue abrir seu jogo salvo: { $why }. Você pode baixá-lo. Aqui está um novo sudoku.
previous_game_damaged = O Nonet não consegue abrir seu jogo anterior: { $why }. Você pode baixá-lo.
notice_dismiss = Ocultar
notice_download = Baixar
notice_reload = Recarregar
