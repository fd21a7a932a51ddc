import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Disruptor Overload',
    title: 'a Disruptor Overload destroys an artifact used as equipment',
    gold: 'surface:L2: Varon-T Disruptor; table: Tox Uthat; hand: Disruptor Overload',
    does: 'play:disruptor-overload:surface:L2',
    gives: { 'in play': ['Tox Uthat'] },
  },
  {
    card: 'Disruptor Overload',
    title: 'C-SELECT-01: a Disruptor Overload destroys one Equipment card at the place where it is played',
    gold: 'hand: Disruptor Overload',
    blue: 'L1: U.S.S. Oberth [Tricorder]; L2: Medical Kit',
    can: { play: ['play:disruptor-overload:on:1', 'play:disruptor-overload:surface:L2'] },
    next: { does: 'play:disruptor-overload:on:1', gives: { 'in play': ['U.S.S. Oberth', 'Medical Kit'] } },
  },
];

provesCards(specs);
