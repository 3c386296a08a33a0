# Nonet in Brazilian Portuguese: the pages beside the board.

## General

word_board = Tabuleiro
verbatim = { $text }

## Workbench

bench_list_title = Sua lista
bench_list_label = Cole ou digite sudokus, um por linha
bench_open = Abrir um arquivo
bench_open_detail = { $most ->
    [one] ou solte-o aqui. Até { $most } linha.
    [many] ou solte-o aqui. Até { $most } de linhas.
   *[other] ou solte-o aqui. Até { $most } linhas.
}
bench_generate_title = Ou gere sudokus
bench_level_choice = { $level }, { $givens } pistas
bench_count = Número de sudokus
bench_seed = Primeira semente
bench_generate = Gerar
bench_generate_detail = Mesma semente, mesma lista.
bench_bad_count = Digite um número inteiro de sudokus, de 1 a { $most }.
bench_source = Origem da lista
bench_source_generate = Gerar sudokus
bench_tasks = O que fazer com a lista
bench_tasks_each = O que fazer com cada sudoku
bench_task = { $task ->
    [solve] Resolver
    [count] Contar
    [minimise] Minimizar
   *[rate] Avaliar
}
bench_task_detail = { $task ->
    [solve] Uma solução, e se é a única
    [count] O número de soluções
    [minimise] O sudoku sem pistas redundantes
   *[rate] A dificuldade na escala do Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Área de transferência
source_dropped = Texto arrastado
source_generated = { $level }, semente { $seed }
list_none = Nenhum sudoku ainda. Cole alguns, abra um arquivo ou gere sudokus.
list_empty = { $source }: nenhum sudoku encontrado.
list_reading = { $count ->
    [one] { $source }: { $count } sudoku até agora…
    [many] { $source }: { $count } de sudokus até agora…
   *[other] { $source }: { $count } sudokus até agora…
}
list_of = { $count ->
    [one] { $count } sudoku.
    [many] { $count } de sudokus.
   *[other] { $count } sudokus.
}
list_from = { $count ->
    [one] { $source }: { $count } sudoku.
    [many] { $source }: { $count } de sudokus.
   *[other] { $source }: { $count } sudokus.
}
list_cut = { $count ->
    [one] { $source }: o primeiro sudoku. A lista está cheia; o resto ficou de fora.
    [many] { $source }: os primeiros { $count } de sudokus. A lista está cheia; o resto ficou de fora.
   *[other] { $source }: os primeiros { $count } sudokus. A lista está cheia; o resto ficou de fora.
}

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count ->
        [one] Resolvendo { $count } sudoku
        [many] Resolvendo { $count } de sudokus
       *[other] Resolvendo { $count } sudokus
    }
    [count] { $count ->
        [one] Contando as soluções de { $count } sudoku
        [many] Contando as soluções de { $count } de sudokus
       *[other] Contando as soluções de { $count } sudokus
    }
    [minimise] { $count ->
        [one] Minimizando { $count } sudoku
        [many] Minimizando { $count } de sudokus
       *[other] Minimizando { $count } sudokus
    }
    [rate] { $count ->
        [one] Avaliando { $count } sudoku
        [many] Avaliando { $count } de sudokus
       *[other] Avaliando { $count } sudokus
    }
   *[generate] { $count ->
        [one] Gerando { $count } sudoku
        [many] Gerando { $count } de sudokus
       *[other] Gerando { $count } sudokus
    }
}
run_begun = { $title }…
run_done = { $done ->
    [one] { $done } pronto
   *[other] { $done } prontos
}
run_done_rate = { $done ->
    [one] { $done } pronto, { $rate } por segundo
   *[other] { $done } prontos, { $rate } por segundo
}
run_left = tempo restante: { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } por cento
run_spoken_left = { $percent } por cento, { $left }
time_moment = < 1 s
time_seconds = { $seconds } s
time_minutes = { $minutes } min { $seconds } s
time_hours = { $hours } h { $minutes } min
run_ended = { $task ->
    [solve] { $count ->
        [one] { $count } sudoku resolvido em { $time }.
        [many] { $count } de sudokus resolvidos em { $time }.
       *[other] { $count } sudokus resolvidos em { $time }.
    }
    [count] { $count ->
        [one] Soluções de { $count } sudoku contadas em { $time }.
        [many] Soluções de { $count } de sudokus contadas em { $time }.
       *[other] Soluções de { $count } sudokus contadas em { $time }.
    }
    [minimise] { $count ->
        [one] { $count } sudoku minimizado em { $time }.
        [many] { $count } de sudokus minimizados em { $time }.
       *[other] { $count } sudokus minimizados em { $time }.
    }
    [rate] { $count ->
        [one] { $count } sudoku avaliado em { $time }.
        [many] { $count } de sudokus avaliados em { $time }.
       *[other] { $count } sudokus avaliados em { $time }.
    }
   *[generate] { $count ->
        [one] { $count } sudoku gerado em { $time }.
        [many] { $count } de sudokus gerados em { $time }.
       *[other] { $count } sudokus gerados em { $time }.
    }
}
run_rate = Média: { $rate } por segundo.
run_stopped = { $total ->
    [one] Interrompido após { $done } de { $total } sudoku.
    [many] Interrompido após { $done } de { $total } de sudokus.
   *[other] Interrompido após { $done } de { $total } sudokus.
}
run_faults = { $count ->
    [one] { $count } linha tem um erro.
   *[other] { $count } linhas têm erros.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = O solucionador não carregou. Você está offline?
line_at_column = Coluna { $column }: { $fault }
line_contradiction = Não tem solução. { $why }
line_no_solution = Não tem solução.
line_several_solutions = Tem mais de uma solução.
line_too_hard = Este é difícil demais para decidir aqui.
line_too_long = Minimizar este demora demais aqui.
line_unrated = Só sudokus 9 × 9 são avaliados.
line_crashed = Não feito: o solucionador parou de funcionar nesta linha.
line_timed_out = Não feito: esta linha demorou demais.
line_lost = Não feito: o solucionador parou. Tente de novo.
file_fault = Linha { $line }: { $fault }

## Workbench: the table

table_results = Sudokus e resultados
table_empty = Cada linha da sua lista aparece aqui: o sudoku e o resultado.
table_column = { $column ->
    [line] Linha
    [puzzle] Sudoku
    [solutions] Soluções
    [solution] Solução
    [givens] Pistas
    [left] Restam
    [minimal] Sudoku mínimo
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Passo mais difícil
    [minutes] Tempo estimado em min
    [milliseconds] Tempo em ms
   *[seed] Semente
}
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count ->
    [one] Ordenando e filtrando { $count } sudoku…
    [many] Ordenando e filtrando { $count } de sudokus…
   *[other] Ordenando e filtrando { $count } sudokus…
}
table_sorted_rising = Ordem: { $column }, do menor ao maior.
table_sorted_falling = Ordem: { $column }, do maior ao menor.
table_unsorted = Na ordem da lista.
table_shown = { $total ->
    [one] { $shown } de { $total } sudoku mostrado.
    [many] { $shown } de { $total } de sudokus mostrados.
   *[other] { $shown } de { $total } sudokus mostrados.
}
table_faults_only = Só linhas com erros
table_save = { $kind ->
    [text] Salvar como texto
    [csv] Salvar como CSV
   *[tsv] Salvar como TSV
}

