import { locationAt } from '../../position/places.ts';
import { met, opponent, owner, stop } from '../builders/dilemmas/build.ts';
import { downloadsIf, learns, speaker, teaches, withOne } from '../builders/personnel/aiding.ts';
import { attacks, partners, taught } from '../builders/personnel/alike.ts';
import { downloadsForDraw } from '../builders/personnel/deeds.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';

const NEUTRAL_ZONE = 'in the Neutral Zone region';

/** Cards of The Neutral Zone, by id. */
export const CARDS: CardRules = {
  andrea: partners(1, 'Dr. Roger Korby'),
  borix: says('Has Leadership and Law in the Neutral Zone.', learns(['Leadership', 'Law'], NEUTRAL_ZONE)),
  dividius: says('Downloads a Classic Communicator in the Neutral Zone.', downloadsIf(NEUTRAL_ZONE)),
  'dr-brown': says(
    'Your Dr. Roger Korby at this location has SCIENCE.',
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
        does(g, source, { seat, cards, why }) {
          const own = speaker(g, source);
          if (own === null || own.seat !== seat || why !== 'destroyed' || g.battle?.kind !== 'ship') return [];
          if (g.battle.location !== locationAt(g, own.at)) return [];
          return cards
            .filter((card) => cardOf(card).type === 'Facility')
            .map(() => ({ do: 'points', points: 5 }) as const);
        },
      },
    },
  },
  'stella-mudd': taught(['SECURITY', 'Leadership'], 'Harcourt Fenton Mudd', withOne('{Harcourt Fenton Mudd}')),
  veznik: says(
    'Has Stellar Cartography and Navigation in the Neutral Zone.',
    learns(['Stellar Cartography', 'Navigation'], 'in the Neutral Zone region'),
  ),
};
