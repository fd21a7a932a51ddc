import { missionAt, regionOf } from '../../chapters/spaceline/line.ts';
import { piecesOf, playerOf } from '../../position/find.ts';
import { isFacility } from '../../position/piece-types.ts';
import { locationAt, namedIn } from '../../position/places.ts';
import { met, opponent, owner, stop } from '../builders/dilemmas/build.ts';
import { withOne } from '../builders/personnel/aiding.ts';
import { attacks, taught } from '../builders/personnel/alike.ts';
import { atLocations } from '../builders/shared.ts';
import { drawsUpTo } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';

/** Cards of The Neutral Zone, by id. */
export const CARDS: CardRules = {
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
};
