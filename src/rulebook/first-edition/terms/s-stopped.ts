import type { Chapter } from '../../entry.ts';

/** Glossary terms from “Starfleet” to “suspends play”. */
export const termsStopped: Chapter = {
  title: 'Terms: S, Starfleet to suspends play',
  entries: [
    {
      id: 'C-TERM-390',
      title: 'Starfleet',
      text: 'Starfleet is one of the affiliations.',
      source: 'Glossary',
      terms:
        '22nd century; enterprise nx-01; archer; starfleet cards; before the federation crew; prequel show’s outfit; crew of the first warp five',
      see: ['C-TERM-019', 'C-TERM-002', 'C-TERM-167'],
    },
    {
      id: 'C-TERM-392',
      title: 'starting the game',
      text: 'First you choose a starting player, in any way that both agree on. After that come the four seed phases and then the play phase. The starting player begins every seed phase and has the first turn of play.',
      source: 'Glossary',
      terms:
        'who goes first; who begins; first player; coin flip; setup order; begin; roll dice for going before; rock paper scissors beforehand; very first thing to do',
      see: ['C-TERM-357', 'C-TERM-300', 'C-TERM-427'],
    },
    {
      id: 'C-TERM-393',
      title: 'stasis',
      text: [
        'A person or ship in stasis is frozen, as in suspended animation, until released in the way that the freezing card states. It cannot be used in any manner: not its text, attributes, icons, lore, skills or equipment, nor traits like gender, species or being a matching commander. It counts as in play for uniqueness and nothing else.',
        'It can take no action, be moved or be beamed. Examples: someone with Treachery in stasis does not let you download with Recruit Mercenaries there; an android in stasis on a ship does not keep Paxan "Wormhole" from relocating that ship; Borg cannot report to a Borg Cube in stasis by the text of the cube.',
        'Battle: in ship battle, nobody may target a card in stasis. It stays out of personnel battle and is never in the random selection of who dies.',
        'Effects on everything, like Anti-Time Anomaly or timeline disruption by the Borg, hit cards in stasis as well. Any other card can affect them or be played on them only if it expressly says so, as Dead in Bed does. If someone who is worth bonus points when killed (Aamin Marritza, for one) is killed in stasis, the stasis ends with that and the points are scored.',
        'What is aboard a ship in stasis is in stasis too, unless a Cyber Drone prevented it. People aboard who are not in stasis for that reason can neither move the ship nor beam off with its transporters.',
        'A card that already lies on one in stasis is suspended, except where its text is about a player or about other cards outside the stasis. Aboard such a ship an Aphasia Device disables nobody, and countdowns (Ketracel-White, REM Fatigue Hallucinations) do not run. Writ of Accountability concerns a player and goes on even if its bearer enters stasis.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'frozen; suspended animation; cyber drone; cannot act; asleep; release from freezing; put in deep freeze; put him on ice; thaw out of cryo',
      see: ['C-TERM-205', 'C-TERM-122', 'C-TERM-396', 'C-TERM-414'],
    },
    {
      id: 'C-TERM-394',
      title: 'station',
      text: 'A station is one kind of facility.',
      source: 'Glossary',
      terms:
        'space station; nor; deep space 9; base; starbase; not an hq nor an outpost; orbital hub sort; ds9 or k-7 kind',
      see: ['C-TERM-163', 'C-TERM-374'],
    },
    {
      id: 'C-TERM-395',
      title: 'stealing',
      text: [
        'You may not steal equipment, not even when nobody watches over it, unless a card allows you to, like HQ: Return Orb to Bajor or Reginod.',
        'What you steal comes under your control and works as your own, without regard to limits on affiliation or species for its use, like “Klingon use only”. Nothing else about it changes: equipment that strengthens only Klingons still does just that, and other conditions remain. A Romulan Cloaking Device, for instance, works only on a Romulan ship, or on a ship of The Original Series with 2 ENGINEER aboard.',
        'Cards that you control already cannot be stolen by you. At the end of the game all stolen cards go home to their owners.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'take opponent’s equipment; theft; grab a hand weapon; unattended equipment; klingon use only; reginod; rob him of his kit; swipe his gun; pinch a gadget',
      see: ['C-TERM-154', 'C-TERM-093', 'C-TERM-289'],
    },
    {
      id: 'C-TERM-396',
      title: 'stopped',
      text: [
        'A stopped card may not move, walk, be beamed, cloak, phase, staff a ship, take part in battle or in any attempt (mission, commandeering, scouting), or be stopped again, for instance as a cost. When the next turn starts it becomes unstopped by itself, unless a longer time is stated.',
        'What stops cards:\n• A dilemma with conditions that the group cannot overcome stops the entire Away Team, or the ship and its crew.\n• Battle stops all cards that took part.\n• Beaming a Tribble card, or carrying and then dropping one, stops whoever did it.\n• Some cards say that they stop certain people or ships. People singled out by a dilemma become a separate group and are out of the attempt.',
        'What does not:\n• Failing to complete a mission once its dilemmas are resolved does not stop the group.\n• A ship that has used all its RANGE is not stopped.',
        'But if your ship is stopped, your cards aboard are too.',
        'Stopped cards can be targeted by whatever does not make them do one of the forbidden things. So Magic Carpet Ride OCD may relocate your stopped ship, but you cannot play Emergency Transporter Armbands on stopped people, who may not beam.',
        'Other actions and skills stay open to them. They may operate transporters for unstopped cards, use a downloading skill, lend traits or skills to cards like Ketracel-White, Paxan "Wormhole", Navigate Plasma Storms, Kurlan Naiskos or Defiant Dedication Plaque, and, as Borg, share their skills with the hive. During an attempt, however, they contribute nothing to trigger, overcome, nullify or cure dilemmas.',
        'If someone attacks stopped cards, these are unstopped for that battle and may defend themselves.',
        'Even if people are stopped for a given time (Parallel Romance, Chinese Finger Puzzle), other cards may unstop them, such as Distortion Of Space/Time Continuum or Deanna Troi.',
        'Equipment:\n• It is stopped along with an entire team or crew that fails a dilemma with conditions (Chula: The Dice), meets one without conditions that says it stops the whole group (Sarjenka), or has been in battle.\n• It is not stopped if a card stops selected people (Lineup), even when those are the only ones in the group.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'exhausted; unstopped; cannot move this turn; tapped; after battle; failed dilemma; can stopped people use skills; how long; worn out for now; sit out until next turn; when are they ready again',
      see: ['C-TERM-118', 'C-TERM-307', 'C-TERM-240', 'C-TERM-054'],
    },
    {
      id: 'C-TERM-398',
      title: 'stunned and mortally wounded',
      text: 'Someone stunned or mortally wounded still modifies others, for instance by adding to their attributes. But other skills of theirs are out of use: a stunned MEDICAL cannot run the Genetronic Replicator, and a stunned Elim Garak cannot get out of the random selection for who is killed.',
      source: 'Glossary',
      terms:
        'knocked out; dying; skills while stunned; injured in battle; hurt; nearly dead still helpful; out cold in a scrap; wounded guys’ bonuses',
      see: ['C-TERM-054'],
    },
    {
      id: 'C-TERM-401',
      title: 'suspends play',
      text: [
        'You may play a card that says it “suspends play” at any moment of the play phase, your opponent’s turn included. It can break into any action. When it has been resolved, the interrupted action goes on.',
        'So does the use of a special download icon. If no action is under way, nothing is suspended. In the seed phases you may not suspend play.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'interrupt anything; break in; at any moment; in the middle of an action; special download timing; freeze time and do mine; pause the game; halt everything for my play',
      see: ['C-TERM-135', 'C-TERM-010', 'C-TERM-040'],
    },
  ],
};
