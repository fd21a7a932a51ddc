import { describe, expect, it } from 'vitest';
import { PLAY } from '../../../src/games/first-edition/chapters/calls.ts';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Option } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, offered, type Side, scene } from './scene.ts';
import { DECK, hands, twoSides } from './two-sides.ts';

const OUTPOST: Row = ['Federation Outpost', 'space:L1'];

function option(stage: Stage<FirstEdition>, key: string): Option | undefined {
  return stage.decision('gold').options.find((one) => one.key === key);
}

describe('text of cards that can be played', () => {
  it('C-PLAY-07: an option says which card goes where, and only the card’s player sees it', () => {
    const stage = twoSides({ play: [OUTPOST], hand: ['Spock', 'Subspace Warp Rift'] });
    expect(option(stage, 'report:spock:aboard:1')).toEqual({
      key: 'report:spock:aboard:1',
      verb: 'report',
      label: 'Spock aboard Federation Outpost',
      group: 'Spock',
      rule: 'C-PLAY-08',
      hidden: true,
    });
    expect(option(stage, 'play:subspace-warp-rift:at:L1')).toMatchObject({
      rule: 'C-PLAY-01',
      hint: ruleOf('subspace-warp-rift')?.text,
      hidden: true,
    });
  });

  it('C-TYPES-18: placing a hidden agenda uses the card play, and the other player doesn’t see the option', () => {
    const stage = twoSides({ play: [OUTPOST], hand: ['Mirror Image', 'Spock'] });
    expect(option(stage, 'agenda:mirror-image')).toMatchObject({
      label: 'Mirror Image face down',
      group: 'Mirror Image',
      rule: 'C-TYPES-18',
      hidden: true,
    });
    stage.does('gold', 'agenda:mirror-image');
    expect([stage.g.turn?.played, offered(stage, 'gold', 'report')]).toEqual([1, []]);
  });

  it('C-TYPES-09 C-OPEN-13: an option names a gained card to everyone, but other cards only to their player', () => {
    const kept: Row = ['Thought Maker', 'core:0', { kept: true, owner: 1 }];
    const stage = twoSides({ play: [kept], hand: ['Thought Maker'] }, { deck: ['Calloway', 'Giusti'] });
    expect(option(stage, 'play:thought-maker:core:0')).toMatchObject({ verb: 'play' });
    expect(option(stage, 'play:thought-maker:core:0')?.hidden).toBeUndefined();
    // It returns to its owner.
    stage.does('gold', 'play:thought-maker:core:0').does('gold', 'rest');
    expect(stage.g.players.map(({ discard }) => discard)).toEqual([[], ['thought-maker']]);
    expect(hands(stage)[0]).toEqual(['thought-maker']);
    const hand = twoSides({ hand: ['Thought Maker'] });
    expect(hand.refuses('gold', 'play Thought Maker')).toMatchObject({ rule: 'C-OPEN-13' });
  });
});

