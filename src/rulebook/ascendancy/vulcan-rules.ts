import type { Chapter } from '../entry.ts';

/** Vulcan rules. */
export const vulcanRules: Chapter = {
  title: 'Vulcan rules',
  beside: 'vulcan ambassador',
  entries: [
    {
      id: 'A-VUL-01',
      title: 'Vulcans Colonize with Ascendancy',
      text: 'The Vulcans Colonize a System by spending 1 Ascendancy. They pay no Culture and no Ship. The System must be Explored, Uncontrolled and Undeveloped, such as an empty planet, a Virgin World or a Pre-Warp world. They need not Occupy it, and it need not be Connected to any of their Systems.\n\nIn the Building Phase the Vulcans have no other way to Colonize.',
      source: 'Vulcan Colonization',
      terms:
        'settle; colony cost; remote colony; lost colonies; no ship needed; how do space elves settle; pointy ears plant a flag from afar; prestige instead of art for settlers',
      see: ['A-VUL-02', 'A-OPEN-77', 'A-OPEN-78', 'A-VUL-03'],
    },
    {
      id: 'A-VUL-02',
      title: 'Vulcan Fleets when Ascendancy falls',
      text: 'If the Vulcans’ Ascendancy falls below the number of Fleets that they have in play, they Disband Fleets at once until it no longer does.',
      source: 'Vulcan Colonization',
      terms:
        'lose fleet; disband; spent ascendancy; too many fleets; space elves spent prestige armadas too many; pointy ears groups fall apart',
      see: ['A-FLEET-04', 'A-VUL-01', 'A-FLEET-08'],
    },
    {
      id: 'A-VUL-03',
      title: 'Ancient Vulcan Reliquary',
      text: 'This Vulcan Advancement lets you Colonize a System immediately, without paying the Ascendancy that a Vulcan colony usually costs.',
      source: 'Vulcan: Ancient Vulcan Reliquary',
      terms:
        'free colony; no ascendancy cost; vulcan card; settle; relic lets space elves settle gratis; sacred artifact homestead',
      see: ['A-VUL-01', 'A-VUL-04'],
    },
    {
      id: 'A-VUL-04',
      title: 'Vulcan Communication Network',
      text: 'With this Vulcan Advancement you immediately build one Resource Node free of charge in a System that you Colonize.',
      source: 'Vulcan: Communication Network',
      terms:
        'free node; colony bonus; build for nothing; vulcan card; space elves’ gratis lab after settling; freebie building for pointy ears',
      see: ['A-VUL-01', 'A-BUILD-12'],
    },
    {
      id: 'A-VUL-05',
      title: 'Honest Meddling with others’ Ships',
      text: 'The Vulcans may spend their Commands to move the Ships of a player with whom they have a Trade Agreement and who permits it. Everything that follows from the move, such as Hazards and rewards, falls to the owner of the Ships.',
      source: 'Vulcan: Honest Meddling',
      terms:
        'move other players’ ships; guide; control ships; permission; help; space elves drive my cruiser; pointy ears tow a pal’s hull; who reaps the outcome when space elves steer',
      see: ['A-OPEN-99', 'A-OPEN-54', 'A-VUL-06'],
    },
    {
      id: 'A-VUL-06',
      title: 'Vulcans don’t lie',
      text: 'Honest Meddling: Lying to other players is forbidden to the Vulcan player. They answer as honestly as they can from what they know at the time. What they said earlier doesn’t bind them once circumstances have changed.',
      source: 'Vulcan: Honest Meddling',
      terms:
        'honest meddling; truth; bluff; promises; deceive; can space elves fib; must pointy ears keep their word; is bluffing okay for logic people',
      see: ['A-OPEN-87', 'A-VUL-05'],
    },
    {
      id: 'A-VUL-07',
      title: 'Logical Observers',
      text: 'The Vulcans may not Invade or attempt Hegemony of a System whose controller is a rival with lower Ascendancy than theirs.',
      source: 'Vulcan: Logical Observers',
      terms:
        'weaker rival; not allowed; vulcan attack limit; lower ascendancy; space elves can’t bully the small ones; pointy ears forbidden to pick on underdogs',
      see: ['A-INV-01', 'A-HEG-01'],
    },
    {
      id: 'A-VUL-08',
      title: 'Vulcans and Starbases',
      text: 'The Vulcans can’t build Starbases. They can take them from rivals by Invasion or Hegemony. A Starbase that they have taken gives them the extra Command, and they may build Ships and form Fleets there as usual.',
      source: 'Vulcan Ambassadors (Starbases)',
      terms:
        'no station; capture starbase; vulcan build limit; commission; how may space elves own an outpost; pointy ears nab a base',
      see: ['A-INV-21', 'A-INV-22', 'A-SB-06'],
    },
    {
      id: 'A-VUL-09',
      title: 'Five Ambassadors at most',
      text: 'The Vulcans may have up to five Ambassadors in play at a time.',
      source: 'Placing Vulcan Ambassadors',
      terms:
        'ambassador limit; how many; maximum; figures; how many dignitaries on the board; envoys cap for pointy ears',
      see: ['A-VUL-10', 'A-VUL-11'],
    },
    {
      id: 'A-VUL-10',
      title: 'Placing Vulcan Ambassadors',
      text: 'The Vulcan player may place an Ambassador on an Independent or Peaceful System that the Consul Fleet Orbits while that Fleet moves at impulse.',
      source: 'Placing Vulcan Ambassadors',
      terms:
        'consul fleet; put ambassador; envoy; diplomat; embassy; drop off a dignitary; where can an envoy be installed',
      see: ['A-VUL-09', 'A-VUL-12', 'A-OPEN-17'],
    },
    {
      id: 'A-VUL-11',
      title: 'Sending Vulcan Ambassadors home',
      text: 'If a Vulcan Ambassador is on one of your Systems, you may remove it in your own turn. It returns to the Vulcan player’s pool.',
      source: 'Removing Vulcan Ambassadors',
      terms:
        'remove ambassador; expel; get rid of; throw out; envoy; kick the dignitary off my planet; deport an envoy',
      see: ['A-VUL-10', 'A-VUL-09'],
    },
    {
      id: 'A-VUL-12',
      title: 'Moving Ambassadors with a Command',
      text: 'With a Command the Vulcan player moves an Ambassador to any System Adjacent to the one where it is.',
      source: 'Moving Vulcan Ambassadors',
      terms:
        'envoy travel; relocate; adjacent system; shift ambassador; walk a dignitary one planet over; order for an envoy’s hop',
      see: ['A-VUL-13', 'A-TERM-02'],
    },
    {
      id: 'A-VUL-13',
      title: 'Vulcan High Council',
      text: 'This is the Vulcans’ Starting Advancement. With a Command an Ambassador moves to any System that the Vulcans Control and that is Connected to the System where the Ambassador is, however far away.',
      source: 'Moving Vulcan Ambassadors',
      terms:
        'ambassador long distance; starting advancement; recall envoy; connected system; a dignitary leaps across the network; envoy goes far on a pointy ears world',
      see: ['A-VUL-12', 'A-OPEN-100', 'A-TERM-04'],
    },
    {
      id: 'A-VUL-14',
      title: 'Ambassadors during an Invasion',
      text: 'Vulcan Ambassadors take no part in an Invasion and stay in the System whatever its outcome. The one exception is the Vulcan High Command Advancement: if any Ambassador is present, the Defender rolls 1 more die, no matter who attacks.',
      source: 'Vulcan Ambassadors (Invasion)',
      terms:
        'high command; extra die; envoy in danger; defender bonus; does the dignitary perish in a siege; envoy helps the garrison',
      see: ['A-INV-05', 'A-OPEN-100'],
    },
    {
      id: 'A-VUL-15',
      title: 'Ambassadors and Hegemony Resistance',
      text: 'Vulcan Ambassadors are no Structures. They don’t add to the Resistance of a System against Cultural Hegemony.',
      source: 'Cultural Hegemony',
      terms:
        'count as structure; envoy; hegemony difficulty; add resistance; does a dignitary make colonies stubborn; envoys versus charm',
      see: ['A-HEG-03', 'A-TERM-20'],
    },
    {
      id: 'A-VUL-16',
      title: 'Ambassadors count for trade',
      text: 'To make a Trade Agreement, pieces of both players have to be Adjacent. A Vulcan Ambassador counts for this just as a Ship or a Control Node does.',
      source: 'Establishing Trade Agreements',
      terms:
        'adjacency; envoy; contact; treaty; next to; can the dignitary sign a pact for me; envoy near a neighbour suffices for deals',
      see: ['A-TRADE-03', 'A-OPEN-17'],
    },
    {
      id: 'A-VUL-17',
      title: 'Vulcan Exodus moves the Home System',
      text: 'The Advancement Vulcan Exodus can change its owner’s Home System. The former one is then an ordinary System and no longer counts for Supremacy. If a rival finishes or captures the card, it moves that rival’s Home System.',
      source: 'Supremacy Victory, Note; Capturing Research Nodes',
      terms:
        'new homeworld; relocate capital; move home; former home; space elves move out to a different capital; invention makes another world my capital',
      see: ['A-WIN-05', 'A-INV-20', 'A-WIN-04'],
    },
  ],
};
