import type { Chapter } from '../entry.ts';

/** Phenomena. */
export const phenomena: Chapter = {
  title: 'Phenomena',
  entries: [
    {
      id: 'A-PHEN-01',
      title: 'What a Phenomenon is',
      text: 'A Phenomenon is a System without a planet to live on. Every Phenomenon is Hazardous, and nothing can be built there. You go there for Research.',
      source: 'Discovering Phenomena',
      terms:
        'nebula; anomaly; black hole; no planet; interstellar; science system; what’s that swirly tile; tile with no ground to land on; gas clouds what are they good for',
      see: ['A-HAZ-02', 'A-PHEN-02', 'A-EXPL-05'],
    },
    {
      id: 'A-PHEN-02',
      title: 'Research on a new Phenomenon',
      text: 'When a Phenomenon is discovered, 1 Research Token from the Supply is placed on it.',
      source: 'Discovering Phenomena',
      terms:
        'science token; new anomaly; token on system; discover reward; first token; blue cube on a fresh space cloud; what lies on an anomaly at the start',
      see: ['A-PHEN-03', 'A-PHEN-06', 'A-FED-04'],
    },
    {
      id: 'A-PHEN-03',
      title: 'Taking Research on discovery',
      text: 'When you discover a Phenomenon, all your Ships there Brave the Hazard. If at least one survives, you take all the Research Tokens from it. If none survives, all the tokens stay there.',
      source: 'Initial Research',
      terms:
        'collect science; initial research; survive; claim token; anomaly reward; uncovered a space cloud what do i earn; pick up science from a fresh nebula; everyone perished who gets the science',
      see: ['A-PHEN-04', 'A-HAZ-02', 'A-ROM-03'],
    },
    {
      id: 'A-PHEN-04',
      title: 'Where Phenomenon Research may go',
      text: 'You may put Research taken from a Phenomenon into your Reserves or onto your Projects, at most 1 token on each Project. You may split several tokens between the two.',
      source: 'Initial Research; More to Learn',
      terms:
        'place token; use science; project or reserve; one per project; put research; stash blue cubes from a cloud where; split cloud science between cards',
      see: ['A-BUILD-24', 'A-BUILD-21', 'A-PHEN-03'],
    },
    {
      id: 'A-PHEN-05',
      title: 'Studying a Phenomenon again',
      text: 'If your Ship began your turn on a Phenomenon with Research Tokens, you may spend a Command to Brave its Hazard without moving. You choose how many of your Ships there take the risk. If any of these survives, you take the tokens.',
      source: 'Further Research',
      terms:
        'further research; stay; try again; command for research; retry hazard; collect again; scan the cloud once more while parked; second go at science next turn; risk just one hull for science',
      see: ['A-CMD-05', 'A-PHEN-06', 'A-HAZ-02', 'A-ROM-03'],
    },
    {
      id: 'A-PHEN-06',
      title: 'Phenomena get new Research',
      text: 'During Maintenance each Phenomenon without a Research Token gets 1. A Phenomenon that already has one gets none.',
      source: 'More to Learn; Add Research Tokens to Phenomena',
      terms:
        'refill; resupply; new token; every round; respawn; replenish; does the cloud regrow science; do blue cubes pile up in a nebula',
      see: ['A-RECH-01', 'A-PHEN-07'],
    },
    {
      id: 'A-PHEN-07',
      title: 'The first survivor takes the token',
      text: 'In each round the first player to Brave a Phenomenon’s Hazard with a surviving Ship takes its Research Token. Ships that were there from the start of the turn can do so with a Command, and Ships that move in later can do so on arrival.',
      source: 'More to Learn; Add Research Tokens to Phenomena',
      terms:
        'who gets research; race; first player; move in later; claim; several players; two of us want the same cloud’s science; who gets the blue cube first',
      see: ['A-PHEN-05', 'A-PHEN-06', 'A-HAZ-01'],
    },
    {
      id: 'A-PHEN-08',
      title: 'Murasaki 312',
      text: 'Murasaki 312 is a Phenomenon with Hazard Level 5: a Ship with Shield Modifier 0 is destroyed on a 5 or 6.\n\nExample: In the book’s sample turn a Federation Ship discovers it. The player to the right rolls a 4, so the Ship survives. Its owner takes the Research Token, and 1 Culture by the Federation’s own rule.',
      source: 'Sample First Turn',
      terms: 'level 5; hazard level; quasar; sample turn; how deadly is murasaki; shuttle crash place in the series',
      see: ['A-HAZ-04', 'A-FED-04', 'A-OPEN-05'],
    },
    {
      id: 'A-PHEN-09',
      title: 'Temporal Anomaly',
      text: 'The Temporal Anomaly is a Phenomenon. When you Brave its Hazard, you may Refresh Commands. Each Ship or Fleet gets this benefit at most once per turn.',
      source: 'Temporal Anomaly',
      terms:
        'time; refresh command; extra actions; get commands back; once per turn; time warp cloud wakes my orders; additional actions from a rift',
      see: ['A-OPEN-18', 'A-TERM-09'],
    },
  ],
};
