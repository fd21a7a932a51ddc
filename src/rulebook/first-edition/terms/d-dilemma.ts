import type { Chapter } from '../../entry.ts';

/** Glossary terms from dilemma resolution to discarding. */
export const termsDilemma: Chapter = {
  title: 'Terms: dilemma resolution to discarding',
  entries: [
    {
      id: 'C-TERM-118',
      title: 'dilemma resolution',
      text: [
        'You meet dilemmas singly and finish each before the next: turn over the bottom seed card, read it yourself, and work through its parts. A dilemma can have a trigger, targets, a nullifier, conditions and a cure. Only conditions that you fail to meet stop your Away Team, or your ship and crew; a dilemma without conditions stops nobody unless it says so.',
        'Scope: all this is for dilemmas that lie under a mission or Empok Nor. Q-icon dilemmas belong here when they were seeded as space/planet dilemmas (with Beware of Q, or Hide and Seek), not when a Q-Flash brings them. “Mission attempt” here also means scouting and commandeering attempts, unless something else is said. Combo dilemmas have some rules of their own. There is also an official Dilemma Resolution Guide for single cards.',
        'Requirements is the common name for nullifiers, conditions and cures. Ancient Computer, Isolinear Puzzle and Phased Matter each require ENGINEER (as condition, nullifier and cure in turn); No Loose Ends only targets ENGINEERs and requires none.',
        'Counting requirements:\n• STRENGTH>40 means the sum of your whole Away Team or crew. Apply attribute modifiers first, both for requirements and for targets (Lower Decks, phasers, The Emissary).\n• For a personnel type, say MEDICAL, skill and classification both count, unless the card is stricter.\n• “2 Navigation” can come from two people or from one who has Navigation x2. “A personnel with 2 Navigation” must be one person.\n• To double a dilemma’s effects (Howard Heirloom Candle) doubles the results alone, for example two deaths in place of one. To double a dilemma (Taar, Lore) doubles everything: requirements, results and points. Added or subtracted requirements come first, doubling afterwards. No requirement falls below zero.',
        'Who takes part: during the attempt, only the people who make it can overcome, cure, nullify or trigger the dilemma or be its targets. “Crew”, “all crew”, “Away Team” and the like mean just that group, so people who are stopped, disabled, in stasis or intruders are left alone. Anyone whom a dilemma stops, disables or puts in stasis is out of the attempt and of the dilemmas that follow. People placed or held with a dilemma on a mission, held by aliens and so on can neither use nor share skills and attributes. Broader words reach bystanders too: “personnel at this location”, “all life on ship”. A dilemma that stays in play can later affect others, even your opponent’s people (Crystalline Entity, Dal’Rok).',
        'Damage: a dilemma that damages your ship does default damage: two damage markers if your opponent uses a Battle Bridge side deck, otherwise rotation damage.',
        'Trigger: a thing or situation, named at the start and often after “if”, without which the dilemma does nothing. If it is missing, discard the dilemma at once, unless an “otherwise” part gives another effect. Examples: “If this is a Federation Ship…”, a test whether The Traveler: Transcendence affects you, and a card that stops SECURITY and OFFICER androids, otherwise kills a non-android.',
        'Targets: the cards it affects (such as people selected to die), what it is placed on, or where something is relocated to. They are picked at random, by the opponent or by the owner. Superlatives (“strongest”, “most CUNNING”, “highest total attributes”) that tie are decided by the opponent of the player who faces the dilemma.\n• If your own game text takes everybody away before a dilemma just met can target anyone, it goes back under the mission and the attempt ends: Elim Garak, alone, avoids the random selection of Armus – Skin of Evil. Flight of the Intruder can have the same outcome.\n• If it targets cards with a specific feature (a male, a non-Cardassian, someone with Empathy) and none is there, discard it at once, like a missing trigger. This does not hold for features that are a condition.\n• If it names two targets with different features (one hologram, one non-hologram) and just one is there, it targets that one.\n• A number is no feature: where two people should be selected and one is there, that one is selected.\n• Discard it too if a ship or facility that it should be placed on is missing, or a destination (the furthest planet where there is no other planet).',
        'Nullifiers: skills, attributes, characteristics, people, equipment, an action or a card play which the dilemma, or another card, says nullifies it. A form of “nullify” always stands there. Nullifying answers the start of the encounter: if the nullifier is present or played then, the dilemma is discarded without effect. Some that entered play, or last on a ship or a person, can be nullified later too, much like a cure. A countdown icon nullifies the dilemma by itself after that many turns of the player who seeded it. Examples: Shelby OR 4 SECURITY; an evacuation of the ship at your outpost until the turn’s end; “Nullify with Plexing”; Dathon, who nullifies Tamarian-related dilemmas where he is present.',
        'Conditions: what must be present to escape the harm, mostly after “unless” or “to get past”. If you can meet them, you overcome the dilemma automatically and discard it; you may not decline. Some concern the player. Examples: SECURITY and MEDICAL present; Empathy, Diplomacy, Morn or any Scotty; the most CUNNING MEDICAL who helps aliens and is relocated (not a target in the sense of these rules); at least 50 points. An “unless” tied to a later deadline is a cure.',
        'Cures: what cancels a lasting or delayed effect, typical for diseases. An action (playing a card, returning to the outpost) can be a cure. The effect comes first; if the people who are left still have what is needed, they cure it before the next dilemma. (A nullifier would have come before the effect.) When cured, it is discarded. Examples: 2 MEDICAL and Biology; Emergency Transporter Armbands, a Timepod Ring or an ENGINEER who newly arrives; a ship that is lost when your second full turn ends if neither 2 SCIENCE nor 2 ENGINEER came aboard.',
        'Entering play: a dilemma with a long-term effect enters play, on the table, on a person, ship, facility, mission or the spaceline, or by implication as a reminder. It may work all the time, on every turn of both players, or as each turn of the one who met it starts or ends. It leaves when nullified, cured, expired or destroyed, or with the card that it is on. Examples: Rascals, Hyper-Aging, Borg Ship, Nitrium Metal Parasites, Harvester Virus, Interphasic Plasma Creatures, Lethean Telepathic Attack.',
        'Where the card goes:\n• Discarded without effect: trigger or featured target missing, or nullified.\n• Conditions met: discarded.\n• Conditions not met: back under the mission to be met again (Ancient Computer), unless it says “discard dilemma” (Gravitic Mine) or “mission continues” (Garanian Bolites), or enters play (Lethean Telepathic Attack on a person, Interphasic Plasma Creatures on the table).\n• No conditions: discarded once its instructions are done, effect or not, unless it enters play (Maman Picard, Ooby Dooby, Shot in the Back).\nWhere you aren’t stopped, the people who are left must go on with the attempt.',
        'Choices: if it offers two ways, carry out the one you choose and ignore the other (give up the attempt until somebody completes a different mission OR go on at the risk of points; one Away Team member dies OR is beamed up at a penalty). Such dilemmas usually have no conditions. See the card Tarellian Plague Ship.',
        'Points: positive or negative bonus points are scored when you overcome the conditions (Chalnoth), cure it (Hyper-Aging) or as it instructs (Cytherians, Borg Ship, Edo Probe). The card then lies in your bonus point area, even where it says discard; a Borg player discards it. You score nothing for one that was nullified, lacked its trigger or targets, was failed or stayed uncured.',
        'Scouting: “mission continues” and “abort mission” hold for scouting as well. Text about mission attempts, attempting a mission or solving it does not.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'overcome a dilemma; pass a dilemma; trigger; nullifier; condition; cure; fail a dilemma; unless; how do i get past the obstacle; beat the hazard; do i have enough to survive it',
      see: ['C-TERM-119', 'C-TERM-120', 'C-TERM-396', 'C-TERM-359'],
    },
    {
      id: 'C-TERM-119',
      title: 'dilemma resolution - summary',
      text: [
        'Check the parts of a dilemma in this order: trigger and targets, conditions, instructions, nullifier, cure.',
        '• 1. The trigger is missing and there is no “otherwise”, or it targets something with specific features and nothing fits: discard it, nothing more happens, and the attempt goes on.\n• 2. It has conditions: see whether your crew or Away Team meets them. Met: discard it (with a point box it goes to your bonus point area), and you must go on. Not met: follow its instructions. Unless it reads “mission continues”, your Away Team or your ship and crew are stopped and the attempt is over. It returns face down beneath the seed stack to be met again, unless it reads “discard dilemma” or “mission continues” or enters play (on a mission, ship, person or the spaceline).\n• 3. It has no conditions: follow its instructions. Nobody is stopped unless it says so in words, and those left must go on. Discard it unless it enters play; with a point box it goes to your bonus point area.\n• 4. You nullify it, with what is present, a played card or a named action: discard it without further effect and go on.\n• 5. It has a cure: it takes effect first. If you still have the skills afterwards, discard it (bonus point area with a point box) and go on. Passing effects such as disabling end when it is discarded.',
        'Responses: this order supposes that your opponent does not respond to the encounter, as with Beware of Q, which puts a Q-Flash in its place. Nobody may respond until targets have been chosen, or trigger or target found missing, and you have checked whether the conditions, if there are any, can be met.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'dilemma steps; dilemma order; short version; what happens in a dilemma; checklist; quick guide to obstacles; hazard cheat sheet; tl dr facing hazards',
      see: ['C-TERM-118', 'C-TERM-012', 'C-TERM-120'],
    },
    {
      id: 'C-TERM-120',
      title: 'dilemma timing',
      text: [
        'A whole attempt, be it a mission, scouting or commandeering attempt, counts as one action. Meeting each seed card is a sub-action of it, and so is solving the mission. Nothing may break in except valid responses and actions that suspend play.',
        'You may respond to meeting a certain dilemma or to its results. Eyes in the Dark can answer any dilemma, Q2 any Q-related one, Howard Heirloom Candle an Anaphasic Organism, Empathic Echo or Coalescent Organism, and Strike Three a battle that Cardassians brought by Sleeper Trap have started. A card or action that suspends play can interrupt a dilemma as well.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'interrupt a mission attempt; respond to a dilemma; during an attempt; play a card in the middle of; cast something while facing the hazard; sneak a card in mid obstacle; is the entire try one thing',
      see: ['C-TERM-010', 'C-TERM-013', 'C-TERM-401'],
    },
    {
      id: 'C-TERM-121',
      title: 'direct hit',
      text: 'You score a direct hit on a ship when your ATTACK total exceeds double the DEFENSE total of your opponent.',
      source: 'Glossary',
      terms:
        'what a direct hit does; critical hit; twice the defense; big damage; super shot beyond double; instant kill blast; double their protection',
      see: ['C-TERM-187', 'C-TERM-055', 'C-TERM-107'],
    },
    {
      id: 'C-TERM-122',
      title: 'disabled',
      text: [
        'Think of a disabled person as unconscious: nothing on the card can be used until the card or effect behind it is cured or nullified. A card (Hypospray, Ktarian Game) or a rule can disable; captives, for example, are disabled unless Brainwashed. Deactivated holograms are handled as disabled.',
        'Unusable means all of it: game text, attributes, icons, lore, skills and traits such as gender, species or being a matching commander. A disabled person performs no actions and does not enable text that needs that person in play. You may beam or move the card the way you would an Equipment card, though in no other respect is it equipment.',
        '• A disabled person with Treachery does not let you download others there with Recruit Mercenaries.\n• A disabled android does not keep the ship at Paxan “Wormhole” from being relocated.\n• A disabled Data does not let you choose for All Threes.\n• Someone whose death brings bonus points, like Aamin Marritza, still scores them: to be killed ends the disabling.',
        'Battle: if a group that contains disabled people is attacked in a personnel battle, they meet no adversaries, yet the random death at the end can still fall on them. Cards that name people in stasis do not touch the disabled, though the two states resemble each other.',
        'Ships: a disabled ship attribute (“Pup”) is an undefined attribute. Disabled special equipment (Vole Infestation) is off line and good for nothing. Neither of them disables the ship itself.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'unconscious; knocked out; deactivated; asleep; cannot be used; stasis difference; guy in a coma; crewman switched off for good; faint and useless',
      see: ['C-TERM-307', 'C-TERM-393', 'C-TERM-190', 'C-TERM-107'],
    },
    {
      id: 'C-TERM-123',
      title: 'discard pile',
      text: [
        'You may neither search nor reorder a discard pile, your own or your opponent’s, unless a card lets you. Palor Toff – Alien Trader, for instance, lets you look through your pile for a card, not reorder it. Cards are discarded face up, and what you take back you must show your opponent. (Seed cards that you put beneath a mission need not be shown, for example Q’s Planet, or with Hide and Seek.)',
        'Exchanges: a card that is exchanged for one in your discard pile (Palor Toff – Alien Trader, Res-Q) swaps places with it: the one comes to your hand, the other takes its spot in the pile. You pick the card in the results step; at initiation only the pile as such is the target. So if you play Res-Q, your opponent can answer with Countermanda and remove three cards of your pile before you look and pick.',
        'Which pile: discarded cards go to the pile of their original owner, unless something else is stated. Cards that entered play from certain side decks are an exception, and cards whose points you score go to your bonus point area.',
        'Coming back: a discarded artifact, even back in your hand, is useless until you earn it again. Effects on a card end when it is discarded and stay ended if it is played again (a person under Frame of Mind is free of it), but text that works once per game is not renewed.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'graveyard; trash; look through discards; retrieve a card; used cards; dig through the scrap heap; fish something back out; whose dump does it go to',
      see: ['C-TERM-124', 'C-TERM-033', 'C-TERM-060', 'C-TERM-014'],
    },
    {
      id: 'C-TERM-124',
      title: 'discarding',
      text: [
        'You may discard from your hand or the table only where a card or rule allows or demands it. The card normally goes to its owner’s discard pile, unless it must or may go elsewhere, such as your bonus point area or under The Next Emanation. Side decks have their own rules.',
        'Several cards at once (a destroyed ship with everything aboard, your whole hand with Handshake) go to the pile one after the other, in an order of your choice, so that your opponent can see each.',
        'As a cost: a discard that a mission wants as a requirement or for extra points is made when you solve it, from the crew or Away Team in the attempt and not from your hand. Any other discard, as for Static Warp Bubble, comes from the hand unless the card differs. One discard pays for one demand: the card for Static Warp Bubble cannot also reopen a Spacedoor.',
        'Lasting effects: a card with a long-term effect on people (Brain Drain, Barclay’s Transporter Phobia) counts as played on them, whether it says so or not. It lies there as a reminder and leaves when nullified, cured or expired, or together with the person.',
        'Death: to be “discarded” by a dilemma or another card is not to die or be killed, unless that card says so. Yuta is an exception.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'throw away; killed; death; dies; pay with a card; get rid of a card; toss it out; ditch stuff from hand; chuck it in the heap',
      see: ['C-TERM-123', 'C-TERM-205', 'C-TERM-372'],
    },
  ],
};
