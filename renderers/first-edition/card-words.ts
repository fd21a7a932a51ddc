import type { CardFace, FaceSection } from '../../src/games/first-edition/viewing/face.ts';

/** Describes a card, with one line per fact. */
export function cardWords(face: CardFace): string[] {
  const { title, type, kind, unique, figures, icons, sections, text, note, sets } = face;
  const what = [type, kind, unique ?? ''].filter((word) => word !== '').join(', ');
  const numbers = figures.map(({ name, shown }) => `${name} ${shown}`).join(', ');
  return [
    `${title}: ${what}.`,
    ...(numbers === '' ? [] : [`${numbers}.`]),
    ...sections.map(({ label, lines, any }: FaceSection) => `${label}: ${lines.join(any === true ? ' or ' : ', ')}.`),
    ...(icons.length === 0 ? [] : [`Icons: ${icons.join(', ')}.`]),
    ...(text === null ? [] : [text]),
    ...(note === null ? [] : [`${note}.`]),
    `Sets: ${sets.join(', ')}.`,
  ];
}
