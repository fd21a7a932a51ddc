import type { Chapter } from '../entry.ts';

/** Borg Cube assaults. */
export const borgCubeAssaults: Chapter = {
  title: 'Borg Cube assaults',
  entries: [
    {
      id: 'F-CUBE-01',
      title: 'All Borg Cube defenders at once',
      text: 'In an assault on a Borg Cube you fight all of its defenders in the same combat; you cannot pick some. Only in a cooperative assault are they divided among the players.',
      source: 'Borg Cube Assaults, p.9',
      terms:
        'city; garrison; how many enemies; some of them; can i pick off city monsters a few at a time; storm only part of the cube; take on the entire garrison; pick off city monsters a few today',
      see: ['F-COMBAT-08', 'F-COOP-01', 'F-CUBE-07'],
    },
    {
      id: 'F-CUBE-02',
      title: 'Gold Borg Cube bonus',
      text: 'Every defender of the Gold Borg Cube has +1 Defense.',
      source: 'Borg Cube Assaults, p.9',
      terms:
        'city bonus; white city; stronger; armor; yellow; what does the yellow city give its monsters; tougher garrison by one; gold hue perk for borg; yellow hue perk for drones',
      see: ['F-CUBE-06'],
    },
    {
      id: 'F-CUBE-03',
      title: 'Blue Borg Cube bonus',
      text: 'Defenders of the Blue Borg Cube with a Photon Pulse or Photon Torpedo Attack get +2 Attack, those with a Pulse Torpedo Attack get +1 Attack. Others get nothing.',
      source: 'Borg Cube Assaults, p.9',
      terms:
        'city bonus; stronger; attack plus; what does the azure city give its monsters; elemental garrison hits harder; navy hue perk for borg',
      see: ['F-CUBE-06', 'F-SHIELD-05'],
    },
    {
      id: 'F-CUBE-04',
      title: 'Red Borg Cube bonus',
      text: 'Defenders of the Red Borg Cube with normal Phasers gain the Antimatter Weapon. This also goes for Planet Tokens in the Away Mission there.',
      source: 'Borg Cube Assaults, p.9',
      terms:
        'city bonus; brutal; double damage; what does the crimson city give its monsters; garrison with brutal hits; scarlet hue perk for borg',
      see: ['F-SPECIALS-01', 'F-AWAY-32', 'F-CUBE-06'],
    },
    {
      id: 'F-CUBE-05',
      title: 'Green Borg Cube bonus',
      text: 'Defenders of the Green Borg Cube with normal Phasers gain the Biogenic Weapon. This also goes for Planet Tokens in the Away Mission there.',
      source: 'Borg Cube Assaults, p.9',
      terms:
        'city bonus; poison; two wounds; what does the emerald city give its monsters; venomous garrison; jade hue perk for borg; why is the garrison venomous',
      see: ['F-SPECIALS-02', 'F-AWAY-33', 'F-CUBE-06'],
    },
    {
      id: 'F-CUBE-06',
      title: 'Joined Enemy Ships get no Cube bonus',
      text: 'Enemy Ships from nearby that you also challenged when you assaulted a Borg Cube are not its defenders. They get no bonus from the Cube.',
      source: 'Borg Cube Assaults, p.9; Combat Outcomes, p.10',
      terms:
        'extra enemies; warbird; city bonus; added; do lurkers i roped in get the city perk; bystander vessels in a siege; perk for garrison only; do roped in lurkers get the perk',
      see: ['F-COMBAT-12', 'F-OUTCOME-10'],
    },
    {
      id: 'F-CUBE-07',
      title: 'Planet Tokens among Cube defenders',
      text: 'If there are Planet Tokens among the defenders of a Borg Cube, you finish the space battle first. Then you must send one Away Team against all Planet Tokens at once.',
      source: 'Combined Space / Planet Encounters, p.10',
      terms:
        'away mission; board the cube; landing; combined; ground troops inside the cube; space first then corridors; send a squad against drones',
      see: ['F-MULTI-05', 'F-AWAY-34', 'F-OPEN-59'],
    },
  ],
};
