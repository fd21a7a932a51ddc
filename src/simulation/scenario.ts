import { z } from 'zod';
import { same } from '../kernel/copy.ts';
import type { Game } from '../kernel/game.ts';
import { type Json, Refused } from '../kernel/types.ts';
import { Stage } from './stage.ts';

const json: z.ZodType<Json> = z.json();
const points = z.record(z.string(), z.number().int().min(1).max(99));

const VERBS = ['pick', 'subset', 'order', 'amount', 'allocate', 'undo', 'orders'] as const;

/** An action by a seat, with exactly one of these verbs. */
const act = z
  .strictObject({
    seat: z.string(),
    pick: z.string().optional(),
    subset: z.array(z.string()).optional(),
    order: z.array(z.string()).optional(),
    amount: z.number().int().optional(),
    allocate: points.optional(),
    undo: z.literal(true).optional(),
    orders: json.optional(),
  })
  .refine((step) => VERBS.filter((verb) => step[verb] !== undefined).length === 1, {
    error: `a seat does exactly one of ${VERBS.join(', ')}`,
  });

/** A claim about the position that was reached, of exactly one kind. */
const claim = z.union(
  [
    z.strictObject({ path: z.string(), is: json }),
    z.strictObject({ path: z.string(), atLeast: z.number() }),
    z.strictObject({ path: z.string(), has: json }),
    z.strictObject({ offers: z.strictObject({ seat: z.string(), pick: z.string() }) }),
    z.strictObject({ refuses: z.strictObject({ seat: z.string(), pick: z.string(), rule: z.string() }) }),
    z.strictObject({ asked: z.array(z.string()) }),
    z.strictObject({ log: z.string() }),
    z.strictObject({ outcome: z.strictObject({ winners: z.array(z.string()) }) }),
    z.strictObject({ score: z.record(z.string(), z.number()) }),
  ],
  { error: 'say path with is, atLeast or has; or one of offers, refuses, asked, log, outcome, score' },
);

/** A rules scenario, in a form that anyone can write. */
const scenarioSchema = z.strictObject({
  title: z.string().min(1),
  game: z.string(),
  rules: z.array(z.string()).min(1),
  options: z.record(z.string(), json).optional(),
  seats: z.array(z.string()).optional(),
  seed: z.string().optional(),
  given: z
    .strictObject({
      patch: z.record(z.string(), json).optional(),
      turn: z.string().optional(),
      at: z.string().optional(),
    })
    .optional(),
  dice: z.array(z.number().int().min(1)).optional(),
  decks: z.record(z.string(), z.array(z.string())).optional(),
  do: z.array(act).optional(),
  // biome-ignore lint/suspicious/noThenProperty: the word is the format's; nobody awaits a scenario
  then: z.array(claim).min(1),
});
export type ScenarioFile = z.infer<typeof scenarioSchema>;
type Act = z.infer<typeof act>;
type Claim = z.infer<typeof claim>;

/** The result of a scenario: its problems, and the questions at its end. */
export interface ScenarioReport {
  title: string;
  problems: string[];
  /** The seats that are asked at the end, with their questions. */
  waiting: string;
}

/**
 * Parses a scenario from JSON text. If the text is invalid, throws `Refused` with a message that names the invalid
 * part.
 */
