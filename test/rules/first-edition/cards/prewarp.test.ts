import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Treaty: Starfleet/Vulcan',
    title: 'C-AFFIL-02: the treaty makes Starfleet and Vulcan cards compatible',
    gold: "L1: Starfleet Outpost; table: Treaty: Starfleet/Vulcan, Alternate Universe Door; hand: T'Lam, Kurn",
    at: 'turn',
    can: 'report:tlam:aboard:1',
    cant: { 'report:kurn:aboard:1': 'C-PLAY-08' },
  },
];

provesCards(specs);
