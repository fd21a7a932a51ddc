import type { Chapter } from '../entry.ts';

/** Dummy Player and solo Skills. */
export const dummyPlayerAndSoloSkills: Chapter = {
  title: 'Dummy Player and solo Skills',
  beside: 'dummy solo alone',
  entries: [
    {
      id: 'F-DUMMY-01',
      title: 'What the Dummy Player is for',
      text: 'Every cooperative or solo game has one Dummy Player, which plays by itself. It does nothing on the map; it runs through its deck and so sets the pace of each Round. Without it, players who work together could take as long as they like.\n\nIts pace is usually gentle, but unlucky flips can make it much faster. Watch how many cards it has left.',
      source: 'General Principles, p.17',
      terms:
        'automated opponent; clock; bot player; cooperative; solo; why is there a fake player; robot timer for teamwork; ghost who hurries us along',
      see: ['F-DUMMY-02', 'F-DUMMY-07', 'F-DUMMY-08'],
    },
    {
      id: 'F-DUMMY-02',
      title: 'Choosing the Dummy Player’s ship',
      text: 'After the players have chosen their ships, a ship that nobody uses is picked at random for the Dummy Player. Of its components only the Round Order Token, the Ship Card and the 16 Basic Action Cards are used; in a solo game its Captain’s Skill Tokens, too.',
      source: 'Dummy Player, p.17',
      terms:
        'random ship; dummy components; which ship for dummy; setup; pick a vessel for the robot; what parts does the ghost need; which bits of the spare ship come out',
      see: ['F-DUMMY-03', 'F-DUMMY-05', 'F-DUMMY-15'],
    },
    {
      id: 'F-DUMMY-03',
      title: 'The Dummy Player’s starting crystals',
      text: 'The Dummy Player begins with 2 Data Crystals, one in the color of each Division Icon at the bottom of its Ship Card.\n\nExample: on the Enterprise-D’s card the icons are Command (red) and Science (blue), so the Dummy gets 1 red and 1 blue crystal.',
      source: 'Dummy Player, p.17',
      terms:
        'division icons; two crystals; dummy inventory; which gems does the robot own; ghost’s initial gem hues; icons on the bottom of the robot’s board',
      see: ['F-DUMMY-04', 'F-DUMMY-09', 'F-DUMMY-12'],
    },
    {
      id: 'F-DUMMY-04',
      title: 'Only the Dummy starts with crystals',
      text: 'Starting crystals are for the Dummy Player alone. Real players begin without any Data Crystals.',
      source: 'Dummy Player NOTE, p.17',
      terms:
        'do i start with crystals; empty inventory; start of game; why does the robot have gems and i don’t; humans have no gems initially; are we given gems too; only the robot owns gems why',
      see: ['F-DUMMY-03', 'F-SETUP-26'],
    },
    {
      id: 'F-DUMMY-05',
      title: 'The Dummy Player’s deck at the start',
      text: 'The 16 cards of the Dummy Player’s Ship Deck are shuffled at the start of the game, and it is ready to play.',
      source: 'Dummy Player, p.17',
      terms:
        'shuffle; ship deck of dummy; 16 cards; robot’s library at kickoff; does the ghost mix its cards; sixteen for the ghost',
      see: ['F-DUMMY-02', 'F-DUMMY-11'],
    },
    {
      id: 'F-DUMMY-06',
      title: 'The Dummy Player’s Tactic Card',
      text: 'How the Dummy Player gets its Tactic Card is said in the scenario. The card only decides its place in the Round Order, by its number as usual; the Dummy gets no effect from it.',
      source: 'Dummy Player, p.17',
      terms:
        'dummy turn order; tactic effect; tactic of dummy; does the robot pick a strategy; ghost’s place in the sequence; robot’s plan has no power',
      see: ['F-SCEN-12', 'F-SCEN-29', 'F-DUMMY-07'],
    },
    {
      id: 'F-DUMMY-07',
      title: 'The Dummy Player ends the Round',
      text: 'If the Dummy Player’s Ship Deck is empty when its turn comes, it announces the End of the Round. Every other player has one more turn, then the Round is over.',
      source: 'Dummy Player, p.17',
      terms:
        'empty dummy deck; end of the round; last turn; how long is a round; robot ran dry; ghost calls the day; time is up because of the fake player',
      see: ['F-DUMMY-08', 'F-DUMMY-10', 'F-EOR-05'],
    },
    {
      id: 'F-DUMMY-08',
      title: 'What the Dummy does on its turn',
      text: 'If the Dummy Player’s deck is not empty, 3 cards are flipped from it onto its discard pile. The color of the last one matters: if the Dummy has no Data Crystal of that color, its turn is over.',
      source: 'Dummy Player, p.17',
      terms:
        'flip three cards; dummy turn; color of last card; how does the robot act; what happens when the ghost is up; automa upkeep; run the automa’s upkeep',
      see: ['F-DUMMY-09', 'F-DUMMY-10', 'F-DUMMY-07'],
    },
    {
      id: 'F-DUMMY-09',
      title: 'Extra cards for matching crystals',
      text: 'If the last of the 3 flipped cards has a color of which the Dummy Player holds crystals, one more card is flipped for each of these crystals. The colors of the extra cards do not matter, and its turn ends there.\n\nExample: the last card is red and the Dummy holds 2 red crystals. 2 more cards are flipped, 5 in all.',
      source: 'Dummy Player, p.17',
      terms:
        'flip more cards; dummy crystals; speed of dummy; why did the robot burn five; robot speeds up with same hue gems; ghost goes faster',
      see: ['F-DUMMY-08', 'F-DUMMY-12', 'F-DUMMY-13'],
    },
    {
      id: 'F-DUMMY-10',
      title: 'Too few cards in the Dummy’s deck',
      text: 'If the Dummy Player’s deck holds too few cards, as many as possible are flipped. On its next turn it announces the End of the Round.',
      source: 'Dummy Player NOTE, p.17',
      terms:
        'not enough cards to flip; short deck; dummy runs out; ghost has fewer than three left; robot can’t finish its deal; library nearly dry for the fake player',
      see: ['F-DUMMY-07', 'F-DUMMY-08'],
    },
    {
      id: 'F-DUMMY-11',
      title: 'New cards for the Dummy’s deck',
      text: 'When a new Round is prepared, the lowest card of the Advanced Action offer goes into the Dummy Player’s deck instead of back to the Advanced Action Deck. The Dummy’s whole deck is then shuffled.\n\nYou can steer this a little: it helps if the Dummy does not get cards and crystals of the same color.',
      source: 'Dummy Player, p.17',
      terms:
        'advanced action to dummy; dummy deck grows; round preparation; robot gets an upgrade each morning; does the fake player’s library swell; bottom lesson goes to the ghost',
      see: ['F-ROUND-10', 'F-DUMMY-12'],
    },
    {
      id: 'F-DUMMY-12',
      title: 'New crystals for the Dummy',
      text: 'When a new Round is prepared, the lowest card of the Undiscovered offer goes to the bottom of its deck as usual. The Dummy Player then gains 1 Data Crystal of that card’s color.',
      source: 'Dummy Player, p.17',
      terms:
        'undiscovered card color; dummy gains crystal; round preparation; robot gets a gem each morning; which hue gem joins the ghost; spell row feeds the fake player',
      see: ['F-ROUND-11', 'F-DUMMY-11', 'F-OPEN-16'],
    },
    {
      id: 'F-DUMMY-13',
      title: 'The Dummy has no crystal limit',
      text: 'Unlike real players, the Dummy Player has no limit of 3 crystals for a color.',
      source: 'Dummy Player, p.17',
      terms:
        'more than three crystals; crystal maximum; dummy inventory; can the robot hoard gems; ghost with four reds; gem cap for the fake player',
      see: ['F-DUMMY-12', 'F-DATA-03'],
    },
    {
      id: 'F-DUMMY-14',
      title: 'Why cooperative games stop at three players',
      text: 'Cooperative scenarios are for up to 3 players, because the Dummy Player needs a fourth ship’s deck. A cooperative game with 4 players needs some substitute for that deck and for the cards added to it later.',
      source: 'Dummy Player NOTE 3, p.17',
      terms:
        'four player co-op; fourth ship; maximum players; substitute deck; can four of us play as a team versus borg; why only three for teamwork; not enough vessels for a ghost; four of us united versus borg',
      see: ['F-DUMMY-02', 'F-SCEN-25'],
    },
    {
      id: 'F-DUMMY-15',
      title: 'Dummy Skills in a solo game',
      text: 'In a solo game the 10 Skill Tokens of the Dummy Player’s Captain are shuffled face down. Each time you gain a Skill Token, one of them is turned face up into the common Skill offer, too.',
      source: 'Skills During a Solo Game, p.17',
      terms:
        'solo skill offer; common skill area alone; reveal dummy skill; playing alone where do perks come from; ghost’s talents when i’m by myself; single player talent pool',
      see: ['F-DUMMY-16', 'F-LEVEL-06'],
    },
    {
      id: 'F-DUMMY-16',
      title: 'Taking a Dummy Skill',
      text: 'A Dummy Skill that was revealed becomes available the next time you gain a Skill, not at once. If you take it from the common Skill offer, you must take the lowest card of the Advanced Action offer, as with any Skill from there.',
      source: 'Skills During a Solo Game, p.17',
      terms:
        'solo level up; lowest advanced action; when available; grab the robot’s talent; is the ghost perk available straight away; price of a robot perk',
      see: ['F-DUMMY-15', 'F-LEVEL-06'],
    },
    {
      id: 'F-DUMMY-17',
      title: 'The Dummy is no actual player',
      text: 'Where the rules count actual players, as for the dice in the Core or the size of the Crew offer, the Dummy Player is not counted.',
      source: 'Full Game Setup 12-13, p.3',
      terms:
        'number of dice; crew offer size; count players; player count; is the robot counted for pool cubes; ghost excluded from headcount; am i one or two players when alone',
      see: ['F-SETUP-18', 'F-SETUP-20', 'F-ROUND-06'],
    },
  ],
};
