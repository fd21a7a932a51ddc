import type { Chapter } from '../entry.ts';

/** Variant rules. */
export const variantRules: Chapter = {
  title: 'Variant rules',
  beside: 'variant auction bid friendly interactive upgrade draft random',
  entries: [
    {
      id: 'F-VARIANT-01',
      title: 'Auction: bidding for a chosen ship',
      text: 'In the auction variant a player who picks a ship asks the others if they agree. If all do, the pick stands and costs nothing. Any player who has no ship yet may instead offer to give up 1 or more Experience for that ship.',
      source: 'Auctioning the Ships, p.18',
      terms:
        'bid experience; buy ship; challenge a pick; two of us want the same vessel offer points; haggle over vessels with fame; may i outbid his choice of vessel; offer points for a wanted vessel',
      see: ['F-VARIANT-02', 'F-VARIANT-04', 'F-VARIANT-30'],
    },
    {
      id: 'F-VARIANT-02',
      title: 'Auction: answering a bid',
      text: 'In the auction variant, when somebody bids for the ship you picked, you must match the offer or give the ship up. If more players want it, the bidding goes round and round as in an auction.',
      source: 'Auctioning the Ships, p.18',
      terms:
        'match offer; give up ship; rounds of bidding; someone contests my vessel; do i have to raise or let it go; keep haggling over my vessel; raise or let the vessel go',
      see: ['F-VARIANT-01', 'F-VARIANT-03'],
    },
    {
      id: 'F-VARIANT-03',
      title: 'Auction: who may match a bid',
      text: 'In a ship auction a player who comes earlier in the selection order only needs to match the highest offer. A player who comes later must offer more.',
      source: 'Auctioning the Ships, p.18',
      terms:
        'equal bid; higher bid; earlier player; selection order; do i need to top his offer; is equaling enough for the vessel; privilege of being ahead in haggling',
      see: ['F-VARIANT-02', 'F-VARIANT-04'],
    },
    {
      id: 'F-VARIANT-04',
      title: 'Auction: winning the ship',
      text: 'When nobody wants to raise any more, the highest offer wins the ship; among equal offers the player earlier in the selection order. The winner loses the Experience that was offered, the others lose nothing. Then the next player without a ship picks; a picker who was outbid picks again.',
      source: 'Auctioning the Ships, p.18',
      terms:
        'who pays; highest bid; loser pays nothing; next pick; who finally gets the vessel; do those who lost the haggling get refunded; last offer stands',
      see: ['F-VARIANT-03', 'F-VARIANT-05'],
    },
    {
      id: 'F-VARIANT-05',
      title: 'Auction: Experience below zero',
      text: 'Experience lost in a ship auction is shown on the track’s last row, counted backwards from its end. Your Captain is still Level 1. When you cross the end of that last row, nothing happens; you simply go on to the first row.\n\nExample: a Faction Token on space 118 stands for -2.',
      source: 'Auctioning the Ships, p.18',
      terms:
        'negative experience; space 118; debt; minus points; i overspent on my vessel and am in the red; score under nothing; where’s my marker after overpaying; overspent on my vessel in the red',
      see: ['F-VARIANT-04', 'F-OPEN-02'],
    },
    {
      id: 'F-VARIANT-06',
      title: 'Auction: Tactics in the first Round',
      text: 'With ship auctions, the Tactic Cards of Round 1 are picked in reverse order of ship selection, whatever the Experience of the players.',
      source: 'Auctioning the Ships, p.18',
      terms:
        'tactic order; reverse selection order; compensation; strategies when we haggled for vessels; who plans ahead after haggling; overspent on points do i plan sooner',
      see: ['F-TACTIC-02', 'F-TACTIC-04', 'F-VARIANT-01'],
    },
    {
      id: 'F-VARIANT-07',
      title: 'Playing with another number of tiles',
      text: 'The numbers of Space Map tiles in the scenarios are recommendations. If all agree, you may play with more or fewer tiles, Borg Cube tiles included.',
      source: 'Number of Map Tiles, p.18',
      terms:
        'bigger map; smaller map; more tiles; map size; may we enlarge the galaxy; shorter evening with a tiny board; add cities to the board',
      see: ['F-SETUP-11', 'F-SCEN-15'],
    },
    {
      id: 'F-VARIANT-08',
      title: 'Random tile orientation',
      text: 'In this variant each tile is rotated at random, those of the setup included. It is added to the map face down, unseen, and then flipped over an axis chosen before its face is known. The corner symbols still have to connect, but circles may now meet stars, so the map gets an irregular shape.',
      source: 'Random Tile Orientation, p.18',
      terms:
        'rotate tiles; turned tile; corner symbols; circles and stars; spin hexes when we uncover; wild crooked galaxy; twisted board option',
      see: ['F-EXPLORE-06', 'F-EXPLORE-05'],
    },
    {
      id: 'F-VARIANT-09',
      title: 'Random Borg Cubes',
      text: 'In this variant a random unused Borg Cube Reference Card is drawn whenever a tile with a Cube is revealed, without looking at either end of it. The figure of that color goes on the middle of the tile, whatever color is printed there.',
      source: 'Random Borg Cubes, p.18',
      terms:
        'shuffle cubes; cube color; random city; cube card; mix up which city sits where; surprise city; cube perks unpredictable; which city shows up is a surprise',
      see: ['F-VARIANT-10', 'F-EXPLORE-15'],
    },
    {
      id: 'F-VARIANT-10',
      title: 'Random Cubes in scenarios with fixed Cubes',
      text: 'The random Borg Cubes variant also works in scenarios that name a certain Cube, such as the Red one in Liberate the Research Stations. The named tile is used all the same, because its surroundings matter; when it is revealed, a random Cube is put on it.',
      source: 'Random Borg Cubes NOTE, p.18',
      terms:
        'red cube in liberate; named cube; use printed tile; surprise city when the mission wants crimson; mix up cities with a required one; does the stations mission permit surprise',
      see: ['F-VARIANT-09', 'F-SCEN-47', 'F-SCEN-67'],
    },
    {
      id: 'F-VARIANT-11',
      title: 'Raising the Borg Cube Levels',
      text: 'By agreement the Levels of the Borg Cubes may be set higher than the scenario says. This suits experienced players, above all with cooperative assaults. A single strong player can defeat even a Level 11 Cube.',
      source: 'Borg Cube Levels, p.18',
      terms:
        'harder game; difficulty; stronger cubes; level 11; too easy make the borg tougher; crank up the challenge; nightmare setting; nightmare setting for veterans',
      see: ['F-SCEN-15', 'F-SCEN-34'],
    },
    {
      id: 'F-VARIANT-12',
      title: 'Friendly game: cards taken out',
      text: 'For a friendlier game you may take two Undiscovered Cards that hinder other players out of the deck: Data Virus/Cascade Virus and Energy Flow/Energy Steal.',
      source: 'Friendly Game, p.18',
      terms:
        'no take that; data virus; energy steal; nasty cards; strip out mean spells; which cards mess with friends; remove screw you cards for a cozy evening',
      see: ['F-VARIANT-13', 'F-SCEN-11'],
    },
    {
      id: 'F-VARIANT-13',
      title: 'Friendly game: no attacks on players',
      text: 'For a friendlier game you may forbid attacks on other players. You may go further and also forbid assaults on Romulan Starbases that other players have conquered.',
      source: 'Friendly Game, p.18',
      terms:
        'no pvp; peaceful game; forbid player combat; starbase assaults; pacifist option; cozy evening without backstabbing; agree to a truce; is there a pacifist option',
      see: ['F-PVP-01', 'F-LOC-14', 'F-VARIANT-12'],
    },
    {
      id: 'F-VARIANT-14',
      title: 'Friendly Data: white dice as a color',
      text: 'In the Friendly Data variant you cannot use a white die as a certain color while an unused die of that color is in the Core.\n\nExample: to power a red card while a red die lies in the Core, you must take the red die, not a white one.',
      source: 'Friendly Data, p.18',
      terms:
        'white die limit; use real color first; wild data; limit the pale wildcard cube; must i prefer the true hue; cube of matching hue is available',
      see: ['F-DATA-06', 'F-VARIANT-15'],
    },
    {
      id: 'F-VARIANT-15',
      title: 'Friendly Data: re-rolling white dice',
      text: 'In the Friendly Data variant a white die cannot be re-rolled or reset, for example with “Insight”, as long as another die that is not white is in the Core.',
      source: 'Friendly Data, p.18',
      terms:
        'insight; reset white die; change die; may i shake the pale cube with a card; protect pale cubes from tampering; reset pale wildcard; shake the pale cube with a card',
      see: ['F-VARIANT-14', 'F-DATA-12'],
    },
    {
      id: 'F-VARIANT-16',
      title: 'Interactive Combat: when it applies',
      text: 'The Interactive Combat variant applies whenever you start a fight against exactly one token: an Enemy Ship, a Planet Token on an Away Mission, the last defender of a Borg Cube after earlier assaults, and so on. It is recommended above all for two players.',
      source: 'Interactive Combat, p.18',
      terms:
        'single enemy; opponent joins combat; set a die secretly; rival meddles with my single monster; when does sabotage apply; let others tamper with a lone baddie',
      see: ['F-VARIANT-17', 'F-VARIANT-18', 'F-VARIANT-20'],
    },
    {
      id: 'F-VARIANT-17',
      title: 'Interactive Combat: what the secret die does',
      text: 'In Interactive Combat the player who played before you secretly sets a spare Data Die to a color:\n• Gold: the enemy has +1 Defense in the Long Range Attack phase.\n• Red: the enemy has +1 Attack.\n• Blue: the enemy has +1 Defense in the Attack phase.',
      source: 'Interactive Combat, p.18-19',
      terms:
        'gold red blue die; enemy bonus; hidden die; how can i sabotage his brawl; hidden cube boosts the monster; tougher or meaner by hue',
      see: ['F-VARIANT-16', 'F-VARIANT-18', 'F-VARIANT-19'],
    },
    {
      id: 'F-VARIANT-18',
      title: 'Interactive Combat: extra Experience',
      text: 'If the secret die of an Interactive Combat shows gold, red or blue, the enemy is worth 1 more Experience when you defeat it.',
      source: 'Interactive Combat, p.19',
      terms:
        'bonus xp; worth more; set color reward; compensation for being sabotaged; one point additional for a boosted monster; sabotaged takedown score',
      see: ['F-VARIANT-17', 'F-VARIANT-19'],
    },
    {
      id: 'F-VARIANT-19',
      title: 'Interactive Combat: black, purple or white',
      text: 'If the secret die of an Interactive Combat shows black, purple or white, the enemy has no bonus and brings no extra Experience. Black is the color meant for this; the other two count like it if set by mistake.',
      source: 'Interactive Combat, p.19',
      terms:
        'no bonus; wrong color; bluff; choose not to sabotage; hidden cube with no effect; fake sabotage; how do i fake sabotage',
      see: ['F-VARIANT-17', 'F-VARIANT-18'],
    },
    {
      id: 'F-VARIANT-20',
      title: 'Interactive Combat: showing the secret die',
      text: 'In Interactive Combat the player who set the die shows it when the phase that it affects begins:\n• Long Range Attack phase: shows gold, or says that it is not gold.\n• Shields phase (on Away Missions the Assign Damage phase): shows red, or says that it is not red.\n• Attack phase: shows the die in any case if it is still hidden.',
      source: 'Interactive Combat, p.19',
      terms:
        'reveal die; not gold; not red; timing; when do i unveil the sabotage; say it isn’t this hue; uncover the hidden cube at which stage',
      see: ['F-VARIANT-16', 'F-VARIANT-17'],
    },
    {
      id: 'F-VARIANT-21',
      title: 'Running out of Advanced Action Cards',
      text: 'With a deckbuilding variant, above all with 4 players, the Advanced Action Cards can run out. Then the cards for Class-M Planets in the Crew offer are left out first. After that the Advanced Action offer has as many cards as there are. When none are left, a player who would earn one gains nothing.',
      source: 'More Deckbuilding NOTE, p.19',
      terms:
        'deckbuilding; empty advanced action deck; no cards left; upgrade library ran dry; no lessons remain to hand out; what if we exhaust the better cards',
      see: ['F-VARIANT-22', 'F-VARIANT-27', 'F-OPEN-29'],
    },
    {
      id: 'F-VARIANT-22',
      title: 'Action Upgrades: new cards between Rounds',
      text: 'With the Action Upgrades variant, at the end of each even-numbered Round except the last one of the game, as many Advanced Action Cards are revealed as there are players plus 1. In a game of 6 Rounds this happens twice.',
      source: 'Action Upgrades, p.19',
      terms:
        'deckbuilding; upgrade deck; even rounds; exchange card; deck building shop between days; when do we get to improve our libraries; how many upgrades get flipped',
      see: ['F-VARIANT-23', 'F-VARIANT-24', 'F-VARIANT-25'],
    },
    {
      id: 'F-VARIANT-23',
      title: 'Action Upgrades: strength of a ship',
      text: 'For Action Upgrades each player works out a strength:\n• each Undiscovered Card: 2 points\n• each Advanced Action Card: 1 point\n• every two Data Crystals: 1 point\n• the Rank of each Crew Member; a Wounded one counts half, rounded down\n• 3 points for each Level above the player with the lowest Level',
      source: 'Action Upgrades, p.19',
      terms:
        'score strength; who is behind; power points; compute how mighty each vessel is; formula for who’s weaker; tally gems guys and spells',
      see: ['F-VARIANT-24', 'F-SCORE-02', 'F-SCORE-03'],
    },
    {
      id: 'F-VARIANT-24',
      title: 'Action Upgrades: order of choosing',
      text: 'For Action Upgrades the player with the lowest strength chooses first. Between equals the one with less Experience comes first; if still tied, the one who came later in the last Round Order.',
      source: 'Action Upgrades, p.19',
      terms:
        'weakest first; tie; who picks first; underdog improves his library sooner; who grabs an upgrade ahead; equally mighty vessels',
      see: ['F-VARIANT-23', 'F-VARIANT-25'],
    },
    {
      id: 'F-VARIANT-25',
      title: 'Action Upgrades: swapping a card',
      text: 'For Action Upgrades you may take one of the revealed Advanced Action Cards, but need not. If you do, you must throw away one of your own Action Cards that has the same color as the new card, or shares a type with it (an icon in the upper left corner).',
      source: 'Action Upgrades, p.19',
      terms:
        'trade card; same color; type icon; throw away action card; what must i give up for the upgrade; ditch a starter of matching hue; is improving compulsory',
      see: ['F-VARIANT-22', 'F-VARIANT-26'],
    },
    {
      id: 'F-VARIANT-26',
      title: 'Action Upgrades: leftover cards',
      text: 'Cards that nobody took in an Action Upgrades step go to the bottom of the Advanced Action Deck. The players shuffle their decks before the next Round.',
      source: 'Action Upgrades, p.19',
      terms:
        'cards nobody took; bottom of deck; shuffle; upgrades no one wanted; what remains of the improvement shop; tuck unwanted improvements',
      see: ['F-VARIANT-22', 'F-VARIANT-25'],
    },
    {
      id: 'F-VARIANT-27',
      title: 'Drafting: three cards before the game',
      text: 'In the drafting variant each player is dealt 4 Advanced Action Cards after the ships are handed out, but before the map, the dice and the offers are set up. You set one card aside and pass the rest clockwise, until everybody has 3 cards set aside.',
      source: 'Drafting at the Start, p.19',
      terms:
        'keep one pass the rest; deal four; starting cards; pick and pass cards like sushi; hand the others to the left; choose personal upgrades at kickoff',
      see: ['F-VARIANT-28', 'F-VARIANT-29'],
    },
    {
      id: 'F-VARIANT-28',
      title: 'Drafting: leftover and secret cards',
      text: 'The cards that nobody chose in the draft are shuffled back into the Advanced Action Deck. The cards that you kept stay secret, apart from your deck.',
      source: 'Drafting at the Start, p.19',
      terms:
        'unpicked cards; hidden cards; shuffle back; are my picked upgrades public; remaining picks after passing; show which ones i stashed',
      see: ['F-VARIANT-27', 'F-VARIANT-29'],
    },
    {
      id: 'F-VARIANT-29',
      title: 'Drafting: adding a kept card',
      text: 'Whenever an odd-numbered Round ends and the decks are shuffled, each player chooses one of the cards kept in the draft and shuffles it in. In games with few Rounds the rest are never used.',
      source: 'Drafting at the Start, p.19',
      terms:
        'odd rounds; when do i get drafted cards; unused cards; when do my stashed upgrades join; slot a stashed card into my library; do i get all three stashed ones',
      see: ['F-VARIANT-27', 'F-VARIANT-28'],
    },
    {
      id: 'F-VARIANT-30',
      title: 'Auction: order of ship selection',
      text: 'In the auction variant the order in which players select their ships is drawn at random.',
      source: 'Auctioning the Ships, p.18',
      terms:
        'random order; who picks first; draw lots; who nominates a vessel ahead; roll for vessel sequence when haggling; shuffle tokens for haggling',
      see: ['F-VARIANT-01', 'F-SETUP-03'],
    },
    {
      id: 'F-VARIANT-31',
      title: 'Action Upgrades: looking at other decks',
      text: 'If all players agree, they may look through each other’s decks during the Action Upgrades step.',
      source: 'Action Upgrades NOTE, p.19',
      terms:
        'examine decks; see opponents’ cards; review; peek into a rival’s library; are libraries public between days; inspect what he owns before improving',
      see: ['F-VARIANT-22', 'F-VARIANT-23'],
    },
  ],
};
