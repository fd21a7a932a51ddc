import type { Ratio } from './turns.ts';

/** A ratio of pairs that were measured in turns: the median of them, the least and the greatest. */
type Spread<Name extends string> = Name | `${Name}_min` | `${Name}_max`;

/** Names of the figures, as they stand in the line of JSON. */
export type FigureName =
  | 'commit_p50_ms'
  | 'commit_p95_ms'
  | 'commits_per_s'
  | 'bullmq_noop_per_s'
  | 'bullmq_hop_p50_ms'
  | 'bullmq_hop_p95_ms'
  | Spread<'commit_hop_ratio'>
  | Spread<'slow_commit_hop_ratio'>
  | 'fsyncs_per_commit'
  | 'fsyncs_per_hop'
  | 'two_workers_ratio'
  | 'ack_p99_ms'
  | 'click_to_picture_p95_ms'
  | 'click50_text_p95_ms'
  | 'click50_picture_p95_ms'
  | 'pictures_per_s'
  | 'map_kb'
  | 'map_draw_p50_ms'
  | 'map_encode_p50_ms'
  | 'bare_encode_p50_ms'
  | 'kernel_toy_per_s'
  | 'boardgameio_toy_per_s'
  | Spread<'kernel_boardgameio_ratio'>
  | 'away_missions_decisions_per_s'
  | 'pkmn_choices_per_s'
  | 'undo_max_ms'
  | 'frontiers_decisions_per_s'
  | 'frontiers_game_s'
  | 'frontiers_command_p99_ms'
  | 'ascendancy_decisions_per_s'
  | Spread<'ascendancy_pkmn_ratio'>
  | 'ascendancy_command_p99_ms'
  | 'ascendancy_lane_p99_ms'
  | 'ascendancy_json_p99_ms'
  | 'ascendancy_lane_ratio'
  | 'ascendancy_map_p50_ms'
  | 'ascendancy_map_kb'
  | 'ascendancy_handoffs_per_round'
  | 'ascendancy_handoffs_p90'
  | 'cold_load_p50_ms'
  | 'log_bytes_per_input'
  | 'redis_bytes_per_table'
  | 'worker_rss_mb'
  | 'tables_list_p50_ms'
  | 'tables_completion_p50_ms'
  | 'handoffs_per_game'
  | 'cards_load_ms'
  | 'cards_memory_mb'
  | 'deck_check_ms'
  | 'first_edition_decisions_per_s'
  | Spread<'first_edition_pkmn_ratio'>
  | 'first_edition_command_p99_ms'
  | 'first_edition_map_p50_ms'
  | 'first_edition_map_kb'
  | 'rules_index_ms'
  | 'rules_lookup_p99_ms'
  | 'flexsearch_lookup_p99_ms'
  | Spread<'rules_flexsearch_ratio'>
  | 'rules_cold_lookup_ms'
  | 'flexsearch_cold_lookup_ms'
  | 'rules_completion_p99_ms';

/** The target of a figure. `of` and `with` are other figures of the same run. */
export type FigureTarget =
  | { most: number }
  | { least: number }
  /** A multiple of another figure. */
  | { leastTimes: number; of: FigureName }
  /** Together with another one at most a multiple of a third. */
  | { mostTimes: number; of: FigureName; with: FigureName };

/** A figure that the benchmarks measure. */
export interface Figure {
  /** Its description in the table. */
  what: string;
  unit: string;
  /** Missing if the figure is only shown beside another one. */
  target?: FigureTarget;
}

