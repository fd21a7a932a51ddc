import type { Ratio } from './turns.ts';

/** The names of a ratio's figures: the median, minimum and maximum of several quotients. */
type Spread<Name extends string> = Name | `${Name}_min` | `${Name}_max`;

/** The names of the figures in the line of JSON. */
export type FigureName =
  | 'commit_p50_ms'
  | 'commit_p95_ms'
  | 'commits_per_s'
  | 'bullmq_noop_per_s'
  | Spread<'commit_cpu_ratio'>
  | 'bullmq_hop_p50_ms'
  | 'bullmq_hop_p95_ms'
  | Spread<'commit_hop_ratio'>
  | Spread<'slow_commit_hop_ratio'>
  | 'fsyncs_per_commit'
  | 'fsyncs_per_hop'
  | 'two_workers_ratio'
  | Spread<'metrics_ratio'>
  | 'ack_p99_ms'
  | 'click_to_picture_p95_ms'
  | 'click50_text_p95_ms'
  | 'click50_picture_p95_ms'
  | 'click50_text_ratio'
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
  /** The figure must be at least a multiple of another figure. */
  | { leastTimes: number; of: FigureName }
  /** The sum of the figure and `with` must be at most a multiple of `of`. */
  | { mostTimes: number; of: FigureName; with: FigureName };

/** A figure that the benchmarks measure. */
export interface Figure {
  /** Its description in the table. */
  what: string;
  unit: string;
  /** Missing if the figure is shown only for comparison. */
  target?: FigureTarget;
  /** Set if the figure depends on how fast the disk is at that moment. Such figures aren’t compared between releases. */
  varies?: true;
}

