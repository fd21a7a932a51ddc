import type { Chapter } from '../entry.ts';

/** Moving your ship. */
export const movingYourShip: Chapter = {
  title: 'Moving your ship',
  entries: [
    {
      id: 'F-MOVE-01',
      title: 'When you may move',
      text: 'You may move only in a Regular Turn, and only before your Action. In a turn of Emergency Repairs you cannot move.',
      source: 'Movement, p.6',
      terms:
        'movement phase; fly; travel; before combat; timing; can i fly while taking a breather; at what moment do i steer; drive prior to acting',
      see: ['F-TURN-07', 'F-TURN-08', 'F-EMERG-01'],
    },
    {
      id: 'F-MOVE-02',
      title: 'Where Move points come from',
      text: 'Move points come from Move effects of your cards, Skills and Crew Members, as many as you want to play. You may power such cards with data. Any card that is not a Damage Card gives Move 1 when played sideways.',
      source: 'Movement, p.6',
      terms:
        'movement points; how far; speed; get more movement; how do i get engines going; what gives me steps; rotate a card for one step',
      see: ['F-CARD-06', 'F-CARD-15', 'F-MOVE-28'],
    },
    {
      id: 'F-MOVE-03',
      title: 'Other effects while moving',
      text: 'During your movement you may play Special, Repair and Heal effects too, as many as you like.',
      source: 'Movement, p.6',
      terms:
        'heal during movement; repair; special cards; timing; cure somebody midway through flight; use utility cards on the way; patch up en route',
      see: ['F-TURN-18', 'F-TURN-19'],
    },
    {
      id: 'F-MOVE-04',
      title: 'Moving space by space',
      text: 'Your ship moves one space at a time to an adjacent space that it can enter. Each step costs the Move points of the space that you enter, as shown on the Data Core Board.',
      source: 'Movement, p.6',
      terms:
        'move cost; hex; step; path; how to move; how do i steer across the map; go hex after hex; count steps to the neighbour hex; movement cost',
      see: ['F-MOVE-05', 'F-OPEN-01', 'F-MOVE-09'],
    },
    {
      id: 'F-MOVE-05',
      title: 'Move cost of Planets and Cubes',
      text: 'Entering a Planet space costs 3 Move points, whatever its class. Entering a destroyed Borg Cube costs 2. The costs of all other kinds of space stand on the Data Core Board.',
      source: 'Movement Limitations; Destroyed Borg Tactical Cubes, p.6',
      terms:
        'terrain; how expensive; price of a space; points to enter; how pricey is it to fly over a world; terrain chart; steps needed for a wrecked cube; how pricey is crossing a world; steps to hop onto a planet',
      see: ['F-OPEN-01', 'F-MOVE-17', 'F-MOVE-19'],
    },
    {
      id: 'F-MOVE-06',
      title: 'No stopping on Planets and Suns',
      text: 'Your ship may fly over Planet and Sun spaces, but it may not end its movement on one.',
      source: 'Movement, p.6',
      terms:
        'end on planet; star; stay; land; orbit; pass through; park on a star; may i hover over a world; stay the night above a sun',
      see: ['F-MOVE-07', 'F-MOVE-08', 'F-OPEN-34'],
    },
    {
      id: 'F-MOVE-07',
      title: 'Out of Move points on a Planet',
      text: 'If your ship runs out of Move points on a Planet or a Sun, you take 1 Damage Card and the ship goes straight back to the space that it came from.',
      source: 'Movement, p.6',
      terms:
        'stranded; stuck on sun; push back; bounced; damage; fuel ran dry above a world; got stuck hovering over the sun; short one step over a star',
      see: ['F-MOVE-06', 'F-EXPLORE-12', 'F-OPEN-33'],
    },
    {
      id: 'F-MOVE-08',
      title: 'Provoking enemies from a Planet or Sun',
      text: 'If your step onto a Planet or a Sun provokes an Enemy Ship nearby, you take 1 Damage Card and your ship goes straight back to the space that it came from.',
      source: 'Movement, p.6',
      terms:
        'push back; attacked over a planet; bounced; combat after push; ambushed while hovering over a world; warbird jumped me above a star; baddie catches me over a sun',
      see: ['F-OPEN-31', 'F-MOVE-14', 'F-MOVE-06'],
    },
    {
      id: 'F-MOVE-09',
      title: 'Asteroid Fields and Black Holes are closed',
      text: 'Asteroid Fields and Black Holes are inaccessible. Your ship cannot enter them without an effect that allows it.',
      source: 'Movement, p.6',
      terms:
        'blocked spaces; impassable; walls; forbidden; can i fly into rocks; are black holes off limits; no entry hexes; what’s totally off limits to my vessel',
      see: ['F-MOVE-32', 'F-LOC-03'],
    },
    {
      id: 'F-MOVE-10',
      title: 'Enemy Ships block their space',
      text: 'No ship may enter a space that holds an Enemy Ship Token (a Romulan Warbird or a Borg Sphere).',
      source: 'Movement Limitations, p.6',
      terms:
        'fly through warbird; through sphere; blocked; pass enemy; can i squeeze past a romulan vessel; baddie sits in my way; share a hex with a monster',
      see: ['F-MOVE-14', 'F-MOVE-33'],
    },
    {
      id: 'F-MOVE-11',
      title: 'Unconquered Starbases block movement',
      text: 'Your ship cannot enter the space of a Romulan or Dominion Starbase that is still unconquered.',
      source: 'Movement Limitations, p.6',
      terms:
        'fly through starbase; pass; blocked; keep; fly across a fortress nobody took; base in my way; keep walls off the route',
      see: ['F-TURN-15', 'F-OUTCOME-03'],
    },
    {
      id: 'F-MOVE-12',
      title: 'Other players’ Starbases block movement',
      text: 'Your ship cannot enter a Romulan Starbase that another player controls, not even to pass through it. With Team Rules you may enter one of your ally’s, as long as no ship is there.',
      source: 'Movement Limitations, p.6; Romulan Starbase, p.15',
      terms:
        'enemy base; opponent’s starbase; ally base; blocked; fly across my rival’s fortress; use my pal’s base as a shortcut; someone’s flag is on that base',
      see: ['F-COMBAT-04', 'F-TEAM-06', 'F-LOC-13'],
    },
    {
      id: 'F-MOVE-13',
      title: 'Borg Cube figures block movement',
      text: 'Your ship cannot enter a space with a Borg Cube figure.',
      source: 'Movement Limitations, p.6',
      terms:
        'fly through cube; city; blocked; pass; fly across the borg city miniature; big cube in my way; sneak by the collective; fly across the collective’s miniature',
      see: ['F-MOVE-19', 'F-LOC-44'],
    },
    {
      id: 'F-MOVE-14',
      title: 'Provoking Enemy Ships by moving',
      text: 'You provoke an Enemy Ship Token if a single step takes you from a space next to it to another space next to it. Your movement ends at once and that enemy attacks you: fighting it is your Action for this turn.\n\nMerely coming next to an Enemy Ship does not provoke it.',
      source: 'Movement Limitations, p.6',
      terms:
        'attack of opportunity; rampaging; moving past warbird; zone of control; sphere attacks; skirt around a baddie; why did that warbird jump me; sneak past a lurking vessel; provoke',
      see: ['F-TURN-10', 'F-MOVE-15', 'F-MOVE-16', 'F-COMBAT-11'],
    },
    {
      id: 'F-MOVE-15',
      title: 'Which enemies can be provoked',
      text: 'Only Romulan Warbirds and Borg Spheres are Enemy Ship Tokens and can be provoked by movement. Starbases, Planets and Borg Cubes never are.',
      source: 'Movement Limitations, p.6',
      terms:
        'who attacks me; safe to pass; rampaging; moving past starbase; will a fortress ambush me; which baddies react as i go by; are cities dangerous to pass',
      see: ['F-MOVE-14', 'F-MOVE-18'],
    },
    {
      id: 'F-MOVE-16',
      title: 'Provoking several enemies in one step',
      text: 'One step can provoke several Enemy Ship Tokens. You must fight all that you have provoked.',
      source: 'Encountering Enemies from Multiple Spaces, p.8',
      terms:
        'two warbirds; multiple enemies; both attack; sandwiched between two baddies; ambushed from both sides; ran into a pack',
      see: ['F-MOVE-14', 'F-COMBAT-10'],
    },
    {
      id: 'F-MOVE-17',
      title: 'Flying over explored or guarded planets',
      text: 'You may fly over planets of Class L, K and H for the usual 3 Move points, even if Planet Tokens or Enemy Tokens lie on them.',
      source: 'Movement Limitations, p.6',
      terms:
        'tokens on planet; pass through; cross; guards; may i fly above a world with chips on it; does a garrison on the ground stop my flight; skim above explored worlds; cross a world with chips on it; does a ground garrison halt my flight',
      see: ['F-MOVE-18', 'F-MOVE-06'],
    },
    {
      id: 'F-MOVE-18',
      title: 'Class-H guards are never provoked',
      text: 'Romulan Warbirds and Borg Spheres that guard a Class-H Planet are not provoked by ships that pass near them.',
      source: 'Movement Limitations, p.6',
      terms:
        'passing ruins; planet guards; attack; moving past; does the ruin’s garrison ambush me; sneak by a ruin world with warbirds on it; are class h baddies lurkers; sneak by a ruin with warbirds',
      see: ['F-MOVE-15', 'F-OUTCOME-17'],
    },
  ],
};
