import type { Chapter } from '../../entry.ts';

/** Glossary terms that begin with M. */
export const termsM: Chapter = {
  title: 'Terms: matching affiliation to multi-affiliation cards',
  entries: [
    {
      id: 'C-TERM-234',
      title: 'matching affiliation',
      text: [
        'Two cards match in affiliation if they have the same affiliation icon; being compatible is less. Under a Romulan/Cardassian treaty only your Cardassians match your Nor; your Romulans and Non-Aligned are merely compatible with it. “Matching” people in the text of a site match the facility.',
        'When a ship or Nor is commandeered and takes the affiliation of one of those who did it, read the new icon as printed. Your opponent’s Terok Nor, commandeered by Romulans, matches your Romulans and no longer your opponent’s Cardassians.',
        'A person matches a mission by having one of its icons, printed or added in effect (Bribery, Arandis). A person matches a homeworld by being of the affiliation that owns it. Example: the Romulan homeworld, Cloaked Mission (Romulus), carries a Klingon icon, so Gowron matches the mission and Tomalak the homeworld.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'same affiliation; match; matching personnel; same icon; right affiliation for a mission; proper nation to do the job; do they have identical badges; fits the base exactly',
      see: ['C-TERM-092', 'C-TERM-191', 'C-TERM-023', 'C-TERM-232'],
    },
    {
      id: 'C-TERM-235',
      title: 'matching commander',
      text: [
        'A person is a ship’s matching commander if the lore of the ship or of the person says that he or she is, or was, its commander or captain. A few people can be it, or make others it, by special game text (Rinnak Pire, Regent Worf).',
        'Example: both Jean-Luc Picard and Admiral Picard match the U.S.S. Enterprise, one of the two cards titled Jean-Luc Picard matches the U.S.S. Enterprise-E, and each of these two the U.S.S. Stargazer.',
        '• Named in the ship’s lore: only the person with that name counts, not a version of the persona under another name nor an instance of a different persona.\n• Named in the person’s lore: only that version counts, not even another one with the same name, and the lore must name the ship itself, not its class.\n• So none of these match: Tomalak for the D’deridex, Commander Data for the U.S.S. Sutherland, the other Jean-Luc Picard for the U.S.S. Enterprise-E, The Emissary for the U.S.S. Defiant.\n• “Transported” or “used by” doesn’t make a commander: not Kivas Fajo for Zibalian Transport, nor Gowron for I.K.C. Buruk.',
        'A ship benefits from one matching commander at a time, unless something else is said (Cha’Joh): the U.S.S. Enterprise gets no +4 RANGE from Defiant Dedication Plaque by having both Admiral Picard and Jean-Luc Picard. The commander can’t be disabled, in stasis or the like. Facilities have no matching commanders, even if lore names one.',
        'Two ships need a hint: the revised lore of I.K.C. Bortas makes Gowron its commander, and on Tama “Dathon, speaking first” is the Tamarian way to say that Dathon commands it.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'captain; ship’s commander; commander bonus; who commands a ship; dedication plaque; who’s the skipper; right boss on the bridge; her own captain aboard boosts',
      see: ['C-TERM-292', 'C-TERM-230', 'C-TERM-307'],
    },
    {
      id: 'C-TERM-236',
      title: 'meeting requirements',
      text: 'For missions and dilemmas you pick who meets the requirements and in what order; people beyond what is needed don’t have to contribute. So someone with Picard’s Artificial Heart doesn’t die of a STRENGTH requirement that the rest of the Away Team can satisfy.',
      source: 'Glossary',
      terms:
        'who contributes; choose who uses skills; needed skills; excess personnel; does everybody have to chip in; spare people keep out; pick who does the job',
      see: ['C-TERM-182', 'C-TERM-118', 'C-TERM-240'],
    },
    {
      id: 'C-TERM-237',
      title: 'mirror universe',
      text: [
        'The mirror universe is the Mirror Quadrant; the Alpha, Gamma and Delta Quadrants are the normal universe. It works like any other quadrant: only cards native to it report at facilities and sites native to it, and cards that let you travel among the normal quadrants take you there and back as well.',
        'Cards on the spaceline of one universe don’t normally affect the other: to close Bajoran Wormhole: Mirror Universe leaves the Bajoran Wormhole between Alpha and Gamma open.',
        'Homeworlds: text about cards that match a homeworld’s affiliation, or the reverse, counts only cards of the same universe. For mirror Bajor:\n• HQ: War Room raises only your Mirror Quadrant Bajorans, wherever they are, not those from Alpha.\n• Homefront downloads only SECURITY from among them.\n• Defend Homeworld works when one of your Mirror Quadrant Bajoran cards is attacked there.\n• Assimilate Homeworld needs a counterpart of the same universe and affiliation. After it, mirror Bajorans can’t report to any outpost until the game ends, while normal ones still report to outposts of the normal universe.',
        'Cards native to the mirror universe escape Borg timeline disruption (see the cards Stop First Contact and Hero of the Empire). “Opposite quadrant” means Mirror for Alpha and Alpha for Mirror.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'mirror quadrant; terran empire; alternate universe; opposite quadrant; other universe; evil goatee world; twisted twin dimension; enter the dark reflection',
      see: ['C-TERM-191', 'C-TERM-254', 'C-TERM-098', 'C-TERM-414'],
    },
    {
      id: 'C-TERM-238',
      title: 'mis-seed',
      text: [
        'A mis-seed is a card that lies under a mission against the rules. Revealed in an attempt (mission, scouting or commandeering), it is put out-of-play. It isn’t encountered, so Beware of Q, for instance, can’t put a Q-Flash in its place.',
        'What is a mis-seed, among others:\n• A second copy of a dilemma (or of a card seeded like one) by one player under one mission. The first works normally.\n• All your artifacts under a mission where you seeded more than one, alike or not.\n• All copies of a card seeded like an artifact, if you seeded more than one there (people at Rescue Prisoners), universal or not.\n• Cards that can’t be seeded, such as equipment put there as a bluff.\n• Space dilemmas under planet missions and the reverse.\n• People whom no text lets seed there, such as Mirasta Yale anywhere but under First Contact.',
        'When each player seeds one artifact, or one copy of the same card, under a mission, both work normally unless the card is not duplicatable.',
        'As a bluff you may mis-seed on purpose. But if you reveal your own mis-seed under a mission, then for the rest of the game you can neither solve it nor complete an objective that targets it; under Empok Nor, you can’t commandeer that station while nobody controls it. Revealing your opponent’s mis-seed costs you nothing, nor does it when your opponent reveals yours.',
        'Cards that become mis-seeds later, after a legal seeding, don’t bar you from the mission: if Pla-Net discards a Cryosatellite, its people don’t block it, though you can’t earn them.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'two copies of the same dilemma; bluffing with a card under a mission; two copies of a dilemma under one mission; illegal seed; bluff card; wrong dilemma; duplicate dilemma; two artifacts; fake seed; junk hidden where it shouldn’t be; tuck worthless junk to fool him; messed up placing cards',
      see: ['C-TERM-357', 'C-TERM-148', 'C-TERM-284', 'C-TERM-431'],
    },
    {
      id: 'C-TERM-239',
      title: 'mission',
      text: [
        'A mission is a type of card: a place in space, in the present, where missions and objectives are accomplished and battles fought. There are space, planet and dual-icon missions.',
        'Quadrants: in the mission seed phase missions form spacelines, one for each quadrant. The symbol in the point box tells Gamma, Delta or Mirror; without a symbol or point box it is Alpha. A mission is seeded on its own spaceline alone. Those without point box, Q’s Planet included, go to Alpha only, be it by seeding or by play. Cards that relocate locations never carry one to another quadrant.',
        'Regions: lore can put a mission in a region; its locations must lie next to each other.',
        'Copies: a universal mission (❖) you may seed repeatedly, a unique one once. If your unique mission duplicates one of your opponent’s, lay yours on top: together they are one location.',
        'Two ends: the card shows you everything and your opponent a summary, which may differ on purpose. Unless a card says otherwise, only your own end counts for you in these matters: requirements, special instructions (in italics), affiliation icons or other words on who may attempt, point box and span. Construct Depot, for one, can’t be attempted or scouted by the opponent, whose end has neither icons, nor enabling text, nor a point box. What a summary usually leaves out holds for both: quadrant and planet or space icons, name, lore and region.',
        'Who and what: icons or text at an end say who can attempt it, the text also which requirements you must meet to solve it. Without either of them nobody can attempt it.',
        'Special instructions in italics are no requirements. They always hold, unless they name a moment (“when mission solved”), and also for attempts with other requirements (Subjugate Planet). At Quash Conspiracy nobody ever beams from ship to ship, solved or not. See the card Reunion.',
        'Points: a mission’s value can’t drop below zero (The Sheliak, Hero of the Empire). Without a point box the value is undefined, so cards that change values don’t touch it.',
        'Converting to space: when a card turns a planet mission into a space mission, the planet icon becomes a space icon; a dual mission just loses its planet icon. (The names of the icons are lost in the glossary; this is how we read it.) If you had completed or scouted it, it now counts as a space mission for that. Everything on the planet is destroyed, and so is each card played or placed there on the condition that it be on a planet, a planet mission, a planet location or that planet by name (Hotel Royale on Theta VIII). Cards for any mission or location stay (Dal’Rok, Venus Drug).',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'mission card; planet mission; space mission; point box; span; opponent’s end; convert planet; quadrant of a mission; what’s printed on those place cards; both want the same place; turn planet to space place',
      see: ['C-TERM-240', 'C-TERM-141', 'C-TERM-327', 'C-TERM-384'],
    },
    {
      id: 'C-TERM-240',
      title: 'mission attempt',
      text: [
        'You attempt a mission with at least one person at its location: resolve its dilemmas one by one, and if those who remain have what it requires, you solve it and score its points. For everyone but Borg this is the main source of points. Each mission is solved once per game.',
        'Attemptable is a mission whose end toward you has requirements (on the card, or from an objective like Establish Trade Route) and also affiliation icons (on the card, or from one like Bribery) or text on who may attempt it, such as any crew. Nobody can attempt Space or Nebula (❖), nor your opponent your Construct Depot. Artifacts at such a mission can’t be acquired.',
        'Who: to start, go on and solve, one of the group must match an icon of the mission, if it has icons; the others assist. It doesn’t matter who placed the mission. Dual-icon missions want a match in both groups. For a space mission somebody must match the ship as well, but the ship needn’t match the mission nor be staffed to move. When the last matching person is lost, the attempt ends. (If you took them out during a dilemma by a card that suspends play, like Flight of the Intruder, and others remain, they finish that dilemma first.) An objective that wants an affiliation is content with one such member: “your Dominion personnel” for Establish Dominion Foothold may come with Cardassians and Non-Aligned. Scouted locations can be attempted, assimilated planets can’t.',
        'Where: planets by an Away Team on the surface, outside facilities and landed ships; space by one undocked ship with all of its active crew; dual-icon missions by both together.',
        'One action: only valid responses and actions that suspend play can come between. The attempt lasts from your announcement until\n• the whole group is stopped,\n• nobody is left in it,\n• it can’t go on because of a dilemma such as Radioactive Garbage Scow,\n• after all dilemmas, the requirements aren’t met (which stops nobody, except with Mission Debriefing), or\n• the mission is solved.',
        'Again: with people (and for space a ship) who aren’t stopped you may try again on the same turn, as a new attempt. If a dilemma goes back under the mission, the attempt ends at once. Example: Benjamin Sisko, Bold Captain fails Scientific Method at Hunt for DNA Program. As the mission is worth 40 or more, he isn’t stopped; the dilemma returns, and he may try again and meet it anew (unless Mission Debriefing is in play).',
        'Requirements: Computer Skill x2 takes two people with the skill or one with x2. You needn’t have the requirements to attempt, only to solve. Discards that a mission wants come from the group in the attempt, not from your hand.',
        'Solving, in this order: score the points; carry out special text of the mission and of objectives that target it; earn artifacts and cards seeded like them. Equipment and artifacts used as equipment join your group. So do people whom you seeded, if compatible (otherwise house arrest or a separate Away Team); people whom your opponent seeded become captives. If the points win you the game, it ends before artifacts.',
        'No way back: you can’t break off, neither between dilemmas nor before solving, without a card such as Mr. Garak. If those left meet the requirements, they must solve, and can’t wait for a specialist who would bring extra points.',
        'Scored is scored: cards that later change the mission’s value or who may attempt it (Supernova, Mordock, The Sheliak, Assimilate Planet) leave your score alone, unless they say otherwise (I Tried to Warn You, Hero of the Empire).',
        'Alternate requirements from an objective work the same: start without them if you like, and score the value of the mission below. It can’t be completed again the normal way. Benefits of the objective (the Ferengi Trading Post and equipment of Establish Trade Route) come only by its own requirements. If it opens the mission to another affiliation, only that one can use them.',
        'Example (a planet):\n• Beam down an Away Team, or let it leave a landed ship or planet facility. (For space choose a ship with its crew; undock, decloak or dephase it.)\n• Announce the attempt.\n• Turn over the bottom seed card, only this one. An artifact, or a card seeded like one, goes on top of the stack just beneath the mission. A second copy from the same player is a mis-seed and out-of-play.\n• Read the dilemma aloud, for it is you whom it addresses, and resolve it. Failed conditions stop the team and end the attempt; otherwise you must go on.\n• The dead and the destroyed go to your discard pile; holograms only deactivate. Whom it hits is settled at random, by opponent’s or by owner’s choice.\n• A Q-Flash makes the group face as many cards of your opponent’s Q-Continuum side deck as it has people present.\n• Repeat until none is left.\n• If those not stopped meet the requirements, score, earn what is there, and slide the mission half a card toward you. It stays as a location but can’t be attempted or scored again.\n• Those not stopped may beam up and carry on; to miss the requirements stops nobody.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'giving up an attempt halfway; solving right away when the requirements are met; attempt a mission; solve a mission; complete; redshirt; how to score points; abort; try again; alternate requirements; go on an adventure; do the job for a reward; steps to score a place',
      see: ['C-TERM-118', 'C-TERM-236', 'C-TERM-396', 'C-TERM-141'],
    },
    {
      id: 'C-TERM-242',
      title: 'mission II',
      text: [
        'A Mission II is a double-sided mission with an outpost or a wormhole built in. Seed it as usual with the side up that you prefer, but tell your opponent that you use such missions. After you shuffle your missions your opponent may see whether one lies on top and decide about cutting. (This is for constructed decks; Warp Speed sealed play has its own supplement. See also the card BorgCooperation.)',
        'Same place: it is the location of its original. You can’t choose both for your missions, and if Secret Salvage comes from one player, Secret Salvage II from the other, they overlap, both being Wolf 359. You score the points of your own card. What works with the original works with it: Timicin brings 10 points for helping to solve either Test Mission. The names “Typhon Expanse” and “Beta Stromgren” only correct the spelling of “Typhone Expanse” and “Beta Stromgen”; the locations are the same.',
        'Built-in outpost: you can still seed other outposts of that affiliation, say Secret Salvage II, Explore Black Cluster II and a Klingon Outpost. But where yours lies face up no regular outpost can be established, nor the other way round. Cards for outposts (Spacedoor) work with it. If it is destroyed, flip the mission and discard the cards in play on the outpost. If it must go out-of-play (a Federation one when Borg disrupt the timeline), flip it too; it can’t be rebuilt that game. Show who is aboard or docked by sliding the mission partly over those cards and the seeds.',
        'Built-in wormhole: you can move either way between your Wormhole mission and a mission without one, on which you play a Wormhole interrupt, though not to or from your opponent’s Wormhole mission like that. If your interrupt is nullified, the ship stays and the mission isn’t flipped. Space-Time Portal can’t be discarded as this Wormhole interrupt, only as the second one of a pair. Between two Wormhole missions of yours, flip one of them, as you choose; between yours and your opponent’s, flip yours alone.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'double-sided mission; built-in outpost; wormhole mission; mission 2; secret salvage ii; flip a mission; flip over mission with base; two faced place with a hub; adventure card having an inbuilt hole',
      see: ['C-TERM-239', 'C-TERM-285', 'C-TERM-163', 'C-TERM-449'],
    },
    {
      id: 'C-TERM-245',
      title: 'mix',
      text: '“Mix” and “cooperate” mean the same. Cards of different affiliations that some card allows to mix are compatible.',
      source: 'Glossary',
      terms:
        'cooperate; work together; different affiliations together; mingle across factions; blend teams from separate factions; what does collaborate mean',
      see: ['C-TERM-092', 'C-TERM-421', 'C-TERM-129'],
    },
    {
      id: 'C-TERM-248',
      title: 'movement',
      text: [
        'Movement is either normal movement or relocation. Where a card doesn’t say, it is normal. Stopped cards can’t move normally but can be relocated.',
        'Normal movement of ships needs full staffing. It means flights that use RANGE, docking and undocking, landing and taking off, loading and launching, time travel (the first function of Temporal Vortex, Orb of Time) and the use of Bajoran Wormhole, Wormholes, Transwarp Network Gateways and the like.',
        'Normal movement of people means beaming, walking from site to site, going aboard or leaving a docked, landed or carried ship, entering or leaving a planet facility, time travel, and being placed on an Assimilation Table.',
        'Relocation is marked by “relocate” (Mysterious Orb, the second function of Temporal Vortex) or a paraphrase: “hurl” (Gomtuu), “transport” (Maman Picard), “must follow” (Temporal Wake). It needs no full staffing.',
        'How often: any card as often as you like in your turn, except by walking. Moving people (Security Office, Emergency Transporter Armbands, a walk) may take equipment along. Nothing can be put into space without a card for it (Airlock, Anti-Matter Pod).',
        'RANGE: a staffed ship flies along your side of the spaceline, either way. Add up the spans of each location that it reaches or passes, without the one where it starts; the sum in a turn can’t exceed its RANGE. Example: A, B and C in a row have spans 2, 4 and 3. From A to C costs 7, from C back to A 6.',
        'A ship needn’t use all its RANGE. It may stop on the way or “warp past” locations, for the same RANGE. While it flies by, the cards there and the ship don’t affect each other, unless a card says that it affects passing ships; not even if play is suspended just then. A ship that is passing Nebula (❖) faces no dilemma when your opponent scores in that moment.',
        'Move as many ships as you like, but one after the other, not as a fleet.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'move a ship; fly; range; span; relocate; warp past; travel; how far; zoom by without halting; how much fuel do i have; walk beam or warp',
      see: ['C-TERM-249', 'C-TERM-291', 'C-TERM-369', 'C-TERM-058'],
    },
    {
      id: 'C-TERM-249',
      title: 'movement between quadrants',
      text: [
        'Text that takes a card straight from one location to another can also take it to another quadrant. Cards of this kind are Wormhole, Bajoran Wormhole, Where’s Guinan?, Iconian Gateway, Mysterious Orb, Go Back Whence Thou Camest and Transwarp Network Gateway.',
        'It stays on the current spaceline if the text there says “spaceline” or speaks of distance (a span, the nearest or farthest location): “any other spaceline location” lies on this spaceline, as does the “farthest planet”. So limited are Gomtuu, the Love Interest dilemmas, Magic Carpet Ride OCD, The Traveler, Dr. Q, Medicine Entity and Where No One Has Gone Before. See the card Hippocratic Oath.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'change quadrant; travel to gamma quadrant; other spaceline; cross quadrants; wormhole; leap to another part of the galaxy; crossing between spacelines; hop over to where voyager is',
      see: ['C-TERM-248', 'C-TERM-384', 'C-TERM-449'],
    },
    {
      id: 'C-TERM-251',
      title: 'multi-affiliation cards',
      text: [
        'A card with two or more affiliation icons is of one affiliation at a time, its mode. You can switch at any time between other actions, as often as you want. Skills and other features may depend on the mode.',
        'First mode: name it when you seed or play the card face up, or when you earn it from under a mission. A person or ship must then fit the facility to which it reports, an outpost must match an icon of the mission.',
        'One card, one mode: dual-personnel cards too. Lursa of the Sisters of Duras can’t be Klingon while B’Etor is Romulan. There is no switch in the middle of an action: Major Rakal, who meets Zaldan as Federation, can’t turn Romulan in that mission attempt.',
        'No house arrest: aboard your ship or facility, neither it nor the person may switch if that would put the person under house arrest; let the person leave first. Each switch is an action of its own, never several at once. With the Sisters of Duras aboard Cha’Joh, all Romulan, neither of the two can turn Klingon until the Sisters are off.',
        'A person whose features hang on the mode can still switch after being assimilated or made Non-Aligned (Memory Wipe).',
        'Where a report or download wants a match with ship or facility, the person comes in the matching mode, and not into house arrest. Example: for Dominion War Efforts to fetch Dar while you keep Assign Support Personnel, he must come as Dominion to a Dominion ship or facility. As Hirogen to a Hirogen one, he costs you Assign Support Personnel.',
        'Since the Voyager set dual-affiliation cards come with two border colors; the left icon fits the border. Under one title they are copies of the same card and play alike.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'dual affiliation; two affiliations; switch affiliation; change mode; affiliation mode; change colours mid game; flip flop allegiance; two flags on one person',
      see: ['C-TERM-019', 'C-TERM-192', 'C-TERM-142', 'C-TERM-234'],
    },
  ],
};
