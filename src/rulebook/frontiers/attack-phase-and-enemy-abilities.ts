import type { Chapter } from '../entry.ts';

/** Attack phase and enemy abilities. */
export const attackPhaseAndEnemyAbilities: Chapter = {
  title: 'Attack phase and enemy abilities',
  entries: [
    {
      id: 'F-ATK-01',
      title: 'Normal and Long Range in the Attack phase',
      text: 'The Attack phase works like the Long Range Attack phase, but here normal Attacks count too. You may combine them freely with Long Range Attacks that you have not used yet.',
      source: 'Attack Phase, p.9',
      terms:
        'close combat; melee; final phase; ranged in attack phase; difference between last stage and sniping; use saved sniping up close; now plain guns work',
      see: ['F-LRA-08', 'F-ATK-02', 'F-ATK-04'],
    },
    {
      id: 'F-ATK-02',
      title: 'Sideways cards as Attack',
      text: 'In the Attack phase any card that is not a Damage Card may be played sideways as normal Attack 1, which is a normal Phaser attack.',
      source: 'Attack Phase, p.9',
      terms:
        'attack one; any card; turned card; phaser; rotate a card for a punch; tilted card as a gun; one point of punch from anything',
      see: ['F-CARD-06', 'F-LRA-06'],
    },
    {
      id: 'F-ATK-03',
      title: 'Effects for the Attack phase only',
      text: 'An effect that says it can be used only in the Attack phase cannot be used in any other phase of combat.',
      source: 'Attack Phase, p.9',
      terms:
        'restricted; timing; when; card locked to the last stage; why can’t i use this at the sniping stage; final punch only; why can’t i play this while sniping',
      see: ['F-COMBAT-19'],
    },
    {
      id: 'F-ATK-04',
      title: 'Several attacks in the Attack phase',
      text: 'In the Attack phase you may make several attacks against single enemies or defeat a group with one. Resistances work as in the Long Range Attack phase.',
      source: 'Attack Phase, p.9',
      terms:
        'split; multiple enemies; resistance; groups; how many volleys up close; one volley each or a big one; separate punches in the last stage',
      see: ['F-MULTI-03', 'F-LRA-04'],
    },
    {
      id: 'F-SPECIALS-01',
      title: 'Antimatter Weapon',
      text: 'If an enemy has the Antimatter Weapon, every point of its attack that you do not deflect does double damage.',
      source: 'Special Attacks, p.9',
      terms:
        'brutal; double damage; enemy ability; twice; monster whose hits count twice; icon for a nasty big bang; two scars per leftover point',
      see: ['F-DMG-02', 'F-CUBE-04'],
    },
    {
      id: 'F-SPECIALS-02',
      title: 'Biogenic Weapon',
      text: 'If an enemy has the Biogenic Weapon, then for each Damage Card that its attack puts into your hand another Damage Card goes into your discard pile.',
      source: 'Special Attacks, p.9',
      terms:
        'poison; extra damage; discard pile; enemy ability; venomous monster; scars in hand and in my used heap; infection doubles my junk; bitten by a venomous monster',
      see: ['F-OPEN-47', 'F-OPEN-49', 'F-CUBE-05'],
    },
    {
      id: 'F-SPECIALS-03',
      title: 'Energy Dissipator',
      text: 'If an enemy with an Energy Dissipator gives your ship one or more Damage Cards, you discard at once all cards from your hand that are not Damage Cards. You can then fight back only with Ready Crew Members and with Skills.',
      source: 'Special Attacks, p.9',
      terms:
        'paralyze; lose hand; discard hand; enemy ability; monster that stuns me; petrified and cards gone; drained of everything by a single scar',
      see: ['F-OPEN-48', 'F-DMG-05'],
    },
    {
      id: 'F-SPECIALS-04',
      title: 'Disruptors halve Shields',
      text: 'Against an enemy with Disruptors all your Shields are halved. Shields that are inefficient anyway are quartered.',
      source: 'Shields Phase, p.9; Summary, p.24',
      terms:
        'swift; enemy ability; block; quarter; speedy monster makes parrying hard; icon that weakens my protection; need two times the parry',
      see: ['F-SHIELD-09'],
    },
    {
      id: 'F-SPECIALS-05',
      title: 'Enemy Resistances',
      text: 'An enemy’s Resistance halves attacks of its type:\n• Resistance to Phasers: all attacks without a special type, sideways cards too\n• Resistance to Photon Pulse: Photon Pulse Attacks\n• Resistance to Photon Torpedo: Photon Torpedo Attacks',
      source: 'Encounter Token Abilities, p.24',
      terms:
        'immune; half damage; ice; fire; resist; shell icons on a monster; what does its armor shrug off; shield icons with an element',
      see: ['F-LRA-04', 'F-LRA-06', 'F-SPECIALS-06'],
    },
    {
      id: 'F-SPECIALS-06',
      title: 'Both Photon Resistances',
      text: 'An enemy that resists both Photon Pulse and Photon Torpedo halves the attacks of these two types and also Pulse Torpedo Attacks.',
      source: 'Encounter Token Abilities, p.24',
      terms:
        'cold fire; pulse torpedo resistance; half; immune; shell against ice plus fire; does double shell stop the combo gun; toughest armor; monster with the toughest armor',
      see: ['F-LRA-07', 'F-SPECIALS-05'],
    },
  ],
};
