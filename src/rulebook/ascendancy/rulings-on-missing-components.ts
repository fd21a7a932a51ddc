import type { Chapter } from '../entry.ts';

/** Rulings on missing components. */
export const rulingsOnMissingComponents: Chapter = {
  title: 'Rulings on missing components',
  beside: 'ruling',
  entries: [
    {
      id: 'A-OPEN-01',
      title: 'Prices of Resource Nodes',
      text: 'The book shows the prices of the Resource Nodes only as pictures. We play: a Production Node costs 1 Production, a Research Node 2 Production, a Culture Node 3 Production. Known from the text: a Ship costs 1 Production, a colony 1 Culture and a Ship, and the player of the sample turn hopes to build several Nodes from 2 Production and one round’s income.',
      source: 'Ruling; Building Costs; Sample First Turn',
      terms:
        'node cost; build price; production node; research node; culture node; how much; how much for labs factories temples really; pictures instead of fees',
      see: ['A-BUILD-12', 'A-BUILD-03', 'A-BUILD-08'],
    },
    {
      id: 'A-OPEN-02',
      title: 'Upgrade costs of other civilizations',
      text: 'The book prints the upgrade costs of the Federation console only. We play: every civilization pays the Federation’s prices: 4, 6, 8, 10 Research for Weapons and 6, 8, 10, 12 for Shields.',
      source: 'Ruling; Upgrading Weapons & Shields',
      terms:
        'weapons price; shields price; klingon upgrades; console track; does everyone pay earthling gun fees; warrior race’s price list for armour',
      see: ['A-BUILD-33', 'A-BUILD-34', 'A-OPEN-03'],
    },
    {
      id: 'A-OPEN-03',
      title: 'The highest Shields and Weapons',
      text: 'The table of the Shields shows costs at levels 0 to 3 but not the top level, and its headings are swapped. We play: Shields go from 0 to 4, so 4 is the maximum. Weapons go from 5+ to 1+.',
      source: 'Ruling; Upgrading Weapons & Shields',
      terms: 'maximum level; top shields; best weapons; cap; limit; how high can armour go; strongest possible guns',
      see: ['A-BUILD-33', 'A-BUILD-34', 'A-BAT-14'],
    },
    {
      id: 'A-OPEN-04',
      title: 'Several upgrades in one turn',
      text: 'The book doesn’t say whether you may buy more than one upgrade step in a Building Phase. We play: yes, one after another, and you pay for each step.',
      source: 'Ruling; Upgrading Weapons & Shields',
      terms:
        'two levels at once; upgrade twice; many steps; skip level; buy guns and armour together; buy guns thrice before my orders',
      see: ['A-BUILD-32', 'A-OPEN-89'],
    },
    {
      id: 'A-OPEN-05',
      title: 'Which System Discs there are',
      text: 'The book names only some of the discs and gives no full list. Named planets: Terra Nova (one Production, Research and Culture site each), Ardana (Production, Research, Open), Delta IV (two Research, one Open; not Hazardous), Valakis VI (a Pre-Warp world). Named Phenomena: Murasaki 312 (Hazard 5), Temporal Anomaly, and the Stellar Nursery (Hazard 4), whose type isn’t stated. Named homes: Earth, Andor, Cardassia Prime, Ferenginar, Vulcan; and the Transwarp Hub.\n\nWe play: the discs are the following.\n• Core: 3 homes, 20 planets, 8 Phenomena\n• Each of the four civilization sets: a home, 6 planets, 3 Phenomena\n• Borg set: the Hub, 2 planets, 4 Phenomena\nHomes take 4 lanes, other Systems 2 to 5. Planets have 1 to 3 sites, and a third of them is Hazardous at level 4 to 6. The Stellar Nursery is a Phenomenon. There are always at least 4 planets more than twice the number of players.',
      source: 'Ruling; System Discs; Expansion lists',
      terms:
        'disc list; planets; number of systems; all phenomena; map tiles; every tile in the box; catalogue of worlds; what places exist out there',
      see: ['A-OPEN-07', 'A-CIV-13', 'A-CIV-15', 'A-PHEN-08'],
    },
    {
      id: 'A-OPEN-06',
      title: 'Klingon and Romulan Home Systems',
      text: 'The book doesn’t name the homes of the Klingons and the Romulans. We play: they are Qo’noS and Romulus.',
      source: 'Ruling; Home System',
      terms:
        'qo’nos; kronos; romulus; homeworld name; capital; homeworlds of warrior race and sneaky empire; capital of the warriors',
      see: ['A-SET-10', 'A-OPEN-05'],
    },
    {
      id: 'A-OPEN-07',
      title: 'Lane limits of the discs',
      text: 'How many lanes a disc can take is printed on the disc only. We play: each disc has its own number, such as Earth 4, Delta IV 3, Murasaki 312 3.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'how many lanes; maximum connections; lane number; exits; how many roads fit each specific planet; doors on delta iv and earth',
      see: ['A-LANE-01', 'A-OPEN-05'],
    },
    {
      id: 'A-OPEN-08',
      title: 'Faces of the Space Lane Die',
      text: 'The book doesn’t list the faces of the Space Lane Die. We play: its six faces are 2, 2, 3, 3, 4, 4, so each length has the same chance.',
      source: 'Ruling; Space Lanes',
      terms: 'lane length odds; probability; six sides; roll for lane; chance of a big road; what’s on the road cube',
      see: ['A-COMP-04', 'A-LANE-03', 'A-GEO-26'],
    },
    {
      id: 'A-OPEN-09',
      title: 'Number of Space Lane pieces',
      text: 'The book doesn’t say how many lane pieces there are. We play: they never run out, like the Supply.',
      source: 'Ruling; Space Lanes',
      terms:
        'run out of lanes; lane supply; unlimited; components; could road pieces be used up; amount of road pieces',
      see: ['A-COMP-17', 'A-LANE-03'],
    },
    {
      id: 'A-OPEN-10',
      title: 'Which Exploration Cards there are',
      text: 'The book names only some Exploration Cards: Crystalline Entity (Crisis), Dark Reflection and The Traveler (Discovery), Ferengi Arms Dealer and Ferengi Researcher (Ally), Warp-Capable Civilizations of Level 1, 2 and 3, Pre-Warp Civilizations with Production Tokens, and Virgin Worlds. Of the Level 3 card the text is known: 3 Warp Tokens and up to 3 Nodes in priority order.\n\nWe play: the core deck has 40 cards.\n• 8 Crisis\n• 10 Discovery\n• 8 Virgin World\n• 4 Ally\n• 10 Civilization: 3 Pre-Warp with 1, 2 and 3 Production, 3 of Level 1, 2 of Level 2, 2 of Level 3\nEach civilization set adds 10 cards with at least one of each type, the Borg set 20.',
      source: 'Ruling; Exploration Cards; Expansion lists',
      terms:
        'exploration deck; card list; how many crisis; contents; number of cards; every encounter in the box; catalogue of events; how many nasty events',
      see: ['A-EXPL-06', 'A-OPEN-11', 'A-OPEN-73'],
    },
    {
      id: 'A-OPEN-11',
      title: 'Warp-Capable cards of Level 1 and 2',
      text: 'Only the Warp-Capable card of Level 3 is shown in the book. We play: a card of any Level develops up to as many Nodes as its Level and places as many Warp Tokens. This agrees with the examples: Terra Nova (Level 2, 2 Nodes), Ardana (Level 3, 3 Nodes), Delta IV (2 Nodes, 2 tokens).',
      source: 'Ruling; Independent Civilization Examples',
      terms:
        'civilization card; level one; level two; number of nodes; natives; weaker spacefaring locals how many factories; minor race one and two details',
      see: ['A-CIV-05', 'A-CIV-08', 'A-CIV-06'],
    },
    {
      id: 'A-OPEN-12',
      title: 'Which Advancement cards there are',
      text: 'The book doesn’t print the Advancement decks of 15 cards each. Known are these cards:\n• Federation: a Starting Advancement (+1 to Hegemony), Starfleet Diplomatic Corps (3 Research), one that gives 1 Research per Starbase\n• Klingons: Cult of Kahless, Planetary Bombardments\n• Romulans: Superior Targeting Array, Cloaked Orbital Mines, Advanced Romulan Cloaking Device, one that Exhausts Espionage cards, and some that give First Strike\n• Cardassians: Totalitarian Regime (start), Weaponized Starbases, Metagenic Weapons, Annexation Protocols\n• Ferengi: Commerce Authority (start), Rule of Acquisition #21, War is Good for Business, Espionage cards with a cost in Production\n• Vulcans: High Council (start), High Command, Ancient Vulcan Reliquary, Communication Network, Exodus\n• Andorians: Imperial Guard\n\nWe play: cards cost 2 to 6 Research. About 4 cards of a deck picture a Warp Token, 2 a Command Token, and 3 Romulan ones a Culture Token. A card whose rule isn’t known gives only the tokens that it pictures.',
      source: 'Ruling; Advancement Cards',
      terms:
        'technology list; deck contents; all cards; project cost; tech tree; every invention in the box; catalogue of tech by race',
      see: ['A-COMP-11', 'A-OPEN-94', 'A-BUILD-22'],
    },
    {
      id: 'A-OPEN-13',
      title: 'Fleet Cards and how many Ships they hold',
      text: 'The book doesn’t print the Fleet Cards. Known are the Federation Colonization Fleet; the Klingon Marauder Fleet; the Romulan Battle Group, Science Fleet and Mining Fleet; the Andorian Reconnaissance Fleet and Command Fleet; the Ferengi Commerce Enforcement Squadron; and the Vulcan Consul Fleet. Fleets of 4 and 5 Ships occur.\n\nWe play: each civilization has 3 cards with 2 sides. A side with a special rule holds 3, 4 or 5 Ships, a plain battle side 6 to 8. The Battle Group and the Marauder Fleet hold 5 or more.',
      source: 'Ruling; Fleet Type & Strength',
      terms:
        'fleet capacity; fleet list; fleet size; sides; maximum ships; how many hulls per armada; catalogue of squadrons; how big may a group grow',
      see: ['A-FLEET-03', 'A-COMP-09', 'A-OPEN-37'],
    },
    {
      id: 'A-OPEN-14',
      title: 'Values of the Trade Agreements',
      text: 'The book shows only a Federation agreement worth 1 Production, a Romulan one worth 2 and a Klingon one worth 3. Those of the Ferengi have no fixed value. We play: every other civilization has one agreement each of 1, 2 and 3 Production. The three Ferengi agreements are alike.',
      source: 'Ruling; Trade Agreement Profits',
      terms:
        'treaty worth; production from trade; 1 2 3; trade cards; how much is each pact worth; payout digits on deals',
      see: ['A-COMP-14', 'A-FER-06', 'A-TRADE-08'],
    },
    {
      id: 'A-OPEN-15',
      title: 'Which Vulcan Agendas there are',
      text: 'The book quotes one of the ten Vulcan Agendas: complete 3 Advancements of other players. We play: this one, and nine goals of our own with about the same weight until their texts are known. Examples are Trade Agreements from every other player and 3 Ambassadors in rival Systems, or 6 Ascendancy while at Peace with everyone.',
      source: 'Ruling; Vulcan Agenda Victory',
      terms:
        'agenda list; vulcan goals; secret objective; victory cards; catalogue of space elves’ objectives; what could pointy ears be after',
      see: ['A-WIN-09', 'A-WIN-06', 'A-SET-13'],
    },
    {
      id: 'A-OPEN-16',
      title: 'What Andorian Tokens do',
      text: 'The book calls Andorian Tokens a surveillance device on rival Systems and says no more. We play: they are open markers that count for Andorian Advancements. Without such a card they do nothing. A System can hold at most one.',
      source: 'Ruling; Andorian: Reconnaissance Fleet',
      terms:
        'surveillance; spy token; effect of token; recon; what good are blue skins’ bugs; sensor markers do anything',
      see: ['A-AND-03', 'A-AND-04'],
    },
    {
      id: 'A-OPEN-17',
      title: 'What Ambassadors do',
      text: 'Besides trade and the die of Vulcan High Command the book gives Ambassadors no effect. We play: they are open markers that Vulcan Advancements and Agendas use.',
      source: 'Ruling; Vulcan Ambassadors',
      terms:
        'use of envoys; ambassador effect; what for; diplomats; what good are space elves’ envoys; dignitary piece does anything',
      see: ['A-VUL-16', 'A-VUL-14', 'A-VUL-10'],
    },
    {
      id: 'A-OPEN-18',
      title: 'Commands from the Temporal Anomaly',
      text: 'The book doesn’t say how many Commands the Temporal Anomaly refreshes. We play: 1 for each Ship or Fleet that Braves its Hazard, once in a turn for each.',
      source: 'Ruling; Temporal Anomaly',
      terms:
        'refresh command; how many; time anomaly; phenomenon bonus; how many orders from the time rift; rift wakes chips per hull',
      see: ['A-PHEN-09'],
    },
    {
      id: 'A-OPEN-19',
      title: 'How many Ships Cult of Kahless kills',
      text: 'The book doesn’t say how many opposing Ships die for each sacrificed Ship. We play: instead of rolling, the Klingons choose a number of own Ships and as many Ships of the opponent. They are destroyed one for one when casualties are taken.',
      source: 'Ruling; Klingon: Cult of Kahless',
      terms:
        'sacrifice ratio; one for one; kamikaze; exchange; suicide; how many foes does ramming take along; glorious self destruct trade rate',
      see: ['A-KLI-06', 'A-KLI-07'],
    },
    {
      id: 'A-OPEN-20',
      title: 'Turn Order Cards with the Borg',
      text: 'The book doesn’t say how many Turn Order Cards are used when the Borg play along. We play: one more than there are players.',
      source: 'Ruling; Turn Order Cards',
      terms:
        'borg initiative; number of cards; turn cards; extra card; seat cards when drones join; number cards plus one for the hive',
      see: ['A-OPEN-22', 'A-COMP-06'],
    },
  ],
};
