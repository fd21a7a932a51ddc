import type { Chapter } from '../entry.ts';

/** Long Range Attack phase. */
export const longRangeAttackPhase: Chapter = {
  title: 'Long Range Attack phase',
  entries: [
    {
      id: 'F-LRA-01',
      title: 'Making Long Range Attacks',
      text: 'In the Long Range Attack phase you may make no attack, one or several. For each you choose one or more enemies as its targets.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'ranged; siege; first phase; shoot; skip; snipe at the outset; how many volleys from afar; do i have to snipe; long range attack',
      see: ['F-LRA-02', 'F-LRA-08', 'F-MULTI-03'],
    },
    {
      id: 'F-LRA-02',
      title: 'What counts in the Long Range phase',
      text: 'Only Long Range Attack effects count in the Long Range Attack phase: from cards, powered with data if you like, from Skills and from Crew Members. Normal Attacks do not count, and neither do sideways cards.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'ranged; close attack; play sideways; which cards; does a plain shot work from afar; rotate a card to snipe; what qualifies for sniping',
      see: ['F-CARD-07', 'F-ATK-01'],
    },
    {
      id: 'F-LRA-03',
      title: 'Normal attacks are Phasers',
      text: 'An attack, Long Range or not, that names no special type is a normal Phaser attack. Enemies with Resistance to Phasers resist it.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'physical; plain attack; no type; untyped; what flavor is an ordinary shot; no element on my weapon; plain guns; what are plain guns',
      see: ['F-LRA-06', 'F-SPECIALS-05'],
    },
    {
      id: 'F-LRA-04',
      title: 'Halving resisted attacks',
      text: 'If at least one target of your attack resists a type of attack, all your effects of resisted types in that attack are inefficient: they are added up, the sum is halved and rounded down once.\n\nExample: against a target that resists Phasers and Photon Pulse you use Phasers 3 and Photon Pulse 4. The sum is 7, halved and rounded down it counts 3.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'resistance; inefficient; half damage; rounding; immune; baddie shrugs off my shots; do i round up when cut in two; weak against this monster’s armor',
      see: ['F-LRA-05', 'F-LRA-06', 'F-MULTI-02'],
    },
    {
      id: 'F-LRA-05',
      title: 'Attacks that are not resisted',
      text: 'Effects of types that no target resists count in full. They are added to the halved sum of the resisted ones.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'resistance; efficient; mixed types; total; elements it isn’t protected from; full value shots mixed with weak ones; add good guns to bad guns',
      see: ['F-LRA-04', 'F-LRA-08'],
    },
    {
      id: 'F-LRA-06',
      title: 'Resistance to Phasers',
      text: 'If a target resists Phasers, every attack without a special type is halved. That includes cards played sideways.',
      source: 'Long Range Attack Phase, p.9; Summary, p.24',
      terms:
        'physical resistance; normal attack; half; immune; plain guns bounce off; rotated cards versus a tough shell; armored against ordinary shots',
      see: ['F-LRA-03', 'F-LRA-04'],
    },
    {
      id: 'F-LRA-07',
      title: 'Pulse Torpedo Attacks and Resistance',
      text: 'Pulse Torpedo Attacks are halved only if a single target has both Resistances, to Photon Pulse and to Photon Torpedo. Two targets with one of them each do not halve it.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'cold fire; both resistances; half; immune; when is the combo element weakened; combined element versus two different shells; best gun against shells',
      see: ['F-LRA-04', 'F-SPECIALS-06'],
    },
    {
      id: 'F-LRA-08',
      title: 'When an attack succeeds',
      text: 'Your attack succeeds if its total is at least as high as the Defense Values of all its targets together. Then all of these targets are defeated.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'kill; hit; enough attack; defense; beat an enemy; did my shot land; how much to take it down; what number destroys a monster',
      see: ['F-LRA-09', 'F-MULTI-01'],
    },
    {
      id: 'F-LRA-09',
      title: 'Attacks that are too weak',
      text: 'An attack whose total is lower than the Defense of its targets does nothing. It does not carry over to a later phase or turn.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'fail; not enough; partial damage; hit points; one point short on my shot; wasted volley; does chip damage stay on a monster; is a weak volley wasted',
      see: ['F-LRA-08', 'F-LRA-10'],
    },
    {
      id: 'F-LRA-10',
      title: 'Changing an attack before it counts',
      text: 'If you see that your attack is not enough, you may play more effects that fit, choose other targets, or take back the cards and cancel the attack.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'undo; not enough; take back; cancel; rethink my volley; add more guns after counting; pull back a shot that falls short',
      see: ['F-LRA-09', 'F-REVERT-01'],
    },
    {
      id: 'F-LRA-11',
      title: 'Defeated tokens leave the combat',
      text: 'Defeated Enemy Tokens are put at once among the discarded tokens of their pile. They take no further part in the combat.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'dead enemy; killed; discard token; remove; where do destroyed monsters go; clear the corpse; is a beaten baddie out of the scrap',
      see: ['F-LRA-12', 'F-OUTCOME-01'],
    },
    {
      id: 'F-LRA-12',
      title: 'Experience for defeated enemies',
      text: 'For each Enemy Token that you defeat you score at once the Experience printed at its bottom. If this takes you to a new Level, the Level Up waits until the end of your turn.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'xp; fame; points; level up in combat; kill; points for a slain monster; rank up mid brawl; when do i score a takedown',
      see: ['F-LEVEL-01', 'F-GAIN-07'],
    },
    {
      id: 'F-LRA-13',
      title: 'Separate attacks for resistant enemies',
      text: 'One resistant enemy among the targets halves your attacks of that type for the whole group. So you may deal with resistant and other enemies in separate attacks, each with effects of its own.',
      source: 'Long Range Attack Phase, p.9',
      terms:
        'split; resistance; tactics; groups; deal with the shelled one on its own; one volley each for different shells; keep the tough one out of the bunch',
      see: ['F-MULTI-02', 'F-MULTI-03'],
    },
  ],
};
