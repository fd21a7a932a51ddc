import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import type { AscendancyView } from '../../../../src/games/ascendancy/view.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { Refused } from '../../../../src/kernel/types.ts';
import { type CaseSetup, Stage } from '../../../../src/simulation/stage.ts';
import { runLine } from '../../../../src/tables/line.ts';
import { previewed } from '../../../../src/tables/preview.ts';
import { reasonFor } from '../../../../src/tables/reason.ts';

// The functions for tables take any game as one with an unknown state.
const game = ascendancy as unknown as Game<unknown>;
const RICH = { 'players.0.reserves': { production: 9, research: 9, culture: 9 } };

/** Starts in the Federation’s Building Phase, unless the setup says otherwise. */
function turn(scene: CaseSetup = {}) {
  const { match } = new Stage(ascendancy, { at: 'building', patch: RICH, ...scene });
  return {
    match,
    line(text: string) {
      const decision = match.pending(0)?.id ?? expect.fail('nobody is asked');
      return runLine(match.table, { t: 'line', seat: 0, decision, text }, game, (answer) => match.submit(answer));
    },
    look: (line: string) => previewed(match.table, { seat: 0, line }, game, () => 0),
    why: (wish: string) => reasonFor(match.state, 0, wish, game),
  };
}

describe('typed lines for a whole turn', () => {
  it('A-GEO-02: a line continues past the end of a phase and places the lane as typed', () => {
    const { line, match } = turn({ dice: [1] });
    expect(line('build 2 ships; explore north; end turn')).toEqual({
      picked: [
        'Build 2 Ships at Earth',
        'End the Building Phase',
        'Explore with a Ship from Earth',
        '12 o’clock',
        'Stay here',
        'End the turn',
      ],
      stopped: null,
    });
    expect(match.state.g.turn?.seat).not.toBe(0);
  });

  it('a refusal names the closest options if a request matches none exactly', () => {
    expect(turn({ at: 'command' }).why('explore again').text).toBe(
      'You can’t do exactly that now. The closest is: Explore with a Ship from Earth.',
    );
  });

  it.each(['research 4 on terraforming', 'commit 3 research to terraforming corps', 'research 4'])(
    'A-BUILD-21: “%s” is refused because a Project gets only 1 Research each turn',
    (wish) => {
      const { line } = turn({ decks: { 'federation.projects': ['fed-12'] } });
      const refused = (): unknown => {
        try {
          return line(wish);
        } catch (error) {
          return error instanceof Refused ? error.refusal : error;
        }
      };
      expect(refused()).toMatchObject({
        text: expect.stringMatching(
          /^Nothing was done\. “.*”: You can’t commit [34]\. A Project gets only 1 Research each turn\.$/,
        ),
        rule: 'A-BUILD-21',
      });
    },
  );

  it('commas and “and” separate the steps of a line', () => {
    const { picked, stopped } = turn({
      dice: [1],
      patch: { 'players.0.reserves': { production: 9, research: 12, culture: 9 } },
    }).line('build 2 ships, upgrade weapons and shields, end building and explore north');
    expect({ picked, stopped }).toEqual({
      picked: [
        'Build 2 Ships at Earth',
        'Upgrade Weapons',
        'Upgrade Shields',
        'End the Building Phase',
        'Explore with a Ship from Earth',
        '12 o’clock',
      ],
      stopped: null,
    });
  });

  it.each([
    ['explore from earth to the north-east', '1:30 o’clock'],
    ['explore at 3 o’clock', '3 o’clock'],
    ['explore: 3', '3 o’clock'],
    ['explore; lay 3', expect.stringMatching(/^3 o’clock/)],
    ['explore; 3:30', expect.stringMatching(/^3:30 o’clock/)],
    ['explore: 9', '9 o’clock (lane only)'],
    ['explore toward Romulus', '1 o’clock'],
    ['explore: auto', expect.stringMatching(/^\d.* o’clock$/)],
  ])('A-GEO-33: “%s” places the lane as typed', (text, place) => {
    const { picked } = turn({ at: 'command', dice: [2] }).line(text);
    expect(picked).toEqual(['Explore with a Ship from Earth', place]);
  });

  it('a line without verbs can name what to build or which unit moves', () => {
    const { line, match } = turn({
      at: 'command',
      patch: { ...RICH, 'players.0.ascendancy': 2 },
    });
    expect(line('form battle group').picked).toEqual(['Form 3 at Earth as Battle Group']);
    expect(line('fleet 1 by warp').picked).toEqual(['Enter Warp with Battle Group']);
    expect(match.state.g.units.find(({ fleet, seat }) => seat === 0 && fleet !== null)?.at).toBeNull();
    expect(turn().line('2 ships at earth; ascend').picked).toEqual(['Build 2 Ships at Earth', 'Gain 1 Ascendancy']);
  });

  it('a likely typo gets a suggestion, and nothing is done', () => {
    const { line } = turn();
    expect(() => line('bild 2 shps at eart')).toThrow(
      expect.objectContaining({
        refusal: {
          text: expect.stringContaining('Did you mean “Build 2 Ships at Earth”?'),
          rule: 'A-BUILD-01',
          instead: [{ label: 'Build 2 Ships at Earth', line: 'build:ships:earth:2' }],
        },
      }),
    );
  });

  it('a single pick doesn’t end a phase, and neither do words that match nothing', () => {
    const { line, match } = turn();
    expect(line('build 1 ship; dance').picked).toEqual(['Build 1 Ship at Earth']);
    expect(() => line('explore')).toThrow(Refused);
    expect(match.state.g.turn?.phase).toBe('building');
  });

  it('T-PREVIEW-01: a preview of a line stops at the first die', () => {
    const { look, match } = turn();
    const { table, preview } = look('build 2 ships; upgrade shields; explore north');
    expect(preview.picks.map(({ label }) => label)).toEqual([
      'Build 2 Ships at Earth',
      'Upgrade Shields',
      'End the Building Phase',
      'Explore with a Ship from Earth',
    ]);
    expect(preview.stopped?.rule).toBe('T-PREVIEW-01');
    const view = table.state === null ? null : (ascendancy.view(table.state as never, 0) as AscendancyView);
    expect(view?.players[0]?.shields).toBe(1);
    expect(match.state.g.players[0]?.shields).toBe(0);
  });
});

