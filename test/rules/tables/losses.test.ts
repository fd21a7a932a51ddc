import { describe, expect, it } from 'vitest';
import { withLoss } from '../../../src/tables/losses.ts';
import type { TableView } from '../../../src/tables/types.ts';

const WHY = { text: 'You have no Scanner in hand or in play.', rule: 'M-PLAY-01' };
const line = (
  seq: number,
  text: string,
  more: Partial<TableView['recent'][number]> = {},
): TableView['recent'][number] => ({
  seq,
  at: 0,
  text,
  ...more,
});
const LINES = [
  line(4, 'Raid: Borg discards Scanner.', { rule: 'M-DECK-03', lost: { seat: 0, names: ['Scanner'] } }),
  line(7, 'Plot: Borg discards Scanner.', { rule: 'M-OPEN-77', lost: { seat: 0, names: ['Scanner', 'Phaser'] } }),
  line(8, 'Plot: Borg discards Medkit.', { rule: 'M-OPEN-77', lost: { seat: 1, names: ['Medkit'] } }),
  line(9, 'Borg plays Scanner Array.'),
];

describe('losses', () => {
  it.each(['play scanner', 'play:scanner', 'Scanner'])(
    'the reason for a refusal quotes the latest log line about the lost card: %s',
    (wish) => {
      expect(withLoss(WHY, 0, wish, LINES)).toEqual({
        text: 'You have no Scanner in hand or in play. Log entry 7: Plot: Borg discards Scanner.',
        rule: 'M-OPEN-77',
      });
    },
  );

  it.each([
    ['another seat lost it', 'play medkit'],
    ['the words name something else', 'play scanners'],
    ['the words name nothing', ''],
  ])('the reason for a refusal stays the same if %s', (_why, wish) => {
    expect(withLoss(WHY, 0, wish, LINES)).toBe(WHY);
  });

  it('the answer is left unchanged if the action is possible', () => {
    const can = { text: 'You can do that now: Scanner.', can: true as const };
    expect(withLoss(can, 0, 'play scanner', LINES)).toBe(can);
  });
});
