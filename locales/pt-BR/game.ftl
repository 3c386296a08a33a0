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
word_next = Avançar
word_notes = Anotações
word_rating = Classificação
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
progress_left = faltam { $left }
progress_hints = { $hints ->
    [one] { $hints } dica
   *[other] { $hints } dicas
}
level_custom = Personalizado
level_own = Seu sudoku
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } com diagonais

## Pages

nav_pages = Páginas
nav_all_pages = Todas as páginas
nav_play = Jogar
nav_new = Novo
nav_daily = Do dia
nav_games = Jogos
nav_learn = Aprender
nav_stats = Dados
nav_statistics = Estatísticas
nav_print = Imprimir
nav_bench = Bancada
nav_workbench = Bancada
nav_more = Mais
nav_nonet = Nonet

## Loading

loading_solver = Carregando o resolvedor
loading_page = Carregando a página
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } de { $total } KB…
bytes_so_far = { $what }: { $kilobytes } KB até agora…
rest_loading = Carregando o resto do Nonet…
rest_not_loaded = Esta parte do Nonet não carregou. Você está offline?
page_not_loaded = Esta página não carregou. Você está offline?

## Board

board_label = Sudoku, { $level }, { $board }
board_help = As setas movem, as teclas numéricas preenchem, F1 lista todas as teclas.
cell_place = linha { $row } coluna { $column }, bloco { $box_number }
cell_row_column = r{ $row }c{ $column }
cell_label = { PLAIN($parts) }
cell_empty = vazia
cell_digit = { $digit }
cell_given = dado
cell_conflict = conflito
cell_mistake = erro
cell_notes = anotações { SPACED($digits) }
cell_centre = centro { SPACED($digits) }
cell_struck = riscados { SPACED($digits) }
cell_colour = cor { PLAIN($colours) }
cell_colours = cores { $colours }
colour_name = { $colour ->
    [rose] rosa-claro
    [amber] âmbar
    [lemon] limão
    [leaf] verde
    [teal] verde-azulado
    [sky] azul-céu
    [violet] violeta
    [pink] rosa
   *[grey] cinza
}
givens_count = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
givens_and_board = { $count ->
    [one] { $count } dado, { $board }
   *[other] { $count } dados, { $board }
}
bar_time = Tempo { $time }
keypad_digits = Dígitos
key_note = { $digit }, anotação
key_colour = { $colour ->
    [rose] Rosa-claro
    [amber] Âmbar
    [lemon] Limão
    [leaf] Verde
    [teal] Verde-azulado
    [sky] Azul-céu
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
key_left = { $digit }, faltam { $left }
mode_group = Modo de entrada
mode_digit = Dígito
mode_corner = Canto
mode_centre = Centro
mode_colour = Cor
tool_undo = Desfazer
tool_redo = Refazer
tool_erase = Apagar
tool_select = Marcar
tool_hint = Dica

## Moves

digit_placed = { $left ->
    [0] { $digit } colocado. Não falta nenhum { $digit }.
    [one] { $digit } colocado. Falta { $left }.
   *[other] { $digit } colocado. Faltam { $left }.
}
placed = { $digit } colocado.
digit_clash = { $house ->
    [row] { $digit } já está nesta linha.
    [column] { $digit } já está nesta coluna.
    [box] { $digit } já está neste bloco.
   *[diagonal] { $digit } já está nesta diagonal.
}
digit_mistake = { $digit } é um erro.
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
    [one] Seguiu-se um único.
   *[other] Seguiram-se { $count } únicos.
}
erased_from = { $mode ->
    [digit] { $digit } apagado de { $count } células.
    [corner] Anotação de canto { $digit } apagada de { $count } células.
   *[centre] Anotação central { $digit } apagada de { $count } células.
}
restored = { $digit } em { $cell } não está mais riscado.
struck_in = { $digit } riscado em { $count } células.
unstruck_in = { $digit } não está mais riscado em { $count } células.
cell_painted = Cor de { $cell }: { $colour }.
cell_unpainted = { $cell } não tem mais a cor { $colour }.
candidate_painted = Cor de { $digit } em { $cell }: { $colour }.
candidate_unpainted = { $digit } em { $cell } não tem cor.
painted_in = { $count } células têm a cor { $colour }.
unpainted_in = { $count } células não têm mais a cor { $colour }.
digit_bound = Todo { $digit } tem a cor { $colour }.
digit_unbound = { $digit } não tem mais cor.
colour_gone = Nenhuma célula tem mais a cor { $colour }.
colours_cleared = Todas as cores removidas.
light_on = { $digit } em destaque: faltam { $left }, células possíveis: { $open }.
light_first = Toque numa célula para colocar { $digit }. Faltam { $left }, células possíveis: { $open }.
light_off = Nenhum dígito em destaque.
pause_on = Em pausa. A grade está oculta.
pause_off = Continuando.
pause_title = Em pausa
pause_resume = Continuar
bar_pause = Pausar
bar_zoom = Zoom
check_clean = Nenhum erro até agora.
check_wrong = { $count ->
    [one] { $count } dígito está errado. Fica marcado até a próxima jogada.
   *[other] { $count } dígitos estão errados. Ficam marcados até a próxima jogada.
}
check_lost = { $count ->
    [one] Você excluiu um candidato necessário.
   *[other] Você excluiu { $count } candidatos necessários.
}
full_but_wrong = A grade está cheia, mas há algo errado. A verificação mostra onde.
checkpoint_set = Ponto de retorno { $number } marcado.
checkpoint_removed = Ponto de retorno removido.
place_reached = { $count ->
    [0] De volta ao início.
    [one] Na jogada { $count }.
   *[other] Na jogada { $count }.
}
stops_title = Pontos de retorno
stops_intro = Volte a um ponto de retorno ou a uma variante que você deixou. Nenhuma jogada se perde.
stop_name = Nome
stop_go = Ir
stop_remove = Remover
stop_here = Você está aqui
stop_checkpoint = Ponto de retorno { $number }
stop_line = { $placed ->
    [one] Variante deixada em { $time }, { $placed } dígito colocado
   *[other] Variante deixada em { $time }, { $placed } dígitos colocados
}
stop_of = { $what }: { $name }
score_name = Registro: { PLAIN($parts) }
score_placed = { $count ->
    [one] { $count } dígito colocado
   *[other] { $count } dígitos colocados
}
score_slips = { $count ->
    [one] { $count } deslize
   *[other] { $count } deslizes
}
score_spots = { $count ->
    [one] { $count } ponto lento
   *[other] { $count } pontos lentos
}
candidates_on = Candidatos visíveis.
candidates_off = Candidatos ocultos.
picking_on = Marque as células uma a uma.
picking_off = Marcação desligada.
selected = { $count ->
    [0] Nada marcado.
    [one] { $count } célula marcada.
   *[other] { $count } células marcadas.
}
selected_cells = Marcadas: { PLAIN($cells) }.
nothing_selected = Nada está marcado.
cell_candidates = Pode ser { OR($digits) }.
cell_filled = Contém { $digit }.
cell_without_candidates = Nenhum dígito cabe aqui.
colour_in = { $colour }: { PLAIN($places) }.
no_colours = Nada está colorido.
struck_candidates = Riscados: { PLAIN($candidates) }.
no_strikes = Nada está riscado.
notes_tidied = Removidas as anotações excluídas.
digit_filled = { $digit } anotado em todo lugar possível.
fill_which = Marque antes uma célula com o dígito.
notes_filled = Todos os candidatos preenchidos.
refused_given = Esse é um dígito dado.
refused_filled = Apague antes o dígito, depois anote.
game_over = Resolvido. Desfaça para continuar editando.
undo_label = Desfazer
redo_label = Refazer
nothing_to_undo = Nada a desfazer.
nothing_to_redo = Nada a refazer.
moved = { $what }.
moved_cleared = { $what }: { $digit } removido de { $cell }.
moved_placed = { $what }: { $digit } em { $cell }.
moved_struck = { $what }: { $digit } em { $cell } está excluído.
moved_unstruck = { $what }: { $digit } em { $cell } não está mais excluído.
moved_notes = { $what }: anotações em { $cell }: { PLAIN($digits) }.
moved_no_notes = { $what }: sem anotações em { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } em { $cell }
candidates_struck = Excluídos: { PLAIN($candidates) }.
house_read_out = { $house }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = vazia
digit_left = { $count ->
    [one] { $digit } uma vez
   *[other] { $digit } { $count } vezes
}
digits_left = Faltam: { PLAIN($digits) }.
nothing_left = Todos os dígitos estão colocados.