## Workbench: the distribution of the ratings

spread_title = Dificuldade
spread_chart = Histograma da dificuldade, de { $from } a { $to }
spread_axis = Dificuldade (ER)
spread_scale = Sudokus, escala de raiz quadrada
spread_least = Menor dificuldade mostrada
spread_most = Maior dificuldade mostrada
spread_filter = Mostrar só
spread_filter_help = Ex.: 6.6–7.2 ou X-Wing

## Workbench: the filters of the table

chips = Filtros ativos
chip_rating = Dificuldade { $from }–{ $to }
chip_text = “{ $text }”
chip_remove = { $filter }: remover este filtro

facet_name = { $facet ->
    [givens] Pistas
    [technique] Passo mais difícil
    [symmetry] Simetria
    [solutions] Soluções
   *[minimal] Pistas redundantes
}
facet_any = { $facet ->
    [givens] Pistas: todas
    [technique] Técnicas: todas
    [symmetry] Simetrias: todas
    [solutions] Soluções: todas
   *[minimal] Mínimos ou não
}
facet_givens = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
facet_one_solution = 1 solução
facet_solutions = { $count } soluções
facet_minimal = { $is_minimal ->
    [yes] Mínimo
   *[no] Não mínimo
}
facet_no_symmetry = Sem simetria
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Sudoku { $line }
row_givens = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
row_board = Tabuleiro do sudoku { $line }: { $digits }
row_play = Jogar
row_rate = Avaliar este
row_copy = Copiar
row_rating = Avaliando…
row_rated = O sudoku { $line } tem dificuldade { $rating }.
row_unreadable = Esta linha não é um sudoku.
row_value = { $value }
row_rated_as = Dificuldade
row_symmetry = Simetria
symmetry = { $symmetry ->
    [rotate180] Meia-volta
    [rotate90] Quarto de volta
    [mirror-h] Esquerda-direita
    [mirror-v] Cima-baixo
    [diagonal] Diagonal
   *[antidiagonal] Antidiagonal
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = Nenhuma
row_minimal = Mínimo
row_redundant = { $count ->
    [0] Sim
    [one] Não, { $count } redundante
   *[other] Não, { $count } redundantes
}
row_seed = Semente

## Practice, lessons and the solve path

learn_lesson = Lição
learn_practise = Praticar
learn_all = Todas as técnicas
learn_back_to_bench = Voltar à oficina
learn_board = Sudoku, { $title }, { $board }
learn_board_help = As setas movem o cursor. O texto ao lado do tabuleiro explica o que está marcado.
learn_explanation = Explicação
learn_loading = Carregando…
learn_learned = { $learned } de { $count } técnicas aprendidas
learn_find = Buscar uma técnica
learn_all_shown = Todas as técnicas mostradas.
learn_found = { $count ->
    [0] Nenhuma técnica encontrada.
    [one] { $count } técnica encontrada.
   *[other] { $count } técnicas encontradas.
}
learn_next = A próxima para você
learn_nearly = Quase aprendida
learn_repeat = Hora de revisar
learn_met = { $count ->
    [1] Esta técnica apareceu em um dos seus sudokus resolvidos.
   *[other] Esta técnica apareceu em { $count } dos seus sudokus resolvidos.
}
learn_puzzle = Usar em um sudoku
learn_positions = { $solved } de { $needed } posições resolvidas
learn_solve_nine = Resolva nove para aprendê-la.
learn_is_learned = Você já domina esta técnica.
learn_section = { $section ->
    [singles] Candidatos únicos
    [subsets] Candidatos bloqueados e subconjuntos
    [fish] Peixes
    [one_digit] Um dígito
    [wings] Wings
    [uniqueness] Unicidade
    [colours] Cores
    [chains] Cadeias e laços
    [sets] Conjuntos quase bloqueados
    [forcing] Cadeias e redes forçadas
    [clues] Somas, linhas traçadas e restrições
   *[hardest] Os sudokus mais difíceis
}
learn_section_learned = { $learned } de { $count } aprendidas
learn_rated = dificuldade { $from }–{ $to }
learn_tiers = de { $from } a { $to }
learn_detail = { $section } · { $detail }
learn_solving = Resolvendo passo a passo…
learn_searching = Procurando uma posição…
learn_searching_so_far = { $count ->
    [one] Procurando uma posição ({ $count } sudoku até agora)…
   *[other] Procurando uma posição ({ $count } sudokus até agora)…
}
learn_no_game = Não há jogo no tabuleiro.
learn_mistake = Há um erro no tabuleiro, então não há resolução a partir daqui. Use “Dica” para encontrar o erro.
learn_not_kept = O Nonet não consegue salvar quantas posições você resolveu: o armazenamento do navegador está cheio ou bloqueado.
learn_not_loaded = O solucionador não carregou. Você está offline?
learn_crashed = O solucionador parou de funcionar. O Nonet o reiniciou: tente de novo.
learn_took_too_long = Demorou demais, e o Nonet desistiu. Tente de novo.

## Practice

practice_tier = { $tier ->
    [beginner] Iniciante
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
    [expert] Mestre
    [extreme] Extremo
   *[beyond] Além do extremo
}
practice_write = { $technique }: escolha a célula e coloque o dígito.
practice_remove = { $technique }: escolha uma célula e depois o dígito que você pode descartar nela.
practice_filled = { $cell } já tem um dígito.
practice_no_candidate = O { $digit } não é candidato de { $cell }.
practice_crossed = O { $digit } de { $cell } já está descartado.
practice_needed = Não é bem isso: o { $digit } é necessário em { $cell }.
practice_wrong = Não é bem isso: { $cell } não é { $digit }.
practice_other_write = Não é bem isso: { $cell } é { $digit }, mas “{ $technique }” não mostra isso.
practice_other_remove = Não é bem isso: { $cell } não é { $digit }, mas “{ $technique }” não mostra isso.
practice_right = { $left ->
    [one] Certo. Este passo descarta mais { $left } candidato.
   *[other] Certo. Este passo descarta mais { $left } candidatos.
}
practice_done = { $count ->
    [one] Certo. { $count } posição resolvida até agora. O passo: { $line }
   *[other] Certo. { $count } posições resolvidas até agora. O passo: { $line }
}
practice_where = Onde?
practice_show = Mostrar
practice_another = Outra

## Solve path

path_steps = Todos os passos
path_copy = Copiar
path_place = Passo { $number } de { $count }
path_spoken = Passo { $number } de { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
    [one] { $technique }, { $count } passo
   *[other] { $technique }, { $count } passos
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } passo: { PLAIN($techniques) }.
   *[other] { $count } passos: { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] Nenhuma técnica conhecida permite continuar. Resta { $count } célula vazia.
   *[other] Nenhuma técnica conhecida permite continuar. Restam { $count } células vazias.
}

## Replay

