import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/games/first-edition/bot/index.ts';
import { VERBS } from '../../../src/games/first-edition/chat/verbs.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { windows } from '../../../src/games/first-edition/orders.ts';
import { answerable } from '../../../src/games/first-edition/rules/moments.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { MOMENT_WORDS, WINDOWS } from '../../../src/games/first-edition/windows.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Decision, Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { previewed } from '../../../src/tables/preview.ts';
import { agreedCard } from './by-agreement.ts';
import { inPlay } from './position-text.ts';
import { GOLD, id, offered, scene } from './scene.ts';
import { twoSides } from './two-sides.ts';

const DRAW = ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok', 'Kurn'];
const NAMES = ['gold', 'blue'] as const;

/** The question that waits for an answer, and the name of the player asked. */
function question({ match }: Stage<FirstEdition>): { name: 'gold' | 'blue'; decision: Decision } | null {
  for (const [seat, name] of NAMES.entries()) {
    const decision = match.pending(seat);
    if (decision !== null) return { name, decision };
  }
  return null;
}

/** The number of answers to each seeding question, with its phase. `take` returns the index of the answer to give. */
function seeded(stage: Stage<FirstEdition>, take: (count: number) => number): string[] {
  const asked: string[] = [];
  for (let steps = 0; steps < 400 && stage.g.seeding !== null; steps++) {
    const found = question(stage);
    if (found === null) break;
    const { name, decision } = found;
    if (decision.kind === 'pick') asked.push(`${stage.g.seeding.phase} ${decision.options.length}`);
    const option = decision.kind === 'pick' ? decision.options[take(decision.options.length)] : decision.options[0];
    stage.does(name, option?.key ?? '');
  }
  expect(stage.g.seeding).toBeNull();
  return asked;
}

/** A game from its start with players’ own decks. */
function own(gold: readonly string[], blue: readonly string[] = []): Stage<FirstEdition> {
  const missions = [GOLD, ['Survey Mission']];
  const decks = [gold, blue].map((seeds, seat) => ({
    name: `Deck ${seat}`,
    missions: missions[seat]?.map(id) ?? [],
    seeds: seeds.map(id),
    draw: DRAW.map(id),
  }));
  return new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
}

describe('questions while seeding', () => {
  it.each(starters().map(({ name }) => name))(
    'C-SEED-03: no seeding question with starter decks has a single answer: %s',
    (name) => {
      for (const take of [() => 0, (count: number) => count - 1, (count: number) => Math.floor(count / 2)]) {
        const stage = new Stage(firstEdition, { options: { decks: [name, 'Klingon'], first: 0 } as Json });
        expect(seeded(stage, take).filter((asked) => / 1$/.test(asked))).toEqual([]);
      }
    },
  );

  it('C-SEED-03: a player can pass for the whole seed phase', () => {
    const stage = own(['Horta', 'Archer'], ['Nausicaans']);
    expect(offered(stage, 'gold')).toEqual(['pass', 'wait:phase']);
    stage.does('gold', 'wait:phase').does('blue', 'wait:phase');
    expect(stage.g.seeding?.phase).toBe('mission');
    expect(
      seeded(own(['Horta', 'Archer'], ['Nausicaans']), (count) => count - 1).filter((one) => / 1$/.test(one)),
    ).toEqual([]);
  });

  it('C-SEED-23: a player who passes with a facility left to seed is asked to confirm it', () => {
    const stage = own(['Federation Outpost'], ['Klingon Outpost']);
    for (let steps = 0; steps < 40 && stage.g.seeding?.phase !== 'facility'; steps++) {
      const found = question(stage);
      const key = found?.decision.options.find((one) => one.key === 'wait:phase' || one.key === 'pass')?.key;
      stage.does(found?.name ?? 'gold', key ?? found?.decision.options[0]?.key ?? '');
    }
    const pass = stage.decision('gold').options.find(({ key }) => key === 'pass');
    expect(pass).toMatchObject({ verb: 'forgo', label: 'Pass: seed nothing now' });
    expect(pass?.hint).toContain('Federation Outpost');
    expect(VERBS.find(({ verb }) => verb === 'forgo')?.ends).toBe(true);
    const seeding = offered(stage, 'gold', 'seed:')[0] ?? '';
    stage.does('gold', seeding);
    // The player knew the card, so nothing new became known.
    stage.match.submit({ t: 'undo', seat: 0 });
    expect(offered(stage, 'gold', 'seed:')).toContain(seeding);
  });
});

