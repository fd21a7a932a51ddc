import type { RuleId } from '../../../kernel/types.ts';
import type { BoardId, CardId, CharacterId } from '../state.ts';
import type { CardView } from '../view.ts';

/** Maximum number of rules shown for a component. */
const MOST = 6;

/** The components that the book explains by name. */
const OWN: Readonly<Record<CardId | CharacterId, readonly RuleId[]>> = {
  locutus: ['M-CARD-01'],
  riker: ['M-CARD-02'],
  shelby: ['M-CARD-03', 'M-OPEN-20'],
  one: ['M-CARD-04'],
  two: ['M-CARD-04'],
  three: ['M-CARD-04'],
  four: ['M-CARD-04'],
  five: ['M-CARD-04'],
  'borg-drone-overlay': ['M-COMP-03', 'M-ASSIM-04'],
  gowron: ['M-CARD-06'],
  lukara: ['M-CARD-05'],
  'get-main-computer-online': ['M-CARD-07'],
  hypospray: ['M-CARD-08'],
  'set-phasers-to-kill': ['M-CARD-09'],
};

/** Patterns for kinds of cards, and the rules for playing such cards. */
const KINDS: readonly (readonly [kind: RegExp, rule: RuleId])[] = [
  [/Interrupt/, 'M-TIME-02'],
  [/^Event/, 'M-PLAY-07'],
  [/^Permanent event/, 'M-PLAY-12'],
  [/^Trait/, 'M-PLAY-13'],
  [/^Equipment/, 'M-PLAY-14'],
  [/^Core mission/, 'M-END-03'],
];

/** Patterns for card text, and the rules that explain it. The rules that players ask about most come first. */
const WORDS: readonly (readonly [words: RegExp, rule: RuleId])[] = [
  [/^At the end of the game/, 'M-END-01'],
  [/^Place this card/, 'M-PLAY-05'],
  [/^Needs: /, 'M-PLAY-19'],
  [/\bHivemind\b/, 'M-HIVE-01'],
  [/\bEscalation\b/, 'M-ESC-01'],
  [/\bAssimilate\b(?! Mission)|\bAssimilated\b/, 'M-ASSIM-01'],
  [/\bStun\b(?! token)/, 'M-STUN-01'],
  [/\bStun tokens?\b|\bstunned\b/, 'M-STUN-05'],
  [/\bMelee\b/, 'M-MELEE-01'],
  [/\bDefensive\b/, 'M-DEF-01'],
  [/\bopposed by\b/, 'M-OPP-01'],
  [/\bmay challenge\b/, 'M-PLAY-25'],
  [/\bper success beyond\b/, 'M-SKILL-04'],
  [/\btests?\b/, 'M-SKILL-05'],
  [/\bas a Trap\b|\bTraps?\b of your team\b/, 'M-OPEN-74'],
  [/\bface down on the table\b/, 'M-OPEN-75'],
  [/\bHonor tokens?\b|\bhonored\b|\bwith Honor\b|\bsingle combat\b/, 'M-OPEN-71'],
  [/\bIntel tokens?\b/, 'M-OPEN-72'],
  [/\blone\b|\balone\b|\bunseen\b/, 'M-OPEN-73'],
  [/\b[Ll]ock this terminal\b/, 'M-OPEN-76'],
  [/\brandom (?:Mission|Support) cards?\b(?! at random)/, 'M-OPEN-77'],
  [/\bAdapt tokens?\b/, 'M-OPEN-07'],
  [/\bBonus Actions?\b/, 'M-BONUS-05'],
  [/\bfree (?:Attack|Move)\b/, 'M-PLAY-21'],
  [/\b[Tt]akes? cover\b/, 'M-COVER-01'],
  [/\bterminal\b/, 'M-TERM-01'],
  [/\bTransporter space\b/, 'M-EDGE-05'],
  [/\bTurbolift\b/, 'M-EDGE-04'],
  [/\bline of sight\b/, 'M-LOS-01'],
  [/\badjacent\b/, 'M-DIST-02'],
  [/\bdrone\b/, 'M-OPEN-24'],
  [/\bNeutralized\b/, 'M-DMG-02'],
  [/\btakes? .*Damage\b/, 'M-DMG-01'],
  [/\b[Ss]earch your\b/, 'M-SEARCH-01'],
  [/\bdiscard pile\b/, 'M-SEARCH-02'],
  [/^Bonus: /, 'M-PLAY-24'],
  [/^Supply /, 'M-BUILD-04'],
];

/** Returns the rules that explain a card, most specific first. */
export function cardRules({ id, kind, supply, requirement, lines }: CardView): RuleId[] {
  const words = [
    ...lines.map(({ text }) => text),
    ...(requirement === null ? [] : [`Needs: ${requirement}`]),
    ...(supply === null ? [] : [`Supply ${supply}`]),
  ];
  const plainMission = kind === 'Mission' && !words.some((line) => line.startsWith('At the end of the game'));
  return first([
    ...(OWN[id] ?? []),
    ...(plainMission ? ['M-PLAY-04'] : []),
    ...KINDS.flatMap(([pattern, rule]) => (pattern.test(kind) ? rule : [])),
    ...rulesIn(words),
  ]);
}

/** Returns the rules that explain a character card or its overlay. */
export function characterRules(id: CharacterId, lines: readonly string[]): RuleId[] {
  return first([...(OWN[id] ?? []), ...rulesIn(lines), 'M-CHAR-01']);
}

/** Returns the rules that explain a board: its placement, its fixtures and the source of its plan. */
export function boardRules(board: BoardId): RuleId[] {
  return board === 'corridor'
    ? ['M-PREP-01', 'M-GEO-02', 'M-OPEN-02']
    : ['M-PREP-09', 'M-TERM-02', 'M-GEO-04', 'M-OPEN-02'];
}

function rulesIn(lines: readonly string[]): RuleId[] {
  return WORDS.flatMap(([words, rule]) => (lines.some((line) => words.test(line)) ? rule : []));
}

function first(rules: readonly RuleId[]): RuleId[] {
  return [...new Set(rules)].slice(0, MOST);
}
