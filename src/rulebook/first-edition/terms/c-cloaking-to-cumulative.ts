import type { Chapter } from '../../entry.ts';

/** Glossary terms from cloaking and phasing to cumulative. */
export const termsCloaking: Chapter = {
  title: 'Terms: cloaking to cumulative',
  entries: [
    {
      id: 'C-TERM-087',
      title: 'cloaking and phasing',
      text: [
        'A ship, facility, planet or personnel cloaks or phases only where a game text allows it, mostly by the special equipment Cloaking Device or Phasing Cloak. You turn the card face down to cloak or phase it, and face up to end that.',
        [
          'For both:',
          '• A card makes one change per turn (cloak, decloak, phase or dephase), in your own turn, and not while it is “stopped”.',
          '• It is never cloaked and phased together, and doesn’t enter play in either state.',
          '• All that follows holds unless a card expressly says something else.',
        ].join('\n'),
        [
          'The same for your cloaked and your phased cards:',
          '• Nobody attacks or boards them.',
          '• They start no battle, and they neither attempt nor scout missions.',
          '• For requirements and abilities they are not opposing, not present, not “here” and not otherwise at the location.',
          '• With a personnel who cloaks or phases, you may also cloak or phase equipment that is present and yours to control.',
          '• Whatever is on or aboard a cloaked or phased ship, facility or planet is neither “here” nor at the location nor opposing for requirements and abilities from outside. Captain Chakotay’s bonus, for example, misses Maquis personnel on other ships that are cloaked or phased.',
          '• On such a ship or facility nobody beams or walks on or off; on such a ship, facility or planet no ship docks or undocks, lands or takes off.',
        ].join('\n'),
        [
          'Cloaked only:',
          '• Your opponents can’t target them, neither with a card they play nor with an ability. You can.',
          '• What affects all cards of a type still affects a cloaked ship (Q-Net), and it counts where the presence of its type is asked for (Navigate Plasma Storms).',
          '• Personnel and landed ships on or aboard are not cloaked themselves.',
          '• A cloaked Borg ship can’t probe for objectives.',
        ].join('\n'),
        [
          'Phased only:',
          '• No player can target them, you included.',
          '• Phased ships move by RANGE alone, phased personnel by beaming alone.',
          '• A phased ship can’t land or dock; one that phases while landed or docked takes off or undocks at once.',
          '• Most cards and effects in play pass them by, the helpful ones too: Q-Net doesn’t hold a phased ship, but a Bajoran Wormhole doesn’t carry it either. The exceptions are the span of missions, timeline disruption, and cards that affect everything in play, like Anti-Time Anomaly.',
          '• Cards on or aboard are not phased themselves. Only cards on or aboard the same ship, facility or planet can attack or target them. A Tantalus Field on a phased ship can target personnel on that ship, but not on others.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'cloak; decloak; phase; dephase; invisible; hidden ship; can a cloaked ship be attacked; out of phase; go dark on the sensors; slip out of sight; fade away and can’t be shot',
      see: ['C-TERM-088', 'C-TERM-298', 'C-TERM-032', 'C-TERM-386'],
    },
    {
      id: 'C-TERM-088',
      title: 'cloaking device',
      text: 'This special equipment of a ship, once switched on, makes the ship invisible, and no attack can reach it.',
      source: 'Glossary',
      terms:
        'cloak; invisible ship; stealth; ship that hides; gadget for going invisible; romulan hiding gear; what does the hide button do',
      see: ['C-TERM-087', 'C-TERM-386'],
    },
    {
      id: 'C-TERM-089',
      title: 'collective',
      text: 'Your collective is the whole of your cards in play that have Borg affiliation.',
      source: 'Glossary',
      terms:
        'all borg cards; borg group; the borg in play; hive or collective; entire hive on the table; name for my whole cyborg gang; every drone i own together',
      see: ['C-TERM-062', 'C-TERM-188'],
    },
    {
      id: 'C-TERM-090',
      title: 'combo dilemma',
      text: [
        'A combo dilemma is one Dilemma card with two dilemmas on it, and you face them like two separate ones. Meet the conditions of the first half, and you go on to the second. If you don’t, the card goes back under the mission and the first half awaits you again.',
        [
          'When the first half is gone for good:',
          '• Where it says “not repeatable”, which stands for “discard dilemma”, you face it once. Treat it as discarded then: whoever meets this very card again, on another attempt, skips the first half.',
          '• If it has no conditions (Male’s Love Interest, for instance), it always counts as discarded after its effect.',
        ].join('\n'),
        'What affects the first half leaves the second alone. Kareen Brianon may nullify Male’s Love Interest, Jealous Amanda override it, Beware of Q replace it or Senior Staff Meeting discard it: the Tarellian Plague Ship of that card still awaits you. If you don’t overcome Alien Parasites and your opponent re-attempts the mission with your personnel, they start with REM Fatigue Hallucinations. But Mission Fatigue “stops” one personnel before each following dilemma, so it stops one before each half.',
        'You may not seed a combo dilemma where either of its two original dilemmas is seeded: the second one met there is a mis-seed. If the mis-seed is a first half, think of it as out-of-play while you meet the second half; when that is resolved, the card goes out-of-play and not to the discard pile.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'double dilemma; two dilemmas on one card; not repeatable; first half; second half; two in one obstacle; twin problem on a single card; second part still coming',
      see: ['C-TERM-118', 'C-TERM-097', 'C-TERM-238', 'C-TERM-117'],
    },
    {
      id: 'C-TERM-091',
      title: 'commandeering',
      text: [
        'With a card that allows it, you can take over a ship or facility that you don’t control. Before that, it is controlled by the player who reported or established it, and by the affiliation printed on it.',
        'A Nor is commandeered through the Ops text: have any Computer Skill personnel of yours unopposed at its Ops site. Without an Ops site it can’t be commandeered. For a ship you need a card such as Outgunned or Commandeer Ship.',
        [
          'What happens:',
          '• You control it from now on, even with nobody aboard.',
          '• Its affiliation becomes that of one of the personnel who take it, at your choice but no ANIMAL: from the Away Team (with Ops or Commandeer Ship) or from the crew or crews (with Outgunned).',
          '• If you have no personnel there, as with A Fast Ship Would Be Nice, the affiliation stays until yours come and take custody.',
          '• Opposing personnel and equipment aboard don’t become yours unless the card says so.',
        ].join('\n'),
        'Your opponent can take it back: a Nor with unopposed Computer Skill at Ops, a ship with a card that commandeers ships. You may do the same with a Nor or ship that a Borg opponent assimilated from you. Borg never commandeer; they need a card that lets them assimilate.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'taking over an enemy ship; take over a ship; capture a ship; steal a ship; take over a station; ops; computer skill; seize; hijack his vessel; grab the station for myself; pirates board and keep the vessel',
      see: ['C-TERM-163', 'C-TERM-093', 'C-TERM-434', 'C-TERM-011'],
    },
    {
      id: 'C-TERM-092',
      title: 'compatible',
      text: [
        'Compatible cards may mix and work together; if your cards have different affiliations and are not compatible, they may not.',
        [
          'Compatible are:',
          '• cards that share an affiliation icon;',
          '• Non-Aligned and Neutral cards, with everyone but Borg;',
          '• cards of different affiliations that some card lets “mix” or “mix and cooperate”. Treaties do so, also Brainwash, Temporal Micro-Wormhole, Memory Wipe (seeded), and Ferengi Trading Post while aboard it.',
        ].join('\n'),
        'Borg cards are compatible with no other affiliation. Nor are cards whose text says that they do not work with each other.',
        'Compatible personnel may share an Away Team or crew; they may board ships and facilities that are compatible with them. A facility takes the reports of compatible ships and personnel. But where a rule or card asks for matching affiliation, compatible is not enough.',
        'If the card that made them compatible is destroyed or nullified, those aboard a ship or facility with which they don’t fit any more come under house arrest. On a planet they become a separate Away Team and can’t go back to the ship.',
        [
          'Example: Treaty: Romulan/Cardassian is in play. Your Cardassian Outpost, Central Command and a Cardassian Nor are compatible with your Romulan, Cardassian and Non-Aligned cards, not with your Klingons. Only your Cardassians match them.',
          '• Your Romulans and Non-Aligned may report to those facilities. The Ops text can’t download them there, because it wants matching affiliation.',
          '• They may supply staffing icons on your Cardassian ship if one Cardassian or more is aboard.',
          '• A crew or Away Team of all three may attempt a mission if at least one personnel matches an icon of it.',
          '• Romulan forces may help your Cardassians in battle, Klingons may not.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'mix affiliations; work together; treaty; cooperate; can different affiliations mix; same crew; who gets along with whom; may they share a room; buddies from other teams',
      see: ['C-TERM-421', 'C-TERM-234', 'C-TERM-192', 'C-TERM-129'],
    },
    {
      id: 'C-TERM-093',
      title: 'control',
      text: [
        'Some cards put cards of your opponent under your control: for good (by capturing, commandeering, assimilating or stealing) or for a while. When the game ends, all of them go back to their owners.',
        'With a ship you also gain control of what was “played on” or “placed on” it (such as Kurlan Naiskos or Cytherians). What is aboard, that is personnel, equipment and carried ships, comes to you only if the card or rule says so. With a personnel you gain what was played or placed on it, such as Mobile Holo-Emitter or Ocular Implants.',
        'Treaties, ship enhancements and so on work on a controlled card when they would work on your cards, or on all cards. Example: you control a U.S.S. Enterprise that your opponent owns. Your Wall of Ships adds to its attributes, and a Virus dilemma on your opponent’s U.S.S. Yamato doesn’t reduce them.',
        [
          'Temporary control of a ship and crew (Alien Parasites, Neural Servo Device):',
          '• You treat them as your own: you may move the ship, leave personnel on planets, battle, attempt missions, meet dilemmas and Q-Flashes, score points, play cards that play on “your ship” (Auto-Destruct Sequence), and more.',
          '• The points of a mission that they solve are yours, unless you play Borg.',
          '• But their personnel may not come aboard your ships and facilities, nor yours aboard their ship.',
          '• Only legal moves count: affiliation attack restrictions, the Borg Away Team restrictions and the affiliation icons of missions still bind them.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'take control; use opponent’s ship; who controls a card; temporary control; alien parasites; stolen cards; borrow his ship for a while; whose cards are these now; boss of this vessel',
      see: ['C-TERM-091', 'C-TERM-072', 'C-TERM-289', 'C-TERM-053'],
    },
    {
      id: 'C-TERM-095',
      title: 'converted card indicator',
      text: 'The grey bar at the lower left corner shows that a card was converted from the Second Edition. There it was one of the backwards compatible cards.',
      source: 'Glossary',
      terms:
        'grey bar; gray bar; second edition card; bottom left corner; backwards compatible; stripe showing 2e origin; bar marking translated card; strip at the edge',
      see: ['C-TERM-355'],
    },
    {
      id: 'C-TERM-097',
      title: 'copy',
      text: [
        'Two cards are copies (duplicates) of each other when their titles are the same; Personnel and Ship cards must have the same game text as well. Revised titles and texts of reprints count as the same.',
        'Picture, lore, copyright date, expansion icon, border color of the affiliation and property logos make no difference.',
        [
          'Personnel and ships, examples:',
          '• Alyssa Ogawa of First Contact is a copy of her reprint in the Trouble With Tribbles starter deck (with a tribble in the picture). The Premiere one has a different text, so she is no copy but a second version of the persona.',
          '• Quark Son of Keldar as First Anthology preview and as Blaze of Glory reprint: copies, in spite of slightly different words and an expansion icon.',
          '• Tasha Yar-Alternate (Alternate Universe) and the Reflections foil: copies; errata changed her special skill.',
          '• Lwaxana Troi, alpha and beta printing of Premiere: copies, though the alpha one spells her name Lwaxanna.',
          '• B’Elanna Torres with a blue Federation border or a gold Non-Aligned one: copies.',
        ].join('\n'),
        'Each half of a combo dilemma is a copy of the dilemma that it came from, whose title stands in its game text.',
        [
          'Other cards, examples:',
          '• Radioactive Garbage Scow of Premiere, the one of Voyager, and that half of Female’s Love Interest & Garbage Scow are all copies. You seed only one of them under a mission, and Borg who have met one could Adapt to any.',
          '• Medical Kit (Premiere and Voyager): one of each doesn’t give your OFFICER two MEDICAL skills.',
          '• Ready Room Door (First Contact and Voyager): you can’t play both in a turn.',
          '• The reprint ❖ Klingon Outpost (Trouble With Tribbles starter deck) is a copy of the Premiere outpost titled “Klingon”, as most outpost titles were revised. You may seed only one.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'duplicate; same card; reprint; are these the same card; different version; two of the same card; is this a clone or unlike; is an errata’d printing identical; foil and regular equal',
      see: ['C-TERM-439', 'C-TERM-116', 'C-TERM-350', 'C-TERM-431'],
    },
    {
      id: 'C-TERM-098',
      title: 'corresponding',
      text: [
        'For a time location, the corresponding spaceline location is the mission whose lore gives the same place. For the “opposite quadrant”, it is the location or region of the same name.',
        'Example: Sherman’s Peak, a time location (2267 Sherman’s Planet), belongs to the mission Agricultural Assessment (Sherman’s Planet). Bajor in the Alpha Quadrant (normal universe) belongs to Bajor in the Mirror Quadrant (mirror universe).',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'matching location; opposite quadrant; same place in another time; mirror location; sherman’s planet; its twin elsewhere; the spot linked to the past; which mission goes with the past place',
      see: ['C-TERM-412', 'C-TERM-237', 'C-TERM-413'],
    },
    {
      id: 'C-TERM-099',
      title: 'countdown icon',
      text: [
        'A card with this icon lasts for the number of turns that the icon shows. It begins when the card enters play, that is when it is played face up, activated or encountered, with that number (or the value of X) as its countdown total. When it was played, or who encountered it, is of no importance.',
        'Whenever a turn of the card’s owner ends, subtract one. At 0 the card nullifies itself: discard it. So a card with a 3 is gone the third time that you end a turn.',
        'To remember it, turn the card by 90 degrees or add a counter, whenever you end a turn.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'timer; how long does a card last; counter; turns left; expires; number icon; ticking clock on card; fades after some turns; tick down to zero',
      see: ['C-TERM-268', 'C-TERM-427', 'C-TERM-205'],
    },
    {
      id: 'C-TERM-101',
      title: 'counterpart',
      text: [
        'A counterpart is a Borg personnel whose lore says “assimilated counterpart”, or one assimilated with the objective Assimilate Counterpart. Your collective may have only one in play.',
        'While you have one, you can neither play nor assimilate another. A second one that you acquire, for example from a Cryosatellite, must be discarded. He Will Make an Excellent Drone turns a counterpart into a drone.',
        'Cards that name drones don’t download or affect a counterpart. An “assimilated counterpart” can be the “matching counterpart” for Assimilate Homeworld. If a card wants the counterpart to match the affiliation of a homeworld, the counterpart must match its universe too.',
        'The native quadrant of assimilated counterparts is Alpha or Gamma. They may report to no Borg Outpost, whatever quadrant it is in.',
        'Their skill of WEAPONS and SHIELDS +4 for their ship, against the affiliation they had before, counts against every force that includes it. Example: Locutus of Borg’s skill works if the crew of a Non-Aligned ship is partly Federation, and against a fleet of Federation and other ships under a treaty.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'locutus; assimilated counterpart; matching counterpart; only one counterpart; borg male; can i own two half drones; half cyborg captain limit; replace my half borg',
      see: ['C-TERM-037', 'C-TERM-237', 'C-TERM-139', 'C-TERM-254'],
    },
    {
      id: 'C-TERM-102',
      title: 'counting cards',
      text: 'You may count your own hand whenever you like, and ask your opponent to count theirs and tell you the true number. Under a mission you may count the seed cards as well, and see from their orientation whose they are.',
      source: 'Glossary',
      terms:
        'how many cards in hand; hand size; count opponent’s hand; count seed cards; number of dilemmas; can i ask how many he holds; tally the pile; may he keep the tally secret',
      see: ['C-TERM-371', 'C-TERM-430'],
    },
    {
      id: 'C-TERM-104',
      title: 'crime icon',
      text: 'This icon tells you that a card has to do with crime. It does nothing by itself; it is there for other cards to refer to.',
      source: 'Glossary',
      terms:
        'criminal; illegal; underworld; what does this icon do; mob and thugs mark; smuggler gangster symbol; law breaking sign',
      see: ['C-TERM-198', 'C-TERM-312'],
    },
    {
      id: 'C-TERM-105',
      title: 'cumulative',
      text: [
        'If a card is cumulative, several copies of it can do the same to the same target at once. Only cards marked “cumulative” are, and Tactic cards as damage markers. All others are not.',
        [
          'Several copies of a card that is not cumulative may be in play, but:',
          '• they can’t do the same thing to one target at the same time;',
          '• copies “played” or “placed” on the same card can’t do the same thing at the same time, not even to different targets.',
        ].join('\n'),
        [
          'What the words mean:',
          '• A target is a card (a personnel, a ship) or a player. Beaming, moving a ship, a battle, a mission attempt: such actions are no targets.',
          '• Effects are, for example, changed skills, attributes or requirements of missions and dilemmas, a killed personnel, a damaged ship, or a gain for a player such as card draws or points.',
          '• All end-of-turn actions count as happening “at the same time” here, and so do all start-of-turn actions.',
          '• Several responses to one action, such as a battle, usually happen one after the other, so these rules don’t limit them unless they bring a continuing effect.',
          '• Cards playable or effective “once per (each, every) turn” follow the rule for once per turn instead.',
        ].join('\n'),
        [
          'Examples of what doesn’t add up:',
          '• HQ: War Room, Science Kit, Reflection Therapy: copies don’t raise attributes, add SCIENCE or replace skills several times for one person at a time.',
          '• Process Ore, Colony: you process ore at one Nor, and score at one Colony, per turn. (Both happen at the start of a turn, and their target is the player.)',
          '• Telepathic Alien Kidnappers, The Traveler: Transcendence: copies give you no second guess and no second extra draw in a turn’s end.',
          '• Transwarp Conduit: its effect goes on for the rest of the turn, so a second copy on the ship in that time doesn’t multiply its RANGE once more.',
          '• Automated Security System, Dal’Rok, Establish Tractor Lock: of several copies on the same Ops, mission or ship, just one kills a personnel in a turn, or holds a ship, even with different targets at hand.',
          '• Fajo’s Gallery: for a unique captive more copies bring no extra draws.',
          '• REM Fatigue Hallucinations: two on one group, cured together, score once.',
          '• Copies of one personnel, universal or unique, don’t score several times at once for Assign Mission Specialists, Colony or Ressikan Flute, nor give extra points of missions such as A Good Day to Live or Establish Settlement. They do count for requirements of missions and dilemmas.',
        ].join('\n'),
        [
          'Examples of what does work:',
          '• Romulan Disruptor is marked “cumulative”: with three of them, each personnel present has STRENGTH +6.',
          '• Antique Machine Gun, Android Headlock, Barclay Transporter Phobia: copies act as separate actions, one after the other, on different targets, so nothing limits them here.',
          '• Alas, Poor Drone, Cybernetics Expertise, Borg Nanoprobes: not limited here either, but their effects are once per turn.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'stacking; stack effects; several copies; does it add up; two of the same effect; multiple copies; pile on the same buff; do duplicates combine; twice the benefit with two',
      see: ['C-TERM-277', 'C-TERM-097', 'C-TERM-107', 'C-TERM-045'],
    },
  ],
};