replay_none = Ainda não há jogadas para rever.
replay_solved = { $level } · resolvido em { $time }
replay_played = { $level } · { $time } de jogo
replay_board = Replay, { $board }
replay_board_help = O tabuleiro depois desta jogada. Não é possível mudá-lo aqui.
replay_panel = A jogada atual
replay_start = Início
replay_play = Reproduzir
replay_pause = Pausar
replay_branch = Jogar daqui
replay_score = Jogadas
replay_jumps = Ir para
replay_speeds = Velocidade
replay_speed = { $factor }×
replay_running = Reproduzindo.
replay_stopped = Parado: { $what }
replay_at_start = Início do jogo
replay_placed = { $digit } em { $cell }
replay_slip = { $digit } em { $cell }, um deslize
replay_cleared = { $digit } apagado de { $cell }
replay_notes = Anotações em { $cell }: { SPACED($digits) }
replay_no_notes = Sem anotações em { $cell }
replay_coloured = Cor em { $cell }
replay_many = { $count ->
    [one] { $count } célula alterada
   *[other] { $count } células alteradas
}
replay_nothing = Nada mudou
replay_move = jogada { $number } de { $count }
replay_time_and_move = { $time }, { $position }
replay_slow = Travada antes de { $cell }.
replay_slow_timed = { $time } antes de { $cell }.
replay_ladder = O passo mais fácil aqui:
replay_technique = O passo mais fácil aqui: { $technique }.
replay_to_slow = Travada antes de { $cell }
replay_to_slow_timed = Travada, { $time } antes de { $cell }
replay_to_step = { $spot }: { $technique }
replay_to_slip = Deslize
replay_to_slip_timed = Deslize, { $time }
replay_to_hint = Dica
replay_to_hint_timed = Dica, { $time }
replay_to_checkpoint = Checkpoint
replay_to_checkpoint_timed = Checkpoint, { $time }

## Made to order

new_level = Nível
new_level_givens = { $numbers } pistas
new_symmetry = Simetria das pistas
new_symmetry_none = Nenhuma
new_symmetry_half_turn = Meia-volta
new_symmetry_quarter_turn = Quarto de volta
new_symmetry_left_right = Esquerda-direita
new_symmetry_top_bottom = Cima-baixo
new_symmetry_diagonal = Diagonal
new_symmetry_antidiagonal = Antidiagonal
new_method = Método
new_method_carve = Esvaziar um tabuleiro cheio
new_method_build = Preencher um tabuleiro vazio
new_method_transform = Transformar um sudoku conhecido
new_method_starter = Transformar o sudoku embutido
new_givens = Número de pistas
new_givens_help = Ex.: 24 ou 22–26
order_fewest_givens = Mínimo de pistas
order_most_givens = Máximo de pistas
new_rating_help = Ex.: 7.2 ou 6.6–7.2. As barras mostram a frequência de cada dificuldade.
order_lowest_rating = Dificuldade mínima
order_highest_rating = Dificuldade máxima
order_the_level = nível { $level }
order_by_techniques = As técnicas já dizem o quanto o sudoku é difícil, então agora vale qualquer dificuldade.
order_time = Tempo para resolver
order_any_time = qualquer
order_by_time = O nível agora é um cujos sudokus levam mais ou menos esse tempo.
order_clues = Restrições
order_rules = Mais regras
order_new_regions = Cada novo jogo tem outras regiões.
new_needs = Exige
new_avoids = Exclui
order_least = Pelo menos tão difícil quanto
order_hardest_allowed = Nada mais difícil que
order_path_help = Técnicas como nas dicas, na resolução que escolhe sempre o passo mais fácil.
custom_add = Adicionar técnica…
custom_remove = Remover “{ $technique }”
custom_both_names = { $name } ({ $english })
new_any = qualquer
new_seed = Semente
new_seed_help = A mesma semente com as mesmas opções gera o mesmo sudoku. Deixe em branco para sortear.
new_seed_draw = Outra semente
new_bad_seed = Uma semente é um número inteiro de até 19 dígitos.
form_bad_givens = Digite um número, como 24, ou um intervalo, como 22–26.
form_bad_rating = Digite uma dificuldade, como 7.2, ou um intervalo, como 6.6–7.2.
new_start = Gerar

## Enter a puzzle

