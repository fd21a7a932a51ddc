import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { type CaseSetup, Stage } from '../../../src/simulation/stage.ts';
import { runLine } from '../../../src/tables/line.ts';
import { reasonFor } from '../../../src/tables/reason.ts';
import type { LineDone } from '../../../src/tables/types.ts';

/** A turn of the Enterprise at a space, with this many Move points. */
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
    // The tables treat every game as one with unknown state.
    const game = frontiers as unknown as Parameters<typeof runLine>[2];
    return runLine(match.table, { t: 'line', seat: 0, decision, text }, game, (answer) => match.submit(answer));
  };
  return { match, line, where: () => match.state.g.players[0]?.at };
}

describe('line', () => {
  it('after something has been revealed, a place without a verb stops the line, and the answer suggests options', () => {
    const { line, where } = turn('B1', 8);
    const before = where();
    const { picked, stopped } = line('explore E; b2; b3');
    expect(picked).toEqual(['Explore E']);
    expect(stopped?.text).toBe(
      'Something new was revealed, so be more specific: “b2” alone isn’t clear. Did you mean “Move to B2: Outpost”?',
    );
    expect(where()).toBe(before);
  });

  it.each(['talk', 'trade', 'deal', 'interact'])(
    'F-INTERACT-01: typing just “%s” begins the only Interaction',
    (word) => {
      expect(turn('B2', 0).line(word)).toEqual({ picked: ['Interact with B2: Outpost'], stopped: null });
    },
  );

  it('once something has been revealed, a line needs verbs, but until then the names of places are enough', () => {
    expect(turn('B1', 8).line('explore E; move b2; b3')).toMatchObject({
      picked: ['Explore E', 'Move to B2: Outpost'],
      stopped: { text: expect.stringContaining('“b3” alone isn’t clear') },
    });
    expect(turn('B1', 8).line('b2; b3')).toEqual({
      picked: ['Move to B2: Outpost', 'Move to B3: Empty space'],
      stopped: null,
    });
  });

  it.each([
    ['move C4', 'F-MOVE-04', 'C4 (Red Research Station) costs '],
    ['c4', 'F-MOVE-04', 'C4 (Red Research Station) costs '],
    ['assault', 'F-TURN-15', 'There is no Starbase, Borg Cube or occupied Research Station beside your ship'],
    ['explore B', 'F-EXPLORE-01', 'There is already a tile at B.'],
  ])('the answer gives the reason, with its rule, wherever “%s” is in the line', (wish, rule, text) => {
    const refusal = expect.objectContaining({
      text: expect.stringContaining(`Nothing was done. “${wish}”: ${text}`),
      rule,
    });
    expect(() => turn('B1', 4).line(wish)).toThrow(expect.objectContaining({ refusal }));
    const stopped = { text: expect.stringContaining(text), rule };
    expect(turn('B1', 4).line(`b2; b3; ${wish}`)).toMatchObject({ stopped });
  });

  it.each([
    ['attack', 'Patrol Warbird has Defense 3. You have Long Range Attack 0.', 'F-LRA-08'],
    ['shields', 'Shields come after the Long Range Attack phase.', 'F-COMBAT-16'],
  ])('in a fight, “%s” does nothing unless an option begins with it', (wish, text, rule) => {
    const { line, match } = turn('B0', 0, ['raise-shields', 'open-fire']);
    const { picked, stopped } = line(`challenge b6; ${wish}`);
    expect(picked).toEqual(['Challenge B6: Patrol Warbird']);
    expect(stopped?.text).toContain(text);
    expect(stopped?.rule).toBe(rule);
    expect(match.state.g.combat?.phase).toBe('long');
  });

  it('in a fight, a pick in a line can be just the beginning of an option’s label', () => {
    const { line, match } = turn('B0', 0, ['raise-shields', 'open-fire']);
    expect(line('challenge b6; go on').picked).toEqual(['Challenge B6: Patrol Warbird', 'Go on to their attack']);
    expect(match.state.g.combat?.phase).not.toBe('long');
  });

  it('in a line, words after a colon answer a card’s choice, even if they are only the beginnings of words', () => {
    const hand = ['overload', 'warp-drive', 'quick-thinking', 'damage-control', 'damage'];
    const open = (text: string) => turn('B1', 0, hand).line(text).picked.slice(1);
    expect(open('overload: gold')).toEqual(['Gold']);
    expect(open('overl: blue token')).toEqual(['Blue']);
    // A variant of the card that combines several effects, by its own words and by those on the card.
    for (const words of ['draw', 'draw 1', 'draw a card', 'Draw 1 card'])
      expect(open(`damage control: ${words}`)).toEqual(['Draw 1 card']);
    for (const words of ['repair', 'heal', 'repair/heal 1'])
      expect(open(`damage control: ${words}`)).toEqual(['Repair or Heal 1']);
    // The choices are made one after the other.
    expect(open('overload, red die: gold, gold, red: don’t')).toEqual(['Gold', 'Gold', 'Red', 'Don’t use it']);
    expect(open('quick: warp: move')).toEqual(['Warp Drive']);
  });

  it('a line with an impossible choice does nothing, and the answer lists the possible ones', () => {
    const refused = (text: string) => {
      const { line, match } = turn('B1', 0, ['overload', 'warp-drive', 'raise-shields']);
      const before = JSON.stringify(match.state.g);
      try {
        line(text);
      } catch (error) {
        expect(JSON.stringify(match.state.g)).toBe(before);
        return error instanceof Refused ? error.refusal.text : `${error}`;
      }
      return 'done';
    };
    expect(refused('overload: warp drive')).toMatch(
      /“warp drive” isn’t possible for “Overload: .*” now: Red; Blue; Gold; /,
    );
    // A card isn't played sideways for a point if the player wants something else from it.
    expect(refused('raise shields: attack')).toContain(
      '“attack” isn’t possible for “Raise Shields sideways: Move 1” now.',
    );
    expect(refused('warp drive: sing')).toContain('“sing” isn’t possible for “Warp Drive: Move 2” now.');
  });

  it('in a line, a card, its options and a place can be typed as unique beginnings or single words', () => {
    const hand = ['warp-drive', 'impulse-engines', 'hailing-frequencies'];
    const picked = (text: string) => turn('B1', 6, hand).line(text).picked;
    for (const words of ['warp', 'wa', 'warp dr', 'drive']) expect(picked(words)).toEqual(['Warp Drive: Move 2']);
    for (const words of ['im', 'engines', 'impulse eng']) expect(picked(words)).toEqual(['Impulse Engines: Move 2']);
    for (const words of ['warp blue', 'warp: blue', 'warp dr, blue die'])
      expect(picked(words)).toEqual(['Warp Drive, blue die: Move 4']);
    for (const words of ['outpost', 'ou', 'go out', 'outpots']) expect(picked(words)).toEqual(['Move to B2: Outpost']);
    // Two things with the same beginning lead to a question, however short one of the names is.
    expect(() => picked('dr')).toThrow(
      expect.objectContaining({
        refusal: expect.objectContaining({ text: expect.stringContaining('matches several') }),
      }),
    );
  });

  it.each([
    ['research', 'C4 (Red Research Station) costs 8 Move by B2, B3 and C5, but you have 6.'],
    ['wormhole', 'A0 (Wormhole) costs 8 Move by B2, B3 and A6, but you have 6.'],
    ['warbird', 'B6 (Romulan Warbird)'],
  ])('if only the place “%s” is typed, the answer explains why the ship can’t go there', (words, text) => {
    expect(() => turn('B1', 6).line(words)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ text: expect.stringContaining(text) }) }),
    );
  });

  it('in a line, a card’s name alone plays its basic effect', () => {
    const { line } = turn('B0', 0, ['raise-shields', 'open-fire']);
    const { picked } = line('challenge b6; next; next; open fire');
    expect(picked.at(-1)).toMatch(/^Open Fire: /);
  });
});

describe('reason', () => {
  const { match } = turn('B0', 0, ['open-fire', 'damage']);
  const why = (wish: string) =>
    reasonFor(match.state, 0, wish, frontiers as unknown as Parameters<typeof reasonFor>[3]);

  it.each([
    ['chalenge b6', 'Did you mean “Challenge B6: Patrol Warbird”?'],
    ['b6', 'Did you mean “Challenge B6: Patrol Warbird”?'],
  ])('the answer suggests what “%s” may mean', (wish, text) => {
    expect(why(wish)).toEqual({ text: `“${wish}” matches nothing you can choose. ${text}`, rule: 'F-TURN-07' });
  });

  it('the answer suggests nothing for a mistyped card name', () => {
    expect(why('open fire sidewys').text).toBe('You can do that now: Open Fire sideways: Move 1.');
  });

  it('if no option is similar to the request, the game’s own reason is shown', () => {
    expect(why('assault b6').rule).toBe('F-TURN-14');
    expect(why('b0').rule).toBe('F-MOVE-04');
  });
});
