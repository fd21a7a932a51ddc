import type { Chapter } from '../../entry.ts';

/** Glossary terms from particle scattering device to personnel. */
export const termsPaToPe: Chapter = {
  title: 'Terms: particle scattering device to personnel',
  entries: [
    {
      id: 'C-TERM-290',
      title: 'particle scattering device',
      text: 'A particle scattering device is special equipment of some ships. It does nothing alone; the card Particle Scattering Field puts it to work.',
      source: 'Glossary',
      terms:
        'ship system; special equipment; scattering field; gizmo that scatters stuff; interference gadget listed on hull; gizmo jamming sensors',
      see: ['C-TERM-386'],
    },
    {
      id: 'C-TERM-291',
      title: 'passing locations',
      text: 'Your ship passes or flies by a location (for Hail, Cargo Bay or Subspace Warp Rift) if it arrives from one location and leaves for a different one, both times by span numbers. It doesn’t pass a mission from which it turns back the way it came, as when picking up somebody stranded at the end of the spaceline. Nor does it if it arrives or leaves without span numbers, as through a Wormhole.',
      source: 'Glossary',
      terms:
        'fly by; fly past; pass a mission; warp past; hail; whoosh by a place; skip over it en route; turned around at the dead end',
      see: ['C-TERM-248', 'C-TERM-384'],
    },
    {
      id: 'C-TERM-292',
      title: 'persona',
      text: [
        'A persona is one character or ship, which can appear on several cards. You may not have two instances of the same persona in play at a time, unless it is universal or a card expressly allows it. Your opponent may have one as well. Yours count even while your opponent controls them (captured, commandeered, assimilated or otherwise).',
        'Two personnel or ships are instances of one persona if any of this is true:\n• they are copies;\n• they have exactly the same title;\n• one names the other in boldface in its lore;\n• the lore of both has one and the same persona name in boldface.\nAlternate Universe icons make no difference.',
        'Examples:\n• Galen, Locutus of Borg and both cards titled Jean-Luc Picard are one persona: have one of them in play.\n• Admiral Picard (from Barash’s illusion) and Lt. (j.g.) Picard (from another timeline) are personas of their own and can be there beside Jean-Luc Picard.\n• The two Starship Enterprise cards are one ship persona; Future Enterprise and U.S.S. Enterprise are two.\n• You can have any number of Linda Larson (❖); with It’s Only a Game, just one copy may probe for Visit Cochrane Memorial, once per game. The same goes for the two versions of Starship Constitution (❖) as to number.',
        'Versions aren’t copies: two different instances of a persona are not duplicates (Doppelganger), and one can’t stand in for another as matching commander, for a mission’s requirements and so on, unless it fits by itself (name, lore). The Emissary doesn’t command the U.S.S. Defiant, whose lore names Benjamin Sisko.',
        'Cards such as Delta Quadrant Spatial Scission or Clone Machine permit more copies of a unique person or ship, not more versions of the persona: of two Tom Paris you can’t turn one into a Captain Proton from your hand.',
        'Facilities that aren’t duplicatable follow the same rule: one instance of a station “persona” (Deep Space 9 and Terok Nor are one). Other types of cards, like events and interrupts, know no personas.',
        'Persona replacement: at the start of your turn you may exchange a person or ship in play, free of charge, for another version in your hand. It is neither a card play nor a report, can be done once per persona and start of turn, and isn’t for facilities. Everything aboard, played or placed on the first version (Orb Experience, Framed for Murder), and rotation damage, passes over where it applies; what doesn’t apply returns to its owner’s hand. The card leaving must have been played under your control and still be under it, so nothing captured, commandeered, abducted or assimilated can be replaced. A Jean-Luc Picard whom you assimilated from your opponent can’t become your Locutus of Borg; but you can play Locutus, since you didn’t play that Picard. See the card Add Distinctiveness. Dual-personnel cards are exchanged for versions of both: Sisters of Duras for Lursa and B’Etor, or the reverse.',
        'Impersonators have a persona name in bold italics in their lore and an infiltration icon. They are no true version: they can’t be exchanged for one, nor stand in as matching commander, for a mission requirement, or as condition, cure or nullifier of a dilemma.',
        'Mirror versions have a persona name in bold italics and a Mirror Quadrant icon. They are no true version either: you can have both in play, they can’t be exchanged, and they stand in for nothing of the above, except where the text says “any” with the name. Mirror and regular versions are called opposites of each other. Mr. Quark is the opposite of Lumba, Quark Son of Keldar and Quark, and counts as Quark only for “any Quark”.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'same character; versions of a person; replace personnel; two picards; impersonator; mirror version; unique; swap versions; may twins of a hero coexist; trade for his other self; doppelganger of one hero',
      see: ['C-TERM-431', 'C-TERM-161', 'C-TERM-207', 'C-TERM-235'],
    },
    {
      id: 'C-TERM-293',
      title: 'personnel',
      text: 'Personnel is a type of card: a character of the Star Trek universe. Each has one of eight classifications, the attributes INTEGRITY, CUNNING and STRENGTH, and skills such as Navigation or Stellar Cartography; with these you overcome dilemmas and complete missions. Icons tell of staffing ability, an alternate universe or timeline as origin, Orb experience, Maquis membership and the like. Borg have subcommand icons and no classification.',
      source: 'Glossary',
      terms:
        'characters; people; crew members; person card; classification; integrity cunning strength; heroes and villains explained; my dudes and ladies; figures with brains and talents',
      see: ['C-TERM-296', 'C-TERM-376', 'C-TERM-043', 'C-TERM-062'],
    },
  ],
};