checking_puzzle = Verificando se o sudoku tem solução única…
givens_found = { $count ->
    [one] { $count } pista.
   *[other] { $count } pistas.
}
no_solution = Este sudoku não tem solução.
cell_can_be = Este sudoku tem mais de uma solução: { $cell } pode ser { OR($digits) }. As células que diferem estão marcadas.
own_label = Cole ou digite um sudoku
own_grid = Seu sudoku
own_play = Verificar e jogar
own_empty = Digite ou cole um sudoku, ou preencha o tabuleiro. Os vazios são . 0 * ou _.
own_too_few = { $count ->
    [0] Nenhuma pista ainda. Um sudoku { $board } precisa de pelo menos { $fewest }.
    [one] { $count } pista. Um sudoku { $board } precisa de pelo menos { $fewest }: adicione { $more } ou mais.
   *[other] { $count } pistas. Um sudoku { $board } precisa de pelo menos { $fewest }: adicione { $more } ou mais.
}
own_one_solution = 1 solução.
own_not_known = Número de soluções: ainda não se sabe.
own_open = Abrir um arquivo…
own_edit = Editar as pistas
own_workbench = Abrir a oficina
own_edit_detail = Mantém só as pistas. Ctrl+Z no tabuleiro recupera o texto.
own_shared_puzzle = Sudoku compartilhado
own_shared_game = Jogo compartilhado
own_shared_play = Jogar
own_shared_detail = Vira um jogo à parte. Seus outros jogos não mudam.
own_shared_progress = Ao ser compartilhado, tinha { $placed } de { $all } dígitos colocados, em { $time }.
own_recognised = Texto reconhecido
own_list = Sudokus neste texto
own_list_first = Mostrados os primeiros { $shown } de { $count } sudokus.
own_collection = Nome da coleção
own_several_puzzles = { $count ->
    [one] { $count } sudoku · { $format }
   *[other] { $count } sudokus · { $format }
}
own_placed = { $count ->
    [one] { $count } dígito colocado.
   *[other] { $count } dígitos colocados.
}
own_noted = { $count ->
    [one] Anotações em { $count } célula.
   *[other] Anotações em { $count } células.
}
own_removed = { $count ->
    [one] { $count } candidato eliminado.
   *[other] { $count } candidatos eliminados.
}
own_coloured = { $count ->
    [one] { $count } célula colorida.
   *[other] { $count } células coloridas.
}
own_puzzle_number = Sudoku { $number }
format_line = Sudoku em uma linha
format_grid = Tabuleiro em linhas
format_ss = Arquivo do Simple Sudoku (.ss)
format_pencilmarks = Tabuleiro de candidatos
format_sdx = Arquivo do SudoCue (.sdx)
format_sdk = Arquivo do SadMan ou SudoCue (.sdk)
format_hodoku = Linha de biblioteca do HoDoKu
format_gsf = Linha da lista de gsf
format_sukaku = Sukaku: só candidatos
format_sudokuwiki = Link ou código do SudokuWiki
format_sudokuexchange = Link do SudokuExchange
format_fpuzzles = Sudoku do f-puzzles
format_sudokupad = Link do SudokuPad
format_opensudoku = Arquivo do OpenSudoku
format_1gsudoku = Arquivo do 1G Sudoku
format_tatham = Solo de Simon Tatham
format_iss = Texto do Interactive Sudoku Solver
format_nonet_text = Texto do Nonet
format_mixed = vários formatos
text_unread = { $before ->
    [one] { $fault } Você pode usar o sudoku anterior.
   *[other] { $fault } Você pode usar os { $before } sudokus anteriores.
}
text_too_long = Este texto passa de 1 MB. A oficina lê listas longas.
text_too_many = Esta lista tem mais de 100.000 sudokus. A oficina lê listas longas.
text_unknown = O Nonet não conhece este formato de sudoku.
text_unknown_link = Este link não contém um sudoku em um formato que o Nonet conheça.
text_needs_network = O sudoku deste link está em um servidor, e o Nonet não usa a rede. Abra o link, copie o sudoku e cole aqui.
text_unsupported_format = { $kind ->
    [scf] O Nonet não lê este tipo de link do SudokuPad (scf). Exporte o sudoku do SudokuPad para o f-puzzles e cole esse link.
   *[other] O Nonet não lê este tipo de arquivo.
}
text_rules = { $count ->
    [one] O sudoku usa uma regra que o Nonet não tem: { $rules }.
   *[other] O sudoku usa regras que o Nonet não tem: { $rules }.
}
text_rule = { $rule ->
    [killer] gaiolas killer
    [parity] células pares e ímpares
    [irregular] regiões irregulares
    [other_kind] as regras de outro tipo de sudoku
    [thermometers] termômetros
    [arrows] setas
    [little_killer] somas little killer
    [sandwich] somas sanduíche
    [between] linhas between
    [palindromes] palíndromos
    [kropki] pontos Kropki
    [extremes] células de mínimo e máximo
    [lines] linhas desenhadas
   *[drawings] desenhos no tabuleiro
}
text_other_rule = { $name }
own_palette = Desenhar no tabuleiro
own_palette_digits = Dígitos
own_group = { $group ->
    [cells] Células
    [cages] Gaiolas e regiões
    [lines] Linhas e setas
    [between] Entre células
    [outside] Fora do tabuleiro
   *[whole] Tabuleiro inteiro
}
own_how = { $how ->
    [marks] Toque em uma célula para marcá-la, e de novo para desmarcá-la. No teclado: Espaço.
    [pair] Arraste de uma célula até uma vizinha. No teclado: Espaço em cada uma, depois Enter.
    [square] Arraste por quatro células que se tocam em um canto. No teclado: Espaço em duas opostas, depois Enter.
    [outside] Toque em uma célula da borda ou arraste dela para dentro, também na diagonal. No teclado: Espaço nessa célula, para uma diagonal também na célula seguinte dela, depois Enter.
    [groups] Arraste pelo primeiro grupo de células e depois pelo segundo. No teclado: Espaço em cada célula, Enter depois de cada grupo.
    [arrow] Arraste do círculo até a ponta da seta. No teclado: Espaço no círculo, em cada curva e na ponta, depois Enter.
    [area] Arraste pelas células. No teclado: Espaço em cada célula, depois Enter.
    [regions] Arraste a partir de uma célula: todas as células por onde você passar entram na região dela. No teclado: Espaço em cada célula, depois Enter.
   *[line] Arraste ao longo da linha. No teclado: Espaço no início, em cada curva e no fim, depois Enter.
}
own_cant_place = Aqui não é possível: { $rule }.
own_cant_value = { CAP($rule) }: esse valor não é possível.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = Cada região deve ter { $side } células. Tamanhos a corrigir: { $sizes }.
own_values = Valor
own_turn = Inverter
own_done = Pronto
own_copy = Duplicar
own_copy_how = Toque na célula onde a cópia deve começar.
own_new_regions = Regiões aleatórias
own_regions_changed = Novas regiões foram desenhadas.
own_finish_and = e
own_finish_nothing = nada mais
own_equal = Sempre iguais
own_equal_cells = { $cells }
own_different_cells = { $cell } é sempre diferente de { $cells }, embora não se vejam.
own_clues = Regras e restrições
own_remove = Remover
own_remove_part = Remover { $part }
own_part_given = { $digit } em { $cell }
own_known = Sobre este sudoku
own_solutions = { $count ->
    [one] { $count } solução
   *[other] { $count } soluções
}
own_solutions_at_least = { $count ->
    [one] Pelo menos { $count } solução
   *[other] Pelo menos { $count } soluções
}
own_hardest = Passo mais difícil: { $step }
own_contradiction = Estes itens se contradizem
own_contradiction_detail = Basta remover um deles, qualquer um, para que os outros tenham solução.
own_not_needed = Dispensáveis, uma de cada vez
own_needless_of = { $count } de { $all }
own_all_needed = Nada aqui é dispensável.
own_path = Resolução
own_clear = Começar do zero
own_finish = Concluir a criação
# A choice of what to add: digits, or a kind of clues.
own_finish_add = Adicionar
own_finish_digits = dígitos
# A choice of levels.
own_finish_any = qualquer
# The button that lets Nonet finish the puzzle.
own_finish_go = Concluir
own_minimise = Remover o dispensável
own_changing = O Nonet está trabalhando no sudoku…
own_changed_nothing = Não foi preciso mudar nada.
own_digits_added = { $count ->
    [one] { $count } dígito adicionado.
   *[other] { $count } dígitos adicionados.
}
own_clues_added = { $count ->
    [one] { $count } restrição adicionada.
   *[other] { $count } restrições adicionadas.
}
own_digits_taken = { $count ->
    [one] { $count } dígito removido.
   *[other] { $count } dígitos removidos.
}
own_clues_taken = { $count ->
    [one] { $count } restrição removida.
   *[other] { $count } restrições removidas.
}
own_change_several = Este sudoku tem mais de uma solução. Conclua a criação primeiro.
own_change_not_decided = O Nonet não conseguiu descobrir quantas soluções este sudoku tem.
own_change_not_found = O Nonet não encontrou nenhum sudoku assim. Tente outro nível ou outras restrições.
own_offers = Mais um dígito e a solução é única
own_offer = { $digit } em { $cell }
own_shares_most = na maioria das soluções
own_shares_lone = em só uma
own_shares_all = em todas
own_rules = As regras deste sudoku
own_about = Título, autoria e regras
own_about_describe = Inserir as regras escritas pelo Nonet
own_about_field = { $said ->
    [title] Título
    [author] Autoria
    [rules] Regras com as suas palavras
   *[message] Mensagem final
}
text_board = O Nonet não tem tabuleiros deste tipo: { $board }.
text_cells = { $found ->
    [one] { $found } célula em vez das { $expected } esperadas.
   *[other] { $found } células em vez das { $expected } esperadas.
}
text_rows = { $found ->
    [one] { $found } linha em vez das { $expected } esperadas.
   *[other] { $found } linhas em vez das { $expected } esperadas.
}
text_contradiction = Este tabuleiro contradiz as pistas do sudoku.
text_damaged = Os dados deste link estão danificados ou incompletos. Copie o link inteiro.
text_json = Isto não é JSON válido. Copie o texto inteiro.
text_xml = Isto não é XML válido. Copie o texto inteiro.
text_missing = Falta “{ $name }”.
text_value = { $kind ->
    [candidate] “{ $value }” não é um candidato válido: o formato é dígito, linha e coluna, como 512.
    [cell] “{ $value }” não é uma célula válida.
    [colour] “{ $value }” não é uma cor válida.
    [digit] “{ $value }” não é um dígito válido.
    [note] “{ $value }” não é uma anotação válida.
    [size] “{ $value }” não é um tamanho de tabuleiro válido.
   *[version] “{ $value }” é uma versão do formato que o Nonet não conhece.
}
own_cell_unread = { $symbol }, não é um dígito, { $place }
own_cell_certain = { $digit } em todas as soluções, { $place }
own_cell_either = { OR($digits) }, { $place }

