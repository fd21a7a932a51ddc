import { later } from '../../kit/cache.ts';
import { plainName } from '../../kit/decks/plain-name.ts';

/** Set names by code. Sets that aren't listed are shown with their code. */
const SETS: Readonly<Record<string, string>> = {
  '1anth': 'First Anthology',
  '20th': '20th Anniversary Collection',
  '2anth': 'Second Anthology',
  '2pg': 'Introductory Two-Player Game',
  50: '50th Anniversary Collection',
  agt: 'All Good Things',
  armade: 'Armada',
  au: 'Alternate Universe',
  AUT: 'Alternate Universe: Twilight',
  awayteam: 'Away Team Pack',
  bog: 'Blaze of Glory',
  borg: 'The Borg',
  BP: 'Borderless Promos',
  brokenbow: 'Broken Bow',
  Cage: 'The Cage',
  coc: 'Chain of Command',
  coldfront: 'Cold Front',
  comingofag: 'Coming of Age',
  crossover: 'Crossover',
  dom: 'The Dominion',
  dow: 'Dogs of War',
  ds9: 'Deep Space Nine',
  efc: 'Enhanced First Contact',
  Emissary: 'Emissary',
  'Emissary+': 'Emissary Supplemental',
  enterprise: 'Enterprise Collection',
  ep: 'Enhanced Premiere',
  equilibriu: 'Equilibrium',
  faj: 'The Fajo Collection',
  fc: 'First Contact',
  gift: 'The Gift',
  ha: 'Holodeck Adventures',
  HF: 'Homefront',
  HF2: 'Homefront II',
  HF3: 'Homefront III',
  HF4: 'Homefront IV',
  HF5: 'Homefront V',
  HF6: 'Homefront VI',
  IMD: 'In a Mirror, Darkly',
  lfl: 'Life from Lifelessness',
  llap: 'Live Long and Prosper',
  lookinggla: 'Through the Looking Glass',
  Ls: 'Lifesigns',
  Maquis: 'The Maquis',
  metamorpho: 'Metamorphosis',
  mm: 'Mirror, Mirror',
  NEM: 'Nemesis',
  otsd: 'Official Tournament Sealed Deck',
  otsdr: 'Official Tournament Sealed Deck, virtual',
  PL: 'Paradise Lost',
  plw: 'A Private Little War',
  premiere: 'Premiere',
  PreWarp: 'Pre-Warp Pack',
  qc: 'Q-Continuum',
  qwho: 'Q Who?',
  Ref: 'Reflections',
  RiF: 'Resistance Is Futile',
  roa: 'Rules of Acquisition',
  sdII: 'Starter Deck II',
  SFL: 'Showdown: Four Lights',
  SoG: 'Shades of Gray',
  SotL: 'Ships of the Line',
  SSttR: 'Second Star to the Right',
  terran: 'The Terran Empire',
  tgq: 'The Gamma Quadrant',
  tmp: 'The Motion Pictures',
  TNG: 'The Next Generation',
  'TNG+': 'The Next Generation Supplemental',
  tnz: 'The Neutral Zone',
  tstl: 'The Sky’s the Limit',
  ttne: 'The Trial Never Ended',
  twt: 'The Trouble with Tribbles',
  voy: 'Voyager',
  VP: 'Virtual Promos',
  wp2017: 'Warp Pack',
  WPEmissary: 'Warp Pack: Emissary',
};

/** Returns the name of a set, or its code if it has none here. */
export function setName(release: string): string {
  return SETS[release] ?? release;
}

/** Other set codes that players write, with the codes used here. */
const OTHER_CODES: Readonly<Record<string, string>> = { pr: 'premiere', prem: 'premiere', tng: 'TNG', ttwt: 'twt' };

/** Set codes by the marks that stand for them: the letters of the code, of the name, or of the name's initials. */
const byMark = later(() => {
  const found = new Map(Object.entries(OTHER_CODES));
  const add = (mark: string, set: string): unknown => mark !== '' && !found.has(mark) && found.set(mark, set);
  const named = Object.entries(SETS);
  for (const [code] of named) add(lettersOf(code), code);
  for (const [code, name] of named) {
    add(lettersOf(name), code);
    add(lettersOf(name).replace(/^the/, ''), code);
  }
  for (const [code, name] of named) add(lettersOf(name.replace(/(?<=\p{L})\p{L}+/gu, '')), code);
  return found;
});

/**
 * Returns the set code for a mark in a deck list: `VOY`, `LfL`, `Life From Lifelessness`. Returns undefined if the mark is
 * unknown.
 */
export function setOf(mark: string): string | undefined {
  return byMark().get(lettersOf(mark));
}

function lettersOf(mark: string): string {
  return plainName(mark).replace(/[^\p{L}\p{N}+]+/gu, '');
}
