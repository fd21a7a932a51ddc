import type { Chapter } from '../entry.ts';

/** Commands and movement. */
export const commandsAndMovement: Chapter = {
  title: 'Commands and movement',
  entries: [
    {
      id: 'A-CMD-01',
      title: 'What you can use Commands for',
      text: 'After your Building Phase comes your Command Phase. A Command lets you do one of these:\n• move a Ship or a Fleet, at impulse or at warp\n• launch Projects\n• commission a Starbase or a Fleet\n• attempt Cultural Hegemony\n• start a Space Battle\n• Invade a planet\n• use a special rule that asks for a Command',
      source: 'Command Phase',
      terms:
        'actions; list of orders; what can i do; my turn; options; order types; menu of things on my go; what are orders good for; stuff i may spend an action on',
      see: ['A-CMD-02', 'A-CMD-03', 'A-CMD-05', 'A-MOVE-05'],
    },
    {
      id: 'A-CMD-02',
      title: 'Paying for a Command',
      text: 'Each Command that you issue Exhausts one ready Command Token. A few rules change this:\n• The Andorians Exhaust 2 to commission a Starbase, or a Fleet in the Command Phase.\n• A Ferengi Commerce Enforcement Squadron may Enter Warp in the Ferengi turn for none, unless it has Exited Warp in the same turn.\n• A Romulan Science Fleet that fails to Brave a Hazard may try again with further Ships for none.',
      source: 'Command Phase',
      terms:
        'command cost; spend token; exhaust token; price of an action; free action; how is an order paid for; flip a chip for each thing i do; which civilizations get a discount on orders',
      see: ['A-COMP-15', 'A-AND-02', 'A-FER-07', 'A-ROM-03'],
    },
    {
      id: 'A-CMD-03',
      title: 'Issuing the same Command again',
      text: 'You may issue every kind of Command as often as you like in a turn, as long as you have ready Command Tokens.',
      source: 'Command Phase',
      terms:
        'repeat action; twice; more than once; action limit; multiple battles; can i fight thrice in one go; keep giving an identical order',
      see: ['A-CMD-02', 'A-MOVE-02'],
    },
    {
      id: 'A-CMD-04',
      title: 'When your turn ends',
      text: 'Your turn is over when you have finished issuing Commands. You needn’t use them all. Then it is the turn of whoever has the next Turn Order Card.',
      source: 'Command Phase',
      terms:
        'end turn; pass; done; stop; leftover commands; next player; nothing further to do who’s up; may i quit early with actions unspent',
      see: ['A-INIT-12', 'A-CMD-02'],
    },
    {
      id: 'A-CMD-05',
      title: 'A Command for Further Research',
      text: 'One more thing costs a Command: trying again to take the Research from a Phenomenon where your Ships began the turn. You Brave its Hazard there without moving.',
      source: 'Further Research',
      terms:
        'study phenomenon again; retry; take token; science action; stay and research; poke the nebula once more; order to scan the anomaly while parked',
      see: ['A-PHEN-05', 'A-CMD-01'],
    },
    {
      id: 'A-CMD-06',
      title: 'Special rules that ask for a Command',
      text: 'Some special rules on Command Consoles and Advancements need a Command each time you use them. You may use such a rule several times per turn, as long as you can pay. A rule that tells you to Exhaust its card works only once per Game Round.',
      source: 'Utilize Special Rules',
      terms:
        'card ability; activate advancement; ability cost; repeat; use console rule; do powers use up an action; trigger my tech again for another order',
      see: ['A-SPEC-01', 'A-SPEC-02', 'A-CMD-03'],
    },
    {
      id: 'A-MOVE-01',
      title: 'One Command moves one Ship or Fleet',
      text: 'A Movement Command moves exactly one Ship or one Fleet. To move two separate Ships you need two Commands.',
      source: 'Movement',
      terms:
        'move several ships; move group; how to move; fly; travel; per command; steer two vessels with a single order; how many hulls fly per action; drive my cruiser',
      see: ['A-MOVE-05', 'A-FLEET-01', 'A-MOVE-02'],
    },
    {
      id: 'A-MOVE-02',
      title: 'Moving the same Ship again',
      text: 'You may give the same Ship several Movement Commands in one turn.\n\nExample: With one Command a Ship Exits Warp, with a second one it moves on at impulse.',
      source: 'Movement',
      terms:
        'move twice; second move; repeat movement; keep moving; exit then impulse; fly the same vessel thrice; go farther by spending additional orders',
      see: ['A-CMD-03', 'A-MOVE-05', 'A-MOVE-11'],
    },
    {
      id: 'A-MOVE-03',
      title: 'Moving into unexplored space',
      text: 'When your Ships move into unexplored space, you place new Space Lanes and System Discs. The map of the galaxy grows that way.',
      source: 'Movement',
      terms:
        'explore; discover; unknown; new territory; build the map; exploration; what lies in the dark; cruise off the charted area; cruising off the charts',
      see: ['A-LANE-02', 'A-SYS-01', 'A-MOVE-04'],
    },
    {
      id: 'A-MOVE-04',
      title: 'Discovering a System ends your move',
      text: 'When you place a new System and move into it, that Movement ends at once, even if you have Movement left. This holds at impulse and when exiting Warp. With another Command the Ship may move again.',
      source: 'Movement; Impulse Movement; Exiting Warp; Placing New System Discs',
      terms:
        'stop on discovery; leftover movement; new planet stop; continue moving; explore; found a planet must i halt; steps remaining after a find',
      see: ['A-SYS-01', 'A-MOVE-02', 'A-HAZ-08', 'A-EXPL-03'],
    },
    {
      id: 'A-MOVE-05',
      title: 'Impulse movement',
      text: 'Every Ship has an Impulse Speed of 2: one Command moves it up to 2 Sectors. Each System counts as one Sector, and so does each part of a Space Lane.',
      source: 'Impulse Movement',
      terms:
        'normal move; speed; how far can i move; two sectors; slow move; move range; sublight range per order; do planets and road bits both count; slow cruising steps',
      see: ['A-MOVE-01', 'A-COMP-02', 'A-MOVE-06', 'A-MOVE-18'],
    },
    {
      id: 'A-MOVE-06',
      title: 'Exploring at impulse',
      text: 'You may place new Space Lanes and new Systems while you move at impulse. Discovering a new System ends the move.',
      source: 'Impulse Movement',
      terms:
        'place lane; discover slowly; new system without warp; explore with impulse; uncover tiles at sublight; slow scouting of the unknown',
      see: ['A-LANE-04', 'A-SYS-01', 'A-MOVE-04'],
    },
    {
      id: 'A-MOVE-07',
      title: 'Entering Warp',
      text: 'To Enter Warp, use a Command: the Ship or Fleet moves just off the System or Space Lane where it is and gets 1 Warp Token. The token points to the Sector that it left. It stays at Warp until you use another Command to exit.',
      source: 'Entering Warp',
      terms:
        'go to warp; engage; start warp; jump; hyperspace; warp token; punch it to lightspeed; how to hit lightspeed; first step of a big leap',
      see: ['A-MOVE-08', 'A-MOVE-09', 'A-MOVE-10', 'A-MOVE-11'],
    },
    {
      id: 'A-MOVE-08',
      title: 'A free Warp Token each round',
      text: 'Every Ship or Fleet at Warp gets 1 more Warp Token in each Recharge Stage. This costs nothing.',
      source: 'Entering Warp; Traveling at Warp; Add Warp Tokens',
      terms:
        'build up speed; wait at warp; accumulate; stay in warp; gain warp; charge up the nacelles for nothing; linger at lightspeed each upkeep',
      see: ['A-MOVE-09', 'A-RECH-08', 'A-MOVE-11'],
    },
    {
      id: 'A-MOVE-09',
      title: 'Adding a Warp Token with a Command',
      text: 'A Command may give 1 further Warp Token to one Ship or Fleet that is already at Warp. You may do so several times.',
      source: 'Traveling at Warp',
      terms:
        'accelerate; more warp; boost; travel at warp; faster; buy warp; spend an order for more lightspeed; rev up the nacelles; pump up my jump',
      see: ['A-MOVE-08', 'A-MOVE-07', 'A-MOVE-11'],
    },
    {
      id: 'A-MOVE-10',
      title: 'Ships at Warp are off the map',
      text: 'A Ship at Warp is no longer in the Sector that it left. In every respect it is off the map until it Exits Warp.',
      source: 'Entering Warp',
      terms:
        'attack ships at warp; safe; where is my ship; not on board; untouchable; hide; can someone ambush me at lightspeed; am i invisible between jumps; vessel beside the board',
      see: ['A-MOVE-07', 'A-LANE-10', 'A-FLEET-07', 'A-OPEN-82'],
    },
    {
      id: 'A-MOVE-11',
      title: 'Exiting Warp and how far you get',
      text: 'To Exit Warp, use a Command. The Ship may then move through as many Systems as it has Warp Tokens, plus the Warp Tokens pictured on your completed Advancements. Exhausted Advancements don’t count. How many Sectors the lanes between them have makes no difference.',
      source: 'Exiting Warp; Exhausted Cards',
      terms:
        'leave warp; drop out of warp; warp distance; warp range; warp speed; warp movement; come back from lightspeed; how many planets can i leap past; range of a jump',
      see: ['A-MOVE-12', 'A-MOVE-13', 'A-MOVE-14', 'A-MOVE-16'],
    },
    {
      id: 'A-MOVE-12',
      title: 'The System you warped from is free',
      text: 'If your Ship Entered Warp from a System, that System isn’t counted when it Exits Warp. The count begins with the next one.',
      source: 'Exiting Warp',
      terms:
        'starting system; count systems; origin; how to count warp; first system; does the departure planet count; departure point and tallying jumps',
      see: ['A-MOVE-11', 'A-OPEN-51'],
    },
    {
      id: 'A-MOVE-13',
      title: 'Going a shorter way at Warp',
      text: 'When you Exit Warp, you may move through fewer Systems than your Warp Tokens allow.',
      source: 'Exiting Warp',
      terms:
        'use less warp; stop early; not full distance; must i use all; fewer; jump shorter than allowed; halt at an earlier planet',
      see: ['A-MOVE-11', 'A-MOVE-14'],
    },
    {
      id: 'A-MOVE-14',
      title: 'Coming out of Warp in a lane',
      text: 'When you Exit Warp, you may stop early in a Space Lane on your way, in any of its Sectors.',
      source: 'Exiting Warp',
      terms:
        'stop in lane; halfway; between systems; drop out early; any sector; land in the middle of a road; drop from lightspeed between planets',
      see: ['A-MOVE-11', 'A-MOVE-13', 'A-OPEN-50'],
    },
    {
      id: 'A-MOVE-15',
      title: 'Warp Tokens are discarded on exit',
      text: 'After a Ship has Exited Warp, all its Warp Tokens are discarded, also those that it didn’t need.',
      source: 'Exiting Warp',
      terms:
        'keep warp tokens; leftover warp; save tokens; lose tokens; after warp; bank unused jump points; unspent lightspeed chips vanish',
      see: ['A-MOVE-11', 'A-MOVE-13'],
    },
    {
      id: 'A-MOVE-16',
      title: 'Exploring while exiting Warp',
      text: 'A Ship that Exits Warp may place new Space Lanes and enter a new System as part of the move. Entering a new System always ends the move, even if the Ship could go farther.',
      source: 'Exiting Warp; Placing New System Discs at Warp',
      terms:
        'discover at warp; new system by warp; place lane at warp; explore fast; lightspeed scouting of uncharted area; can jumpers uncover a tile',
      see: ['A-SYS-05', 'A-LANE-04', 'A-MOVE-04'],
    },
    {
      id: 'A-MOVE-17',
      title: 'Moving through Systems you Control',
      text: 'You may always move into and through Systems that you Control, whichever rival Ships are there.',
      source: 'Entering Rival Territory',
      terms:
        'own system; enemy ships in my system; blockade; blocked at home; pass through; nobody can lock me out of my planet; drive past intruders on my own turf',
      see: ['A-MOVE-18', 'A-MOVE-19', 'A-BAT-06'],
    },
    {
      id: 'A-MOVE-18',
      title: 'Hostile Ships block the way',
      text: 'You can’t enter or pass through a Sector with Hostile Ships in it, unless it is a System that you Control. To get through you must first fight them, or come to Peace with their owner.',
      source: 'Entering Rival Territory',
      terms:
        'blockade; enemy ships; cannot move; blocked path; pass enemies; closed sector; road is guarded by baddies; sneak past an unfriendly picket; someone parked in my way',
      see: ['A-TERM-13', 'A-MOVE-17', 'A-BAT-01', 'A-FER-08'],
    },
    {
      id: 'A-MOVE-19',
      title: 'Asking to pass Peaceful Ships',
      text: 'To enter or pass through a Sector with Peaceful Ships, you must ask their owner, unless it is a System that you Control. The owner is free to agree or to refuse.',
      source: 'Entering Rival Territory',
      terms:
        'permission; request passage; refuse entry; friendly ships; may i enter; open borders; say pretty please to fly by; ally parked on my path; does a friend have to wave me past',
      see: ['A-MOVE-20', 'A-TRADE-07', 'A-OPT-11', 'A-OPEN-63'],
    },
    {
      id: 'A-MOVE-20',
      title: 'When passage is refused',
      text: 'If the owner of Peaceful Ships refuses you passage, your move ends in the Sector before theirs. You can’t turn back and can’t take back the Movement that you have used.',
      source: 'Entering Rival Territory and Note',
      terms:
        'denied; permission denied; no entry; rejected; undo move; stop; he said no where do i halt; backtrack after being turned away',
      see: ['A-MOVE-19', 'A-MOVE-21', 'A-HAZ-01'],
    },
    {
      id: 'A-MOVE-21',
      title: 'Refused passage at Warp',
      text: 'If you are exiting Warp and the owner of Peaceful Ships refuses you passage, your move ends in the Sector just before theirs, usually the last one of the Space Lane.',
      source: 'Entering Rival Territory, Note',
      terms:
        'denied at warp; warp blocked; permission; warp stop; no entry; turned away while at lightspeed; friend says no during my jump',
      see: ['A-MOVE-20', 'A-MOVE-14'],
    },
  ],
};
