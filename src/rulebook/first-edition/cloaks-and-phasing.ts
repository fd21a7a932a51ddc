import type { Chapter } from '../entry.ts';

/** Cloaks and phasing. */
export const cloaksAndPhasing: Chapter = {
  title: 'Cloaks and phasing',
  entries: [
    {
      id: 'C-CLOAK-01',
      title: 'How to cloak or phase',
      text: 'A ship, personnel, facility or planet needs game text to cloak or phase, usually by a Cloaking Device or Phasing Cloak. Flip the card face down; flip it face up to decloak or dephase.\n\nEach card may do one of these four things each turn, on your own turn and while not stopped. It cannot be cloaked and phased together, and it cannot enter play in either state.',
      source: 'Glossary: cloaking and phasing; cloaking device; phasing cloak',
      terms: 'cloaking device; decloak; phasing cloak; invisible; hide ship; dephase; face down ship',
      see: ['C-CLOAK-02', 'C-CLOAK-05', 'C-MOVE-18', 'C-STAFF-06'],
    },
    {
      id: 'C-CLOAK-02',
      title: 'What a cloaked card escapes',
      text: 'Your opponent’s cards and abilities cannot target your cloaked card. It cannot be attacked or boarded. In turn it starts no battle and makes no mission or scouting attempt.\n\nIt does not count as present, opposing, “here” or at the location. But what affects every card of its type still reaches it, and it counts where cards of its type are looked for.',
      source: 'Glossary: cloaking and phasing',
      terms: 'cloaked ship; attack cloaked; target cloaked; invisible; safe; q-net',
      see: ['C-CLOAK-03', 'C-TEAM-12', 'C-MISSION-08'],
    },
    {
      id: 'C-CLOAK-03',
      title: 'Aboard a cloaked ship',
      text: 'When a ship, facility or planet is cloaked, the personnel and landed ships on it are not cloaked themselves. But requirements and abilities from outside do not count them as “here”, at the location or opposing.\n\nNobody may beam or walk on or off, and no ship may dock, undock, land or take off there.',
      source: 'Glossary: cloaking and phasing',
      terms: 'crew of cloaked ship; beam from cloaked ship; beam while cloaked; cloaked planet; decloak to beam',
      see: ['C-CLOAK-02', 'C-BEAM-02'],
    },
    {
      id: 'C-CLOAK-04',
      title: 'Cloaking with equipment',
      text: 'When your personnel cloaks or phases, you may also cloak or phase any equipment present that you control.',
      source: 'Glossary: cloaking and phasing',
      terms: 'cloaked personnel; take items; carry equipment; invisible personnel',
      see: ['C-CLOAK-01'],
    },
    {
      id: 'C-CLOAK-05',
      title: 'What a phased card escapes',
      text: 'A phased card is like a cloaked one, but more removed. No player can target it, you included. It cannot be attacked or boarded, starts no battle and makes no attempt.\n\n• A phased ship moves by RANGE only, with the bonus that its phasing card gives; phased personnel by beaming only.\n• It is untouched by most cards, helpful ones included. Spans, timeline disruption and cards that affect everything in play still count.\n• It may not land or dock. A docked or landed ship that phases undocks or takes off at once.\n• Cards on or aboard it are not phased, but cannot be attacked or targeted except by cards on or aboard the same card, and do not count as present outside.\n• Nobody beams or walks on or off, and no ship docks, undocks, lands or takes off there.',
      source: 'Glossary: cloaking and phasing; phasing cloak',
      terms: 'phase; phasing; phased ship; phasing cloak; phased personnel; out of phase',
      see: ['C-CLOAK-01', 'C-CLOAK-02'],
    },
  ],
};
