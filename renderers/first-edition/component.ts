import type { CardFace } from '../../src/games/first-edition/viewing/face.ts';
import { componentScene, componentWidth } from '../kit/component-scene.ts';
import { cardBlock } from './card-face.ts';
import { cardWords } from './card-words.ts';

/** Shows one large card with all its facts. */
export const component = componentScene<CardFace>(
  (face) => ({ title: face.type, fact: face.kind, block: cardBlock(face, componentWidth) }),
  cardWords,
);
