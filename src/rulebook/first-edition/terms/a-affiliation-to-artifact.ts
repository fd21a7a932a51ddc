import type { Chapter } from '../../entry.ts';

/** Glossary terms from active to artifact. */
export const termsAffiliation: Chapter = {
  title: 'Terms: active to artifact',
  entries: [
    {
      id: 'C-TERM-017',
      title: 'active',
      text: 'A personnel is active unless it is “stopped”, disabled or in stasis.',
      source: 'Glossary',
      terms:
        'able to act; not stopped; not disabled; usable personnel; unstopped; is my guy awake and fit; who’s up and ready; fit for work',
      see: ['C-TERM-396', 'C-TERM-122', 'C-TERM-393'],
    },
    {
      id: 'C-TERM-018',
      title: 'adjacent',
      text: 'Two spaceline locations are adjacent when no other location lies between them. A card between them that forms no location of its own, such as Q-Net, doesn’t count.',
      source: 'Glossary',
      terms:
        'next to; neighbour; neighboring location; side by side; beside; touching missions no gap; does q-net separate neighbors; right by it on the line',
      see: ['C-TERM-228', 'C-TERM-384'],
    },
    {
      id: 'C-TERM-019',
      title: 'affiliation',
      text: [
        'These are the 15 affiliations: Bajoran, Borg, Cardassian, Dominion, Federation, Ferengi, Hirogen, Kazon, Klingon, Neutral, Non-Aligned, Romulan, Starfleet, Vidiian and Vulcan.',
        'Every affiliation has a border color (except on Captain Proton cards) and an icon of its own, at the upper left of Personnel and Ship cards and at the lower left of Facility cards. Some cards belong to several affiliations. Equipment and Site cards belong to none.',
        'As a rule, cards of different affiliations are not compatible. Neutral and Non-Aligned cards, though, go together with everyone except Borg. Certain cards make two or more affiliations compatible so that they can mix and work together, such as Emblem of the Alliance, Temporal Micro-Wormhole and treaties.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'faction; race; side; list of affiliations; border color; which affiliations exist; what teams are there; nationality of my cards; which colours get along',
      see: ['C-TERM-092', 'C-TERM-251', 'C-TERM-023', 'C-TERM-421'],
    },
    {
      id: 'C-TERM-020',
      title: 'affiliation and ship origin',
      text: [
        'A card that names “Klingon ships”, “Romulan ships” and so on, as some tactics do, reaches both the ships that have this affiliation now and the ships that come from it. A ship’s class or lore can show that it comes from elsewhere.',
        [
          'Examples:',
          '• The B’Rel has Ferengi affiliation, but its lore calls it a “Klingon Bird-of-Prey”. It is a Ferengi ship and a Klingon ship.',
          '• The Cha’Joh is Romulan and Klingon in affiliation and Klingon in origin (“Bird-of-Prey”). It is a Klingon ship in either mode, and a Romulan ship only in Romulan mode.',
          '• When Klingons commandeer a Romulan ship, it counts as Klingon as well as Romulan.',
          '• The Naprem, a K’Vort-class “Bird-of-Prey”, comes from the Klingons; the Stolen Attack Ship (“Jem’Hadar attack ship”) comes from the Dominion.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'bird-of-prey; where a ship comes from; original affiliation; klingon ship; romulan ship; commandeered ship; who built this hull; stolen vessel nationality; made by klingons flown by ferengi',
      see: ['C-TERM-019', 'C-TERM-251', 'C-TERM-402', 'C-TERM-091'],
    },
    {
      id: 'C-TERM-021',
      title: 'affiliation and species',
      text: [
        'When a card speaks of “Klingons”, “Romulans” and the like, it reaches the personnel of that affiliation and also those of that species, hybrids included.',
        [
          'Examples:',
          '• For Klingon Death Yell, Quark Son of Keldar (in Klingon mode), Worf and K’Ehleyr are all Klingons.',
          '• D’Tan’s INTEGRITY enhancement treats Ba’el and Simon Tarses as Romulans.',
          '• Miles O’Brien (FC) refuses to work with Evek, with Dukat, and with Garak in both of his modes.',
        ].join('\n'),
        'A “non-Klingon” is Klingon neither by affiliation nor by species. Only the affiliation counts, and never the species, for Espionage cards and for cards like Kira Nerys, whose text shows the icon of an affiliation.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'klingons; romulans; non-klingon; hybrid; half klingon; race or affiliation; is a cross breed counted; alien blood or allegiance; citizen of one born of another',
      see: ['C-TERM-388', 'C-TERM-019', 'C-TERM-158', 'C-TERM-129'],
    },
    {
      id: 'C-TERM-023',
      title: 'affiliation icon',
      text: 'This icon shows which affiliation a card has. It is round and stands at the upper left of a Personnel or Ship card, and at the lower left of a Facility card. On Mission cards it is a rectangle and shows who can attempt the mission.',
      source: 'Glossary',
      terms:
        'symbol; faction logo; corner icon; who can attempt the mission; mission icons; round badge top left; rectangle on mission who qualifies; round crest in the corner',
      see: ['C-TERM-019', 'C-TERM-239', 'C-TERM-234'],
    },
    {
      id: 'C-TERM-024',
      title: 'alone',
      text: [
        'A personnel is alone when no other personnel is present, whichever player it belongs to. It is “alone with” a certain personnel, or with a characteristic, when the only other personnel present is that one or has that characteristic.',
        'Example: one more personnel is present with Ajur, nobody else, and that one has Archaeology. Then Ajur is “alone with Archaeology”.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'by itself; single personnel; nobody else present; alone with; only guy in the room; solo with no company; on her own with one friend',
      see: ['C-TERM-307', 'C-TERM-082'],
    },
    {
      id: 'C-TERM-025',
      title: 'Alternate Universe icon',
      text: [
        'To seed or play a card with this icon you usually need an open Doorway, or another card, that lets such cards into play: the Seal Rift mission, Alternate Universe Door or Space-Time Portal, for instance. When you report one with “Devidian Door”, you need the doorway at the moment that you use the reporting function.',
        'A time location is another way in: certain cards that are “native to the timeline” may report there, and no doorway is needed.',
        'If your doorway is closed or discarded, you can play no more cards with this icon until it is open again or replaced. Those already seeded or in play don’t mind: a legally seeded one that is encountered later has its normal effect. But an artifact with the icon that you earn into your hand needs an open doorway when you play it.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'au icon; au card; alternate universe door; doorway needed; closed doorway; parallel universe; dimension hopper cards need a gate; purple au stamp; rift must be open to play',
      see: ['C-TERM-131', 'C-TERM-412', 'C-TERM-033', 'C-TERM-237'],
    },
    {
      id: 'C-TERM-026',
      title: 'android',
      text: 'Android is a species. Whoever a title or lore calls an android is one (each Soong-type android, for example), and so are Exocomps and Commander Data. Cards affect androids as they affect anyone else, unless something says otherwise.',
      source: 'Glossary',
      terms:
        'data; exocomp; robot; artificial life; soong; lore; mechanical man species; are tool making bots synthetic; synthetic being made of circuits',
      see: ['C-TERM-381', 'C-TERM-388'],
    },
    {
      id: 'C-TERM-027',
      title: 'ANIMAL',
      text: [
        'ANIMAL is a classification with limits. You may never choose it when a card lets you select a skill or classification.',
        [
          'Your ANIMAL personnel may not:',
          '• attempt a mission without other personnel;',
          '• help to staff a ship, not even as the personnel of matching affiliation;',
          '• start a battle, or make hand weapons usable;',
          '• commandeer anything, or give its affiliation to a ship or facility that was commandeered;',
          '• staff a Kurlan Naiskos with this classification;',
          '• be assimilated, or be targeted for it.',
        ].join('\n'),
        'Whoever has this classification stays an animal with all these limits even if the classification is changed or taken away. In everything else, cards affect animals normally.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'pet; beast; creature; dog; spot the cat; can animals attempt missions; animal staffing; kitten goes on an adventure; critter fly a ship; puppy in a fight',
      see: ['C-TERM-086', 'C-TERM-369', 'C-TERM-037', 'C-TERM-091'],
    },
    {
      id: 'C-TERM-029',
      title: 'any',
      text: [
        '“Any” before the name of a character means every Personnel card that shows this character, including those from the alternate universe and the Mirror Quadrant and holograms, but no impersonators. So Chief O’Brien and Smiley are each “any Miles”, and Montgomery Scott and Mr. Scott are each “any Scotty”, but Odo Founder is never “any Odo”.',
        '“Any Enterprise” is every ship with this word in the title. “Any Nor” is every station that its title or lore calls a Nor, Deep Space 9 among them.',
        'For other card types “any”, “a”, “an” or “one” means a card with that characteristic. “Any disruptor” takes in the Varon-T Disruptor, the Klingon Disruptor Rifle and the Breen CRM114. “Any Emblem card” takes in Emblem of the Alliance and Emblem of the Empire, and leaves out the cards that merely show the icons of these emblems.',
        'A card title named without such a word means a card of exactly that title, or one of its title group. Example: Investigate Coup needs Tomalak; Ambassador Tomalak can’t solve it. (The glossary’s sentence says “with” such a word here. Its own example shows that “without” is meant, and we play it so.)',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'any miles; any nor; any enterprise; any version; exact title; which cards count; any character; wording before a character’s name; wording before a name; is each incarnation included',
      see: ['C-TERM-292', 'C-TERM-076', 'C-TERM-082', 'C-TERM-030'],
    },
    {
      id: 'C-TERM-030',
      title: 'any Intelligence',
      text: [
        'Each of these skills meets a requirement for “any Intelligence”: Intelligence, Klingon Intelligence, FCA, Memory Omega, Obsidian Order, Section 31 and Tal Shiar.',
        'Where several are asked for (such as “any 3 Intelligence”), you may combine these skills as you like. Where a card asks simply for “Intelligence”, only the skill of that very name will do.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'spy skills; tal shiar; section 31; obsidian order; fca; memory omega; klingon intelligence; secret agent requirement; which agencies are interchangeable; spook ability substitute',
      see: ['C-TERM-376', 'C-TERM-236'],
    },
    {
      id: 'C-TERM-031',
      title: 'anywhere',
      text: 'When a card lets a personnel or tribble report, beam or relocate “anywhere”, the place must still be on a planet surface or aboard a facility or ship. Space is not allowed, nor is any place off the spaceline or timeline, such as a Penalty Box.',
      source: 'Glossary',
      terms:
        'report anywhere; beam anywhere; relocate to any place; penalty box; into space; how far can it be dropped; limits of wherever i like; land wherever i want',
      see: ['C-TERM-332', 'C-TERM-058', 'C-TERM-382', 'C-TERM-248'],
    },
    {
      id: 'C-TERM-032',
      title: 'appears',
      text: 'A target “appears” at a location when it decloaks or dephases there, reports there, arrives by time travel, comes back from a Temporal Rift, or comes out of The Nexus.',
      source: 'Current rulings',
      terms:
        'show up; decloak; dephase; reappear; arrive at a location; temporal rift; nexus; pops out of nowhere; ship materializes suddenly; comes back into view',
      see: ['C-TERM-087', 'C-TERM-413', 'C-TERM-332'],
    },
    {
      id: 'C-TERM-033',
      title: 'artifact',
      text: [
        'An Artifact card is a rare object with special powers. You seed it under a mission and it is earned when that mission is completed, not when somebody comes across it. Until it is earned, it can’t be used.',
        'You seed artifacts in the dilemma phase, only under planet missions (a card may allow or demand a space mission), and only one of yours under each mission unless something says otherwise.',
        '“Acquired” means the same as “earned”. Cards that seed like artifacts are earned in the same way. The Borg first have to complete an objective that allowed them to scout the location; then the Survey Drone can acquire the artifacts seeded there.',
        'You may download an artifact only with a card that downloads artifacts in so many words (such as Secret Compartment), or with a special download icon that names the artifact (such as the one of James Tiberius Kirk for Tantalus Field). So Bareil can’t download a Varon-T Disruptor. What a card downloads as an artifact counts as earned.',
        'An artifact that left play has to be earned anew before it can come back, for example by seeding it again under Q’s Planet and then completing this mission, or with a card that lets you earn artifacts.',
        [
          'What happens to it when you earn it:',
          '• used as equipment: it joins your crew or Away Team;',
          '• some kinds: it goes to your hand and you play it later;',
          '• other kinds: you resolve it at once, as its game text says.',
        ].join('\n'),
        'When one mission gives you several artifacts, or cards seeded like them, you usually choose the order in which they are resolved. Example: you acquire your own Varon-T Disruptor and your opponent’s Magic Carpet Ride OCD. You may first add the disruptor to your Away Team; only then may your opponent relocate the team and your ship.',
        'If two copies of a card that isn’t duplicatable are earned, you acquire the first that you encountered and discard the second. Example: both players seeded a Ressikan Flute there; you get only the first. The same goes for another instance of a persona that you already have in play, and for a second Borg counterpart in your collective.',
        'The glossary announces a list of what you can’t do with an unearned artifact, but the list is missing in our source. We play: an unearned artifact may not be played, downloaded, reported or used unless a card names artifacts, or that artifact, when it allows this.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'earn artifact; acquire; treasure; seed artifact; used as equipment; download artifact; survey drone; relic; loot under a mission; how do i get the goodies; prize for finishing a planet',
      see: ['C-TERM-238', 'C-TERM-353', 'C-TERM-134', 'C-TERM-431'],
    },
  ],
};