## Settings

set_groups = Grupos de configurações
set_appearance = Aparência
set_board = Tabuleiro e destaques
set_checking = Verificação e dicas
set_keys = Teclado e toque
set_excerpt = Esta parte do seu jogo mostra cada mudança na hora.
set_palette = Cores
set_palette_standard = Padrão
set_palette_colour-blind = Daltonismo
set_palette_high-contrast = Alto contraste
set_clock = Relógio
set_clock_detail = Mostrar há quanto tempo você joga.
set_mistakes = Marcar erros
set_mistakes_never = Nunca
set_mistakes_full = Com o tabuleiro cheio
set_mistakes_always = Na hora
set_conflicts = Dígitos repetidos
set_conflicts_detail = Marcar um dígito que se repete em uma linha, coluna ou bloco.
set_combinations = Combinações das gaiolas
set_combinations_detail = Mostrar abaixo do tabuleiro a soma que falta na gaiola selecionada e os dígitos possíveis.
set_clean_notes = Limpar anotações
set_clean_notes_detail = Ao colocar um dígito, apagar também as anotações que ele descarta.
set_fill_singles = Preencher candidatos únicos
set_fill_singles_detail = Ao colocar um dígito, preencher também as células em que então só resta um candidato ou que são o único lugar de um dígito. Basta desfazer uma vez para retirar todos.
set_peers = Linha, coluna e bloco
set_peers_detail = Destacar a linha, a coluna e o bloco da célula selecionada.
set_same = Mesmo dígito
set_same_detail = Destacar as células com o dígito selecionado.
set_left = Dígitos que faltam
set_left_detail = O número aparece em cada tecla.
set_uniqueness = Técnicas de unicidade
set_uniqueness_detail = Permitir dicas que supõem solução única, como os retângulos únicos.
set_extras = Mais técnicas
set_extras_detail = Permitir também dicas como Medusa 3D e WXYZ-Wing. Elas substituem algumas cadeias.
set_level_steps = Níveis com suas técnicas
set_level_steps_detail = Um novo jogo clássico exige o que seu nível promete: no mínimo, pares no Difícil e cadeias no Extremo. Sem esta opção, talvez bastem passos mais fáceis.
set_advice = Sugestões em “Aprender”
set_advice_detail = Mostrar no topo da página a próxima técnica a aprender e a que vale revisar.
set_letters = Atalhos com letras
set_letters_detail = N para anotações, H para dica etc.
set_keys_table = Mudar teclas
set_key_button = { $does }: { $keys }
set_key_none = nenhuma
set_key_press = Pressione uma tecla…
set_key_taken = { $key } já serve para: { $does }
set_key_reset = Restaurar
set_key_reset_all = Restaurar todas
set_digit_first = Primeiro o dígito
set_digit_first_detail = Escolha um dígito no teclado e depois toque nas células em que ele vai.
set_language = Idioma
set_language_browser = O do navegador
set_language_offline = { $name } (precisa de conexão)
set_language_failed = Este idioma não carregou. Conecte-se à rede e escolha-o de novo.
set_language_absent = Este idioma não está no dispositivo: { $wanted }. Conecte-se à rede e recarregue a página.
set_language_near = Este idioma ainda não está disponível: { $wanted }. O Nonet usa no lugar dele: { $shown }.
set_text_size = Tamanho do texto
set_text_size_normal = Normal
set_text_size_large = Grande
set_text_size_larger = Muito grande
set_hand = Teclado
set_hand_right = À direita
set_hand_left = À esquerda
set_cell_names = Notação das células
set_note_layout = Anotações de canto
set_note_layout_fixed = Cada uma no seu lugar
set_note_layout_packed = Junto à borda
set_show_notes = Suas anotações
set_show_notes_detail = Oculte-as para ver só o tabuleiro. Elas ficam guardadas.
set_candidates = Todos os candidatos
set_candidates_detail = Mostrar tudo o que cada célula pode ser, por baixo das suas anotações.
set_voice = Leitor de tela
set_verbosity = Nomes das células
set_verbosity_full = Linha, coluna e bloco
set_verbosity_brief = Nome curto
set_verbosity_content = Só o conteúdo
set_say_left = Dígitos restantes
set_say_left_detail = Dizer, ao colocar um dígito, quantas vezes ele ainda falta.

## Help

help_search = Buscar na ajuda
help_found = { $count ->
    [one] { $count } item encontrado.
   *[other] { $count } itens encontrados.
}
help_nothing_found = Nada encontrado. Tente outra palavra.
help_play = Como jogar
help_goal = Preencha cada célula vazia de modo que cada linha, cada coluna e cada bloco contenha cada dígito uma vez. Todo sudoku tem exatamente uma solução.
help_place = Procure um lugar. Todas as outras células vazias deste bloco já veem o dígito, então ele tem que ir aqui. Escolha uma célula e depois um dígito. Coloque o mesmo dígito de novo para apagá-lo.
help_notes_picture = Escolha “Canto” ou “Centro” para escrever dígitos pequenos que lembrem o que uma célula ainda pode ser. Para a notação Snyder, use “Canto”.
help_conflicts = Um sublinhado ondulado marca um dígito que se repete em uma linha, coluna ou bloco.
help_hint_button = “Dica” mostra onde olhar. Cada novo toque mostra mais: a técnica, o padrão e a prova. O último aplica o passo. Se há um erro, “Dica” o mostra primeiro.
help_saving = O Nonet salva seu jogo neste dispositivo depois de cada jogada. Nada é enviado a lugar nenhum.
help_import = Cole em qualquer página um link ou um texto do SudokuPad, do f-puzzles, do HoDoKu ou de outro programa, ou solte um arquivo: o Nonet mostra o sudoku.
help_keys = Teclas
help_glossary = Glossário
help_about = Sobre
help_version = Nonet { $version }, build { $build }
help_privacy = Nada é enviado: o Nonet não tem servidor, e seus jogos ficam neste dispositivo.
help_licences = Licenças de todos os componentes

## Help: keys

