import { describe, expect, it } from 'vitest';
import { APART } from '../../../../src/games/ascendancy/chapters/movement/calling.ts';
import { moveOffers } from '../../../../src/games/ascendancy/chapters/movement/offers.ts';
import { namesApart } from '../../../../src/games/ascendancy/position/names.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { SPEECH } from '../../../../src/games/ascendancy/viewing/verb-synonyms.ts';
import { wayOfUnit } from '../../../../src/games/ascendancy/viewing/ways.ts';
import { openOptions } from '../../../../src/games/kit/offers.ts';
import { intentIn } from '../../../../src/tables/parse-intent.ts';
import { decision } from '../../discord/support/samples.ts';
import { join, put, putShips, table } from '../support.ts';

/** The options with this verb for the Federation’s Ships. */
function offered(g: Ascendancy, verb: string) {
  return openOptions(moveOffers(g, 0)).filter((option) => option.verb === verb && !option.key.startsWith('route:'));
}

/** The labels of moves to this place. */
function labelsTo(g: Ascendancy, to: string): string[] {
  return offered(g, 'move').flatMap(({ key, label }) => (key.endsWith(`:${to}`) ? [label] : []));
}

/** A game with a lane from Earth to Terra Nova. */
function lane() {
  const g = table();
  const { sector } = join(g, 'earth', 'terra-nova', 3);
  return { g, sector };
}

describe('names of Ships in the same place', () => {
  it('A-MOVE-05: interchangeable Ships share one option, which can be typed as “a ship” or “either ship”', () => {
    const { g, sector } = lane();
    putShips(g, 0, 'earth', 2);
    const ship = g.units.find(({ seat, at }) => seat === 0 && at === 'earth');
    expect(labelsTo(g, sector(1))).toEqual(['Move a Ship from Earth to Sector 1 of Earth–Terra Nova']);
    const asked = decision('pick', openOptions(moveOffers(g, 0)));
    for (const text of ['a ship', 'ship', 'either ship'].flatMap((one) => [one, `move ${one}`]))
      expect(intentIn(asked, `${text} to sector 1 of earth-terra nova`, SPEECH), text).toEqual({
        keys: [`move:${ship?.id}:${sector(1)}`],
      });
  });

  it('menus distinguish Ships by what they did this turn or where they came from, not by number', () => {
    const { g, sector } = lane();
    put(g, 0, 'earth').began = sector(1);
    put(g, 0, 'earth').exited = true;
    const to = 'to Sector 1 of Earth–Terra Nova';
    expect(labelsTo(g, sector(1))).toEqual([
      `Move a Ship from Earth ${to}`,
      `Move a Ship that moved from Earth ${to}`,
      `Move a Ship that Exited Warp from Earth ${to}`,
    ]);
    for (const began of ['qonos', 'terra-nova']) put(g, 0, 'earth').began = began;
    expect(labelsTo(g, sector(1)).filter((label) => label.includes('that left'))).toEqual([
      `Move a Ship that left Qo’noS from Earth ${to}`,
      `Move a Ship that left Terra Nova from Earth ${to}`,
    ]);
  });

  it('labels that would begin alike start with each Ship’s place', () => {
    const { g, sector } = lane();
    put(g, 0, sector(1));
    put(g, 0, sector(2));
    expect(offered(g, 'warp').map(({ label }) => label)).toEqual([
      'From Earth: enter Warp with a Ship',
      'From Sector 1 of Earth–Terra Nova: enter Warp with a Ship',
      'From Sector 2 of Earth–Terra Nova: enter Warp with a Ship',
    ]);
  });

  it('a label with a Ship’s number may lose its end, but not its number', () => {
    const calling = { what: 'a Ship', from: 'Sector 2 of Romulus’s lane at 2 o’clock', short: 'Ship 68', said: [] };
    const label = 'Discover with a Ship at Warp beyond Sector 4 of Romulus’s lane at 11 o’clock';
    expect(APART.byNumber(calling, label)).toBe(
      'Discover with Ship 68 at Warp beyond Sector 4 of Romulus’s lane at 11…',
    );
    expect(APART.byNumber(calling, 'Enter Warp with a Ship')).toBe('Enter Warp with Ship 68');
  });

  it('the groups of several Ships at Warp name the Sectors that the Ships left', () => {
    const { g } = lane();
    const atWarp = (from: string) => Object.assign(put(g, 0, from), { at: null, warp: { from, tokens: 1 } });
    const groups = () => [...new Set(offered(g, 'exit').map(({ group }) => group))];
    atWarp('earth');
    expect(groups()).toEqual(['a Ship at Warp']);
    atWarp('terra-nova');
    expect(groups()).toEqual(['a Ship at Warp from Earth', 'a Ship at Warp from Terra Nova']);
    for (const option of offered(g, 'exit')) expect(wayOfUnit(option)).toMatch(/^Exit Warp to /);
  });

  it('the label of an option in a Ship’s group leaves out the Ship’s place', () => {
    const label = 'B: From Earth: move a Ship to Delta IV';
    expect(wayOfUnit({ key: 'move:1:x', verb: 'move', label, group: 'a Ship at Earth' })).toBe('B: Move to Delta IV');
  });

  it('A-BAT-31: units to choose from get different names', () => {
    const { g } = lane();
    const units = [...putShips(g, 0, 'earth', 3), put(g, 0, 'earth', 3, { card: 0, side: 'a' })];
    const [one, two, three, fleet] = namesApart(g, units);
    expect([one, two, three]).toEqual(['a Ship', 'another Ship', 'a third Ship']);
    expect(fleet).toContain('(3 Ships)');
  });
});
