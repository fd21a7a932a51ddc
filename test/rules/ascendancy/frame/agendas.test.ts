import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import { isComplete, type Lack } from '../../../../src/games/ascendancy/content/lack.ts';
import { agendaCard } from '../../../../src/games/ascendancy/content/lookup.ts';
import type { Ascendancy, Civ } from '../../../../src/games/ascendancy/state.ts';
import { disc, put, table } from '../support.ts';
import { plainAdvancements } from './fakes.ts';

plainAdvancements();

const CIVS: readonly Civ[] = ['vulcan', 'federation', 'klingon'];
const lacks = (g: Ascendancy, number: number): Lack =>
  agendaCard(`agenda-${String(number).padStart(2, '0')}`).lacks(g, 0);
const met = (g: Ascendancy, number: number): boolean => isComplete(lacks(g, number));
const complete = (g: Ascendancy, ...cards: string[]): void => {
  g.players[0]?.advancements.push(...cards.map((card) => ({ card, exhausted: true })));
};
/** Gives the Vulcans Control of a System with these Nodes. */
const colony = (g: Ascendancy, id: string, nodes: ('production' | 'research' | 'culture')[], control = 0): void => {
  g.discs[id] = { ...disc(id), nodes, control };
};
const vulcans = (g: Ascendancy) => {
  const [player] = g.players;
  if (player === undefined) throw new Error('nobody leads the Vulcans');
  return player;
};

