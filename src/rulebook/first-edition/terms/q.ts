import type { Chapter } from '../../entry.ts';

/** Glossary terms under Q. */
export const termsQ: Chapter = {
  title: 'Terms: Q',
  entries: [
    {
      id: 'C-TERM-314',
      title: 'Q-Continuum side deck',
      text: [
        'This side deck consists of Q-icon cards, as many as you like, copies included. You open it in the doorway phase by seeding a Q-Flash doorway face up on top of it. Your opponent faces its cards when they run into a Q-Flash under a mission.',
        'You may seed more Q-Flash doorways under missions as if they were dilemmas, at most one per mission. Others may go into your draw deck or Q’s Tent, to nullify Q-icon cards or to be seeded in mid-game by Beware of Q, an objective.',
        'When your opponent encounters a Q-Flash, the crew or Away Team as a whole faces as many cards from your side deck as it has people present:\n• You draw and resolve them one by one.\n• A second copy of a card within one Q-Flash is discarded and not replaced by another draw.\n• If one copy was seeded as a dilemma with Beware of Q and another turns up in a Q-Flash at that mission, both work.\n• When the number is reached, the Q-Flash is discarded.',
        'If the whole group is killed, captured, relocated or for another reason cannot go on, the remaining cards are not drawn. A Q-icon dilemma met in a Q-Flash does not stop a group that fails its requirements, unless it says so.',
        'While you have this side deck, used cards stay out of your discard pile. Each one that is discarded or otherwise leaves the table goes face up under the deck. When no face-down cards are left, you shuffle the face-up ones and put them face down under your seeded Q-Flash again. Q-icon cards that came from anywhere else, such as dilemmas seeded with Beware of Q, are discarded in the normal way even so.',
        'You never face your own Q-Continuum. Whoever seeded the Q-Flash, you meet your opponent’s side deck; if they have none, or its doorway is closed, discard the Q-Flash.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'q-flash; q flash; q deck; how many q cards; beware of q; facing q; doorway under a mission; godlike prankster pile; stack of godlike tricks; how much mischief do i face',
      see: ['C-TERM-315', 'C-TERM-372', 'C-TERM-141', 'C-TERM-118'],
    },
    {
      id: 'C-TERM-315',
      title: 'Q-icon cards',
      text: [
        'Q-icon cards show what Q and the other Q entities are up to. They come into play only from a Q-Continuum side deck, unless their text allows another way (Q’s Planet, Hide and Seek and Beware of Q are such ways). In that other way you may use them without the side deck and without any seeded Q-Flash.',
        'They are called interrupt, event, dilemma and so on, but normally you cannot use them like ordinary cards of those types. The objective Beware of Q lets Q-icon dilemmas, and no other type of Q-icon card, be seeded as normal Space/Planet dilemmas.',
        'They are nullified in the usual ways unless something else is stated: dilemmas by Q2, events by Kevin Uxbridge, interrupts by Amanda Rogers.',
        'If the card says “until any Q-Flash”, it works up to the next Q-Flash, whether somebody plays one from hand or any group encounters one. Then it is discarded.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'until any q-flash; q symbol; nullify q; amanda rogers; kevin uxbridge; q2; use without side deck; omnipotent being’s cards; pranks from the all powerful; snap of fingers cards',
      see: ['C-TERM-314', 'C-TERM-316', 'C-TERM-268'],
    },
    {
      id: 'C-TERM-316',
      title: 'Q-related dilemma',
      text: 'Q2 and Adapt: Negate Obstruction speak of a “Q-related dilemma”. That is every Q-icon dilemma, and besides them each regular dilemma that has Q’s name in its title, like the Q dilemma, Q Gets the Point or Q’s Vicious Animal Things. A Q-Flash doorway is none.',
      source: 'Glossary',
      terms:
        'which dilemmas does q2 nullify; q in the title; negate obstruction; q dilemmas; hazards by the almighty trickster; omnipotent being named in the headline; trickster named hazard',
      see: ['C-TERM-315', 'C-TERM-117', 'C-TERM-314'],
    },
    {
      id: 'C-TERM-317',
      title: 'Q-Type Android',
      text: [
        'This Q-icon dilemma can turn people into androids. Its second function lets your opponent seed one of your people under Q’s Planet; from then on that card does not count as in play, until solving the mission earns it.',
        'Should two copies of the same person lie there, whichever is encountered second is a mis-seed and goes out-of-play. If it was your opponent who revealed it, they cannot solve the mission.',
        'What the change does:\n• A Borg becomes android by species or biological distinctiveness and has STRENGTH +4, but stays Borg.\n• A hologram stays “hologram species”: it is a hologram of an android now, with the higher STRENGTH.\n• If the first function selects a dual-personnel card with one android and one non-android, both change places: the android turns human, the other turns android.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'turn into android; strength +4; android dilemma; person under q’s planet; two copies seeded; made into a machine person; prankster makes me robotic; stronger artificial body',
      see: ['C-TERM-294', 'C-TERM-026', 'C-TERM-142', 'C-TERM-190'],
    },
    {
      id: 'C-TERM-319',
      title: 'quarantine',
      text: [
        'People may come aboard a ship or facility under quarantine, or beam down to a planet under quarantine, but they may not leave it.',
        'Only a dilemma can break this: when one tells you to move or relocate someone, whether as a condition to get past it or as its result, you take them out of the quarantine. Abandon Ship!, Hippocratic Oath, Love Interests, Make Us Go and Tarellian Plague Ship all do so. Other types of card (Mysterious Orb, for one) leave the quarantine as it is.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'cannot leave the ship; locked in; nobody may beam off; plague; sealed planet; sick ship no exit; infected nobody gets off; lockdown on board',
      see: ['C-TERM-248', 'C-TERM-117', 'C-TERM-058'],
    },
    {
      id: 'C-TERM-320',
      title: 'Q’s Tent side deck',
      text: [
        'Q’s Tent is a side deck of up to 13 cards, each one different, that you can reach during the game. It may hold any card except tactics, tribbles, troubles, and Q-icon cards (unless the Q-icon card itself allows it).',
        'Cards that normally have to be seeded, such as missions, dilemmas and artifacts, may lie in the tent, but they are useless there unless some card lets you use them (Q’s Planet, Hide and Seek, Starry Night and others). In the doorway phase you open the tent with a Q’s Tent doorway, laid face up on this side deck.',
        'There are three ways to get at its cards:\n• Hold another Q’s Tent doorway in hand and play it, at any time in your turn that normal timing allows, and take one card from the tent into hand, by chance or by choice as the doorway says. You may then play it like any other card in hand. An empty tent does not allow this.\n• Download something that you stocked in the tent, with any card that lets you download.\n• Use a card that expressly takes cards from the tent, such as Q’s Planet or Hide and Seek.',
        'While the seeded doorway is closed, nothing comes out of the tent, except by a card that expressly reaches into a closed one.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        '13 cards; sideboard; get a card during the game; tent doorway; closed tent; toolbox; baker’s dozen pile; emergency toolkit off to the side; thirteen spare cards',
      see: ['C-TERM-372', 'C-TERM-134', 'C-TERM-131'],
    },
  ],
};
