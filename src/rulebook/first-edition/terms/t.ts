import type { Chapter } from '../../entry.ts';

/** Glossary terms under T, up to “tractor beam”. */
export const termsTime: Chapter = {
  title: 'Terms: T, tactic to tractor beam',
  entries: [
    {
      id: 'C-TERM-402',
      title: 'tactic',
      text: [
        'Tactics are a card type for ship battle: they raise your attack or defence and show the particular damage done to your opponent’s ships and facilities. They come only from a Battle Bridge side deck; a draw deck or Q’s Tent may hold none.',
        'If a card such as Make It So or Falar lets you download a tactic, your Battle Bridge side deck is the only place to take it from, and the start of a battle, when tactics would be drawn, the only moment. You cannot download one as a damage marker.',
        'Most tactics work for every ship and give certain ships a bonus. A few begin with words like “Requires a ship with … firing”, among them Breen Energy-Dampening Weapon and Chain Reaction Pulsar. Such a card may be your current tactic only when the ship that it requires is firing in the battle.',
        'If the damage text costs a casualty, the victim is selected from all fitting people aboard, intruders too.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'battle card; battle bridge; damage marker card; space combat card; current tactic; casualty; maneuvers used when shooting; dogfight trick cards; evasive moves and volleys',
      see: ['C-TERM-057', 'C-TERM-055', 'C-TERM-107', 'C-TERM-372'],
    },
    {
      id: 'C-TERM-404',
      title: 'Tamarian-related',
      text: 'A card is Tamarian-related if the word “Tamarian” or “El-Adrel” is in its title or its lore.',
      source: 'Glossary',
      terms:
        'el-adrel; darmok; tamarians; related cards; metaphor speaking folk cards; children of the walls fell; metaphor people keyword check',
      see: ['C-TERM-230', 'C-TERM-076'],
    },
    {
      id: 'C-TERM-405',
      title: 'target',
      text: [
        'To target is to pick out one particular thing for what a card or rule is about to do: a card, a player, a draw deck, a discard pile and so on. The thing picked is also called the target. This can happen even if the word is not on the card.',
        'Targets are chosen when the action is initiated. An action itself can never be one. Example: Barclay Transporter Phobia targets a person, taken at random from the group that is beaming, not the beaming.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'choose a victim; aim at; select a card; when do i choose; pick a player; whom do i point at; whom does it zero in on; who takes it',
      see: ['C-TERM-012', 'C-TERM-359', 'C-TERM-371'],
    },
    {
      id: 'C-TERM-406',
      title: 'Terran',
      text: 'Terran is another word for human.',
      source: 'Glossary',
      terms: 'earth people; humans; from earth; folks born on sol 3; synonym for us; mankind by another name',
      see: ['C-TERM-388', 'C-TERM-407', 'C-TERM-414'],
    },
    {
      id: 'C-TERM-407',
      title: 'Terran Empire icon',
      text: 'This icon marks Terrans of the mirror universe and those allied with them. It serves as a special staffing icon, and single cards give it further uses.',
      source: 'Glossary',
      terms:
        'mirror universe symbol; terran rebels; mirror humans; special staffing; evil human badge; dagger through globe; goatee soldiers stamp',
      see: ['C-TERM-237', 'C-TERM-369', 'C-TERM-223'],
    },
    {
      id: 'C-TERM-409',
      title: 'thrice per game',
      text: 'You may do it three times in a game. Everything else works as for “once per game”.',
      source: 'Glossary',
      terms:
        'three times; 3 times; how often; three uses; triple use limit; after the third it’s spent; threefold per match',
      see: ['C-TERM-276'],
    },
    {
      id: 'C-TERM-410',
      title: 'ties',
      text: [
        'If a dilemma picks out the “strongest”, “most CUNNING”, “highest total attributes” or the like and several are equal, the opponent of the player who encounters it chooses among them, unless the dilemma says otherwise.',
        'For “nearest planet”, “far end of spaceline” and so on, count the cards in each direction. If that is equal, add up the span each way. If that is equal too, the opponent chooses.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'equal; strongest; superlative; same number; who decides; draw between two; two guys are level; both have the highest value; deadlock who’s best',
      see: ['C-TERM-165', 'C-TERM-359'],
    },
    {
      id: 'C-TERM-411',
      title: 'ties (scoring)',
      text: 'Ties in the scoring of a tournament are a matter for the official tournament guide; the glossary says nothing about them.',
      source: 'Glossary',
      terms:
        'tie break; equal points; tournament draw; same score; we finished level; event result even; drawn match at an event',
      see: ['C-TERM-352', 'C-TERM-416', 'C-TERM-448'],
    },
    {
      id: 'C-TERM-412',
      title: 'time location',
      text: [
        'A time location is a card for a place in the past or future, either a space or a planet location. It lies by itself on the table, apart from the spacelines, and is neither a mission nor a spaceline location.',
        'Each belongs to a mission, which the lore of both cards tells: Sherman’s Peak and Agricultural Assessment, for instance, are both at Sherman’s Planet. You may seed or play it only while that spaceline location is in play. If it brings special instructions for that moment, you have to be able to carry out all of them. Playing it takes your normal card play.',
        'What affects the mission, like Supernova or Black Hole, does not touch the time location. Whoever is at the time location is not at the mission and cannot attempt it. Ships and people get from one to the other with a card that allows time travel.',
        'Cards listed as “native to this timeline” may report straight to a time location in play:\n• people: on the surface, if it is a planet, or aboard your compatible ships and facilities there, or an opponent’s facility there that you may use (Deep Space Station K-7, say);\n• ships and facilities: in space at the location, in orbit if it is a planet.',
        'These have an Alternate Universe icon, but reported in this way they do without an open doorway (an Alternate Universe Door, for one).',
        'You do not need the time location to use its native cards, and if it is in play you need not report them there. With an open doorway that lets Alternate Universe cards play, they may report to a facility on the spaceline as usual, or in any other legal manner.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'past; future; timeline; sherman’s peak; go back in time; native cards; another century; visit a spot in yesterday; place in a different year; 1930s or 2267 spot',
      see: ['C-TERM-413', 'C-TERM-025', 'C-TERM-384'],
    },
    {
      id: 'C-TERM-413',
      title: 'time travel',
      text: [
        'There are two forms of time travel: moving between a time location and a spaceline, and jumping into the future on the spot.',
        'Between a time location and a spaceline you get with:\n• a pair of Wormhole interrupts;\n• a Q-related “relocator card”, like Where’s Guinan? or Jealous Amanda;\n• any card that expressly allows it, like Orb of Time or Temporal Vortex.',
        'Others, for example Iconian Gateway, do not let you. Unless it is stated, you are not bound to the matching spaceline location: the Orb of Time takes you from any place on a spaceline, whatever its quadrant, to any time location, back, or from one time location to another.',
        'Temporal Rift and Time Travel Pod send a ship from the present into the future at the same place. While it has “disappeared”, ship and contents count as in play for uniqueness only, and cards resolved meanwhile, such as Supernova, Anti-Time Anomaly or Stop First Contact, do not affect them.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'travel through time; orb of time; temporal rift; temporal vortex; disappeared ship; go to the past; go back in history; leap to the future; jump to another year',
      see: ['C-TERM-412', 'C-TERM-205', 'C-TERM-248'],
    },
    {
      id: 'C-TERM-414',
      title: 'timeline disruption',
      text: [
        'With time locations history can be changed, and a disrupted timeline wipes cards out of the present. What it does depends on the event.',
        '“Timeline disrupted in 2063”: the Borg have completed Stop First Contact or Build Interplexing Beacon, and the history of Federation and Starfleet never happened. Disrupted are:\n• all people of Human species;\n• all cards of Federation or Starfleet affiliation (people, ships, facilities and so on), multi-affiliation cards too, in whatever mode they are.',
        'Protected, since they come from another universe or are travelling in time, are:\n• cards that bear a Mirror Quadrant icon;\n• cards that bear an Alternate Universe icon and none of these: 22nd Century, Classic Films, The Original Series;\n• cards that have disappeared, by Temporal Rift or Time Travel Pod for instance;\n• cards that have lost their affiliation, as by Thine Own Self;\n• whatever is at a time location.',
        'All other disrupted cards go out-of-play, from every quadrant and from every player’s hand, draw deck, side decks, discard pile and so on. Decks are shuffled again where needed. If a ship or facility is disrupted, cards aboard it or played on it that are not disrupted themselves go back to their owners’ hands.',
        '“Timeline disrupted in 2267”: the card Hero of the Empire tells what happens.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'stop first contact; history changed; 2063; federation wiped out; 2267; humans removed; hero of the empire; erase the feds from history; rewrite the past; butterfly effect wipeout',
      see: ['C-TERM-412', 'C-TERM-269', 'C-TERM-284', 'C-TERM-413'],
    },
    {
      id: 'C-TERM-416',
      title: 'tournament scoring',
      text: 'The official tournament guide tells how victory points and differential are scored. The glossary has related terms on points, bonus points and winning.',
      source: 'Glossary',
      terms:
        'victory points; differential; league; match result; how many vp for a win; margin between both finishers; event results sheet',
      see: ['C-TERM-305', 'C-TERM-060', 'C-TERM-448'],
    },
    {
      id: 'C-TERM-417',
      title: 'towing',
      text: [
        'A ship may tow something only by a card such as Radioactive Garbage Scow or Activate Tractor Beam. However the towing ship moves or relocates (through the Bajoran Wormhole, by Wormholes, The Traveler, time travel or anything else), the ship or Scow in tow goes along.',
        'A ship in tow cannot tow another one. It may cloak; the ship that tows it may not.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'pull a ship; drag; tow; garbage scow; activate tractor beam; move a stranded ship; haul another vessel; rope it behind me; lug junk away',
      see: ['C-TERM-418', 'C-TERM-248', 'C-TERM-087'],
    },
    {
      id: 'C-TERM-418',
      title: 'tractor beam',
      text: 'A tractor beam is special equipment of a ship. Alone it does nothing; other cards put it to use, for instance Activate Tractor Beam, Ship Seizure or Engage Shuttle Operations.',
      source: 'Glossary',
      terms:
        'tow; hold a ship; ship seizure; what does it do; beam that pulls; grabby ray onboard; gadget for catching vessels; latch on device',
      see: ['C-TERM-417', 'C-TERM-386'],
    },
  ],
};