describe('when cards can be played', () => {
  it('C-PLAY-02 C-PLAY-03: free cards can be played after the card play, until orders begin', () => {
    const play = inPlay('L1: Federation Outpost; L2: Senator Cretak; docked:1: U.S.S. Oberth [Giusti]');
    const hand = [
      'Treaty: Romulan/Bajoran',
      'Calloway',
      'Spock',
      'Supernova',
      'Transwarp Conduit',
      'Temporal Micro-Wormhole',
    ];
    const stage = twoSides({ play, hand });
    const titles = () => [...new Set(offered(stage, 'gold').map((key) => key.split(':').slice(0, 2).join(':')))];
    const of = (...verbs: string[]) => titles().filter((key) => verbs.includes(key.split(':')[0] ?? ''));
    expect(of('report')).toEqual(['report:calloway', 'report:spock']);
    stage.does('gold', 'report:calloway:aboard:1');
    expect(of('report', 'play')).toEqual([
      'play:treaty-romulan-bajoran',
      'play:transwarp-conduit',
      'play:temporal-micro-wormhole',
    ]);
    stage.does('gold', 'undock:3');
    // C-TURN-04: interrupts and doorways go on.
    expect(of('report', 'play')).toEqual(['play:transwarp-conduit', 'play:temporal-micro-wormhole']);
    expect(stage.refuses('gold', 'play Treaty: Romulan/Bajoran')).toMatchObject({ rule: 'C-TURN-04' });
  });

  it('C-TURN-04 C-TURN-14: kept artifacts can be played until orders begin, or at any time if their text says so', () => {
    const kept = (title: string): Row => [title, 'core:0', { kept: true }];
    const play: Row[] = [
      ...inPlay('L2: U.S.S. Galaxy [Calloway], Giusti'),
      kept('Thought Maker'),
      kept('Kurlan Naiskos'),
    ];
    const stage = twoSides({ play });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:thought-maker:core:0', 'play:kurlan-naiskos:on:1']);
    stage.does('gold', 'beam:all:aboard:1:surface:L2');
    expect(offered(stage, 'gold', 'play')).toEqual(['play:thought-maker:core:0']);
  });

  it('C-TURN-15: in the opponent’s turn, only interrupts and cards playable at any time can be played', () => {
    const kept = (title: string): Row => [title, 'core:1', { kept: true }];
    const play: Row[] = [
      ...inPlay('L4: Federation Outpost, U.S.S. Galaxy'),
      kept('Thought Maker'),
      kept('Kurlan Naiskos'),
    ];
    const hand = [
      'Spock',
      'Treaty: Romulan/Bajoran',
      'Temporal Micro-Wormhole',
      'Transwarp Conduit',
      'Cowboy Diplomacy',
    ];
    const ship: Row = ['U.S.S. Galaxy', 'space:L1'];
    const stage = twoSides({ play: [ship], hand: ['Transwarp Conduit'] }, { play, hand });
    // The turn’s card play is unused, and orders haven’t begun.
    stage.orders('blue', { also: ['gap'] }).does('gold', 'play:transwarp-conduit:on:1');
    expect(stage.match.pending(1)?.window).toBe('gap');
    expect(offered(stage, 'blue')).toEqual([
      'play:transwarp-conduit:on:1',
      'play:transwarp-conduit:on:3',
      'play:thought-maker:core:1',
      'pass',
    ]);
  });

  it('C-RESPONSE-13: a player who is known to have nothing to play isn’t asked', () => {
    const asked = (blue: Side) => {
      const stage = twoSides({ play: [OUTPOST], hand: ['Calloway'] }, blue).orders('blue', { also: ['gap'] });
      return stage.does('gold', 'report:calloway:aboard:1').match.pending(1)?.window;
    };
    expect(asked({})).toBeUndefined();
    expect(asked({ hand: ['Spock'] })).toBe('gap');
    expect(asked({ play: [['Mirror Image', 'core:1', { hidden: true }]] })).toBe('gap');
    expect(asked({ play: [['Mirror Image', 'core:1']] })).toBeUndefined();
  });

  it('C-PLAY-01: an opponent’s card doesn’t count as a card that the player has played this turn', () => {
    const hand = ['Transwarp Conduit', 'Spock', 'Data', 'Worf', 'Sunad'];
    const stage = twoSides(
      {
        play: [OUTPOST, ['U.S.S. Galaxy', 'space:L1'], ['Giusti', 'aboard:2']],
        hand: ['Handshake', 'Transwarp Conduit'],
      },
      { play: [['U.S.S. Galaxy', 'space:L4']], hand },
    );
    const isFirst = () => offered(stage, 'gold', 'play:handshake').some((key) => key.endsWith(':offer'));
    stage.orders('blue', { also: ['gap'] }).does('gold', 'beam:all:aboard:2:aboard:1');
    stage.does('blue', 'play:transwarp-conduit:on:4').does('blue', 'pass');
    stage.does('gold', 'play:transwarp-conduit:on:2').does('blue', 'pass');
    expect(isFirst()).toBe(false);
  });

  it('C-PLAY-07: if a card can be played in several ways, the option and the log say which way is meant', () => {
    const stage = twoSides({ hand: ['Handshake'] }, { hand: ['Spock', 'Data', 'Worf'] });
    const key = offered(stage, 'gold', 'play:handshake').find((one) => one.endsWith(':offer')) ?? '';
    expect(option(stage, key)?.label).toContain('your opponent discards three, or you draw three');
    stage.does('gold', key);
    expect(stage.log).toContain(': your opponent discards three, or you draw three.');
  });
});