## The end of a game

solved_alone = Resolvido em { $time } sem dicas.
solved_with_hints = { $depth ->
    [mistake] Resolvido em { $time }. Verificações de erros: { $hints }.
    [place] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa mostrou onde olhar.
    [name] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa disse a técnica.
    [pattern] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa mostrou o padrão.
    [proof] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa mostrou a prova.
    [step] Resolvido em { $time }. Dicas usadas: { $hints }. A mais completa mostrou o passo inteiro.
   *[unknown] Resolvido em { $time }. Dicas usadas: { $hints }.
}
rated = Classificação { $rating }.
rated_by_step = Classificação { $rating } ({ $step }).
panel_another = Jogar outro
end_unknown = …
end_solved = Resolvido
end_hardest = Passo mais difícil
end_hints_label = Dicas
end_rating = Classificação
end_seed = Semente
end_hints = { $depth ->
    [mistake] { $count } (verificações de erros)
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
    [expert] especialista
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
fault_digit_in = Um dígito { CASE($house, form: "in") } está errado.
fault_candidate_in = Você excluiu um candidato necessário { CASE($house, form: "in") }.
fault_digit_at = { $cell } não é { $digit }.
fault_candidate_at = Você excluiu { $digit } em { $cell }, mas ele é necessário ali.
next_is = O próximo passo é: { $technique }.
proof_place = passo { $number } de { $count }
another_place = opção { $number } de { $count }
another_none = O Nonet não acha outro passo aqui, só mais difíceis.
hint_thinking = Procurando…
singles_none = Nenhuma célula se preenche agora com um único.
singles_count = { $count ->
    [one] Um único preenche uma célula: está marcada.
   *[other] Únicos preenchem { $count } células: estão marcadas.
}
singles_told = { PLAIN($candidates) }.
simpler_title = Algo mais simples?
why_title = { $cell }: por que não { $digit }?
why_question = Por que { $cell } não pode ser…? Pressione um dígito.
why_filled = { $cell } já contém { $digit }.
why_seen = { $cell } não pode ser { $digit }, porque vê o { $digit } em { $cells }.
ask_name = Nome da próxima técnica
ask_singles = Todos os únicos
ask_why = Por que não…?
ask_again = Perguntar de novo
ask_another = Outro passo
ask_simpler = Algo mais simples?
point_at_cell = Olhe { $cell }: você já pode preenchê-la.
point_at_digit = { $cell } é { $digit }.
press_show_fault = Mostrar
press_resume = Voltar ao passo
press_erase = Apagar
press_put_back = Repor
press_do = Aplicar
press_next = Avançar
hint_not_loaded = O Nonet não conseguiu carregar o resolvedor, por isso não pode dar dica. Seu jogo está intacto.
hint_crashed = O resolvedor falhou. O Nonet o reiniciou: peça a dica de novo. Seu jogo está intacto.
hint_took_too_long = A busca da dica demorou demais. Seu jogo está intacto.

## The first game

guide_offer = Primeira vez no sudoku?
guide_new_here = Novo aqui?
guide_begin = Primeiro jogo
guide_detail = Aprenda a jogar em cinco passos
guide_easy = Jogo fácil
guide_decline = Agora não
guide_title = Primeiro jogo
guide_skip = Pular
guide_select = Cada linha, coluna e bloco contém cada dígito uma vez. Escolha a célula marcada.
guide_place = Falta um dígito neste bloco. Encontre-o e pressione-o no teclado.
guide_single = A linha, a coluna e o bloco desta célula deixam um só dígito. Coloque-o.
guide_note = Esta célula pode ser 7 ou 8. Escolha Canto e anote os dois.
guide_hint = Travou? Pressione Dica para ver onde olhar.
guide_done = Você já sabe o necessário. Divirta-se!

## New game

new_one_press = Escolha um nível para começar, ou pressione de 1 a 5.
new_needs_easy = Únicos ocultos
new_needs_medium = Candidatos bloqueados
new_needs_hard = Pares, wings, peixes, retângulos
new_needs_master = Cadeias curtas, em geral de um dígito
new_needs_extreme = Cadeias longas, menos dados
new_between = { $least }–{ $most }
new_from = a partir de { $least }
new_order_detail = Grade, simetria, classificação, técnicas, semente
new_enter_detail = Digite ou cole
order_title = Sob medida
new_again = Repetir o último pedido
order_sentence = { PLAIN($parts) }.
order_rated = Classificação { $least } a { $most }
order_rated_exactly = Classificação { $rating }
order_any_rating = Qualquer classificação
order_half_turn = meia-volta
order_quarter_turn = um quarto de volta
order_left_right = espelhado esquerda-direita
order_top_bottom = espelhado cima-baixo
order_diagonal = espelhado na diagonal
order_antidiagonal = espelhado na antidiagonal
order_givens = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
order_givens_between = { $least } a { $most } dados
order_needs = com { $techniques }
order_avoids = sem { $techniques }
new_game = Novo jogo: { $level }, { $count } dados.
generating = Gerando um sudoku
generating_level = Gerando um sudoku: { $level }
generating_givens = Procurando com { $givens } dados
progress_none = { $what }…
cancelled = Cancelado.
no_previous_game = Não há jogo anterior.
previous_game_opened = Você passou ao outro jogo.
game_opened = Jogo aberto.
generator_not_loaded = O gerador não carregou. Seu jogo está intacto. Escolha Novo jogo para tentar de novo.
generator_crashed = O gerador falhou. O Nonet o reiniciou: tente de novo.
took_too_long = Demorou demais, e o Nonet parou. Tente de novo ou mude as opções.

## Enter a puzzle

own_title = Inserir um sudoku
own_started = Seu sudoku tem exatamente uma solução. Divirta-se!

## Menu

menu_previous = Jogo anterior
menu_fill_notes = Preencher todas as anotações
menu_fill_digit = Anotar o dígito em todo lugar
menu_tidy = Arrumar anotações
menu_show_candidates = Mostrar todos os candidatos
menu_hide_candidates = Ocultar candidatos
menu_clear_colours = Remover todas as cores
menu_check = Verificar erros
menu_undo_mistake = Voltar a antes do primeiro erro
menu_checkpoint = Ponto de retorno
menu_stops = Todos os pontos de retorno
menu_replay = Rever
menu_share = Compartilhar ou exportar
menu_rating = Mostrar a classificação
menu_copy_givens = Copiar a grade inicial
menu_copy_board = Copiar a grade atual
menu_copy_seed = Copiar a semente
menu_path = Caminho da solução
menu_practice = Prática
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Copiado.
copied_failed = O navegador bloqueou a área de transferência. Permita o acesso para este site e copie de novo.

## Rating

rating_none = Só sudokus 9 × 9 podem ser classificados.
rating_stopped = Parado antes do primeiro resultado.
rating_failed = A classificação falhou. Recarregue a página e tente de novo.
rating_running = Classificando…
rating_stop = Parar

## The theme

set_theme = Tema
set_theme_system = Sistema
set_theme_light = Claro
set_theme_dark = Escuro

## Saving

store_failed = O Nonet não consegue salvar seu jogo: o armazenamento do navegador está cheio ou bloqueado. Você pode continuar, mas ao recarregar perde as jogadas.
damaged_before = Numa visita anterior o Nonet não conseguiu abrir um jogo salvo. Você pode baixá-lo.
newer_save = Uma versão mais nova do Nonet salvou este jogo. Recarregue a página para continuar. Até lá, o Nonet não pode salvar suas jogadas aqui.
update_ready = Uma nova versão do Nonet está pronta. Recarregue quando quiser: seu jogo está salvo.
next_damaged = O sudoku gerado com antecedência estava danificado. O Nonet vai gerar outro.
save_unreadable = o jogo salvo não pode ser lido
save_newer = uma versão mais nova do Nonet o salvou (versão { $version })
save_mismatch = o sudoku e a solução não combinam
save_bad_move = a jogada { $number } não é possível
game_damaged = O Nonet não consegue abrir seu jogo salvo: { $why }. Você pode baixá-lo. Eis um novo sudoku.
previous_game_damaged = O Nonet não consegue abrir seu jogo anterior: { $why }. Você pode baixá-lo.
notice_dismiss = Dispensar
notice_download = Baixar
notice_reload = Recarregar
