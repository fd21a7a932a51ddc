import type { Chapter } from '../../entry.ts';

/** Glossary terms that begin with F. */
export const termsF: Chapter = {
  title: 'Terms: facility to force',
  entries: [
    {
      id: 'C-TERM-163',
      title: 'facility',
      text: [
        'A facility is a type of card: an installation somewhere in the galaxy. It comes in three kinds, which are no types of their own: outposts, headquarters and stations.\n• Your outpost is a distant base in space where your people, ships and equipment report and your ships dock and are repaired.\n• A headquarters is the seat of an affiliation’s government on its homeworld, and both players’ people, ships and equipment can report there.\n• A station is anything else: colonies, mining stations and more. Those built like Deep Space 9, of Cardassian origin, are called Nors and always go with site cards. Nobody reports, docks or repairs at a station unless its text, or that of its sites, grants it.',
        'Wording: “outpost phase” means the facility phase. A card that names outposts or stations means no other kind: Spacedock is played on outposts alone.',
        'Seeding and building: facilities seed in the facility phase unless a card differs (Deep Space 9). “Seed one” on an outpost, the usual case, means one copy of that card for each player; plain “seed” means as many as you like. If its text allows, more can be built in the play phase, each as your normal card play. Headquarters and some stations say that they aren’t duplicatable; stations without that remark can be seeded or built repeatedly.',
        'Which: affiliations that you don’t play are open to you for seeding any facility and for building stations and headquarters. The old “Seed one if playing … OR build…” on outposts is revised to “Seed one OR build…”. To build an outpost you need a compatible ENGINEER of the named affiliation or species at a suitable mission.',
        'Where:\n• Seeding takes place in the native quadrant alone; building can be done in any quadrant where it makes sense.\n• Outposts go to missions with a matching affiliation icon, planet or space, yours or your opponent’s, unless the outpost differs (Neutral Outpost).\n• Outposts never go to a homeworld, whatever its icons, unless a card or rule says so (a Borg Outpost at an assimilated planet).\n• Headquarters go only to their homeworld, stations to the places that they name.\n• Where you have a facility you can’t seed or build a second, unless one may co-exist (Chamber of Ministers). By moving or commandeering you can still get two.\n• All outposts and most other facilities float in space, even at a planet. Those which say so, like headquarters, are on the planet. Ships dock only at those in space.',
        'Use: an opponent’s outpost, with its SHIELDS, transporters, holodecks and so on, is closed to you unless a card opens it. Headquarters and stations serve both players, whoever owns them, unless they say otherwise. Your cards must be compatible to report to, dock at or enter a facility other than a Nor. At a Nor, the site texts decide about reporting and docking. Boarding a Nor, and leaving any facility, is possible for incompatible cards too.',
        'Laying out: stack what is aboard or docked on the right site of a Nor, or beneath any other facility. At an outpost, the crew of a docked ship lies beneath the ship, and people in the outpost between ship and outpost. To use a planet facility (to score at a Colony, say), put the Away Team under the facility rather than on the mission: then it is “in” it.',
        'Transporters: all facilities have them unless otherwise noted. To, from and within a Nor nothing but tribbles can be beamed without a card that allows it.',
        'Docking: every outpost allows it, other space facilities only by their text or that of a docking site. A docked ship adds 50% of the facility’s SHIELDS to its DEFENSE total (the facility loses nothing), but can’t attempt missions or fire WEAPONS, not even to shoot back. Planet facilities take no ships and shield none. Repairs are made at outposts and the site Docking Pylons, over time, and elsewhere only if the text says so.',
        'Control: you control what you seed or build, and it has the affiliation of its printed icon, no matter what you play or which treaties stand. Deep Space 9 is Bajoran even for a Federation player. Empok Nor starts under nobody’s control. A Nor that you commandeer takes the affiliation of those who did it, as if printed: Romulans make your opponent’s Deep Space 9 Romulan and not Cardassian, although it is turned to its Terok Nor side. See the card Ore Processing Unit.',
        'Reporting: card and facility must both be in their native quadrant; equipment is at home everywhere. Any compatible card can report to your outpost or, for both players, to a headquarters, also cards that the headquarters doesn’t list (the list, such as Cardassian Guls and Legates, may be about reporting for free). Ships report docked at outposts, in orbit at a headquarters. Both players can use the game text of a headquarters.',
        'Reporting to sites follows the texts of station and site: matching, compatible or regardless of affiliation; if they are silent, compatibility isn’t needed. A site lists what reports there: classifications, kinds of equipment, staffing of ships. Ships report docked at a fitting docking site. Without any docking site, nothing reports to the Nor at all. A station without sites (Colony, Deep Space Station K-7) takes reporting cards only if its own text says so.',
        'Battle: facilities fight, are damaged and are destroyed like ships. When one is destroyed, everyone in it is killed; docked ships survive, except those on Docking Pads.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'base; starbase; deep space 9; nor; build an outpost; control of a nor; where can i report; colony; buildings i can set up; set up home somewhere; how many bases at a place',
      see: ['C-TERM-285', 'C-TERM-127', 'C-TERM-332', 'C-TERM-374'],
    },
    {
      id: 'C-TERM-165',
      title: 'far end of spaceline',
      text: 'Read it like “farthest planet” and similar words. When a dilemma is placed at the far or long end of the spaceline, or moves toward it, that end is fixed once found out: if it was the left end it stays the left end, even after the spaceline is rearranged.',
      source: 'Glossary',
      terms:
        'long end; farthest; furthest; other end; which end; very last mission in the row; most distant edge; remote tip of the line',
      see: ['C-TERM-410', 'C-TERM-384'],
    },
    {
      id: 'C-TERM-167',
      title: 'Federation',
      text: 'The Federation is an affiliation.',
      source: 'Glossary',
      terms:
        'starfleet officers; ufp; feds; blue cards; good guys with comm badges; earth vulcan democratic nation; peaceful explorers club',
      see: ['C-TERM-019', 'C-TERM-262', 'C-TERM-053'],
    },
    {
      id: 'C-TERM-168',
      title: 'for free',
      text: 'What plays or reports for free leaves your normal card play unused. If nothing else is said, you still do it in your card play segment.',
      source: 'Glossary',
      terms:
        'free play; free report; no card play; extra card; costs me nothing to lay down; is this one gratis; doesn’t cost my play',
      see: ['C-TERM-075', 'C-TERM-427'],
    },
    {
      id: 'C-TERM-170',
      title: 'force',
      text: [
        'A force is one player’s group of cards that can take part in a battle. In a personnel battle it is an Away Team or a crew. In a ship battle it is one or more ships or facilities with their crews, or an Away Team in your planet facility.',
        'Each affiliation in the force counts, both for what it may attack and for who may attack it. With even one Federation card, as in a mixed crew on a Non-Aligned ship, it is a Federation force and can start battles against Borg only. A Klingon ship with Klingons and Romulans aboard is a Klingon and also a Romulan force: it can’t start a battle against Romulans, and your opponent’s Romulans can’t attack it.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'fleet; battle group; fighting side; mixed crew in battle; who can attack; combined bunch of attackers; whose side is this gang; gang with a single fed in it',
      see: ['C-TERM-052', 'C-TERM-053', 'C-TERM-047'],
    },
  ],
};
