import type { Chapter } from '../../entry.ts';

/** Glossary terms that begin with N. */
export const termsN: Chapter = {
  title: 'Terms: native quadrant to nullify',
  entries: [
    {
      id: 'C-TERM-254',
      title: 'native quadrant',
      text: 'The Alpha Quadrant is the native quadrant of every person, ship and facility without a Gamma, Delta or Mirror Quadrant icon; the others are native to the quadrant of their icon.',
      source: 'Glossary',
      terms:
        'home quadrant; where a card belongs; alpha quadrant; report in quadrant; birthplace of my guy; where does she come from; homeland of ship',
      see: ['C-TERM-332', 'C-TERM-163', 'C-TERM-177'],
    },
    {
      id: 'C-TERM-257',
      title: 'nebula',
      text: 'A location is a nebula when the word “nebula” stands in its title or lore.',
      source: 'Glossary',
      terms: 'cloud; nebula location; space cloud; gas and dust place; foggy gas filled place; starbirth gas region',
      see: ['C-TERM-228'],
    },
    {
      id: 'C-TERM-258',
      title: 'nemesis icon',
      text: [
        'Nemesis icons of one color that point in opposite directions mark people or ships who are each other’s doom. If such cards are present together at the end of a turn, the player whose turn it is must choose one of them, no matter whose, and it is killed (a person) or destroyed (a ship) at once. It is no battle.',
        'A cloaked or phased ship neither suffers nor causes this with a nemesis outside it.',
        'Examples: when your turn ends, a Cravic Unit 122 of your opponent and your Pralor Unit 3947 are on one planet: you choose which of them is discarded. Your Pralor Unit 3947 is aboard your Cravic Warship: choose again, and if it is the ship, everybody aboard dies with it, the unit too.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'arch enemy; destroy each other; opposing icons; pralor; cravic; deadly rivals facing each other; mutual destruction arrows; one of them must die',
      see: ['C-TERM-307', 'C-TERM-087', 'C-TERM-427'],
    },
    {
      id: 'C-TERM-259',
      title: 'Next Generation icon',
      text: 'The TNG icon ties a card to the series Star Trek: The Next Generation or the film Star Trek: Generations. It does nothing by itself; other cards refer to it.',
      source: 'Glossary',
      terms: 'tng; series icon; picard era; stamp of the eighties show; bald captain show logo; 1987 series mark',
      see: ['C-TERM-282', 'C-TERM-198'],
    },
    {
      id: 'C-TERM-260',
      title: 'NO',
      text: '“NO” before an attribute, as in “NO INTEGRITY”, says that the attribute is undefined.',
      source: 'Glossary',
      terms:
        'no integrity; no attribute; missing attribute; none; says no instead of a figure; lacks a value entirely; word in place of a stat',
      see: ['C-TERM-429', 'C-TERM-043'],
    },
    {
      id: 'C-TERM-261',
      title: 'Non-Aligned',
      text: [
        'The Non-Aligned are an affiliation. They and the Neutral are compatible with everyone except Borg: they mix and work with any other affiliation.',
        'People and ships of all affiliations can therefore report to Non-Aligned and Neutral outposts; still, incompatible ones can’t be aboard or docked together. Neutral and Non-Aligned cards can start battles against any affiliation, also their own. Otherwise these are affiliations like the rest.',
        'Non-Aligned people of Cardassian or Ferengi species stay Non-Aligned, all of them.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'nonaligned; who nonaligned may mix with; who may mix with everyone but the borg; neutral; unaligned; mix with anyone; non aligned; mercenaries; independents of no government; freelancers and outcasts; team that is friends with everybody',
      see: ['C-TERM-092', 'C-TERM-019', 'C-TERM-053', 'C-TERM-232'],
    },
    {
      id: 'C-TERM-262',
      title: 'non-Federation',
      text: 'An Away Team, crew or force is non-Federation if not one Federation card is in it.',
      source: 'Glossary',
      terms:
        'without federation; no federation cards; nonfederation; zero feds in the group; not a single ufp guy; team free of blue border folk',
      see: ['C-TERM-170', 'C-TERM-167'],
    },
    {
      id: 'C-TERM-268',
      title: 'nullify',
      text: [
        'To nullify a card is to cancel it and discard it; if it hadn’t resolved, it has no results. “Destroy” is the same word, except where something is physically destroyed (battle, Black Hole, Supernova).',
        'An effect can be nullified while the card stays: against a Borg Ship dilemma, Hugh nullifies just the attack.',
        '• “May be nullified by” a card: by that one and by whatever else would do. Frigid, a Q-icon event that names Fire Sculptor, also falls to a Q-Flash or Kevin Uxbridge.\n• “May be nullified only by” a card: by nothing else. Gift Of The Tormentor names Countermanda, so neither Amanda Rogers, who usually nullifies interrupts, nor a Q-Flash can do it.\n• “May not be nullified”: by no card but one that names it. Hide and Seek as a Q-icon event withstands Kevin Uxbridge, Mercy Kill, Q-Flash and all others that usually nullify events or Q-icon cards.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'cancel; counter; destroy a card; stop a card; kevin uxbridge; amanda rogers; kill his event; knock out his enchantment; wipe it off the table',
      see: ['C-TERM-013', 'C-TERM-068', 'C-TERM-199', 'C-TERM-311'],
    },
  ],
};
