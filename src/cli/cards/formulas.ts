import { EQUIPMENT_KINDS } from '../../games/first-edition/content/formula.ts';
import { parseFormula, printFormula } from '../../games/first-edition/content/formula-text.ts';
import { SKILLS } from '../../games/first-edition/content/printed.ts';
import type { CardRecord } from './record.ts';

/** Converts a requirement from the lists' various notations to the game's notation. */
export function formulaOf(tokens: string): string {
  return printFormula(parseFormula(READ_BY_HAND[tokens] ?? tidied(tokens)));
}

/**
 * Returns a ship's staffing requirement, in which repeated icons become a count; undefined if the ship needs no crew.
 */
export function staffingOf({ staffing = [], staffing_formula }: CardRecord): string | undefined {
  if (staffing_formula !== undefined) return formulaOf(staffing_formula);
  const counts = new Map<string, number>();
  // The Borg staffing icon asks for any Borg, so it becomes the icon of their affiliation.
  for (const icon of staffing.map((one) => one.replace('[Borg]', '[Bor]')))
    counts.set(icon, (counts.get(icon) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  return formulaOf([...counts].map(([icon, count]) => `${count} ${icon} personnel`).join(' + '));
}

/** Formulas, entered by hand, for requirements that are written as sentences. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  // staffing
  Balok: '{Balok}',
  '[Films] OR James T. Kirk': '[Films] personnel OR {James T. Kirk}',
  '[TE] OR [KCA]': '[TE] personnel OR [KCA] personnel',
  '[Com] OR [Nav] OR [Def]': '[Com] personnel OR [Nav] personnel OR [Def] personnel',
  '[Nav][Nav] OR {Borg Queen}': '2 [Nav] personnel OR {Borg Queen}',
  '[Cmd][Cmd] OR 2 cadets': '2 [Cmd] personnel OR 2 Cadet',
  '[OS] OR Smuggling': '[OS] personnel OR Smuggling',
  'Any human': 'Human',
  // missions
  'SECURITY + Leadership + CUNNING>28 + ship with two or more staffing icons':
    'SECURITY + Leadership + CUNNING>28 + "ship with two or more staffing icons"',
  'Leadership + No opposing ships in Neutral Zone': 'Leadership + "no opposing ships in the Neutral Zone"',
  "Alpha-Hirogen + total WEAPONS>opponent's total WEAPONS here":
    'Alpha-Hirogen + "more WEAPONS here in total than the opponent"',
  'Navigation + Physics + ENGINEER + % ship': 'Navigation + Physics + ENGINEER + "universal ship"',
  'STRENGTH>10 x number of Away Team members': '"STRENGTH more than ten times the Away Team’s members"',
  '(CIVILIAN x2 OR {Kasidy Yates}) + freighter or transport in orbit with Transporter Skill aboard':
    '(CIVILIAN x2 OR {Kasidy Yates}) + "freighter or transport in orbit with Transporter Skill aboard"',
  'One V.I.P. from each of four different affiliations': '"V.I.P.s of four affiliations"',
  'Youth x3 + (Diplomacy x2 OR Discard 2 Youth)': 'Youth x3 + (Diplomacy x2 OR "discard two Youth")',
  'Greed + Acquisition + Geology + Astrophysics + discard 1 to 4 {Gold-Pressed Latinum}':
    'Greed + Acquisition + Geology + Astrophysics + "discard one to four Gold-Pressed Latinum"',
  'Computer Skill + Diplomacy + CUNNING>35 + ([Holo] personnel OR discard one unique personnel)':
    'Computer Skill + Diplomacy + CUNNING>35 + ([Holo] personnel OR "discard one unique personnel")',
  'ENGINEER + Discard one Equipment card': 'ENGINEER + "discard one Equipment card"',
  'MEDICAL + Exobiology + Treachery x2 OR any {Bok} + CUNNING>35':
    'MEDICAL + Exobiology + Treachery x2 OR {any Bok} + CUNNING>35',
  'Biology + CUNNING>26 + discard one MEDICAL personnel': 'Biology + CUNNING>26 + "discard one MEDICAL personnel"',
  'Leadership + MEDICAL + Biology + ENGINEER + no [Maq] ships here':
    'Leadership + MEDICAL + Biology + ENGINEER + "no [Maq] ships here"',
  'Diplomacy + Leadership x2 + STRENGTH>37 + no [Maq]': 'Diplomacy + Leadership x2 + STRENGTH>37 + no [Maq] personnel',
  'SECURITY x3 + STRENGTH>36 + ([Com] OR [Nav] OR [Def])':
    'SECURITY x3 + STRENGTH>36 + ([Com] personnel OR [Nav] personnel OR [Def] personnel)',
  '(SECURITY x2 OR {Kai Opaka}) + scout ship with 2 ENGINEER aboard':
    '(SECURITY x2 OR {Kai Opaka}) + "scout ship with two ENGINEER aboard"',
  'Archaeology + Exobiology + Geology + SCIENCE + CUNNING>37 OR any artifact with "Vulcan" in title or lore':
    'Archaeology + Exobiology + Geology + SCIENCE + CUNNING>37 OR "any artifact that names Vulcan in title or lore"',
  'Treachery x2 + CUNNING>35 + discard one [Cmd] personnel':
    'Treachery x2 + CUNNING>35 + "discard one [Cmd] personnel"',
  'Leadership + SECURITY + Honor x2 + [AU] ship with WEAPONS>7':
    'Leadership + SECURITY + Honor x2 + "[AU] ship with WEAPONS>7"',
  'SECURITY + Anthropology x2 + (CUNNING>38 OR [Bar])': 'SECURITY + Anthropology x2 + (CUNNING>38 OR [Bar] personnel)',
  'Diplomacy + Leadership + staffed ship in orbit with (Computer Skill + Navigation OR {Mr. Scott}) aboard':
    'Diplomacy + Leadership + "staffed ship in orbit with Computer Skill and Navigation, or Mr. Scott, aboard"',
  'Navigation x2 + Computer Skill + Stellar Cartography + (RANGE + WEAPONS + SHIELDS>25)':
    'Navigation x2 + Computer Skill + Stellar Cartography + RANGE+WEAPONS+SHIELDS>25',
  '3 non-android Computer Skill OR Cybernetics + {Ruk}':
    '"three Computer Skill not of androids" OR Cybernetics + {Ruk}',
  'Anthropology + Honor + Leadership + (3 SECURITY OR 3 [Car] personnel with "resistance" in lore)':
    'Anthropology + Honor + Leadership + (SECURITY x3 OR "three [Car] personnel of the resistance by their lore")',
  'OFFICER + STRENGTH>44 + 2[TE] OR [Sta] Emperor': 'OFFICER + STRENGTH>44 + 2 [TE] personnel OR [Sta] Emperor',
  'Navigation x2 + (Stellar Cartography OR any shuttlecraft)':
    'Navigation x2 + (Stellar Cartography OR "a shuttlecraft")',
  '(Astrophysics + ENGINEER x2) on planet + (Honor + SCIENCE x2) on ship':
    '"Astrophysics and two ENGINEER on the planet, and Honor and two SCIENCE on the ship"',
  'Physics + SCIENCE + (Treachery x2 OR temporal agent)': 'Physics + SCIENCE + (Treachery x2 OR Temporal Agent)',
  // dilemmas
  'Empathy, Diplomacy, {Morn} or {any Scotty}': 'Empathy OR Diplomacy OR {Morn} OR {any Scotty}',
  'a President, High Council Leader, General, Legate, Chancellor, Proconsul, Chairman, Intendant, Minister, Kai, Founder, Nagus, Governor, Queen, counterpart, or {PADD}':
    'President OR High Council Leader OR General OR Legate OR Chancellor OR Proconsul OR Chairman OR Intendant OR Minister OR Kai OR Founder OR Nagus OR Governor OR Queen OR Counterpart OR {PADD}',
  'a [Def] Borg OR MEDICAL, CUNNING>35, and a {phaser} or {disruptor}':
    '[Bor] [Def] personnel OR MEDICAL + CUNNING>35 + (phaser OR disruptor)',
  '10 < INTEGRITY < 50': 'INTEGRITY>10 + INTEGRITY<50',
  '22 < STRENGTH < 55': 'STRENGTH>22 + STRENGTH<55',
  'total CUNNING + STRENGTH>68 OR Greed': 'CUNNING+STRENGTH>68 OR Greed',
  '2 Treachery OR a {disruptor} OR {Wesley Crusher} OR Exobiology':
    'Treachery x2 OR disruptor OR {Wesley Crusher} OR Exobiology',
};

/** Patterns with replacements that turn the lists' wording into the notation of formulas. */
const WORDS: readonly (readonly [RegExp, string | ((word: string) => string)])[] = [
  [/\bVIP\b/g, 'V.I.P.'],
  [/\b(?:Strength|Cunning|Integrity)(?=[<>])/g, (word) => word.toUpperCase()],
  [/\blanded ship\b/gi, '"landed ship"'],
  [/\{Any /g, '{any '],
  [/ or /g, ' OR '],
  [/,? and |, /g, ' + '],
  [/\bone personnel\b/g, 'personnel'],
  [/\btwo (?=\w)/g, '2 '],
  [/\bthree (?=\w|\[)/g, '3 '],
  [/(?<![\w'])(?:an?|any) (?!Intelligence)(?=[[\w])(?![^{]*\})/g, ''],
  [/ Personnel\b/g, ' personnel'],
  [/ icon personnel\b/g, ' personnel'],
  [/\bOrion Syndicate personnel\b/g, 'Orion Syndicate'],
  [/\bThink Tank personnel\b/g, 'Think Tank-related personnel'],
  [/\[Baj\] V\.I\.P\./g, '[Baj] personnel with V.I.P.'],
  [/\[Def\] Borg/g, '[Bor] [Def] personnel'],
  [/\b(?:hand weapon|leader|Founder|Vulcan|Klingon|android|human|MACO|cadet|drone)s\b/g, (word) => word.slice(0, -1)],
  [/\b(?:android|assassin|cadet|changeling|cook|drone|female|human|male|shape-shifter)\b/g, capitalized],
];

const COUNTED = [...SKILLS, ...EQUIPMENT_KINDS].map((name) => name.replaceAll('.', '\\.')).join('|');
const COUNT_FIRST = new RegExp(`\\b(\\d+) (${COUNTED})(?= \\+| OR|\\)|$)`, 'g');

function tidied(tokens: string): string {
  const { of = tokens, who } = /^(?<of>.+) (?<who>aboard|remaining)$/.exec(tokens)?.groups ?? {};
  // Leaves text in quotation marks as it is, because it was entered by hand.
  const plain = of.replace(/"[^"]*"|[^"]+/g, (part) => (part.startsWith('"') ? part : said(part)));
  return who === undefined ? plain : `(${plain}) ${who}`;
}

function said(part: string): string {
  return WORDS.reduce(
    (text, [word, instead]) =>
      typeof instead === 'string' ? text.replace(word, instead) : text.replace(word, instead),
    part,
  ).replace(COUNT_FIRST, '$2 x$1');
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
