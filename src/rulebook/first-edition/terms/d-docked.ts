import type { Chapter } from '../../entry.ts';

/** Glossary terms from docked ship to dual-personnel cards. */
export const termsDocked: Chapter = {
  title: 'Terms: docked ship to dual-personnel cards',
  entries: [
    {
      id: 'C-TERM-126',
      title: 'docked ship',
      text: 'A docked ship can be targeted by most cards that target ships; the same holds for carried ships where it makes sense. Six cards can’t target a docked or carried ship, and any other card may say so of itself:\n• Temporal Rift\n• Near-Warp Transport\n• Loss of Orbital Stability\n• Asteroid Sanctuary\n• Temporal Wake, to drag it along behind another ship that travels in time\n• Wormhole, on a ship that is just undocking or launching',
      source: 'Glossary',
      terms:
        'carried ship; target a ship in dock; ship at the outpost; safe in dock; hit a vessel sitting in port; which plays skip harboured vessels; hide in the harbour from wormhole',
      see: ['C-TERM-127', 'C-TERM-079'],
    },
    {
      id: 'C-TERM-127',
      title: 'docking',
      text: [
        'To dock or undock is movement and takes full staffing. A docked ship gains half of the facility’s SHIELDS, but can’t attempt missions or fire its WEAPONS.',
        'Show which ships are docked: put them under the outpost, or on the docking site of a Nor; undocked ships lie on the spaceline. A ship that reports to a space facility reports docked. “Return to” a space facility means that the ship docks there: it has to dock at an outpost for repairs by a Spacedock or to cure REM Fatigue Hallucinations, for example.',
        'If the facility is destroyed, docked ships suffer neither damage nor destruction, except those on Docking Pads. Some cards can’t be played on docked ships.',
        'At your opponent’s facility you can’t undock any ship, not even one that you commandeered, unless some game text permits it (Croden’s Key, Docking Ports).',
        'Compatibility: where it is needed, only the ship must be compatible. Incompatible people aboard don’t hinder docking; they can’t go over to an outpost, but they can board a Nor.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'docked ship adds shields; dock; undock; park a ship; leave the outpost; half shields; return to outpost; moor at the station pier; tether at port for cover; harbour gives partial protection',
      see: ['C-TERM-126', 'C-TERM-163', 'C-TERM-330', 'C-TERM-369'],
    },
    {
      id: 'C-TERM-129',
      title: 'does not work with',
      text: [
        'A card that “does not work with” an affiliation, a species or a skill can never mix or cooperate with such cards, just as if they were incompatible and no treaty stood.',
        '• Lore refuses the Federation: he can’t mix with Federation people, can’t board their ships, and can neither report to nor board their facilities.\n• Miles O’Brien refuses Cardassians, be it by species or by affiliation, and a treaty doesn’t help. A ship of yours with him aboard can’t assist in battle another ship of yours that carries Cardassians.',
        'If such a person ends up in the wrong company by accident, a separate Away Team is formed; on your ship or facility, the person is under house arrest. Example: Solkar won’t work with Treachery. If your opponent comes aboard and gives Treachery to one of your crew with Reflection Therapy, Solkar is under house arrest. You may not bring this about on purpose.',
        'A refusal that concerns affiliation alone is lifted by cards that work “regardless of affiliation” (Temporal Micro-Wormhole, Brainwash).',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'refuses to work; will not cooperate; cannot mix; hates; incompatible personnel; feud between two people; can’t stand each other; grumpy about teammates',
      see: ['C-TERM-092', 'C-TERM-192', 'C-TERM-421'],
    },
    {
      id: 'C-TERM-130',
      title: 'Dominion',
      text: 'The Dominion is an affiliation.',
      source: 'Glossary',
      terms:
        'gamma quadrant faction; jem’hadar; vorta; changelings; shape changer tyrants’ empire; the enemy of the war show; solids hating tyrants',
      see: ['C-TERM-019'],
    },
    {
      id: 'C-TERM-131',
      title: 'doorway',
      text: [
        'A doorway is a type of card: a real door, or a passage through space and time. On your own turn you can play any number of doorways whenever an interrupt could be played, without spending your normal card play. Only a doorway that expressly suspends play, or may be played at any time, can come in your opponent’s turn. A card may set a limit.',
        'A doorway that can be seeded goes out in the doorway phase, if nothing else is said.',
        'Closed doorways: other cards can close a doorway that stays in play, and a closing card (Door-Net, Revolving Door) can be played even on one that is closed. While it is closed, its text about what it does as a doorway rests:\n• A closed Ready Room Door saves no event from being nullified.\n• You can take no cards from a closed side deck.\n• A countdown stops and resumes when the doorway opens again.',
        'What stays in force: text about how the doorway is played (the location that it creates, its span) or nullified; words like “Unique”, “Limit one” or “Not duplicatable”; and icons outside the text, such as Alternate Universe or Referee. So no ship passes through a Bajoran Wormhole that is closed at one end, but ships may stop at it, moving there costs 1 RANGE, and neither quadrant can get another one.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'door card; close a doorway; open a side deck; wormhole card; gate; portals any number per round; slam the portal shut; jam the passage closed',
      see: ['C-TERM-211', 'C-TERM-372', 'C-TERM-357', 'C-TERM-099'],
    },
    {
      id: 'C-TERM-132',
      title: 'double turn',
      text: 'A double turn is two whole turns in a row, the second begins after the first has ended. It is not one turn with twice the card plays or twice the draws at its end. For effects that count, it is two of your full turns.',
      source: 'Glossary',
      terms:
        'extra turn; two turns; another turn; second turn; may i go again; back to back rounds; bonus round for me',
      see: ['C-TERM-427'],
    },
    {
      id: 'C-TERM-133',
      title: 'doubling',
      text: 'When one card adds to or subtracts from a number, such as an attribute or a point box, while another doubles or triples it, you first add or subtract, then multiply.',
      source: 'Glossary',
      terms:
        'tripling; multiply; times two; order of math; twice the points; plus before times; twofold a number; x2 with additions',
      see: ['C-TERM-377', 'C-TERM-045'],
    },
    {
      id: 'C-TERM-134',
      title: 'downloading',
      text: [
        'To download is to fetch a card out of your hand, your draw deck, your Zalkonian Storage Capsule or your open Q’s Tent, and to put it into play on the spot. It is neither a card draw nor, unless the card says so, your normal card play.',
        'Search: go through as many of the four places as you like. Where several cards would fit, you needn’t name one before you look. Show your opponent the card that you take, even one with a hidden agenda icon. Some cards also download from elsewhere, such as a discard pile (Examine Singularity) or a side deck (Storage Compartment Door, tactics).',
        'Play or keep: you must play or report the card at once, and if you can’t, the download is invalid. Two exceptions:\n• The card lets or makes you download to hand (Quark’s Isolinear Rods, 1st Rule of Acquisition).\n• It works “in place of one card draw” (Blood Oath, Borg Queen): then play the card or take it into your hand, though never from hand to hand. You can use this for every draw you are allowed.',
        'Artifacts: only text that says it downloads artifacts, or names that artifact, can fetch one.',
        'General rules:\n• A play or report out of a download can be answered and nullified like any other. The card counts as played from the place that it came from, for example your draw deck.\n• A hidden agenda fetched this way can’t be activated within the download, except as a valid response or by a special download icon.\n• Some downloads demand a certain card or group. If you can’t do all of it, the entire download is invalid, and your opponent may check the places that you could search.\n• What you paid (a card, an icon, a draw) stays spent even when the download is invalid.\n• If it failed because no such card was there, you can’t try the same download again until a source is refilled (your discard pile became the draw deck) or reopened (Q’s Tent).\n• If any player looked through your draw deck or a side deck, shuffle it.\n• Several cards for one destination all go to the same place.\n• Only special downloads, and cards that say so, suspend play.',
        'Into play: every normal requirement for playing the card, by rule or by its text, still holds.',
        'Personnel, ships and equipment by the text of a facility or site: facility and card must be in their native quadrants, and all else that reporting needs must be given (such as a doorway for Alternate Universe cards). Ops, for instance, brings a matching SECURITY-classification person to the Security Office, in the native quadrant of that person and of the Nor. A commandeered Empok Nor gives sites and equipment, each item to the site that takes its kind (MEDICAL-related equipment to the Infirmary).',
        'By any other card, no place given: report where the card could normally report, mostly a compatible facility in its native quadrant. Defend Homeworld fetches a SECURITY person that way; a Borg player could bring SECURITY Borg to a Cube, where reporting is allowed, and Luther Sloan reports anywhere thanks to his skills.',
        'By any other card, place given (“to here”, “to an outpost”, “to one of your ships”): report there. Rules about the place, such as facility, site and native quadrant, don’t count. A special download means “here”. Everything else does count: a doorway for an Alternate Universe card, or compatibility with the ship or facility and the cards aboard.\n• Assign Mission Specialists brings two specialists to an outpost of yours, native quadrant or not.\n• Recruit Mercenaries brings people with Treachery to where you have Treachery present: a planet, a ship or a facility in any quadrant.\n• Anya’s icon brings Salia to any spot at Anya’s location.',
        'During a mission attempt, downloaded people and equipment can’t join it, unless a special download icon at the mission fetched them.',
        'Facilities: all requirements for building hold unless the card overrides them: no homeworld and a matching mission for outposts, no other facility that you control there, and the facility’s own demands, such as an ENGINEER. Establish Dominion Foothold can’t fetch Primary Supply Depot, which is for seeding only. Remote Supply Depot goes to a Dominion mission that is no homeworld, where you have a Dominion ENGINEER and no other facility. Subjugate Planet sends it to the non-Dominion planet mission that it targets, which lifts the matching affiliation but not the ENGINEER.',
        'Sites: the site must be allowed at that facility (Garak’s Tailor Shop goes to Terok Nor or DS9, so not to Empok Nor).',
        'Dilemmas: you can download them into play only if the card that does it says so, mostly by using them as an interrupt or event. “Download and seed” puts the card under the mission as if seeded last, so that it is met next.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'fetch a card; search the deck; tutor; get a card from the draw deck; find a card; invalid download; to here; grab whatever i need from my library; go get something particular; rummage for a card right now',
      see: ['C-TERM-135', 'C-TERM-332', 'C-TERM-438', 'C-TERM-320'],
    },
    {
      id: 'C-TERM-135',
      title: 'downloading - special download',
      text: [
        'With a special download icon you can suspend any action at any time, in your opponent’s turn too, fetch the named card and play it at once. You get this once per game, however many copies of the card you use.',
        'If the fetched card is played at one spaceline or timeline location, or affects something there, the icon must be at that location. If you couldn’t play the card under these rules, you can’t download it. Example: Arandis can fetch Jamaharon any time to nullify a Horga’hn, which is tied to no location, but only at his location to send a male to Risa.',
        'A hidden agenda card that comes this way is played to the table and activated at once; follow its text, and let it target something at the icon’s location where that matters.',
        'On a Personnel card the icon is a special skill.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'download icon; special dl; suspend to download; once per game download; triangle lightning ability; grab it mid action once; emergency fetch on his turn',
      see: ['C-TERM-134', 'C-TERM-401', 'C-TERM-276', 'C-TERM-184'],
    },
    {
      id: 'C-TERM-137',
      title: 'draw deck',
      text: 'Your draw deck holds 30 cards or more, without an upper limit, and any number of copies of a card. Every card is allowed save Tactic, Tribble, Trouble and Q-icon cards. Cards that can only be seeded, dilemmas above all, are best left out: there they can hardly be used.',
      source: 'Glossary',
      terms:
        'library; how many cards; minimum deck size; copies per card; deck building; main stack i pull from; no maximum how big; what may not go in the main pile',
      see: ['C-TERM-110', 'C-TERM-003', 'C-TERM-074', 'C-TERM-356'],
    },
    {
      id: 'C-TERM-139',
      title: 'drone',
      text: 'A Borg is a drone if “Drone” stands in its identification. The personnel that your Borg assimilate become drones too, except a counterpart taken with the objective Assimilate Counterpart. No drones are the Borg Queen, counterparts, and Borg or former Borg of other affiliations; cards for drones can neither download nor affect them. A drone has no gender: Assimilate Counterpart and cards that look for a male or a female can’t target it.',
      source: 'Glossary',
      terms:
        'borg personnel; assimilated personnel; who is a drone; genderless; worker bee of the hive; is the queen one of them; hive foot soldier',
      see: ['C-TERM-037', 'C-TERM-101', 'C-TERM-062', 'C-TERM-178'],
    },
    {
      id: 'C-TERM-141',
      title: 'dual-icon missions',
      text: [
        'A mission with both a planet and a space icon takes two groups at once: an Away Team on the planet, and a ship in orbit with its crew. Each group must have someone whose affiliation matches an icon of the mission.',
        'You need both groups to start, to go on and to solve, for scouting as well, and even when an objective such as Subjugate Planet supplies other requirements. The attempt ends the moment one group is lost, be it stopped, disabled, killed or taken away. If one group is stopped, so is the other.',
        'Seeds: any kind of dilemma can be seeded here, and Q-Flashes. Space dilemmas hit the ship and its crew, planet dilemmas the Away Team. For a Q-icon card or a space/planet dilemma the player who makes the attempt picks the group. In a Q-Flash, X is the count of both groups together.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'dual mission; planet and space mission; two icons; crew and away team together; ground squad plus orbiting vessel; half planet half space; both groups at one place',
      see: ['C-TERM-240', 'C-TERM-353', 'C-TERM-239'],
    },
    {
      id: 'C-TERM-142',
      title: 'dual-personnel cards',
      text: [
        'One card, two people (such as Sons of Mogh). Whatever happens to one of them happens to both: stopped, killed, captured, moved (also to hand or discard pile), changed in affiliation, phased, held by aliens and so on.',
        'Classifications, staffing icons and attributes stand in the order in which the two are listed with their skills. On Sons of Mogh, Kurn comes first: his skills, OFFICER and STRENGTH 8 precede those of Worf.',
        'Random selections: select cards as though each were one person; the result then strikes everyone on them.\n• Armus – Skin of Evil takes one card, so both die.\n• Denevan Neural Parasites takes half the Away Team: of six cards three are selected, and all on them are killed. To shield both people of a dual card takes two phasers or disruptors.\n• Chula: The Chandra: with a dual card selected, everyone continues who has an attribute number in common with either of the two. With a single person selected, a dual card follows if either of its people fits.\n• A card that wants one gender includes a mixed pair for both. Beverly and Will stand in both selections of Parallel Romance; if Will is selected as the male, Beverly is stopped as well, whoever is selected as the female.',
        'By choice: the opponent or owner may pick one of the two; the partner shares the result.\n• Outpost Raid lets your opponent kill two, say Tomalak and Lursa (Sisters of Duras); B’Etor dies as a third.\n• Mercenary Ship wants two Staff icons. For Abandon Ship! you can pick Narik and Beverly to staff it; Will stays along with Beverly.\n• Extradition: your SECURITY people capture both if they beat the STRENGTH of either one.\n• A Ceti Eel on Lursa controls B’Etor too.',
        'Criteria: for “most CUNNING”, “lowest STRENGTH” and the like, look at each of the two. If either fits, both are affected. When Nog has the most CUNNING, Altonian Brain Teaser stops Jake and Nog, and their CUNNING is added for its test “<15”.',
        'Reporting and downloading: if one of them reports for free (an android where there is Cybernetics), the other does too. A download of one person can fetch the card if either is a legal target (a SECURITY person with Defend Homeworld). In a download of several, each legal target on the card counts for costs, limits and number.',
        'Costs and benefits: pay a cost only for the one or ones to whom it applies (see the card Ferengi Conference), and take a benefit such as points only for those who have the feature (see No Way Out).',
        'Personnel battle: the two face one adversary together with their STRENGTH added.',
        'Assimilation: never as a counterpart. If one becomes a drone, so does the other; staffing icons and attributes are adjusted for each.',
        'Personas: the pair counts as the single versions too. While Sisters of Duras is in play you may have neither Lursa nor B’Etor, and a persona replacement must swap both.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'two people on one card; dual card; pair; both die; sisters of duras; sons of mogh; married couple card; buddy team on a single card; kill one lose the other',
      see: ['C-TERM-292', 'C-TERM-359', 'C-TERM-037', 'C-TERM-054'],
    },
  ],
};
