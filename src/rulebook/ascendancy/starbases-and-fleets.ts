import type { Chapter } from '../entry.ts';

/** Starbases and Fleets. */
export const starbasesAndFleets: Chapter = {
  title: 'Starbases and Fleets',
  entries: [
    {
      id: 'A-SB-01',
      title: 'Commissioning a Starbase',
      text: 'Exhaust a Command and place one of your Starbase Tokens next to a System that you Control and that has no Starbase yet. It costs no Resources.',
      source: 'Commission a Starbase',
      terms:
        'build a station; space station; place starbase; starbase cost; new base; put up an outpost; how do i get deep space nine; fee for a base',
      see: ['A-SB-03', 'A-SB-06', 'A-AND-02', 'A-VUL-08'],
    },
    {
      id: 'A-SB-02',
      title: 'Three Starbases in the whole game',
      text: 'You may commission at most three Starbases over the course of the whole game.',
      source: 'Commission a Starbase',
      terms:
        'starbase limit; maximum; how many stations; fourth starbase; why can’t i put up more outposts; total of bases in a lifetime',
      see: ['A-SB-03', 'A-SB-04'],
    },
    {
      id: 'A-SB-03',
      title: 'Starbases and your Ascendancy level',
      text: 'You may have commissioned only as many Starbases as you have levels of Ascendancy: one with 1 Ascendancy, two with 2, three with 3.',
      source: 'Commission a Starbase',
      terms:
        'ascendancy limit; second starbase; when can i build another; requirement; prestige needed for another outpost; why only one base so far',
      see: ['A-SB-02', 'A-SB-04', 'A-WIN-03'],
    },
    {
      id: 'A-SB-04',
      title: 'Captured Starbases break the limit',
      text: 'Starbases that you took from rivals don’t count against what you may commission. With them you may Control more Starbases than your Ascendancy, and more than three.',
      source: 'Commission a Starbase',
      terms:
        'conquered stations; above maximum; more than three; extra starbases; nabbed outposts on top of mine; own five bases legally',
      see: ['A-INV-21', 'A-SB-03', 'A-SB-02'],
    },
    {
      id: 'A-SB-05',
      title: 'Starbases stay for good',
      text: 'Once placed, a Starbase is never moved, discarded or destroyed. It can only change hands together with its System.',
      source: 'Commission a Starbase',
      terms:
        'destroy starbase; move station; remove; permanent; relocate; can outposts be blown up; tear down a base; put my outpost elsewhere',
      see: ['A-INV-21', 'A-INV-24'],
    },
    {
      id: 'A-SB-06',
      title: 'Each Starbase gives a Command',
      text: 'Each Starbase that you Control raises your Commands by 1. The new Command Token arrives Exhausted, so you can’t use it in this turn. It is ready after the next Refresh.',
      source: 'Commission a Starbase',
      terms:
        'extra order; more commands; bonus command; additional action; bases let me do bigger things; perk of owning a base; action from a fresh outpost usable right now',
      see: ['A-SET-08', 'A-RECH-07', 'A-INV-22'],
    },
    {
      id: 'A-SB-07',
      title: 'A Starbase on your Home System',
      text: 'You may commission a Starbase on your own Home System. It gives you the extra Command. You could already build Ships there before, so you gain no new place to build.',
      source: 'Sample First Turn',
      terms:
        'earth starbase; homeworld station; capital; worth it; build at home; is an outpost above earth any good; put a base at my capital',
      see: ['A-TERM-12', 'A-SB-06'],
    },
    {
      id: 'A-FLEET-01',
      title: 'Two ways to form a Fleet',
      text: 'In the Building Phase you may form newly built Ships into a Fleet at no Command. In the Command Phase you may form Ships on the map into a Fleet with one Command.',
      source: 'Form a Fleet',
      terms:
        'group ships; make a fleet; commission fleet; combine ships; how do i bundle hulls; is bundling vessels gratis',
      see: ['A-FLEET-02', 'A-BUILD-05', 'A-AND-02'],
    },
    {
      id: 'A-FLEET-02',
      title: 'Forming a Fleet with a Command',
      text: 'To form a Fleet in the Command Phase you need at least three Ships that stand together. The place must be your own Home System, one of your Starbases or a System that one of your Advancements allows. Exhaust a Command, put the Ships on one of your three Fleet Cards and place the matching Fleet Marker in that System.',
      source: 'Form a Fleet',
      terms:
        'commission a fleet; where to group ships; fleet marker; three ships; requirements; bundle hulls already flying; where may i assemble an armada',
      see: ['A-FLEET-01', 'A-FLEET-03', 'A-FLEET-04', 'A-TERM-12'],
    },
    {
      id: 'A-FLEET-03',
      title: 'Choosing the side of a Fleet Card',
      text: 'Each of your three Fleet Cards has two sides with different rules and different numbers of Ships. You choose the side when you form the Fleet. To change it later you have to Disband the Fleet and commission it again at your Home System or a Starbase.',
      source: 'Fleet Type & Strength',
      terms:
        'flip card; fleet type; capacity; double-sided; change fleet ability; fleet strength; front or back of the group card; switch the armada’s ability later',
      see: ['A-OPEN-13', 'A-FLEET-08', 'A-FLEET-02'],
    },
    {
      id: 'A-FLEET-04',
      title: 'How many Fleets you may have',
      text: 'The number of your Fleets in play can never be higher than the number of your Ascendancy Tokens.',
      source: 'Number of Fleets',
      terms:
        'fleet limit; maximum; second fleet; ascendancy requirement; prestige needed for another armada; why only one group so far',
      see: ['A-FLEET-05', 'A-VUL-02', 'A-WIN-03'],
    },
    {
      id: 'A-FLEET-05',
      title: 'Fleets in any order',
      text: 'You may commission your three Fleets in any order. With 1 Ascendancy your first Fleet may well be Fleet 3.',
      source: 'Number of Fleets',
      terms: 'fleet number; which card first; fleet 3; fleet 1; begin with group three; armadas in numeric sequence',
      see: ['A-FLEET-04', 'A-FLEET-03'],
    },
    {
      id: 'A-FLEET-06',
      title: 'Adding and removing Ships',
      text: 'At any time in your turn you may add Ships to one of your Fleets or take Ships out, if they are in the same Sector. This works anywhere, not only at your Home System or a Starbase. It is not possible while the Fleet carries out a Movement Command, that is, while it moves at impulse or is at Warp.',
      source: 'Adding & Removing Ships from Fleets',
      terms:
        'join a fleet; split fleet; detach; reinforce; leave fleet; merge; put more hulls into my armada; pull a vessel out of the group; regroup hulls out in the void',
      see: ['A-FLEET-07', 'A-FLEET-09', 'A-FLEET-08'],
    },
    {
      id: 'A-FLEET-07',
      title: 'No changes to a Fleet at Warp',
      text: 'As long as a Fleet is at Warp you can’t add Ships to it or remove Ships from it. It has to Exit Warp first.',
      source: 'Adding & Removing Ships from Fleets',
      terms:
        'warping fleet; change size; drop out of warp; split in warp; regroup while at lightspeed; why can’t my jumping armada shed hulls',
      see: ['A-FLEET-06', 'A-MOVE-10'],
    },
    {
      id: 'A-FLEET-08',
      title: 'Disbanding a Fleet',
      text: 'At any time in your own turn, also in the Building Phase, you may Disband one of your Fleets, unless it is at Warp. It costs no Command. Take the Ships off the Fleet Card and put them on the map in the same Sector.',
      source: 'Disbanding a Fleet',
      terms:
        'dissolve; break up; split into ships; end fleet; free; unbundle my armada; let the group go into singles; is breaking apart gratis',
      see: ['A-FLEET-09', 'A-FLEET-03', 'A-FLEET-06'],
    },
    {
      id: 'A-FLEET-09',
      title: 'Fleets with fewer than three Ships',
      text: 'A Fleet that has fewer than three Ships is Disbanded at once. This holds also during a Space Battle or an Invasion. Its special rules are lost immediately.',
      source: 'Disbanding a Fleet',
      terms:
        'minimum size; two ships left; too small; broken fleet; lose ability; casualties; armada down to two hulls; group too tiny falls apart',
      see: ['A-BAT-24', 'A-BAT-20', 'A-KLI-04', 'A-FLEET-08'],
    },
  ],
};