/** The Initiative Stage before the Federation commits, which has some of each Resource. */
function initiative(reserves = { production: 2, research: 2, culture: 2 }) {
  return turn({
    at: 'initiative',
    options: { civs: ['federation', 'klingon', 'romulan'] },
    patch: { 'players.0.contact': [1], 'players.1.contact': [0], 'players.0.reserves': reserves },
  });
}

describe('typed bids', () => {
  it.each([
    ['2 production', ['Commit 2', /^2 Production/], { production: 0, research: 2, culture: 2 }],
    ['1 research 1 culture', ['Commit 2', /^1 Research.*, 1 Culture/], { production: 2, research: 1, culture: 1 }],
    [
      'bid 1 research and 2 culture',
      ['Commit 3', /^1 Research.*, 2 Culture/],
      { production: 2, research: 1, culture: 0 },
    ],
    ['commit 2; 2 culture', ['Commit 2', /^2 Culture/], { production: 2, research: 2, culture: 0 }],
    ['Commit nothing', ['Commit nothing'], { production: 2, research: 2, culture: 2 }],
  ])('A-INIT-03: the bid “%s” is understood', (text, picked, left) => {
    const { line, match } = initiative();
    const wanted = picked.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)));
    expect(line(text)).toMatchObject({ picked: wanted, stopped: null });
    expect(match.state.g.players[0]?.reserves).toEqual(left);
  });

  it('A-INIT-03: a bid that names one kind of Resource commits only that kind', () => {
    const { line, match } = initiative({ production: 3, research: 0, culture: 0 });
    expect(line('2 production').picked).toEqual(['Commit 2']);
    expect(match.state.g.players[0]?.reserves).toMatchObject({ production: 1 });
  });

  it.each(['3 production', '2 production 9 culture', '1 latinum'])(
    'the impossible bid “%s” commits nothing',
    (text) => {
      const { line, match } = initiative();
      expect(() => line(text)).toThrow(Refused);
      expect(match.state.g.players[0]?.reserves).toEqual({ production: 2, research: 2, culture: 2 });
      expect(match.pending(0)?.kind).toBe('amount');
    },
  );
});

