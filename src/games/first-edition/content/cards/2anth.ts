import { isPlanet } from '../../chapters/teams/teams.ts';
import { onSurface } from '../../position/places.ts';
import { both, learns } from '../builders/personnel/aiding.ts';
import { stunsEngaged } from '../builders/personnel/alike.ts';
import { boards, receives } from '../builders/personnel/welcome.ts';
import type { CardRules } from '../card-rules.ts';

const ANYWHERE = boards('luther-sloan', () => true);

/** Cards of the Second Anthology, by id. */
export const CARDS: CardRules = {
  jodmos: {
    text: 'He may stun an adversary without Honor whom he just engaged.',
    at: stunsEngaged('personnel, without Honor'),
  },
  koval: {
    text: 'While Romulan, has Tal Shiar ×2. Your personnel with Tal Shiar may report to his location.',
    ...both(learns(['Tal Shiar'], '[Rom]'), learns(['Tal Shiar'], '[Rom]')),
    ...receives('Tal Shiar', { where: 'here' }),
  },
  'luther-sloan': {
    text: 'May report to any planet, or aboard any ship or facility, your opponent’s included. He must be compatible aboard your own.',
    reports: (g, seat) => [
      ...Object.keys(g.locations)
        .filter((location) => isPlanet(g, location))
        .map(onSurface),
      ...ANYWHERE.reports(g, seat),
    ],
  },
};
