import { describe, expect, it } from 'vitest';
import { moveOffers } from '../../../../src/games/ascendancy/chapters/movement/offers.ts';
import { highlightsOf } from '../../../../src/games/ascendancy/chat/highlights.ts';
import { refuse } from '../../../../src/games/ascendancy/intents/refuse.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { SPEECH } from '../../../../src/games/ascendancy/viewing/verb-synonyms.ts';
import type { Option } from '../../../../src/kernel/types.ts';
import { intentIn } from '../../../../src/tables/parse-intent.ts';
import { decisionOf, stateOf, viewOf } from '../../renderers/ascendancy-positions.ts';
import { openKeys } from '../drive-action.ts';
import { moves } from '../laying.ts';
import { join, put, table } from '../support.ts';

/** Three Systems in a row, 2 Sectors apart, so that the last one is three Commands away from three Ships at Earth. */
function row(): Ascendancy {
  const g = table();
  join(g, 'earth', 'terra-nova');
  join(g, 'terra-nova', 'ardana');
  return g;
}

/** The options for moves over several Commands, with their obstacles. */
function far(g: Ascendancy): { option: Option; why: string | null }[] {
  return moveOffers(g, 0).flatMap(({ option, why }) =>
    option.key.startsWith('route:') ? [{ option, why: why === null ? null : why().text }] : [],
  );
}

function at(g: Ascendancy, ship: number) {
  return g.units.find(({ id }) => id === ship)?.at ?? null;
}

