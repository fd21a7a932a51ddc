import type { Chapter } from '../../entry.ts';

/** Glossary terms that begin with I. */
export const termsI: Chapter = {
  title: 'Terms: I.K.C. to invasive transporters',
  entries: [
    {
      id: 'C-TERM-197',
      title: 'I.K.C. and I.K.S.',
      text: 'The two prefixes count as the same. Kargan, for instance, is matching commander of I.K.C. Pagh and of I.K.S. Pagh alike, and I.K.S. Maht-H’a can take the place of I.K.C. Maht-H’a by persona replacement.',
      source: 'Glossary',
      terms:
        'klingon ship names; ikc; iks; ship prefix; letters in front of a klingon vessel; two abbreviations alike; empire vessel spelled differently',
      see: ['C-TERM-235', 'C-TERM-292'],
    },
    {
      id: 'C-TERM-198',
      title: 'icons in game text',
      text: 'When game text speaks of a card by an icon, such as a Federation person or a Referee card, it means a card that bears the icon in the usual place, not one that mentions it in its text. Q the Referee makes Referee cards free: those with the icon in the title bar, or to which he added it. Saavik and Chula: Crossroads merely have the Referee icon in their text, so they are no Referee cards.',
      source: 'Glossary',
      terms:
        'symbol in text; referee card; has the icon; icon reference; tiny picture in the wording; does a mentioned logo count; logo printed inside a sentence',
      see: ['C-TERM-326', 'C-TERM-175'],
    },
    {
      id: 'C-TERM-199',
      title: 'immune',
      text: 'A card can’t be affected in any way by a card to which it is immune. (The glossary announces examples here, but they are missing from it.)',
      source: 'Glossary',
      terms:
        'immunity; unaffected; protected from a card; ignore a card; bulletproof against a card; can’t touch this; shrugs it off',
      see: ['C-TERM-268', 'C-TERM-311'],
    },
    {
      id: 'C-TERM-201',
      title: 'implant card',
      text: 'An implant card, in the words of Assimilation Table, is a card that has “implant” in its title, like Ocular Implants.',
      source: 'Glossary',
      terms:
        'borg implants; assimilation table; ocular; thing put in someone’s body; gizmo put in an eye; cyborg body parts card',
      see: ['C-TERM-035', 'C-TERM-076'],
    },
    {
      id: 'C-TERM-202',
      title: 'in orbit',
      text: 'A ship is in orbit, or orbits a planet, while it is undocked in space at a planet location. A docked ship isn’t, not even when its facility orbits the planet.',
      source: 'Glossary',
      terms:
        'orbiting; above the planet; around a planet; circling a world; flying round the globe; hovering over the planet',
      see: ['C-TERM-127', 'C-TERM-272', 'C-TERM-224'],
    },
    {
      id: 'C-TERM-205',
      title: 'in play',
      text: [
        'A card is in play, until it leaves, as soon as one of these is true:\n• it was played, or seeded face up;\n• it was exchanged for a card in play;\n• it was activated by turning it up (hidden agendas);\n• it was encountered, like a dilemma or in a Q-Flash;\n• it was earned or acquired like an artifact, except one kept in hand for later.',
        'It leaves play when it is discarded (to the pile, the bonus point area, The Next Emanation and so on), put out-of-play, seeded anew (Q-Type Android), moved away as a marker (a finished objective like Assimilate Homeworld), or returned to a hand, draw deck or side deck. What is aboard, under or on it goes the same way, except in exchanges and replacements and for cards protected from Borg timeline disruption (see the card Stop First Contact). A card can also declare others not in play, as Jem’Hadar Shrouding does.',
        'People are in play no matter how they came: by report, by persona exchange or out of an earned Cryosatellite. Those in a Cryosatellite aren’t, before it is earned and they come aboard. Still in play are captives and people under The Nexus, in a Penalty Box, lost to Thine Own Self or held by a dilemma.',
        'For uniqueness only: a card can say this of a person in a point area, and it also holds for cards in stasis, in a Temporal Rift or in a Time Travel Pod. Their skills and other features are unusable, but you can’t report another copy, or another version of the persona, of one that isn’t universal.\n• Kai Opaka in your bonus point area (Duranja) doesn’t keep Orb artifacts from being nullified.\n• From a Temporal Rift, 10 and 01 can’t nullify Computer Crash, and The Emissary doesn’t raise the INTEGRITY of Bajorans.\n• All the same you can’t play them, or other versions of Benjamin Sisko, again.',
        'A fresh start: when a person or ship leaves play, all effects on it end, except that text used once per game stays used. Played again it is like a new copy: not stopped, not damaged, with all RANGE this turn, free of Frame of Mind, able to walk again.',
        'Whose card: an effect that depends on a card “in play”, or uses any other word than “present”, “with” or “location”, works with either player’s card unless it reads “your” or “opponent’s” (Ressikan Flute, Flaxian Assassin). Your opponent’s Kareen Brianon raises the skills of your Ira Graves; your K’nera scores when Korris or Konmel of either side dies in battle. For this, cards in play for uniqueness only don’t count, nor disabled ones.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'on the board; leaves play; uniqueness only; for uniqueness; replayed card; active card; does it count as being out; is he considered out or gone; frozen but still blocks duplicates',
      see: ['C-TERM-161', 'C-TERM-284', 'C-TERM-431', 'C-TERM-393'],
    },
    {
      id: 'C-TERM-206',
      title: 'incident',
      text: 'An incident is a type of card, much like an event; to play one takes your normal card play. It goes on another card, or on the table with a wide effect on the game, and mostly lasts until nullified or discarded by its own text. One that can be seeded fits any seed phase, if nothing else is said.',
      source: 'Glossary',
      terms:
        'incident card; like an event; lasting effect; similar to happening card other sort; minor plot occurrence; not quite a happening',
      see: ['C-TERM-159', 'C-TERM-075', 'C-TERM-273'],
    },
    {
      id: 'C-TERM-207',
      title: 'infiltration icon',
      text: [
        'A person of yours with this diamond (Federation, Klingon, Romulan or Dominion) can join your opponent’s cards in disguise, provided your opponent plays that affiliation. There are two ways:\n• Report straight to a compatible facility on your opponent’s side of the table, in any quadrant.\n• Report normally and start later, on either player’s turn, while present with a crew or Away Team of your opponent that is compatible with that affiliation.',
        'The person then becomes an infiltrator and takes the affiliation of the icon.\n• The infiltrator belongs to the crew or Away Team of your opponent but stays under your control. Your opponent can’t use the infiltrator as one of his people, for hand weapons for example, and the infiltrator can’t bring your equipment along.\n• Your opponent can’t treat the infiltrator as an intruder; neither of them can start a battle against the other. You can, for cards like The Walls Have Ears.\n• Whenever your opponent’s people there act (beam, attempt a mission, start a personnel battle), you choose whether the infiltrator takes part or counts for staffing. In your opponent’s turn the infiltrator can also move alone by beaming, walking and so on, and use your opponent’s transporters and SHIELDS just for that, to, from or between your opponent’s ships and facilities. Anything more needs a card that permits it.',
        'It ends with exposure, on anyone’s turn: of your free will, by Caught Red-Handed or a similar card, in the presence of a true or mirror version of the persona that is impersonated, or on return to your own crew or Away Team. The old affiliation comes back, and aboard your opponent’s ship or facility the person is now an intruder. To infiltrate again, the person must first have been away from all of your opponent’s people.',
        'If your opponent’s cards would put the infiltrator under house arrest, you may choose exposure instead.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'infiltrate; spy; in disguise; impersonator; exposed; double agent; founder spy; undercover agent badge; sneak among his crew; my guy wearing a costume',
      see: ['C-TERM-208', 'C-TERM-302', 'C-TERM-212', 'C-TERM-292'],
    },
    {
      id: 'C-TERM-208',
      title: 'infiltrator',
      text: 'A person with an infiltration icon is an infiltrator only while really infiltrating your opponent’s cards, and then can’t oppose those cards without a card that permits it. Mirror versions are neither infiltrators nor impersonators.',
      source: 'Glossary',
      terms:
        'spy aboard; disguised person; mirror version; when is he a mole; undercover right now; imposter status right now',
      see: ['C-TERM-207', 'C-TERM-279', 'C-TERM-292'],
    },
    {
      id: 'C-TERM-209',
      title: 'insert into spaceline',
      text: 'A card that may be inserted into the spaceline goes between any two cards that are there, or at one of the two ends.',
      source: 'Glossary',
      terms:
        'add a location; place between missions; new location; squeeze one in the row; slot it in the middle; wedge it in the middle',
      see: ['C-TERM-384', 'C-TERM-018'],
    },
    {
      id: 'C-TERM-210',
      title: 'interceptor',
      text: [
        'An interceptor is a class of ship. Some of them have more RANGE within a region: Bajoran and Alliance Interceptors have 5+X with X=4 there, Rebel Interceptors 6+X with X=3.',
        'The higher value counts when you move from one location of a region to another one of it and fly past nothing outside (such as an inserted Space). A Bajoran or Alliance Interceptor then has 9 at most, less what was used this turn. At all other times, standing still included, it has 5 less what was used.',
        'Example: Kressari Rendezvous (span 2) lies in the Cardassia Region, Establish Station (span 5) in none. From the first to the second takes the whole RANGE of 5. The other way round you start with 5 and have 3 left. If you then make a separate move to Orb Negotiations next to it, in the same region with span 4, you start it with 7 (9 less 2) and end with 3, for more moves inside the region.',
        'Landing: some interceptors can land or take off once a turn by their own text. Doing so by another card doesn’t use that up: with Establish Landing Protocols, you may do it once by the ship’s text and once by the event’s (for 1 RANGE).',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'bajoran interceptor; variable range; range x; small ship; moving in a region; fighter with varying speed; tiny raider speed near home; fast in its own territory',
      see: ['C-TERM-327', 'C-TERM-248', 'C-TERM-224'],
    },
    {
      id: 'C-TERM-211',
      title: 'interrupt',
      text: 'An interrupt is a type of card, usually with a passing effect and discarded after it; a few stay for good or until their countdown ends. Play as many as you want, on your turn or your opponent’s, at any time between other actions. They leave your normal card play untouched. Only those that say that they respond directly to an action can truly break into it, for example to nullify it.',
      source: 'Glossary',
      terms:
        'instant; interrupt card; play on opponent’s turn; how many interrupts; quick play any moment; speedy trick card; cheap surprise during his turn',
      see: ['C-TERM-010', 'C-TERM-013', 'C-TERM-075'],
    },
    {
      id: 'C-TERM-212',
      title: 'intruder',
      text: 'Your person aboard a ship or facility that your opponent controls is an intruder, and an Away Team member as well. Rogue Borg interrupts are intruders aboard whatever they are on, except where Lore Returns turns them into its crew. Intruders can neither attempt nor scout missions.',
      source: 'Glossary',
      terms:
        'boarding party; invader; enemy aboard; on the opponent’s ship; stowaways lurking below decks; uninvited guest on board; strangers lurking on my decks',
      see: ['C-TERM-047', 'C-TERM-347', 'C-TERM-207', 'C-TERM-054'],
    },
    {
      id: 'C-TERM-214',
      title: 'invasive transporters',
      text: 'Invasive transporters are special equipment of some ships. Alone they have no function; the card Invasive Beam-In switches them on.',
      source: 'Glossary',
      terms:
        'beam through shields; ship system; special equipment; gizmo for getting past screens; pierce the shields gear; transport gadget breaking protection',
      see: ['C-TERM-386', 'C-TERM-058'],
    },
  ],
};
