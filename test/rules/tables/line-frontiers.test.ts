import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { type CaseSetup, Stage } from '../../../src/proving/stage.ts';
import { runLine } from '../../../src/tables/line.ts';
import { reasonFor } from '../../../src/tables/reason.ts';
import type { LineDone } from '../../../src/tables/types.ts';

/** A turn of the Enterprise at a space, with so many Move points. */
function turn(at: string, move: number, hand: readonly string[] = []) {
  const scene: CaseSetup = {
    options: { scenario: 'full-conquest', players: 2 },
    at: 'turn',
    patch: { 'players.0.points.move': move },
    decks: { 'enterprise-d.at': [at], ...(hand.length > 0 ? { 'enterprise-d.hand': hand } : {}) },
  };
  const { match } = new Stage(frontiers, scene);
  const line = (text: string): LineDone => {
    const decision = match.pending(0)?.id ?? expect.fail('nobody is asked');
    // Every game is one of unknown state to the tables.
    const game = frontiers as unknown as Parameters<typeof runLine>[2];
    return runLine(match.table, { t: 'line', seat: 0, decision, text }, game, (answer) => match.submit(answer));
  };
  return { match, line, where: () => match.state.g.players[0]?.at };
}

describe('a line of Frontiers', () => {
  it('stops at a bare place once something new has come up, and says what may be meant', () => {
    const { line, where } = turn('B1', 8);
    const before = where();
    const { picked, stopped } = line('explore E; b2; b3');
    expect(picked).toEqual(['Explore E']);
    expect(stopped?.text).toBe(
      'Something new has come out, so say what you do: “b2” alone is not clear. Did you mean “Move to B2: Outpost”?',
    );
    expect(where()).toBe(before);
  });

  it('goes on there with what says its verb, and with bare places before that', () => {
    expect(turn('B1', 8).line('explore E; move b2; b3')).toMatchObject({
      picked: ['Explore E', 'Move to B2: Outpost'],
      stopped: { text: expect.stringContaining('“b3” alone is not clear') },
    });
    expect(turn('B1', 8).line('b2; b3')).toEqual({
      picked: ['Move to B2: Outpost', 'Move to B3: Empty space'],
      stopped: null,
    });
  });

  it.each([
    ['move C4', 'F-MOVE-04', 'C4 (Red Research Station) costs '],
    ['c4', 'F-MOVE-04', 'C4 (Red Research Station) costs '],
    ['assault', 'F-TURN-15', 'No Starbase, Borg Cube or occupied Research Station is beside your ship'],
    ['explore B', 'F-EXPLORE-01', 'A tile lies at B already.'],
  ])('tells the reason, with its rule, wherever “%s” stands', (wish, rule, text) => {
    const refusal = { text: expect.stringContaining(`Nothing was done. ${text}`), rule };
    expect(() => turn('B1', 4).line(wish)).toThrow(expect.objectContaining({ refusal }));
    const stopped = { text: expect.stringContaining(text), rule };
    expect(turn('B1', 4).line(`b2; b3; ${wish}`)).toMatchObject({ stopped });
  });

  it.each([
    ['attack', 'Patrol Warbird has Defense 3; you have Long Range Attack 0.', 'F-LRA-08'],
    ['go on', 'Did you mean “Go on to their attack”?', 'F-LRA-01'],
    ['shields', 'Shields come after the Long Range Attack phase.', 'F-COMBAT-16'],
  ])('does nothing in a fight for “%s”, which is no start of something else', (wish, text, rule) => {
    const { line, match } = turn('B0', 0, ['raise-shields', 'open-fire']);
    const { picked, stopped } = line(`challenge b6; ${wish}`);
    expect(picked).toEqual(['Challenge B6: Patrol Warbird']);
    expect(stopped?.text).toContain(text);
    expect(stopped?.rule).toBe(rule);
    expect(match.state.g.combat?.phase).toBe('long');
  });

  it('chooses what a card leaves open by what stands behind the colon, in a part of the words too', () => {
    const open = (text: string) => turn('B1', 0, ['overload', 'warp-drive']).line(text).picked;
    expect(open('overload: gold')).toEqual([expect.stringMatching(/^Overload: /), expect.stringMatching(/gold/i)]);
    expect(open('overl: blue')).toEqual([expect.stringMatching(/^Overload: /), expect.stringMatching(/blue/i)]);
    // Nothing is chosen by what names none of the ways, and no other card is played by it.
    expect(open('overload: warp drive')).toHaveLength(1);
  });

  it('plays a card by its name alone for its basic effect', () => {
    const { line } = turn('B0', 0, ['raise-shields', 'open-fire']);
    const { picked } = line('challenge b6; next; next; open fire');
    expect(picked.at(-1)).toMatch(/^Open Fire: /);
  });
});

describe('a reason', () => {
  const { match } = turn('B0', 0, ['open-fire', 'damage']);
  const why = (wish: string) =>
    reasonFor(match.state, 0, wish, frontiers as unknown as Parameters<typeof reasonFor>[3]);

  it.each([
    ['chalenge b6', 'Did you mean “Challenge B6: Patrol Warbird”?'],
    ['b6', 'Did you mean “Challenge B6: Patrol Warbird”?'],
  ])('is what “%s” may be meant for', (wish, text) => {
    expect(why(wish)).toEqual({ text: `“${wish}” names nothing that is on offer. ${text}`, rule: 'F-TURN-07' });
  });

  it('is none for a card that is named with a slip', () => {
    expect(why('open fire sidewys').text).toBe('You can do that now: Open Fire sideways: Move 1.');
  });

  it('is the game’s own where nothing is near', () => {
    expect(why('assault b6').rule).toBe('F-TURN-14');
    expect(why('b0').rule).toBe('F-MOVE-04');
  });
});
