import type { Chapter } from '../entry.ts';

/** Buying with Diplomacy. */
export const buyingWithDiplomacy: Chapter = {
  title: 'Buying with Diplomacy',
  entries: [
    {
      id: 'F-BUY-01',
      title: 'Buying several things at once',
      text: 'In one Interaction you may buy as many things as you like, of the same kind or of different kinds, as long as your Diplomacy points last.',
      source: 'Multiple Purchases, p.8',
      terms:
        'multiple purchases; how much; shop; twice; shopping spree; grab a guy and some healing; how many items per visit; go on a shopping spree',
      see: ['F-INTERACT-12', 'F-OPEN-79'],
    },
    {
      id: 'F-BUY-02',
      title: 'Recruiting Crew from the offer',
      text: 'From the Crew offer you may recruit a Crew Member if one of the location pictures on the left of its card matches the place where you are. It costs the Diplomacy shown in the upper left corner of the card. You also need room: a free Command Token, or a Crew Member that you discharge.',
      source: 'Crew Members, p.7',
      terms:
        'hire; units; crew cost; recruit where; icon; sign up a mercenary; which places sell this guy; what’s the tag for a follower',
      see: ['F-CREW-06', 'F-BUY-03', 'F-BUY-11'],
    },
    {
      id: 'F-BUY-03',
      title: 'Using a fresh recruit at once',
      text: 'You may use a Crew Member right after you recruit it. But its own Diplomacy cannot help to pay for itself.',
      source: 'Crew Members, p.7',
      terms:
        'new crew; activate immediately; pay with itself; does a guy i just signed chip in; newbie’s charm toward his own wage; rookie acts the same go',
      see: ['F-CREW-05', 'F-CREW-08'],
    },
    {
      id: 'F-BUY-04',
      title: 'Price of Repair and Heal points',
      text: 'You can buy Repair points and Heal points, as many of either as you like:\n• at an Outpost for 3 Diplomacy each\n• at a Class-M Planet for 2 Diplomacy each',
      source: 'Repairs and Healing, p.7; Outpost, p.14; Class-M Planet, p.15',
      terms:
        'remove damage; cure; how much; wounds; healing cost; how pricey is medicine; doctor’s bill; get bandaged at the outpost; how big is the doctor’s bill',
      see: ['F-HEAL-07', 'F-HEAL-08', 'F-HEAL-06'],
    },
    {
      id: 'F-BUY-05',
      title: 'Learning Advanced Actions at Class-M Planets',
      text: 'At a Class-M Planet you can learn an Advanced Action for 6 Diplomacy. It must stand in the Crew offer; cards of the Advanced Action offer are not taught there. It goes on top of your Ship Deck, and its place in the Crew offer stays empty until the next Round.',
      source: 'Advanced Action Cards, p.7',
      terms:
        'monastery; train; buy a card; price; new card; school fees; get a lesson at the friendly world; tuition for a better card; what are the school fees',
      see: ['F-BUY-06', 'F-BUY-07', 'F-GAIN-06'],
    },
    {
      id: 'F-BUY-06',
      title: 'Several Advanced Actions in one turn',
      text: 'At a Class-M Planet you may buy more than one Advanced Action in the same turn, if the Crew offer has more than one.',
      source: 'Class-M Planet, p.15',
      terms:
        'two cards; learn twice; class-m; multiple; take a couple of lessons in one visit; cram two courses; study twice at school',
      see: ['F-BUY-05'],
    },
    {
      id: 'F-BUY-07',
      title: 'Learn any offered Advanced Action anywhere',
      text: 'Each undecimated Class-M Planet teaches all Advanced Actions in the Crew offer, not only the one that this planet added.',
      source: 'Class-M Planet, p.15',
      terms:
        'which card; which planet; monastery; class-m; does every school teach every course; lesson came from a different world; choice of courses at a friendly world',
      see: ['F-BUY-05', 'F-LOC-21'],
    },
    {
      id: 'F-BUY-08',
      title: 'Buying Undiscovered Cards',
      text: 'At a conquered Dominion Starbase you can buy any card of the Undiscovered offer for 7 Diplomacy and 1 Black Data. It goes on top of your Ship Deck, and the offer is refilled at once.',
      source: 'Undiscovered Cards, p.7',
      terms:
        'learn spell; price; black die; mage tower; how do i get spells; relic shopping at the conquered base; how much for a mystery card',
      see: ['F-LOC-17', 'F-DATA-11', 'F-GAIN-05'],
    },
    {
      id: 'F-BUY-09',
      title: 'Crystals at the Red Borg Cube',
      text: 'At the Red Borg Cube, once destroyed, 10 Diplomacy buy you 3 Data Crystals: 1 red, 1 blue and 1 gold.',
      source: 'Destroyed Borg Cubes, p.7',
      terms:
        'buy crystals; red city; price; gem bundle for sale; get one of every basic gem with charm; what does the crimson city sell',
      see: ['F-INTERACT-10', 'F-GAIN-03'],
    },
    {
      id: 'F-BUY-10',
      title: 'Undiscovered Cards at the Blue Borg Cube',
      text: 'At the Blue Borg Cube, once destroyed, Undiscovered Cards are for sale as at a conquered Dominion Starbase: 7 Diplomacy and 1 Black Data each.',
      source: 'Destroyed Borg Cubes, p.7',
      terms:
        'buy spells; blue city; price; spells at the wrecked cube; what does the azure city sell; mystery shop in the ruined city; which ruined city sells mysteries',
      see: ['F-BUY-08', 'F-INTERACT-10'],
    },
    {
      id: 'F-BUY-11',
      title: 'Any Crew at the Gold Borg Cube',
      text: 'At the Gold Borg Cube, once destroyed, you may recruit any Crew Member of the offer, whatever location pictures its card shows. You still pay its cost.',
      source: 'Destroyed Borg Cubes, p.7',
      terms:
        'recruit anyone; gold city; hire; icon; what does the yellow city sell; sign up any mercenary regardless of icon; ignore where a guy can be signed',
      see: ['F-BUY-02', 'F-BUY-12'],
    },
    {
      id: 'F-BUY-12',
      title: 'Adding Elite Crew at the Gold Cube',
      text: 'At the Gold Borg Cube, once destroyed, 2 Diplomacy add 1 card from the Elite Crew deck to the Crew offer.',
      source: 'Destroyed Borg Cubes, p.7',
      terms:
        'more crew; gold city; draw elite; new recruit; bring in another veteran to the shop; refresh the hirelings with charm; call up a premium guy',
      see: ['F-BUY-11', 'F-OPEN-68'],
    },
    {
      id: 'F-BUY-13',
      title: 'Advanced Actions at the Green Borg Cube',
      text: 'At the Green Borg Cube, once destroyed, an Advanced Action costs you 6 Diplomacy. You take either a card of your choice from the Advanced Action offer, which is refilled afterwards, or the unseen top card of the Advanced Action deck. It goes on top of your Ship Deck.',
      source: 'Destroyed Borg Cubes, p.7',
      terms:
        'buy cards; green city; random card; train; what does the emerald city sell; gamble on a blind lesson; pick any upgrade from the row',
      see: ['F-GAIN-04', 'F-GAIN-05', 'F-INTERACT-10'],
    },
    {
      id: 'F-BUY-14',
      title: 'Recruiting at any destroyed Borg Cube',
      text: 'At every destroyed Borg Cube you may recruit Crew Members whose cards show the Borg Cube picture, apart from what that Cube’s color offers.',
      source: 'Destroyed Borg Cubes, p.7',
      terms:
        'hire; cube icon; rank 4; city crew; sign up people at a ruined city; does a dead cube of any hue provide troops; mercenaries with the square icon; any hue of dead cube provides troops',
      see: ['F-BUY-02', 'F-BUY-11'],
    },
  ],
};