/** All figures by name, in the order of the line of JSON. */
export const FIGURES: Readonly<Record<FigureName, Figure>> = {
  commit_p50_ms: { what: 'Command to durable commit, median', unit: 'ms', target: { most: 3 } },
  commit_p95_ms: { what: 'Command to durable commit, 95th percentile', unit: 'ms', target: { most: 8 } },
  commits_per_s: {
    what: 'Commits at 50 tables with 20 KB of state, one worker',
    unit: '/s',
    target: { leastTimes: 0.9, of: 'bullmq_noop_per_s' },
    varies: true,
  },
  bullmq_noop_per_s: { what: 'BullMQ jobs that do nothing', unit: '/s' },
  ...ratio('commit_cpu_ratio', 'CPU time of a commit, relative to a BullMQ job that does nothing', { most: 2 }),
  bullmq_hop_p50_ms: { what: 'BullMQ job from being added to its worker, median', unit: 'ms' },
  bullmq_hop_p95_ms: { what: 'BullMQ job from being added to its worker, 95th percentile', unit: 'ms' },
  ...ratio('commit_hop_ratio', 'Command to commit, relative to a BullMQ job', { most: 2.5 }),
  ...ratio('slow_commit_hop_ratio', 'Command to commit, relative to a BullMQ job, slow disk', { most: 2 }),
  fsyncs_per_commit: { what: 'Flushes from command to commit', unit: 'fsyncs', target: { most: 3 } },
  fsyncs_per_hop: { what: 'Flushes until a worker begins a BullMQ job', unit: 'fsyncs' },
  two_workers_ratio: {
    what: 'Speed of two workers relative to one, 5 ms per command',
    unit: '×',
    target: { least: 1.6 },
  },
  ...ratio('metrics_ratio', 'CPU time of a commit with metrics, relative to without', { most: 1.05 }),
  ack_p99_ms: { what: 'Interaction to first response, 99th percentile', unit: 'ms', target: { most: 150 } },
  click_to_picture_p95_ms: { what: 'Click to picture, 95th percentile', unit: 'ms', target: { most: 300 } },
  click50_text_p95_ms: {
    what: '50 clicks in 1 s: click to text, 95th percentile',
    unit: 'ms',
    target: { most: 1_000 },
  },
  click50_picture_p95_ms: {
    what: '50 clicks in 1 s: click to picture, 95th percentile',
    unit: 'ms',
    target: { most: 2_000 },
  },
  click50_text_ratio: {
    what: '50 clicks in 1 s: click to text while pictures are drawn, relative to without',
    unit: '×',
    target: { most: 1.5 },
  },
  pictures_per_s: { what: 'Pictures drawn by one renderer', unit: '/s', target: { least: 15 } },
  map_kb: { what: 'Away Missions: largest map in random games', unit: 'KB', target: { most: 200 } },
  map_draw_p50_ms: { what: 'Away Missions: drawing a map', unit: 'ms', target: { most: 15 } },
  map_encode_p50_ms: {
    what: 'Away Missions: encoding a map (the target includes drawing)',
    unit: 'ms',
    target: { mostTimes: 1, of: 'bare_encode_p50_ms', with: 'map_draw_p50_ms' },
  },
  bare_encode_p50_ms: { what: 'Away Missions: encoding that map with the library alone', unit: 'ms' },
  kernel_toy_per_s: { what: 'Toy game: our moves, with undo and log', unit: '/s' },
  boardgameio_toy_per_s: { what: 'Toy game: moves of boardgame.io, with undo and log', unit: '/s' },
  ...ratio('kernel_boardgameio_ratio', 'Toy game: our moves relative to boardgame.io', { least: 12 }),
  away_missions_decisions_per_s: {
    what: 'Away Missions: random decisions',
    unit: '/s',
    target: { leastTimes: 3, of: 'pkmn_choices_per_s' },
  },
  pkmn_choices_per_s: { what: 'Random choices in @pkmn/sim', unit: '/s' },
  undo_max_ms: { what: 'Away Missions: longest undo', unit: 'ms', target: { most: 100 } },
  frontiers_decisions_per_s: { what: 'Frontiers: random decisions', unit: '/s', target: { least: 20_000 } },
  frontiers_game_s: { what: 'Frontiers: random game with four players', unit: 's', target: { most: 1 } },
  frontiers_command_p99_ms: {
    what: 'Frontiers: an answer and all views, 99th percentile',
    unit: 'ms',
    target: { most: 5 },
  },
  ascendancy_decisions_per_s: { what: 'Ascendancy: random decisions', unit: '/s' },
  ...ratio('ascendancy_pkmn_ratio', 'Ascendancy: random decisions relative to @pkmn/sim', { least: 5 }),
  ascendancy_command_p99_ms: {
    what: 'Ascendancy: an answer and all views, 99th percentile',
    unit: 'ms',
    target: { most: 10 },
  },
  ascendancy_lane_p99_ms: {
    what: 'Ascendancy: asking where a lane goes, 60 Systems, 99th percentile',
    unit: 'ms',
    target: { most: 20 },
  },
  ascendancy_json_p99_ms: { what: 'Ascendancy: that position to JSON and back, 99th percentile', unit: 'ms' },
  ascendancy_lane_ratio: { what: 'Ascendancy: asking relative to JSON and back', unit: '×' },
  ascendancy_map_p50_ms: {
    what: 'Ascendancy: drawing and encoding a map of 60 Systems',
    unit: 'ms',
    target: { most: 150 },
  },
  ascendancy_map_kb: { what: 'Ascendancy: size of that map', unit: 'KB', target: { most: 500 } },
  ascendancy_handoffs_per_round: {
    what: 'Ascendancy: changes of the awaited player per round, three players',
    unit: '',
    target: { most: 9 },
  },
  ascendancy_handoffs_p90: { what: 'Ascendancy: changes per round, 90th percentile', unit: '' },
  cold_load_p50_ms: { what: 'Reading a table from Redis, median', unit: 'ms', target: { most: 10 } },
  log_bytes_per_input: { what: 'Size of an input in the log', unit: 'bytes', target: { most: 1_024 } },
  redis_bytes_per_table: {
    what: 'Size of a table of 1,000 inputs in Redis',
    unit: 'bytes',
    target: { most: 1_048_576 },
  },
  worker_rss_mb: { what: 'Memory of a worker after 1,000 tables', unit: 'MB', target: { most: 512 } },
  tables_list_p50_ms: { what: '/game list with 5,000 tables, median', unit: 'ms', target: { most: 100 } },
  tables_completion_p50_ms: { what: 'Completing a title with 5,000 tables, median', unit: 'ms', target: { most: 100 } },
  handoffs_per_game: { what: 'Away Missions: changes of the awaited player per game', unit: '', target: { most: 60 } },
  cards_load_ms: { what: 'First Edition: loading all cards', unit: 'ms', target: { most: 150 } },
  cards_memory_mb: { what: 'First Edition: memory for all cards', unit: 'MB', target: { most: 60 } },
  deck_check_ms: { what: 'First Edition: first check of a deck', unit: 'ms', target: { most: 20 } },
  first_edition_decisions_per_s: { what: 'First Edition: random decisions', unit: '/s' },
  ...ratio('first_edition_pkmn_ratio', 'First Edition: random decisions relative to @pkmn/sim', { least: 3 }),
  first_edition_command_p99_ms: {
    what: 'First Edition: an answer and all views, 99th percentile',
    unit: 'ms',
    target: { most: 10 },
  },
  first_edition_map_p50_ms: {
    what: 'First Edition: drawing a map with 40 cards in play',
    unit: 'ms',
    target: { most: 150 },
  },
  first_edition_map_kb: { what: 'First Edition: size of that map', unit: 'KB', target: { most: 300 } },
  rules_index_ms: { what: 'Rulebooks: loading all indexes', unit: 'ms', target: { most: 300 } },
  rules_lookup_p99_ms: { what: 'Rulebooks: answering a question, 99th percentile', unit: 'ms', target: { most: 5 } },
  flexsearch_lookup_p99_ms: { what: 'Rulebooks: flexsearch, 99th percentile', unit: 'ms' },
  ...ratio('rules_flexsearch_ratio', 'Rulebooks: our time relative to flexsearch', { most: 2 }),
  rules_cold_lookup_ms: { what: 'Rulebooks: first question in a process', unit: 'ms' },
  flexsearch_cold_lookup_ms: { what: 'Rulebooks: first question in a process, flexsearch', unit: 'ms' },
  rules_completion_p99_ms: {
    what: 'Rulebooks: completion while typing, 99th percentile',
    unit: 'ms',
    target: { most: 50 },
  },
};

/** Returns the three figures of a ratio. Only the median has a target. */
function ratio<Name extends string>(name: Name, what: string, target: FigureTarget): Record<Spread<Name>, Figure> {
  const figures = {
    [name]: { what, unit: '×', target },
    [`${name}_min`]: { what: `${what}, minimum`, unit: '×' },
    [`${name}_max`]: { what: `${what}, maximum`, unit: '×' },
  };
  // The object has exactly these names.
  return figures as Record<Spread<Name>, Figure>;
}

/** Returns the values of a ratio's three figures. They are null if the ratio could not be measured. */
export function spread<Name extends string>(name: Name, of: Ratio | null): Record<Spread<Name>, number | null> {
  const figures = { [name]: of?.median ?? null, [`${name}_min`]: of?.min ?? null, [`${name}_max`]: of?.max ?? null };
  // The object has exactly these names.
  return figures as Record<Spread<Name>, number | null>;
}

/**
 * The figures of a run. A figure is null if it couldn’t be measured, for example because a peer isn’t installed. It is
 * missing if its part wasn’t run.
 */
export type Measured = Partial<Record<FigureName, number | null>>;
