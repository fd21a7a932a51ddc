import type { Chapter } from '../entry.ts';

/** Final scoring. */
export const finalScoring: Chapter = {
  title: 'Final scoring',
  entries: [
    {
      id: 'F-SCORE-01',
      title: 'When Achievement bonuses are scored',
      text: 'Most scenarios award the Achievement bonuses at the end of the game. Some award the points but not the titles, and then the extra points of the titles are left out too.',
      source: 'Final Scoring, p.23',
      terms:
        'end of game points; final score; achievements; titles or not; medals at the finale; do we tally categories when done; medal points omitted',
      see: ['F-SCORE-07', 'F-SCORE-02', 'F-SCORE-10', 'F-SCEN-17'],
    },
    {
      id: 'F-SCORE-02',
      title: 'Greatest Knowledge',
      text: 'For the Greatest Knowledge you score 2 Experience for each Undiscovered Card and 1 for each Advanced Action Card in your deck, and 1 for every two Data Crystals in your Inventory. The title brings 3 more, or 1 each if tied, but nothing to players who scored 0 here.',
      source: 'The Greatest Knowledge, p.23',
      terms:
        'points for cards; undiscovered; advanced action; crystals; medal for spells and gems; what are my books worth; who is the smartest captain',
      see: ['F-SCORE-07', 'F-SCORE-09', 'F-OPEN-70'],
    },
    {
      id: 'F-SCORE-03',
      title: 'Greatest Leadership',
      text: 'For the Greatest Leadership you score the Ranks of all your Crew Members. A Wounded Crew Member counts half the Rank, rounded down. The title brings 3 more, or 1 each if tied.',
      source: 'The Greatest Leadership, p.23',
      terms:
        'points for crew at the end of the game; points for crew; rank; wounded crew half; medal for followers; what are my troops worth at the finale; who is the best boss',
      see: ['F-SCORE-07', 'F-OPEN-69'],
    },
    {
      id: 'F-SCORE-04',
      title: 'Greatest Conqueror',
      text: 'For the Greatest Conqueror you score 2 Experience for each of your Faction Tokens on a Romulan Starbase, a Dominion Starbase or a decimated Class-M Planet. The title brings 3 more, or 1 each if tied.',
      source: 'The Greatest Conqueror, p.23',
      terms:
        'points for starbases; decimated planets; faction tokens; medal for castles and towers; what’s a taken base worth at the finale; most bases taken',
      see: ['F-SCORE-07', 'F-OPEN-69'],
    },
    {
      id: 'F-SCORE-05',
      title: 'Greatest Adventurer',
      text: 'For the Greatest Adventurer you score 2 Experience for each of your Faction Tokens on planets of Class L, K or H. The title brings 3 more, or 1 each if tied.',
      source: 'The Greatest Adventurer, p.23',
      terms:
        'points for planets; class-l; class-k; class-h; away missions; medal for caves and ruins; what’s a cleared dungeon worth; most ground trips',
      see: ['F-SCORE-07', 'F-OPEN-69'],
    },
    {
      id: 'F-SCORE-06',
      title: 'Greatest Disaster',
      text: 'For the Greatest Disaster you lose 2 Experience for each Damage Card in your deck, and 2 more if your Captain is Wounded. The title costs another 3, or 1 each if tied.',
      source: 'The Greatest Disaster, p.23',
      terms:
        'minus points; damage cards at end; wounded captain; penalty; how bad are scars at the finale; most battered vessel; does junk subtract at the finale',
      see: ['F-SCORE-08', 'F-SCORE-09', 'F-OPEN-70'],
    },
    {
      id: 'F-SCORE-07',
      title: 'Title bonus for an Achievement',
      text: 'The player who scores most in an Achievement category wins its title and 3 more Experience. If several are tied, each gains 1 instead. This goes for Knowledge, Leadership, Conqueror and Adventurer.',
      source: 'Final Scoring, p.23',
      terms:
        '+3; +1 if tied; greatest; win a title; bonus for leading a category; shared first place for a medal; how much is a medal',
      see: ['F-SCORE-08', 'F-SCORE-09', 'F-TEAM-10'],
    },
    {
      id: 'F-SCORE-08',
      title: 'Title penalty for the Greatest Disaster',
      text: 'The player who loses most in the Greatest Disaster category loses 3 Experience more. If several are tied, each loses 1 more instead.',
      source: 'The Greatest Disaster, p.23',
      terms:
        '-3; -1 if tied; worst ship; most damage; fine for being most battered; shared last for scars; how much does the wooden spoon hurt',
      see: ['F-SCORE-06', 'F-SCORE-09'],
    },
    {
      id: 'F-SCORE-09',
      title: 'Ties at zero points',
      text: 'Players tied with 0 points in the Greatest Knowledge get no bonus for the tie. Players tied with no losses in the Greatest Disaster get no penalty.',
      source: 'Final Scoring, p.23',
      terms:
        'nobody scored; no title; tied with nothing; all of us got zilch in a category; shared medal on zilch; none has scars do we get fined',
      see: ['F-SCORE-07', 'F-SCORE-08', 'F-OPEN-69'],
    },
    {
      id: 'F-SCORE-10',
      title: 'Conquest bonuses for Borg Cubes',
      text: 'In Full Conquest and Blitz Conquest you score for each destroyed Borg Cube:\n• 7 Experience if you have the most Faction Tokens on its card. Between tied players, the one who placed a token there first counts as having the most.\n• 4 Experience if you have at least one there but not the most.',
      source: 'Conquest Bonuses, p.23',
      terms:
        '7 points; 4 points; destroyed cubes; most faction tokens; what’s a wrecked city worth; mayor points at the finale; second place at a wreck',
      see: ['F-SCORE-11', 'F-SCEN-17', 'F-SCEN-24'],
    },
    {
      id: 'F-SCORE-11',
      title: 'Greatest Borg Destroyer',
      text: 'In Full Conquest and Blitz Conquest the player who scores most for destroyed Borg Cubes gains 5 more Experience, or 2 each if tied.',
      source: 'Conquest Bonuses, p.23',
      terms:
        '+5; most cube points; +2 if tied; title for cubes; medal for slaying the collective; best city slayer; additional five for cities',
      see: ['F-SCORE-10'],
    },
    {
      id: 'F-SCORE-12',
      title: 'Cooperative bonus: Cubes destroyed',
      text: 'In Full Cooperation, Blitz Cooperation and Solo Conquest the team scores 10 points for each destroyed Borg Cube, in addition to Achievements without titles.',
      source: 'Cooperative Bonuses, p.23',
      terms:
        '10 points each; co-op score; solo score; group points per city wrecked; ten apiece for cubes in teamwork; what’s each wreck worth for the group',
      see: ['F-SCORE-14', 'F-SCEN-33', 'F-SCEN-43'],
    },
    {
      id: 'F-SCORE-13',
      title: 'Cooperative bonus: everyone leads somewhere',
      text: 'In Full and Blitz Cooperation the team scores 10 points if every player leads in Faction Tokens at some destroyed Borg Cube, or at several. Between tied players, the one who placed a token there first has the most. Solo Conquest does not have this bonus.',
      source: 'Cooperative Bonuses NOTE, p.23',
      terms:
        '10 points; most tokens at a cube; every player; each pal is mayor of a wreck; ten if everybody shines; spread the flags for a group bonus',
      see: ['F-SCORE-12', 'F-SCEN-33'],
    },
    {
      id: 'F-SCORE-14',
      title: 'Cooperative bonus: all Cubes destroyed',
      text: 'In Full Cooperation, Blitz Cooperation and Solo Conquest 15 points are scored if all Borg Cubes were destroyed.',
      source: 'Cooperative Bonuses, p.23',
      terms:
        '15 points; full success; every cube; group points for a clean sweep; every last city wrecked bonus; fifteen for finishing the job',
      see: ['F-SCORE-12', 'F-SCEN-33', 'F-SCEN-43'],
    },
    {
      id: 'F-SCORE-15',
      title: 'Cooperative bonus: Rounds to spare',
      text: 'In Full Cooperation, Blitz Cooperation and Solo Conquest 30 points are scored for each Round by which the game ended before the Round limit.',
      source: 'Cooperative Bonuses, p.23',
      terms:
        '30 points; finish early; rounds saved; fast win; group points for being quick; thirty for days left; done with a day in hand',
      see: ['F-OPEN-72', 'F-SCEN-33', 'F-SCEN-43'],
    },
    {
      id: 'F-SCORE-16',
      title: 'Cooperative bonus: unflipped Dummy cards',
      text: 'In Full Cooperation, Blitz Cooperation and Solo Conquest 1 point is scored for each card of the Dummy Player’s deck that was not flipped in the last Round.',
      source: 'Cooperative Bonuses, p.23',
      terms:
        '1 point per card; dummy deck; time left; points for the robot’s leftovers; ghost’s remaining library; count what the fake player didn’t burn',
      see: ['F-DUMMY-08', 'F-SCEN-33', 'F-SCEN-43'],
    },
    {
      id: 'F-SCORE-17',
      title: 'Cooperative bonus: Round not ended',
      text: 'In Full Cooperation, Blitz Cooperation and Solo Conquest 5 points are scored if nobody had announced the End of the Round in the last Round of play.',
      source: 'Cooperative Bonuses, p.23',
      terms:
        '5 points; end of the round not announced; quick finish; five if the day wasn’t called; nobody knocked yet when we triumphed; group bonus for beating the bell',
      see: ['F-SCEN-33', 'F-SCEN-43', 'F-EOR-05'],
    },
  ],
};
