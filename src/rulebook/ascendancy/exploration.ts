import type { Chapter } from '../entry.ts';

/** Exploration. */
export const exploration: Chapter = {
  title: 'Exploration',
  entries: [
    {
      id: 'A-EXPL-01',
      title: 'Planetary Systems',
      text: 'Most Systems are Planetary: they hold worlds that might be lived on. Their disc shows the main planet, or another feature of the sky, and which Nodes can be built there.',
      source: 'Discovering Planetary Systems',
      terms:
        'planet; world; kinds of systems; habitable; planet disc; what’s an ordinary world tile; does a tile have habitable ground',
      see: ['A-COMP-03', 'A-PHEN-01', 'A-EXPL-03'],
    },
    {
      id: 'A-EXPL-02',
      title: 'Discovering a Hazardous planet',
      text: 'If the Planetary System that you discover is Hazardous, all the Ships that enter it must first Brave the Hazard. Only then is an Exploration Card drawn.',
      source: 'Discovering Planetary Systems',
      terms:
        'dangerous world; red alert; explore hazard; hazard before card; new system danger; deadly planet found which comes first; dice or encounter upon a risky find',
      see: ['A-HAZ-02', 'A-EXPL-03', 'A-EXPL-04'],
    },
    {
      id: 'A-EXPL-03',
      title: 'Drawing an Exploration Card',
      text: 'When you discover a Planetary System, you draw 1 Exploration Card and resolve it. If the System is Hazardous, you do so only if at least one of your Ships survives.',
      source: 'Discovering Planetary Systems',
      terms:
        'encounter; event card; what did i find; explore card; draw card; discovery; do i flip something upon finding a world; what’s waiting at a fresh planet',
      see: ['A-EXPL-06', 'A-EXPL-04', 'A-EXPL-05', 'A-EXPL-07'],
    },
    {
      id: 'A-EXPL-04',
      title: 'Nobody survives the discovery',
      text: 'If none of your Ships survives entering a new Hazardous Planetary System, 1 Exploration Card is laid face down on it, unseen. The first player who Braves that Hazard with at least one surviving Ship turns the card up and resolves it.',
      source: 'Discovering Planetary Systems; Exploration Cards',
      terms:
        'all ships lost; face-down card; unexplored; hidden encounter; explore later; everybody perished upon arrival; encounter left upside down on a tile',
      see: ['A-EXPL-02', 'A-OPEN-76', 'A-OPEN-77'],
    },
    {
      id: 'A-EXPL-05',
      title: 'No Exploration Card for a Phenomenon',
      text: 'When the System that you discover is a Phenomenon, you draw no Exploration Card. It brings Research instead.',
      source: 'Discovering Planetary Systems; Discovering Phenomena',
      terms:
        'anomaly; nebula; draw card; phenomenon encounter; no event; nothing flips when i find an anomaly; does a black hole trigger an event',
      see: ['A-PHEN-02', 'A-PHEN-03', 'A-EXPL-03'],
    },
    {
      id: 'A-EXPL-06',
      title: 'The five types of Exploration Cards',
      text: 'Exploration Cards come in five types:\n• Crisis: a problem or a danger\n• Discovery: wonders, technology or new species\n• Virgin World: a good planet without natives\n• Ally: a person or group that may join you\n• Civilization: the planet is already inhabited',
      source: 'Exploration Cards',
      terms:
        'card kinds; encounter types; event types; what can i find; categories; sorts of encounters; classes of events out there',
      see: ['A-EXPL-14', 'A-EXPL-15', 'A-EXPL-17', 'A-CIV-01'],
    },
    {
      id: 'A-EXPL-07',
      title: 'Resolving an Exploration Card',
      text: 'An Exploration Card is resolved at once and then discarded, unless the card itself says something else.',
      source: 'Exploration Cards',
      terms:
        'play card; discard; when does it take effect; encounter resolution; keep card; is an encounter instant; throw away the event afterwards',
      see: ['A-EXPL-08', 'A-EXPL-09', 'A-EXPL-10', 'A-OPEN-73'],
    },
    {
      id: 'A-EXPL-08',
      title: 'A card’s options: now or never',
      text: 'If an Exploration Card offers you an option, you must use it right away. Otherwise it is lost.',
      source: 'Remains in Play',
      terms:
        'choose later; save the card; optional effect; decline; postpone; use it or lose it; can i hang on to an event choice; skip the offer and use it tomorrow',
      see: ['A-EXPL-07', 'A-EXPL-09'],
    },
    {
      id: 'A-EXPL-09',
      title: 'Cards that remain in play',
      text: 'An Exploration Card marked “Remains in Play” stays face up on the System until it is resolved, usually when somebody Colonizes the System. Then it is discarded.',
      source: 'Remains in Play',
      terms:
        'lasting card; card on planet; stays; permanent; colonize bonus; event sits on the tile how long; sticky encounter lying on a world',
      see: ['A-EXPL-07', 'A-BUILD-07'],
    },
    {
      id: 'A-EXPL-10',
      title: 'Cards that go under the deck',
      text: 'Some Exploration Cards come back: after they are resolved they go to the bottom of the Exploration Deck instead of the discard pile. The deck isn’t shuffled for this.',
      source: 'Recurring Events',
      terms:
        'recurring event; return card; bottom of deck; reuse; comes back; event tucked beneath the pile; will that encounter show up once more',
      see: ['A-EXPL-11', 'A-EXPL-17'],
    },
    {
      id: 'A-EXPL-11',
      title: 'Cards shuffled back into the deck',
      text: 'Some Exploration Cards are shuffled back into the Exploration Deck after they are resolved. Only that card is added; the discard pile stays where it is. Recurring cards that lie at the bottom of the deck get mixed in by the shuffle too.',
      source: 'Recurring Events',
      terms:
        'recurring event; reshuffle; return card; discard pile; comes back; blend it back among the unseen ones; do old encounters get mixed too',
      see: ['A-EXPL-10', 'A-OPEN-73'],
    },
    {
      id: 'A-EXPL-12',
      title: 'How a Diplomacy Test works',
      text: 'For a Diplomacy Test you roll one die and add your Ascendancy to it. You pass if the total is higher than the Diplomacy Number on the card. If it is equal or lower, you fail.',
      source: 'Diplomacy Tests',
      terms:
        'negotiate; test roll; diplomacy number; ascendancy bonus; pass or fail; persuade; how to talk my way through; sweet talk check in an encounter; is a draw enough at negotiating',
      see: ['A-EXPL-13', 'A-EXPL-17'],
    },
    {
      id: 'A-EXPL-13',
      title: 'When you must take a Diplomacy Test',
      text: 'If the Exploration Card that you face asks for a Diplomacy Test, you must attempt it. The card says what happens when you pass and when you fail.',
      source: 'Diplomacy Tests',
      terms:
        'forced test; skip the test; required; decline test; outcome; negotiate; can i refuse to talk with the aliens; am i obliged to negotiate',
      see: ['A-EXPL-12', 'A-EXPL-14'],
    },
    {
      id: 'A-EXPL-14',
      title: 'Crisis cards',
      text: 'A Crisis card confronts you with a problem. Some of them force your Ships to Brave a Hazard. Others ask for a Diplomacy Test when you draw them.',
      source: 'Crisis',
      terms:
        'bad event; disaster; trouble; emergency; negative encounter; unlucky encounter out there; nasty surprise at a fresh world',
      see: ['A-EXPL-12', 'A-HAZ-02', 'A-EXPL-18'],
    },
    {
      id: 'A-EXPL-15',
      title: 'Discovery cards',
      text: 'A Discovery card brings something good or strange: wonders that nobody has seen, new technology, or contact with new species.',
      source: 'Discovery',
      terms: 'good event; find; artifact; positive encounter; wonder; lucky encounter out there; cool stuff in space',
      see: ['A-EXPL-19', 'A-EXPL-20', 'A-EXPL-07'],
    },
    {
      id: 'A-EXPL-16',
      title: 'Virgin Worlds',
      text: 'A Virgin World is a planet fit to live on, with no intelligent natives. Nothing stands in the way of Colonizing it.',
      source: 'Virgin Worlds',
      terms:
        'empty planet; uninhabited; easy colony; class m; colonize; free world; garden world nobody home; paradise ready for settlers',
      see: ['A-BUILD-07', 'A-BUILD-08', 'A-EXPL-06'],
    },
    {
      id: 'A-EXPL-17',
      title: 'Claiming an Ally',
      text: 'When you draw an Ally card, or get one from another player, you must pass a Diplomacy Test to claim it. If you pass, the card lies in front of you: it either counts as a Trade Agreement or gives you a special rule. If you fail, the card goes to the bottom of the Exploration Deck.',
      source: 'Ally',
      terms:
        'recruit; ally card; friend; join; companion; diplomacy; get a sidekick; win over a helpful stranger; failed to make a pal',
      see: ['A-EXPL-12', 'A-TRADE-16', 'A-EXPL-21', 'A-EXPL-10'],
    },
    {
      id: 'A-EXPL-18',
      title: 'Crystalline Entity',
      text: 'The Crystalline Entity is a Crisis card. It destroys all your Ships in the System. They are safe if you have upgraded your Weapons or your Shields, or both, at least once.',
      source: 'Crisis: Crystalline Entity',
      terms:
        'crisis; crystal; all ships destroyed; upgrade saves; space monster; giant snowflake eats my vessels; sparkling space beast',
      see: ['A-EXPL-14', 'A-BUILD-32'],
    },
    {
      id: 'A-EXPL-19',
      title: 'Dark Reflection',
      text: 'Dark Reflection is a Discovery card. The player who sits opposite you controls your Ships. With an odd number of players, chance decides between the two who sit opposite you.',
      source: 'Discovery: Dark Reflection',
      terms:
        'mirror universe; opponent controls my ships; opposite player; evil twin; take over; goatee versions of us; someone across the table flies my hulls',
      see: ['A-OPEN-85', 'A-EXPL-15'],
    },
    {
      id: 'A-EXPL-20',
      title: 'The Traveler',
      text: 'The Traveler is a Discovery card. You must place another new System and move the Ships from the System that you have just explored to this new one.',
      source: 'Discovery: The Traveler',
      terms:
        'traveller; second system; moved far away; extra discovery; transported; mysterious alien flings my vessels far; tossed to a second unknown place',
      see: ['A-SYS-01', 'A-EXPL-15'],
    },
    {
      id: 'A-EXPL-21',
      title: 'Ferengi Arms Dealer and Ferengi Researcher',
      text: 'These two Allies let you pay for upgrades of Weapons and Shields with Production instead of Research. Each upgrade is paid wholly in Production or wholly in Research; you can’t mix the two.',
      source: 'Ally: Ferengi Arms Dealer and Ferengi Researcher',
      terms:
        'upgrade with production; ally; buy weapons; pay shields; mix resources; pay guns with industry; big ears gun merchant; upgrade without science',
      see: ['A-BUILD-32', 'A-EXPL-17', 'A-BUILD-33', 'A-BUILD-34'],
    },
  ],
};
