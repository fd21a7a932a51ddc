import type { Card } from './card.ts';
import { askedWords, formulaText } from './formula-words.ts';

/** The website where players can read card text, which the bot doesn't include. */
const ARCHIVE = 'trekcc.org';

/**
 * Describes a card that is carried out by agreement, with its facts and where to read its text, so that both players
 * can judge a proposal. The description doesn't quote the card's text.
 */
export function agreedWords(card: Card): string {
  const facts = factsOf(card);
  const known = facts.length === 0 ? '' : ` Its facts: ${facts.join(', ')}.`;
  return `${card.title} (${card.type}) is carried out by agreement.${known} Its text is on the printed card and at ${ARCHIVE}.`;
}

function factsOf(card: Card): string[] {
  const { points, countdown, icons, characteristics, specialDownloads } = card;
  return [
    ...(points === undefined ? [] : [`${points.shown} points`]),
    ...(card.type === 'Dilemma' && card.overcome !== undefined ? [`to get past it ${askedWords(card.overcome)}`] : []),
    ...(card.type === 'Mission' && card.requirement !== null ? [`requires ${formulaText(card.requirement)}`] : []),
    ...(countdown === undefined ? [] : [`countdown ${countdown}`]),
    ...(icons.length === 0 ? [] : [`icons ${icons.join(' ')}`]),
    ...characteristics,
    ...specialDownloads.map((title) => `downloads ${title}`),
  ];
}
