import type { Chapter } from '../entry.ts';

/** Scenario: The First Reconnaissance and solo rules. */
export const firstReconnaissanceAndSoloRules: Chapter = {
  title: 'Scenario: The First Reconnaissance and solo rules',
  beside: 'scenario first reconnaissance solo alone tutorial',
  entries: [
    {
      id: 'F-SCEN-01',
      title: 'First Reconnaissance: players and length',
      text: 'The First Reconnaissance is for 2 to 4 players and lasts 3 Rounds. It is slightly competitive and meant for learning: strongly recommended whenever somebody plays for the first time. A solo form exists too.',
      source: 'The First Reconnaissance, p.19',
      terms:
        'first game; learn; training scenario; how many rounds; beginners; tutorial for newbies; which mission suits rookies at the table; how long is the intro game',
      see: ['F-SCEN-02', 'F-SCEN-07', 'F-SCEN-08'],
    },
    {
      id: 'F-SCEN-02',
      title: 'First Reconnaissance: Frontier tiles',
      text: 'The First Reconnaissance uses 8 Frontier tiles for 2 players, 9 for 3 and 11 for 4. They are not shuffled but sorted by their numbers.',
      source: 'The First Reconnaissance, p.19',
      terms:
        'blue tiles; map size; sorted tiles; number of tiles; outskirts hexes in the tutorial; intro game easy map pieces; are tutorial hexes mixed',
      see: ['F-SCEN-03', 'F-OPEN-82'],
    },
    {
      id: 'F-SCEN-03',
      title: 'First Reconnaissance: Core tiles',
      text: 'The First Reconnaissance uses 1 Core tile with a Borg Cube and 2 without, for any number of players.',
      source: 'The First Reconnaissance, p.19',
      terms:
        'red tiles; borg cube tile; how many core tiles; hard hexes in the tutorial; inner map pieces for the intro game; how many cities in the intro',
      see: ['F-SCEN-02', 'F-SCEN-04'],
    },
    {
      id: 'F-SCEN-04',
      title: 'First Reconnaissance: Borg Cubes are off limits',
      text: 'In The First Reconnaissance nobody can assault a Borg Cube or interact with one.',
      source: 'The First Reconnaissance, p.19',
      terms:
        'attack cube in first game; use cube; city; raid the collective in the tutorial; can newbies storm the city; hands off cities in the intro',
      see: ['F-SCEN-03', 'F-SCEN-07'],
    },
    {
      id: 'F-SCEN-05',
      title: 'First Reconnaissance: no PvP, no Elite Crew',
      text: 'In The First Reconnaissance there is no Player versus Player combat. Elite Crew Members are not used: only Regular ones are dealt, even after a Core tile was revealed.',
      source: 'The First Reconnaissance, p.19',
      terms:
        'gold crew; player combat in first game; silver crew only; duels in the tutorial; veterans to hire in the intro game; do newbies brawl each other',
      see: ['F-ROUND-08', 'F-PVP-01'],
    },
    {
      id: 'F-SCEN-06',
      title: 'First Reconnaissance: late card offers',
      text: 'In The First Reconnaissance, Advanced Action Cards and Undiscovered Cards are not revealed before they are needed for the first time.',
      source: 'The First Reconnaissance, p.19',
      terms:
        'when to reveal offers; advanced actions; undiscovered cards; skip the upgrade row in the tutorial; spell row in the intro game; when do shops open for newbies',
      see: ['F-SETUP-08', 'F-SETUP-09'],
    },
    {
      id: 'F-SCEN-07',
      title: 'First Reconnaissance: end of the game',
      text: 'When a Borg Cube is revealed in The First Reconnaissance, every player has one final turn, including the one who revealed it. If the Round ends during these turns, the game ends at once.',
      source: 'The First Reconnaissance, p.19',
      terms:
        'when does it end; borg cube revealed; final turn; when’s the tutorial done; finding a city closes the intro game; last lap for newbies',
      see: ['F-SCEN-01', 'F-SCEN-08'],
    },
    {
      id: 'F-SCEN-08',
      title: 'First Reconnaissance: scoring',
      text: 'At the end of The First Reconnaissance the standard Achievements are scored. Whoever then has the most Experience wins; tied players share the victory.',
      source: 'The First Reconnaissance, p.19',
      terms:
        'who wins; tie; points; achievements; how do we count the tutorial; intro game triumph; level on score in the tutorial',
      see: ['F-SCORE-01', 'F-SCEN-07'],
    },
    {
      id: 'F-SCEN-09',
      title: 'First Reconnaissance alone',
      text: 'To play The First Reconnaissance solo, use 8 Frontier tiles and play 4 Rounds, with a Dummy Player and the solo rules for Tactics. No titles are awarded at the end.',
      source: 'Solo Variant, p.19',
      terms:
        'solo learning game; single player; play alone; tutorial by myself; intro game for a loner; learning on my own how many days',
      see: ['F-SCEN-10', 'F-SCEN-11', 'F-SCEN-12', 'F-DUMMY-01'],
    },
    {
      id: 'F-SCEN-10',
      title: 'First solo game without Dummy Player',
      text: 'If you only want to get to know the game, you may leave out the Dummy Player in your first solo First Reconnaissance and play without time pressure.',
      source: 'Solo Variant, p.20',
      terms:
        'no dummy; practice; skip dummy; try the rules; can i drop the robot while learning; relaxed run without the ghost; no clock on my maiden attempt',
      see: ['F-SCEN-09', 'F-DUMMY-01'],
    },
    {
      id: 'F-SCEN-11',
      title: 'Undiscovered Cards removed in solo games',
      text: 'In solo games these four cards are taken out of the Undiscovered Deck:\n• Telepathy/Telepathic Assault\n• Data Virus/Cascade Virus\n• The Inner Light/Remembering Kataan\n• Energy Flow/Energy Steal',
      source: 'Solo Variant, p.20',
      terms:
        'telepathy; data virus; inner light; energy flow; take out cards; which spells go away when i’m by myself; strip out player spells for a loner; mind reading useless by myself',
      see: ['F-SCEN-28', 'F-SCEN-41', 'F-VARIANT-12'],
    },
    {
      id: 'F-SCEN-12',
      title: 'Choosing Tactics in a solo game',
      text: 'In a solo game you always choose your Tactic first. The Dummy Player then gets a random one of the remaining cards.',
      source: 'Solo Variant, p.19; Solo Conquest, p.21',
      terms:
        'solo tactic; dummy tactic; who chooses first; who plans ahead me or the robot; picking strategies by myself; ghost’s plan is luck of the draw',
      see: ['F-SCEN-13', 'F-DUMMY-06'],
    },
    {
      id: 'F-SCEN-13',
      title: 'Tactics set aside in solo games',
      text: 'In a solo game the Tactics used by you and the Dummy Player rest for a Round. After Round 1 both are set aside and cannot be chosen in Round 2. After each later Round the two just used are set aside, and the two set aside before come back. So from Round 2 on you always choose among 4.',
      source: 'Solo Variant, p.20; Solo Conquest, p.21',
      terms:
        'used tactics; which tactics are available; four tactics; strategies on cooldown by myself; may a loner repeat a plan; loner picks between how many plans',
      see: ['F-SCEN-12', 'F-SCEN-30'],
    },
  ],
};
