import type { ComponentView } from '../../src/games/frontiers/view.ts';
import { count, list } from '../kit/wording.ts';
import { terrainName } from './map-words.ts';
import { cardWords, crewWords, enemyFigures, skillWords } from './words.ts';

/** Describes a component, one line per item. */
export function componentWords(component: ComponentView): string[] {
  switch (component.is) {
    case 'card':
      return cardWords(component.card);
    case 'crew':
      return crewWords(component.crew);
    case 'skill':
      return [skillWords(component.skill)];
    case 'tactic': {
      const { number, name, text } = component.tactic;
      return [`Tactic ${number}, ${name}.`, text];
    }
    case 'token': {
      const { token } = component;
      return [`${token.name}: ${token.pileName}, ${count(token.copies, 'copy', 'copies')}.`, `${enemyFigures(token)}.`];
    }
    case 'classH':
      return [`${component.token.name}.`, ...component.token.lines.map((line) => `${line}.`)];
    case 'tile':
      return [
        `${component.name}. Spaces are numbered 0 in the center and 1 to 6 clockwise from the north-east:`,
        ...component.spaces.map(
          ({ id, site, terrain }) =>
            `${id}: ${site === null ? terrainName[terrain] : `${site.name} (${terrainName[terrain]})`}.`,
        ),
      ];
    case 'cube':
      return [
        `${component.name}.`,
        ...component.lines.map((line) => `${line}.`),
        ...component.levels.map((line) => `${line}.`),
      ];
    case 'ship':
      return [
        `${component.name}, ${component.captain}, ${component.faction}. Divisions: ${list(component.divisions)}.`,
        ...component.lines.map((line) => `${line}.`),
      ];
  }
}
