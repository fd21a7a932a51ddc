import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Barber Pole',
    title: 'C-SPACELINE-05: a Barber Pole is played on its player’s table',
    gold: 'hand: Barber Pole',
    does: 'play:barber-pole:core:0',
    gives: { 'Barber Pole': 'core:0' },
  },
];

provesCards(specs);