describe('a route over several Commands', () => {
  it('A-MOVE-02: a route over several Commands is one option, with its price and the Systems on the way', () => {
    const g = row();
    expect(openKeys(g)).toEqual(expect.arrayContaining(['route:1:terra-nova', 'route:1:ardana']));
    expect(far(g).map(({ option }) => [option.label, option.hint])).toEqual([
      ['Terra Nova: 2 Commands with a Ship from Earth', '2 Commands'],
      ['Ardana: 3 Commands with a Ship from Earth', '3 Commands; via Terra Nova'],
    ]);
  });

  it('A-MOVE-02, A-MOVE-05: a route moves the Ship with one Command after another', () => {
    const g = row();
    const run = moves(g, 'route:1:ardana');
    run.settled();
    expect([at(g, 1), g.players[0]?.commands.ready]).toEqual(['ardana', 2]);
    expect(g.traces.map(({ path }) => path)).toEqual([
      ['earth', 'l1/1', 'l1/2'],
      ['l1/2', 'terra-nova', 'l2/1'],
      ['l2/1', 'l2/2', 'ardana'],
    ]);
  });

  it('A-CMD-02: a route that needs more Commands than are ready is refused, and the refusal states the price', () => {
    const g = row();
    const player = g.players[0] ?? expect.fail('nobody sits there');
    player.commands = { ready: 2, exhausted: 3 };
    expect(openKeys(g)).toContain('route:1:terra-nova');
    expect(openKeys(g)).not.toContain('route:1:ardana');
    expect(far(g).find(({ option }) => option.key === 'route:1:ardana')?.why).toBe(
      'This costs 3 Commands, and you have 2 ready.',
    );
  });

  it('A-HAZ-01: if possible, a route avoids ending a Command in a Hazard on the way', () => {
    const g = table();
    join(g, 'earth', 'terra-nova', 3);
    join(g, 'terra-nova', 'murasaki-312', 3);
    join(g, 'murasaki-312', 'ardana', 2);
    // The route has seven steps, and a Command moves two. Four Commands avoid ending in the Phenomenon if the second one moves a
    // single step.
    put(g, 0, 'terra-nova');
    const run = moves(g, 'route:10:ardana');
    run.settled();
    expect(at(g, 10)).toBe('ardana');
    expect(g.traces.map(({ path }) => path.at(-1))).not.toContain('murasaki-312');
  });

  it('A-MOVE-20: a route stops at a refusal and spends no more Commands', () => {
    const g = row();
    put(g, 1, 'l2/1');
    for (const [one, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const player = g.players[one] ?? expect.fail('nobody sits there');
      player.contact.push(other);
      player.agreements.push({ card: one === 0 ? 'fed-ta-1' : 'kli-ta-1', holder: other, exhausted: false });
    }
    expect(far(g).find(({ option }) => option.key === 'route:1:ardana')?.option.hint).toBe(
      '3 Commands; asks Klingons; via Terra Nova',
    );
    const run = moves(g, 'route:1:ardana');
    run.answer('pass');
    run.settled();
    expect([at(g, 1), g.players[0]?.commands.ready]).toEqual(['terra-nova', 3]);
    expect(run.log.at(-1)).toBe('The Federation stops a Ship at Terra Nova, on the way to Ardana.');
  });

  it('A-MOVE-18: a route doesn’t lead past Hostile Ships', () => {
    const g = row();
    put(g, 1, 'l2/1');
    expect(openKeys(g).filter((key) => key.startsWith('route:'))).toEqual(['route:1:terra-nova']);
  });

  it('the labels of routes differ by where their units are, and the map shows no letters for routes', () => {
    const g = row();
    put(g, 0, 'l1/1');
    put(g, 0, 'earth', 3, { card: 0, side: 'a' });
    const labels = far(g).map(({ option }) => option.label);
    expect(labels).toEqual([
      'Ship from Earth to Terra Nova: 2 Commands',
      'Ship from Earth to Ardana: 3 Commands',
      'Ship from Sector 1 of Earth–Terra Nova to Ardana: 3 Commands',
      'Colonization Fleet to Terra Nova: 2 Commands',
      'Ardana: 3 Commands with Colonization Fleet',
    ]);
    const offers = moveOffers(g, 0).map(({ option, why }) => ({ option: { ...option, called: ['A'] }, why }));
    expect(highlightsOf(viewOf(g), decisionOf(offers, 'Your turn.')).marks?.length).toBeGreaterThan(0);
  });
});

describe('goals too far for one Command', () => {
  /** The stack frame in which a seat is asked what to do in its turn. */
  const inMenu = (g: Ascendancy) => ({ ...stateOf(g), stack: [{ proc: 'turn', step: 'command', local: {} }] });

  it('the map shows a goal’s letter once, and doesn’t repeat it in the goal’s label', () => {
    const g = row();
    const offers = moveOffers(g, 0).map(({ option, why }) => ({
      option: { ...option, label: `A: ${option.label}`, called: ['A'] },
      why,
    }));
    const { marks = [] } = highlightsOf(viewOf(g), decisionOf(offers, 'Your turn.'));
    expect(marks.length).toBeGreaterThan(0);
    for (const { label } of marks) expect(label).not.toMatch(/^A: /);
  });

  it('A-MOVE-05: if a move is too far for one Command, the refusal names a route to take or what is missing', () => {
    const asked = (g: Ascendancy) =>
      refuse({ ...inMenu(g), pending: [decisionOf([], 'Your turn.')] } as never, 0, 'move to Ardana');
    const g = row();
    expect(asked(g)).toEqual({
      text: 'None of your Ships can reach Ardana with one Command. Choose “Ardana: 3 Commands with a Ship from Earth”.',
      rule: 'A-MOVE-05',
    });
    const player = g.players[0] ?? expect.fail('nobody sits there');
    player.commands = { ready: 2, exhausted: 3 };
    expect(asked(g)).toEqual({
      text: 'None of your Ships can reach Ardana with one Command. This costs 3 Commands, and you have 2 ready.',
      rule: 'A-MOVE-05',
    });
    // A rival’s Ship without Peace blocks the way.
    const alone = row();
    put(alone, 1, 'l2/1');
    expect(asked(alone)?.text).toMatch(/with one Command\. .*no lanes lead there, or other players block the way\.$/);
  });

  it('the name of a System means the System, not a Sector of the lane to it', () => {
    const g = table();
    join(g, 'earth', 'ardana', 3);
    put(g, 0, 'l1/1');
    const asked = decisionOf(moveOffers(g, 0, 'open'), 'Your turn.');
    expect(asked.options.some(({ label }) => label.includes('of Earth–Ardana'))).toBe(true);
    const meant = (words: string) => {
      const found = intentIn(asked, words, SPEECH);
      const named =
        'keys' in found ? found.keys : ('several' in found ? found.several : found.meant).map(({ key }) => key);
      return named.map((key) => key.split(':').at(-1));
    };
    for (const words of ['move to ardana', 'a ship from earth to ardana', '2 ships from earth to ardana'])
      expect([words, new Set(meant(words))]).toEqual([words, new Set(['ardana'])]);
  });
});