/** Gold has a crew at a planet, and Blue wants to be asked when personnel or equipment beams. */
function asksBlue(): Stage<FirstEdition> {
  const play = inPlay('L2: U.S.S. Oberth [Calloway]');
  return twoSides({ play, hand: ['Calloway'] }, { hand: ['Calloway'] }).orders('blue', { ask: ['beam'], prefer: {} });
}

describe('Windows', () => {
  it('C-RESPONSE-05: the options for a response include passing until the player’s next turn, and none of them names a hidden card', () => {
    const stage = asksBlue().does('gold', 'beam:all:aboard:1:surface:L2');
    expect(stage.decision('blue').options.map(({ label }) => label)).toEqual([
      'Pass everything until my next turn',
      'Don’t respond',
    ]);
    stage.does('blue', 'wait:own').does('gold', 'beam:all:surface:L2:aboard:1');
    expect(stage.match.pending(1)).toBeNull();
    expect(stage.match.pending(0)).not.toBeNull();
  });

  it('C-RESPONSE-05: no player is asked about a card that entered play if no card of the pool could respond to it', () => {
    const stage = twoSides({ play: [['Federation Outpost', 'space:L2']], hand: ['Calloway'] }, { hand: ['Quinn'] });
    stage.orders('blue', { ask: ['played'], prefer: {} }).does('gold', 'report:calloway:aboard:1');
    expect(stage.match.pending(1)).toBeNull();
  });

  it('C-RESPONSE-05: the list of windows contains only those in which a response is possible, and says which need a card in play', () => {
    const { state } = scene({}).match;
    const list = windows(state, 0);
    expect(list.map(({ id: one }) => one)).toContain('play');
    const moments = WINDOWS.filter(({ id: one }) => one in MOMENT_WORDS);
    const listed = moments.filter((window) => list.some(({ id: one }) => one === window.id));
    expect(listed).toEqual(moments.filter(({ id: one }) => answerable(one) !== null));
    expect(listed.length).toBeLessThan(moments.length);
    const words = list.filter(({ hint }) => hint?.includes('if a card in play lets you respond'));
    for (const { id: one } of words) expect(one).not.toBe('play');
    for (const { hint = '' } of list) expect(hint.length).toBeLessThanOrEqual(100);
  });
});

