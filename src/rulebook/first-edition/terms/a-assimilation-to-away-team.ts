import type { Chapter } from '../../entry.ts';

/** Glossary terms from assimilated counterpart to Away Team battle. */
export const termsAssimilation: Chapter = {
  title: 'Terms: assimilation to Away Team battle',
  entries: [
    {
      id: 'C-TERM-034',
      title: 'assimilated counterpart',
      text: 'The glossary has no text of its own for this term. How somebody becomes a counterpart is told under “assimilation – personnel”, what a counterpart may do under “counterpart”, and how to turn it into a drone on the card He Will Make an Excellent Drone.',
      source: 'Glossary',
      terms:
        'locutus; borg counterpart; he will make an excellent drone; assimilate counterpart; captain turned cyborg entry; where is the half borg explained; famous borg captive male',
      see: ['C-TERM-037', 'C-TERM-101'],
    },
    {
      id: 'C-TERM-035',
      title: 'assimilation',
      text: 'With Objectives and other cards that allow it, your Borg can assimilate planets as well as your opponent’s ships and personnel. A card or rule must permit it, and what you already control can’t be assimilated. Assimilated cards change in fixed ways: see the terms for personnel, planets and ships.',
      source: 'Glossary',
      terms:
        'assimilate; resistance is futile; borg take over; turn into borg; what can borg assimilate; swallow enemy stuff into hive; cyborgs grab what; convert foes to my side',
      see: ['C-TERM-037', 'C-TERM-038', 'C-TERM-039', 'C-TERM-062'],
    },
    {
      id: 'C-TERM-037',
      title: 'assimilation – personnel',
      text: [
        'An opposing personnel that your Borg assimilate becomes a Borg drone under your control, with the changes below. For your opponent it still counts under the persona rule: they may not report another instance of a persona that isn’t universal.',
        [
          'What changes on a new drone:',
          '• Its affiliation becomes Borg.',
          '• Its gender no longer matters to the Borg.',
          '• Its classification, if it has one, turns into its first-listed regular skill.',
          '• If it has subcommand icons already, it keeps them and loses all other normal staffing icons.',
          '• If it has none, its printed staffing ability becomes a subcommand icon: Command becomes Communication, Staff becomes Navigation, neither becomes Defense.',
          '• No drone has a subcommand icon twice. So the Seven of Nine who is Non-Aligned and Federation loses her Staff icon instead of converting it.',
          '• Each subcommand icon sets an attribute to 7: Communication sets INTEGRITY, Navigation sets CUNNING, Defense sets STRENGTH. Every attribute not set like this becomes 5.',
        ].join('\n'),
        'ANIMALs and holographic recreations are never assimilated or targeted for it, and you leave them out of selections for abduction and assimilation. Everyone else can be assimilated, androids, changelings and your opponent’s Borg included, unless a card says otherwise. Example: with The Kazon Collective in play, its owner’s Kazon are immune to assimilation.',
        [
          'The objective Assimilate Counterpart lets you assimilate a male personnel as a counterpart instead. He changes as a drone does, except:',
          '• For Borg-related cards only, he stays male. Male’s Love Interest, for example, doesn’t affect him.',
          '• He has all three subcommand icons: Communication, Navigation and Defense.',
          '• He keeps his INTEGRITY and CUNNING, and his STRENGTH rises by 3. If he was a counterpart before, all his attributes stay as they were.',
          '• For cards that need a matching counterpart, such as Service the Collective or Assimilate Homeworld, his old affiliation still counts. Of a multi-affiliation personnel all affiliation icons count.',
        ].join('\n'),
        'You may have one counterpart, or one personnel targeted to become one, at a time in your Collective. While somebody is so targeted, that personnel can’t become a drone and stays out of all selections for it. A dual-personnel card can’t be targeted to become a counterpart. He Will Make an Excellent Drone turns a counterpart into a drone.',
        'Cards played or placed on the personnel earlier stay in play; you don’t check again whether they could be played there.',
        'The Borg overlays of the Enhanced Premiere product let you assimilate nothing, and laying one on a non-Borg card doesn’t make that card fit for your deck. You may sleeve an overlay with a personnel you assimilated, to remember its changes.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'assimilate a person; turn into drone; become counterpart; subcommand icons; borg attributes; overlay; can holograms be assimilated; what stats does a new drone get; enemy person joins my hive; make him a cyborg',
      see: ['C-TERM-101', 'C-TERM-139', 'C-TERM-292', 'C-TERM-004'],
    },
    {
      id: 'C-TERM-038',
      title: 'assimilation – planet',
      text: [
        [
          'When you assimilate a planet, these cards of your opponent there are assimilated with it:',
          '• personnel, equipment and landed ships on the planet;',
          '• facilities at that location, with all personnel and equipment in or aboard them;',
          '• ships docked at a facility.',
        ].join('\n'),
        'Personnel and equipment aboard landed or docked ships are spared.',
        'An assimilated facility becomes Borg in affiliation. You may report cards to it under the usual rules for native quadrants.',
        'Seeded artifacts: if Sixteen of Nineteen, your Survey Drone, is there at that moment, it may acquire them. Otherwise artifacts, and cards seeded like them, are laid face up on the planet. Later your Survey Drone, or non-Borg personnel present, may acquire them.',
        'Nobody may attempt the mission of an assimilated planet. The affiliation icons of the mission mean nothing any more, so facilities that need one of them to match can’t be built there.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'assimilate planet; assimilated facility; assimilate outpost; survey drone; artifacts on assimilated planet; hive swallows a world; everyone on the surface becomes mine; borg eat the planet',
      see: ['C-TERM-035', 'C-TERM-033', 'C-TERM-163', 'C-TERM-254'],
    },
    {
      id: 'C-TERM-039',
      title: 'assimilation – ship',
      text: [
        'An opposing ship that your Borg assimilate comes under your control and becomes Borg in affiliation. Your opponent still has to obey the persona rule for it.',
        [
          'Its staffing requirements change:',
          '• Borg requirements stay as they are.',
          '• Command becomes Communication.',
          '• Staff becomes Navigation.',
          '• Every other icon becomes Defense.',
          '• Requirements that are not icons no longer matter.',
        ].join('\n'),
        'Ships carried aboard are assimilated too, but the personnel and equipment aboard are not. You also gain control of the cards that were played or placed on the ship before, such as a Kurlan Naiskos.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'assimilate ship; borg take a ship; staffing of assimilated ship; carried ships assimilated; crew of assimilated ship; hive hijacks a vessel; what flies a converted ship; do passengers get converted too',
      see: ['C-TERM-035', 'C-TERM-093', 'C-TERM-369', 'C-TERM-079'],
    },
    {
      id: 'C-TERM-040',
      title: 'at any time',
      text: 'An action with these words may be used in your turn and in your opponent’s, in every phase but the start and the end of a turn. It must fall between two other actions or be a valid response; it can’t break into an action that it has nothing to do with.',
      source: 'Glossary',
      terms:
        'whenever; either player’s turn; timing phrase; any phase; opponent’s turn; no matter whose turn; on demand usage; as soon as i please',
      see: ['C-TERM-013', 'C-TERM-015', 'C-TERM-401'],
    },
    {
      id: 'C-TERM-041',
      title: 'ATTACK bonus',
      text: 'This number stands on Tactic cards. In a ship battle you add up the WEAPONS of your ships that fire, and add the ATTACK bonus of your current tactic if you have one; the sum is your ATTACK total. The bonus doesn’t count as an attribute enhancement.',
      source: 'Glossary',
      terms:
        'tactic attack number; weapons total; attack total; ship battle bonus; firepower; plus on guns in space; offensive number on maneuver card; add to my shooting',
      see: ['C-TERM-055', 'C-TERM-402', 'C-TERM-112'],
    },
    {
      id: 'C-TERM-042',
      title: 'attempt',
      text: 'There are three kinds: affiliations other than Borg make mission attempts and commandeering attempts; Borg make scouting attempts.',
      source: 'Glossary',
      terms:
        'try a mission; mission attempt; commandeering attempt; scouting attempt; can borg attempt missions; things one may have a go at; kinds of tries; give it a shot',
      see: ['C-TERM-240', 'C-TERM-353', 'C-TERM-354', 'C-TERM-091'],
    },
    {
      id: 'C-TERM-043',
      title: 'attribute',
      text: 'Attributes are the numbers of Personnel, Ship and Facility cards. A personnel has INTEGRITY, CUNNING and STRENGTH. A ship has RANGE, WEAPONS and SHIELDS. A facility may have WEAPONS, SHIELDS or both.',
      source: 'Glossary',
      terms:
        'stats; numbers; integrity; cunning; strength; range; weapons; shields; the three figures on a card; what are the values called; brains brawn and honesty',
      see: ['C-TERM-044', 'C-TERM-045', 'C-TERM-429', 'C-TERM-437'],
    },
    {
      id: 'C-TERM-044',
      title: 'attribute enhancements',
      text: [
        'Only a change that raises an attribute of a ship or personnel is an attribute enhancement.',
        'ATTACK and DEFENSE bonuses are not, nor is the protection that a facility extends from its SHIELDS. That is why Shipwreck and Weak Spot don’t stop a facility from extending SHIELDS around ships.',
        'Some ships have a restriction box; the Keldon Advanced, for one, wants Obsidian Order aboard. Having the needed skill or characteristic aboard is no enhancement; missing it is a reduction.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'boost; plus; stat increase; raise attributes; bonus; keldon advanced; restriction box; buff my guy; is a power up; does missing crew weaken a ship',
      see: ['C-TERM-045', 'C-TERM-055', 'C-TERM-339'],
    },
    {
      id: 'C-TERM-045',
      title: 'attribute modifiers',
      text: [
        'When several cards change the same attribute of a ship or personnel, you first add and subtract, then multiply. It makes no difference in which order the cards were played.',
        'If a card or rule gives the attribute a fixed value, treat that value as if it were printed. Rotation damage works so: it doesn’t modify RANGE but sets it to 5.',
        'Always use the modifiers of cards in play, for dilemmas, for STRENGTH in battle and so on. Cards in your hand are never modified (for Royale Casino dilemmas, for instance).',
        [
          'Some cards, like U.S.S. Enterprise-B or Abandon Ship!, ask whether an attribute is reduced:',
          '• It is, if a card says that it is reduced (Baryon Buildup), takes a number off it (Vole Infestation) or makes it “disabled” (“Pup”), even when something like a Plasmadyne Relay adds the same amount again.',
          '• Rotation damage reduces a ship’s RANGE.',
          '• When a ship “cannot move” because of Menthar Booby Trap, this alone doesn’t reduce its RANGE.',
        ].join('\n'),
        'No attribute goes below 0. An undefined attribute can’t be modified.',
        [
          'Example: the U.S.S. Enterprise with its 9-8-9 has a Plasmadyne Relay (RANGE and SHIELDS +2), a Kurlan Naiskos (all attributes x3), and a damage marker, Strafing Run (all attributes –1).',
          '• RANGE and SHIELDS: 9 + 2 – 1 = 10, times 3 is 30.',
          '• WEAPONS: 8 – 1 = 7, times 3 is 21.',
        ].join('\n'),
        'Example: Frame of Mind sets the attributes of Data (8-12-12) to 3-3-3. With a phaser (STRENGTH +2) his STRENGTH is 5.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'add then multiply; order of modifiers; reduced attribute; set to a value; stat math; below zero; plus and times; which math comes first; two buffs and a debuff; calculation order for values',
      see: ['C-TERM-044', 'C-TERM-046', 'C-TERM-133', 'C-TERM-429'],
    },
    {
      id: 'C-TERM-046',
      title: 'automatic modifiers',
      text: 'A modifier that simply happens, with no word like “may”, is automatic: you can’t refuse it. A text that gives a ship RANGE +1 while its personnel is aboard is automatic. A text by which that personnel “may” lower WEAPONS or RANGE by 2 for the rest of the turn leaves you the choice.',
      source: 'Glossary',
      terms:
        'mandatory modifier; optional or not; may; always on; forced bonus; can i decline a passive; must i take the buff; kicks in without asking',
      see: ['C-TERM-045', 'C-TERM-007', 'C-TERM-378'],
    },
    {
      id: 'C-TERM-047',
      title: 'Away Team and crew',
      text: [
        'Aboard your own ship or space facility, which means one that you control, your personnel are a crew. Everywhere else they are an Away Team. Aboard a ship or facility of your opponent they are intruders too. Each group needs at least one personnel; it may carry equipment.',
        'Your opponent may not look through your crews and Away Teams unless something has to be verified.',
        'Borg personnel form no Away Team except in a counter-attack or when a game text allows it. Holographic personnel and equipment exist only on ships and facilities, unless something like Mobile Holo-Emitter or Holo-Projectors lets them be on a planet.',
        'A card that names an Away Team usually leaves crews out: a Genetronic Replicator saves nobody in your crew, just people in your Away Team. A few space/planet dilemmas that named just one of the two by mistake have been revised to name both.',
        'Who belongs together: compatible personnel of yours are one group when they are aboard the same ship or facility (on a Nor, at the same site), or on the same planet and not inside a facility or landed ship. During your turn, those who are “stopped”, disabled or in stasis form a group apart. Personnel “stopped” by a dilemma are such a separate group for a while and take no more part in the mission attempt. When your turn ends, separate groups join the compatible ones present by themselves.',
        [
          'An Away Team always belongs to just one ship or space facility:',
          '• When teams from several of them beam to one planet, you name the single one that the combined team belongs to.',
          '• A team stays with the ship that it beamed or disembarked from until it boards another ship or space facility of yours, joins the team of another ship, or one of the two leaves the location (also when the ship goes into the future through Temporal Rift).',
        ].join('\n'),
        'Example: Memory Wipe is on your ship; you beam a team down and fly the ship elsewhere. The team then has its normal affiliations again.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'landing party; crew or away team; group of personnel; rejoin; separate team; which ship does a team belong to; team on planet; boarding group or shipmates; who is on the ground squad; two squads merge at night',
      see: ['C-TERM-212', 'C-TERM-396', 'C-TERM-118', 'C-TERM-371'],
    },
    {
      id: 'C-TERM-048',
      title: 'Away Team battle',
      text: 'On a card, “Away Team or Rogue Borg battle” and “Away Team battle” mean the same as personnel battle. Away Teams, crews and Rogue Borg can all be part of it.',
      source: 'Glossary',
      terms:
        'personnel battle; hand-to-hand; ground combat; fight between teams; rogue borg battle; is a squad brawl the same; old wording for fist fight; phrase for a surface scuffle',
      see: ['C-TERM-054', 'C-TERM-347'],
    },
  ],
};
