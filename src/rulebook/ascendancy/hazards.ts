import type { Chapter } from '../entry.ts';

/** Hazards. */
export const hazards: Chapter = {
  title: 'Hazards',
  entries: [
    {
      id: 'A-HAZ-01',
      title: 'When Ships must Brave a Hazard',
      text: 'Hazardous Systems bear a Red Alert warning. When a Movement of your Ships ends in one, the Ships that moved must Brave the Hazard: dice decide which of them survive.',
      source: 'Hazardous Systems',
      terms:
        'danger; red alert; hazard roll; dangerous planet; risk; stop in hazard; planet might kill my crew when i park; flashing alarm icon on a tile; deadly place dice',
      see: ['A-HAZ-02', 'A-HAZ-06', 'A-HAZ-07', 'A-OPEN-53'],
    },
    {
      id: 'A-HAZ-02',
      title: 'How the Hazard roll works',
      text: 'Add your Shield Modifier to the Hazard Level of the System. One die is rolled for each Ship that ended its move there. Every die that is equal to this number or higher destroys one Ship.\n\nExample: A Federation Ship stops in the Stellar Nursery, Hazard Level 4. The Federation has a Shield Modifier of 1. A roll of 5 or 6 destroys the Ship.',
      source: 'Hazardous Systems',
      terms:
        'survive; chance; odds; brave the hazard; shields help; lose ships; red alert roll; do my deflectors protect against lava; what do i throw at a deadly place; math for dangerous planets',
      see: ['A-HAZ-04', 'A-HAZ-01', 'A-OPEN-55', 'A-ROM-03'],
    },
    {
      id: 'A-HAZ-03',
      title: 'Who rolls for a Hazard',
      text: 'The player to the right of the one whose Ships face the Hazard rolls the dice. Subspace rolls them for that player and says whose roll it was.',
      source: 'Hazardous Systems',
      terms:
        'player on the right; whose dice; neighbour rolls; opponent rolls; left or right neighbour throws for my doom; why did somebody else throw my dice',
      see: ['A-HAZ-02', 'A-INV-25'],
    },
    {
      id: 'A-HAZ-04',
      title: 'What a Hazard Level means',
      text: 'The Hazard Level is the lowest die result that destroys a Ship without Shields. A Level 5 Hazard destroys a Ship with Shield Modifier 0 on a 5 or a 6. Each point of Shield Modifier raises that number by 1.',
      source: 'Hazardous Systems',
      terms:
        'level 5; difficulty; number on the disc; how dangerous; red number; what does the danger digit stand for; is five worse than four',
      see: ['A-HAZ-02', 'A-BUILD-34'],
    },
    {
      id: 'A-HAZ-05',
      title: 'The Stellar Nursery',
      text: 'The Stellar Nursery is a Level 4 Hazard: Ships with Shield Modifier 0 are destroyed on a 4, 5 or 6.',
      source: 'Hazardous Systems example',
      terms: 'nebula; level 4; hazard level; star nursery; baby stars tile how deadly; where suns are born danger',
      see: ['A-HAZ-02', 'A-OPEN-05'],
    },
    {
      id: 'A-HAZ-06',
      title: 'Passing a Hazard without stopping',
      text: 'If your Ships move through a Hazardous System without ending their move there, they make no Hazard roll. They steer around the danger.',
      source: 'Hazardous Systems',
      terms:
        'fly through; pass through; avoid hazard; no roll; go around; zoom past a deadly place unharmed; skip danger by not parking',
      see: ['A-HAZ-01', 'A-HAZ-07'],
    },
    {
      id: 'A-HAZ-07',
      title: 'Building in or leaving a Hazard',
      text: 'You make no Hazard roll for Ships that you build in a Hazardous System, and none for Ships that leave it. Only a Movement that ends there calls for the roll.',
      source: 'Hazardous Systems',
      terms:
        'leave hazard; stay in hazard; deploy ships; start in danger; no roll; launching from a deadly place; do fresh or departing hulls suffer',
      see: ['A-BUILD-06', 'A-HAZ-06', 'A-HAZ-01'],
    },
    {
      id: 'A-HAZ-08',
      title: 'Hazards of a newly discovered System',
      text: 'Entering a newly placed System ends your move. So if it is Hazardous, your Ships must Brave the Hazard right away.',
      source: 'Placing New System Discs',
      terms:
        'discover danger; new planet hazard; explore risk; first visit; lost on discovery; just uncovered and it’s deadly; must i test immediately upon a find',
      see: ['A-EXPL-02', 'A-EXPL-04', 'A-PHEN-03', 'A-MOVE-04'],
    },
  ],
};
