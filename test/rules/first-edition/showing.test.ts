import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { scene } from './scene.ts';

describe('cards that both players see', () => {
  const stage = scene({
    gold: {
      play: `
        L1: U.S.S. Oberth {veiled: cloaked} [Giusti, Starfleet Type II Phaser];
        table: Mirror Image {hidden: true}`,
      seeds: { L2: ['Archer'] },
      hand: ['Spock'],
    },
  });

  it('C-OPEN-44 C-SELECT-04: everyone sees both players’ personnel and equipment in play, even aboard a cloaked ship', () => {
    for (const reader of [0, 1, 'spectator'] as const) {
      const { pieces } = firstEdition.view(stage.match.state, reader);
      expect(pieces.map(({ card }) => card)).toEqual(
        expect.arrayContaining(['giusti', 'starfleet-type-ii-phaser', 'uss-oberth']),
      );
    }
  });

  it('C-OPEN-44: a player doesn’t see the opponent’s hand, seed cards or hidden agendas', () => {
    const seen = JSON.stringify(firstEdition.view(stage.match.state, 1));
    for (const secret of ['spock', 'archer', 'mirror-image']) expect(seen, secret).not.toContain(`"${secret}"`);
  });
});
