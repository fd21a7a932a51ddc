import type { Chapter } from '../../entry.ts';

/** Glossary terms that begin with J, K or L. */
export const termsJKL: Chapter = {
  title: 'Terms: just played to loses affiliation',
  entries: [
    {
      id: 'C-TERM-218',
      title: 'just played',
      text: 'A card is “just played” from the moment its play is initiated until its results come about.',
      source: 'Glossary',
      terms:
        'respond to a card play; before it takes effect; newly played; window to react to a card; fresh on the table; between laying it and it working',
      see: ['C-TERM-012', 'C-TERM-016'],
    },
    {
      id: 'C-TERM-219',
      title: 'ketracel-white icon',
      text: 'This icon marks people who depend on “the white”, an isogenic enzyme. While any player has the incident White Deprivation in play, such people of yours battle and die as it tells when each turn of yours begins, unless Ketracel-White cards present prevent it.',
      source: 'Glossary',
      terms:
        'the white; k-white; jem’hadar drug; white deprivation; addiction; junkie soldiers need a fix; dope supply symbol; dependency of genetically bred troops',
      see: ['C-TERM-130'],
    },
    {
      id: 'C-TERM-220',
      title: 'keywords',
      text: [
        'A keyword is a word in title or lore to which other cards refer. Examples are Admiral, General, Cook, Nurse and Bodyguard on people, and Murder on dilemmas. It does nothing by itself.',
        'Count keywords as part of the game text, much like traits and icons. Disabled people and people in stasis can’t use theirs. Stopped people keep theirs and can use them where they apply.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'admiral; nurse; cook; bodyguard; murder; trait word; tag; job words like bartender; labels other cards look for; is he a chef',
      see: ['C-TERM-082', 'C-TERM-230', 'C-TERM-396'],
    },
    {
      id: 'C-TERM-222',
      title: 'Klingon',
      text: 'The Klingons are an affiliation and also a species.',
      source: 'Glossary',
      terms:
        'klingon empire; kli; warriors; honor and bat’leths folks; bumpy foreheads with blades; honour bound forehead ridge people',
      see: ['C-TERM-021', 'C-TERM-053'],
    },
    {
      id: 'C-TERM-223',
      title: 'Klingon/Cardassian Alliance icon',
      text: 'This icon marks members of the Alliance, which in the 24th century rules the mirror universe. It serves as a special staffing icon, and cards can define further uses.',
      source: 'Glossary',
      terms:
        'alliance icon; mirror alliance; staffing icon; kca; evil mirror government symbol; goatee regent’s gang stamp; badge of mirror world rulers',
      see: ['C-TERM-369', 'C-TERM-237', 'C-TERM-407'],
    },
    {
      id: 'C-TERM-224',
      title: 'landed ships',
      text: [
        'A ship can land only by its own text (Vulcan Lander) or that of another card (Establish Landing Protocols, Engage Shuttle Operations). Landing and taking off cost RANGE only where that card says so: 1 for the Vulcan Lander, nothing for the Bajoran Interceptor.',
        'Safe on the ground: a landed ship and a ship in orbit can’t attack each other, nor can a landed ship and an Away Team, unless a card expressly allows it (Orbital Bombardment, Breen CRM114). Cards that target a ship can’t target a landed one unless they say that they can. So it is safe from Wormholes, Temporal Rift, Magic Carpet Ride OCD, Warp Core Breach, Rogue Borg Mercenaries, Loss of Orbital Stability and the like.',
        'Beaming: you can beam to and from it, also by cards that make the transport possible (Invasive Transporters, Transport Drone), since those open the way through SHIELDS and target no ship. Cards can report aboard if card text permits it.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'land a ship; take off; on the surface; shuttle on planet; attack a landed ship; set down on the ground; touch down and lift again; lift off again',
      see: ['C-TERM-079', 'C-TERM-272', 'C-TERM-058', 'C-TERM-210'],
    },
    {
      id: 'C-TERM-226',
      title: 'leader',
      text: [
        'When a battle or a card wants a leader, you have one in anybody with Leadership skill, with OFFICER as skill or classification, or whom a card lets act as one (Prepare Assault Teams). Being a leader doesn’t give the Leadership skill.',
        'Someone who may start a battle, such as Lon Suder, isn’t a leader by that. Borg can’t start a battle with a leader in place of a Borg Defense person; but where a card demands a leader, they need one by the definition above.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'leadership; officer; who can start a battle; initiate battle; commander; who’s in charge; boss to give the fire order; person able to command an assault',
      see: ['C-TERM-052', 'C-TERM-062', 'C-TERM-054'],
    },
    {
      id: 'C-TERM-228',
      title: 'location',
      text: [
        'Locations are of two kinds: spaceline locations, such as missions and the Bajoran Wormhole, and timeline locations, such as Montana Missile Complex. A site is no location. A card that names one kind (The Traveler: spaceline locations) leaves out the other.',
        'A location is of planet, space or unspecified type; the last come from cards like Black Hole, Supernova, Bajoran Wormhole or Gaps in Normal Space.',
        'At the same location are cards in space there, on the planet, aboard any ship, facility or site, in an Escape Pod and so on. That includes both players’ ships and people and needs no treaty, if nothing else is said. Seeds that lie face down neither affect the others nor are affected before they are encountered or earned, unless a card expressly deals with them. (The examples which the glossary announces here are missing from it.)',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'same location; place; where is a card; spaceline location; timeline location; what counts as a spot; somewhere on the line; are we at one spot',
      see: ['C-TERM-183', 'C-TERM-307', 'C-TERM-384', 'C-TERM-412'],
    },
    {
      id: 'C-TERM-229',
      title: 'long-term effects',
      text: 'An effect on a person or ship is long-term if it lasts to the end of the turn or beyond, or until it is cured or nullified, such as Brain Drain or REM Fatigue Hallucinations. To die is no long-term effect.',
      source: 'Glossary',
      terms:
        'lasting effect; ongoing effect; until cured; how long; sticks around a while; how permanent is it; enduring condition on somebody',
      see: ['C-TERM-124', 'C-TERM-118'],
    },
    {
      id: 'C-TERM-230',
      title: 'lore',
      text: 'Lore tells on many cards the background of a person, a ship or something else in Star Trek. Some of its words matter in play: personas, matching commanders, species, ranks, titles and so on. Skills don’t: the name of a skill in the lore, such as Tal Shiar, neither gives the skill nor meets a requirement for it.',
      source: 'Glossary',
      terms:
        'flavor text; background text; story text; tal shiar in lore; blurb about the background; do the italic sentences count; biography below the picture',
      see: ['C-TERM-082', 'C-TERM-378', 'C-TERM-292', 'C-TERM-235'],
    },
    {
      id: 'C-TERM-231',
      title: 'lose the game',
      text: 'You lose at once if a card says so (Devidian Door, Beyond The Subatomic, Writ of Accountability), or if a card that you seed or play as a hidden agenda lacks the icon. In a tournament you then score 0 (-100) and your opponent 2 (+100). When this befalls both players (Writ of Accountability beats one, the other can’t show a Devidian Door), the game is a true tie.',
      source: 'Glossary',
      terms:
        'instant loss; defeat; tournament score; cheating; both lose; instantly beaten without counting points; what makes me a loser; kicked out of a match',
      see: ['C-TERM-448', 'C-TERM-184'],
    },
    {
      id: 'C-TERM-232',
      title: 'loses affiliation',
      text: 'If a card (such as Memory Wipe) makes a card lose its affiliation, think of all its affiliation icons as replaced by the Non-Aligned icon.',
      source: 'Glossary',
      terms:
        'becomes non-aligned; memory wipe; no affiliation; stripped of his allegiance; not part of any team now; forgets his people',
      see: ['C-TERM-261', 'C-TERM-234', 'C-TERM-251'],
    },
  ],
};
