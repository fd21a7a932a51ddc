import type { Chapter } from '../../entry.ts';

/** Glossary terms from damage to dilemma. */
export const termsDamage: Chapter = {
  title: 'Terms: damage to dilemma',
  entries: [
    {
      id: 'C-TERM-107',
      title: 'damage',
      text: [
        'How you damage your opponent’s ships and facilities depends on you: with a Battle Bridge side deck you put damage markers on them, without one you turn them (rotation damage). The two are never mixed on a ship, whatever caused the damage: a hit in battle, a dilemma or something else.',
        [
          'Damage markers:',
          '• They are Tactic cards from your side deck. What each does stands at its bottom.',
          '• Some results happen once, at once, such as downloading a Warp Core Breach or killing a crew member. Others last as long as the marker is in play, such as lower attributes or transporters off line.',
          '• Most take HULL integrity away. At 0 % the ship or facility is destroyed.',
          '• Copies of a marker add up, in attributes and HULL alike.',
          '• When all your tactics are in play as markers and your side deck is empty, you do no further damage until some return.',
        ].join('\n'),
        [
          'Rotation damage on a ship:',
          '• Turn the card by 180 degrees. RANGE becomes 5 (a lower RANGE stays), Cloaking Device is off line, HULL integrity loses 50 %.',
          '• A direct hit in battle takes 100 % and destroys the ship at once.',
          '• A second damage before the repair takes another 50 %, which destroys it too.',
          '• Where a card shows damage marker symbols (Breen CRM114, HQ: Orbital Weapons Platform), rotation is no substitute: to use them you need a Battle Bridge side deck.',
        ].join('\n'),
        'For cards that ask, such as Abandon Ship!, a ship is damaged if it has any damage marker, even one without HULL loss, or rotation damage. Attributes lowered by something else are not damage.',
        'Off line: what is off line can’t be used in any way while that marker is in play. If enhancements of an attribute are off line, all of them are.',
        'Default damage: with a Battle Bridge side deck but no current tactic at that moment (a dilemma, or a battle in which you chose none), you give two cards from the side deck, or four for a direct hit. Don’t confuse it with rotation damage, which is for players without that side deck.',
        'Order: when it matters, carry out the immediate results first and look at the HULL last. Example: your opponent’s ship has lost 80 % of its HULL, and is now damaged by two markers, each with one casualty and HULL -30 %. If they want to play an Escape Pod, both casualties come first; the pod saves only the crew that is left.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'damaged ship; damage markers; rotation damage; off line; default damage; hull loss; turn the ship 180 degrees; ship got hurt; how badly is it wrecked; broken systems after being shot',
      see: ['C-TERM-055', 'C-TERM-330', 'C-TERM-402', 'C-TERM-194'],
    },
    {
      id: 'C-TERM-110',
      title: 'deck',
      text: 'A game deck has two parts, a seed deck and a draw deck. Side decks, one or more, are an extra that you may leave out.',
      source: 'Glossary',
      terms:
        'game deck; which decks do i need; parts of a deck; deck building; what piles do i bring; what makes up my stack; components before playing',
      see: ['C-TERM-356', 'C-TERM-137', 'C-TERM-372', 'C-TERM-003'],
    },
    {
      id: 'C-TERM-112',
      title: 'DEFENSE bonus',
      text: 'This number stands on Tactic cards. In a ship battle you take the SHIELDS of your ship under fire, what a facility adds from its SHIELDS if the ship is docked there, and the DEFENSE bonus of your current tactic if you have one; the sum is your DEFENSE total. The bonus doesn’t count as an attribute enhancement.',
      source: 'Glossary',
      terms:
        'tactic defense number; defense total; shields bonus; ship battle protection; defence; plus on armor in space; protective figure on maneuver card; harder to be hit',
      see: ['C-TERM-055', 'C-TERM-402', 'C-TERM-041'],
    },
    {
      id: 'C-TERM-113',
      title: 'Delta Quadrant',
      text: 'A mission is a Delta Quadrant mission if the icon of this quadrant stands in its point box.',
      source: 'Glossary',
      terms:
        'dq; voyager region; delta mission; which missions are delta; far away area seventy years off; place seventy years from earth; where the lost crew roams',
      see: ['C-TERM-114', 'C-TERM-304'],
    },
    {
      id: 'C-TERM-114',
      title: 'Delta Quadrant icon',
      text: 'This icon makes a personnel, ship or facility native to the Delta Quadrant.',
      source: 'Glossary',
      terms:
        'dq icon; native to delta; delta symbol; where can it report; emblem for lost far away crew; stamp for lost seventy years from home; triangle sign on neighbours of kazon',
      see: ['C-TERM-254', 'C-TERM-113', 'C-TERM-332'],
    },
    {
      id: 'C-TERM-116',
      title: 'different',
      text: 'Two cards are different if they are not copies of each other and not versions of one persona. Two copies of a universal (❖) mission are different locations, and different planets where they show planets.',
      source: 'Glossary',
      terms:
        'not the same card; distinct; two copies of a mission; other card; is a twin something else; do clones count as separate; two alike or unalike',
      see: ['C-TERM-097', 'C-TERM-292', 'C-TERM-439', 'C-TERM-350'],
    },
    {
      id: 'C-TERM-117',
      title: 'dilemma',
      text: [
        'Dilemmas are cards hidden under missions; whoever attempts the mission has to deal with them. You seed them in the dilemma seed phase. There are three kinds: planet, space, and space/planet.',
        'During a mission or scouting attempt your crew or Away Team meets them singly, and each is resolved before the next. Each says what happens then. It may name what it takes to overcome, cure or nullify it (skills, attributes, equipment or other things), which personnel it affects, and what it does, for example damage or destroy a ship, or “stop”, disable or kill personnel. Some give bonus points to those who overcome them.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'obstacle; challenge; trap under a mission; kinds of dilemmas; space dilemma; planet dilemma; hurdles to jump on the way; nasty surprise cards; what are hazards',
      see: ['C-TERM-118', 'C-TERM-120', 'C-TERM-090', 'C-TERM-240'],
    },
  ],
};
