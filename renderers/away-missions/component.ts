import type { ComponentView } from '../../src/games/away-missions/view.ts';
import type { Block } from '../kit/flow.ts';
import { header, picture } from '../kit/frame.ts';
import { page } from '../kit/theme.ts';
import { altText, type Scene } from '../scene.ts';
import { boardBlock } from './board-face.ts';
import { cardBlock, largeFace } from './card-face.ts';
import { characterBlock } from './character-face.ts';
import { componentWords } from './component-words.ts';

/** The component to show: all that there is to know of it. */
export interface ComponentParams {
  readonly component: ComponentView;
}

const top = 146;
const width = page.width - 2 * page.margin;

const factionName = { federation: 'Federation', borg: 'Borg' } as const;
const deckName = { mission: 'Mission Deck', support: 'Support Deck', core: 'Core Mission' } as const;

/** One component as it comes out of the box, large. There is no view: it belongs to no game. */
export const component: Scene<null, ComponentParams> = {
  draw(_view, { component }) {
    const { title, fact, block } = faceOf(component);
    return picture(top + block.height + page.margin, (pen) => {
      header(pen, { title, facts: [fact] });
      block.draw(pen, page.margin, top, block.height);
    });
  },
  pages: () => 1,
  alt: (_view, { component }) => altText(componentWords(component)),
  text: (_view, { component }) => componentWords(component),
};

/** What the head says, and what stands below it. */
function faceOf(component: ComponentView): { title: string; fact: string; block: Block } {
  switch (component.is) {
    case 'card': {
      const { card } = component;
      return { title: factionName[card.faction], fact: deckName[card.deck], block: cardBlock(card, width, largeFace) };
    }
    case 'character': {
      const { character, of } = component;
      return { title: of, fact: 'Character', block: characterBlock(character, width) };
    }
    case 'board':
      return { title: component.name, fact: 'Board', block: boardBlock(component.sides, width) };
  }
}
