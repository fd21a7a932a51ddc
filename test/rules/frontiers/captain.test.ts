import { describe, expect, it } from 'vitest';
import { idleDeals } from '../../../src/games/frontiers/bot/lines.ts';

describe('the captain of the computer', () => {
  it('counts a deal without a purchase against a line, and no other', () => {
    const answers = (line: string) => line.split(' ').map((key) => [key]);
    expect(idleDeals(answers('interact:B2 side:warp-drive:diplomacy deal:done turn:end'))).toBe(1);
    expect(idleDeals(answers('interact:B2 buy:crew:field-medics deal:done turn:end'))).toBe(0);
    expect(idleDeals(answers('deal:open deal:done interact:B2 buy:repair deal:done'))).toBe(1);
    expect(idleDeals(answers('move:B3 turn:end'))).toBe(0);
  });
});
