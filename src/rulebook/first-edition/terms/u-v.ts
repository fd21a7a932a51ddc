import type { Chapter } from '../../entry.ts';

/** Glossary terms under U and V. */
export const termsUV: Chapter = {
  title: 'Terms: U and V',
  entries: [
    {
      id: 'C-TERM-429',
      title: 'undefined attribute',
      text: [
        'An undefined attribute is one without a number: Kivas Fajo’s “NO INTEGRITY”, Mortal Q’s CUNNING of Q, or the STRENGTH of Spot, for which the skills box has an explanation. Where attributes are compared or added up it is zero, and no card can change it. So Firestorm kills Kivas Fajo, but Kukalaka does not raise his INTEGRITY.',
        'The “disabled ship attribute” of the dilemma “Pup” is undefined in this sense. A variable attribute is not, unless for some reason it cannot be used.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'no integrity; not a number; counts as zero; kivas fajo; missing number; mortal q; blank value where digits belong; stat is not a figure; treat it as nought',
      see: ['C-TERM-437', 'C-TERM-043', 'C-TERM-045', 'C-TERM-260'],
    },
    {
      id: 'C-TERM-430',
      title: 'unexamined',
      text: 'A mission is unexamined by you until you have revealed, glanced at or peeked at a card seeded face down there, no matter whose card let you see it. An attempt at a mission, or its scouting, means that both players have examined it.',
      source: 'Glossary',
      terms:
        'peeked at a mission; glance at seed cards; looked under the mission; examined; not yet attempted; haven’t seen what’s hidden there; untouched place no one checked; never had a glimpse',
      see: ['C-TERM-239', 'C-TERM-240', 'C-TERM-353'],
    },
    {
      id: 'C-TERM-431',
      title: 'unique and universal',
      text: [
        'A ❖ before the name means universal: of such people, ships, sites, missions and time locations there may be several. Without it they are unique, except people and ships with an Enigma icon, which have a rule of their own below. Cards of any other type are universal, unless “Unique” or “Not duplicatable” stands on them. (Universal facilities are to get the mark in later printings.)',
        'How many at a time:\n• People and ships: each player may have one copy of a unique or Enigma card, or of one persona, in play. Universal ones are unlimited.\n• Facilities: each player may have one copy of a non-duplicatable one; universal ones are unlimited.\n• You may not play a unique card of these kinds while you have a non-unique one with the same title or persona in play, nor the other way round.\n• Sites: unique ones once on each Nor (“unique per station”); universal ones as often as you like.\n• Missions: unique ones, Q’s Planet too, are not duplicatable, and copies are stacked into a single location. Of universal ones each player may seed several.\n• Time locations: a unique one is not duplicatable, and only one copy may be in play for both players together.\n• Facilities, artifacts, dilemmas, objectives and so on: several for each player, unless their text has “Unique” or “Not duplicatable”.',
        'A second one for the same player: while a card marked “Unique”, or a unique or Enigma person or ship, is in play, its player may not play another copy or another instance of that persona. If one of theirs is encountered (a dilemma), earned (an artifact) or activated (a hidden agenda), by whichever player, it is discarded.',
        'A second one for anybody: while a card marked “Not duplicatable”, or a unique time location, is in play, no player may seed or play another. A further copy that anyone encounters, earns or activates is discarded. Only unique missions differ: a second copy is laid on the first, and they make one location.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'diamond symbol; two copies in play; how many copies; not duplicatable; enigma; second copy; same persona twice; may i have multiples; can we both have him out; one of a kind',
      see: ['C-TERM-292', 'C-TERM-153', 'C-TERM-357'],
    },
    {
      id: 'C-TERM-434',
      title: 'unopposed',
      text: [
        'Nobody of your opponent’s stands in your way there:\n• your people are unopposed if no opposing people are present with them on the ship, planet, site or facility;\n• a ship of yours is unopposed if no opposing ship is at its location, on a spaceline or in time;\n• a site is unopposed if neither people nor docked ships of your opponent are at it.',
        'Cards in stasis and cards that are disabled, cloaked or phased oppose nobody.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'no enemy there; alone at a location; undefended; nobody against me; no enemy ship; coast is clear; no rivals blocking us; no foes around',
      see: ['C-TERM-279', 'C-TERM-307', 'C-TERM-024'],
    },
    {
      id: 'C-TERM-437',
      title: 'variable attribute',
      text: [
        'A person with an X for an attribute has a special skill like “X=2 or 7”. Whenever the value is needed, the owner picks one of those that are listed, each time anew, even for a card in hand as at a Royale Casino dilemma.',
        'While the special skill cannot be used, for instance through Hate Crime or Brain Drain, the attribute is undefined and counts as zero.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'x attribute; x=2 or 7; choose a value; changing number; what is x; flexible stat with options; pick my figure as needed; which of both figures do i use',
      see: ['C-TERM-429', 'C-TERM-043', 'C-TERM-349'],
    },
    {
      id: 'C-TERM-438',
      title: 'verification',
      text: 'When a card or rule makes you do something and you cannot carry it out, you must let your opponent check that. If Visit Cochrane Memorial or Energy Vortex, for example, makes you play a card and you have none that you can play, your opponent may look at your hand.',
      source: 'Glossary',
      terms:
        'prove it; check my hand; cannot do it; show that i am unable; look at the hand; he says he can’t is that true; demand proof he’s stuck; open your cards please',
      see: ['C-TERM-371', 'C-TERM-011'],
    },
    {
      id: 'C-TERM-439',
      title: 'version',
      text: [
        'A version of somebody is any card that is truly that same persona. The Elim Garak persona has four: Elim, Elim Garak, Mr. Garak and Plain, Simple Garak. Each of the other three may replace Plain, Simple Garak at any time.',
        'Garak and Security Chief Garak are no true versions of this persona and may not replace him.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'same character; replace a person; garak; swap; other card of the same person; different takes on him; true incarnation of him; alternate printing of one hero',
      see: ['C-TERM-292', 'C-TERM-161'],
    },
    {
      id: 'C-TERM-441',
      title: 'Vidiian',
      text: 'Vidiian names both a species and an affiliation.',
      source: 'Glossary',
      terms:
        'vidiians; phage; vidiian species; vidiian affiliation; organ thieves with rotting skin; sick scavenging people; harvest organs species',
      see: ['C-TERM-021', 'C-TERM-019', 'C-TERM-388'],
    },
    {
      id: 'C-TERM-442',
      title: 'Voyager stand-alone formats',
      text: 'In the stand-alone Voyager formats (Warp Speed and full game) two kinds of card are allowed: any with a Star Trek: Voyager logo, and missions with a Delta Quadrant icon. Cards with that logo are also in Blaze of Glory, First Anthology, Holodeck Adventures, Mirror, Mirror, The Motion Pictures and the Official Tournament Sealed Deck.',
      source: 'Glossary',
      terms:
        'which cards are allowed; voyager only; delta quadrant game; voyager logo; legal cards; only lost in delta stuff permitted; voy only match; play just the lost ship expansion',
      see: ['C-TERM-445', 'C-TERM-114'],
    },
  ],
};
