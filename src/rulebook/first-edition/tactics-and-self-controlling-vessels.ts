import type { Chapter } from '../entry.ts';

/** Tactics and self-controlling vessels. */
export const tacticsAndSelfControllingVessels: Chapter = {
  title: 'Tactics and self-controlling vessels',
  entries: [
    {
      id: 'C-SHIPBAT-14',
      title: 'Playing a tactic in battle',
      text: 'In step 4 of a ship battle each player with a Battle Bridge side deck may:\n• draw up to two Tactic cards from its top, looking at the first before deciding on the second (cards played in step 3 may allow more);\n• lay one of them face down as the current tactic, whatever the number of ships firing;\n• put the rest face up under the side deck.\n\nBoth current tactics are turned up together. Used tactics never go to your discard pile but face up under the side deck. When no face-down cards are left, shuffle the face-up ones and turn them down again.\n\nA tactic works even if your only card in the battle is a facility. A facility without usable WEAPONS targets nothing, so it gets no good from the ATTACK bonus.',
      source: 'Glossary: battle - ship; Battle Bridge side deck; tactic',
      terms: 'tactic card; battle bridge door; draw two tactics; current tactic; tactics deck; step 4',
      see: ['C-SHIPBAT-03', 'C-SHIPBAT-15', 'C-DECK-23'],
    },
    {
      id: 'C-SHIPBAT-15',
      title: 'Damage markers and default damage',
      text: 'If you have a Battle Bridge side deck, all damage that you cause, in battle, by dilemmas or otherwise, is shown by Tactic cards laid on the target as damage markers. The symbols on your current tactic say which:\n• tactic down: lay that tactic itself on the target;\n• tactic flip: draw the next Tactic card of your side deck and lay it there.\n\nWithout a current tactic (none played, nullified, or outside battle) you deal default damage: 2 drawn markers for a hit, 4 for a direct hit. The results stand at the foot of each Tactic card; copies of one marker add up.\n\nWhen your side deck has no Tactic card left you can do no more damage until markers come back. Markers and rotation damage are never mixed on a ship. Marker symbols on other cards (Breen CRM114, HQ: Orbital Weapons Platform) work only if you have the side deck; rotation does not stand in for them.',
      source: 'Glossary: damage; battle - ship',
      terms: 'damage with tactics; four cards direct hit; marker symbols; empty tactic deck',
      see: ['C-SHIPBAT-06', 'C-SHIPBAT-14', 'C-DOCK-06'],
    },
    {
      id: 'C-SHIPBAT-16',
      title: 'Tactics with a required ship, tactic downloads',
      text: 'Most tactics work with any ship and give certain ships a bonus. A tactic whose text begins with “Requires a ship with … firing”, such as Chain Reaction Pulsar, can be your current tactic only if the ship that it asks for fires in this battle.\n\nA card or special-download icon that downloads a Tactic card takes it from your Battle Bridge side deck only, at the moment when tactics are drawn. With a special-download icon it must become your current tactic. A tactic can never be downloaded as a damage marker.',
      source: 'Glossary: tactic; battle - ship',
      terms: 'requires a ship firing; download a tactic; make it so; special tactic',
      see: ['C-SHIPBAT-14', 'C-DOWNLOAD-10'],
    },
    {
      id: 'C-SHIPBAT-17',
      title: 'Firing at several targets at once',
      text: 'A Borg Ship dilemma and a Borg ship with a Multiplexor Drone aboard may fire at two or more targets in one battle. Their fire, or return fire, is split into engagements. Each engagement has one target, though several cards may fire at it, and its own ATTACK and DEFENSE totals. Each player’s one current tactic counts anew in every engagement.\n\nIf you hit two or more targets and your tactic bears the tactic down symbol, the tactic goes on one of them, your choice; for each other target the symbol means a drawn marker. Drawn markers go on unseen, target by target: choose a ship, draw and place its markers, choose the next.\n\nDestroyed cards stay until the battle ends, so you cannot take back their markers for use in the same battle.',
      source: 'Glossary: battle - ship - multiple targets',
      terms: 'multiplexor drone; nine of seventeen; two targets; split fire; engagement',
      see: ['C-SHIPBAT-01', 'C-SHIPBAT-15', 'C-SHIPBAT-18'],
    },
    {
      id: 'C-SHIPBAT-18',
      title: 'Borg Ship and other self-controlling cards',
      text: 'A card with the self-controlling icon is a vessel or being that no player controls. Each player may own one active on the spaceline: when a second one of yours is played or met, you discard one of them, your choice. A dilemma of this kind stays at the location where it was met unless it says otherwise.\n\nAt the end of every turn it acts by its text. If it attacks, it attacks all eligible targets present; both players’ cards are attacked in two battles, in the order that the turn player likes. Then it moves its RANGE toward the far end of the spaceline (in a tie the opponent of its owner picks the direction). It needs 1 RANGE to leave the spaceline and is discarded when it does.\n\nAny non-Borg player may attack it with unstopped ships there; Borg only as their own limits allow. It returns fire at every ship and facility that attacked it and at nothing else, at several targets at once. It uses no player’s tactics: it deals default damage (2 markers for a hit, 4 for a direct hit) if your opponent has a Battle Bridge side deck, otherwise rotation damage. It is damaged as a ship is.\n\nIt is not a ship: cards about ships (Calamarain, Q-Net, Wormhole) miss it, and so do Isabella, Into The Breach, Plasma Fire, Warp Core Breach and the first function of Anti-Matter Spread.',
      source: 'Glossary: self-controlling icon',
      terms: 'borg ship dilemma; moves by itself; self-controlled; far end; attacks at end of turn; roaming',
      see: ['C-SHIPBAT-17', 'C-BATTLE-01', 'C-SPACELINE-09'],
    },
  ],
};
