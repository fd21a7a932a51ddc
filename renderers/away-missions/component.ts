import type { ComponentView } from '../../src/games/away-missions/view.ts';
import { type ComponentFace, componentScene, componentWidth } from '../kit/component-scene.ts';
import { boardBlock } from './board-face.ts';
import { cardBlock, largeFace } from './card-face.ts';
import { characterBlock } from './character-face.ts';
import { componentWords } from './component-words.ts';

const width = componentWidth;

const factionName = { federation: 'Federation', borg: 'Borg', klingon: 'Klingon', romulan: 'Romulan' } as const;
const deckName = { mission: 'Mission Deck', support: 'Support Deck', core: 'Core Mission' } as const;

/** The picture of one printed component. */
export const component = componentScene<ComponentView>(faceOf, componentWords);

/** Returns the header and the block of a component. */
function faceOf(component: ComponentView): ComponentFace {
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
