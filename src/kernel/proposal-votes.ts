import { same } from './copy.ts';
import type { Engine } from './engine.ts';
import { patch } from './patch.ts';
import { endPause, pauseAt, pauseFrom } from './pauses.ts';
import { engineOf, freshId, NOTHING, nameOf, running } from './running.ts';
import {
  type Applied,
  copyState,
  type Input,
  type InputContext,
  type Proposal,
  type Rewind,
  type Table,
} from './table.ts';
import { type Event, type Json, Refused, type RuleId, type Seat, type State, type Text } from './types.ts';

/** The rule for ending a game early. */
const ENDING = 'T-CONSENT-01';
/** The rule for going back by agreement. */
const BACK = 'T-CONSENT-02';
/** The rule for pauses. */
const PAUSE = 'T-PAUSE-01';
const CLOSED = 'That proposal is no longer open.';
const NOT_ASKED = 'Only players whose steps would be taken back can vote on this.';

/** Describes a proposal, worded to follow “to”, and the result of its refusal. */
function wordsOf(what: Proposal): { does: Text; refused: Text } {
  switch (what.do) {
    case 'end':
      return { does: 'end the game without a winner', refused: 'The game continues.' };
    case 'rewind':
      return { does: `go back to entry ${what.to}`, refused: 'The game continues.' };
    case 'pause':
      return {
        does: what.until === null ? 'pause the game until everyone agrees to play on' : 'pause the game',
        refused: 'There is no new pause.',
      };
    case 'resume':
      return { does: 'end the pause', refused: 'The pause continues.' };
  }
}

/** Records a vote on a proposal, and carries the proposal out once everyone who is asked agrees. */
export function consent<G>(table: Table<G>, input: Extract<Input, { t: 'consent' }>, around: InputContext<G>): Applied {
  running(table);
  const { seat, yes, joins, at = 0 } = input;
  const open = table.proposal !== null && isSameProposal(table.proposal.what, input.proposal) ? table.proposal : null;
  const name = nameOf(table, seat);
  if (open === null && (joins === true || !yes)) throw new Refused(CLOSED, ruleOf(input.proposal));
  const { what, yes: agreed } = open ?? { what: input.proposal, yes: [] };
  if (open !== null && !agreed.includes(seat) && !hasToAgree(what, seat)) throw new Refused(NOT_ASKED, ruleOf(what));
  const { does, refused } = wordsOf(what);
  if (!yes) {
    table.proposal = null;
    return { ...NOTHING, events: [{ text: `${name} votes no. ${refused}` }] };
  }
  assertPossible(table, what, at);
  const all = new Set([...agreed, seat]);
  const missing = [...table.chairs.keys()].filter(
    (other) => table.chairs[other]?.player != null && !all.has(other) && hasToAgree(what, other),
  );
  if (missing.length > 0) {
    table.proposal = { what, yes: [...all] };
    const rest = missing.map((other) => nameOf(table, other)).join(', ');
    const says = open === null ? 'proposes' : 'agrees';
    const text = `${name} ${says} to ${does}.${lossText(table, what)} Still to agree: ${rest}.`;
    return { ...NOTHING, events: [{ text, rule: ruleOf(what) }] };
  }
  table.proposal = null;
  const done = { text: `Everyone agreed to ${does}.`, rule: ruleOf(what) };
  switch (what.do) {
    case 'end':
      return close(table, 'Everyone agreed to end the game.');
    case 'pause':
      pauseFrom(table, at, what.until);
      return { ...NOTHING, events: [done] };
    case 'resume':
      endPause(table, at);
      return { ...NOTHING, events: [done] };
    case 'rewind':
      return rewind(table, what, around);
  }
}

function ruleOf({ do: does }: Proposal): RuleId {
  if (does === 'rewind') return BACK;
  return does === 'end' ? ENDING : PAUSE;
}

/** Throws `Refused` if nobody can agree to a proposal now, because a pause would be over or isn’t on. */
function assertPossible(table: Pick<Table, 'pauses'>, what: Proposal, at: number): void {
  if (what.do === 'pause' && what.until !== null && what.until <= at)
    throw new Refused('That time has passed. Propose a pause that ends later.', PAUSE);
  if (what.do === 'resume' && pauseAt(table, at) === null) throw new Refused('The game isn’t paused.', PAUSE);
}

/** True if a seat's player has to agree to a proposal. */
export function hasToAgree(what: Proposal, seat: Seat): boolean {
  return what.do !== 'rewind' || what.asks === undefined || what.asks.includes(seat);
}

/** True if two proposals ask for the same thing. */
export function isSameProposal(one: Proposal, other: Proposal): boolean {
  return one.do === 'rewind' && other.do === 'rewind' ? one.to === other.to : same(one, other);
}

/** Says whose steps are taken back. */
function lossText(table: Table, what: Proposal): Text {
  if (what.do !== 'rewind' || what.takes === undefined || what.takes.length === 0) return '';
  const lost = what.takes.map(({ seat, many }) => `${many} of ${nameOf(table, seat)}`).join(', ');
  return ` Steps taken back: ${lost}.`;
}

/**
 * Puts the table back to the position after an entry. Random numbers are never used twice, so dice are rolled again. Standing
 * orders stay as they are, because they belong to the present players.
 */
function rewind<G>(table: Table<G>, what: Rewind, around: InputContext<G>): Applied {
  const { to } = what;
  const before = around.checkpoint(to);
  if (before.state === null) throw new Refused('You can’t go back to before the game began.', BACK);
  const now = running(table);
  const restored = copyState(before.state);
  restored.draws = now.draws;
  restored.asked = now.asked;
  restored.orders = now.orders;
  restored.acting = null;
  restored.pending = restored.pending.map((decision) => freshId(decision, restored));
  table.state = restored;
  const text = `The table went back to entry ${to}, as agreed.${lossText(table, what)}`;
  table.since = [];
  table.barred = [text];
  return { events: [{ text, rule: BACK }], barrier: 'after', undone: takenBackTo(to, around), learned: false };
}

