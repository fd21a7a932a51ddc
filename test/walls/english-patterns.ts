/** A construction that is always wrong in this project's texts. */
export interface Pattern {
  /** Its name in the baseline. */
  readonly name: string;
  /** The regular expression. A space stands for any gap between two words, including a line break within a comment. */
  readonly found: string;
  /** A better wording. */
  readonly better: string;
  /** A text that contains the construction, and a similar text that is fine. */
  readonly wrong: string;
  readonly fine: string;
}

/** The constructions that the lint finds in comments, strings, test titles and documents. */
export const PATTERNS: readonly Pattern[] = [
  {
    name: 'question word as a head',
    found: String.raw`/\*\* (?:What|Who|Whom|Whose|That) `,
    better: 'Start a doc comment with a noun or a verb: “Options of a blob store”, “Returns the …”',
    wrong: '/** What a game is to the kernel. */',
    fine: '/** The interface between the kernel and a game. */',
  },
  {
    name: 'null: …',
    found: '[;,.] (?:null|undefined|left out|omitted): ',
    better: '“…, or null if …”, “Undefined turns it off.”',
    wrong: '/** Why it is over; null: it continues. */',
    fine: '/** Why the game ended, or null while it runs. */',
  },
  {
    name: 'to who',
    found: String.raw`\b(?:to|for|from|by|against) who\b`,
    better: '“to the player who …”',
    wrong: 'sends it to who can vote',
    fine: 'sends it to players who can vote',
  },
  {
    name: 'looks after',
    found: String.raw`\b(?:who|whoever|people) looks? after\b`,
    better: '“a moderator”, “the person who runs this bot”, “moderates”',
    wrong: 'removed by who looks after this server',
    fine: 'looks after the turn for cards',
  },
  {
    name: 'is told',
    found: String.raw`\b(?:what happens|what happened|it|everything|nothing|this|which|all of it|all that) (?:is|was) told\b(?! to\b)`,
    better: '“the log says …”, “is logged”, “is shown”; people are told',
    wrong: 'what happens is told',
    fine: 'only its owner is told',
  },
  {
    name: 'of yours',
    found: String.raw`(?<!\b(?:n?one|some|any|all|[0-9]|two|three) )\bof (?:yours|theirs)\b`,
    better: '“your ship”, “the opponent’s hand”',
    wrong: 'no ship of yours can fly',
    fine: 'one of yours can move',
  },
  {
    name: 'of the other',
    found: String.raw`\bof the other(?=[.,;:!?)”’'"\`])`,
    better: '“the opponent’s”, “another player’s”',
    wrong: 'a captive of the other.',
    fine: 'the cards of the other player.',
  },
  {
    name: 'anew',
    found: String.raw`\banew\b`,
    better: '“again”, or a verb with re-: restarts, reshuffles, re-deals',
    wrong: 'the deck is mixed anew',
    fine: 'reshuffles the deck',
  },
  {
    name: 'in its stead',
    found: String.raw`\bin (?:its|their|his|her|your|our|whose|the) stead\b`,
    better: '“instead”',
    wrong: 'the starter deck in its stead',
    fine: 'the starter deck instead',
  },
  {
    name: 'in place of',
    found: String.raw`\bin (?:the )?place of\b`,
    better: '“instead of”',
    wrong: 'a download in place of a draw',
    fine: 'sorts the list in place',
  },
  {
    name: 'goes on',
    found: String.raw`\b(?:goes|went|gone) on\b(?! (?:top|the|a|an|its|it|your|their|this|that|line))`,
    better: '“continues”, “the game has moved on”',
    wrong: 'the game goes on: no vote',
    fine: 'the card goes on top of the deck',
  },
  {
    name: 'so many',
    found: String.raw`\bso many\b(?! that)`,
    better: 'the number or its name: “at most `most` requests”, “this many Nodes”',
    wrong: 'lets so many requests pass',
    fine: 'so many that none is left',
  },
  {
    name: 'as one likes',
    found: String.raw`\bas one likes\b`,
    better: '“any number of”, “as you like”',
    wrong: 'as many as one likes',
    fine: 'as many as you like',
  },
  {
    name: 'comes of',
    found: String.raw`\b(?:comes?|came|coming) of\b(?! age)`,
    better: '“results from”, “the result of”, “is caused by”',
    wrong: 'tells what came of the command',
    fine: 'reports the result of the command',
  },
  {
    name: "one's own",
    found: String.raw`\bone['’]s own\b|\b(?:in|on|of|to|from|by|with) the own\b`,
    better: '“your own”, “the player’s own”',
    wrong: 'once in a Round, in the own turn',
    fine: 'once per Round, during your own turn',
  },
  {
    name: 'set right',
    found: String.raw`\bsets? (?:\w+ ){0,3}right\b(?! (?:before|after|away|next|below|above|edge|side|of))`,
    better: '“corrects”, “fixes”',
    wrong: 'set a value right that everyone can see',
    fine: 'correct a value that everyone can see',
  },
  {
    name: 'no more',
    found: String.raw`\bno more(?=[.,;:!?])`,
    better: '“no longer”, “not any more”',
    wrong: 'it is cloaked no more.',
    fine: 'no more than two ships.',
  },
  {
    name: 'all that there is',
    found: String.raw`\b(?:all|those|any|what) that there (?:is|are|was|were)\b`,
    better: '“all …”, “the … that exist”',
    wrong: '`/rules` finds those that there are',
    fine: 'says that there are none',
  },
  {
    name: 'therein',
    found: String.raw`\b(?:therein|thereof|thereto|hereby)\b`,
    better: '“in it”, “of it”, “in which”',
    wrong: 'the box and what is therein',
    fine: 'the box and what is in it',
  },
  {
    name: 'shall',
    found: String.raw`\bshall\b`,
    better: '“Which …?”, “will”, “must”',
    wrong: 'Which Tactic shall nobody take?',
    fine: 'Which Tactic sits out?',
  },
  {
    name: 'since … ago',
    found: String.raw`\b(?:since|until|from|by|for) \$\{moment\([^,()]*\)\}`,
    better: '`moment(time, "f")`, because Discord shows a moment without a style as “5 hours ago”',
    wrong: `It has waited since \${moment(table.since)}.`,
    fine: `It has waited since \${moment(table.since, 'f')}.`,
  },
];

/** The gap between two words: blanks, or a line break with the beginning of the next comment line. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|//)?[ \t]*)`;

/** The positions at which a pattern begins in a text. */
export function placesOf({ found }: Pattern, text: string): number[] {
  return [...text.matchAll(new RegExp(found.replaceAll(' ', GAP), 'gi'))].map(({ index }) => index);
}

/** A document with its code blanked out. */
export function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^ *```[\s\S]*?^ *```|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, ' '));
}
