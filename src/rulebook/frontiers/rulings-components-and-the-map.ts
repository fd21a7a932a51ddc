import type { Chapter } from '../entry.ts';

/** Rulings: components and the map. */
export const rulingsComponentsAndTheMap: Chapter = {
  title: 'Rulings: components and the map',
  beside: 'ruling',
  entries: [
    {
      id: 'F-OPEN-01',
      title: 'Ruling: Move cost of each space',
      text: 'The Move costs stand on the Data Core Board; the rulebook itself names only Planets (3) and destroyed Borg Cubes (2).\n\nWe play: these costs, with nebulae after Mage Knight and suns by our own guess:\n• Empty space 2\n• Nebula 3\n• Planet 3\n• Sun 4\n• Wormhole 2\n• Destroyed Borg Cube 2\n• Asteroid Field, Black Hole: impassable\n\nA space with a location costs what the terrain beneath it costs, which is 2 unless the tile shows something else.',
      source: 'Ruling; Movement, p.6; Data Core Board',
      terms:
        'terrain cost; movement cost; nebula; sun; asteroid; terrain chart with steps; how pricey is fog or a star; price list for hexes',
      see: ['F-MOVE-04', 'F-MOVE-05', 'F-LOC-03'],
    },
    {
      id: 'F-OPEN-02',
      title: 'Ruling: Experience needed for each Level',
      text: 'The rulebook does not print the Experience Track. Its remark that space 118 stands for -2 points to 120 spaces, 0 to 119, in rows that grow from 3 to 21.\n\nWe play: the lines of Mage Knight. You reach\n• Level 2 at 3 Experience\n• Level 3 at 8\n• Level 4 at 15\n• Level 5 at 24\n• Level 6 at 35\n• Level 7 at 48\n• Level 8 at 63\n• Level 9 at 80\n• Level 10 at 99\n\nA line is crossed when your Experience reaches that number.',
      source: 'Ruling; Experience board; Auctioning the Ships, p.18',
      terms:
        'xp table; level thresholds; track lines; how much experience; score needed to rank up; chart of promotions; how many points until the following rank',
      see: ['F-LEVEL-01', 'F-OPEN-03', 'F-OPEN-04'],
    },
    {
      id: 'F-OPEN-03',
      title: 'Ruling: Experience beyond the track',
      text: 'The book does not say what happens beyond the last space of the Experience Track, nor after Level 10.\n\nWe play: Experience has no upper limit and goes on counting for the score. Level 10 is the highest.',
      source: 'Ruling; Level Up, p.11',
      terms:
        'above 119; level 11; maximum level; cap; score goes off the board; can i rank past ten; lap the fame path',
      see: ['F-OPEN-02', 'F-LEVEL-01'],
    },
    {
      id: 'F-OPEN-04',
      title: 'Ruling: Defense and Hand Limit by Level',
      text: 'The book gives these values for Levels 1-2 only.\n\nWe play: the values of Mage Knight:\n• Levels 1-2: Defense 2, Hand Limit 5, 1 Command Token\n• Levels 3-4: Defense 3, Hand Limit 5, 2 Command Tokens\n• Levels 5-6: Defense 3, Hand Limit 6, 3 Command Tokens\n• Levels 7-8: Defense 4, Hand Limit 6, 4 Command Tokens\n• Levels 9-10: Defense 4, Hand Limit 7, 5 Command Tokens',
      source: 'Ruling; Player Area 7, p.3',
      terms:
        'level tokens; armor; hand size table; command limit; toughness chart per rank; how many followers at rank five; stats as i get promoted',
      see: ['F-LEVEL-03', 'F-OPEN-02', 'F-SETUP-30'],
    },
    {
      id: 'F-OPEN-05',
      title: 'Ruling: Reputation Track values',
      text: 'The book names only two points of the Reputation Track: +2 gives +1, and there is an X space.\n\nWe play: the modifiers of Mage Knight, on a track from -7 to +7:\n• -7: X, no Interaction at all\n• -6: -5\n• -5: -3\n• -4: -2\n• -3 and -2: -1\n• -1, 0 and +1: 0\n• +2 and +3: +1\n• +4 and +5: +2\n• +6: +3\n• +7: +5',
      source: 'Ruling; Diplomacy Bonuses, p.7; Blitz Conquest, p.20',
      terms:
        'reputation modifier table; x space; diplomacy bonus; fame; chart of popularity steps; how much charm at plus five; what does each step of standing give',
      see: ['F-INTERACT-08', 'F-INTERACT-09', 'F-OPEN-06'],
    },
    {
      id: 'F-OPEN-06',
      title: 'Ruling: Reputation past the end of the track',
      text: 'The book does not say what becomes of Reputation changes beyond either end of the track.\n\nWe play: your marker stops at the end, -7 or +7, and the rest of the change is lost. You may still do things that cost Reputation while you are on the X.',
      source: 'Ruling; Reputation Track',
      terms:
        'lowest reputation; highest reputation; lose more; minimum; already most hated do i sink further; is popularity capped; bottomed out and still being evil',
      see: ['F-OPEN-05'],
    },
    {
      id: 'F-OPEN-07',
      title: 'Ruling: Reputation changes during an Interaction',
      text: 'The book does not say which Reputation modifier counts if your Reputation changes while you interact.\n\nWe play: the modifier is fixed when the Interaction begins, as in Mage Knight.',
      source: 'Ruling; Diplomacy Bonuses, p.7',
      terms:
        'modifier changes; fixed bonus; gain reputation while buying; my standing shifted mid shopping; popularity shifts mid haggle; recalculate charm during a visit',
      see: ['F-INTERACT-08', 'F-INTERACT-12'],
    },
    {
      id: 'F-OPEN-08',
      title: 'Ruling: X space and Diplomacy from cards',
      text: 'The book bars Interactions for a player on the X of the track, but does not say if that includes “special Interactions” that a card causes.\n\nWe play: it does. On the X you cannot spend Diplomacy at all, except on Away Missions.',
      source: 'Ruling; Diplomacy Bonuses, p.7',
      terms:
        'special interaction; no diplomacy; worst reputation; hated by all yet card allows bribes; charm card at rock bottom; locked out even by card text',
      see: ['F-INTERACT-09', 'F-INTERACT-03'],
    },
    {
      id: 'F-OPEN-09',
      title: 'Ruling: the six Tactic Cards',
      text: 'The book names only one Tactic, “Planning”, and gives no texts. That 4 are left after two are set aside shows that there are six.\n\nWe play: six cards after the day Tactics of Mage Knight, with names of our own:\n• 1 First Watch: you play before everybody else, and nothing more.\n• 2 Change of Course: discard up to 3 cards, Damage Cards too; draw as many; then shuffle your discard pile into your deck.\n• 3 Data Siphon: put a die of a basic color from the Core on this card. Use it in one turn of this Round; when that turn ends it is re-rolled and returned.\n• 4 Planning: with 2 or more cards in hand before you draw, your Hand Limit is 1 higher.\n• 5 Full Readiness: draw 2 cards at once.\n• 6 Double Shift: once in the Round, take another turn right after yours. Once the End of the Round is announced or the last turns run, nobody gains one.',
      source: 'Ruling; Tactic Cards; Solo Variant, p.20',
      terms:
        'tactic list; planning; early bird; rethink; mana steal; great start; the right moment; list the strategies; what does each plan do; take two goes in a row',
      see: ['F-TACTIC-01', 'F-TACTIC-08', 'F-SCEN-13'],
    },
    {
      id: 'F-OPEN-10',
      title: 'Ruling: faces and number of Data Dice',
      text: 'The book does not list the faces of the Data Dice or their number.\n\nWe play: each die has one face each of red, blue, gold, white, purple and black. There are enough dice for the largest Core (7), and one spare for reward rolls.',
      source: 'Ruling; Using Data, p.5',
      terms:
        'die sides; how many dice; die colors; spare die; what’s printed on a mana cube; odds of rolling red; total cubes in the game',
      see: ['F-SETUP-18', 'F-DATA-01'],
    },
    {
      id: 'F-OPEN-11',
      title: 'Ruling: a purple die sent back',
      text: 'If your re-rolled purple die shows purple again, it returns to the Core unused. The book does not say if it still counts as your one die of the turn, nor if a die that was re-rolled but not spent is rolled again on its return.\n\nWe play: it counts as your die of the turn. A die that you did not spend goes back with the face that it shows.',
      source: 'Ruling; Using Data, p.5',
      terms:
        'second purple; die returned; one die per turn; re-roll; violet twice did i burn my one cube; after bad luck may i grab a replacement; is the gambled cube shaken on return',
      see: ['F-DATA-08', 'F-DATA-09', 'F-DATA-12'],
    },
    {
      id: 'F-OPEN-12',
      title: 'Ruling: purple re-rolled to white or black',
      text: 'The book does not say how you may use a purple die whose re-roll shows white or black.\n\nWe play: it is then a white or a black die in every respect.',
      source: 'Ruling; Using Data, p.5',
      terms:
        'special color after re-roll; wild; undiscovered power; violet turned pale or dark; lucky gamble gave midnight mana; gambled violet into a joker',
      see: ['F-DATA-08', 'F-DATA-06', 'F-DATA-11'],
    },
    {
      id: 'F-OPEN-13',
      title: 'Ruling: the sixteen Basic Action Cards',
      text: 'Of the 16 Basic Action Cards of a ship the book names only “Insight”, which can re-roll or reset a die in the Core.\n\nWe play: a deck after Mage Knight with names of our own. Every ship has these 14:\n• red: Open Fire, Attack Run, Warning Shot, Quick Thinking\n• blue: Raise Shields, Warp Drive (2), Data Archive, Insight\n• gold: Impulse Engines (2), Damage Control, Hailing Frequencies, Coordination\nTwo more are each ship’s own; one of them bears the Captain’s name.',
      source: 'Ruling; Player Area 5, p.3',
      terms:
        'starting deck list; insight; starter cards; card texts; what are my sixteen starters; what’s in my initial library; how many warp drives do i own',
      see: ['F-SETUP-27', 'F-OPEN-80'],
    },
    {
      id: 'F-OPEN-14',
      title: 'Ruling: the Advanced Action deck',
      text: 'The book gives neither the number nor the texts of the Advanced Action Cards.\n\nWe play: 28 different cards modelled on those of the Mage Knight base game: 9 red, 9 blue and 10 gold ones. Their names are ours.',
      source: 'Ruling; Full Game Setup 3, p.3',
      terms:
        'number of advanced actions; how many cards; card list; catalogue of upgrades; how large is the upgrade library; which fancy lessons exist',
      see: ['F-SETUP-08', 'F-VARIANT-21'],
    },
    {
      id: 'F-OPEN-15',
      title: 'Ruling: the Undiscovered deck',
      text: 'The book names four Undiscovered Cards, but gives neither their texts nor the size of the deck.\n\nWe play: 20 different cards modelled on the spells of the Mage Knight base game. Each has two named effects, a basic and a strong one. The names that the book doesn’t give are ours.',
      source: 'Ruling; Full Game Setup 4, p.3',
      terms:
        'number of undiscovered cards; spells; card list; two effects; list of mysteries; how large is the spell library; which relics exist',
      see: ['F-SETUP-09', 'F-CARD-04', 'F-OPEN-83'],
    },
    {
      id: 'F-OPEN-16',
      title: 'Ruling: colors of Undiscovered Cards',
      text: 'The Dummy Player gains a crystal in the color of an Undiscovered Card. The book does not say what happens if a card has no single basic color.\n\nWe play: every Undiscovered Card has exactly one basic color; 6 are red, 7 blue and 7 gold. So the Dummy Player always gains a crystal.',
      source: 'Ruling; Dummy Player, p.17',
      terms:
        'dummy crystal; colorless card; which color; hueless spell and the robot’s gem; ghost gem when a mystery is odd; is each mystery one hue',
      see: ['F-DUMMY-12', 'F-OPEN-15'],
    },
    {
      id: 'F-OPEN-17',
      title: 'Ruling: texts of the Skills',
      text: 'Of all Skills the book names only “Motivation” and explains none.\n\nWe play: ten Skills for each Captain, modelled on those of Mage Knight, with names of our own. Each token says what it does and when: once a turn, once per Round, always, or shared. A shared one is used once per Round; then each other player may use it once until its owner’s next turn. Where Mage Knight tells day from night, we take the mean, rounded up.\n\nMotivation can be used on other players’ turns too: draw 2 cards; if you have the lowest Experience, you also gain 1 Data Token: red for the Enterprise-D and the Negh’Var, gold for the Defiant, blue for the Bird-of-Prey.',
      source: 'Ruling; Using Skills, p.5',
      terms:
        'skill list; motivation; skill effects; captain abilities; list of talents; what does each perk do; pep talk details',
      see: ['F-SKILL-01', 'F-SKILL-06'],
    },
    {
      id: 'F-OPEN-18',
      title: 'Ruling: the Crew Members',
      text: 'The book does not list the Crew Members.\n\nWe play: Crew of our own with the figures of the units of Mage Knight, as cost / Rank / Defense, where they are recruited, and number of copies.\n\nRegular Crew:\n• Colony Volunteers 4/1/3, Outpost, 3\n• Helm Officers 5/1/4, Outpost, 2\n• Field Medics 3/1/2, Outpost and Class-M, 2\n• Torpedo, Deflector and Targeting Specialists 7/2/4, Class-M, 1 each\n• Phaser Crew 6/2/4, Outpost and Romulan Starbase, 2\n• Security Detail 5/2/5, Outpost and Romulan Starbase, 2\n• Boarding Party 6/2/4, Romulan Starbase, 2\n• Shield Technicians 7/2/3, Romulan and Dominion Starbase, 2\n• Communications Officers 7/2/2, Class-M and Dominion Starbase, 2\n\nElite Crew:\n• Tactical Veterans 11/4/7, Borg Cube, 3\n• Weapons Researchers 12/4/5, Borg Cube, 2\n• Tractor Beam Operators 8/3/6, Romulan Starbase and Borg Cube, 2\n• Weapons Officers 8/3/6, Romulan Starbase and Borg Cube, 2\n• Long-Range Gunners 9/3/4, Romulan Starbase and Borg Cube, 3\n• Torpedo Engineers 8/3/4, Romulan and Dominion Starbase, 2\n• Deflector Engineers 8/3/4, Romulan and Dominion Starbase, 2\n• Plasma Physicists 9/3/4, Class-M and Dominion Starbase, 2\n• Particle Physicists 9/3/4, Class-M and Dominion Starbase, 2\n\nUnits of Mage Knight may resist types of attack. Crew can’t: each of their abilities is 1 point higher for each such Resistance instead. Rank 4 Crew can only be recruited at Borg Cubes, as the book confirms.',
      source: 'Ruling; Using Crew Members, p.4',
      terms:
        'crew list; crew cost; rank; crew stats; regular and elite; list of followers with wages; security and medics numbers; which hirelings exist and how tough',
      see: ['F-BUY-02', 'F-CREW-01', 'F-SCEN-69'],
    },
    {
      id: 'F-OPEN-19',
      title: 'Ruling: values of the Encounter Tokens',
      text: 'The book gives no values for the Encounter Tokens.\n\nWe play: the figures of Mage Knight until the printed tokens are known, with names of our own. Its abilities become: swift = Disruptors, brutal = Antimatter, poison = Biogenic, paralyze = Energy Dissipator, fire = Photon Torpedo, ice = Photon Pulse, cold fire = Pulse Torpedo. Fortified and siege are dropped, and summoners are replaced by tokens of our own. The lists give Attack / Defense / Experience and the number of copies.\n\nRomulan Warbird:\n• Patrol Warbird 3/3/2, 2\n• Raiding Warbird 4/3/2, 2\n• Plague Warbird 3/5/3, Biogenic, 2\n• Swift Warbird 3/4/3, Disruptors, 2\n• Armored Warbird 4/3/4, Antimatter, resists Phasers, 2\n• Command Warbird 6/4/4, 2\n\nRomulan Starbase:\n• Border Watch 4/4/3, Disruptors, 3\n• Frontier Bulwark 3/7/3, 3\n• Weapons Platform 6/5/4, 2\n• Shielded Depot 2/5/4, resists Phasers, 2\n\nDominion Starbase:\n• Breeding Station 5/5/4, Biogenic, 2\n• Decoy Station 6/3/4, resists Phasers, 2\n• Pulse Battery 5 Photon Pulse/6/5, resists Photon Pulse, 2\n• Torpedo Battery 6 Photon Torpedo/5/5, resists Photon Torpedo, 2\n• Damping Station 2 Photon Pulse/4/5, Dissipator, resists Phasers and Photon Pulse, 1\n• Antimatter Works 3 Photon Torpedo/4/5, Antimatter, resists Phasers and Photon Torpedo, 1\n\nPlanet Tokens of Class L and Class K (no abilities):\n• Wary Colonists, Temple Keepers 5/5/4, 2 each\n• Stranded Miners, Silent Watchers 5/4/4, 2 each\n• Weapon Smugglers, Waking Automata 6/4/5, 2 each\n• Entrenched Militia, Vault Wardens 6/6/5, 2 each\n• Desperate Raiders, Burrowing Swarm 7/5/5, 2 each\n\nMage Knight has no Diplomacy Value. By our own guess it equals Defense for Class-L and Defense + 1 for Class-K tokens.\n\nBorg Sphere:\n• Nanoprobe Sphere 5/9/7, Disruptors, Biogenic, 2\n• Siege Sphere 9 Photon Torpedo/7/8, resists Phasers and Photon Torpedo, 2\n• Draining Sphere 6 Photon Pulse/7/8, Dissipator, resists Phasers and Photon Pulse, 2\n• Adapted Sphere 6 Pulse Torpedo/9/9, Antimatter, resists Photon Pulse and Photon Torpedo, 2\n\nBorg Guardian (the eighth kind):\n• Tractor Guardian 3 Photon Pulse/7/7, Disruptors, Dissipator, resists Photon Torpedo, 3\n• Cutting Guardian 6 Photon Torpedo/6/7, Antimatter, resists Photon Pulse, 3\n• Adaptive Guardian 6/7/8, resists all three, 2\n• Assimilating Guardian 4 Pulse Torpedo/8/8, Antimatter, Biogenic, resists Phasers, 2\n\nOur sources differ in two places: the model of the Nanoprobe Sphere is Biogenic in one and a Dissipator in the other, and that of the Adaptive Guardian has Attack 6 in its first printing, 5 in the revised one.',
      source: 'Ruling; Encounter Token Piles, p.3',
      terms:
        'enemy stats; token list; attack defense experience; warbird strength; lookup table for monsters; is there a bestiary; how strong is a dragon',
      see: ['F-OPEN-20', 'F-OPEN-21', 'F-SPECIALS-01'],
    },
    {
      id: 'F-OPEN-20',
      title: 'Ruling: the eighth pile of Encounter Tokens',
      text: 'The book speaks of eight piles of Encounter Tokens, but only seven kinds can be identified: Romulan Warbird, Borg Sphere, Romulan Starbase, Dominion Starbase, Class-L, Class-K and Class-H.\n\nWe play: the eighth kind, Borg Guardians, defends Borg Cubes and one Class-H Planet, like the white city tokens of Mage Knight. The other kinds take their figures from these Mage Knight pieces:\n• Romulan Warbird: orcs (green)\n• Borg Sphere: draconum (red)\n• Romulan Starbase: keep (grey)\n• Dominion Starbase: mage tower (violet)\n• Class-L and Class-K: dungeon tokens (brown)\n• Class-H: ruins\n\nAmong the places, an Outpost is a village, a Class-M Planet a monastery, a Borg Cube a city, a Drydock a magical glade and a Research Station a mine. A Class-L Planet is a monster den, with distress signal spawning grounds; a Class-K Planet is a dungeon, with distress signal a tomb.',
      source: 'Ruling; Full Game Setup 2, p.3',
      terms:
        'token types; seven kinds; defender pile; mage knight names; which monster categories exist; which creature is which over here; orcs dragons keeps equivalents',
      see: ['F-SETUP-06', 'F-OPEN-19', 'F-OPEN-21'],
    },
    {
      id: 'F-OPEN-21',
      title: 'Ruling: defenders of each Borg Cube',
      text: 'The tokens that defend a Borg Cube of a given color and Level are shown on its figure, not in the rulebook.\n\nWe play: the city garrisons of Mage Knight. R stands for a Romulan Starbase Token, D for a Dominion Starbase Token, P for a Class-K Planet Token, C for the eighth kind, a Borg Guardian. Each line gives the Cubes in the order Gold, Blue, Green, Red:\n• Level 1: C; R D; R P; C\n• Level 2: R C; D D; P P; P D\n• Level 3: C C; D C; R R P; P C\n• Level 4: R R C; R D C; R P C; P D D\n• Level 5: R C C; D D C; P P C; P D C\n• Level 6: R R R C; D C C; R R P C; P P D D\n• Level 7: R R C C; R D D C; R P P C; P D D C\n• Level 8: R C C C; D D C C; P P C C; P D C C\n• Level 9: R R R C C; D C C C; R P P P C; P P D D C\n• Level 10: R R C C C; R D D C C; R P P C C; P P D C C\n• Level 11: R C C C C; D D C C C; P P C C C; P D C C C',
      source: 'Ruling; Borg Cube, p.7, p.16',
      terms:
        'cube garrison; level table; how many enemies in the cube; garrison chart per city; what waits in a rank five cube; who lives in the emerald city',
      see: ['F-OPEN-19', 'F-OPEN-20', 'F-CUBE-01'],
    },
    {
      id: 'F-OPEN-22',
      title: 'Ruling: the Class-H Tokens',
      text: 'The book describes the two kinds of Class-H Tokens but does not list them.\n\nWe play: the 12 ruins of Mage Knight. Four are Challenges, worth 7 Experience each: 3 red, 3 blue, 3 gold, and one of each color. Eight have two guards and a reward; their Planet Tokens are of Class L:\n• Romulan Starbase and Dominion Starbase: Crew Member\n• Warbird and Planet Token: Undiscovered Card\n• 2 Warbirds: set of 3 crystals\n• Planet Token and Dominion Starbase: Undiscovered Card and set of 3 crystals\n• Romulan Starbase and a token of the eighth kind: 2 Undiscovered Cards\n• Romulan Starbase and Planet Token: Undiscovered Card\n• Planet Token and Borg Sphere: 2 Undiscovered Cards\n• Warbird and Borg Sphere: Undiscovered Card and Advanced Action\n\nArtifacts and spells of Mage Knight both count as Undiscovered Cards here.',
      source: 'Ruling; Class-H Planet, p.16',
      terms:
        'ruins list; challenges; guards and rewards; twelve tokens; list of ruin chips; what could be in a ruin; which shrines and keepers exist',
      see: ['F-LOC-35', 'F-LOC-37', 'F-LOC-42'],
    },
    {
      id: 'F-OPEN-23',
      title: 'Ruling: the Space Map tiles',
      text: 'The book shows neither the tiles nor how many there are.\n\nWe play: 11 Frontier tiles, 4 Core tiles with a Borg Cube and 4 without. These are the largest numbers that any scenario asks for. Each tile has 7 spaces with their own terrain, location and color.',
      source: 'Ruling; Space Tiles, p.3; scenario list',
      terms:
        'tile list; number of tiles; what is on a tile; list of map pieces; how many hexes in the box; hexes per board',
      see: ['F-SETUP-11', 'F-OPEN-24'],
    },
    {
      id: 'F-OPEN-24',
      title: 'Ruling: how tiles fit together',
      text: 'The book leaves the exact shape of the map and the corner symbols to its pictures.\n\nWe play: a tile is a hex in the middle with its six neighbors. Measured from the middle of a tile in axial hex coordinates, the next tiles lie at (1,-3), (3,-2), (2,1), (-1,3), (-3,2) and (-2,-1). Two tiles are adjacent when their middles differ by one of these steps.',
      source: 'Ruling; Full Game Setup 14, p.3; Exploration, p.6',
      terms:
        'hexes; map geometry; tile shape; neighboring tiles; coordinates of boards; how do boards interlock; honeycomb puzzle alignment',
      see: ['F-OPEN-23', 'F-OPEN-25', 'F-EXPLORE-05'],
    },
    {
      id: 'F-OPEN-25',
      title: 'Ruling: setup tiles and the map’s edge',
      text: 'The book shows the places of the two setup tiles and the line of Asteroid Fields only in a picture.\n\nWe play: the Starting Tile lies at (0,0), the setup tiles at (1,-3) and (3,-2). The map may only grow within the wedge that these two directions span.',
      source: 'Ruling; Full Game Setup 14, p.3',
      terms:
        'first two tiles; asteroid line; map wedge; coast; where do the initial boards lie; how broad is the galaxy cone; angle of the shoreline',
      see: ['F-OPEN-24', 'F-EXPLORE-05', 'F-SETUP-21'],
    },
    {
      id: 'F-OPEN-26',
      title: 'Ruling: no Experience for setup tiles',
      text: 'The book does not say if the two tiles revealed during setup give Experience to anybody.\n\nWe play: they give none, because nobody explored them.',
      source: 'Ruling; Full Game Setup 14, p.3',
      terms:
        'starting tiles; xp at setup; revealed at start; do we score for initial boards; fame from hexes flipped at kickoff; freebie points prior to playing',
      see: ['F-EXPLORE-04', 'F-SETUP-21'],
    },
    {
      id: 'F-OPEN-27',
      title: 'Ruling: the top tile does not fit',
      text: 'The book does not say what happens if the top tile of the stack may not lie in the position that you want to explore.\n\nWe play: you cannot explore that position. The tile stays on the stack; its back is visible, so you know its kind beforehand.',
      source: 'Ruling; Exploration, p.6',
      terms:
        'illegal position; core tile too early; cannot explore here; upcoming hex can’t go here; hard piece won’t slot at this gap; illegal spot for the upcoming board',
      see: ['F-EXPLORE-07', 'F-EXPLORE-08'],
    },
    {
      id: 'F-OPEN-28',
      title: 'Ruling: Experience for hole-filling tiles',
      text: 'The book does not expressly say if tiles from the box, explored when the stack is empty, give Experience.\n\nWe play: they give 1 Experience like any other, since the book grants it for every explored tile.',
      source: 'Ruling; Exploration, p.6',
      terms:
        'extra tiles; stack empty; explore after last tile; fame for plugging a pocket; do i score for spare boards; points for late scouting',
      see: ['F-EXPLORE-04', 'F-EXPLORE-09', 'F-EXPLORE-10'],
    },
    {
      id: 'F-OPEN-29',
      title: 'Ruling: Class-M with no Advanced Actions left',
      text: 'The book does not say what happens if a Class-M Planet is revealed while the Advanced Action Deck is empty.\n\nWe play: no card is added to the Crew offer.',
      source: 'Ruling; Exploration, p.6; More Deckbuilding NOTE, p.19',
      terms:
        'empty advanced action deck; no card to add; monastery; school uncovered but no lessons remain; upgrade library dry when finding a friendly world; training card missing',
      see: ['F-EXPLORE-14', 'F-VARIANT-21'],
    },
    {
      id: 'F-OPEN-30',
      title: 'Ruling: space of a destroyed Cube',
      text: 'A safe space must not hold a Borg Cube figure, yet several ships may stay on a destroyed Cube, and nothing says that its figure is removed.\n\nWe play: when a Cube is destroyed, a destroyed marker takes the place of its figure. The space is accessible and safe from then on.',
      source: 'Ruling; Special Movement Rules, p.7; Borg Cube, p.16',
      terms:
        'cube figure removed; safe space; destroyed marker; do we take the big miniature off; what marks a wreck; may i park where the collective died',
      see: ['F-SAFE-02', 'F-MOVE-19', 'F-OUTCOME-11'],
    },
  ],
};
