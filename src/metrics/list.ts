import { METHODS, ROUTES, STATUSES } from './routes.ts';

/**
 * The values that a label may have: a list, or a form that at most `most` different values may have. Every other value is
 * counted as `other`.
 */
export type LabelValues = readonly string[] | { readonly form: RegExp; readonly most: number };

/** A metric, as `/metrics` shows it. `docs/metrics.md` has the same list. */
export interface Metric {
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** One sentence for the person who runs the bot. */
  readonly help: string;
  /** The labels with their values. The supervisor adds `role` and `slot`. */
  readonly labels: Readonly<Record<string, LabelValues>>;
  /** The upper limits of a histogram's buckets, in seconds. */
  readonly buckets?: readonly number[];
}

const QUEUES = ['wake', 'reads', 'bots', 'renders', 'films', 'delivery', 'chores', 'forgets'] as const;
const LANES = ['outbox', 'notes', 'lines'] as const;
/** The ids of the games that a worker knows. The tables of games that it doesn't know count as `other`. */
const GAMES = { form: /^[a-z][a-z-]{0,29}$/, most: 16 } as const;

/** A commit takes milliseconds. */
const SHORT = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
/** Discord waits three seconds for the first answer. */
const PATIENT = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30, 60] as const;

/**
 * All metrics. A label's values are written here, so that no id, name or text can become a label, and so that the number
 * of time series stays bounded.
 */
