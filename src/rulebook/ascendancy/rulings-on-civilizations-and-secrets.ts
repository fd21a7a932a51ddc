import type { Chapter } from '../entry.ts';

/** Rulings on civilizations and secrets. */
export const rulingsOnCivilizationsAndSecrets: Chapter = {
  title: 'Rulings on civilizations and secrets',
  beside: 'ruling',
  entries: [
    {
      id: 'A-OPEN-67',
      title: 'What becomes of a claimed Ship',
      text: 'The book doesn’t say where a Ship goes that the Andorians claimed by Field Testing. We play: it counts as 1 Research in the Andorian Reserves and is spent before other Research. Then it returns to its owner’s supply. Until then it counts against the owner’s 30 Ships.',
      source: 'Ruling; Andorian: Field Testing',
      terms:
        'field testing; captured ship; return ship; research token; where does the trophy hull sit; does blue skins’ trophy ever go home',
      see: ['A-AND-06', 'A-COMP-08'],
    },
    {
      id: 'A-OPEN-68',
      title: 'When the Ferengi may buy Culture',
      text: 'The book mentions the purchase of Culture for 5 Production only with Resource Generation. We play: the Ferengi may buy it at any time in their own turn and during Resource Generation.',
      source: 'Ruling; Ferengi: Only Latinum Lasts',
      terms:
        'only latinum lasts; timing; 5 production; exchange; at what moment may profiteers get art; cash for green cubes off turn',
      see: ['A-FER-04'],
    },
    {
      id: 'A-OPEN-69',
      title: 'Ferengi and captured Culture Nodes',
      text: 'The book doesn’t say whether the Ferengi can rebuild a Culture Node that they have taken. We play: they may hold Culture Nodes that they took over, but they never build or rebuild one.',
      source: 'Ruling; Ferengi: Profit Over Profundity',
      terms:
        'rebuild node; keep culture node; profit over profundity; profiteers conquered a museum; big ears rebuild a temple',
      see: ['A-FER-01', 'A-BUILD-17'],
    },
    {
      id: 'A-OPEN-70',
      title: 'Which Command Token a lost Starbase costs',
      text: 'The book doesn’t say whether you give up a ready or an Exhausted Command when you lose a Starbase. We play: an Exhausted one if you have one, otherwise a ready one. You never have fewer than 0.',
      source: 'Ruling; Capturing Starbases',
      terms:
        'lose command; ready or exhausted; token taken; starbase lost; nabbed outpost takes my awake or sleeping chip; which action do i hand over',
      see: ['A-INV-22', 'A-INV-24'],
    },
    {
      id: 'A-OPEN-71',
      title: 'Building in a lost Home System',
      text: 'The book doesn’t say whether you may still build in your Home System when you no longer Control it. We play: no, but you may again as soon as you have Control back.',
      source: 'Ruling; Home System; Build Starships',
      terms:
        'homeworld captured; build ships; lost capital; regain; my capital fell can i launch there; dockyard under enemy rule',
      see: ['A-BUILD-04', 'A-TERM-12'],
    },
    {
      id: 'A-OPEN-72',
      title: 'An Advancement deck that runs out',
      text: 'The book doesn’t say what happens if your deck holds fewer than two cards when you launch Projects. We play: you draw what is there. If nothing is there you can’t launch Projects.',
      source: 'Ruling; Launch Projects',
      terms: 'empty deck; one card left; no cards; run out; nothing left to invent; one lonely tech to draw',
      see: ['A-PROJ-01', 'A-COMP-11'],
    },
    {
      id: 'A-OPEN-73',
      title: 'When Exploration Cards or discs run out',
      text: 'The book doesn’t speak of an empty Exploration Deck or an empty stack of System Discs. We play: the discard pile of the Exploration Cards is reshuffled. If there are no more discs, a move beyond a free end finds nothing, as if the System didn’t fit.',
      source: 'Ruling; Exploration Cards; System Discs',
      terms:
        'empty deck; no more systems; reshuffle discards; stack empty; encounters all gone; no tiles remaining in the pile',
      see: ['A-SYS-04', 'A-EXPL-07', 'A-OPEN-48'],
    },
    {
      id: 'A-OPEN-74',
      title: 'What is open and what is secret',
      text: 'The book doesn’t say whether Projects and Reserves are secret. We play: everyone sees Reserves, Trade Agreements, tokens, the Research on Projects and completed Advancements. Only you see which unfinished Projects you have. The Vulcans’ second Agenda is secret.',
      source: 'Ruling; Finishing Projects; Vulcan Agendas',
      terms:
        'hidden information; private; public; can others see; hand; can neighbours peek at my inventions; which of my stuff is visible; is my cash concealed',
      see: ['A-SET-06', 'A-BUILD-27', 'A-SET-13'],
    },
    {
      id: 'A-OPEN-75',
      title: 'Colonizing with a Ship from a Fleet',
      text: 'The book doesn’t say whether the Ship spent on a colony may come from a Fleet. We play: yes. If fewer than three Ships remain, the Fleet is Disbanded.',
      source: 'Ruling; Colonize a System',
      terms:
        'fleet ship; use fleet to settle; spend ship; colony cost; settle using a hull out of an armada; grouped vessel becomes colony',
      see: ['A-BUILD-08', 'A-FLEET-09', 'A-FLEET-06'],
    },
    {
      id: 'A-OPEN-76',
      title: 'Colonizing with a card still face down',
      text: 'The book doesn’t say whether you can Colonize a System on which an Exploration Card lies face down. We play: no, not until that card has been resolved.',
      source: 'Ruling; Discovering Planetary Systems',
      terms:
        'face-down exploration card; unresolved; hazardous planet; colony; settle a world with an upside down event; unread encounter and settlers',
      see: ['A-EXPL-04', 'A-BUILD-07', 'A-OPEN-77'],
    },
    {
      id: 'A-OPEN-77',
      title: 'What Explored means for the Vulcans',
      text: 'The Vulcans Colonize Explored Systems, and the book doesn’t say what Explored means. We play: the System is on the map and no Exploration Card lies face down on it.',
      source: 'Ruling; Vulcan Colonization',
      terms:
        'explored system; vulcan colony; face-down card; requirement; do space elves need to have visited; meaning of scouted for pointy ears',
      see: ['A-VUL-01', 'A-OPEN-76'],
    },
    {
      id: 'A-OPEN-78',
      title: 'Vulcan colonies among rival Ships',
      text: 'The book doesn’t say whether the Vulcans may Colonize a System where a rival has Ships. We play: yes, they need not Occupy it.',
      source: 'Ruling; Vulcan Colonization',
      terms:
        'rival in orbit; occupied system; vulcan colonize; blocked; space elves settle beneath enemy hulls; pointy ears land despite visitors',
      see: ['A-VUL-01'],
    },
    {
      id: 'A-OPEN-79',
      title: 'Federation Culture when all Ships are lost',
      text: 'The book doesn’t say whether the Federation gets its Culture for a new Phenomenon if all its Ships die there. We play: yes, it is a reward for the discovery.',
      source: 'Ruling; Explore Strange New Worlds',
      terms:
        'ships destroyed; phenomenon bonus; hazard; explore strange new worlds; earthling crew perished in the cloud still cheers; art freebie despite a wipeout',
      see: ['A-FED-04', 'A-PHEN-03'],
    },
    {
      id: 'A-OPEN-80',
      title: 'Civilization cards that others resolve',
      text: 'The book doesn’t say whether the Federation gets Culture for a Civilization card that another player draws or resolves. We play: only for the Federation’s own draw.',
      source: 'Ruling; Explore Strange New Worlds',
      terms:
        'other player draws; federation bonus; explore strange new worlds; free culture; somebody else meets aliens do earthlings cheer; natives found by a neighbour',
      see: ['A-FED-03'],
    },
    {
      id: 'A-OPEN-81',
      title: 'Nodes after Annexation Protocols',
      text: 'The book doesn’t say whether the Nodes survive when Annexation Protocols turn Total Annihilation into a Successful Invasion. We play: yes. All Nodes that stood at the start of that Combat Round stay, and Projects are captured.',
      source: 'Ruling; Cardassian: Annexation Protocols',
      terms:
        'keep nodes; total annihilation; cardassian; captured projects; spoonheads keep the ashes or the buildings; spoonhead flattening with factories intact',
      see: ['A-CAR-05', 'A-INV-12', 'A-INV-18'],
    },
  ],
};
