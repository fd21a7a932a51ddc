import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXPLORE, RESOLVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { discardStaying } from '../../../../src/games/ascendancy/chapters/exploring/cards.ts';
import type { ExplorationCard } from '../../../../src/games/ascendancy/content/card.ts';
import { explorationCards } from '../cards.ts';
import { type Laying, moves, stage } from '../laying.ts';
import { disc, join, put, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

/** A Planetary System with a Hazard of Level 4. */
const HAZARDOUS = 'talos-iv';

const GAIN = [{ do: 'gain', gains: { culture: 1 }, rule: 'A-EXPL-07' }] as const;

/** Lets a Federation Ship discover a System. */
function explore(system: string, script: Laying = {}, deck = ['first', 'second']) {
  const g = table();
  g.discs[system] = disc(system);
  const { id } = put(g, 0, system);
  g.exploration.deck = [...deck];
  return stage(g, (ctx) => ctx.call(EXPLORE, { seat: 0, system, units: [id], kind: 'impulse' }), script);
}

/** Resolves a card at Delta IV that goes where `after` says. */
function resolve(card: Partial<ExplorationCard>, script: Laying = {}, deck: string[] = []) {
  explorationCards({ id: 'it', resolve: GAIN, ...card }, { id: 'other' });
  const g = table();
  g.discs['delta-iv'] = disc('delta-iv');
  const { id } = put(g, 0, 'delta-iv');
  g.exploration.deck = ['it', ...deck];
  return stage(g, (ctx) => ctx.call(RESOLVE, { seat: 0, system: 'delta-iv', units: [id], kind: 'impulse' }), script);
}

describe('discovery of a System', () => {
  it('A-EXPL-03 A-EXPL-07: for a new System that isn’t Hazardous, 1 card is drawn, resolved and discarded', () => {
    explorationCards({ id: 'first', resolve: GAIN }, { id: 'second' });
    const run = explore('delta-iv');
    run.settled();
    expect(run.g.exploration).toEqual({ deck: ['second'], discard: ['first'] });
    expect(run.g.players[0]?.reserves.culture).toBe(4);
    expect(run.log[0]).toBe('The Federation explores Delta IV: first (Discovery). The line of first.');
    expect(run.g.exploring).toBeNull();
  });

  it.each([
    ['Virgin World', 'virgin', 'Virgin World.'],
    ['Virgin World: Crossroads', 'virgin', 'Virgin World: Crossroads.'],
    ['Level 2 Civilization', 'civilization', 'Level 2 Civilization.'],
    ['A World', 'virgin', 'A World (Virgin World).'],
  ] as const)('A-EXPL-03: the log names the type of “%s” only once', (name, type, said) => {
    explorationCards({ id: 'first', name, type, line: '' }, { id: 'second' });
    expect(explore('delta-iv').log[0]?.trim()).toBe(`The Federation explores Delta IV: ${said}`);
  });

  it('A-EXPL-02 A-HAZ-08: a Hazardous System is Braved first, and survivors explore it', () => {
    explorationCards({ id: 'first', resolve: GAIN }, { id: 'second' });
    const run = explore(HAZARDOUS, { dice: [1] });
    run.settled();
    expect(run.g.exploration.discard).toEqual(['first']);
  });

  it('A-EXPL-04: if there are no survivors, an unseen card stays at the System', () => {
    const run = explore(HAZARDOUS, { dice: [6] });
    run.settled();
    expect(run.g.discs[HAZARDOUS]?.unseen).toEqual(['first']);
    expect(run.g.exploration).toEqual({ deck: ['second'], discard: [] });
    expect(run.log.join(' ')).not.toContain('first');
  });

  it('A-EXPL-04: the first survivor resolves the unseen card, and the card stays if there are no survivors', () => {
    explorationCards({ id: 'secret', resolve: GAIN }, { id: 'top' });
    const g = table();
    const { sector } = join(g, 'qonos', HAZARDOUS);
    g.discs[HAZARDOUS]?.unseen.push('secret');
    g.exploration.deck = ['top'];
    g.turn = { seat: 1, phase: 'command', researched: [], built: [] };
    const lost = put(g, 1, sector(2));
    moves(g, `move:${lost.id}:${HAZARDOUS}`, { dice: [6] }, 1).settled();
    expect(g.discs[HAZARDOUS]?.unseen).toEqual(['secret']);
    const saved = put(g, 1, sector(2));
    moves(g, `move:${saved.id}:${HAZARDOUS}`, { dice: [1] }, 1).settled();
    expect(g.discs[HAZARDOUS]?.unseen).toEqual([]);
    expect(g.exploration).toEqual({ deck: ['top'], discard: ['secret'] });
    expect(g.players[1]?.reserves.culture).toBe(4);
  });

  it('A-EXPL-05 A-PHEN-02: a discovered Phenomenon gets 1 Research, and no card is drawn', () => {
    const run = explore('stellar-nursery', { dice: [6] });
    run.settled();
    expect(run.g.exploration.deck).toEqual(['first', 'second']);
    expect(run.g.discs['stellar-nursery']).toMatchObject({ research: 1, unseen: [] });
  });

  it('A-OPEN-73: an empty deck is rebuilt from the discards, and no card is drawn if there are none', () => {
    explorationCards({ id: 'old' });
    const g = table();
    g.discs['delta-iv'] = disc('delta-iv');
    const { id } = put(g, 0, 'delta-iv');
    g.exploration.discard = ['old'];
    const call = { seat: 0, system: 'delta-iv', units: [id], kind: 'impulse' } as const;
    const again = () => stage(g, (ctx) => ctx.call(RESOLVE, { ...call, units: [id] }));
    again().settled();
    expect(g.exploration).toEqual({ deck: [], discard: ['old'] });
    g.exploration.discard = [];
    again().settled();
    expect(g.exploring).toBeNull();
  });
});

describe('the destination of an Exploration Card', () => {
  it.each(['stays', 'permanent'] as const)('A-EXPL-09: a card marked “%s” stays face up at its System', (after) => {
    const run = resolve({ after });
    run.settled();
    expect(run.g.discs['delta-iv']?.cards).toEqual([{ card: 'it', count: 0 }]);
    expect(run.g.exploration.discard).toEqual([]);
    stage(run.g, (ctx) => discardStaying(ctx, 'delta-iv')).settled();
    expect(run.g.exploration.discard).toEqual(after === 'stays' ? ['it'] : []);
  });

  it('A-EXPL-10: a card goes to the bottom of the deck, and the deck isn’t shuffled', () => {
    const run = resolve({ after: 'bottom' }, {}, ['other']);
    run.settled();
    expect(run.g.exploration.deck).toEqual(['other', 'it']);
  });

  it('A-EXPL-11: a card is shuffled back into the deck without the discards', () => {
    const run = resolve({ after: 'shuffle' }, {}, ['other']);
    run.settled();
    expect([...run.g.exploration.deck].sort()).toEqual(['it', 'other']);
    expect(run.log.at(-1)).toBe('it is shuffled back into the Exploration Deck.');
  });

  it('A-EXPL-08: a card that is kept for later stays with the player who drew it', () => {
    const run = resolve({ after: 'held' });
    run.settled();
    expect(run.g.players[0]?.held).toEqual(['it']);
  });

  it.each([
    [4, true],
    [3, false],
  ])(
    'A-EXPL-17 A-EXPL-12: with 1 Ascendancy, a roll of %i decides whether an Ally of Diplomacy 4 joins',
    (die, isWon) => {
      const run = resolve({ after: 'ally', type: 'ally', diplomacy: 4, resolve: [] }, { dice: [die] }, ['other']);
      run.settled();
      expect(run.g.players[0]?.allies).toEqual(isWon ? [{ card: 'it', exhausted: false }] : []);
      expect(run.g.exploration.deck).toEqual(isWon ? ['other'] : ['other', 'it']);
      expect(run.g.roll).toBeNull();
    },
  );
});

describe('Allies in the log', () => {
  it.each([
    ['Lurian Captain', 'Lurian Captain joins the Federation.'],
    ['Nausicaan Guards', 'Nausicaan Guards join the Federation.'],
  ])('A-EXPL-17: the log uses a verb that matches the name when %s joins', (name, said) => {
    const run = resolve({ after: 'ally', type: 'ally', name, diplomacy: 4, resolve: [] }, { dice: [6] }, ['other']);
    run.settled();
    expect(run.saidBy('A-EXPL-17')).toContain(said);
  });
});

describe('nested explorations', () => {
  it('an exploration inside another leaves the outer one unchanged', () => {
    explorationCards({ id: 'it' });
    const g = table();
    g.discs['delta-iv'] = disc('delta-iv');
    g.exploration.deck = ['it'];
    const outer = { seat: 0, system: 'earth', card: 'outer', units: [], kind: 'none', outer: null } as const;
    g.exploring = { ...outer, units: [] };
    stage(g, (ctx) => ctx.call(RESOLVE, { seat: 0, system: 'delta-iv', units: [], kind: 'none' })).settled();
    expect(g.exploring).toEqual(outer);
  });
});

describe('rules during an exploration', () => {
  it('rules can choose the card before the draw, see the drawn card, and take effect when it is resolved', () => {
    const seen: string[] = [];
    const note = (text: string) => {
      seen.push(text);
      return [];
    };
    explorationCards(
      { id: 'first', resolve: GAIN },
      { id: 'second', resolve: GAIN },
      {
        id: 'rule',
        rule: {
          at: {
            'explore-draw': {
              does(g) {
                if (g.exploring !== null) g.exploring.card = g.exploration.deck.splice(1, 1)[0] ?? null;
                return [];
              },
            },
            drawn: { does: (_g, _source, { card }) => note(`drawn ${card}`) },
            explored: { does: (_g, _source, { card }) => note(`explored ${card}`) },
          },
        },
      },
    );
    const g = table();
    g.discs['delta-iv'] = disc('delta-iv');
    g.players[0]?.held.push('rule');
    g.exploration.deck = ['first', 'second'];
    stage(g, (ctx) => ctx.call(RESOLVE, { seat: 0, system: 'delta-iv', units: [], kind: 'none' })).settled();
    expect(g.exploration).toEqual({ deck: ['first'], discard: ['second'] });
    expect(seen).toEqual(['drawn second', 'explored second']);
  });
});
