import type { Chapter } from '../../entry.ts';

/** Glossary terms from “site” to “species”. */
export const termsSkills: Chapter = {
  title: 'Terms: S, site to species',
  entries: [
    {
      id: 'C-TERM-374',
      title: 'site',
      text: [
        'Sites are a card type: the rooms and docks of a Nor. In the rooms people report, walk about, do their work and fight the enemy hand to hand; at the docking areas ships report and are repaired. Each site says what may report there, for instance people of one classification, equipment related to a personnel type, or ships with so many staffing icons.',
        'Up to six sites may be in your seed deck. They are seeded for free in the facility phase, even if their Nor came in an earlier phase. In the play phase you may play any site as your normal card play.',
        'The sites of a station lie side by side in one line beside it, grouped from left to right: Ops Module, Promenade, Habitat Ring, Docking Ring. A new one may be inserted between others, so long as this grouping holds.',
        'A site is normally unique per station, so each station has just one of its kind. Universal sites (❖) may be there several times.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'rooms of a nor; deep space nine rooms; promenade; ops; docking pylons; habitat ring; terok nor; bar shop and cells of a station; chambers and docks inside ds9; bar shop jail cells',
      see: ['C-TERM-163', 'C-TERM-443', 'C-TERM-356', 'C-TERM-332'],
    },
    {
      id: 'C-TERM-375',
      title: 'skill-sharing',
      text: [
        'With cards like the Borg Vinculum or Nine of Eleven, the Interlink Drone, your linked Borg share their skills: each has every regular skill of the group at the highest level that any single one of them has. You cannot choose to leave it.',
        'All regular skills are shared, even if they do not stand in a skills box: the skill chosen for the Borg Queen, or a classification that assimilation turned into a skill. Special skills are never shared.',
        'Cards that let someone add a skill from another, like Vulcan Mindmeld or Classic Communicator, are no skill-sharing.',
        'A Borg shares in nothing before it has reported. Between cloaked or phased ships it does not work.',
        'Example (the glossary’s list of the drones is missing): two Borg on a planet and five on a ship have between them Biology, Computer Skill, Empathy, MEDICAL, Navigation x2, OFFICER and SECURITY. Each of the seven then has all of these, not just those with the communication icon. Now the Bio-med Drone is killed, and no Borg with that icon remains on the planet. Only the five aboard go on sharing: Computer Skill, Empathy, MEDICAL, Navigation x2 and OFFICER.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'interlink drone; hive mind; borg share skills; vinculum; linked drones; communication icon; swarm telepathy among cyborgs; pool talents across the swarm; know everything the others know',
      see: ['C-TERM-376', 'C-TERM-188', 'C-TERM-377', 'C-TERM-062'],
    },
    {
      id: 'C-TERM-376',
      title: 'skills',
      text: [
        'Everything in the skills box of a person is a skill, personnel types such as ENGINEER included. The type in the classification box is not. “All skills” means all that is in the box together with what other cards have added in effect.',
        'Kinds:\n• Regular skills have one or two words: Stellar Cartography, Physics.\n• Special skills are mostly sentences with a full stop, like the one that keeps Orb artifacts from being nullified. Special downloads count as special skills too.\n• Negative skills, such as Mortal Q’s Leadership -1 or Valeris’s Diplomacy -3, are also special skills, not a regular skill with a multiplier.',
        'Assimilation makes somebody’s classification their first-listed skill. If they have that type as a skill already, it goes up one level instead.',
        'The first-listed skill is the first one printed in the box, regular or special, or what another card has made of it, or the former classification of an assimilated person. If it is lost, its place stays empty (“no skill”); the second does not move up. Someone without one is not affected by later cards about the first-listed skill, and nobody has the same first-listed skill as they for a dilemma like The Clown: Playing Doctor.',
        'Example: Seskal, an OFFICER with SCIENCE, Stellar Cartography and Anthropology, has as first-listed skill\n• normally: SCIENCE;\n• once assimilated: OFFICER;\n• with a Science Kit: SCIENCE x2;\n• when Reflection Therapy has turned his SCIENCE into Biology: Biology;\n• if selected for Rascals: Youth;\n• on a ship under Tsiolkovsky Infection: none.',
        'Red dots: most skills have one in front, but dots and skills may differ in number. No card adds or removes dots with a skill. Juliana Tainer has four regular skills and a special one, but two dots; special downloads have a triangle instead. If a card (Assimilate Counterpart, say) asks for the number of dots, count those that are printed, or those of the errata (as for Tasha Yar-Alternate and T’Pan).',
        'Multipliers:\n• A skill with x2 or x3 is one skill of a higher level. Who loses a first-listed Diplomacy x2 has no Diplomacy left. Who has Diplomacy and adds Diplomacy by mindmeld has Diplomacy x2.\n• Having a level includes all lower whole ones: Sarek with Diplomacy x3 may serve as someone with Diplomacy x2 at Inside Collaborators.\n• Half a skill (x1/2) does not fulfil a requirement for it. With Leadership x1/2 you cannot solve a mission that needs Leadership and are no leader in battle; two such people together have the full skill for those purposes.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'first-listed skill; regular or special; multiplier x2; skill dots; diplomacy; negative; half a skill; abilities; which talent counts as number one; what he’s good at; order of his talents',
      see: ['C-TERM-377', 'C-TERM-378', 'C-TERM-086', 'C-TERM-296'],
    },
    {
      id: 'C-TERM-377',
      title: 'skills - modifying',
      text: [
        'Cards can take skills away, add them, double them, share them or let you select them. Removing (Frame of Mind, Impersonate Captive) takes both regular and special skills. Selecting (K’chiQ, Lal, Reflection Therapy, Frame of Mind), adding (Vulcan Mindmeld), doubling (Ishka) and sharing (Nine of Eleven) work with regular skills only.',
        'A skill that is in the box already goes up in level. A new one is put at the end of the box, as far as cards such as Fightin’ Words are concerned. Example: Lt. D’Amato has Geology x2 and Archaeology. If he adds Geology with a Classic Tricorder, he has Geology x3, Archaeology; if he adds Physics, he has Geology x2, Archaeology, Physics.',
        'Chosen or shared skills and features come into being only when the person has reported.',
        'Multipliers stay when you add or double skills, or when one person gets those of another as with Impersonate Captive. Example: Sarek mindmelds with Riva and has Diplomacy x5, Mindmeld.',
        'A skill that you select is always at level x1, and when you select two or more you cannot take one twice. Examples:\n• Lal reports where Deanna Troi and Sarek are: she gets any two of Diplomacy, Empathy, Mindmeld and Navigation. Deanna’s special skill, Diplomacy twice, or Sarek’s Diplomacy x3 are not open to her.\n• K’chiQ can have Diplomacy, but not Diplomacy x2.\n• Reflection Therapy can turn Diplomacy x2 into Honor, but not into Honor x2.',
        'For K’chiQ, Frame of Mind, the Borg Queen and so on, you may select every regular skill of the game and every personnel type but ANIMAL. At present these are:\n• Types: OFFICER, ENGINEER, SCIENCE, MEDICAL, SECURITY, CIVILIAN, V.I.P.\n• Skills: Acquisition, Anthropology, Archaeology, Astrophysics, Barbering, Biology, Cantankerousness, Computer Skill, Cybernetics, Diplomacy, Empathy, Exobiology, FCA, Geology, Greed, Guramba, Honor, Klingon Intelligence, Law, Leadership, Memory Omega, Mindmeld, Miracle Worker, Music, Navigation, Obsidian Order, Orion Syndicate, Physics, Resistance, Section 31, Smuggling, Stellar Cartography, Tal Shiar, Transporter Skill, Treachery, Youth.',
        'Selecting anew: each turn you may change the added skill of one Classic Communicator, one Classic Tricorder and one Classic Medical Tricorder, however many you have in play. That belongs to executing orders, so it cannot interrupt another action, a mission attempt for instance.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'add a skill; lose skills; choose a skill; re-select; list of skills; mindmeld; classic tricorder; double a skill; teach him something new; wipe his talents; learn another talent',
      see: ['C-TERM-376', 'C-TERM-375', 'C-TERM-378', 'C-TERM-277'],
    },
    {
      id: 'C-TERM-378',
      title: 'skills - using',
      text: [
        'Your people’s skills normally work only in your own turn, because using a skill is an action. Automatic modifiers are not (“Attributes all +5 if with Toral”, “Suspends effect of Doppelganger where present”).',
        'In your opponent’s turn you may use a skill that is a valid response (like dying in place of whoever was selected at random), or that expressly works then: special downloads, “Once every turn, may ‘pounce’…”, a change to another version “at any time”. Not usable then are, for instance, reprogramming androids present “once each turn”, or killing one person present “once per game”.',
        'If a type such as MEDICAL is asked for and neither class nor skill is named, either will do. Several levels, such as Navigation x2, may be put together from any number of people, unless one “personnel with Navigation x2” is demanded.',
        'A skill that a card demands (as Keldon Advanced does with Obsidian Order) has to stand in somebody’s skills box. A mention in the lore is not the skill; Jaron, for one, has no Tal Shiar.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'tal shiar; when can i use; opponent’s turn; combine levels; does lore count; pool abilities; employ talents while the foe moves; two halves make a whole talent; employ an ability',
      see: ['C-TERM-376', 'C-TERM-046', 'C-TERM-015', 'C-TERM-427'],
    },
    {
      id: 'C-TERM-379',
      title: 'solve',
      text: 'To solve a mission is to complete it by meeting what it requires. Solving is a sub-action within the mission attempt.',
      source: 'Glossary',
      terms:
        'complete a mission; finish a mission; score the mission; done with a mission; wrap up the job; crack the puzzle for good; accomplish the whole job',
      see: ['C-TERM-240', 'C-TERM-236', 'C-TERM-239'],
    },
    {
      id: 'C-TERM-381',
      title: 'Soong-type android',
      text: 'A Soong-type android is one kind of android. It is anyone whose lore calls them that or names Dr. Noonien Soong as their maker.',
      source: 'Glossary',
      terms:
        'data and lore; noonien soong; kind of android; positronic; robots by one inventor; siblings by the same inventor; yellow eyed brother machines',
      see: ['C-TERM-026', 'C-TERM-388', 'C-TERM-082'],
    },
    {
      id: 'C-TERM-382',
      title: 'space - transferring cards into',
      text: 'No card but a ship may be beamed, reported or otherwise brought into space, unless some card expressly lets you, such as Airlock or Anti-Matter Pod.',
      source: 'Glossary',
      terms:
        'beam people out; airlock; throw overboard; drop equipment; anti-matter pod; dump gear in the void; shove someone out the hatch; let someone float outside',
      see: ['C-TERM-058', 'C-TERM-332', 'C-TERM-248'],
    },
    {
      id: 'C-TERM-384',
      title: 'spaceline',
      text: [
        'A spaceline is a row of missions that stands for one quadrant of the galaxy. The symbol in the point box tells where a mission belongs: Gamma Quadrant, Delta Quadrant or Mirror Quadrant, and without symbol Alpha Quadrant. It may be seeded only on the fitting line.',
        'No card that relocates locations can move one into another quadrant. When a card mentions “the spaceline”, it works only in the quadrant where it was played or encountered. So after your opponent fails a Q dilemma you rearrange that one quadrant, and The Traveler moves a ship only within a single line.',
        '“On the spaceline” are the ships, facilities and people there, and the cards played on them; cards seeded or played on the table are not. A card that plays at a “spaceline end” plays at the last location of either end and makes no location of its own. Time locations are not on the spaceline.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'row of missions; the board; quadrant line; alpha quadrant; end of the line; map; string of places; how is the galaxy laid out; lane of places to travel',
      see: ['C-TERM-357', 'C-TERM-249', 'C-TERM-228', 'C-TERM-412'],
    },
    {
      id: 'C-TERM-386',
      title: 'special equipment',
      text: [
        'A ship’s special equipment are those of its systems that stand on the card as a phrase of a few words. At present: Cloaking Device, Energy Dampener, Holodeck, Invasive Transporters, Long-Range Scan Shielding, Particle Scattering Device, Phasing Cloak, Tractor Beam, and also MEDICAL on the U.S.S. Pasteur and Stellar Cartography on the U.S.S. Excelsior.',
        'Not included are ordinary transporters (all ships have them unless something else is stated), special downloads, and other text on the ship, usually a sentence with a full stop. An example is the U.S.S. Stargazer, which you may take from your discard pile to hand once each game: that is no special equipment.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'ship systems; cloaking device; tractor beam; holodeck; ship equipment; what counts as a system; gizmos built into a vessel; hardware built into the hull; modules listed for the vessel',
      see: ['C-TERM-088', 'C-TERM-418', 'C-TERM-420'],
    },
    {
      id: 'C-TERM-388',
      title: 'species',
      text: [
        'Most cards show what species a person is, in singular or plural; sometimes it says just “humanoid” or “alien”, which means the same. Go through these steps in order until you have it:\n• Step 1: On a Second Edition card, it stands below the picture.\n• Step 2: A person with a hologram icon is of species Hologram.\n• Step 3: Anyone else with a Borg subcommand icon (navigation, communication or defense) is of Borg species, besides what the next steps give.\n• Step 4: A species named in the lore counts. There may be several, as in “1/2 human, 1/2 Vulcan”: the person belongs to each one. Someone with a subcommand icon but not of the Borg affiliation is Borg and also a member of the species they come from, found in the lore or by step 5.\n• Step 5: For all but Borg: if the picture fits a usual species of the printed affiliation, it is that one. With several affiliations, look among the usual species of all; the result holds in every mode.\n• Step 6: If none of this gives an answer, the person is humanoid.',
        'Usual species for step 5:\n• Federation, Non-Aligned and Starfleet: Human.\n• Dominion: Changeling, Jem’Hadar, Vorta.\n• The others, except Neutral: the species of the same name as the affiliation.',
        'The glossary announces some exceptions, but its list of them is missing.',
        'Comparing: two people are of the same species if they have any one in common. Example: Spock is Vulcan and Human, K’Ehleyr Klingon and Human. Racial Tension does not stop them when it selects the two, since both are Human. Yet both are targets for Hate Crime, he as the only Vulcan, she as the only Klingon. If both are in play as Seek Out New Life is triggered, no Vulcan, Human or Klingon may be downloaded, not even one who has another species besides. To download Daniel Kwan, neither of his species (Human, Napean) may be in play.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'race; half vulcan; which people are human; alien; same species; what is he; mixed origin; what breed is she; bloodline of a half breed; what breed is this guy',
      see: ['C-TERM-021', 'C-TERM-196', 'C-TERM-082', 'C-TERM-190'],
    },
  ],
};
