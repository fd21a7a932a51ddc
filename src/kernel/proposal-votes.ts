import { same } from './copy.ts';
import type { Engine } from './engine.ts';
import { patch } from './patch.ts';
import { endPause, pauseAt, pauseFrom } from './pauses.ts';
import { engineOf, freshId, NOTHING, running } from './running.ts';
import { type Applied, copyState, type Input, type InputContext, type Proposal, type Table } from './table.ts';
import { type Json, Refused, type RuleId, type State, type Text } from './types.ts';

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

/** Records a vote on a proposal, and carries the proposal out once everyone at the table agrees. */
export function consent<G>(table: Table<G>, input: Extract<Input, { t: 'consent' }>, around: InputContext<G>): Applied {
  running(table);
  const { seat, proposal: what, at = 0 } = input;
  const name = table.chairs[seat]?.called ?? 'A player';
  const { does, refused } = wordsOf(what);
  const isOpen = table.proposal !== null && same(table.proposal.what, what);
  if (!input.yes) {
    if (!isOpen) throw new Refused('That proposal is not open at this table.', 'T-CONSENT-01');
    table.proposal = null;
    return { ...NOTHING, events: [{ text: `${name} votes no. ${refused}` }] };
  }
  assertPossible(table, what, at);
  const yes = new Set(isOpen ? table.proposal?.yes : []).add(seat);
  const missing = table.chairs.filter((chair, other) => chair.player !== null && !yes.has(other));
  if (missing.length > 0) {
    table.proposal = { what, yes: [...yes] };
    const rest = missing.map((chair) => chair.called ?? chair.name).join(', ');
    return {
      ...NOTHING,
      events: [{ text: `${name} proposes to ${does}. Still to agree: ${rest}.`, rule: ruleOf(what) }],
    };
  }
  table.proposal = null;
  const agreed = { text: `Everyone agreed to ${does}.`, rule: ruleOf(what) };
  switch (what.do) {
    case 'end':
      return close(table, 'Everyone agreed to end the game.');
    case 'pause':
      pauseFrom(table, at, what.until);
      return { ...NOTHING, events: [agreed] };
    case 'resume':
      endPause(table, at);
      return { ...NOTHING, events: [agreed] };
    case 'rewind':
      rewind(table, what.to, around);
      return { events: [agreed], barrier: 'after', undone: [], learned: false };
  }
}

function ruleOf(what: Proposal): RuleId {
  return what.do === 'pause' || what.do === 'resume' ? 'T-PAUSE-01' : 'T-CONSENT-01';
}

/** Throws `Refused` if nobody can agree to a proposal now, because a pause would be over or isn’t on. */
function assertPossible(table: Pick<Table, 'pauses'>, what: Proposal, at: number): void {
  if (what.do === 'pause' && what.until !== null && what.until <= at)
    throw new Refused('That time has passed. Propose a pause that ends later.', 'T-PAUSE-01');
  if (what.do === 'resume' && pauseAt(table, at) === null) throw new Refused('The game isn’t paused.', 'T-PAUSE-01');
}

/** Puts the game back to how it was after an entry. */
function rewind<G>(table: Table<G>, to: number, around: InputContext<G>): void {
  const before = around.checkpoint(to);
  if (before.state === null) throw new Refused('You can’t go back to before the game began.', 'T-CONSENT-01');
  const now = running(table);
  const restored = copyState(before.state);
  restored.draws = now.draws;
  restored.asked = now.asked;
  restored.pending = restored.pending.map((decision) => freshId(decision, restored));
  table.state = restored;
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
