/**
 * Icons by the codes that cards and formulas write, in words. Those that have no name here are said by their code. Those of a time, a set, a
 * crime, a punishment, a pursuit, a referee or a series are marks that cards may ask for, and have no rule of their own (C-DECK-19).
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
  Stf: 'Staff',
  TE: 'Terran Empire',
  WC: 'Warp Core',
};

/** Of an icon of enemies to the death its colour, and where it points (C-PERSBAT-11); null: it is none. */
export function nemesisOf(icon: string): { colour: string; points: 'left' | 'right' } | null {
  const { right, left } = /^(?:\((?<right>\w)>|<(?<left>\w)\))$/.exec(icon)?.groups ?? {};
  if (right !== undefined) return { colour: right, points: 'right' };
  return left === undefined ? null : { colour: left, points: 'left' };
}

/** An icon in words; a countdown is its number, and told with it. */
export function iconName(icon: string): string {
  if (/^\d$/.test(icon)) return `Countdown ${icon}`;
  const infiltrates = /^<(?<whom>\w{3})>$/.exec(icon)?.groups?.['whom'];
  if (infiltrates !== undefined) return `Infiltration ${infiltrates}`;
  const nemesis = nemesisOf(icon);
  if (nemesis !== null) return `${nemesis.colour} pointing ${nemesis.points}`;
  return NAMES[icon] ?? `[${icon}]`;
}