describe('a move that would end early', () => {
  it('A-MOVE-13: another Command in a line doesn’t end the move, unless the line says to stay', () => {
    const { line, match } = turn({ at: 'command', dice: [2] });
    const { picked, stopped } = line('explore north; launch');
    expect(picked).toEqual(['Explore with a Ship from Earth', '12 o’clock']);
    expect(stopped).toMatchObject({
      text: expect.stringMatching(/“launch”: The move can continue: \d Sectors? left\. Type “Stay here” first/),
      instead: [{ label: 'Stay here', line: 'Stay here; launch' }],
    });
    expect(line('stay here; launch').picked[0]).toBe('Stay here');
    expect(match.state.g.turn?.seat).toBe(0);
  });
});

describe('refused requests', () => {
  it.each([
    ['move to Vulcan', 'Vulcan isn’t on the map.', 'A-SYS-01'],
    ['end turn', 'You are in the Building Phase. End that phase first', 'A-INIT-12'],
    ['launch', 'only after you end the Building Phase', 'A-CMD-01'],
    ['culture node on earth', 'Earth already holds 3 of 3 Nodes.', 'A-BUILD-16'],
    ['research', 'You have no Project', 'A-BUILD-21'],
    ['trade with the Klingons', 'You must make First Contact', 'A-TRADE-03'],
    ['form battle group', 'A Fleet needs 3 new single Ships', 'A-BUILD-05'],
  ])('“%s” is refused with a reason and its rule', (wish, text, rule) => {
    expect(turn().why(wish)).toEqual({ text: expect.stringContaining(text), rule });
  });

  it.each([
    ['hegemony of romulus', 'You have no Ships at Romulus. Move one there first.', 'A-HEG-01'],
    ['invade earth', 'You already Control Earth.', 'A-INV-01'],
    ['brave earth', 'Earth isn’t a Phenomenon.', 'A-PHEN-05'],
    ['attack earth', 'No other player has Ships at Earth.', 'A-BAT-01'],
  ])('“%s” is refused with the obstacle at that place', (wish, text, rule) => {
    expect(turn({ at: 'command' }).why(wish)).toMatchObject({ text, rule });
  });

  it('A-INIT-06: a total that another player has committed is refused, whatever its mix of Resources', () => {
    const { match } = turn({
      at: 'initiative',
      patch: {
        ...RICH,
        'players.1.reserves': RICH['players.0.reserves'],
        'players.0.contact': [1],
        'players.1.contact': [0],
      },
    });
    const [first] = match.state.pending;
    if (first === undefined) throw new Error('nobody is asked');
    match.answer(first, ['3']);
    match.answer(match.pending(first.seat) ?? first, ['production', 'production', 'production']);
    const seat = 1 - first.seat;
    const why = (wish: string) => reasonFor(match.state, seat, wish, game);
    for (const wish of ['3', '2 production and 1 culture'])
      expect(why(wish).text).toMatch(/^The \w+ already committed 3\./);
    expect(why('99').text).toBe('You can’t commit 99 because you have 27 Resources.');
    expect(why('move to romulus').text).toMatch(
      /^This is the Initiative Stage\. .* This question comes first: How many/,
    );
  });

  it('A-MOVE-01: a move is refused before any lane is placed, because nothing is in reach', () => {
    expect(turn({ at: 'command' }).why('move to Romulus')).toMatchObject({ rule: 'A-MOVE-01' });
    expect(turn({ at: 'command' }).why('exit warp to Romulus')).toMatchObject({ rule: 'A-MOVE-11' });
  });
});
