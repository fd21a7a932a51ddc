import { must } from '../../../kernel/must.ts';
import type { Decision, Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { opponents, seatsOf, sideOf } from '../chapters/characters/sides.ts';
import { coreOf, keywordOf } from '../content/cards.ts';
import { amountBy } from '../effects/counts.ts';
import type { Count } from '../effects/union.ts';
import type { AwayMissions } from '../state.ts';
import { best } from './answers.ts';

/**
 * Averages from past games: the number of Missions a player scores, the share of characters kept in play, and the share
 * of honored characters.
 */
const SCORES = 6.8;
const KEEPS = 0.77;
const HONORED = 0.65;
/**
 * Average number of characters that the opponents lose in a game, by number of opponents. On average, a single opponent
 * loses less than one character.
 */
const LOSE = [0, 0.35, 1.4, 2.6] as const;
const INTEL = 5;
const SPRUNG = 0.9;
const FALLEN = 0.2;

/**
 * Returns the Core Mission that will probably score most. Treats all Missions of the deck alike, because nobody has
 * drawn any yet.
 */
export function coreMission(g: AwayMissions, seat: Seat, { options }: Decision): string[] {
  const chosen = best(options, ({ subject }) =>
    subject === undefined ? 0 : amountBy(coreOf(subject.id).worth, (of) => expected(g, seat, of)),
  );
  return [must(chosen, 'a Core Mission').key];
}

/** Returns the value that a count will probably have at the end of the game. */
function expected(g: AwayMissions, seat: Seat, of: Count): number {
  const { decks, hand } = playerOf(g, seat);
  const team = Object.values(g.characters).filter((one) => seatsOf(g, sideOf(g, seat)).includes(one.seat)).length;
  switch (of.count) {
    case 'scored': {
      const all = [...decks.mission, ...hand.mission];
      return (SCORES * all.filter((card) => keywordOf(card) === of.keyword).length) / Math.max(1, all.length);
    }
    case 'characters':
      return team * (of.group.is === 'honored' ? HONORED : KEEPS);
    case 'lost':
      return of.side === 'friendly'
        ? team * (1 - KEEPS)
        : must(LOSE[opponents(g, seat).length], 'the opponents’ losses');
    case 'intel':
      return INTEL;
    case 'sprung':
      return SPRUNG;
    case 'fallen':
      return FALLEN;
    default:
      return 0;
  }
}