help_moving = Movimento
help_selecting = Selecionar células
help_digits = Dígitos
help_notes = Anotações
help_hints = Dicas
help_ear = Leitura em voz alta
help_others = Outras
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = 1 a { $last }
key_digits_letters = 1 a 9, A a { $last }
key_cap = { $name ->
    [Space] Espaço
    [PageUp] Page Up
    [PageDown] Page Down
    [Escape] Esc
    [Enter] Enter
    [Backspace] Backspace
    [Delete] Delete
    [Home] Home
    [End] End
    [Insert] Insert
   *[Tab] Tab
}
key_held_digit = dígito
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Shift+{ $key }
key_outside = { $key } fora do tabuleiro
key_does = { $key ->
    [move] Mover o cursor
    [empty] Célula vazia seguinte ou anterior
    [ends] Primeira ou última célula da linha; com Ctrl, do tabuleiro
    [box] Um bloco acima ou abaixo
    [tab] Ir do tabuleiro aos botões
    [extend] Selecionar mais células
    [digit] Colocar um dígito, ou apagar o mesmo dígito
    [light] Destacar um dígito; um toque ou Enter o coloca
    [corner] Anotação de canto
    [centre] Anotação central
    [colour] Cor
    [strike] Riscar um candidato
    [erase] Apagar
    [hint-next] Próxima etapa da dica aberta
    [hint-next-outside] Próxima etapa da dica aberta, fora do tabuleiro
    [hint-back] Etapa anterior da dica aberta
    [hint-back-outside] Etapa anterior da dica aberta, fora do tabuleiro
    [hint-do] Aplicar a dica aberta
    [hint-close] Fechar a dica
    [use] Escolher a célula, ao selecionar uma a uma ou com um dígito destacado
    [up] Para cima
    [left] Para a esquerda
    [down] Para baixo
    [right] Para a direita
    [extend-up] Selecionar a célula acima
    [extend-left] Selecionar a célula à esquerda
    [extend-down] Selecionar a célula abaixo
    [extend-right] Selecionar a célula à direita
    [next-empty] Próxima célula vazia
    [previous-empty] Célula vazia anterior
    [row-start] Início da linha
    [row-end] Fim da linha
    [first] Primeira célula
    [last] Última célula
    [box-up] Um bloco acima
    [box-down] Um bloco abaixo
    [select-all] Selecionar todas as células
    [select-alike] Selecionar todas as células como esta
    [clue] Restrição seguinte ou anterior
    [next-clue] Selecionar as células da próxima restrição
    [previous-clue] Selecionar as células da restrição anterior
    [select-cell] Incluir esta célula na seleção, ou tirá-la
    [select] Selecionar células uma a uma
    [escape] Tirar o destaque ou a seleção
    [mode-digit] Dígitos
    [mode-corner] Anotações de canto
    [mode-centre] Anotações centrais
    [mode-colour] Cores
    [next-mode] Próximo modo
    [notes] Ligar ou desligar anotações de canto
    [candidates] Mostrar ou ocultar candidatos
    [hint] Dica, ou próxima etapa da que está aberta
    [undo] Desfazer
    [redo] Refazer
    [zoom] Ampliar um tabuleiro grande, ou mostrá-lo inteiro
    [pause] Pausar
    [check] Verificar erros
    [checkpoint] Criar um checkpoint
    [copy] Copiar o tabuleiro como texto
    [read-row] Ouvir a linha
    [read-column] Ouvir a coluna
    [read-box] Ouvir o bloco
    [read-left] Ouvir quantas vezes falta cada dígito
    [read-candidates] Ouvir o que a célula pode ser
    [read-selection] Ouvir quais células estão selecionadas
    [read-colours] Ouvir onde está cada cor
    [read-strikes] Ouvir quais candidatos estão riscados
   *[help] Ajuda
}

## Help: glossary

term_given = Pista
means_given = Um dígito que está no sudoku desde o início. Você não pode mudá-lo.
term_cell_name = Nome de célula
means_cell_name = r4c5 é a célula da linha 4 e da coluna 5: r (de “row”, em inglês) indica a linha, e c, a coluna. Há quem escreva L4C5 ou D5. Você pode escolher a notação nas configurações.
term_house = Unidade
means_house = Uma linha, uma coluna ou um bloco. Alguns tabuleiros também têm duas diagonais. Uma unidade contém cada dígito uma vez.
term_peer = Célula vinculada
means_peer = Uma célula na mesma linha, coluna ou bloco que outra. Duas células vinculadas se veem e nunca contêm o mesmo dígito.
term_candidate = Candidato
means_candidate = Um dígito que ainda pode ficar em uma célula, porque nenhuma célula vinculada o contém e nenhum passo o eliminou.
term_note = Anotação
means_note = Um dígito pequeno que você escreve em uma célula. A maioria anota assim os candidatos.
term_conflict = Conflito
means_conflict = O mesmo dígito duas vezes em uma unidade. O Nonet o marca com um sublinhado ondulado.
term_mistake = Erro
means_mistake = Um dígito que não coincide com a solução. Pode parecer certo por muito tempo.
term_single = Candidato único
means_single = O último candidato de uma célula. Há também o candidato único oculto: o último lugar de um dígito em uma unidade.
term_subset = Subconjunto
means_subset = Duas, três ou quatro células de uma unidade que dividem entre si igual número de dígitos: um par, uma trinca ou uma quadra. As outras células da unidade não podem conter esses dígitos.
term_strong_link = Elo forte
means_strong_link = Dois candidatos dos quais pelo menos um é verdadeiro. Se um é falso, o outro é verdadeiro.
term_weak_link = Elo fraco
means_weak_link = Dois candidatos dos quais no máximo um é verdadeiro. Se um é verdadeiro, o outro é falso.
term_chain = Cadeia
means_chain = Candidatos unidos por elos fortes e fracos alternados. Se o primeiro é falso, o último é verdadeiro.
term_fish = Peixe
means_fish = Um dígito cujos lugares em algumas linhas ficam todos em igual número de colunas, ou o contrário. X-Wing, Swordfish e Jellyfish são peixes.
term_uniqueness = Unicidade
means_uniqueness = Um sudoku tem solução única. Algumas técnicas aproveitam isso: descartam padrões que permitiriam duas soluções.
term_rating = Dificuldade
means_rating = O grau de dificuldade do passo mais difícil de um sudoku, na escala do Sudoku Explainer. Os sudokus mais fáceis têm 1.2, e os mais difíceis que se conhecem chegam perto de 12.

## Dates

