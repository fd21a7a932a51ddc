import type { Component, RuleId } from '../../../kernel/types.ts';
import type { Card } from '../content/card.ts';
import { DATED, dateOfText, type TextDate, textsOf } from '../content/errata.ts';
import { allCards, cardOf, otherNamesOf } from '../content/pool.ts';
import type { CardType } from '../content/printed.ts';
import { type CardFace, faceOf } from './face.ts';

/** Rules about each card type, most relevant first. */
const RULES: Readonly<Record<CardType, readonly RuleId[]>> = {
  Artifact: ['C-TYPES-09'],
  'Damage Marker': ['C-SHIPBAT-14'],
  Dilemma: ['C-DILEMMA-01'],
  Doorway: ['C-TYPES-04'],
  Equipment: ['C-TYPES-06'],
  Event: ['C-TYPES-01'],
  Facility: ['C-FAC-01'],
  Incident: ['C-TYPES-01'],
  Interrupt: ['C-TYPES-03'],
  'Interrupt/Event': ['C-TYPES-03', 'C-TYPES-01'],
  Mission: ['C-MISSION-01', 'C-MISSION-04'],
  Objective: ['C-TYPES-02'],
  Personnel: ['C-SKILL-02', 'C-UNIQ-02'],
  'Q Artifact': ['C-QCON-03'],
  'Q Dilemma': ['C-QCON-03'],
  'Q Event': ['C-QCON-03'],
  'Q Interrupt': ['C-QCON-03'],
  'Q Mission': ['C-QCON-03'],
  Ship: ['C-STAFF-01', 'C-UNIQ-02'],
  Site: ['C-FAC-12'],
  Tactic: ['C-SHIPBAT-14'],
  'Time Location': ['C-TIME-01'],
  Tribble: ['C-TRIB-01'],
  Trouble: ['C-TRIB-04'],
};

/** Returns all cards for look-up. Faces and lines are built on demand, since there are thousands of cards. */
export function components(): Component<CardFace>[] {
  return allCards().map(componentOf);
}

/** Returns the cards with newer texts, which look-up shows at tables that play by them. */
export function wordings(): Component<CardFace>[] {
  return DATED.map(({ id }) => componentOf(cardOf(id)));
}

function componentOf(card: Card): Component<CardFace> {
  const { id, title, type } = card;
  const sides = 'affiliations' in card ? card.affiliations : [];
  return {
    id,
    name: title,
    alsoNamed: otherNamesOf(id),
    kind: [type, ...sides],
    rules: RULES[type],
    get view() {
      const face = faceOf(card);
      return textsOf(id).length === 1 ? face : { ...face, note: `${WHEN[dateOfText(id)]}. Other texts differ` };
    },
    get lines() {
      return [...linesOf(faceOf(card)), ...otherTexts(card)];
    },
  };
}

/** The name of each text of a card, by date. */
const WHEN: Readonly<Record<TextDate, string>> = {
  '2021-07': 'Text of 2021',
  '2025-02': 'Text of 2025',
};

/** Returns one line for each other text of a card. The line lists all differences. */
function otherTexts({ id }: Card): string[] {
  const own = new Set(linesOf(faceOf(cardOf(id))));
  return textsOf(id)
    .filter((other) => other !== id)
    .map((other) => {
      const differing = linesOf(faceOf(cardOf(other))).filter((line) => !own.has(line));
      return `${WHEN[dateOfText(other)]}: ${differing.join(' · ')}`;
    });
}

/** Returns the lines of a card: its kind, its figures, then its facts. */
function linesOf({ kind, figures, sections, icons, text, note }: CardFace): string[] {
  const numbers = figures.map(({ name, shown }) => `${name} ${shown}`).join(', ');
  return [
    ...[kind, numbers].filter((line) => line !== ''),
    ...sections.map(({ label, lines, any }) => `${label}: ${lines.join(any === true ? ' or ' : ', ')}`),
    ...(icons.length === 0 ? [] : [`Icons: ${icons.join(', ')}`]),
    ...[text, note].filter((line) => line !== null),
  ];
}
