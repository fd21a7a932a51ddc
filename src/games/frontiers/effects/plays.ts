import type { Seat } from '../../../kernel/types.ts';
import { shared } from '../../kit/cache.ts';
import { no, type Obstacle, type Offer, open } from '../../kit/offers.ts';
import { listed } from '../../kit/words.ts';
import { diceLeft, type Purse, purseOf } from '../chapters/data/payments.ts';
import { isPartial } from '../chapters/pvp/pvp-outcome.ts';
import { COLOURS, type Colour } from '../content/colours.ts';
import type { Frontiers } from '../state.ts';
import { cardPlays } from './card-plays.ts';
import { crewPlays } from './crew-plays.ts';
import { restoreOffers } from './mending.ts';
import type { Moment } from './moments.ts';
import type { PlayPayload } from './payloads.ts';
import { skillPlays } from './skill-plays.ts';

/** Returns everything a seat may play at a moment (F-CARD-02, F-CREW-08, F-SKILL-05, F-TURN-18, F-TURN-19). */
export function plays(g: Frontiers, seat: Seat, moment: Moment): Offer<PlayPayload>[] {
  const at = { g, seat, moment };
  if (moment === 'before') return skillPlays(at);
  let kept: Purse | undefined;
  // The purse is computed at most once, and only if something costs data.
  const purse = (): Purse => {
    kept ??= purseOf(g, seat);
    return kept;
  };
  return [
    ...cardPlays(at, purse),
    ...crewPlays(at, purse),
    ...dicePlays(g, seat),
    ...restoreOffers(at),
    ...skillPlays(at),
  ];
}

/**
 * Returns the offers to take a die before it is needed, and to roll a purple die (F-DATA-08, F-DATA-13, F-VARIANT-15).
 */
export function dicePlays(g: Frontiers, seat: Seat): Offer<PlayPayload>[] {
  if (g.core.length === 0 || diceLeft(g, seat) <= 0) return [];
  return COLOURS.flatMap((colour) => {
    if (!g.core.includes(colour)) return [];
    return colour === 'purple' ? [TAKE[colour], ROLL_PURPLE] : [TAKE[colour]];
  });
}

/**
 * Returns the offers to take dice of these colors or, if none can be taken, one offer per color that gives the reason.
 * An empty list means all colors (F-DATA-12, F-PVP-18).
 */
export function diceOffers(g: Frontiers, seat: Seat, colours: readonly Colour[]): Offer<PlayPayload>[] {
  const meant = colours.length > 0 ? colours : COLOURS;
  const found = dicePlays(g, seat).filter(({ payload }) => payload.do === 'die' && meant.includes(payload.colour));
  return found.length > 0 ? found : meant.map((colour) => ({ ...TAKE[colour], why: notTaken(g, seat, colour) }));
}

function notTaken(g: Frontiers, seat: Seat, colour: Colour): Obstacle {
  const rule = 'F-DATA-12';
  if (diceLeft(g, seat) <= 0) {
    return isPartial(g, seat)
      ? no('F-PVP-18', 'You attend this fight only partially, so you can’t take a Core die.')
      : no(rule, 'You have already taken a die this turn. The limit is one.');
  }
  if (g.core.length === 0) return no(rule, 'There are no dice in the Core.');
  return no(rule, `The Core has no ${colour} die. It shows ${listed([...new Set(g.core)])}.`);
}

function dieOffer(colour: Colour, roll = false): Offer<PlayPayload> {
  const option = {
    key: roll ? `die:${colour}:roll` : `die:${colour}`,
    verb: 'die',
    label: `${roll ? 'Roll' : 'Take'} a ${colour} die`,
    group: 'Data',
    subject: { kind: 'die', id: colour },
    rule: 'F-DATA-13',
  };
  return shared(open(option, { do: 'die', colour, roll }));
}

const TAKE: Readonly<Record<Colour, Offer<PlayPayload>>> = {
  red: dieOffer('red'),
  blue: dieOffer('blue'),
  gold: dieOffer('gold'),
  white: dieOffer('white'),
  purple: dieOffer('purple'),
  black: dieOffer('black'),
};

const ROLL_PURPLE = dieOffer('purple', true);
