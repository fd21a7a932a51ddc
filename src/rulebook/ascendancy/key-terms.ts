import type { Chapter } from '../entry.ts';

/** Key terms. */
export const keyTerms: Chapter = {
  title: 'Key terms',
  entries: [
    {
      id: 'A-TERM-01',
      title: 'Adjacent Sectors',
      text: 'Two Sectors are Adjacent when they lie directly next to each other. Every Sector is also Adjacent to itself.',
      source: 'Adjacent Sectors',
      terms:
        'neighbouring space; next to; one step away; adjacency; beside; same sector; is my own square near itself; what does bordering mean on the road',
      see: ['A-TERM-02', 'A-TERM-21', 'A-BAT-01', 'A-TRADE-03'],
    },
    {
      id: 'A-TERM-02',
      title: 'Adjacent Systems',
      text: 'Two Systems are Adjacent when one single Space Lane joins them, however many Sectors that lane has.',
      source: 'Adjacent Systems',
      terms:
        'neighbouring planets; next system; one lane away; adjacency; planets separated by a single road; meaning of bordering worlds',
      see: ['A-TERM-01', 'A-TERM-04', 'A-VUL-12'],
    },
    {
      id: 'A-TERM-03',
      title: 'Lanes connected to a System',
      text: 'A Space Lane is Connected to a System when it enters or leaves it. A lane that has no System at its far end counts too.',
      source: 'Connected Space Lanes',
      terms:
        'linked lane; attached route; open-ended lane; joined; which roads belong to a planet; does a dangling road count as attached',
      see: ['A-LANE-01', 'A-TERM-04'],
    },
    {
      id: 'A-TERM-04',
      title: 'Connected Systems',
      text: 'Two Systems are Connected when any chain of Systems and Space Lanes leads from one to the other, however long it is.',
      source: 'Connected Systems',
      terms:
        'linked; path between; route exists; reachable; chain of lanes; can i drive all the way between planets; worlds on the same network',
      see: ['A-TERM-02', 'A-TERM-10', 'A-CONN-07'],
    },
    {
      id: 'A-TERM-05',
      title: 'Contested Sectors',
      text: 'A Sector is Contested when two or more players have Ships in it. With three or more players it is Contested just the same.',
      source: 'Contest',
      terms:
        'shared space; several players; enemy in my system; not alone; contest; several of us parked in one place; crowded by two factions',
      see: ['A-TERM-15', 'A-BAT-06'],
    },
    {
      id: 'A-TERM-06',
      title: 'Controlling a System',
      text: 'You Control a System when your Control Node is on it. You gain Control by Colonization, by Invasion or by Hegemony. Having Ships there isn’t enough, and leaving with them doesn’t cost you Control.',
      source: 'Control',
      terms:
        'own a planet; who owns; take over; control node; ownership; my systems; whose planet is this; flag stays when i fly away; is parking enough to possess',
      see: ['A-BUILD-07', 'A-INV-01', 'A-HEG-01', 'A-TERM-15'],
    },
    {
      id: 'A-TERM-07',
      title: 'Controlling a Starbase',
      text: 'A Starbase belongs to whoever Controls its System. When the System changes hands, the Starbase goes with it.',
      source: 'Control',
      terms:
        'who owns the station; captured base; space station; own a starbase; who gets the base when a planet falls; possession of outposts',
      see: ['A-TERM-06', 'A-INV-21', 'A-SB-06'],
    },
    {
      id: 'A-TERM-08',
      title: 'Developed and Undeveloped Systems',
      text: 'A Planetary System is Developed when it holds at least one Node, be it a Resource Node or a Control Node. Without any Node it is Undeveloped.',
      source: 'Developed System; Undeveloped System',
      terms:
        'empty planet; no nodes; colonizable; built up; can i colonize; does a bare rock count as built; difference between settled and blank worlds',
      see: ['A-TERM-14', 'A-BUILD-07', 'A-CIV-07', 'A-INV-01'],
    },
    {
      id: 'A-TERM-09',
      title: 'Exhausted and Refreshed',
      text: 'A card or token that is Exhausted lies face down. You can’t use it until it is Refreshed, that is turned face up again.',
      source: 'Exhausted; Refresh',
      terms:
        'tapped; used; flipped; face down; ready again; untap; exhaust; refresh; what does turned sideways mean; what is a spent card; how do chips wake up',
      see: ['A-RECH-06', 'A-COMP-15', 'A-SPEC-03', 'A-TRADE-13'],
    },
    {
      id: 'A-TERM-10',
      title: 'First Contact',
      text: 'You have made First Contact as soon as your Home System is Connected with another player’s Home System by a chain of Space Lanes and Systems. Without First Contact you can’t trade and can’t bid for the turn order.',
      source: 'First Contact',
      terms:
        'meet other players; connected homes; when can i trade; discover rivals; are we acquainted yet; say hello to aliens next door; requirement for deals and wagers',
      see: ['A-TERM-04', 'A-TRADE-03', 'A-INIT-02', 'A-OPEN-41'],
    },
    {
      id: 'A-TERM-11',
      title: 'Fleets count as Ships',
      text: 'A Fleet is several Ships that move and fight as one. Every rule for Ships holds for Fleets too.',
      source: 'Fleet',
      terms:
        'group; armada; squadron; stack; what is a fleet; is an armada treated as one vessel; do ordinary rules fit groups',
      see: ['A-FLEET-01', 'A-FLEET-06', 'A-COMP-16', 'A-MOVE-01'],
    },
    {
      id: 'A-TERM-12',
      title: 'Building at your Home System',
      text: 'Your Home System is the System that you began the game with. You may build Ships and commission Fleets there with or without a Starbase. A rival’s Home System that you have taken doesn’t give you this.',
      source: 'Home System or Homeworld',
      terms:
        'homeworld; home planet; shipyard; captured home system; capital; no starbase; capital as a dockyard; launch hulls at a conquered enemy capital; base needed at my capital',
      see: ['A-BUILD-04', 'A-FLEET-02', 'A-OPEN-71', 'A-SET-10'],
    },
    {
      id: 'A-TERM-13',
      title: 'Hostile and Peaceful rivals',
      text: 'What counts is whether you hold a Trade Agreement of that rival. While you do, you are at Peace with them and their Ships are Peaceful to you. While you don’t, they and their Ships are Hostile to you. Each direction counts by itself: a rival can be Peaceful to you while you are Hostile to them.',
      source: 'Hostile; Peace',
      terms:
        'enemy; war; friendly; ally; at peace with; diplomacy status; hostility; are we pals or not; one sided friendship; what does unfriendly mean',
      see: ['A-TRADE-07', 'A-MOVE-18', 'A-MOVE-19', 'A-TRADE-11'],
    },
    {
      id: 'A-TERM-14',
      title: 'What counts as a Node',
      text: 'Nodes are what is built on a planet’s surface: Production, Research and Culture Nodes, and Control Nodes. A Starbase isn’t a Node.',
      source: 'Node',
      terms:
        'building; is a starbase a node; resource node; surface; control marker; is a base counted among surface stuff; what are the little plastic domes',
      see: ['A-TERM-20', 'A-TERM-08', 'A-INV-05'],
    },
    {
      id: 'A-TERM-15',
      title: 'Occupying a Sector',
      text: 'You Occupy a Sector when no other player has Ships there and you do. It doesn’t matter who Controls it.',
      source: 'Occupy',
      terms:
        'alone in a system; occupation; only my ships; hold a system; presence; being the sole visitor somewhere; no strangers parked beside me',
      see: ['A-TERM-05', 'A-BUILD-07', 'A-INV-01', 'A-HEG-01'],
    },
    {
      id: 'A-TERM-16',
      title: 'Ships in Orbit',
      text: 'Every Ship in a Planetary System is in Orbit there, whether or not other players have Ships there too.',
      source: 'Orbit',
      terms:
        'orbiting; around the planet; at the planet; in the system; circling a world meaning; am i parked at this world',
      see: ['A-BUILD-08', 'A-BAT-15', 'A-CAR-02'],
    },
    {
      id: 'A-TERM-17',
      title: 'What a Project is',
      text: 'A Project is an Advancement Card that isn’t completed yet. In each of your Building Phases you may add 1 Research to each of your Projects. A card only works for you once it is complete.',
      source: 'Project',
      terms:
        'research in progress; unfinished tech; technology; studying; incomplete advancement; half done invention; when does an invention start working',
      see: ['A-BUILD-21', 'A-BUILD-26', 'A-PROJ-01', 'A-PROJ-02'],
    },
    {
      id: 'A-TERM-18',
      title: 'What your Reserves are',
      text: 'Your Reserves are the Resources on your Command Console that you hold and haven’t spent yet.',
      source: 'Reserves',
      terms: 'stockpile; bank; savings; my tokens; treasury; unspent; where is my piggy bank; cubes i still own',
      see: ['A-TERM-19', 'A-COMP-07', 'A-COMP-17'],
    },
    {
      id: 'A-TERM-19',
      title: 'What counts as a Resource',
      text: 'Resources are Production, Research and Culture, and nothing else. Ships, Nodes and Ascendancy Tokens are no Resources.',
      source: 'Resources',
      terms: 'goods; currency; are ships resources; tokens; money; which cubes are wealth; are vessels wealth',
      see: ['A-COMP-19', 'A-TERM-18', 'A-TRADE-01'],
    },
    {
      id: 'A-TERM-20',
      title: 'What counts as a Structure',
      text: 'Structures are all the physical things built in a System: Resource Nodes, Control Nodes and Starbases. Each counts as one. Vulcan Ambassadors aren’t Structures.',
      source: 'Structure; Cultural Hegemony',
      terms:
        'buildings; is a starbase a structure; resistance count; ambassador; infrastructure; what adds to planet loyalty; do bases count as something constructed',
      see: ['A-TERM-14', 'A-HEG-03', 'A-VUL-15'],
    },
    {
      id: 'A-TERM-21',
      title: 'What a Sector is',
      text: 'A Sector is any place on the map where a Ship can stand. Each System Disc is one Sector. A Space Lane is divided into 2, 3 or 4 Sectors.',
      source: 'Sector',
      terms: 'space; field; square; hex; position; spot on a lane; one step on the board; is a planet a step',
      see: ['A-COMP-02', 'A-TERM-01', 'A-MOVE-05'],
    },
  ],
};
