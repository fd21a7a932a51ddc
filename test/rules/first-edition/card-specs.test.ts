import { describe, expect, it } from 'vitest';
import { type CardSpec, proveSpec } from './card-specs.ts';
import { failsWithout } from './emptied.ts';
import { id } from './scene.ts';

const RES_Q: CardSpec = {
  card: 'Res-Q',
  title: 'C-DRAW-06: Res-Q takes a card from the discard pile',
  gold: 'L1: U.S.S. Oberth [Giusti]; hand: Res-Q; discard: Spock, Kurn',
  does: 'play:res-q:core:0',
  can: { '': ['take:spock', 'take:kurn'] },
  cant: 'end',
  next: { does: 'take:kurn', gives: { 'gold.hand': ['Kurn'], 'gold.discard': ['Spock', 'Res-Q'] }, log: 'Kurn' },
};

describe('specs of cards', () => {
  it('a row holds if all its claims hold, and fails if the card has no rule', async () => {
    proveSpec(RES_Q);
    expect(await failsWithout([id('Res-Q')], () => proveSpec(RES_Q))).toBe(true);
    expect(await failsWithout([id('Kevin Uxbridge')], () => proveSpec(RES_Q))).toBe(false);
  });

  it.each<[string, Partial<CardSpec>]>([
    ['an option that isn’t there', { can: 'take:data' }],
    ['other options', { can: { take: ['take:kurn', 'take:spock'] } }],
    ['another number of options', { can: { take: 3 } }],
    ['that an option isn’t there', { cant: 'take:kurn' }],
    ['a refusal of what is offered', { cant: { 'take:kurn': '' } }],
    ['another place', { gives: { Giusti: 'surface:L1' } }],
    ['another field', { gives: { 'U.S.S. Oberth.spent': 1 } }],
    ['another figure', { gives: { 'U.S.S. Oberth.RANGE': 99, 'Giusti.Honor': 9 } }],
    ['other cards in a pile', { gives: { 'gold.discard': ['Kurn'] } }],
    ['a card in a pile', { gives: { 'blue.hand has Kurn': true } }],
    ['other points', { gives: { 'gold.score': 5 } }],
    ['another log', { log: 'Nobody moves' }],
    ['that the log says nothing', { silent: 'Res-Q' }],
    ['another position', { also: [{ gold: 'hand: Res-Q', can: 'take:kurn' }] }],
  ])('a row fails if it claims %s', (_what, claims) => {
    expect(() => proveSpec({ ...RES_Q, ...claims })).toThrow();
  });

  it('a subject must name one card', () => {
    const twins: CardSpec = { ...RES_Q, gold: 'L1: Calloway; L2: Calloway; hand: Res-Q', can: [], cant: [], next: {} };
    expect(() => proveSpec({ ...twins, gives: { Calloway: 'surface:L1' } })).toThrow('by its number');
    proveSpec({ ...twins, gives: { 1: 'surface:L1', '2': 'surface:L2' } });
  });
});