describe('actions that can be taken back', () => {
  const begun = () => twoSides({ play: [['Federation Outpost', 'space:L2']], hand: ['Calloway', 'Giusti'] });

  it('T-UNDO-01: a player can undo a report because the reported card was already known to them', () => {
    const stage = begun();
    const report = offered(stage, 'gold', `report:${id('Giusti')}`)[0] ?? '';
    stage.does('gold', report);
    expect(stage.g.players[0]?.hand).toEqual([id('Calloway')]);
    stage.match.submit({ t: 'undo', seat: 0 });
    expect(stage.g.players[0]?.hand).toEqual([id('Calloway'), id('Giusti')]);
  });

  it('T-UNDO-01: a player can undo a beam after a bot has passed on responding, but not after a person has', () => {
    for (const bot of ['captain', null]) {
      const stage = asksBlue();
      const chair = stage.match.table.chairs[1];
      if (chair !== undefined) chair.bot = bot;
      stage.does('gold', 'beam:all:aboard:1:surface:L2').does('blue', 'pass');
      expect(stage.g.pieces[2]?.at).toBe('surface:L2');
      const undo = () => stage.match.submit({ t: 'undo', seat: 0 });
      if (bot === null) expect(undo).toThrow(/Since your last step: .+ acted\.$/);
      else {
        undo();
        expect(stage.g.pieces[2]?.at).toBe('aboard:1');
        expect(stage.match.pending(1)).toBeNull();
        // The player beams again and back, and undoes the two beams one by one.
        stage
          .does('gold', 'beam:all:aboard:1:surface:L2')
          .does('blue', 'pass')
          .does('gold', 'beam:all:surface:L2:aboard:1')
          .does('blue', 'pass');
        undo();
        expect(stage.g.pieces[2]?.at).toBe('surface:L2');
        undo();
        expect(stage.g.pieces[2]?.at).toBe('aboard:1');
      }
    }
  });

  it('T-PREVIEW-01: a preview shows a report as if the opponent didn’t respond, and stops before the draw', () => {
    const stage = twoSides(
      { play: [['Federation Outpost', 'space:L2']], hand: ['Calloway', 'U.S.S. Oberth'] },
      { hand: ['Spock'] },
    );
    const view = (line: string) =>
      previewed(stage.match.table, { seat: 0, line }, firstEdition as unknown as Game<unknown>, () => 0).preview;
    const { picks, told, stopped, assumed } = view('report Calloway; end the turn');
    expect(told.map(({ text }) => text)).toContain('Gold reports Calloway aboard Federation Outpost.');
    expect(picks).toHaveLength(2);
    expect(assumed).toBe(true);
    // The last draw can’t be known.
    expect(stopped?.rule).toBe('T-PREVIEW-01');
    expect(stage.g.players[0]?.hand).toHaveLength(2);
  });

  it('T-UNDO-01: the refusal of an undo says what became known', () => {
    const stage = begun().does('gold', 'end:turn');
    expect(() => stage.match.submit({ t: 'undo', seat: 0 })).toThrow(
      /^Nothing to undo\. Since your last step: Gold draws 1 card\.$/,
    );
  });
});

describe('failed attempts', () => {
  it('C-MISSION-15: the log of a failed attempt says what the personnel lack', () => {
    const stage = twoSides({ play: 'L2: U.S.S. Oberth, Calloway' });
    stage.does('gold', 'attempt:L2:team-2');
    expect(stage.log).toMatch(/The team can’t solve First Contact\. The personnel lack .+\./);
  });

  it('C-DILEMMA-06: the log of a failed attempt says once how to get past the dilemma', () => {
    const stage = twoSides({ play: 'L2: U.S.S. Oberth, Calloway' }, { seeds: { L2: ['Archer'] } });
    stage.does('gold', 'attempt:L2:team-2');
    expect(stage.log.match(/To get past the dilemma: [^\n]+/g)).toHaveLength(1);
  });
});

describe('cards by agreement', () => {
  const EVENT = agreedCard('Event');

  it('both players are told that a card is carried out by agreement, and where to find its text', () => {
    const stage = twoSides({ hand: [EVENT] }).does('gold', `play:${id(EVENT)}:core:0`);
    expect(stage.log).toContain(`${EVENT} (Event) is carried out by agreement.`);
    expect(stage.log).toContain('Its text is on the printed card and at trekcc.org.');
    expect(cardOf(id(EVENT)).title).toBe(EVENT);
  });

  it('a bot doesn’t agree to give its opponent points or to lose points itself', () => {
    const consent = (motion: Json): string[] => {
      const { state } = scene({}).match;
      const stack = [
        ...state.stack,
        { proc: 'agreement', step: 'consent', local: { seat: 0, about: id(EVENT), motion } },
      ];
      const options = ['agree', 'refuse'].map((key) => ({ key, verb: 'consent', label: key }));
      const decision = { id: 'd1', seat: 1, kind: 'pick', prompt: '?', options, min: 1, max: 1 } as Decision;
      return captain({ ...state, stack }, 1, decision, () => 0);
    };
    expect(consent({ do: 'points', seat: 0, points: 5 })).toEqual(['refuse']);
    expect(consent({ do: 'points', seat: 1, points: -5 })).toEqual(['refuse']);
    expect(consent({ do: 'points', seat: 1, points: 5 })).toEqual(['agree']);
    expect(consent({ do: 'points', seat: 0, points: -5 })).toEqual(['agree']);
    expect(consent({ do: 'draw', seat: 0, count: 1 })).toEqual(['agree']);
  });
});
