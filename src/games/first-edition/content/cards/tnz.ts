import { met, opponent, owner, stop } from '../builders/dilemmas/build.ts';
import { downloadsIf, learns, teaches, withOne } from '../builders/personnel/aiding.ts';
import { attacks, partners, taught } from '../builders/personnel/alike.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';

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
  'stella-mudd': taught(['SECURITY', 'Leadership'], 'Harcourt Fenton Mudd', withOne('{Harcourt Fenton Mudd}')),
};
