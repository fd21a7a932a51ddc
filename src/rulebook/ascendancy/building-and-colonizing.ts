import type { Chapter } from '../entry.ts';

/** Building Phase: ships, colonies and nodes. */
export const buildingAndColonizing: Chapter = {
  title: 'Building and colonizing',
  entries: [
    {
      id: 'A-BUILD-01',
      title: 'What you can do in the Building Phase',
      text: 'Your turn begins with the Building Phase. In it you may build Ships and Nodes, Colonize Systems, commit Research to Projects, and upgrade Weapons and Shields. You may do these in any order and mix them as you like, as long as you can pay.',
      source: 'Building Phase',
      terms:
        'build phase; first part of turn; spend resources; what can i build; order; first half of my go; shopping time what’s on offer; can i mix purchases',
      see: ['A-BUILD-02', 'A-BUILD-03', 'A-BUILD-12', 'A-BUILD-32'],
    },
    {
      id: 'A-BUILD-02',
      title: 'No building after the Building Phase',
      text: 'Once you have started your Command Phase, you can’t spend Resources on building any more in this turn, unless a special rule says that you can. Buying Ascendancy isn’t building: you may do that at any time in your turn.',
      source: 'End of Building',
      terms:
        'forgot to build; build later; go back; end building; too late; already gave orders can i still shop; purchases after my actions began; reopen shopping after moving',
      see: ['A-INIT-12', 'A-CMD-01', 'A-WIN-03'],
    },
    {
      id: 'A-BUILD-03',
      title: 'What a Ship costs',
      text: 'Each Ship costs 1 Production.',
      source: 'Build Starships; Sample First Turn',
      terms:
        'price of starship; ship price; buy ships; starship cost; new ship; how much for one vessel; what does a cruiser set me back',
      see: ['A-BUILD-04', 'A-COMP-08', 'A-BUILD-19'],
    },
    {
      id: 'A-BUILD-04',
      title: 'Where you can build Ships',
      text: 'You may build Ships in three kinds of places:\n• at any Starbase that you Control\n• in your own Home System, as long as you still Control it\n• in a System where one of your Advancements allows it',
      source: 'Build Starships; Building Costs',
      terms:
        'shipyard; place new starships; deploy; spawn; where do ships appear; where do fresh vessels pop up; launch site for cruisers; dry dock locations',
      see: ['A-TERM-12', 'A-BUILD-05', 'A-BUILD-06', 'A-OPEN-71'],
    },
    {
      id: 'A-BUILD-05',
      title: 'Forming a Fleet from new Ships',
      text: 'If you build 3 or more Ships in the same place in one Building Phase, you may at once group them into a Fleet. This takes no Command.',
      source: 'Build Starships; Form a Fleet',
      terms:
        'free fleet; commission fleet; group ships; without command; three newly bought vessels bundled gratis; instant armada from the yard',
      see: ['A-FLEET-01', 'A-FLEET-03', 'A-FLEET-04', 'A-AND-02'],
    },
    {
      id: 'A-BUILD-06',
      title: 'Building Ships in a Hazardous System',
      text: 'Ships that you build in a Hazardous Sector make no Hazard roll when they are placed there, and none when they leave.',
      source: 'Hazardous Systems',
      terms:
        'red alert; danger; new ships hazard; safe to build; hazard at starbase; fresh vessels at a deadly planet explode; do newborn hulls face the red warning',
      see: ['A-HAZ-07', 'A-HAZ-01', 'A-BUILD-04'],
    },
    {
      id: 'A-BUILD-07',
      title: 'When you can Colonize a System',
      text: 'In your Building Phase you may Colonize a Planetary System if it is Undeveloped, that is without any Nodes, and you Occupy it: only your Ships are there. You place one of your Control Nodes on it and Control it from then on. The Vulcans Colonize in their own way.',
      source: 'Colonize a System',
      terms:
        'colony; settle a planet; take an empty planet; claim system; colonise; expand; plant a flag on a barren world; move in on a vacant rock; what do settlers require to land',
      see: ['A-BUILD-08', 'A-TERM-08', 'A-TERM-15', 'A-VUL-01'],
    },
    {
      id: 'A-BUILD-08',
      title: 'What Colonizing costs',
      text: 'Colonizing a System costs 1 Culture and 1 of your Ships in Orbit there. The Ship becomes the core of the colony and is gone from the map.',
      source: 'Colonize a System',
      terms:
        'colony price; lose ship; spend culture; settle cost; colonise cost; sacrifice; what do i give up for an outpost; does my vessel vanish after landing; fee for homesteading',
      see: ['A-BUILD-07', 'A-BUILD-10', 'A-OPEN-75', 'A-VUL-01'],
    },
    {
      id: 'A-BUILD-09',
      title: 'One Control Node claims the whole System',
      text: 'When you Colonize a System, you place a single Control Node. It marks the entire System as yours, with all its sites.',
      source: 'Colonize a System',
      terms:
        'how many control nodes; flag; entire planet; ownership marker; claim; single badge or several badges; do i mark each slot as mine',
      see: ['A-TERM-06', 'A-BUILD-11', 'A-COMP-12'],
    },
    {
      id: 'A-BUILD-10',
      title: 'Colonizing with a Federation Colonization Fleet',
      text: 'When you Colonize with a Federation Colonization Fleet, you don’t pay the 1 Culture. Instead the Fleet must be Disbanded in the course of it. If an Exploration Card or another card changes how that System is Colonized, that card still works as usual.',
      source: 'Federation: Colonization Fleet',
      terms:
        'free colony; colony fleet; no culture; disband; fleet card; earthling settlers land without paying art; starfleet settler armada dissolves',
      see: ['A-BUILD-08', 'A-FED-07', 'A-FLEET-08'],
    },
    {
      id: 'A-BUILD-11',
      title: 'Where you can build Resource Nodes',
      text: 'You may build Resource Nodes only in Systems that you Control. Your Ships needn’t be there.',
      source: 'Build a Resource Node',
      terms:
        'build on planet; develop; improve system; need ships to build; construct; put factories on worlds i own; must cruisers be present for construction',
      see: ['A-BUILD-12', 'A-BUILD-16', 'A-TERM-06'],
    },
    {
      id: 'A-BUILD-12',
      title: 'What a Resource Node costs',
      text: 'You pay the listed cost for the type of Node that you build. The book shows these costs only as pictures, so we play with these:\n• Production Node: 1 Production\n• Research Node: 2 Production\n• Culture Node: 3 Production',
      source: 'Build a Resource Node',
      terms:
        'node price; production node cost; research node cost; culture node cost; build price; factory lab and temple fees; how much for a lab; what does a museum set me back',
      see: ['A-OPEN-01', 'A-BUILD-11', 'A-BUILD-17', 'A-RECH-03'],
    },
    {
      id: 'A-BUILD-13',
      title: 'Sites for Production Nodes',
      text: 'A Production Node goes on a free Production site or a free Open site. The Ferengi may build Production Nodes on any kind of site.',
      source: 'Building Costs',
      terms:
        'factory; production slot; open slot; where to build production; which tab takes a mine; orange slot rules; where do factories fit',
      see: ['A-BUILD-16', 'A-BUILD-17', 'A-FER-03'],
    },
    {
      id: 'A-BUILD-14',
      title: 'Sites for Research Nodes',
      text: 'A Research Node goes on a free Research site or a free Open site.',
      source: 'Building Costs',
      terms:
        'laboratory; science node; research slot; open slot; where to build research; which tab takes a lab; blue slot rules; put scientists on a grey spot',
      see: ['A-BUILD-16', 'A-BUILD-17', 'A-PROJ-02'],
    },
    {
      id: 'A-BUILD-15',
      title: 'Sites for Culture Nodes',
      text: 'A Culture Node goes on a free Culture site or a free Open site. The Ferengi can never build Culture Nodes.',
      source: 'Building Costs',
      terms:
        'city; culture slot; open slot; where to build culture; monument; which tab takes a temple; green slot rules; where do museums fit',
      see: ['A-BUILD-16', 'A-BUILD-17', 'A-FER-01'],
    },
    {
      id: 'A-BUILD-16',
      title: 'No more Nodes than sites',
      text: 'A System can never hold more Resource Nodes than it has sites printed on it. The tabs around the planet also show how many of each type may be built. The Control Node needs no site.',
      source: 'Build a Resource Node',
      terms:
        'capacity; node limit; full planet; maximum nodes; tabs; slots; planet is crammed can i squeeze another; does my flag take up a spot',
      see: ['A-COMP-03', 'A-BUILD-13', 'A-BUILD-17', 'A-FER-03'],
    },
    {
      id: 'A-BUILD-17',
      title: 'Replacing a Node on an Open site',
      text: 'On an Open site you choose which type of Node to build. Later you may replace it by a Node of another type: you pay the full cost of the new one.',
      source: 'Build a Resource Node',
      terms:
        'change node type; convert; rebuild; swap node; wild slot; upgrade node; turn a factory into a lab; remodel the grey tab; change my mind about a wildcard spot',
      see: ['A-BUILD-12', 'A-BUILD-18', 'A-OPEN-39'],
    },
    {
      id: 'A-BUILD-18',
      title: 'You can’t destroy your own Nodes',
      text: 'Once a Node is built, you can’t simply destroy it. You can only replace a Node on an Open site by paying for another type, or Disband a Control Node when you have run out of them.',
      source: 'Build a Resource Node',
      terms:
        'demolish; remove node; tear down; scrap building; scorched earth; blow up my own factory out of spite; bulldoze before he conquers it',
      see: ['A-BUILD-17', 'A-BUILD-20'],
    },
    {
      id: 'A-BUILD-19',
      title: 'Running out of Ships',
      text: 'If all your Ships are in play, you may Disband one of them to free it for use elsewhere.',
      source: 'Running Out of Components',
      terms:
        'no ships left; ship limit; recycle ship; scrap a ship; thirty ships; remove ship; ran dry of minis; all thirty hulls deployed; junk an old vessel for a fresh one',
      see: ['A-COMP-08', 'A-BUILD-20', 'A-EXP-10'],
    },
    {
      id: 'A-BUILD-20',
      title: 'Running out of Control Nodes',
      text: 'If all your Control Nodes are in play, you may Disband one of them to free it for use elsewhere. All Resource Nodes of that System are then removed too and go back to the pool.',
      source: 'Running Out of Components',
      terms:
        'no control nodes left; give up a system; abandon planet; too many systems; limit; used up all ten flags; ditch a colony to settle elsewhere; voluntarily surrender a colony to free a flag',
      see: ['A-COMP-12', 'A-OPEN-90', 'A-BUILD-18'],
    },
  ],
};