/** Returns the entries that going back undoes; none during a replay, which keeps no log. */
function takenBackTo<G>(to: number, { takenBack }: InputContext<G>): number[] {
  return takenBack === undefined ? [] : takenBack(to);
}

/** The inputs after which a proposal to go back would take back more than it says. */
const OVERTAKING: ReadonlySet<Input['t']> = new Set<Input['t']>(['answer', 'timeout', 'undo', 'fix', 'epoch']);

/**
 * Closes a proposal to go back if the game has moved on. `proposal` is the proposal that was open before the input.
 * Returns the event.
 */
export function overtaken<G>(table: Table<G>, input: Input, proposal: Table['proposal']): Event[] {
  if (proposal?.what.do !== 'rewind' || table.proposal !== proposal || !OVERTAKING.has(input.t)) return [];
  table.proposal = null;
  const text = `The proposal to go back to entry ${proposal.what.to} is closed, because the game has moved on.`;
  return [{ text, rule: BACK }];
}

/** Ends a table before its game is over, or removes a finished table from all lists. */
export function end<G>(table: Table<G>, { why, removed }: Extract<Input, { t: 'end' }>): Applied {
  const isOver = table.status === 'over' || table.status === 'ended';
  const done = isOver && removed === true ? { ...NOTHING, events: [{ text: why }] } : close(table, why);
  if (removed === true) table.removed = true;
  return done;
}

/** Ends a table without a winner. */
function close<G>(table: Table<G>, why: Text): Applied {
  if (table.status === 'over' || table.status === 'ended') throw new Refused('This game is already over.', 'T-TURN-03');
  table.status = 'ended';
  if (table.state !== null) {
    table.state.pending = [];
    table.state.over = { winners: [], why };
  }
  return { events: [{ text: why }], barrier: 'after', undone: [], learned: false };
}

/** Moves a running game to newer rules. If the new rules change the position, open questions are asked again. */
export function epoch<G>(table: Table<G>, { rules }: Extract<Input, { t: 'epoch' }>, around: InputContext<G>): Applied {
  const state = running(table);
  state.rules = rules;
  const events = [{ text: 'The rules of this table were brought up to date.' }];
  const changed = state.over === null && around.game.renew?.(state.g) === true;
  if (!changed) return { events, barrier: 'after', undone: [], learned: false };
  const engine = askAgain(state, table, around);
  return { events: [...events, ...engine.events], barrier: 'after', undone: [], learned: engine.learned };
}

/**
 * Corrects values in a position; everyone sees the correction. A moderator (`host`) may change only what everyone sees. A
 * moderator gets the same refusal for every attempt to change a hidden value, so they learn nothing from it (T-HOST-03).
 */
export function fix<G>(table: Table<G>, input: Extract<Input, { t: 'fix' }>, around: InputContext<G>): Applied {
  const now = running(table);
  const state = copyState(now);
  patch(state.g, input.patch);
  const { host } = input;
  const { fixed, engine } =
    host === undefined ? settle(state, table, around) : asHost(now, Object.entries(input.patch), state, table, around);
  table.state = fixed;
  const said =
    host === undefined
      ? { text: `The owner of this server corrected the table: ${input.why}` }
      : { text: `${host}, a moderator, set ${changes(input.patch)}: ${input.why}`, rule: 'T-HOST-03' };
  return { events: [said, ...engine.events], barrier: 'after', undone: [], learned: engine.learned };
}

/** Runs the current step again, in place. If the step no longer asks anything, the game continues to the next question. */
function askAgain<G>(state: State<G>, table: Table<G>, around: InputContext<G>): Engine<G> {
  state.pending = [];
  const engine = engineOf(state, table.ready, around);
  engine.run();
  return engine;
}

/** Asks the open questions again after values were corrected. Throws if the new position is impossible. */
function settle<G>(state: State<G>, table: Table<G>, around: InputContext<G>): { fixed: State<G>; engine: Engine<G> } {
  const engine = askAgain(state, table, around);
  around.game.check(state);
  return { fixed: state, engine };
}

const ONLY_SEEN = 'You can correct only what everyone at the table sees. Nothing was changed.';

/** True if setting this value at its path changes what everyone sees. */
function isSeen<G>(now: State<G>, [path, value]: [string, Json], { game }: InputContext<G>): boolean {
  const changed = copyState(now);
  patch(changed.g, { [path]: value });
  return !same(game.view(now, 'spectator'), game.view(changed, 'spectator'));
}

/**
 * Corrects values for a moderator. Each value by itself must change what everyone sees, so that no hidden value is changed
 * along with a visible one.
 */
function asHost<G>(
  now: State<G>,
  values: [string, Json][],
  state: State<G>,
  table: Table<G>,
  around: InputContext<G>,
): { fixed: State<G>; engine: Engine<G> } {
  try {
    if (!values.every((one) => isSeen(now, one, around))) throw new Refused(ONLY_SEEN, 'T-HOST-03');
    return settle(state, table, around);
  } catch (error) {
    if (error instanceof Refused) throw error;
    // The details of the fault may reveal hidden information.
    throw new Refused('That would make an impossible position, so nothing was changed.', 'T-HOST-03');
  }
}

function changes(patched: { [path: string]: Json }): Text {
  return Object.entries(patched)
    .map(([path, value]) => `${path} to ${JSON.stringify(value)}`)
    .join(', ');
}
