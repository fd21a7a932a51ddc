import type { GameChat } from '../../../../../src/chat/game-chat.ts';
import type { PictureSpec } from '../../../../../src/chat/picture.ts';
import { reading } from '../../../../../src/chat/showing.ts';

const table = (): PictureSpec[] => [{ scene: 'coin', params: {}, alt: 'The coin' }];
const nothing = (): PictureSpec[] => [];

/** Heads or tails in the chat. */
export const coinChat: GameChat = {
  game: 'coin',
  says: { verbs: { call: ['bet', 'guess'] } },
  title: 'Heads or tails',
  hint: 'One calls, the coin is thrown, for two.',
  command: 'coin',
  verbs: [
    {
      verb: 'call',
      phase: 'call',
      label: 'Call',
      hint: 'Say how the coin will fall',
      parts: [{ name: 'face', hint: 'Heads or tails' }],
    },
  ],
  settings: [],
  preferences: [],
  help: ['One calls heads or tails, then the coin is thrown.'],
  wishes: ['call heads'],
  major: [],
  minor: [],
  shows: [],
  components: [
    {
      id: 'coin',
      name: 'The coin',
      kind: ['Coin'],
      lines: ['Heads on one side, tails on the other.'],
      rules: ['H-CALL-01'],
      view: null,
    },
  ],
  pictures: {
    move: table,
    done: table,
    panel: table,
    turn: table,
    read: reading({ move: table, hand: nothing, sheets: nothing, part: table, isOver: () => false }),
    component: table,
  },
};
