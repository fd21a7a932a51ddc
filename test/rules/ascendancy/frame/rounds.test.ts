import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  askResourceMix,
  asksBid,
  nextToCommit,
  soleMix,
} from '../../../../src/games/ascendancy/chapters/rounds/bids.ts';
import { commandsDue } from '../../../../src/games/ascendancy/chapters/rounds/commands.ts';
import { retire } from '../../../../src/games/ascendancy/chapters/rounds/elimination.ts';
import { borgAct, byCards } from '../../../../src/games/ascendancy/chapters/rounds/sequence.ts';
import { lastLeft, verdict } from '../../../../src/games/ascendancy/chapters/rounds/victory.ts';
import type { Ascendancy, Lasting } from '../../../../src/games/ascendancy/state.ts';
import { advancementCards } from '../cards.ts';
import { perform } from '../drive-action.ts';
import { agrees, cube, gives, join, playerOf, table, withBorg } from '../support.ts';
import { play } from './stage.ts';

const [FEDERATION, KLINGON, ROMULAN] = [0, 1, 2] as const;

afterEach(() => void vi.restoreAllMocks());

/** A game in which all players have made First Contact and had these cards in the last round. */
function met(...last: number[]): Ascendancy {
  const g = table();
  for (const [seat, player] of g.players.entries()) {
    player.contact = [0, 1, 2].filter((one) => one !== seat);
    player.order = { card: null, last: last[seat] ?? seat + 1, committed: 0, hidden: false };
  }
  return g;
}

/** Plays the Initiative Stage or the Recharge Stage. */
const stageOf = (g: Ascendancy, name: 'initiative' | 'recharge') => perform(g, (ctx) => ctx.call({ name }, {}));

describe('Commitments', () => {
  it('A-INIT-04: if a rule makes a player wait, that player commits last, and the others keep their usual order', () => {
    const g = met(1, 8, 2);
    const lasting: Lasting = { what: 'commits-last', seats: [FEDERATION], until: 'maintenance' };
    g.lasting = [
      { ...lasting, what: 'another rule', seats: [ROMULAN] },
      lasting,
      { ...lasting, seats: [KLINGON], what: 'a third' },
    ];
    const order: number[] = [];
    for (let seat = nextToCommit(g, order); seat !== null; seat = nextToCommit(g, order)) order.push(seat);
    expect(order).toEqual([ROMULAN, KLINGON, FEDERATION]);
  });

  it('A-INIT-04: the commitment question shows what others have committed', () => {
    const g = met();
    const prompt = () => asksBid(g, FEDERATION).prompt;
    const own = 'How many Resources do you commit to Initiative? You have 3 Production, 3 Research and 3 Culture.';
    expect(prompt()).toBe(own);
    playerOf(g, KLINGON).order.committed = 2;
    playerOf(g, ROMULAN).order.committed = 1;
    expect(prompt()).toBe(`${own} Committed so far: the Klingons 2, the Romulans 1.`);
  });

  it('A-INIT-03: Resources can be mixed, and a player with only one possible mix isn’t asked', () => {
    const g = met();
    Object.assign(playerOf(g).reserves, { production: 2, research: 0, culture: 1 });
    expect(askResourceMix(g, FEDERATION, 2).offers.map(({ option }) => [option.key, option.max])).toEqual([
      ['production', 2],
      ['culture', 1],
    ]);
    expect([0, 1, 2].map((total) => soleMix(g, FEDERATION, total))).toEqual([[], null, null]);
    expect(soleMix(g, FEDERATION, 3)).toEqual(['production', 'production', 'culture']);
    Object.assign(playerOf(g).reserves, { culture: 0 });
    expect(soleMix(g, FEDERATION, 1)).toEqual(['production']);
  });

  it('A-INIT-07 A-INIT-08 A-INIT-12: commitments, cards and the turn order are logged', () => {
    const g = met(1, 2, 3);
    const stage = stageOf(g, 'initiative').answer('9').answer('0').answer('1').answer('culture');
    stage.answer('card:2').answer('card:3').settled();
    expect(playerOf(g).reserves).toEqual({ production: 0, research: 0, culture: 0 });
    expect(stage.log).toEqual([
      'The Federation commits 3 Production, 3 Research and 3 Culture to Initiative.',
      'The Klingons commit nothing to Initiative.',
      'The Romulans commit 1 Culture to Initiative.',
      'The Federation takes Turn Order Card 2.',
      'The Romulans take Turn Order Card 3.',
      'The Klingons take Turn Order Card 1.',
      'Turn order: the Klingons (1), the Federation (2), the Romulans (3).',
    ]);
    expect(stage.rules.slice(3, 6)).toEqual(['A-INIT-07', 'A-INIT-07', 'A-INIT-09']);
  });

  it('A-OPT-09: with Mystery Turn Order, cards are offered from lowest to highest and taken in secret', () => {
    const g = met();
    g.options.rules.mysteryTurnOrder = true;
    for (const player of g.players) player.order.hidden = true;
    const stage = stageOf(g, 'initiative');
    expect(g.players.map(({ order }) => order.hidden)).toEqual([false, false, false]);
    stage.answer('1').answer('culture').answer('0').answer('0');
    const cards = stage.keys().map((key) => Number(key.slice('card:'.length)));
    expect(cards).toEqual([...cards].sort((a, b) => a - b));
    expect(stage.asked.options.every(({ hidden }) => hidden === true)).toBe(true);
    stage.answer(`card:${cards[1]}`).settled();
    expect(stage.told).toContain(`You take Turn Order Card ${cards[1]}.`);
    expect(stage.log).toContain('The Federation takes a Turn Order Card.');
    expect(stage.log.join(' ')).not.toContain('The order of turns');
  });

  it('A-INIT-07: face-up Turn Order Cards are chosen openly', () => {
    const stage = stageOf(met(), 'initiative').answer('1').answer('culture').answer('0').answer('0');
    expect(stage.asked.options.map(({ hidden }) => hidden)).toEqual([undefined, undefined, undefined]);
  });
});

