import { missionAt, regionOf } from '../../chapters/spaceline/line.ts';
import { piecesOf, playerOf } from '../../position/find.ts';
import { isFacility } from '../../position/piece-types.ts';
import { locationAt, namedIn } from '../../position/places.ts';
import { met, opponent, owner, stop } from '../builders/dilemmas/build.ts';
import { attributeBonus, downloadsIf, learns, speaker, teaches, withOne } from '../builders/personnel/aiding.ts';
import { attacks, partners, taught } from '../builders/personnel/alike.ts';
import { downloadsForDraw } from '../builders/personnel/deeds.ts';
import { atLocations } from '../builders/shared.ts';
import { drawsUpTo } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';

const NEUTRAL_ZONE = 'in the Neutral Zone region';

/** Cards of The Neutral Zone, by id. */
export const CARDS: CardRules = {
  andrea: partners(1, 'Dr. Roger Korby'),
  'bird-of-prey-mk-ii': says(
    'RANGE and SHIELDS +2 in the Neutral Zone.',
    attributeBonus(['RANGE', 'SHIELDS'], 2, 'in the Neutral Zone region'),
  ),
  borix: says('Has Leadership and Law in the Neutral Zone.', learns(['Leadership', 'Law'], NEUTRAL_ZONE)),
  dividius: says('Downloads a Classic Communicator in the Neutral Zone.', downloadsIf(NEUTRAL_ZONE)),
  'dr-brown': says(
    'Your Dr. Roger Korby at this location gains SCIENCE.',
    teaches(['SCIENCE'], 'yours, here, {Dr. Roger Korby}'),
  ),
  govas: says('Downloads a Classic Disruptor in the Neutral Zone.', downloadsIf(NEUTRAL_ZONE)),
  'lt-stiles': attacks('[Rom]', 'Romulans'),
  norman: says(
    'Has Computer Skill with another android present. Downloads Commandeer Ship.',
    learns(['Computer Skill'], withOne('Android')),
  ),
  praxus: downloadsForDraw('Cloaked Maneuvers', '{Cloaked Maneuvers}'),
  rmoog: says('Downloads Reaction Control Thrusters in the Neutral Zone.', downloadsIf('in the Neutral Zone region')),
  'shuttle-crash': says(
    'A Youth of your opponent’s choice and an OFFICER of your choice are “stopped”. The remaining personnel need Navigation ×2 + CUNNING > 45 to get past it, or on a planet Navigation ×2 + STRENGTH > 45.',
    met({
      unless: null,
      effects: [stop(opponent('Youth')), stop(owner('OFFICER'))],
      past: f('Navigation x2 + CUNNING>45'),
      planet: {
        unless: null,
        effects: [stop(opponent('Youth')), stop(owner('OFFICER'))],
        past: f('Navigation x2 + STRENGTH>45'),
      },
    }),
  ),
  ssalk: {
    text: 'Scores 5 points each time you destroy a facility at his location.',
    at: {
      left: {
        // In a battle of two players, each destroys the other's cards, whoever attacked.
        does(g, source, { cards, had, why }) {
          const { battle } = g;
          const own = speaker(g, source);
          if (own === null || why !== 'destroyed' || battle?.kind !== 'ship' || battle.lone !== undefined) return [];
          if (battle.location !== locationAt(g, own.at)) return [];
          return cards
            .filter((card, index) => cardOf(card).type === 'Facility' && had[index] !== own.seat)
            .map(() => ({ do: 'points', points: 5 }) as const);
        },
      },
    },
  },
  'stella-mudd': taught(['SECURITY', 'Leadership'], 'Harcourt Fenton Mudd', withOne('{Harcourt Fenton Mudd}')),
  'strategic-sector': {
    text: 'Play it on a mission in a region. Unless you play Borg, you may draw a card for every two missions there, and one more if you have no facility in that region.',
    plays: atLocations((g, id, seat) => missionAt(g, id, seat) !== null && regionOf(g, id) !== null),
    once(g, seat, to) {
      const location = namedIn(to);
      const region = location === null ? null : regionOf(g, location);
      if (region === null || playerOf(g, seat).playing.includes('Borg')) return [];
      const there = Object.keys(g.locations).filter(
        (id) => regionOf(g, id) === region && missionAt(g, id, seat) !== null,
      );
      const isBased = piecesOf(g, seat).some(
        (piece) => isFacility(piece) && there.some((id) => id === locationAt(g, piece.at)),
      );
      return drawsUpTo(Math.floor(there.length / 2) + (isBased ? 0 : 1), seat);
    },
  },
  veznik: says(
    'Has Stellar Cartography and Navigation in the Neutral Zone.',
    learns(['Stellar Cartography', 'Navigation'], 'in the Neutral Zone region'),
  ),
};
