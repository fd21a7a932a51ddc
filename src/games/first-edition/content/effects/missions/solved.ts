import { asLabel } from '../../../../kit/words.ts';
import { areCopies } from '../../../chapters/play/unique.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { activeAt } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import { locationOf, opponentOf, piecesAt } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { locationName } from '../../../position/names.ts';
import { inSpace, onPiece, onSurface } from '../../../position/places.ts';
import type { Fetch, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { payloadOf } from '../shared.ts';
import { hasLanded, placeOf, those } from './ends.ts';

/** An effect that happens when the player who reads this end solves the mission. */
function whenSolved(text: string, does: (g: FirstEdition, source: RuleSource) => Effects): Rule {
  return {
    text,
    at: {
      solved: {
        does: (g, source, { seat, location }) =>
          seat === source.seat && location === placeOf(source) ? does(g, source) : [],
      },
    },
  };
}

/** A download when the mission is solved (C-DOWNLOAD-01). */
export function fetching(text: string, prize: Fetch): Rule {
  return { ...whenSolved(text, () => [{ do: 'download', what: 'prize' }]), fetches: { prize } };
}

const toThisPlanet: NonNullable<Exclude<Fetch['to'], 'hand'>> = (_g, source) => [onSurface(placeOf(source))];

/** From then on, raises the RANGE of all ships of the player who solved the mission. */
export function faster(text: string, by: number, more: Partial<Rule> = {}): Rule {
  return {
    ...more,
    text,
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (attribute !== 'RANGE' || locationOf(g, placeOf(source)).solved !== source.seat) return 0;
        const ship = g.pieces[piece];
        return ship?.seat === source.seat && cardOf(ship.card).type === 'Ship' ? by : 0;
      },
    },
  };
}

/** Returns the ship whose crew solved the mission. */
function shipOf({ attempt }: FirstEdition): number[] {
  return attempt === null || attempt.ship === null ? [] : [attempt.ship];
}

function isCopyInPlay(g: FirstEdition, card: string): boolean {
  const facts = cardOf(card);
  return isPersonnel(facts) && Object.values(g.pieces).some((one) => areCopies(cardOf(one.card), facts));
}

/** True if a player has an OFFICER on the planet who can act, and the opponent has no personnel there. */
function isUnopposed(g: FirstEdition, source: RuleSource, seat: number): boolean {
  const place = onSurface(placeOf(source));
  // Infiltrators don't oppose anyone (C-INFIL-02).
  const isThere = (one: Piece) =>
    one.seat === opponentOf(seat) && one.infiltrates === undefined && isPersonnel(cardOf(one.card));
  return activeAt(g, place, seat).some((one) => skillOf(g, one, 'OFFICER') > 0) && !piecesAt(g, place).some(isThere);
}

/** Missions with effects when solved, or later, by card id. */
export const SOLVED: Readonly<Record<string, Rule>> = {
  'aid-clone-colony': fetching('When you solve it, you may download a copy of any personnel in play.', {
    wanted: (g, _source, card) => isCopyInPlay(g, card),
  }),
  'colony-preparations': fetching('When you solve it, you may download a Colony here.', {
    wanted: (_g, _source, card) => card === 'colony',
    to: toThisPlanet,
  }),
  'construct-depot': {
    ...fetching(
      'When you solve it, download a Remote Supply Depot here. On your opponent’s side, it can’t be attempted.',
      {
        must: true,
        wanted: (_g, _source, card) => card === 'remote-supply-depot',
        to: (_g, source) => [inSpace(placeOf(source))],
      },
    ),
  },
  'establish-relations': fetching('When you solve it, download a Non-Aligned personnel here.', {
    wanted(_g, _source, card) {
      const facts = cardOf(card);
      return isPersonnel(facts) && facts.affiliations.includes('Non-Aligned');
    },
    to: toThisPlanet,
  }),
  'host-metaphasic-shielding-test': fetching(
    'When you solve it, you may download Metaphasic Shields to your ship here.',
    {
      wanted: (_g, _source, card) => card === 'metaphasic-shields',
      to: (g, source) =>
        those(g, source, (one) => one.seat === source.seat && cardOf(one.card).type === 'Ship').map(({ id }) =>
          onPiece(id),
        ),
    },
  ),
  'impose-order': {
    text: 'A player with an OFFICER here who can act may take the mission’s points from an opponent with no personnel on the planet. The points can change hands repeatedly.',
    orders: (g, source, seat) =>
      seat === source.seat && isUnopposed(g, source, seat) && hasScored(g, source, opponentOf(seat))
        ? [payloadOf(source, `steal:${placeOf(source)}`, 'Take its points', [{ do: 'steal', from: opponentOf(seat) }])]
        : [],
  },
  'maintenance-overhaul': {
    ...fetching('Your ship must have landed here. When you solve it, you may download Divert Power.', {
      wanted: (_g, _source, card) => card === 'divert-power',
    }),
    requires: hasLanded,
  },
  'mine-dilithium': faster('After you solve it, your ships have RANGE +1.', 1),
  'mineral-survey': whenSolved('When you solve it, draw up to two cards.', () => [
    {
      do: 'either',
      ways: [2, 1, 0].map((count) => ({
        key: `draw:${count}`,
        label: count === 0 ? 'Draw nothing' : `Draw ${count}`,
        list: count === 0 ? [] : [{ do: 'draw', count }],
      })),
    },
  ]),
  'reinitialize-warp-reaction': whenSolved('The ship that solves it regains all RANGE used this turn.', (g) => [
    { do: 'refuel', which: shipOf(g) },
  ]),
  'repair-null-space-catapult': whenSolved(
    'The ship that solves it may immediately go to any location.',
    (g, source) => [
      {
        do: 'either',
        ways: [
          { key: 'stay', label: 'Stay here', list: [] },
          ...Object.keys(g.locations)
            .filter((id) => id !== placeOf(source))
            .map((id) => ({
              key: `to:${id}`,
              label: asLabel(locationName(g, id)),
              list: [{ do: 'shift', which: shipOf(g), to: inSpace(id) } as const],
            })),
        ],
      },
    ],
  ),
  'runabout-search': fetching('When you solve it, you may download Odo or Quark here.', {
    wanted: (_g, _source, card) => isNamed(card, 'Odo', 'Quark'),
    to: toThisPlanet,
  }),
  'test-propulsion-systems': faster(
    'You need a universal ship. After you solve it, your ships have RANGE +2. Cumulative.',
    2,
    {
      requires(_g, { ship }) {
        const facts = ship === null ? null : cardOf(ship.card);
        return facts?.type === 'Ship' && facts.unique === 'universal';
      },
    },
  ),
};

/** True if a player has points for this mission. */
function hasScored(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return (g.players[seat]?.scored ?? []).some(
    ({ kind, card, points }) => kind === 'mission' && card === source.card && points > 0,
  );
}
