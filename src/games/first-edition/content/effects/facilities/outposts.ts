import { isHomeworld } from '../../../chapters/seeding/facilities.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { whereOf } from '../../../chapters/teams/teams.ts';
import { locationOf, piecesAt } from '../../../position/find.ts';
import { isMission } from '../../../position/kinds.ts';
import { aboard, dockedAt, hostOf } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, LocationId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { hasTrait } from '../../traits.ts';
import { ofSide } from '../shared.ts';

/**
 * The rule of an affiliation's outpost. The rule has only text, since the code of the chapters handles all such
 * outposts.
 */
function outpost(side: Affiliation): Rule {
  return {
    text: `Seed one at a ${side} mission. Build more at ${side} missions where you have a ${side} ENGINEER.`,
  };
}

/** Returns the icons of all missions at a location. */
function icons(g: FirstEdition, location: LocationId): Affiliation[] {
  return locationOf(g, location).missions.flatMap(({ card }) => {
    const facts = cardOf(card);
    return isMission(facts) ? facts.affiliations : [];
  });
}

const withTrait =
  (trait: string) =>
  ({ card }: Piece) =>
    hasTrait(cardOf(card), trait);
const wears =
  (icon: string) =>
  ({ card }: Piece) =>
    cardOf(card).icons.includes(icon);
const shows =
  (...sides: readonly Affiliation[]) =>
  (g: FirstEdition, _seat: number, location: LocationId) =>
    icons(g, location).some((side) => sides.includes(side));

/** An Alliance outpost, built by ENGINEERs with its icon. */
function ofAlliance(side: Affiliation): Rule {
  return {
    text: `Seed one at a ${side} mission. Build more where you have an ENGINEER with the KCA icon.`,
    stands: { at: shows(side), builder: wears('KCA') },
  };
}

/**
 * Outposts. For most outposts, the chapters handle placement: one copy is seeded, and others are built where a matching
 * ENGINEER is (C-FAC-05).
 */
export const OUTPOSTS: Readonly<Record<string, Rule>> = {
  'alliance-outpost': ofAlliance('Cardassian'),
  'bajoran-outpost': outpost('Bajoran'),
  'cardassian-outpost': outpost('Cardassian'),
  'federation-outpost': outpost('Federation'),
  'ferengi-outpost': outpost('Ferengi'),
  'ferengi-trading-post': {
    text: 'Seed one, with a universal D’Kora-class ship here. Build more where you have a Ferengi ENGINEER. Both players’ non-Borg cards of any affiliation report aboard and are compatible there.',
    grants: {
      'open-house': (_g, { piece }, { facility }) => facility === piece,
      shelter: (_g, { piece }, { one, other }) =>
        one.id === piece || other.id === piece || [one, other].every(({ at }) => hostOf(at) === piece),
    },
    harbors(g, { seat, piece }, seeder, card) {
      const isOther = Object.values(g.pieces).some((one) => one.seat === seat && isTrader(one.card));
      return piece !== undefined && seeder === seat && isTrader(card) && !isOther ? [dockedAt(piece)] : [];
    },
  },
  'klaestron-outpost': {
    text: 'Seed one at a Federation or Cardassian mission. Build more where you have a Klaestron ENGINEER.',
    stands: { at: shows('Federation', 'Cardassian'), builder: withTrait('Klaestron') },
  },
  'klingon-empire-outpost': ofAlliance('Klingon'),
  'klingon-outpost': outpost('Klingon'),
  'nekrit-supply-depot': {
    text: 'Seed one in or next to the Nekrit Expanse. Build more there where you have a Non-Aligned ENGINEER from the Delta Quadrant.',
    stands: {
      at: (g, _seat, location) => isNear(g, location, 'Nekrit Expanse'),
      builder: ({ card }) => {
        const facts = cardOf(card);
        return facts.icons.includes('DQ') && facts.type === 'Personnel' && facts.affiliations.includes('Non-Aligned');
      },
    },
  },
  'neutral-outpost': {
    text: 'Seed one at any space mission. Build more at space missions where you have any ENGINEER. This outpost doesn’t repair ships.',
    stands: { at: (g, _seat, location) => whereOf(g, location) !== 'planet', builder: () => true, repairs: false },
  },
  // The owner's equipment reports here in any quadrant, and Ketracel-White doesn't run out here.
  'remote-supply-depot': {
    text: 'Build it at a Dominion mission where you have a Dominion ENGINEER. Your equipment reports here free. Ketracel-White aboard restarts its countdown. It doesn’t repair ships.',
    stands: {
      at: (g, seat, location) => shows('Dominion')(g, seat, location) && !isHomeworld(g, location),
      phase: null,
      repairs: false,
      builder: ofSide('Dominion'),
    },
    berths: (g, { piece }, seat, card) =>
      piece !== undefined && g.pieces[piece]?.seat === seat && cardOf(card).type === 'Equipment' ? [aboard(piece)] : [],
    grants: {
      free: (_g, { piece, seat: owner }, { seat, card, to }) =>
        piece !== undefined && owner === seat && to === aboard(piece) && cardOf(card).type === 'Equipment',
    },
    at: {
      'turn-end': {
        does: (g, { piece }) => {
          const aboardIt = piece === undefined ? [] : piecesAt(g, aboard(piece));
          const which = aboardIt.filter(({ card }) => card === 'ketracel-white').map(({ id }) => id);
          return which.length === 0 ? [] : [{ do: 'reset', which }];
        },
      },
    },
  },
  'romulan-outpost': outpost('Romulan'),
};

/** True if a card is a universal D'Kora-class ship. */
function isTrader(card: CardId): boolean {
  const facts = cardOf(card);
  return facts.type === 'Ship' && facts.unique === 'universal' && /D.kora\b/i.test(facts.shipClass);
}

/** True if a location is in a region or adjacent to one. */
function isNear(g: FirstEdition, location: LocationId, region: string): boolean {
  const line = g.lines[locationOf(g, location).quadrant] ?? [];
  const at = line.indexOf(location);
  return [line[at - 1], location, line[at + 1]].some((id) => id !== undefined && regionOf(g, id)?.includes(region));
}