describe('places to report', () => {
  it('C-PLAY-09: a card other than equipment reports only in its native quadrant, to a facility that is native there', () => {
    const missions = ['Study Pulsar', 'First Contact', 'Access Relay Station'];
    const keys = (facility: string, place: Row[1], ...hand: string[]) =>
      offered(scene({ gold: { missions, play: [[facility, place]], hand } }), 'gold', 'report');
    const all = ['Falow', 'Vekor', 'Medical Kit'];
    // L3 is in the Gamma Quadrant.
    expect(keys('Dominion Outpost', 'space:L3', ...all)).toEqual([
      'report:falow:aboard:1',
      'report:medical-kit:aboard:1',
    ]);
    expect(keys('Dominion Outpost', 'space:L1', ...all)).toEqual([]);
    expect(keys('Federation Outpost', 'space:L3', ...all)).toEqual([]);
    expect(keys('Federation Outpost', 'space:L1', ...all)).toEqual([
      'report:vekor:aboard:1',
      'report:medical-kit:aboard:1',
    ]);
    // C-PLAY-10: a text that lets equipment report there lets it in.
    expect(keys('Remote Supply Depot', 'space:L3', ...all)).toEqual(['report:medical-kit:aboard:1']);
  });

  it('C-PLAY-17: a card with several affiliations reports with one that is compatible', () => {
    const stage = scene({ gold: { play: 'L1: Klingon Outpost [Kurn]', hand: ['Sisters of Duras'] } });
    stage.does('gold', 'report:sisters-of-duras:aboard:1');
    expect(stage.g.pieces[3]).toMatchObject({ at: 'aboard:1', mode: 'Klingon' });
  });

  it('C-FAC-05: only outposts and other cards that can be built are offered for building', () => {
    const play: Row[] = [['Linda Larson', 'surface:L2']];
    const hand = ['Deep Space 9', 'Office of the President', 'Federation Outpost'];
    expect(offered(scene({ gold: { play, hand } }), 'gold', 'play')).toEqual(['play:federation-outpost:space:L2']);
  });
});

describe('C-PLAY-16: ships that report with crew', () => {
  const read = (hand: string[], play: Row[] = [], patch = {}, mission = 'Salvage Borg Ship') =>
    scene({ gold: { missions: [], play, hand }, blue: { missions: [mission, 'Study Pulsar'] }, patch });
  const comes = (...how: Parameters<typeof read>) => offered(read(...how), 'gold', 'report:borg-sphere').length > 0;
  const SPHERE = 'Borg Sphere';

  it('a ship can report only with staff from hand, and each card and each persona counts only once', () => {
    expect(comes([SPHERE, 'Nine of Fifteen'])).toBe(false);
    expect(comes([SPHERE, 'Nine of Fifteen', 'Nine of Fifteen'])).toBe(true);
    expect(comes([SPHERE, 'Nine of Fifteen', 'Locutus of Borg'])).toBe(true);
    expect(comes([SPHERE, 'Locutus of Borg', 'Locutus of Borg'])).toBe(false);
    expect(comes([SPHERE, 'Borg Queen', 'Borg Queen (Shades of Gray)'])).toBe(false);
    expect(comes([SPHERE, 'Borg Queen', 'Borg Queen'])).toBe(false);
    expect(comes([SPHERE, 'Borg Queen', 'Locutus of Borg'])).toBe(true);
  });

  it('a ship can’t report with cards already in play, from another universe, or aboard another ship', () => {
    const two = [SPHERE, 'Nine of Fifteen', 'Locutus of Borg'];
    expect(comes(two, [['Jean-Luc Picard', 'surface:L2']])).toBe(false);
    expect(comes([SPHERE, 'Nine of Fifteen', 'Bareil of Borg'])).toBe(false);
    // Only its own text lets it report aboard a Cube, without a crew.
    const cube = read([SPHERE, 'Nine of Fifteen'], inPlay('L2: Borg Cube [Nine of Fifteen]'));
    expect(offered(cube, 'gold', 'report:borg-sphere')).toEqual(['report:borg-sphere:aboard:1']);
    const open = read([...two, 'Bareil of Borg', 'Borg Queen'], [['Borg Queen', 'surface:L2']]);
    open.does('gold', `report:borg-sphere:space:L1`);
    expect(offered(open, 'gold')).toEqual(['crew:nine-of-fifteen', 'crew:locutus-of-borg']);
  });

  it('a downloaded ship reports without a crew', () => {
    const hand = ['Borg Scout Vessel', 'Nine of Fifteen'];
    const call = (free: boolean) =>
      calling(PLAY, { seat: 0, card: 'borg-scout-vessel', to: 'space:L1', ...(free ? { free } : {}) });
    const asked = (free: boolean) => {
      const gold = { missions: [], hand, deck: DECK };
      const stage = scene({
        gold,
        blue: { missions: ['Salvage Borg Ship', 'Study Pulsar'], deck: DECK },
        call: call(free),
      });
      return [at(stage, 1), offered(stage, 'gold', 'crew')];
    };
    expect(asked(true)).toEqual(['space:L1', []]);
    expect(asked(false)).toEqual(['space:L1', ['crew:nine-of-fifteen']]);
  });
});