export const METRICS = {
  subspace_commands_total: {
    type: 'counter',
    help: 'Commands by outcome. A command that failed is tried again, until it is set aside.',
    labels: { outcome: ['played', 'refused', 'failed', 'set_aside'] },
  },
  subspace_commit_seconds: {
    type: 'histogram',
    help: 'Time that a worker needs for one batch of commands: to apply the rules, and to write the commit to Redis.',
    labels: { part: ['rules', 'redis'] },
    buckets: SHORT,
  },
  subspace_interactions_total: {
    type: 'counter',
    help: 'Clicks, commands, forms and completions by how Discord got the first answer. Lost means too late or not at all.',
    labels: {
      kind: ['command', 'click', 'form', 'completion', 'unreadable'],
      outcome: ['answered', 'promised', 'busy', 'lost', 'failed'],
    },
  },
  subspace_response_seconds: {
    type: 'histogram',
    help: 'Time from a click or command to the first answer that Discord took, which may be “thinking”.',
    labels: { kind: ['command', 'click', 'form', 'completion'] },
    buckets: PATIENT,
  },
  subspace_first_word_seconds: {
    type: 'histogram',
    help: 'Time from a click or command to the first words of its answer.',
    labels: {},
    buckets: PATIENT,
  },
  subspace_picture_seconds: {
    type: 'histogram',
    help: 'Time from a click or command to the pictures in its answer.',
    labels: {},
    buckets: PATIENT,
  },
  subspace_queue_jobs: {
    type: 'gauge',
    help: 'Jobs in each queue of the store by state. Failed jobs stay for up to a day.',
    labels: { queue: QUEUES, state: ['waiting', 'delayed', 'active', 'failed'] },
  },
  subspace_queue_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the next job that waits for a free process, by queue of the store.',
    labels: { queue: QUEUES },
  },
  subspace_jobs_total: {
    type: 'counter',
    help: 'Jobs that this process ran, by queue and outcome. Later means that the job waits and is run again.',
    labels: { queue: QUEUES, outcome: ['done', 'later', 'failed'] },
  },
  subspace_tables: {
    type: 'gauge',
    help: 'Tables outside the archive by game and status, as the last sweep found them.',
    labels: { game: GAMES, status: ['lobby', 'playing', 'over', 'ended'] },
  },
  subspace_aside_commands: {
    type: 'gauge',
    help: 'Commands that are set aside at the tables of the store, as the last sweep found them.',
    labels: {},
  },
  subspace_inbox_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest command that waits at a table, as the last sweep found it.',
    labels: {},
  },
  subspace_outbox_messages: {
    type: 'gauge',
    help: 'Messages that wait in the outboxes of the tables by lane, as the last sweep found them.',
    labels: { lane: LANES },
  },
  subspace_outbox_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest message that waits in an outbox by lane, as the last sweep found it.',
    labels: { lane: LANES },
  },
  subspace_panels_late: {
    type: 'gauge',
    help: 'Panels that show an outdated position, as the last sweep found them.',
    labels: {},
  },
  subspace_panel_oldest_seconds: {
    type: 'gauge',
    help: 'Longest time for which a panel has been outdated, as the last sweep found it.',
    labels: {},
  },
  subspace_sweep_age_seconds: {
    type: 'gauge',
    help: 'Time since the last sweep, which finds forgotten work.',
    labels: {},
  },
  subspace_rest_requests_total: {
    type: 'counter',
    help: 'Requests to Discord by route, method and class of the status. None means that no response came.',
    labels: { route: ROUTES, method: METHODS, status: STATUSES },
  },
  subspace_rest_seconds: {
    type: 'histogram',
    help: 'Time until Discord responded to a request.',
    labels: { status: STATUSES },
    buckets: PATIENT,
  },
  subspace_rest_limited_total: {
    type: 'counter',
    help: 'Responses with the status 429 by the scope of the limit. Banned means that the address is banned.',
    labels: { scope: ['user', 'global', 'shared', 'banned'] },
  },
  subspace_rest_wait_seconds_total: {
    type: 'counter',
    help: 'Time that requests waited before they were sent: for the pace of the bot, or for a limit of Discord.',
    labels: { cause: ['pace', 'limit'] },
  },
  subspace_rest_paused_seconds: {
    type: 'gauge',
    help: 'Time for which the bot still sends no requests to Discord, because Discord limits or refused too many.',
    labels: {},
  },
  subspace_leases: {
    type: 'gauge',
    help: 'Leases that this process holds: for shards, and for sending the messages of the tables.',
    labels: { lease: ['shard', 'delivery'] },
  },
  subspace_shards: {
    type: 'gauge',
    help: 'Shards of this process by state. Elsewhere means that the process waits for the lease of the shard.',
    labels: { state: ['ready', 'connecting', 'elsewhere'] },
  },
  subspace_event_loop_lag_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop since an earlier scrape, 15 seconds ago or more.',
    labels: { stat: ['p50', 'p99', 'max'] },
  },
  subspace_memory_bytes: {
    type: 'gauge',
    help: 'Memory of the process: resident, used by the heap, and the limit of the heap.',
    labels: { kind: ['resident', 'heap', 'heap_limit'] },
  },
  subspace_cpu_seconds_total: {
    type: 'counter',
    help: 'CPU time of the process.',
    labels: {},
  },
  subspace_start_time_seconds: {
    type: 'gauge',
    help: 'Time at which the process started, in seconds since 1970. Counters begin at 0 with each process.',
    labels: {},
  },
  subspace_redis_memory_bytes: {
    type: 'gauge',
    help: 'Memory of Redis: used, and the limit (maxmemory), which is 0 if there is none. The fullest master of a cluster.',
    labels: { kind: ['used', 'limit'] },
  },
  subspace_cache_bytes: {
    type: 'gauge',
    help: 'Views and pictures in Redis: used, and the limit, which the sweep lowers when the tables need the memory.',
    labels: { kind: ['used', 'limit'] },
  },
  subspace_cache_evictions_total: {
    type: 'counter',
    help: 'Views and pictures that this process deleted before their time because the cache was full.',
    labels: {},
  },
  subspace_redis_ping_seconds: {
    type: 'gauge',
    help: 'Time until Redis answered this process.',
    labels: {},
  },
  subspace_up: {
    type: 'gauge',
    help: '1 if the process answered the supervisor in time, else 0.',
    labels: {},
  },
  subspace_restarts_total: {
    type: 'counter',
    help: 'How often the supervisor restarted a process that had ended or hung.',
    labels: {},
  },
  subspace_ready: {
    type: 'gauge',
    help: '1 if a check of /readyz passes, else 0.',
    labels: { check: ['process', 'redis', 'sweep', 'leases', 'gateway', 'requests'] },
  },
} as const satisfies Record<string, Metric>;

/** The name of a metric. */
export type MetricName = keyof typeof METRICS;

/** The names of the metrics of one type. */
export type NameOf<Type extends Metric['type']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends Type ? Name : never;
}[MetricName];

/** The labels that a value of a metric needs. `other` stands for every value that isn't in the list. */
export type LabelsOf<Name extends MetricName> = {
  readonly [Label in keyof (typeof METRICS)[Name]['labels']]:
    | ((typeof METRICS)[Name]['labels'][Label] extends readonly (infer Value extends string)[] ? Value : string)
    | 'other';
};

/** The name of a check of `/readyz`. */
export type CheckName = LabelsOf<'subspace_ready'>['check'];
