/**
 * The names of icons, by the codes that cards and formulas use for them. Icons that have no name here are shown with
 * their code. Icons for a time, set, crime, punishment, pursuit, referee or series have no rule of their own, but cards
 * may refer to them (C-DECK-19).
 */
const NAMES: Readonly<Record<string, string>> = {
  22: '22nd Century',
  AU: 'Alternate Universe',
  Bar: 'Barash',
  BO: 'Borg Use Only',
  Cmd: 'Command',
  Com: 'Communication',
  Crime: 'Crime',
  Def: 'Defense',
  DQ: 'Delta Quadrant',
  'Ent-E': 'Enterprise-E',
  FC: 'First Contact',
  Films: 'Classic Films',
  GQ: 'Gamma Quadrant',
  HA: 'Hidden Agenda',
  Holo: 'Holographic',
  KCA: 'Klingon/Cardassian Alliance',
  KW: 'Ketracel-White',
  Maq: 'Maquis',
  MU: 'Mirror Universe',
  Nav: 'Navigation',
  Orb: 'Orb',
  OS: 'Original Series',
  Pun: 'Punishment',
  Pursuit: 'Pursuit',
  Ref: 'Referee',
  Rule: 'Rule of Acquisition',
  Self: 'Self-controlling',
  SKR: 'Sha Ka Ree',
  Stf: 'Staff',
  TE: 'Terran Empire',
  WC: 'Warp Core',
};

/** Returns the color and direction of a nemesis icon, or null for other icons (C-PERSBAT-11). */
export function nemesisOf(icon: string): { colour: string; points: 'left' | 'right' } | null {
  const { right, left } = /^(?:\((?<right>\w)>|<(?<left>\w)\))$/.exec(icon)?.groups ?? {};
  if (right !== undefined) return { colour: right, points: 'right' };
  return left === undefined ? null : { colour: left, points: 'left' };
}

/** Returns the name of an icon. A countdown icon includes its number. */
export function iconName(icon: string): string {
  if (/^\d$/.test(icon)) return `Countdown ${icon}`;
  const infiltrates = /^<(?<whom>\w{3})>$/.exec(icon)?.groups?.['whom'];
  if (infiltrates !== undefined) return `Infiltration ${infiltrates}`;
  const nemesis = nemesisOf(icon);
  if (nemesis !== null) return `${nemesis.colour} pointing ${nemesis.points}`;
  return NAMES[icon] ?? `[${icon}]`;
}
