import type { Chapter } from '../entry.ts';

/** Passing others and special movement. */
export const passingOthersAndSpecialMovement: Chapter = {
  title: 'Passing others and special movement',
  entries: [
    {
      id: 'F-MOVE-19',
      title: 'Entering a destroyed Borg Cube',
      text: 'Entering the space of a destroyed Borg Cube costs 2 Move points. If you end your movement there, your ship goes on that Cube’s Reference Card. Any number of ships may be there together.',
      source: 'Destroyed Borg Tactical Cubes, p.6',
      terms:
        'cost; wreck; move onto cube; conquered city; share; park inside the dead cube; how many steps onto the ruined city; room for everyone on the hulk',
      see: ['F-MOVE-20', 'F-MOVE-22', 'F-BUY-14'],
    },
    {
      id: 'F-MOVE-20',
      title: 'Pushed back from a destroyed Borg Cube',
      text: 'If your step onto a destroyed Borg Cube provokes an Enemy Ship, you take 1 Damage Card and your ship is forced back to the space that it came from.',
      source: 'Destroyed Borg Tactical Cubes, p.6',
      terms:
        'bounced; damage; provoke; warbird near cube; ambushed on my way into the dead cube; baddie kept me out of the hulk; kicked back from the ruined city',
      see: ['F-MOVE-08', 'F-OPEN-31', 'F-MOVE-14'],
    },
    {
      id: 'F-MOVE-21',
      title: 'Leaving a destroyed Borg Cube',
      text: 'Stepping from a destroyed Borg Cube onto an adjacent space provokes nearby Enemy Ships in the usual way: those that are next to both spaces.',
      source: 'Destroyed Borg Tactical Cubes, p.6',
      terms:
        'move off; provoke; exit cube; ambush on the way out of the hulk; does departing the dead cube wake lurkers; fly out of the ruined city',
      see: ['F-MOVE-14', 'F-MOVE-19'],
    },
    {
      id: 'F-MOVE-22',
      title: 'No attacks from or on destroyed Cubes',
      text: 'While your ship is on a destroyed Borg Cube, no other player can attack it under any circumstances. In return it cannot make any attacks until it leaves.',
      source: 'Destroyed Borg Tactical Cubes, p.6',
      terms:
        'safe place; pvp; shelter; attack from cube; borg; hide from rivals in the dead cube; sanctuary from other players; can i snipe from inside the hulk',
      see: ['F-OPEN-35', 'F-OPEN-90', 'F-PVP-02'],
    },
    {
      id: 'F-MOVE-23',
      title: 'Passing other players’ ships',
      text: 'You may pass through a space with another player’s ship; the space costs what it always costs. Only a ship that stands on a Romulan Starbase of its own cannot be passed.',
      source: 'Other Players’ Ships, p.6',
      terms:
        'fly through player; blocked by player; occupied space; may i fly through my friend; somebody’s vessel is in my path; squeeze by another captain',
      see: ['F-MOVE-24', 'F-MOVE-25', 'F-MOVE-12'],
    },
    {
      id: 'F-MOVE-24',
      title: 'Exploring from an occupied space',
      text: 'You may enter a space with another player’s ship, reveal one or more tiles from there, and then move on.',
      source: 'Other Players’ Ships, p.6',
      terms:
        'shared space; reveal; same space as player; uncover a hex while sitting atop my friend; peek from where somebody parks; scout from a taken hex',
      see: ['F-MOVE-25', 'F-EXPLORE-01'],
    },
    {
      id: 'F-MOVE-25',
      title: 'No stopping on another ship',
      text: 'You may not end your movement on a space with another player’s ship. There are two exceptions: the Wormhole and a destroyed Borg Cube, where several ships may be.',
      source: 'Other Players’ Ships, p.6',
      terms:
        'two ships; same space; share space; stack; occupied; can we park on the same hex; double parking; spot’s taken may i stay; is double parking okay',
      see: ['F-SAFE-03', 'F-MOVE-26', 'F-MOVE-19'],
    },
    {
      id: 'F-MOVE-26',
      title: 'Ending movement on the Wormhole',
      text: 'If you end your movement on the Wormhole, your ship is taken off the map. It comes back at the start of your next turn.',
      source: 'Other Players’ Ships, p.6',
      terms:
        'portal; removed from map; off map; starting space; parked on the gate at the finish; does my model vanish at the starting gate; stay at the entrance hex',
      see: ['F-LOC-01', 'F-LOC-02'],
    },
    {
      id: 'F-MOVE-27',
      title: 'Mixing movement and exploring',
      text: 'During your movement you may move and reveal tiles in any order and as often as you can pay the Move points.',
      source: 'Special Movement Rules, p.7',
      terms:
        'explore then move; alternate; several tiles; how often; go scout go scout in one flight; interleave steps with uncovering hexes; uncover two hexes on my go',
      see: ['F-EXPLORE-02', 'F-MOVE-28'],
    },
    {
      id: 'F-MOVE-28',
      title: 'More cards during movement',
      text: 'You may play further cards and effects at any time while you move, also after you have seen a new tile. Their Move points are added to those that you have left. Cards that you played earlier cannot be powered with data any more.',
      source: 'Special Movement Rules, p.7',
      terms:
        'add points; continue; after reveal; in the middle; add fuel midway through my flight; saw the new hex and want more steps; play boots halfway',
      see: ['F-CARD-12', 'F-MOVE-02'],
    },
    {
      id: 'F-MOVE-29',
      title: 'Effects that change movement rules',
      text: 'An effect that changes the rules of movement applies only to what you move after playing it, until the end of your turn.',
      source: 'Special Movement Rules, p.7',
      terms:
        'modifier; cheaper moves; from now on; duration; does a flight buff work retroactively; terrain buff from which moment; do steps i’ve taken get cheaper',
      see: ['F-MOVE-30', 'F-CARD-13'],
    },
    {
      id: 'F-MOVE-30',
      title: 'Order of move cost reductions',
      text: 'If you have played several effects that make a kind of space cheaper, you apply them in the order that you like best.',
      source: 'Special Movement Rules, p.7',
      terms:
        'discount; cheaper; combine; several effects; which rebate do i use ahead; two terrain rebates in what sequence; stack savings on steps',
      see: ['F-MOVE-31', 'F-MOVE-29'],
    },
    {
      id: 'F-MOVE-31',
      title: 'Spaces that cost no Move points',
      text: 'The Move cost of a space may be reduced to 0. You then enter such spaces without paying. It can never fall below 0.',
      source: 'Special Movement Rules, p.7',
      terms:
        'free movement; negative cost; cheaper; discount; can a step be gratis; terrain rebate gives me points back; steps below nothing',
      see: ['F-MOVE-30'],
    },
    {
      id: 'F-MOVE-32',
      title: 'Effects that open closed spaces',
      text: 'Some cards let you enter Asteroid Fields or Black Holes at a stated cost. Take care: these spaces are not safe. If you are still on one when your turn ends, you must withdraw step by step and take Damage.',
      source: 'Special Movement Rules, p.7',
      terms:
        'enter black hole; asteroid card; inaccessible; withdrawal; card lets me into the rocks is it okay to park; overnight in a black hole; shortcut across the rocks with a card; card opened the rocks may i park; sleep inside a hole',
      see: ['F-EOT-03', 'F-SAFE-01', 'F-MOVE-09'],
    },
    {
      id: 'F-MOVE-33',
      title: 'Direct moves by an effect',
      text: 'Some effects move your ship one or more spaces directly. You pay nothing except what the effect states. Such a move may cross inaccessible spaces, including those with Enemy Ships, unconquered Starbases or Borg Cube figures, unless the effect says otherwise.',
      source: 'Special Movement Rules, p.7',
      terms:
        'teleport; jump; warp; fly over; ignore terrain; warp hop over obstacles; beam my vessel to a far hex; leap past a fortress with a card; leap obstacles with a hop',
      see: ['F-MOVE-34', 'F-OPEN-37'],
    },
    {
      id: 'F-MOVE-34',
      title: 'Direct moves that need a safe space',
      text: 'Some effects that move your ship directly also tell you to end that move on a safe space. Then you must.',
      source: 'Special Movement Rules, p.7',
      terms:
        'teleport; jump; landing; where to end; where may my warp hop finish; hop must touch down somewhere okay; leap onto a star',
      see: ['F-MOVE-33', 'F-SAFE-02'],
    },
    {
      id: 'F-MOVE-35',
      title: 'Free moves after a victory',
      text: 'Some moves follow from combat: onto a Starbase that you have won, onto a Borg Cube that you have helped destroy, or into the space of a ship that you have beaten in Player vs. Player combat. They cost no Move points and never provoke Enemy Ships.',
      source: 'Combat Outcomes, p.9-10; PvP Outcome, p.13',
      terms:
        'automatic move; after combat; move in; conquer; gratis step after i triumph; advance into the place i took; do lurkers ambush my triumphant advance',
      see: ['F-OUTCOME-03', 'F-OUTCOME-11', 'F-OPEN-38'],
    },
  ],
};