date_today = Hoje
date_yesterday = Ontem
date_unknown = Data desconhecida
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }, { $placed } de { $open } colocados, { PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = no tabuleiro
games_rating = dificuldade { $rating }
games_estimated = tempo estimado: { $minutes }
games_solved_in = resolvido em { $time }
games_played_for = { $time } de jogo
games_last = { $date }
games_to_go = { $count ->
    [0] Resolvido
    [one] falta { $count }
   *[other] faltam { $count }
}

games_go_on = Continue jogando
games_continue = Continuar
games_in = Colar ou abrir sudokus
games_in_detail = 81 caracteres, um link, um arquivo ou uma lista
games_saved_title = Salvos
games_search = Buscar jogos
games_search_example = Ex.: Difícil, 2026-11, rating>3
games_order = Ordem
games_order_played = Jogados há pouco
games_order_begun = Começados há pouco
games_order_title = Título
games_order_rating = Dificuldade
games_order_time = Tempo de jogo
games_order_progress = Falta menos
games_kind = Tipo de jogos
games_all = Todos
games_playing = Em andamento
games_solved = Resolvidos
games_own = Seus sudokus
games_collection = Coleção
games_any_collection = Todas as coleções
games_tag = Etiqueta
games_any_tag = Todas as etiquetas
games_choose = Escolher vários
games_choose_all = Escolher todos
games_choose_done = Pronto
games_picked = { $count ->
    [one] { $count } jogo escolhido
   *[other] { $count } jogos escolhidos
}
games_delete = Excluir
games_add_tag = Etiquetar
games_bring_back = Desfazer
games_edit = Título e etiquetas
games_edit_title = Título e etiquetas
games_title = Título
games_tags = Etiquetas
games_tags_hint = Separe as etiquetas com vírgulas.
games_store = Salvar
games_back_up = Fazer backup
games_restore = Restaurar
games_more = Mostrar mais
games_none = Nenhum jogo ainda. Todo jogo que você começa fica guardado aqui.
games_none_found = Nenhum jogo encontrado. Mude a busca ou escolha “Todos”.
games_found = { $all ->
    [one] { $count } de { $all } jogo mostrado
   *[other] { $count } de { $all } jogos mostrados
}
games_loading = Carregando seus jogos…
games_retry = Tentar de novo

games_deleted = { $count ->
    [one] { $count } jogo excluído.
   *[other] { $count } jogos excluídos.
}
games_brought_back = { $count ->
    [one] { $count } jogo recuperado.
   *[other] { $count } jogos recuperados.
}
games_board_stays = O jogo no tabuleiro não pode ser excluído. Comece outro antes.
games_saved = { $count ->
    [one] { $count } jogo salvo em nonet-backup.txt.
   *[other] { $count } jogos salvos em nonet-backup.txt.
}
games_unreadable = Não é possível abrir este jogo: os dados salvos estão danificados. Se você fizer um backup, ele também é incluído.
games_failed = O Nonet não conseguiu acessar seus jogos. Recarregue a página e tente de novo.
games_blocked = Esta janela do navegador não guarda jogos, por exemplo porque é anônima. Você só vê os que o Nonet conseguiu salvar. Faça backup do que quiser manter.
games_full = Não há espaço neste dispositivo para mais jogos. Suas últimas jogadas estão seguras enquanto esta aba estiver aberta. Libere espaço ou exclua jogos de que não precisa mais.
games_newer = Uma versão mais recente do Nonet salvou seus jogos. Recarregue a página para abri-los. Se não adiantar, tente mais tarde: nenhum se perdeu.
games_no_backup = Este arquivo não é um backup do Nonet. Escolha um arquivo salvo com “Fazer backup”.
games_unread = { $count ->
    [one] { $count } jogo salvo não pode ser lido. Se você fizer um backup, ele também é incluído.
   *[other] { $count } jogos salvos não podem ser lidos. Se você fizer um backup, eles também são incluídos.
}

restored_new = { $count ->
    [one] { $count } jogo adicionado.
   *[other] { $count } jogos adicionados.
}
restored_updated = { $count ->
    [one] { $count } jogo atualizado para a versão mais recente.
   *[other] { $count } jogos atualizados para as versões mais recentes.
}
restored_kept = { $count ->
    [one] { $count } jogo já estava aqui.
   *[other] { $count } jogos já estavam aqui.
}
restored_unread = { $count ->
    [one] { $count } jogo danificado ficou de fora.
   *[other] { $count } jogos danificados ficaram de fora.
}
restored_newer = { $count ->
    [one] { $count } jogo é de uma versão mais recente do Nonet. Recarregue a página e restaure de novo.
   *[other] { $count } jogos são de uma versão mais recente do Nonet. Recarregue a página e restaure de novo.
}
restored_cut = O arquivo está incompleto: podem faltar jogos.
restored_others = Se aqui você tinha continuado de outro jeito, o Nonet guarda as duas versões.
restored_nothing = Este backup não tem jogos.

games_collecting = { $count ->
    [one] Adicionando { $count } sudoku…
   *[other] Adicionando { $count } sudokus…
}
collected_added = { $count ->
    [0] Nenhum sudoku adicionado.
    [one] { $count } sudoku adicionado.
   *[other] { $count } sudokus adicionados.
}
collected_unsolvable = { $count ->
    [one] { $count } sudoku não tem solução e ficou de fora.
   *[other] { $count } sudokus não têm solução e ficaram de fora.
}
collected_several = { $count ->
    [one] { $count } sudoku tem mais de uma solução e ficou de fora.
   *[other] { $count } sudokus têm mais de uma solução e ficaram de fora.
}
own_collect = Adicionar todos aos seus jogos
own_link_newer = Este link é de uma versão mais recente do Nonet. Recarregue a página e abra o link de novo.
own_link_damaged = Este link está danificado ou incompleto. Copie-o de novo, inteiro.
format_nonet = Link do Nonet

## Sharing a game

out_title = Compartilhar ou exportar
out_print = Imprimir em papel
out_none = Não há jogo para compartilhar. Comece um antes.
out_progress = Com seu progresso
out_progress_detail = Inclui seus dígitos, anotações, cores e histórico. Senão, vai só o sudoku.
out_link = Link
out_link_detail = O link contém o próprio jogo. Nada fica guardado em outro lugar.
out_copy_link = Copiar link
out_copy_text = Copiar texto
out_copy_path = Copiar resolução
out_copy_seed = Copiar semente
out_share_link = Compartilhar link
out_share_picture = Compartilhar imagem
out_picture = Imagem
out_svg = Salvar como SVG
out_png = Salvar como PNG
out_text = Texto e arquivos
out_format = Formato
out_save = Salvar arquivo
out_left_out = Fora deste formato: { PLAIN($parts) }.
out_part = { $part ->
    [progress] os dígitos que você colocou
    [corner] anotações de canto
    [centre] anotações centrais
    [removed] candidatos riscados
    [colours] cores
   *[history] histórico
}
out_programs = Outros programas
out_open_sudokupad = Abrir no SudokuPad
out_open_sudokuexchange = Abrir no SudokuExchange
out_open_sudokuwiki = Abrir no SudokuWiki
out_no_board = { $format ->
    [sudokupad] O SudokuPad não aceita este tabuleiro.
    [sudokuexchange] O SudokuExchange não aceita este tabuleiro.
    [sudokuwiki] O SudokuWiki não aceita este tabuleiro.
   *[other] Este formato não aceita este tabuleiro. Escolha outro.
}
out_path = Resolução
out_path_find = Encontrar a resolução
out_path_wait = Resolvendo passo a passo…
out_path_classic = Só tabuleiros clássicos têm resolução.
out_path_found = { $count ->
    [one] A resolução tem { $count } passo.
   *[other] A resolução tem { $count } passos.
}
out_path_text = Salvar como texto
out_path_html = Salvar como página web
out_seed = Semente
out_seed_detail = A mesma semente com as mesmas opções gera o mesmo sudoku.

## Daily puzzles

daily_today = Hoje
daily_archive = Todos os dias
daily_play = Jogar
daily_solved = { $solved } de { $count } resolvidos
daily_date = { DAY($day) }
daily_day = { $date }, { $solved } de { $count } resolvidos
daily_day_later = { $date }, ainda não disponível
daily_month_before = Mês anterior
daily_month_after = Próximo mês
daily_new = Sudoku do dia, { $level }, não começado, { $minutes }
daily_playing = Sudoku do dia, { $level }, { $time } de jogo
daily_done = Sudoku do dia, { $level }, resolvido em { $time }
daily_done_with_hints = { $count ->
    [one] Sudoku do dia, { $level }, resolvido em { $time } com { $count } dica
   *[other] Sudoku do dia, { $level }, resolvido em { $time } com { $count } dicas
}
daily_about = A cada dia, os mesmos sudokus para todo mundo.
daily_week = Esta semana
daily_later = ainda não
variant_new = Sudoku com { $rule }, não começado
variant_playing = Sudoku com { $rule }, { $time } de jogo
variant_done = Sudoku com { $rule }, resolvido em { $time }
variant_done_with_hints = { $count ->
    [one] Sudoku com { $rule }, resolvido em { $time } com { $count } dica
   *[other] Sudoku com { $rule }, resolvido em { $time } com { $count } dicas
}
daily_result = Seu resultado
daily_copy = Copiar
daily_share = Compartilhar

result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } dica
   *[other] { $level } { $time }, { $count } dicas
}
result_open = { $level } –
result_streak = { $days } dias seguidos