/** Every figure by its name in the line of JSON, in that order. */
export const FIGURES: Readonly<Record<FigureName, Figure>> = {
  commit_p50_ms: { what: 'Command to durable commit, median', unit: 'ms', target: { most: 3 } },
  commit_p95_ms: { what: 'Command to durable commit, 95 %', unit: 'ms', target: { most: 8 } },
  commits_per_s: {
    what: 'Commits of 20 KB over 50 tables, one worker',
    unit: '/s',
    target: { leastTimes: 0.3, of: 'bullmq_noop_per_s' },
  },
  bullmq_noop_per_s: { what: 'Bare BullMQ jobs that do nothing', unit: '/s' },
  bullmq_hop_p50_ms: { what: 'Bare BullMQ job from adding to its worker, median', unit: 'ms' },
  bullmq_hop_p95_ms: { what: 'Bare BullMQ job from adding to its worker, 95 %', unit: 'ms' },
  ...ratio('commit_hop_ratio', 'Command to commit beside a bare BullMQ job', { most: 2.5 }),
  ...ratio('slow_commit_hop_ratio', 'The same with disk flushes of 5 ms', { most: 2 }),
  fsyncs_per_commit: { what: 'Flushes from command to commit', unit: 'fsyncs', target: { most: 3 } },
  fsyncs_per_hop: { what: 'Flushes from adding a bare BullMQ job to its worker', unit: 'fsyncs' },
  two_workers_ratio: { what: 'Two workers beside one, 5 ms a command', unit: '×', target: { least: 1.6 } },
  ack_p99_ms: { what: 'Interaction to first answer, 99 %', unit: 'ms', target: { most: 150 } },
  click_to_picture_p95_ms: { what: 'Click to picture, 95 %', unit: 'ms', target: { most: 300 } },
  click50_text_p95_ms: { what: '50 tables click in 1 s: words, 95 %', unit: 'ms', target: { most: 1_000 } },
  click50_picture_p95_ms: { what: '50 tables click in 1 s: picture, 95 %', unit: 'ms', target: { most: 5_000 } },
  pictures_per_s: { what: 'Pictures drawn by one renderer', unit: '/s', target: { least: 15 } },
  map_kb: { what: 'Largest map of real games', unit: 'KB', target: { most: 200 } },
  map_draw_p50_ms: { what: 'Map: drawing', unit: 'ms', target: { most: 15 } },
  map_encode_p50_ms: {
    what: 'Map: encoding (with drawing, beside the bare one)',
    unit: 'ms',
    target: { mostTimes: 1, of: 'bare_encode_p50_ms', with: 'map_draw_p50_ms' },
  },
  bare_encode_p50_ms: { what: 'Same pixels, the library’s own PNG of level 6', unit: 'ms' },
  kernel_toy_per_s: { what: 'Toy game: our moves, undo and log on', unit: '/s' },
  boardgameio_toy_per_s: { what: 'Toy game: moves of boardgame.io, undo and log on', unit: '/s' },
  ...ratio('kernel_boardgameio_ratio', 'Toy game: our moves beside theirs', { least: 12 }),
  away_missions_decisions_per_s: {
    what: 'Away Missions: random decisions',
    unit: '/s',
    target: { leastTimes: 3, of: 'pkmn_choices_per_s' },
  },
  pkmn_choices_per_s: { what: 'Random choices of @pkmn/sim', unit: '/s' },
  undo_max_ms: { what: 'Longest undo within the barrier', unit: 'ms', target: { most: 100 } },
  frontiers_decisions_per_s: { what: 'Frontiers: random decisions', unit: '/s', target: { least: 20_000 } },
  frontiers_game_s: { what: 'Frontiers: random game of four', unit: 's', target: { most: 1 } },
  frontiers_command_p99_ms: { what: 'Frontiers: answer and all views, 99 %', unit: 'ms', target: { most: 5 } },
  ascendancy_decisions_per_s: { what: 'Ascendancy: random decisions', unit: '/s' },
  ...ratio('ascendancy_pkmn_ratio', 'Ascendancy: those beside choices of @pkmn/sim', { least: 5 }),
  ascendancy_command_p99_ms: { what: 'Ascendancy: answer and all views, 99 %', unit: 'ms', target: { most: 10 } },
  ascendancy_lane_p99_ms: { what: 'Ascendancy: a lane asked among 60 Systems, 99 %', unit: 'ms', target: { most: 20 } },
  ascendancy_json_p99_ms: { what: 'That position to JSON and back, 99 %', unit: 'ms' },
  ascendancy_lane_ratio: { what: 'The one beside the other', unit: '×' },
  ascendancy_map_p50_ms: { what: 'Ascendancy: 60 Systems drawn and encoded', unit: 'ms', target: { most: 150 } },
  ascendancy_map_kb: { what: 'Ascendancy: that map', unit: 'KB', target: { most: 500 } },
  ascendancy_handoffs_per_round: {
    what: 'Ascendancy: changes of the awaited person in a round of three',
    unit: '',
    target: { most: 9 },
  },
  ascendancy_handoffs_p90: { what: 'The same, 90 % of the rounds', unit: '' },
  cold_load_p50_ms: { what: 'Table read from Redis', unit: 'ms', target: { most: 10 } },
  log_bytes_per_input: { what: 'An input in the log', unit: 'bytes', target: { most: 1_024 } },
  redis_bytes_per_table: { what: 'A table of 1,000 inputs in Redis', unit: 'bytes', target: { most: 1_048_576 } },
  worker_rss_mb: { what: 'A worker that had 1,000 tables', unit: 'MB', target: { most: 512 } },
  tables_list_p50_ms: { what: '/game list where there are 5,000 tables, median', unit: 'ms', target: { most: 100 } },
  tables_completion_p50_ms: { what: 'Completion of a table’s title there, median', unit: 'ms', target: { most: 100 } },
  handoffs_per_game: { what: 'Changes of the awaited person in a game', unit: '', target: { most: 60 } },
  cards_load_ms: { what: 'First Edition: all cards loaded', unit: 'ms', target: { most: 150 } },
  cards_memory_mb: { what: 'First Edition: memory for all cards', unit: 'MB', target: { most: 60 } },
  deck_check_ms: { what: 'First Edition: a deck checked for the first time', unit: 'ms', target: { most: 20 } },
  first_edition_decisions_per_s: { what: 'First Edition: random decisions', unit: '/s' },
  ...ratio('first_edition_pkmn_ratio', 'First Edition: those beside choices of @pkmn/sim', { least: 3 }),
  first_edition_command_p99_ms: { what: 'First Edition: answer and all views, 99 %', unit: 'ms', target: { most: 10 } },
  first_edition_map_p50_ms: {
    what: 'First Edition: a line with 40 cards out drawn',
    unit: 'ms',
    target: { most: 150 },
  },
  first_edition_map_kb: { what: 'First Edition: that map', unit: 'KB', target: { most: 300 } },
  rules_index_ms: { what: 'Rulebooks: all indexes loaded', unit: 'ms', target: { most: 300 } },
  rules_lookup_p99_ms: { what: 'Rulebooks: a question answered, 99 %', unit: 'ms', target: { most: 5 } },
  flexsearch_lookup_p99_ms: { what: 'Rulebooks: the same by flexsearch, 99 %', unit: 'ms' },
  ...ratio('rules_flexsearch_ratio', 'Rulebooks: 99 % of ours beside theirs', { most: 2 }),
  rules_cold_lookup_ms: { what: 'Rulebooks: first question of a process', unit: 'ms' },
  flexsearch_cold_lookup_ms: { what: 'Rulebooks: the same by flexsearch', unit: 'ms' },
  rules_completion_p99_ms: { what: 'Rulebooks: completed while typing, 99 %', unit: 'ms', target: { most: 50 } },
};

/** A ratio with its spread: only the median is held to the target. */
function ratio<Name extends string>(name: Name, what: string, target: FigureTarget): Record<Spread<Name>, Figure> {
  const figures = {
    [name]: { what, unit: '×', target },
    [`${name}_min`]: { what: `${what}, least`, unit: '×' },
    [`${name}_max`]: { what: `${what}, greatest`, unit: '×' },
  };
  // Just these names were put in.
  return figures as Record<Spread<Name>, Figure>;
}

/** The figures of a ratio; null where it could not be measured. */
export function spread<Name extends string>(name: Name, of: Ratio | null): Record<Spread<Name>, number | null> {
  const figures = { [name]: of?.median ?? null, [`${name}_min`]: of?.min ?? null, [`${name}_max`]: of?.max ?? null };
  // Just these names were put in.
  return figures as Record<Spread<Name>, number | null>;
}

/** The figures of a run, or null where a peer wasn’t installed. Figures that were not measured are missing. */
export type Measured = Partial<Record<FigureName, number | null>>;