describe('Agendas', () => {
  it('A-EXP-04 A-OPEN-15: there are ten Agendas, and none is fulfilled at the start of a game', () => {
    const g = table(CIVS);
    expect(CARDS.agendas.filter((agenda) => isComplete(agenda.lacks(g, 0)))).toEqual([]);
    expect(CARDS.agendas).toHaveLength(10);
  });

  it('A-WIN-09: Wisdom of Many Worlds needs three of other players’ Advancements, at least one from each rival', () => {
    const g = table(CIVS);
    complete(g, 'vulcan-2', 'federation-2', 'federation-3', 'federation-4');
    expect(met(g, 1)).toBe(false);
    complete(g, 'klingon-2');
    expect(met(g, 1)).toBe(true);
    const two = table(CIVS);
    complete(two, 'federation-2', 'klingon-2');
    expect(met(two, 1)).toBe(false);
  });

  it('A-WIN-09: with more than four players, Wisdom of Many Worlds needs one Advancement from each of three players', () => {
    const many = table(['vulcan', 'federation', 'klingon', 'romulan', 'andorian']);
    complete(many, 'federation-2', 'klingon-2');
    expect(met(many, 1)).toBe(false);
    complete(many, 'romulan-2');
    expect(met(many, 1)).toBe(true);
    const four = table(['vulcan', 'federation', 'klingon', 'romulan']);
    complete(four, 'federation-2', 'klingon-2', 'klingon-3');
    expect(met(four, 1)).toBe(false);
    // An eliminated player no longer counts as a player, but their Advancements still count.
    const left = table(['vulcan', 'federation', 'klingon', 'romulan', 'andorian']);
    Object.assign(left.players[4] ?? {}, { out: true });
    complete(left, 'federation-2', 'klingon-2', 'andorian-2');
    expect(met(left, 1)).toBe(false);
    complete(left, 'romulan-2');
    expect(met(left, 1)).toBe(true);
  });

  it('A-OPEN-15: Web of Embassies needs three Ambassadors abroad, in two rivals’ Systems, and 2 Ascendancy', () => {
    const g = table(CIVS);
    vulcans(g).ascendancy = 2;
    const send = (to: string, count: number, control: number) =>
      Object.assign(g.discs[to] ?? {}, { ambassadors: count, control });
    send('earth', 2, 1);
    send('qonos', 1, 2);
    expect(met(g, 2)).toBe(true);
    vulcans(g).ascendancy = 1;
    expect(lacks(g, 2)).toEqual({ ascendancy: 1, ambassadors: 0 });
    // Three Ambassadors are abroad, but all with one rival.
    send('qonos', 1, 1);
    expect(lacks(g, 2)).toEqual({ ascendancy: 1, ambassadors: 1 });
    send('earth', 1, 1);
    send('qonos', 1, 2);
    expect(lacks(g, 2)).toEqual({ ascendancy: 1, ambassadors: 1 });
  });

  it('A-OPEN-15: Galactic Concord needs Agreements in both directions with every rival, and 2 Ascendancy', () => {
    const g = table(CIVS);
    vulcans(g).ascendancy = 2;
    const give = (giver: number, holder: number) =>
      g.players[giver]?.agreements.push({ card: `x-${giver}-${holder}`, holder, exhausted: false });
    give(0, 1);
    give(1, 0);
    give(0, 2);
    expect(lacks(g, 3)).toEqual({ ascendancy: 0, agreements: 1 });
    give(2, 0);
    expect(met(g, 3)).toBe(true);
    vulcans(g).ascendancy = 1;
    expect(lacks(g, 3)).toEqual({ ascendancy: 1, agreements: 0 });
  });

  it('A-OPEN-15: Seeds of Surak needs five Systems, three of them with at least two Nodes', () => {
    const g = table(CIVS);
    for (const id of ['terra-nova', 'ardana']) colony(g, id, ['research', 'culture']);
    colony(g, 'delta-iv', ['research']);
    expect(lacks(g, 4)).toEqual({ systems: 1, rich: 0 });
    colony(g, 'murasaki-312', []);
    expect(met(g, 4)).toBe(true);
    colony(g, 'terra-nova', ['research']);
    expect(lacks(g, 4)).toEqual({ systems: 0, rich: 1 });
  });

  it('A-OPEN-15: Ascendant Logic needs 4 Ascendancy', () => {
    const g = table(CIVS);
    vulcans(g).ascendancy = 3;
    expect(lacks(g, 5)).toEqual({ ascendancy: 1 });
    vulcans(g).ascendancy = 4;
    expect(met(g, 5)).toBe(true);
  });

  it('A-OPEN-15: Fruits of Reason needs four Research Nodes and three Culture Nodes', () => {
    const g = table(CIVS);
    expect(lacks(g, 7)).toEqual({ research: 3, culture: 2 });
    colony(g, 'terra-nova', ['research', 'research', 'culture']);
    expect(lacks(g, 7)).toEqual({ research: 1, culture: 1 });
    colony(g, 'delta-iv', ['research', 'culture']);
    expect(met(g, 7)).toBe(true);
  });

  it('A-OPEN-15: The Great Archive needs six Advancements of three Types, not counting the Starting Advancement', () => {
    const g = table(CIVS);
    complete(g, 'vulcan-1', ...[2, 3, 4, 5, 6].map((number) => `vulcan-${number}`));
    expect(lacks(g, 6)).toEqual({ advancements: 1 });
    complete(g, 'vulcan-9');
    expect(met(g, 6)).toBe(true);
  });

  it('A-OPEN-15: Charting the Unknown needs two Occupied Phenomena and three Advancements, one of them Science', () => {
    const g = table(CIVS);
    for (const id of ['murasaki-312', 'temporal-anomaly']) {
      g.discs[id] = disc(id);
      put(g, 0, id);
    }
    expect(lacks(g, 8)).toEqual({ phenomena: 0, advancements: 3, science: 1 });
    complete(g, 'vulcan-4', 'vulcan-7', 'vulcan-9');
    expect(met(g, 8)).toBe(true);
    put(g, 1, 'murasaki-312');
    expect(lacks(g, 8)).toEqual({ phenomena: 1, advancements: 0, science: 0 });
  });

  it('A-OPEN-15: Voices at Every Court needs Ambassadors in two rivals’ Home Systems and 2 Ascendancy, or 3 Ascendancy if there is only one rival', () => {
    const g = table(CIVS);
    vulcans(g).ascendancy = 2;
    Object.assign(g.discs['earth'] ?? {}, { ambassadors: 2 });
    expect(lacks(g, 9)).toEqual({ ascendancy: 0, homes: 1 });
    Object.assign(g.discs['qonos'] ?? {}, { ambassadors: 1 });
    expect(met(g, 9)).toBe(true);
    Object.assign(g.players[2] ?? {}, { out: true });
    expect(lacks(g, 9)).toEqual({ ascendancy: 1, homes: 0 });
  });

  it('A-OPEN-15: The Watchful Peace needs three rounds of peace, with Shields, two Fleets and three Systems', () => {
    const g = table(CIVS);
    g.round = 9;
    Object.assign(vulcans(g), { shields: 1, attacked: 6 });
    for (const card of [0, 1]) put(g, 0, 'vulcan', 3, { card, side: 'a' });
    for (const id of ['terra-nova', 'ardana']) colony(g, id, []);
    expect(met(g, 10)).toBe(true);
    Object.assign(vulcans(g), { attacked: 7, shields: 0 });
    g.units = [];
    delete g.discs['ardana'];
    expect(lacks(g, 10)).toEqual({ shields: 1, calm: 1, fleets: 2, systems: 1 });
  });
});
