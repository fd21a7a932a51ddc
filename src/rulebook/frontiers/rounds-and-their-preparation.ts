import type { Chapter } from '../entry.ts';

/** Rounds and their preparation. */
export const roundsAndTheirPreparation: Chapter = {
  title: 'Rounds and their preparation',
  lead: 'F-ROUND-02',
  entries: [
    {
      id: 'F-ROUND-01',
      title: 'No preparation in Round 1',
      text: 'Round 1 has no preparation step: setup has done all of it.',
      source: 'One Round 1, p.4',
      terms:
        'first round; skip prepare; start; is there upkeep in the opening round; do we reset anything right after setup; skip housekeeping the very first time',
      see: ['F-ROUND-02'],
    },
    {
      id: 'F-ROUND-02',
      title: 'The four steps of a Round',
      text: 'A Round runs in four steps:\n• Prepare the Round (not in Round 1).\n• Everybody chooses a Tactic Card.\n• Play turns until the Round ends.\n• Check whether the scenario is over; if not, the next Round begins.',
      source: 'One Round 1-4, p.4',
      terms:
        'round structure; phases; order of play; day and night; overview; rundown of what occurs each round; what’s the flow of a day; stages of a full cycle; parts of a round',
      see: ['F-ROUND-03', 'F-TACTIC-01', 'F-ROUND-18', 'F-ROUND-19'],
    },
    {
      id: 'F-ROUND-03',
      title: 'Re-rolling the Data Core each Round',
      text: 'When a new Round is prepared, every die in the Data Core is rolled again. As at setup, at least half of the dice must show red, blue or gold; if not, all white, purple and black dice are rolled again together until it is so.',
      source: 'One Round 1, p.4',
      terms:
        'reset dice; new dice; source; mana; do we shake the mana pool every morning; refresh the source dice at dawn; pool gets new colors each day; refresh the energy pool at dawn',
      see: ['F-SETUP-19', 'F-DATA-16'],
    },
    {
      id: 'F-ROUND-04',
      title: 'Unrecruited Crew leave the offer',
      text: 'When a new Round is prepared, Crew Cards that are still in the Crew offer go to the bottom of their own decks, Regular to Regular and Elite to Elite.',
      source: 'One Round 1, p.4',
      terms:
        'old crew; clear crew market; unsold units; what becomes of followers nobody hired; unwanted recruits tucked under the pile; leftover mercenaries in the shop',
      see: ['F-ROUND-05', 'F-ROUND-06'],
    },
    {
      id: 'F-ROUND-05',
      title: 'Old Advanced Actions leave the Crew offer',
      text: 'When a new Round is prepared, Advanced Action Cards that still stand in the Crew offer go to the bottom of the Advanced Action deck.',
      source: 'One Round 1, p.4',
      terms:
        'class-m cards; unlearned actions; clear offer; what becomes of lessons nobody bought; unsold training cards cleanup; monastery cards not bought yesterday',
      see: ['F-ROUND-09', 'F-BUY-05'],
    },
    {
      id: 'F-ROUND-06',
      title: 'Size of the new Crew offer',
      text: 'Each new Round brings a new Crew offer of as many Crew Cards as there are actual players plus 2. A Dummy Player is not counted.',
      source: 'One Round 1, p.4',
      terms:
        'how many crew cards; crew market; refill units; how many hirelings appear each day; number of fresh troops for sale; deal out new recruits next morning',
      see: ['F-ROUND-07', 'F-ROUND-08', 'F-DUMMY-17'],
    },
    {
      id: 'F-ROUND-07',
      title: 'Regular Crew before the first Core tile',
      text: 'As long as no Core tile (red back) has been revealed, the new Crew offer of a Round consists of Regular Crew only.',
      source: 'One Round 1, p.4',
      terms:
        'silver only; no elite; early crew; why are there no veterans to hire; only rookies in the shop so far; cheap followers at the early stage',
      see: ['F-ROUND-08'],
    },
    {
      id: 'F-ROUND-08',
      title: 'Elite Crew after the first Core tile',
      text: 'Once at least one Core tile (red back) has been revealed, the new Crew offer of each Round alternates between Elite and Regular Crew and begins with Elite: Elite, Regular, Elite, and so on.',
      source: 'One Round 1, p.4',
      terms:
        'gold crew; when do elites appear; alternate; better crew; how do i unlock veterans; mix of cheap and premium troops; when can i hire the strong guys',
      see: ['F-ROUND-07', 'F-OPEN-67'],
    },
    {
      id: 'F-ROUND-09',
      title: 'Advanced Actions from Class-M Planets',
      text: 'In each new Round one card of the Advanced Action deck is added to the Crew offer for every Class-M Planet on the map that has not been decimated.',
      source: 'One Round 1, p.4',
      terms:
        'monastery; class-m cards; learn; crew offer actions; how many lessons appear each day from friendly worlds; do schools restock every morning; training cards added to the troop shop; daily lessons from friendly worlds',
      see: ['F-BUY-05', 'F-LOC-21', 'F-EXPLORE-14'],
    },
    {
      id: 'F-ROUND-10',
      title: 'Refreshing the Advanced Action offer',
      text: 'When a new Round is prepared, the lowest card of the Advanced Action offer goes to the bottom of its deck. The other cards move down one position, and a new card from the deck takes the top position.\n\nWith a Dummy Player the lowest card goes into its Ship Deck instead.',
      source: 'One Round 1, p.4',
      terms:
        'new cards; rotate offer; market row; slide down; does the better cards shop rotate; bottom skill card gets flushed; conveyor of upgrade cards each morning',
      see: ['F-GAIN-05', 'F-DUMMY-11', 'F-ROUND-11'],
    },
    {
      id: 'F-ROUND-11',
      title: 'Refreshing the Undiscovered offer',
      text: 'When a new Round is prepared, the lowest card of the Undiscovered offer goes to the bottom of its deck. The other cards move down one position, and a new card from the deck takes the top position.',
      source: 'One Round 1, p.4',
      terms:
        'new cards; rotate offer; spell market; slide down; does the spell shop rotate; bottom mystery card gets flushed; conveyor of relics each morning; does the relic row get flushed',
      see: ['F-GAIN-05', 'F-DUMMY-12', 'F-ROUND-10'],
    },
    {
      id: 'F-ROUND-12',
      title: 'Tactic Cards come back',
      text: 'When a new Round is prepared, all Tactic Cards of the Round before are displayed face up again, except those that the scenario holds back for a while.',
      source: 'One Round 1, p.4',
      terms:
        'return tactics; reuse; same tactic again; can i pick yesterday’s strategy again; are strategies recycled daily; do plans return to the table',
      see: ['F-TACTIC-01', 'F-TACTIC-07'],
    },
    {
      id: 'F-ROUND-13',
      title: 'Skills turn face up again',
      text: 'When a new Round is prepared, all Skill Tokens of all players are turned face up, so that once-per-Round Skills can be used again.',
      source: 'One Round 1, p.4',
      terms:
        'refresh skills; flip skill; reset; when do my perks recharge; flipped talents usable again; daily talent cooldown ends',
      see: ['F-SKILL-03'],
    },
    {
      id: 'F-ROUND-14',
      title: 'All Crew become Ready',
      text: 'When a new Round is prepared, every Crew Member becomes Ready, the Wounded ones too. Their Wound Tokens stay on them, so a Wounded Crew Member is Ready but still cannot be activated until it is healed.',
      source: 'One Round 1, p.4',
      terms:
        'when tapped crew come back; refresh units; unspend; wounded crew ready; untap; when do my exhausted troops wake up; do injured troops stand up in the morning; does sleep cure my followers',
      see: ['F-CREW-12', 'F-HEAL-04'],
    },
    {
      id: 'F-ROUND-15',
      title: 'Shuffling your whole deck',
      text: 'When a new Round is prepared, all your Ship Deck cards are shuffled together into a new Ship Deck: what is left of the deck, your hand and your discard pile. Damage Cards among them are shuffled in too.',
      source: 'One Round 1, p.4; Repairs and Healing, p.12',
      terms:
        'reshuffle; new deck; do i keep my hand; damage in deck; do i get all my cards back; what goes back into my library each day; are hull scars mixed into my library again',
      see: ['F-ROUND-16', 'F-HEAL-03'],
    },
    {
      id: 'F-ROUND-16',
      title: 'New hand at the start of a Round',
      text: 'After the shuffle you draw a new hand up to your Hand Limit.\n\nYour Hand Limit is raised for this draw too:\n• On or next to a Romulan Starbase of yours: +1 for each Romulan Starbase you own anywhere on the map.\n• On or next to a destroyed Borg Cube: +2 if nobody has more of their Faction Tokens there (ties go to whoever placed first), otherwise +1 if you have at least one.',
      source: 'One Round 1, p.4',
      terms:
        'draw cards; hand size bonus; redraw; opening hand of the round; how many cards do i draw in the morning; does owning bases give a bigger deal at dawn; fresh deal when a new day dawns; what am i dealt in the morning; bases give a bigger deal at dawn',
      see: ['F-ROUND-17', 'F-OUTCOME-06', 'F-OUTCOME-12'],
    },
    {
      id: 'F-ROUND-17',
      title: 'Starbase or Cube bonus at Round start',
      text: 'If both a Romulan Starbase of yours and a destroyed Borg Cube would raise your Hand Limit when you draw your hand for a new Round, you use only the higher bonus. The two are never added.',
      source: 'One Round 1, p.4',
      terms:
        'both bonuses; stack; combine; hand size; do keep and city perks pile up at dawn; which card perk applies when i’m close to both; sum base perk and wreck perk for the deal; do base and city perks pile up; close to a base plus a wreck; sum perks for the deal at dawn',
      see: ['F-ROUND-16', 'F-EOT-19'],
    },
    {
      id: 'F-ROUND-18',
      title: 'Order of turns',
      text: 'Turns go down the Round Order column, from top to bottom. When the last player has played, the first one is next again, and so on until the Round ends.',
      source: 'One Round 3, p.4',
      terms:
        'turn order; who is next; whose turn; sequence; who plays after me; in which sequence do we act; do we loop back to the top of the column; loop back to the top of the column',
      see: ['F-TACTIC-06', 'F-EOR-05'],
    },
    {
      id: 'F-ROUND-19',
      title: 'Does the game end now',
      text: 'After each Round the scenario is checked. If its conditions are met or its limit of Rounds is reached, the game is over and the scenario tells who has won. If not, the next Round begins.',
      source: 'One Round 4, p.4',
      terms:
        'game over; last round; end condition; round limit; final scoring; is there another day or are we done; when do we stop playing; do we tally up now',
      see: ['F-SETUP-01', 'F-EOR-05'],
    },
  ],
};
