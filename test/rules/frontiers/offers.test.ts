import { describe, expect, it } from 'vitest';
import { playerOf, rivals } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { fightOffer } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { exploreOffers } from '../../../src/games/frontiers/chapters/exploring/exploring.ts';
import { interactOffer } from '../../../src/games/frontiers/chapters/interactions/interactions.ts';
import { saleOffers } from '../../../src/games/frontiers/chapters/interactions/purchases.ts';
import { spaces } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { moveOffer } from '../../../src/games/frontiers/chapters/movement/travel.ts';
import { engageOffer, jointOffer } from '../../../src/games/frontiers/chapters/pvp/engagements.ts';
import {
  momentOf,
  notActing,
  notMuch,
  notTravelling,
  reducedTo,
} from '../../../src/games/frontiers/chapters/turn/turn-bars.ts';
import { type Single, singleOffer } from '../../../src/games/frontiers/chapters/turn/turn-picks.ts';
import { turnOf } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { cardOf } from '../../../src/games/frontiers/content/cards/all.ts';
import { CUBE_COLOURS } from '../../../src/games/frontiers/content/colours.ts';
import { sideOffers, sidewaysOffer } from '../../../src/games/frontiers/effects/card-plays.ts';
import { crewOffers } from '../../../src/games/frontiers/effects/crew-plays.ts';
import { diceOffers } from '../../../src/games/frontiers/effects/plays.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { Obstacle, Offer } from '../../../src/games/kit/offers.ts';
import { optionByKey, optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Decision, Seat, State } from '../../../src/kernel/types.ts';

/** The number of decisions to check in each game. */
const DECISIONS = 220;

const SINGLES: readonly Single[] = [
  'provoked',
  'stop',
  'deal',
  'emergency',
  'announce',
  'forfeit',
  'again',
  'end',
  'discard',
];

/** All offers that the factories make while a turn or an Interaction waits, with the obstacle that bars a whole group. */
function made({ g, stack }: State<Frontiers>, seat: Seat): { bar: Obstacle; offers: readonly Offer<unknown>[] }[] {
  const frame = stack.at(-1);
  if (frame?.proc === 'interact') {
    const at = frame.local['at'];
    return typeof at === 'string' ? [{ bar: null, offers: saleOffers(g, seat, at) }] : [];
  }
  if (frame?.proc !== 'turn') return [];
  const turn = turnOf(g);
  const map = [...spaces(g).values()];
  const ids = map.map(({ id }) => id);
  const others = rivals(g, seat);
  const { hand, crew } = playerOf(g, seat);
  const at = { g, seat, moment: momentOf(g, turn) };
  const tiles = exploreOffers(g, seat);
  const joint = CUBE_COLOURS.filter((colour) => g.cubes[colour] !== undefined);
  const cards = hand.map(cardOf);
  return [
    { bar: notTravelling(g, turn), offers: map.map((space) => moveOffer(g, seat, space)) },
    { bar: notTravelling(g, turn), offers: 'text' in tiles ? [] : tiles },
    { bar: notActing(g, turn), offers: ids.map((id) => interactOffer(g, seat, id)) },
    { bar: notActing(g, turn), offers: ids.map((id) => fightOffer(g, seat, id)) },
    { bar: notActing(g, turn), offers: others.map((other) => engageOffer(g, seat, other)) },
    { bar: notActing(g, turn), offers: joint.map((colour) => jointOffer(g, seat, colour)) },
    { bar: null, offers: SINGLES.map((what) => singleOffer(g, what)) },
    {
      // Without cards there is no turn in which a card could be played.
      bar: ['announce', 'forfeit'].includes(reducedTo(g, turn) ?? '') ? notMuch(g, turn) : null,
      offers: [
        ...cards.flatMap((card) => [...sideOffers(at, card, 'basic'), ...sideOffers(at, card, 'strong')]),
        ...cards.map((card) => sidewaysOffer(at, card)),
        ...crew.flatMap((member) => crewOffers(at, member.crew, null)),
        ...diceOffers(g, seat, []),
      ],
    },
  ];
}

/** The differences between the factories’ offers and the listed options. */
function strays(state: State<Frontiers>, decision: Decision): string[] {
  return made(state, decision.seat).flatMap(({ bar, offers: all }) =>
    all.flatMap(({ option, why }) => {
      const isListed = optionByKey(decision, option.key) !== null;
      if (isListed === (bar === null && why === null)) return [];
      const reason = (bar ?? why)?.().text ?? 'nothing is against it';
      return [`${option.key} is ${isListed ? '' : 'not '}listed, and ${reason}`];
    }),
  );
}

describe('offers', () => {
  it.each([
    { scenario: 'blitz-conquest', players: 2, pvp: true, jointAssaults: true },
    { scenario: 'full-conquest', players: 3, pvp: true },
    { scenario: 'solo-conquest', players: 1 },
  ])('offers are listed exactly if no obstacle is in the way, and their names find them: %o', (options) => {
    const secret = `offers of ${options.scenario}`;
    const match = new InMemoryTable(frontiers, { secret, options, undo: false, quiet: true }).start();
    const random = stream(secret);
    const wrong: string[] = [];
    let looked = 0;
    for (let asked = 0; asked < DECISIONS && match.state.over === null; asked++) {
      const decision = match.state.pending[0] ?? expect.fail('nobody is asked');
      if (match.state.stack.at(-1)?.proc === 'turn') looked += 1;
      wrong.push(...strays(match.state, decision));
      for (const { key, label } of optionsOf(decision)) {
        for (const wish of [key, label, label.toUpperCase()]) {
          const { text } = frontiers.refuse(match.state, decision.seat, wish);
          if (!text.startsWith('You can do that now')) wrong.push(`${wish}: ${text}`);
        }
      }
      match.answer(
        decision,
        randomAnswer(decision, (bound) => random.next(bound)),
      );
    }
    expect(looked).toBeGreaterThan(80);
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});
