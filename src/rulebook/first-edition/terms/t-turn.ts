import type { Chapter } from '../../entry.ts';

/** Glossary terms from “Transporter Skill” to “turn”. */
export const termsTurn: Chapter = {
  title: 'Terms: T, Transporter Skill to turn',
  entries: [
    {
      id: 'C-TERM-419',
      title: 'Transporter Skill',
      text: 'If a card, for instance Invasive Beam-In, needs Transporter Skill aboard a ship, the person who supplies that skill has to stay on the ship to work the transporters.',
      source: 'Glossary',
      terms:
        'operator stays behind; invasive beam-in; who runs the transporters; beam operator; guy at the console can’t leave; who pushes the button; pad worker can’t go along',
      see: ['C-TERM-420', 'C-TERM-058', 'C-TERM-422'],
    },
    {
      id: 'C-TERM-420',
      title: 'transporters',
      text: 'Each ship and facility has transporters unless something else is stated; they are not special equipment. Those of your opponent are yours to operate only where you may use the facility, or while you are infiltrating.',
      source: 'Glossary',
      terms:
        'beam up; does every ship beam; use enemy transporters; beaming device; do all vessels have a pad; borrow his beam machine; built in pads',
      see: ['C-TERM-058', 'C-TERM-207', 'C-TERM-386'],
    },
    {
      id: 'C-TERM-421',
      title: 'treaties',
      text: [
        'A treaty makes one player’s cards of two or more affiliations compatible: they may mix and cooperate. It does not change anybody’s affiliation, nor does it make anybody “matching affiliation”.',
        'If the treaty is destroyed, people aboard a ship or facility who are no longer compatible go under house arrest.',
        'Treaties do not chain. With Treaty: Federation/Bajoran and Treaty: Federation/Klingon, your Bajorans and your Klingons still may not mix; all three groups can once Treaty: Bajoran/Klingon is there too.',
        'Any treaty with the Federation as a party is a “Federation treaty”. Treaty: Federation/Klingon and Organian Peace Treaty, for example, are Federation treaties and Klingon treaties at once.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'treaty; mix affiliations; alliance; peace; work together; combine federation and klingon; pact between nations; two nations become friends; friendship agreement broken',
      see: ['C-TERM-092', 'C-TERM-245', 'C-TERM-192'],
    },
    {
      id: 'C-TERM-422',
      title: 'tribble',
      text: [
        'Tribbles are a card type that comes only from a Tribble side deck: single tribbles or groups of 10, 100, 1,000 and so on. They report or breed as each card says.',
        'Playing them: those of your tribbles that share a ship, facility, site or planet form a group. Each turn you may play one Tribble card to each of your groups, whether you drew it from the side deck or downloaded it with a Storage Compartment Door. A 1 Tribble or 10 Tribbles that reports where none are starts a new group, which can take no other Tribble card that turn.',
        'Breeding takes the number that the card names, present in your own group and not in your opponent’s. “Breeds from 10 tribbles” on 100 Tribbles, for instance, needs one 10 Tribbles or ten of 1 Tribble there. The parents stay in play.',
        'Small cards (1 Tribble, 10 Tribbles): people of either player may carry them like equipment, one card each. They may do other things meanwhile, such as attempt a mission. Whoever drops one is stopped. They may not be beamed, but their carriers may, without Transporter Skill and without being stopped.',
        'Large cards (100 Tribbles or more): nobody can carry them, but people with Transporter Skill can beam them, each up to one card for every level of that skill. After that this person is stopped and may beam no further Tribble cards in that turn. A Nor of yours may lower its SHIELDS for it. With a card that lets you beam through SHIELDS (Transport Drone, Invasive Beam-In) you may beam large ones between your ship and an opponent’s; your opponent then has to show you their Tribble cards so that you can choose.',
        'Every denomination exists in several versions with their own pictures, numbers and coloured icons (Go, Poison and so on). Here all versions count as one and the same card and are not cumulative; the icons belong to the separate Tribbles card game. The cards of that game may not be used here, since they have no text that lets them play.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'breed; furry; carry small ones; beam large ones; how many per turn; group of tribbles; drop; fuzzballs keep multiplying; purring hairballs multiply; too many furry pests',
      see: ['C-TERM-423', 'C-TERM-426', 'C-TERM-419', 'C-TERM-396'],
    },
    {
      id: 'C-TERM-423',
      title: 'Tribble side deck',
      text: [
        'This side deck holds Tribble and Trouble cards, as many as you like and with copies. In the doorway phase you open it with a Storage Compartment Door seeded face up on top.',
        'That doorway lets you draw up to three of its cards in each of your turns and play or discard them. They are not part of your hand, so Alien Probe, Energy Vortex and the like do not see them.',
        'Whatever leaves the table from this deck, by discard or otherwise, goes face up beneath it. When only face-up cards remain, shuffle them and lay them face down under your seeded Storage Compartment Door.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'storage compartment door; three cards a turn; tribbles deck; trouble cards deck; where do tribbles go; pile with fuzzballs; stack of purring pests; grab three fuzzies a round',
      see: ['C-TERM-422', 'C-TERM-426', 'C-TERM-372'],
    },
    {
      id: 'C-TERM-424',
      title: 'Trill',
      text: 'Trill is a species. Only some Trill carry a symbiont, which is a characteristic that their lore tells.',
      source: 'Glossary',
      terms: 'symbiont; dax; joined; host; spotted neck people; slug in the belly; worm inside a person',
      see: ['C-TERM-388', 'C-TERM-082'],
    },
    {
      id: 'C-TERM-426',
      title: 'trouble',
      text: [
        'Trouble is a card type that comes only from a Tribble side deck. You may play it only where you have tribbles, one Trouble card per group of yours each turn.',
        'Each names how many tribbles it takes to activate parts of its text. With fewer present it stays in play, but that text is inactive. With none left it is discarded.',
        'When any Tribble card of yours (or your Tribble Bomb) moves, you may take along any or all of your Trouble cards that are with it.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'tribble problem; needs tribbles; tribble bomb; activate text; trouble with tribbles; mischief from fuzzballs; pest problems card; enough furballs to switch it on',
      see: ['C-TERM-422', 'C-TERM-423'],
    },
    {
      id: 'C-TERM-427',
      title: 'turn',
      text: [
        'You and your opponent take turns all through the play phase. A turn has up to five steps: start of turn, card play, execute orders, end of turn, card draw.',
        'The steps in their order:\n• 1. Start of turn: carry out what game text demands or allows at “start of turn”.\n• 2. Normal card play (optional): play a card from hand. All but interrupts and doorways may be played only now, even “for free”, unless a card expressly lets you play at another time.\n• 3. Execute orders (optional): mostly moving and using cards that are on the table.\n• 4. End of turn: carry out what game text demands or allows at “end of turn”. Probing belongs here unless stated otherwise.\n• 5. Card draw: one card from your draw deck. You must, and it ends your turn. If you are kept from drawing (by Q’s Tent, the Ops site or an empty draw deck, say), just announce that you are done.',
        'While you are at playing cards, only this is allowed: card plays, actions that suspend play, actions that may happen at any time (interrupts, doorways and activating hidden agendas among them), the sub-actions of these, and whatever responds to an allowed action or replaces one. Any other action takes you on to executing orders, and then you may play nothing more but interrupts and doorways.',
        'Game text to be used “at any time” is free from this order and works in your opponent’s turn too, even on an event or doorway that you could otherwise play only in your own. It may not interrupt an action that it has nothing to do with.',
        'What happens at the start or at the end of your turn goes in the order that you pick: process ore before or after a battle with Rogue Borg, probe before or after the countdowns or the move of a Borg Ship dilemma. Between them nothing but valid responses may happen. The normal draw, or what replaces it, is always last. (In Warp Speed, evening up follows it.)',
        'A draw at “end of each turn” under some condition, as by 35th Rule of Acquisition, is an end-of-turn action and comes before the normal draw. An “extra” or “additional” draw at the end (The Traveler: Transcendence, Quark’s Bar) is part of the normal draw instead.',
        'Separate Away Teams merge when your turn ends, and stopped cards become unstopped when a turn starts. Neither is an action; they just happen.',
        'Words around the turn:\n• “Full turn”: one whole turn of one player; the turn in progress does not count.\n• “Owner’s turn”: the owner of the affected card is meant, not of the card that was played.\n• “Every turn”: each turn of both players.\n• “Each turn”: each turn of the player whom the text is about. Mostly a word like “you”, “opponent” or “owner” tells who (“you” has played the card or encountered the dilemma), or the text tells the one who played it to do something. If it tells nothing, it is the player who is affected; if both are affected alike, the one who played or encountered it.',
        'Examples, whose turns count:\n• Temporal Rift (the ship comes back after two of your full turns): the one who played the interrupt.\n• Hyper-Aging (the Away Team dies after your third full turn): the one who encounters it.\n• Warp Core Breach (explodes at the end of owner’s next turn): the ship’s owner.\n• Telepathic Alien Kidnappers (guess a card type each turn): the one who played it, since that player guesses.\n• Plasma Fire (damage at the end of next turn): the ship’s owner.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'playing a personnel after moving a ship; order of playing and moving; parts of a turn in order; playing a card after moving a ship; turn order; what can i do; phases; steps; start of turn; end of turn; each turn; full turn; agenda of my round; one round from beginning to finish; my round outline',
      see: ['C-TERM-075', 'C-TERM-162', 'C-TERM-074', 'C-TERM-010'],
    },
  ],
};
