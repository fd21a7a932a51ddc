import { no } from '../../../../kit/offers.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { isPlanet, piecesWithin } from '../../../chapters/teams/teams.ts';
import { lineOf } from '../../../position/find.ts';
import { hostOf, locationAt, namedIn, onSurface } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { isSafe } from '../safe.ts';
import {
  atLocations,
  betweenLocations,
  DISCARD_THIS,
  idsOf,
  isInPlay,
  isNew,
  isUsed,
  itself,
  payloadOf,
  skillAboard,
} from '../shared.ts';

/** Returns the location that a card is at, or null. */
function locationOfCard(g: FirstEdition, source: RuleSource): LocationId | null {
  const at = itself(g, source)?.at;
  return at === undefined ? null : namedIn(at);
}

/** The mission at which every card named “Espionage … on Federation” may be played. */
const ON_EARTH = 'espionage-mission';

/**
 * Lets a player's personnel of one affiliation (not species, C-AFFIL-08) attempt another affiliation's mission until it
 * is solved. Prohibitions still apply (C-AFFIL-18).
 */
function espionage(own: Affiliation, target: Affiliation, free?: Host): Rule {
  const freely = free === undefined ? '' : `, free if ${free.who} there`;
  return {
    text: `Play it on a ${target} mission${freely}: your ${own} personnel may attempt it. Discard it when the mission is solved.`,
    ...(free === undefined ? {} : { free: isHosted(free.fits) }),
    plays: atLocations((g, id, seat) => {
      const mission = missionAt(g, id, seat);
      return mission?.affiliations.includes(target) === true || (target === 'Federation' && mission?.id === ON_EARTH);
    }),
    grants: {
      attempt: (g, source, { seat, location, affiliation }) =>
        seat === source.seat && affiliation === own && locationOfCard(g, source) === location,
    },
    at: {
      solved: {
        does: (g, source, { location }) => (locationOfCard(g, source) === location ? [DISCARD_THIS] : []),
      },
    },
  };
}

/** Personnel whose presence makes a card free to play. `who` describes them with a verb, and `fits` tests for them. */
interface Host {
  readonly who: string;
  readonly fits: (g: FirstEdition, piece: Piece) => boolean;
}

/** Makes a card free for a player who has matching personnel at the location. */
function isHosted(fits: Host['fits']): NonNullable<Rule['free']> {
  return (g, seat, to) => {
    const location = namedIn(to);
    return Object.values(g.pieces).some(
      (piece) => piece.seat === seat && locationAt(g, piece.at) === location && location !== null && fits(g, piece),
    );
  };
}

/** Tests for personnel with an infiltration icon. */
const wears = (icon: string): Host => ({
  who: `your personnel with ${icon} are`,
  fits: (_g, { card }) => cardOf(card).type === 'Personnel' && cardOf(card).icons.includes(icon),
});

const planets = atLocations((g, id) => missionAt(g, id, 0) !== null && isPlanet(g, id));
const everywhere = atLocations(() => true);

/** True if a route crosses from a location to the next one on its right, or back. */
function crosses(g: FirstEdition, from: LocationId, through: readonly LocationId[], left: LocationId): boolean {
  const line = lineOf(g, left);
  const right = line[line.indexOf(left) + 1];
  return [from, ...through].some((one, at, all) => {
    const next = all[at + 1];
    return (one === left && next === right) || (one === right && next === left);
  });
}