describe('The order of turns', () => {
  it('A-OPEN-21: the Borg have turns if the Hub is in play, and otherwise once a Cube or Spire is in play', () => {
    const g = table();
    const acts = () => borgAct(g);
    expect(acts()).toBe(false);
    const borg = withBorg(g);
    expect(acts()).toBe(true);
    borg.variant = 'encounter';
    expect(acts()).toBe(false);
    borg.built = 1;
    expect(acts()).toBe(true);
    Object.assign(borg, { built: 0, cubes: [cube('earth')] });
    expect(acts()).toBe(true);
    borg.cubes = [];
    join(g, 'earth', 'terra-nova').disc.spire = { nodes: 0, since: 1 };
    expect(acts()).toBe(true);
  });

  it('A-INIT-12: a player without a card has no turn', () => {
    const g = met();
    playerOf(g, KLINGON).order.card = 2;
    playerOf(g, ROMULAN).order.card = 1;
    expect(byCards(g)).toEqual([ROMULAN, KLINGON]);
  });

  it('A-OPEN-22: if the Borg draw the first card, they draw again only if they acted last', () => {
    drawnAgain([4, 3, 2, 1], [3, 4, 2, 1], {});
  });

  it('A-OPEN-22 A-OPT-09: in Mystery Turn Order, Borg who acted last draw again even without the highest card', () => {
    drawnAgain([5, 4, 3, 2], [5, 6, 3, 2], { rules: { mysteryTurnOrder: true } });
  });

  /**
   * Compares the draws of the Borg, with several seeds, after a round in which they acted last and one in which they acted
   * third. Each list has the card of the Borg first and then those of the players.
   */
  function drawnAgain(last: readonly number[], third: readonly number[], more: { rules?: { mysteryTurnOrder: true } }) {
    const drawn = (seed: string, [borg = 0, ...cards]: readonly number[]) => {
      const before = Object.fromEntries(cards.map((card, seat) => [`players.${seat}.order.card`, card]));
      const patch = { ...before, 'borg.order.card': borg };
      const { g } = play({ at: 'initiative', options: { borg: 'invasion', ...more }, seed, patch });
      const card = g.borg?.order.card ?? 0;
      const dealt = [...g.cards, ...g.players.flatMap(({ order }) => order.card ?? [])];
      return { card, isLowest: dealt.every((one) => one > card) };
    };
    const seeds = Array.from({ length: 24 }, (_, at) => `draw ${at}`);
    const draws = seeds.map((seed) => [drawn(seed, third), drawn(seed, last)] as const);
    const lowest = draws.filter(([plain]) => plain.isLowest);
    expect(lowest.length).toBeGreaterThan(2);
    expect(lowest.some(([, again]) => !again.isLowest)).toBe(true);
    for (const [plain, again] of draws) if (!plain.isLowest) expect(again).toEqual(plain);
  }
});

describe('The Recharge Stage', () => {
  it('A-RECH-01: the player who acted first generates Resources first, no matter when the Borg acted', () => {
    const g = table();
    withBorg(g);
    g.sequence = ['borg', ROMULAN, FEDERATION, KLINGON];
    const { log } = stageOf(g, 'recharge');
    const order = log.flatMap((line) => /^The (\w+) gains? .*from Nodes/.exec(line)?.[1] ?? []);
    expect(order).toEqual(['Romulans', 'Federation', 'Klingons']);
  });

  it('A-RECH-07: only Command Tokens on cards add Commands', () => {
    const g = table();
    advancementCards({ id: 'one', tokens: ['warp', 'command', 'culture'] }, { id: 'two', tokens: ['warp'] });
    expect(commandsDue(gives(g, FEDERATION, 'one', 'two'), FEDERATION)).toBe(6);
  });

  it('A-RECH-08: the log says how many units gain a Warp Token', () => {
    const g = table();
    for (const unit of g.units.slice(0, 2)) Object.assign(unit, { at: null, warp: { from: 'earth', tokens: 1 } });
    const told = stageOf(g, 'recharge').saidBy('A-RECH-08');
    expect(told).toEqual(['2 Ships and Fleets at Warp gain a Warp Token.']);
    expect(g.units.slice(0, 3).map(({ warp }) => warp?.tokens)).toEqual([2, 2, undefined]);
  });
});