export function parseScenario(text: string): ScenarioFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new Refused(`This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = scenarioSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refused(
    `This is not a scenario: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'unreadable'}.`,
  );
}

/** Plays a scenario, and checks its claims. If a step is impossible, the scenario ends with a problem. */
export function runScenario<G>(game: Game<G>, scenario: ScenarioFile): ScenarioReport {
  const problems: string[] = [];
  let waiting = '';
  try {
    const stage = new Stage(game, {
      options: scenario.options ?? {},
      ...(scenario.seed === undefined ? {} : { seed: scenario.seed }),
      ...(scenario.given?.patch === undefined ? {} : { patch: scenario.given.patch }),
      ...(scenario.given?.turn === undefined ? {} : { turn: scenario.given.turn }),
      ...(scenario.given?.at === undefined ? {} : { at: scenario.given.at }),
      ...(scenario.decks === undefined ? {} : { decks: scenario.decks }),
      dice: scenario.dice ?? [],
    });
    for (const seat of scenario.seats ?? []) stage.seat(seat);
    for (const step of scenario.do ?? []) perform(stage, step);
    stage.settled();
    waiting = stage.waiting();
    for (const wanted of scenario.then) {
      const problem = differs(game, stage, wanted);
      if (problem !== null) problems.push(problem);
    }
  } catch (error) {
    problems.push((error instanceof Error ? error.message : String(error)).replaceAll('\n', ' '));
  }
  return { title: scenario.title, problems, waiting };
}

function perform<G>(stage: Stage<G>, step: Act): void {
  if (step.undo !== undefined) stage.undoes(step.seat);
  else if (step.orders !== undefined) stage.orders(step.seat, step.orders);
  else if (step.pick !== undefined) stage.does(step.seat, step.pick);
  else if (step.subset !== undefined) stage.does(step.seat, ...step.subset);
  else if (step.order !== undefined) stage.does(step.seat, ...step.order);
  else if (step.amount !== undefined) stage.does(step.seat, String(step.amount));
  else stage.allocates(step.seat, step.allocate ?? {});
}

function differs<G>(game: Game<G>, stage: Stage<G>, wanted: Claim): string | null {
  const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
  if ('path' in wanted) {
    const value = stage.value(wanted.path);
    if (value === undefined) return `There is no “${wanted.path}” in this game.`;
    if ('is' in wanted)
      return same(value, wanted.is) ? null : `${wanted.path} is ${show(value)}, not ${show(wanted.is)}`;
    if ('atLeast' in wanted) {
      return typeof value === 'number' && value >= wanted.atLeast
        ? null
        : `${wanted.path} is ${show(value)}, not at least ${wanted.atLeast}`;
    }
    const has = Array.isArray(value) && value.some((item) => same(item, wanted.has));
    return has ? null : `${wanted.path} is ${show(value)} and does not hold ${show(wanted.has)}`;
  }
  if ('offers' in wanted) {
    const { seat, pick } = wanted.offers;
    return stage.offers(seat, pick) ? null : `“${pick}” is not offered to ${seat}. ${stage.waiting()}`;
  }
  if ('refuses' in wanted) {
    const { seat, pick, rule } = wanted.refuses;
    const refusal = stage.refuses(seat, pick);
    // If an open question must be answered first, its rule counts as a reason for the refusal, too.
    const open = stage.match.pending(stage.seat(seat))?.rule;
    const rules = [refusal.rule, ...(refusal.can === true ? [] : [refusal.also, open])];
    return rules.includes(rule)
      ? null
      : `“${pick}” is refused by ${refusal.rule ?? 'no rule'} (${refusal.text}), not by ${rule}`;
  }
  if ('asked' in wanted) {
    const asked = stage.match.state.pending.map(({ seat }) => stage.seats[seat]);
    return same(asked, wanted.asked) ? null : `asked are ${show(asked)}, not ${show(wanted.asked)}. ${stage.waiting()}`;
  }
  if ('log' in wanted)
    return stage.log.includes(wanted.log) ? null : `the log does not say “${wanted.log}”:\n${stage.log}`;
  if ('outcome' in wanted) {
    const { over } = stage.match.state;
    if (over === null) return `the game is not over. ${stage.waiting()}`;
    const winners = over.winners.map((seat) => stage.seats[seat]);
    return same(winners, wanted.outcome.winners) ? null : `the winners are ${show(winners)}`;
  }
  const rows = game.score(stage.match.state).rows;
  const wrong = Object.entries(wanted.score).filter(
    ([seat, total]) => rows.find((row) => row.seat === stage.seat(seat))?.total !== total,
  );
  return wrong.length === 0
    ? null
    : `the score is ${rows.map((row) => `${stage.seats[row.seat]} ${row.total}`).join(', ')}`;
}