/** Events at a location or between two. */
export const AT_LOCATIONS: Readonly<Record<string, Rule>> = {
  'atmospheric-ionization': {
    text: 'Play it on a planet: each player may beam only three personnel per turn to or from it, unless they have Pattern Enhancers in play. Unique.',
    plays: (g, seat) => (isNew(g, 'atmospheric-ionization', seat) ? planets(g, seat) : []),
    // A mission's text lets players seed this card. The card is offered only in the last phase, so players aren't asked
    // needlessly.
    seeds: {
      phase: 'facility',
      to: (g, seat) =>
        isNew(g, 'atmospheric-ionization', seat)
          ? atLocations((position, id) => missionAt(position, id, seat)?.id === 'botanical-research')(g, seat)
          : [],
    },
    sets: {
      beams: (g, source, { seat, location }) =>
        locationOfCard(g, source) === location && !isInPlay(g, 'pattern-enhancers', seat) ? 3 : null,
    },
  },
  'distortion-field': {
    text: 'Play it on a planet: while it is face up, only players with Pattern Enhancers can beam to or from there. Turn it over once on each of your later turns. Unique.',
    plays: (g, seat) => (isNew(g, 'distortion-field', seat) ? planets(g, seat) : []),
    bans: {
      beam(g, source, { piece, to }) {
        const own = itself(g, source);
        const location = locationOfCard(g, source);
        const beamed = g.pieces[piece];
        if (location === null || own?.down === true || beamed === undefined) return null;
        const isThere = beamed.at === onSurface(location) || to === onSurface(location);
        if (!isThere || isInPlay(g, 'pattern-enhancers', beamed.seat)) return null;
        return no('C-BEAM-07', 'There is a Distortion Field over this planet.');
      },
    },
    // The card's player turns it over once during each of their turns, at any time before the turn ends.
    orders: (g, source, seat) =>
      seat !== source.seat || isUsed(g, seat, flipOf(source), 'turn')
        ? []
        : [
            payloadOf(source, 'flip', 'Turn the Distortion Field over', [
              { do: 'use', what: flipOf(source), per: 'turn' },
              { do: 'flip', which: 'itself' },
            ]),
          ],
    at: {
      'turn-end': {
        does: (g, source, { seat }) =>
          seat !== source.seat || isUsed(g, seat, flipOf(source), 'turn') || itself(g, source)?.since === g.turns
            ? []
            : [{ do: 'flip', which: 'itself' }],
      },
    },
  },
  'espionage-cardassian-on-bajoran': espionage('Cardassian', 'Bajoran'),
  'espionage-cardassian-on-federation': espionage('Cardassian', 'Federation'),
  'espionage-cardassian-on-klingon': espionage('Cardassian', 'Klingon'),
  'espionage-federation-on-klingon': espionage('Federation', 'Klingon'),
  'espionage-klingon-on-federation': espionage('Klingon', 'Federation'),
  'espionage-romulan-on-bajoran': espionage('Romulan', 'Bajoran'),
  'espionage-romulan-on-cardassian': espionage('Romulan', 'Cardassian'),
  'espionage-romulan-on-federation': espionage('Romulan', 'Federation'),
  'espionage-romulan-on-klingon': espionage('Romulan', 'Klingon'),
  'espionage-vulcan-on-klingon': espionage('Vulcan', 'Klingon'),
  'espionage-vulcan-on-starfleet': espionage('Vulcan', 'Starfleet'),
  'espionage-bajoran-on-cardassian': espionage('Bajoran', 'Cardassian', {
    who: 'your personnel with Resistance are',
    fits: (g, piece) => skillOf(g, piece, 'Resistance') > 0,
  }),
  'espionage-bajoran-on-dominion': espionage('Bajoran', 'Dominion', {
    who: 'your Odo is',
    fits: (_g, { card }) => isNamed(card, 'Odo'),
  }),
  'espionage-dominion-on-federation': espionage('Dominion', 'Federation', wears('<Fed>')),
  'espionage-dominion-on-klingon': espionage('Dominion', 'Klingon', wears('<Kli>')),
  'espionage-dominion-on-romulan': espionage('Dominion', 'Romulan', wears('<Rom>')),
  'gaps-in-normal-space': {
    text: 'Play it between two missions: it is a location with span 4. When a ship stops there, a random personnel aboard is killed.',
    plays: betweenLocations,
    at: {
      played: {
        does: (_g, { piece }, about) => (about.piece === piece ? [{ do: 'insert', span: 4 }] : []),
      },
      moved: {
        does(g, source, { ship, through }) {
          const gap = Object.values(g.locations).find(({ made }) => made?.by === source.piece);
          if (gap === undefined || through.at(-1) !== gap.id) return [];
          const from = idsOf(piecesWithin(g, ship).filter(({ card }) => cardOf(card).type === 'Personnel'));
          return [
            { do: 'choose', from, how: 'random', count: 1, what: 'which personnel dies' },
            { do: 'take-out', which: 'chosen', why: 'killed' },
          ];
        },
      },
    },
  },
  'holo-projectors': {
    text: 'Play it on a planet: holograms can be on its surface.',
    plays: planets,
    grants: { holograms: (g, source, { location }) => locationOfCard(g, source) === location },
  },
  'q-net': {
    text: 'Play it between two missions: only ships with Diplomacy ×2 aboard may pass.',
    plays: betweenLocations,
    bans: {
      way(g, source, { ship, from, through }) {
        const left = locationOfCard(g, source);
        const there = g.pieces[ship];
        if (left === null || there === undefined || !crosses(g, from, through, left)) return null;
        if (skillAboard(g, there, 'Diplomacy') >= 2 || passes(g, ship)) return null;
        return no('C-MOVE-03', 'A ship needs Diplomacy ×2 aboard to pass the Q-Net.');
      },
    },
  },
  'subspace-warp-rift': {
    text: 'Play it at a location: a ship that passes it without stopping there is damaged.',
    plays: everywhere,
    at: {
      moved: {
        does(g, source, { ship, through }) {
          const at = locationOfCard(g, source);
          // A ship is damaged where it passes, not where it stops (C-MOVE-04).
          return at !== null && through.slice(0, -1).includes(at) ? [{ do: 'harm', which: [ship] }] : [];
        },
      },
    },
  },
  supernova: {
    text: 'With Tox Uthat on your table, play it at a mission: everything there is destroyed, including seed cards, and nobody can attempt the mission anymore.',
    // A Supernova can be played only while the player's Tox Uthat is on the table.
    plays: (g, seat) =>
      Object.values(g.pieces).some(
        (one) => one.card === 'tox-uthat' && one.kept !== true && one.seat === seat && one.at === `core:${seat}`,
      )
        ? atLocations((position, id) => missionAt(position, id, seat) !== null)(g, seat)
        : [],
    at: {
      played: {
        does(g, source, { piece }) {
          const at = locationOfCard(g, source);
          if (piece !== source.piece || at === null) return [];
          const which = Object.values(g.pieces).filter(
            (one) => one.id !== piece && locationAt(g, one.at) === at && !isShielded(g, one),
          );
          return [
            { do: 'take-out', which: idsOf(which), why: 'destroyed' },
            { do: 'clear-seeds', location: at },
          ];
        },
      },
    },
    bans: {
      attempt: (g, source, { location }) =>
        locationOfCard(g, source) === location
          ? no('C-MISSION-02', 'There was a supernova, so nothing is left here.')
          : null,
    },
  },
  'tetryon-field': {
    text: 'Play it at a location: ships without Navigation aboard must stop there and may move on next turn.',
    plays: everywhere,
    bans: {
      way(g, source, { ship, through }) {
        const at = locationOfCard(g, source);
        const there = g.pieces[ship];
        if (at === null || there === undefined || !through.slice(0, -1).includes(at)) return null;
        if (skillAboard(g, there, 'Navigation') > 0) return null;
        return no('C-MOVE-03', 'A ship without Navigation must stop at the Tetryon Field.');
      },
      move(g, source, { ship }) {
        const at = locationOfCard(g, source);
        const there = g.pieces[ship];
        if (at === null || there === undefined || locationAt(g, there.at) !== at) return null;
        if ((there.spent ?? 0) === 0 || skillAboard(g, there, 'Navigation') > 0) return null;
        return no('C-MOVE-03', 'The ship may leave the Tetryon Field next turn.');
      },
    },
  },
};

/** True if a card survives a supernova because the card, or its vessel, is immune (C-TYPES-14). */
function isShielded(g: FirstEdition, piece: Piece): boolean {
  const host = g.pieces[hostOf(piece.at) ?? 0];
  return isSafe(g, piece, 'supernova', true) || (host !== undefined && isShielded(g, host));
}

function flipOf({ piece }: RuleSource): string {
  return `flip ${piece}`;
}

/** True if an effect lets this ship pass through the Q-Net this turn. */
function passes(g: FirstEdition, ship: number): boolean {
  return g.lasting.some(({ what, piece }) => what === 'through-q-net' && piece === ship);
}
