import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lt. Torres',
    title: 'C-UNIQ-02: Lt. Torres may be in play together with Daughter of Miral, in any order',
    gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Outpost [Daughter of Miral {mode: Vidiian}]; hand: Lt. Torres',
    at: 'turn',
    can: 'report:lt-torres:aboard:1',
    also: [
      {
        gold: "missions: Aftermath, Study Pulsar; L1: Vidiian Outpost [Lt. Torres {mode: Vidiian}]; hand: Daughter of Miral, B'Elanna Torres",
        at: 'turn',
        can: 'report:daughter-of-miral:aboard:1',
        cant: 'report:belanna-torres',
      },
    ],
  },
  {
    card: 'Lt. Torres*',
    title: 'C-UNIQ-02: Lt. Torres* may be in play together with Daughter of Miral',
    gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Outpost [Daughter of Miral {mode: Vidiian}]; hand: Lt. Torres*',
    at: 'turn',
    can: 'report:lt-torres-star:aboard:1',
  },
];

provesCards(specs);
