import type { Chapter } from '../../entry.ts';

/** Glossary terms that begin with E. */
export const termsE: Chapter = {
  title: 'Terms: empty ship to executing orders',
  entries: [
    {
      id: 'C-TERM-147',
      title: 'empty ship',
      text: 'A ship is empty when neither personnel nor Rogue Borg are aboard.',
      source: 'Glossary',
      terms:
        'nobody aboard; unmanned ship; without crew; abandoned ship; ghost ship adrift; no living soul inside; vacant vessel with zero souls',
      see: ['C-TERM-270', 'C-TERM-347'],
    },
    {
      id: 'C-TERM-148',
      title: 'encountered',
      text: [
        'You encounter a seed card only within a mission, scouting or commandeering attempt. A look at it outside of one, by a Scan card or Ocular Implants, is no encounter.',
        'A dilemma that entered play (Cytherians, Borg Ship, Coalescent Organism, Friendly Fire) is not encountered again when it strikes you later on the spaceline.',
        'Artifacts: when you meet one, it usually goes to the back of the seed stack. You earn it only by completing the mission, unless a card permits it.',
        'Mis-seeds are revealed, not encountered. A planet dilemma that lies wrongly at a space mission can’t be swapped for a Q-Flash by Beware of Q and doesn’t use up Senior Staff Meeting when it comes first, and HQ: Return Orb to Bajor can’t earn an Orb artifact that lies there. Likewise a unique dilemma (such as Dead End) is not encountered if it is discarded because a copy is in play.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'meet a dilemma; encounter; reveal a seed card; look under a mission; face a dilemma; bump into a hazard; does peeking trigger it; run into it',
      see: ['C-TERM-012', 'C-TERM-118', 'C-TERM-238', 'C-TERM-033'],
    },
    {
      id: 'C-TERM-151',
      title: 'energy dampener',
      text: 'An energy dampener is special equipment of some ships. By itself it does nothing; the card Breen Energy-Weapon Dampener makes use of it.',
      source: 'Glossary',
      terms:
        'breen weapon; ship system; special equipment; gadget that drains power; energy draining gizmo; drain enemy systems device',
      see: ['C-TERM-386'],
    },
    {
      id: 'C-TERM-153',
      title: 'enigma icon',
      text: 'The Enigma icon marks the mysterious and unexplained, like the Borg Queen and Fontaine. Each player can have one copy of such a card, or of the same persona, in play at a time. Still, the card is neither unique nor universal, so effects on unique or on universal cards pass it by.',
      source: 'Glossary',
      terms:
        'question mark icon; borg queen; one copy; neither unique nor universal; mystery mark weird quota; riddle sign special quota; puzzling sign on lounge singer',
      see: ['C-TERM-431', 'C-TERM-292'],
    },
    {
      id: 'C-TERM-154',
      title: 'equipment',
      text: [
        'Equipment is a type of card: phasers, tricorders, plasmadyne relays and other devices that help your Away Team, crew or ship. It mostly belongs to the whole group rather than to one person, and whatever stops personnel stops it too. (The special equipment in a ship’s game text is something else.)',
        'A few items are worn by or placed on someone (Data’s Head, Mobile Holo-Emitter). When a whole Away Team is killed, its equipment stays behind; your opponent can neither take nor use it without a card that permits it.',
        'Unattended: equipment works without people around unless its text calls for them. You can replace a ship on which nobody is by discarding ’45 Dom Perignon, and Plasmadyne Relay raises the SHIELDS of an empty ship.',
        'Compatibility: equipment has no affiliation icon, so everyone, Borg included, may report and carry any of it. A Bajoran Phaser can report to a Federation Outpost and travel with a Federation team.',
        'Restricted use: if only an affiliation or species may use an item, the group needs at least one member of it. Once that is given, all whom the text names get the benefit, whatever their affiliation. A Cardassian Disruptor (for Cardassian and Non-Aligned use) strengthens everybody in a group with one Cardassian by species or affiliation, or with one Non-Aligned person. A Bat’leth is the other way round: anybody may use it (say, for the points of a discard at Kressari Rendezvous), but only Klingons by species or affiliation gain from it.',
        'To use a restricted item is to get any good from it: its stated effect, more points for a mission (Kressari Rendezvous), solving one (Samaritan Snare), passing a dilemma (Zaldan).',
        'Who doesn’t: Borg-affiliation personnel don’t use hand weapons at all, not even stolen ones. Someone whose restriction box reads “does not use” may be in a group with such items, yet neither enables them nor gains from them: hand weapons add nothing to Odo’s STRENGTH.',
        'Skills: where an item gives a skill to a classification (a Tricorder), people need exactly that classification, not the skill, and get a skill, no classification. Borg have no classifications and so gain none, but a Tricorder helps them past Alien Labyrinth.',
        'Related: an item is related to each personnel type in its game text. An Engineering Tricorder is ENGINEER-related and MEDICAL-related; a Plasmadyne Relay is related to none.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'gear; item; tools; tricorder; phaser; does not use; related to; use only; stuff my guys carry; gadgets and kits; may anybody use that gun',
      see: ['C-TERM-180', 'C-TERM-395', 'C-TERM-021', 'C-TERM-386'],
    },
    {
      id: 'C-TERM-158',
      title: 'Espionage cards',
      text: [
        'Espionage cards are events that let people of one affiliation attempt missions of another; without them you need someone of the mission’s own affiliation. They concern affiliation, never species.',
        'They don’t lift a ban on attempting or solving a mission of your opponent, such as that of Treaty: Federation/Romulan/Klingon.',
        'The name goes by the spies. “Bajoran espionage card” means one with which Bajorans attempt the missions of others: Espionage: Bajoran on Cardassian is Bajoran, Espionage: Cardassian on Bajoran is Cardassian.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'spy cards; attempt another affiliation’s mission; steal a mission; spying; do someone else’s mission; poach a mission from another faction; sneaky event to try foreign mission',
      see: ['C-TERM-240', 'C-TERM-234', 'C-TERM-021'],
    },
    {
      id: 'C-TERM-159',
      title: 'event',
      text: 'An event is a type of card that stands for a happening in the Star Trek universe; to play one takes your normal card play. It goes on another card and affects it, or on the table with a wide effect. Most last until nullified or destroyed, some are discarded after use. One that can be seeded may be seeded in whichever seed phase you like, unless it says differently.',
      source: 'Glossary',
      terms:
        'event card; lasting effect; enchantment; plays on table; stuff that happens in the story; enduring happening laid down; something that stays and changes things',
      see: ['C-TERM-206', 'C-TERM-075', 'C-TERM-268', 'C-TERM-273'],
    },
    {
      id: 'C-TERM-161',
      title: 'exchanging cards',
      text: [
        'When you exchange a card in play for another one, everything aboard it, played on it or placed on it passes over to the new card, unless it has nothing to act on any more. The same holds when a card is discarded and a downloaded one takes its place. Exchanges are, for example, persona replacement, a Founder that morphs into another, or a Young Jem’Hadar who grows into a universal Jem’Hadar.',
        'Conditions and targets of cards that pass over aren’t checked anew.\n• Adapt: Modulate Shields is discarded from equipment that turns into a Founder by In the Bag.\n• Reflection Therapy is discarded if the new version of the persona lacks the skill that it replaced.\n• Damage passes over with Retask, because a Borg Cube can be damaged just as a Borg Ship dilemma can.\n• A ship changed by ’45 Dom Perignon hands its crew to the new one.',
        'Reporting: a card that comes from your hand by exchange (persona replacement, In the Bag) doesn’t report for duty. One that is downloaded into the place of a discarded card (Transporter Mixup) does.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'swap; replace a card; morph; transform; what transfers; switch one for another; trade in place; do attachments come along',
      see: ['C-TERM-292', 'C-TERM-205', 'C-TERM-332', 'C-TERM-134'],
    },
    {
      id: 'C-TERM-162',
      title: 'executing orders',
      text: [
        'Executing orders is the part of your turn after the card play, in which you act with your cards in play: move, attempt missions and so on. It is optional, and you can give as many orders as you want.',
        'To use game text is an order too, for instance to cycle a Referee card by Q the Referee. What you may do at any time fits into this segment as well as into the card play segment. Whatever you do in your opponent’s turn is not executing orders.',
        'The glossary announces a list of such actions, but the list itself is missing from it. Other terms name battles that you start and the re-selection of skills that equipment added.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'orders; act; main phase; what can i do on my turn; action segment; do stuff with what’s on the board; fly and explore portion; busy part of the round',
      see: ['C-TERM-427', 'C-TERM-007', 'C-TERM-248', 'C-TERM-240'],
    },
  ],
};