describe('The end of the game', () => {
  /** A game that the first two players can win, with this many Systems each in addition to their Home Systems. */
  function winning(federation: number, klingons: number): Ascendancy {
    const g = table();
    for (const seat of [FEDERATION, KLINGON]) playerOf(g, seat).ascendancy = 5;
    const owners = [...new Array<number>(federation).fill(FEDERATION), ...new Array<number>(klingons).fill(KLINGON)];
    for (const [at, owner] of owners.entries())
      join(g, 'earth', ['terra-nova', 'ardana', 'delta-iv'][at] ?? '').disc.control = owner;
    return g;
  }

  it('A-WIN-10: the verdict says what decided the game', () => {
    const both =
      'The Federation has achieved an Ascendancy Victory and the Klingons have achieved an Ascendancy Victory.';
    expect(verdict(winning(1, 1))).toEqual({
      winners: [FEDERATION, KLINGON],
      why: `${both} The Federation and the Klingons share the victory with 2 Systems each.`,
      rule: 'A-WIN-10',
    });
    expect(verdict(winning(2, 1))).toMatchObject({
      winners: [FEDERATION],
      why: `${both} The Federation wins with the most Systems, 3.`,
    });
    expect(verdict(winning(1, 2))).toMatchObject({
      winners: [KLINGON],
      why: `${both} The Klingons win with the most Systems, 3.`,
    });
  });

  it('A-RECH-02: the only player who is left wins, unless the Borg can still win', () => {
    const g = table();
    expect(lastLeft(g)).toBeNull();
    playerOf(g, KLINGON).out = true;
    expect(lastLeft(g)).toBeNull();
    playerOf(g, ROMULAN).out = true;
    expect(lastLeft(g)).toMatchObject({ winners: [FEDERATION], rule: 'A-RECH-02' });
    withBorg(g);
    expect(lastLeft(g)).toBeNull();
    playerOf(g).out = true;
    expect(lastLeft(g)).toEqual({ winners: [], why: 'Nobody is left.', rule: 'A-RECH-02' });
    const alone = table(['federation']);
    alone.borg = null;
    expect(lastLeft(alone)).toBeNull();
    playerOf(alone).out = true;
    expect(lastLeft(alone)).toMatchObject({ winners: [] });
  });

  it('A-RECH-02: an eliminated player’s pieces and cards return to where they came from', () => {
    const g = table();
    const borg = withBorg(g);
    agrees(g, FEDERATION, KLINGON, 1, true);
    agrees(g, KLINGON, FEDERATION, 1, true);
    agrees(g, ROMULAN, KLINGON, 1, true);
    agrees(g, ROMULAN, FEDERATION, 2, true);
    Object.assign(playerOf(g, KLINGON), {
      projects: [{ card: 'kli-02', research: 1 }],
      advancements: [{ card: 'fed-03', exhausted: false }],
      allies: [{ card: 'an-ally', exhausted: false }],
      held: ['a-card'],
      tech: [{ card: 'a-tech', exhausted: true }],
      claimed: [ROMULAN, ROMULAN],
      uses: [{ rule: 'x', span: 'round', times: 1 }],
    });
    const lasting: Lasting = { what: 'x', seats: [KLINGON], until: 'turn' };
    g.lasting = [lasting, { ...lasting, seats: [ROMULAN] }];
    retire(g, KLINGON);
    expect(g.players.map(({ agreements }) => agreements.map(({ holder, exhausted }) => [holder, exhausted]))).toEqual([
      [[null, false]],
      [[null, false]],
      [
        [null, false],
        [FEDERATION, true],
      ],
    ]);
    expect([playerOf(g, KLINGON).deck, playerOf(g).deck]).toEqual([['kli-02'], ['fed-03']]);
    expect(g.exploration.discard).toEqual(['an-ally', 'a-card']);
    expect(playerOf(g, ROMULAN).ships).toBe(29);
    expect(borg.tech).toEqual(['a-tech']);
    expect(g.lasting).toEqual([{ ...lasting, seats: [ROMULAN] }]);
    expect(playerOf(g, KLINGON)).toMatchObject({
      out: true,
      projects: [],
      advancements: [],
      allies: [],
      held: [],
      tech: [],
      claimed: [],
      uses: [],
      reserves: { production: 0, research: 0, culture: 0 },
      commands: { ready: 0, exhausted: 0 },
    });
  });
});
