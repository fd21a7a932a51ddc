import { apply } from '../kernel/apply.ts';
import { END, onlyOption } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { redealFor } from '../kernel/redeal.ts';
import { running } from '../kernel/running.ts';
import { Sealed, type SealedBy } from '../kernel/sealed.ts';
import { copyTable, pendingFor, type Table } from '../kernel/table.ts';
import { type Event, type Json, type Refusal, Refused, type Seat, type Text } from '../kernel/types.ts';
import { turnOf, turnSeatOf } from './games.ts';
import { playLine } from './line.ts';
import { answerWords } from './parse-intent.ts';
import type { PickAnswer } from './pick.ts';
import type { Preview } from './preview-parts.ts';
import { endsTurn } from './turn-ending.ts';
import type { LineDone } from './types.ts';

/** The reason that a preview gives if it stops because the rest can't be known. */
export const UNKNOWN: Refusal = {
  text: 'The preview ends here. The rest depends on dice, hidden cards or other players.',
  rule: 'T-PREVIEW-01',
};

/** Throws `Sealed` instead of returning a random number, because a preview must not depend on chance. */
const noChance = (): never => {
  throw new Sealed('dice');
};

/** The result of a line on a copy of the table, which `table` is. */
export interface Previewed {
  table: Table;
  preview: Preview;
  certain: Text;
}

/**
 * Plays a line on a copy of the table, up to the first pick whose result is uncertain. In the copy, everything hidden
 * from the seat has been redealt, so the preview depends only on what the seat knows. The table itself isn't changed. An
 * empty line leads nowhere, so the preview shows the table as it is. `certain` is the part of the line whose result is
 * certain.
 */
export function previewed(
  given: Table,
  { seat, line }: { seat: Seat; line: string },
  game: Game<unknown>,
  random: (bound: number) => number,
): Previewed {
  const table = copyTable(given);
  table.state = redealFor(game, running(given), seat, random);
  const picks: Preview['picks'] = [];
  const told: Preview['told'] = [];
  let assumed = false;
  let by: SealedBy | null = null;
  let last: Preview['picks'][number] | null = null;
  let handsOver = false;
  const turn = turnOf(table, game);
  const decision = pendingFor(table, seat)?.id ?? '';
  const look = (answer: PickAnswer): void => {
    const asked = pendingFor(table, seat);
    if (asked === null) throw new Error('an answer without a question');
    const option = onlyOption(asked, answer.keys);
    const hint = option?.hint;
    const pick = {
      label: answerWords(asked, answer.keys),
      ...(hint === undefined ? {} : { hint }),
      ...(option === null ? {} : { option }),
    };
    const before = copyTable(table);
    try {
      const { events } = apply(table, answer, {
        game,
        chance: noChance,
        checkpoint: noChance,
        sealed: seat,
        assumed: () => {
          assumed = true;
        },
      });
      told.push(...events.flatMap((event) => heard(event, seat)));
      picks.push(pick);
    } catch (error) {
      if (!(error instanceof Sealed)) throw error;
      const isOverIn = (then: Table): boolean => isOver(then, { seat, turn }, game);
      handsOver = error.by === 'players' && isOverIn(table);
      // Nobody needs to see the cards that they draw at the end of their turn before they end it.
      if (error.by === 'cards' && option?.verb === END) handsOver = endsTurn(before, answer, game, random, isOverIn);
      Object.assign(table, before);
      last = pick;
      by = error.by;
      throw new Refused(UNKNOWN.text, UNKNOWN.rule);
    }
  };
  const typed = { t: 'line', seat, decision, text: line } as const;
  let [certain, withNext] = ['', ''];
  const tried = (done: Text, next = done): void => {
    [certain, withNext] = [done, next];
  };
  const played = line === '' ? { stopped: null } : playLine(table, typed, game, look, undefined, tried);
  const { stopped, rest }: Pick<LineDone, 'stopped' | 'rest'> = played;
  if (handsOver) certain = withNext;
  if (stopped === null && rest === undefined) certain = line;
  if (last !== null) picks.push(last);
  const isUnknown = stopped?.rule === UNKNOWN.rule;
  // The view of every game is plain JSON.
  const before = game.view(running(given), seat) as Json;
  return {
    table,
    certain,
    preview: {
      line,
      picks,
      told,
      stopped: isUnknown || rest !== undefined ? UNKNOWN : stopped,
      ...(isUnknown && by !== null ? { by } : rest === undefined ? {} : { by: 'players' }),
      before,
      ...(assumed ? { assumed: true } : {}),
      ...(handsOver ? { handsOver: true } : {}),
    },
  };
}

/** True if the seat's turn is over. */
function isOver(table: Table, { seat, turn }: { seat: Seat; turn: string | undefined }, game: Game<unknown>): boolean {
  return game.turnSeat === undefined ? turnOf(table, game) !== turn : turnSeatOf(table, game) !== seat;
}

/**
 * Returns the text of an event for a seat, with its rule. Returns an empty list if the event tells the seat nothing, or
 * is only a lesson.
 */
function heard({ text, seats, rule, lesson }: Event, seat: Seat): Preview['told'] {
  const own = seats?.[seat] ?? text;
  if (own === null || lesson === true) return [];
  return [{ text: own, ...(rule === undefined ? {} : { rule }) }];
}
