import { describe, expect, it } from 'vitest';
import { armingOf } from '../../../src/games/ascendancy/bot/arming.ts';
import { courtOf, isConsular } from '../../../src/games/ascendancy/bot/embassies.ts';
import { Look } from '../../../src/games/ascendancy/bot/look.ts';
import { Outlook } from '../../../src/games/ascendancy/bot/menu.ts';
import type { Ascendancy, Civ } from '../../../src/games/ascendancy/state.ts';
import { join, put, table } from '../../rules/ascendancy/support.ts';

/** A game of three civilizations. A lane joins the Home Systems of the first two. */
function joined(civs: readonly Civ[]): Ascendancy {
  const g = table([...civs]);
  const [one, other] = g.players.map(({ home }) => home ?? '');
  join(g, one ?? '', other ?? '');
  return g;
}

const target = (g: Ascendancy, seat: number) => armingOf(new Look(g, seat))?.target ?? null;
const ships = (g: Ascendancy, seat: number) => armingOf(new Look(g, seat))?.ships ?? 0;

describe('the bot captain’s armament target', () => {
  it('for warlike civilizations, the target is a Home System in reach', () => {
    const g = joined(['klingon', 'romulan', 'ferengi']);
    expect(target(g, 0)).toBe('romulus');
    expect(target(g, 1)).toBe('qonos');
    // No lane leads to Ferenginar, and Ferengi live by trade.
    expect(target(g, 2)).toBeNull();
  });

  it('a better-defended target needs more Ships', () => {
    const g = joined(['klingon', 'romulan', 'ferengi']);
    g.units = [];
    const open = ships(g, 0);
    put(g, 1, 'romulus', 4, { card: 0, side: 'b' });
    expect(ships(g, 0)).toBeGreaterThan(open);
  });

  it('the home of a player about to win is a target for everyone who may Invade (A-FED-01)', () => {
    const g = joined(['ferengi', 'romulan', 'federation']);
    expect(target(g, 0)).toBeNull();
    Object.assign(g.players[1] ?? {}, { ascendancy: 5 });
    expect(target(g, 0)).toBe('romulus');
    const peaceful = joined(['federation', 'romulan', 'ferengi']);
    Object.assign(peaceful.players[1] ?? {}, { ascendancy: 5 });
    expect(target(peaceful, 0)).toBeNull();
  });
});

describe('the Vulcan captain’s embassies', () => {
  it('A-VUL-10: the embassies are places that accept Ambassadors, with Home Systems first and each place listed once', () => {
    const g = joined(['vulcan', 'klingon', 'romulan']);
    join(g, 'vulcan', 'delta-iv');
    put(g, 0, 'vulcan', 3, { card: 0, side: 'a' });
    const consul = g.units.at(-1);
    const court = () => (consul === undefined ? null : courtOf(new Look(g, 0), consul));
    // Nobody Controls Delta IV, and the Vulcans hold no Agreement of the Klingons.
    expect(court()).toBeNull();
    g.players[1]?.agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
    expect(court()).toBe('qonos');
    Object.assign(g.discs['qonos'] ?? {}, { ambassadors: 1 });
    expect(court()).toBeNull();
  });

  it('A-VUL-10: the embassies attract the Consul, which moves toward nothing else', () => {
    const g = joined(['vulcan', 'klingon', 'romulan']);
    const { sector } = join(g, 'vulcan', 'delta-iv');
    put(g, 0, 'vulcan', 3, { card: 0, side: 'a' });
    const consul = g.units.at(-1)?.id;
    Object.assign(g.players[0] ?? {}, { agendas: [{ card: 'agenda-02', open: false }] });
    g.players[1]?.agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
    const score = (to: string) => new Outlook(g, 0).score({ key: `move:${consul}:${to}`, verb: 'move', label: '' });
    expect(score('l1/1')).toBeGreaterThan(9);
    expect(score(sector(1))).toBe(-1);
  });

  it('only one side of one Vulcan Fleet Card opens embassies', () => {
    const look = new Look(joined(['vulcan', 'klingon', 'romulan']), 0);
    const cards = [0, 1, 2].flatMap((card) => (['a', 'b'] as const).map((side) => ({ card, side })));
    expect(cards.filter((fleet) => isConsular(look, fleet))).toEqual([{ card: 0, side: 'a' }]);
  });
});