## Statistics

stats_period = Período
stats_weeks = 9 semanas
stats_year = Este ano
stats_all = Desde o início
stats_count_all = Contar jogos com ajuda
stats_counts = O melhor tempo, a mediana e a tendência consideram só os jogos resolvidos sem dicas nem verificações. Cópias de jogos resolvidos nunca contam.
stats_counts_all = O melhor tempo, a mediana e a tendência consideram todos os jogos resolvidos, inclusive com dicas e verificações. Cópias de jogos resolvidos nunca contam.
stats_nothing = Nada resolvido ainda.
stats_start = Começar um
stats_analysing = { $count ->
    [one] Analisando { $count } jogo…
   *[other] Analisando { $count } jogos…
}
stats_level = Nível
stats_solved = Resolvidos
stats_trend = Últimas nove semanas
stats_other = Outros
stats_no_hint = sem ajuda
stats_hinted = com ajuda
stats_minutes = min
stats_faster = Ritmo { $percent }% mais rápido nas últimas nove semanas
stats_slower = Ritmo { $percent }% mais lento nas últimas nove semanas
stats_steady = Mesmo ritmo de antes
stats_with_hints = { $count } com ajuda
stats_chart = { $solved ->
    [one] Tempos de { $solved } jogo, { $level }: melhor { $best }, mediana { $median }
   *[other] Tempos de { $solved } jogos, { $level }: melhor { $best }, mediana { $median }
}
stats_as_table = Como tabela
stats_hints = Dicas
stats_times = Tempos: jogos sem ajuda + jogos com ajuda
stats_time = Tempo
stats_range = { $from } a { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Dias seguidos
stats_days_in_row = { $count ->
    [one] dia seguido
   *[other] dias seguidos
}
stats_longest = recorde: { $count }, em { $end }
stats_no_streak = Resolva um sudoku hoje para começar.
stats_calendar = { $count ->
    [one] Nove semanas: { $count } dia com sudokus resolvidos
   *[other] Nove semanas: { $count } dias com sudokus resolvidos
}
stats_now = hoje
stats_calendar_key = Nove semanas. Quanto maior o quadrado, mais resolvidos: 1, 2, 3 ou mais.
stats_week = Semana de
stats_slow_title = Onde você trava
stats_slow = { $count ->
    [1] { $time }, uma vez
    [one] { $time }, { $count } vez
   *[other] { $time } em média, { $count } vezes
}
stats_met_title = Técnicas nos seus sudokus
stats_met = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
stats_found = { $count ->
    [1] Um passo encontrado, em { $time }
    [one] { $count } passo encontrado, { $time } em média
   *[other] { $count } passos encontrados, { $time } em média
}
stats_after_hint = { $count ->
    [1] uma vez após uma dica
    [one] { $count } vez após uma dica
   *[other] { $count } vezes após uma dica
}
stats_guesses = { $count ->
    [one] { $count } chute, que nenhuma técnica explica.
   *[other] { $count } chutes, que nenhuma técnica explica.
}
stats_practise = Praticar “{ $technique }”

## Print

print_title = Imprimir
print_row = Sudokus { $number }
print_number = Quantidade
print_level = Nível
print_symmetry = Simetria
print_add = Adicionar sudokus
print_remove = Remover
print_per_page = Sudokus por página
print_parts = Imprimir também
print_cover = Capa
print_rating = Dificuldade
print_technique = Técnica mais difícil
print_ratings = Dificuldades
print_needs = Com
print_needs_any = Qualquer técnica
print_candidates = Candidatos
print_hints = Primeiras dicas
print_codes = Códigos QR
print_solutions = Soluções
print_seed = Semente do livro
print_generate = Gerar
print_game = Jogo no tabuleiro
print_now = Imprimir
print_preview = Prévia
print_continue = Continue no celular
print_bold = Os dígitos em negrito são as pistas.
print_page = Página { $number } de { $count }
print_puzzle = Sudoku { $number }
print_solutions_on = As soluções começam na página { $page }.
print_by_seed = Semente { $seed }
print_count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
print_progress = { $count ->
    [one] { $done } de { $count } sudoku gerado
   *[other] { $done } de { $count } sudokus gerados
}
print_ready = { $count ->
    [one] { $count } sudoku está pronto para imprimir.
   *[other] { $count } sudokus estão prontos para imprimir.
}
print_stopped = Cancelado. Nada foi guardado.
print_bad_count = Digite números inteiros. Um livro tem no máximo { $most } sudokus.
print_rest = Páginas 1 a { $last } de { $count }. Para imprimir todas, toque em “Imprimir” no Nonet.
about_title = Sobre o Nonet
about_free = O Nonet é software livre. Você pode usá-lo, modificá-lo e compartilhá-lo sob a licença MIT ou a licença Apache 2.0.
about_bom = Lista de todas as partes (SBOM)
about_sent_title = Privacidade
about_sent = Sem conta, sem cookies, sem anúncios, sem estatísticas sobre você. A página é impedida de se conectar a qualquer outro site. Links e arquivos que você compartilha só vão para onde você os envia.
about_stored_title = O que fica salvo neste dispositivo
about_stored_games = Seus jogos
about_stored_games_where = No banco de dados “nonet” do navegador.
about_stored_texts = O jogo em andamento, suas configurações e sua prática
about_stored_texts_where = No armazenamento local do navegador, em entradas que começam com “nonet.”.
about_stored_app = O próprio Nonet, para funcionar sem rede
about_stored_app_where = No cache do navegador.
about_size = Ao todo, este site ocupa aqui cerca de { $kilobytes } KB.
about_export_title = Leve tudo com você
about_export = Um arquivo contém todos os jogos com cada jogada, suas configurações e sua prática. “Restaurar”, em “Jogos”, lê o arquivo em qualquer dispositivo.
about_delete_title = Excluir tudo
about_delete = Exclui deste dispositivo todos os jogos, as configurações e a prática. As abas abertas começam do zero.
about_delete_sure = Excluir todos os jogos, as configurações e a prática? Sem um backup, tudo se perde para sempre.
about_delete_now = Excluir de vez
