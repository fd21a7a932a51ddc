import type { Chapter } from '../entry.ts';

/** Rulings: Crew, scoring and scenarios. */
export const rulingsCrewScoringAndScenarios: Chapter = {
  title: 'Rulings: Crew, scoring and scenarios',
  beside: 'ruling',
  entries: [
    {
      id: 'F-OPEN-63',
      title: 'Ruling: healing two wounds separately',
      text: 'The book does not make clear if the 2 Wound Tokens of one person must be healed together.\n\nWe play: each is paid on its own, at the full cost, and may be healed on a different turn: Rank for a Crew Member, half the Level rounded up for the Captain.',
      source: 'Ruling; Spending Heal Points, p.12',
      terms:
        'double wound; heal one token; different turns; bandage one chip now another tomorrow; partially cure a venom victim; pay the doctor in installments',
      see: ['F-HEAL-10', 'F-AWAY-33'],
    },
    {
      id: 'F-OPEN-64',
      title: 'Ruling: the Captain’s Defense on missions',
      text: 'On an Away Mission the Captain absorbs damage by the “current Defense Value”. The book does not say what may change it.\n\nWe play: it is the value on your top Level Token.',
      source: 'Ruling; Assign Damage Phase, p.10',
      terms:
        'current defense value; captain absorbs; level token; how much can the boss soak downstairs; leader’s toughness on the surface; do boosts help the boss take a bite',
      see: ['F-AWAY-17', 'F-OPEN-04'],
    },
    {
      id: 'F-OPEN-65',
      title: 'Ruling: taking back a rejected Skill',
      text: 'The book does not say if you may later take one of your own rejected Skill Tokens from the common area.\n\nWe play: no. Only tokens of other players can be taken, and in a solo game those of the Dummy Player.',
      source: 'Ruling; Level Up, p.11',
      terms:
        'own skill from common area; skill i discarded; second chance; i want the talent i dumped back; regret throwing away a perk; reclaim my own unwanted talent',
      see: ['F-LEVEL-06', 'F-DUMMY-16'],
    },
    {
      id: 'F-OPEN-66',
      title: 'Ruling: Level Up with nothing to take',
      text: 'The book does not say what happens if no Advanced Action Card or no Skill Token is left at a Level Up.\n\nWe play: you gain what there is and nothing in place of the rest.',
      source: 'Ruling; Level Up, p.11',
      terms:
        'no skills left; no advanced action; empty offer; promotion but the shop is bare; ran dry of perks when ranking up; nothing remains for my promotion',
      see: ['F-LEVEL-02', 'F-LEVEL-04'],
    },
    {
      id: 'F-OPEN-67',
      title: 'Ruling: an empty Crew deck',
      text: 'Elite and Regular Crew are dealt alternately. The book does not say what happens when one deck is empty.\n\nWe play: cards come from the other deck; when both are empty, dealing stops.',
      source: 'Ruling; One Round 1, p.4',
      terms:
        'no elite crew; run out of crew; alternate; veteran pile dry; no rookies remain to deal; hireling shop when a pile is exhausted',
      see: ['F-ROUND-08', 'F-ROUND-06'],
    },
    {
      id: 'F-OPEN-68',
      title: 'Ruling: Elite Crew added at the Gold Cube',
      text: 'The book does not say how long a Crew card added to the offer at the Gold Borg Cube stays there.\n\nWe play: until the next Round clears the Crew offer.',
      source: 'Ruling; Destroyed Borg Cubes, p.7',
      terms:
        'how long on offer; pay 2 diplomacy; extra crew card; does the veteran i called up remain overnight; summoned a guy yet didn’t sign him; when does the summoned premium leave',
      see: ['F-BUY-12', 'F-ROUND-04'],
    },
    {
      id: 'F-OPEN-69',
      title: 'Ruling: titles when everyone has zero',
      text: 'For the Greatest Knowledge the book gives no bonus to players tied at 0. It does not say so for Leadership, Conqueror and Adventurer.\n\nWe play: nobody gets the bonus there either.',
      source: 'Ruling; Final Scoring, p.23',
      terms:
        'no points; leadership; conqueror; adventurer; tie at 0; shared medal with zilch for bases or followers; no one has troops who gets the medal; all nil for ground trips',
      see: ['F-SCORE-09', 'F-SCORE-07'],
    },
    {
      id: 'F-OPEN-70',
      title: 'Ruling: which cards count as your deck',
      text: 'Final scoring counts cards “in their deck”, and the book does not say if the hand is meant too.\n\nWe play: your Ship Deck, hand, discard pile and cards in play all count. Removed cards do not.',
      source: 'Ruling; Final Scoring, p.23',
      terms:
        'cards in hand; discard pile; final scoring cards; removed cards; do cards i’m holding score; is my used heap tallied; which spells are tallied',
      see: ['F-SCORE-02', 'F-SCORE-06'],
    },
    {
      id: 'F-OPEN-71',
      title: 'Ruling: last turns in co-op and solo',
      text: 'In cooperative and solo scenarios the book does not say if the player who destroyed the last Cube also has a last turn.\n\nWe play: yes, as in the competitive scenarios. Play goes on in Round Order.',
      source: 'Ruling; Full Cooperation, p.21; Solo Conquest, p.21',
      terms:
        'extra turn; who gets a last turn; destroyer of the last cube; slayer of the last city goes once more; teamwork finale lap for everyone; do i get a closing go by myself',
      see: ['F-SCEN-32', 'F-SCEN-42'],
    },
    {
      id: 'F-OPEN-72',
      title: 'Ruling: counting Rounds saved',
      text: 'The book does not say how the Rounds before the limit are counted.\n\nWe play: the Round limit minus the number of the Round in which the game ends.\n\nExample: a game of 6 Rounds ends in Round 4. That saves 2 Rounds and scores 60 points.',
      source: 'Ruling; Cooperative Bonuses, p.23',
      terms:
        'rounds before limit; 30 points; finish early; how many days did we spare; compute the quickness bonus; done on day four of six',
      see: ['F-SCORE-15'],
    },
    {
      id: 'F-OPEN-73',
      title: 'Ruling: the extra Blitz point crossing a line',
      text: 'In the Blitz scenarios crossing a line gives 1 extra Experience. The book does not say if that point can cross the next line itself.\n\nWe play: yes. This is checked after every point.',
      source: 'Ruling; Blitz Conquest, p.20',
      terms:
        'blitz experience; two lines; chain level up; speedy fame cascades; bonus fame pushes me past another row; double promotion in the condensed game',
      see: ['F-SCEN-21', 'F-LEVEL-01'],
    },
    {
      id: 'F-OPEN-74',
      title: 'Ruling: the Starting Tile as a visit',
      text: 'For Where No One Has Gone Before the book does not say if the Starting Tile counts as visited.\n\nWe play: yes, for each player as soon as the ship first appears on it.',
      source: 'Ruling; Where No One, p.22',
      terms:
        'where no one; first tile; visited at start; home hex in the scouting race; tourism point for the gate board; count the entrance board',
      see: ['F-SCEN-59', 'F-SCEN-63'],
    },
    {
      id: 'F-OPEN-75',
      title: 'Ruling: map of Conquer and Hold',
      text: 'The map of Conquer and Hold is shown only in a diagram, and the book does not name its tiles.\n\nWe play: a fixed layout of our own with the Starting Tile, 5 places for Frontier tiles and 4 for Core tiles. The Starbases on them should add up to the 25 points that the book promises.',
      source: 'Ruling; Conquer and Hold, p.22',
      terms:
        'missing diagram; fixed layout; 25 points; clash galaxy picture is absent; layout of the klingon board; do the castles total properly',
      see: ['F-SCEN-66', 'F-SCEN-82'],
    },
    {
      id: 'F-OPEN-76',
      title: 'Ruling: “Units” in the Team Rules',
      text: 'The Team Rules speak of recruiting “Units” at an ally’s Starbase, a word that the book uses nowhere else; Conquer and Hold repeats the rule with Crew Members.\n\nWe play: Units are Crew Members.',
      source: 'Ruling; Team Rules, p.18',
      terms:
        'recruit units; ally starbase; wording; what are troops called in the pals section; odd term in the pals section; are followers and units identical',
      see: ['F-TEAM-06'],
    },
    {
      id: 'F-OPEN-77',
      title: 'Ruling: ships off the map when it closes',
      text: 'In One to Return everybody on the Wormhole is eliminated at the end of Round 1. Ships there are taken off the map, and the book does not say if they count.\n\nWe play: a ship set in front of its owner counts as on the Wormhole and is eliminated.',
      source: 'Ruling; One to Return, p.22',
      terms:
        'one to return; eliminated; set aside ship; wormhole; in my lap when the gate slams; does a vanished model count as home; kicked out while not on the board',
      see: ['F-SCEN-86', 'F-LOC-01'],
    },
    {
      id: 'F-OPEN-78',
      title: 'Ruling: only some Starbase tokens beaten',
      text: 'In Conquer and Hold several random tokens may defend a Starbase. The book does not say what happens if you defeat only some of them.\n\nWe play: you score the Experience of those that you defeated, added up and halved, rounded up. The Starbase is not won, and all the tokens are discarded.',
      source: 'Ruling; Conquer and Hold, p.23',
      terms:
        'two random tokens; partial win; conquer and hold; one of two sentries down in clash; half cleared castle; partial raid score on an empty base',
      see: ['F-SCEN-79', 'F-SCEN-80'],
    },
    {
      id: 'F-OPEN-79',
      title: 'Ruling: two locations in reach',
      text: 'The book does not say if you may interact with two locations in one turn, such as an Outpost that you stand on and a Class-M Planet beside it.\n\nWe play: one location for each Interaction.',
      source: 'Ruling; Interactions, p.7',
      terms:
        'interact twice; outpost beside class-m; one interaction; shop at the village and the school; visit a pair of stores in one go; neighbouring shops simultaneously',
      see: ['F-INTERACT-01', 'F-BUY-01'],
    },
    {
      id: 'F-OPEN-80',
      title: 'Ruling: the Captain’s own Action Card',
      text: 'The book does not say which Basic Action Card bears the Captain’s name.\n\nWe play: every ship has exactly one such card:\n• U.S.S. Enterprise-D: Picard’s Counsel\n• U.S.S. Defiant: Sisko’s Gambit\n• I.K.S. Negh’Var: Martok’s Fury\n• Bird-of-Prey: Lursa and B’Etor’s Plot',
      source: 'Ruling; Diplomacy Phase, p.10',
      terms:
        'which card; captain’s name; captain card; basic action; which starter is my boss’s personal one; my boss’s signature card; find the leader’s portrait',
      see: ['F-AWAY-13', 'F-HEAL-05', 'F-OPEN-13'],
    },
    {
      id: 'F-OPEN-81',
      title: 'Ruling: reference cards we do not have',
      text: 'The texts of the Tile and Skill Reference Cards, the Borg Cube cards, the Scoring Cards and most Division Icons are not in the rulebook; only those of the Enterprise-D are (red and blue).\n\nWe play: by the Map Location Guide and the chapter on final scoring. Each ship has Division Icons in two different basic colors.',
      source: 'Ruling; Dummy Player, p.17; Map Location Guide, p.14',
      terms:
        'tile reference card; borg cube card; division icons; scoring card; help sheets absent; where’s the summary sheet for cities; robot icons for other vessels',
      see: ['F-DUMMY-03', 'F-OPEN-21'],
    },
    {
      id: 'F-OPEN-82',
      title: 'Ruling: tile order in First Reconnaissance',
      text: 'The full description of The First Reconnaissance, with the order of its tiles, is in the Game Walkthrough and not in the rulebook.\n\nWe play: the Frontier tiles are numbered 1 to 11. The lowest numbers are used, in ascending order.',
      source: 'Ruling; The First Reconnaissance, p.19',
      terms:
        'game walkthrough; numbered tiles; first game map; tutorial hexes in which sequence; intro booklet is absent; lowest numerals go ahead in the tutorial',
      see: ['F-SCEN-02'],
    },
    {
      id: 'F-OPEN-83',
      title: 'Ruling: interactive Undiscovered Cards',
      text: 'The book does not give the effects of the Undiscovered Cards that affect other players, nor say if those players may choose anything.\n\nWe play: they follow spells of Mage Knight, and the pairing is our guess. Whoever discards chooses the card; the player of the card chooses all else. What only the strong effect does stands in brackets:\n• Energy Flow/Energy Steal: one of your Crew Members becomes Ready (and is healed), then you may make one Crew Member of each other player Spent, of Rank 2 (Rank 3) at most.\n• Data Virus/Cascade Virus: until the Round ends you keep a red, blue or gold Core die, for 3 Data Tokens now or 1 in each later turn, also one that you take in advance (and others who use that color take a Damage Card, once a turn).\n• Telepathy/Telepathic Assault: you gain a crystal and choose a color. Every other player discards a card of it, or without one shows the hand (and you may take one of those Action Cards).\n• The Inner Light: every other player loses a random crystal, of which you may take one; who has none takes a Damage Card.\n• Remembering Kataan: you choose a color. Everyone takes a Damage Card for each own crystal of it, then you gain 2 of it.',
      source: 'Ruling; Friendly Game, p.18',
      terms:
        'data virus; energy steal; telepathy; inner light; affect others; what do the mean spells do; who decides when a spell hits me; mind reading and stealing mana from rivals',
      see: ['F-TEAM-02', 'F-VARIANT-12', 'F-SCEN-11'],
    },
    {
      id: 'F-OPEN-84',
      title: 'Ruling: absent players and giving up',
      text: 'The book says nothing about players who do not answer, who give up, or who are out of the game outside the scenarios that mention it.\n\nWe play: the table may set a time limit for answers. When it runs out each question gets its safest answer: a turn ends, with a card discarded where one is owed; a fight that was provoked is fought. Whoever gives up ends the game: the best of the others wins, and against the Borg all lose. Players are eliminated only where a scenario says so.',
      source: 'Ruling',
      terms:
        'inactive; timeout; concede; afk; turn timer; my friend vanished; someone quit midgame; how long may a person dither',
      see: ['F-SCEN-86', 'F-EMERG-01'],
    },
    {
      id: 'F-OPEN-85',
      title: 'Ruling: components that run out',
      text: 'The book does not say what happens if Damage Cards, Data, Wound or Transporter Tokens run out.\n\nWe play: they never do; the supply is unlimited.',
      source: 'Ruling; Setup, p.3',
      terms:
        'no damage cards left; no tokens left; unlimited supply; box has not enough chips; ran short of scars in the common heap; bandage chips exhausted',
      see: ['F-SETUP-10', 'F-SETUP-24'],
    },
    {
      id: 'F-OPEN-86',
      title: 'Ruling: order of simultaneous effects',
      text: 'The book gives no order for effects that happen at the same time.\n\nWe play: the player whose turn it is orders their own effects. A defender orders the defender’s.',
      source: 'Ruling; Effects, p.5',
      terms:
        'same time; which effect first; priority; two triggers collide; who chooses the sequence when things coincide; stack resolution of triggers',
      see: ['F-CARD-13', 'F-PVP-25'],
    },
    {
      id: 'F-OPEN-87',
      title: 'Ruling: where to subjugate an Outpost',
      text: 'The book does not say where your ship must be when you subjugate an Outpost.\n\nWe play: on that Outpost, at the moment when you do it. You are asked just before your own turn, which is the same moment as during the turns of others.',
      source: 'Ruling; Outpost, p.14',
      terms:
        'plunder from where; on the outpost; position; park in the village to bully it; raid locals from afar; stand where when bullying',
      see: ['F-LOC-09'],
    },
    {
      id: 'F-OPEN-88',
      title: 'Ruling: winner and ties',
      text: 'The book does not name the winner of Liberate the Research Stations and Where No One Has Gone Before, nor say what a tie means in scored competitive scenarios other than The First Reconnaissance.\n\nWe play: the most Experience after all bonuses wins. Tied players share the victory.',
      source: 'Ruling; Liberate, p.22; Where No One, p.22',
      terms:
        'who wins; tied first place; most experience; shared victory; level on points at the finale; who triumphs in the labs mission; dead heat between captains',
      see: ['F-SCEN-57', 'F-SCEN-63', 'F-SCEN-17', 'F-SCEN-08'],
    },
    {
      id: 'F-OPEN-89',
      title: 'Ruling: a Round ending during last turns',
      text: 'For Full and Blitz Cooperation, Solo Conquest and Where No One Has Gone Before the book does not say what happens if the Round ends during the last turns.\n\nWe play: the game ends with the Round, as in the other scenarios.',
      source: 'Ruling; Full Cooperation, p.21',
      terms:
        'final turns; game over; co-op end; where no one end; day closes midway through the closing lap; some didn’t get their finale go; bell rings in teamwork finale',
      see: ['F-SCEN-32', 'F-SCEN-42', 'F-SCEN-62'],
    },
    {
      id: 'F-OPEN-90',
      title: 'Ruling: fighting enemies from the Wormhole',
      text: 'The PvP chapter remarks that combats are not allowed on the Wormhole and on destroyed Borg Cubes. It is unclear if that includes combat with tokens.\n\nWe play: on the Wormhole only Player versus Player combat is barred; you may fight tokens from there. From a destroyed Cube a ship cannot attack anything.',
      source: 'Ruling; PvP, p.12',
      terms:
        'combat on wormhole; attack from start space; barred combat; shoot a lurker from the gate; can i raid while at home; monster hunting from the entrance hex',
      see: ['F-PVP-02', 'F-MOVE-22', 'F-OPEN-35'],
    },
    {
      id: 'F-OPEN-91',
      title: 'Ruling: the Dummy after the announcement',
      text: 'The book does not say what the Dummy Player does when a player has announced the End of the Round.\n\nWe play: it flips cards once more. With an empty deck it does nothing.',
      source: 'Ruling; Dummy Player, p.17',
      terms:
        'dummy last turn; end of the round; flip again; robot after i knocked; ghost continues once the day was called; fake player in the final lap',
      see: ['F-DUMMY-07', 'F-DUMMY-08', 'F-EOR-05'],
    },
    {
      id: 'F-OPEN-92',
      title: 'Ruling: Warbirds and Spheres defending a Cube',
      text: 'The book does not say if a Warbird or Sphere Token drawn as a defender of a Borg Cube brings Reputation.\n\nWe play: it brings none. It counts as a defender and adds a Faction Token to the Cube’s card.',
      source: 'Ruling; Borg Cube Assimilated Defenders, p.10',
      terms:
        'reputation for defender; enemy ship in cube; faction token; lurkers inside a city popularity; hero for slaying the garrison dragon; flag for a lurker housed inside',
      see: ['F-OUTCOME-02', 'F-OUTCOME-10'],
    },
    {
      id: 'F-OPEN-93',
      title: 'Ruling: extra enemies at Research Stations',
      text: 'In Liberate the Research Stations the book does not say if you may challenge nearby Enemy Ship Tokens while you assault an occupied station.\n\nWe play: no, as at a Class-H Planet.',
      source: 'Ruling; Liberate, p.21',
      terms:
        'challenge nearby ships; liberate; join the fight; rope a lurker into freeing a lab; pull neighbours in at an occupied lab; additional baddies when rescuing',
      see: ['F-SCEN-50', 'F-COMBAT-13'],
    },
  ],
};
