import { describe, expect, it } from 'vitest';
import { LEAVE, PLAY } from '../../../src/games/first-edition/chapters/calls.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { allRules } from '../../../src/games/first-edition/content/rules.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, happened, offered, scene } from './scene.ts';
import { alive, DECK, hands, twoSides } from './two-sides.ts';

const OUTPOST: Row = ['Federation Outpost', 'space:L1'];

describe('answers', () => {
  it('C-SKILL-32: each copy of a card can respond to the same action', () => {
    const stage = twoSides(
      { deck: ['Spock', 'Data', 'Worf', ...DECK] },
      { hand: ['Subspace Schism', 'Subspace Schism'] },
    ).orders('blue', { also: ['drawn'] });
    stage.does('gold', 'end:turn').does('blue', 'answer:subspace-schism').does('blue', 'answer:subspace-schism');
    expect(stage.g.players[0]?.discard).toEqual(['data', 'spock']);
    expect(hands(stage)[0]).toEqual(['worf']);
  });

  it('C-SKILL-32: if two copies of a card affect a player, only one of them counts', () => {
    const bubbles = (count: number) => {
      const play = new Array<Row>(count).fill(['Static Warp Bubble', 'core:1']);
      const stage = twoSides({ hand: ['Spock', 'Data', 'Worf'] }, { play }).does('gold', 'end:turn');
      while (stage.match.pending(0) !== null) stage.does('gold', offered(stage, 'gold')[0] ?? '');
      return stage.g.players[0]?.discard.length;
    };
    expect([bubbles(1), bubbles(2)]).toEqual([1, 1]);
  });

  it('C-RESPONSE-19 C-PERSBAT-04: the current player responds first when two personnel face each other', () => {
    const armed = (seat: number): Row[] => [
      [seat === 0 ? 'Kurn' : 'Klag', 'surface:L2'],
      ["Bat'leth", 'surface:L2'],
    ];
    const stage = scene({ gold: { play: armed(0) }, blue: { play: armed(1) } });
    for (const seat of ['gold', 'blue']) stage.orders(seat, { also: ['pairing'] });
    stage.does('gold', 'fight:1:3');
    expect([stage.match.pending(0)?.window, stage.match.pending(1)]).toEqual(['pairing', null]);
    stage.does('gold', 'pass');
    expect([stage.match.pending(0), stage.match.pending(1)?.window]).toEqual([null, 'pairing']);
  });
});

describe('actions that have begun', () => {
  it('C-RESPONSE-08: a canceled card play is used up and has no effect', () => {
    const stage = twoSides(
      { hand: ['Supernova', 'Spock'], play: [OUTPOST, ['Tox Uthat', 'core:0', { since: 0 }]] },
      { play: [['Tox Uthat', 'core:1', { kept: true }]] },
    ).orders('blue', { also: ['play'] });
    stage.does('gold', 'play:supernova:at:L1').does('blue', 'answer:tox-uthat');
    expect(alive(stage)).toContain(1);
    expect(stage.g.turn?.played).toBe(1);
    expect(stage.refuses('gold', 'report Spock')).toMatchObject({ rule: 'C-PLAY-01' });
    expect(stage.g.players[0]?.discard).toEqual(['supernova']);
  });

  it('C-RESPONSE-08: a canceled once-per-turn action is used up', () => {
    const play: Row[] = [OUTPOST, ['Attention All Hands', 'core:0']];
    const stage = twoSides({ hand: ['Barron', 'Davies'], play }, { hand: ['Energy Vortex'] });
    stage.orders('blue', { also: ['play'] });
    // The turn’s first such report is free. Barron returns to hand, and Davies uses the card play.
    stage.does('gold', 'report:barron:aboard:1').does('blue', 'answer:energy-vortex');
    expect(hands(stage)[0]).toContain('barron');
    expect(stage.g.turn?.played).toBe(0);
    stage.does('gold', 'report:davies:aboard:1');
    expect(stage.g.turn?.played).toBe(1);
    const other = twoSides({ hand: ['Barron', 'Davies'], play }).does('gold', 'report:barron:aboard:1');
    expect(other.g.turn?.played).toBe(0);
  });

  it('C-RESPONSE-01: an action is announced and paid for, then players can respond, and then the action has its results', () => {
    const stage = twoSides({ hand: ['Spock'], play: [OUTPOST] }, { hand: ['Energy Vortex'] });
    stage.orders('blue', { also: ['play'] }).does('gold', 'report:spock:aboard:1');
    // It has left the hand and is paid for. The opponent is asked, and nobody has arrived yet.
    expect([hands(stage)[0], stage.g.turn?.played, stage.g.announced.map(({ card }) => card)]).toEqual([
      [],
      1,
      ['spock'],
    ]);
    expect([stage.match.pending(1)?.window, alive(stage)]).toEqual(['play', [1]]);
    stage.does('blue', 'pass');
    expect([alive(stage), stage.g.announced]).toEqual([[1, 2], []]);
  });

  it('C-RESPONSE-14: only responses interrupt an action', () => {
    const play: Row[] = [OUTPOST, ['U.S.S. Galaxy', 'space:L1'], ['Jean-Luc Picard', 'aboard:2']];
    const theirs = inPlay('L1: I.K.C. Bortas; aboard:4: Kurn');
    const stage = twoSides(
      { hand: ['Spock', 'The Juggler'], play },
      { hand: ['Energy Vortex', 'The Juggler'], play: theirs },
    );
    stage.orders('blue', { also: ['play', 'gap'] }).does('gold', 'report:spock:aboard:1');
    expect(offered(stage, 'blue')).toEqual(['answer:energy-vortex', 'pass']);
    expect(stage.match.pending(0)).toBeNull();
    // Once it is over, the opponent may begin an action.
    stage.does('blue', 'pass');
    expect(offered(stage, 'blue', 'play').length).toBeGreaterThan(0);
  });

  it('C-RESPONSE-02 C-RESPONSE-13: a play, move, beam or attempt ends before the other player may act', () => {
    const play = inPlay('L1: Federation Outpost, U.S.S. Oberth [Giusti]; L2: Calloway; aboard:2: Data');
    const payloads = ['report:spock:aboard:1', 'move:2:L2', 'beam:all:aboard:2:surface:L2', 'attempt:L2:team-3'];
    for (const payload of payloads) {
      const at = payload.startsWith('beam') || payload.startsWith('attempt') ? 'space:L2' : 'space:L1';
      const where = payload.startsWith('attempt') ? 'surface:L2' : 'aboard:2';
      const own = play.map(
        ([title, place]): Row => [title, title === 'U.S.S. Oberth' ? at : title === 'Giusti' ? where : place],
      );
      const stage = twoSides({ hand: ['Spock'], play: own }, { hand: ['The Juggler'] }).orders('blue', {
        also: ['gap'],
      });
      const [key] = offered(stage, 'gold', payload.slice(0, payload.lastIndexOf(':')));
      stage.does('gold', key ?? payload);
      expect(stage.match.pending(1)?.window, payload).toBe('gap');
      stage.does('blue', 'pass');
      expect(stage.match.pending(1), payload).toBeNull();
    }
  });

  it('C-RESPONSE-10: an action whose target is gone has no results, and its card is discarded', () => {
    // Simulates its destruction while Blue was asked.
    const stage = twoSides({ hand: ['Spock'], play: [OUTPOST] }, { hand: ['Energy Vortex'] });
    stage.orders('blue', { also: ['play'] }).does('gold', 'report:spock:aboard:1');
    delete stage.g.pieces[1];
    stage.g.players[0]?.discard.unshift('federation-outpost');
    stage.does('blue', 'pass');
    expect([alive(stage), hands(stage)[0], stage.g.players[0]?.discard]).toEqual([
      [],
      [],
      ['spock', 'federation-outpost'],
    ]);
    // The card play is used up.
    expect(stage.g.turn?.played).toBe(1);
    const gap = twoSides({ hand: ['Gaps in Normal Space'] }, { hand: ['Energy Vortex', 'Amanda Rogers'] });
    gap.orders('blue', { also: ['play'] }).does('gold', 'play:gaps-in-normal-space:gap:L2');
    delete gap.g.locations['L2'];
    gap.g.lines['Alpha'] = ['L1', 'L3', 'L4', 'L5'];
    gap.g.players[0]?.removed.push('first-contact');
    gap.does('blue', 'pass');
    expect([alive(gap), gap.g.players[0]?.discard]).toEqual([[], ['gaps-in-normal-space']]);
  });

  it('C-RESPONSE-09: the conditions of an action aren’t checked again once the action has begun', () => {
    // Simulates the loss of Computer Skill and the ship’s staff since Full Planet Scan was played.
    const stage = scene({
      gold: { play: [['U.S.S. Galaxy', 'space:L2']], hand: ['Full Planet Scan'], deck: DECK },
      blue: { seeds: { L2: ['Archer'] }, deck: DECK },
      call: calling(PLAY, { seat: 0, card: 'full-planet-scan', to: 'on:1' }),
    });
    expect(stage.g.locations['L2']?.seeds[0]?.seen).toEqual([0]);
    expect(stage.g.pieces[1]?.stopped).toBeDefined();
  });

  it('C-RESPONSE-09: an agenda activated in response counts as if it had already been face up', () => {
    const mirror: Row = ['Mirror Image', 'core:1', { hidden: true }];
    const played = (...answers: string[]) => {
      const stage = twoSides({ hand: ['Kivas Fajo - Collector'] }, { play: [mirror] }).orders('blue', {
        also: ['play'],
      });
      stage.does('gold', 'play:kivas-fajo-collector:core:0');
      for (const answer of answers) stage.does('blue', answer);
      return hands(stage).map((hand) => hand.length);
    };
    expect(played('pass')).toEqual([3, 0]);
    expect(played('activate:1')).toEqual([3, 3]);
    // It responds only to what it mentions, and no enforced card removes what a begun action needs.
    const other = twoSides({ hand: ['Full Planet Scan', 'Static Warp Bubble'] }, { play: [mirror] });
    other.orders('blue', { also: ['play'] }).does('gold', 'play:static-warp-bubble:core:0');
    expect(offered(other, 'blue')).toEqual(['pass']);
    const answering = [...allRules()].filter(([, { responds }]) => responds !== undefined);
    expect(answering.map(([card, { bans }]) => [card, bans])).toEqual([
      ['mirror-image', undefined],
      ['the-line-must-be-drawn-here', undefined],
    ]);
  });

  it('C-RESPONSE-17: players can respond to each of a card’s two downloads, but nothing else happens between them', () => {
    const stage = twoSides(
      {
        play: [OUTPOST],
        hand: ['Assign Mission Specialists', 'Transwarp Conduit'],
        deck: ['Linda Larson', 'Mot the Barber', ...DECK],
      },
      { hand: ['Amanda Rogers', 'The Juggler'] },
    ).orders('blue', { also: ['gap', 'play'] });
    stage.does('gold', 'play:assign-mission-specialists:core:0').does('blue', 'pass');
    stage.does('gold', 'get:linda-larson:aboard:1');
    expect(stage.match.pending(1)?.window).toBe('play');
    stage.does('blue', 'pass');
    // Blue gets no gap for interrupts, and Gold doesn’t get the menu of the turn.
    expect(stage.match.pending(1)).toBeNull();
    expect(offered(stage, 'gold').every((key) => key.startsWith('get:') || key === 'none')).toBe(true);
    stage.does('gold', 'get:mot-the-barber:aboard:1').does('blue', 'pass');
    expect(stage.match.pending(1)?.window).toBe('gap');
  });
});

describe('group actions', () => {
  /** Gold has begun to report under a Red Alert!, and Blue is asked at each moment. */
  const alert = (more: Row[] = [], theirs: Row[] = []) => {
    const play: Row[] = [OUTPOST, ['Red Alert!', 'core:0'], ...more];
    const stage = twoSides(
      { play, hand: ['Calloway', 'Worf', 'Transwarp Conduit', 'The Juggler'], deck: ['Medical Kit', ...DECK] },
      { play: theirs, hand: ['Energy Vortex', 'The Juggler'], deck: ['Medical Kit', ...DECK] },
    ).orders('blue', { also: ['gap', 'play', 'suspend'] });
    return stage.does('gold', 'use:red-alert:2:alert');
  };
  const asked = (stage: ReturnType<typeof alert>) => [0, 1].map((seat) => stage.match.pending(seat)?.window ?? null);

  it('C-RESPONSE-17 C-PLAY-05: neither player can begin another action during a Red Alert!', () => {
    const stage = alert();
    expect(offered(stage, 'gold')).toEqual(['report:calloway:aboard:1', 'report:worf:aboard:1', 'none']);
    stage.does('gold', 'report:calloway:aboard:1').does('blue', 'pass');
    // Blue gets no gap for interrupts: the next report comes first.
    expect(asked(stage)[1]).toBeNull();
    expect(offered(stage, 'gold')).toEqual(['report:worf:aboard:1', 'none']);
  });

  it('C-RESPONSE-17: players can respond to each part of a group action', () => {
    const stage = alert().does('gold', 'report:calloway:aboard:1');
    expect([asked(stage)[1], offered(stage, 'blue', 'answer')]).toEqual(['play', ['answer:energy-vortex']]);
    stage.does('blue', 'answer:energy-vortex');
    while (stage.match.pending(1) !== null) stage.does('blue', 'pass');
    expect(hands(stage)[0]).toContain('calloway');
    // The Red Alert! continues.
    expect(offered(stage, 'gold', 'report')).toContain('report:worf:aboard:1');
  });

  it('C-RESPONSE-17 C-RESPONSE-15: either player can suspend a group action', () => {
    const ogawa = (at: 'aboard:1' | 'surface:L2'): Row => ['Alyssa Ogawa (First Contact)', at];
    const stage = alert([ogawa('aboard:1')], [ogawa('surface:L2')]);
    expect(offered(stage, 'gold', 'download')).toEqual(['download:3:0']);
    stage.does('gold', 'report:calloway:aboard:1').does('blue', 'pass');
    expect([asked(stage)[1], offered(stage, 'blue')]).toEqual(['suspend', ['download:4:0', 'pass']]);
    stage.does('blue', 'download:4:0').does('blue', 'get:medical-kit:surface:L2');
    while (stage.match.pending(0) === null) stage.does('blue', 'pass');
    expect(offered(stage, 'gold', 'report')).toEqual(['report:worf:aboard:1']);
  });

  it('C-RESPONSE-17 C-RESPONSE-13: the other player may act when a group action is over', () => {
    const stage = alert().does('gold', 'report:calloway:aboard:1').does('blue', 'pass').does('gold', 'none');
    expect([asked(stage)[1], offered(stage, 'blue', 'play')[0]?.split(':')[1]]).toEqual(['gap', 'the-juggler']);
    stage.does('blue', 'pass');
    // No more cards report by it.
    expect(offered(stage, 'gold', 'report')).toEqual([]);
    // It ends by itself with no cards left to report.
    const all = alert().does('gold', 'report:calloway:aboard:1').does('blue', 'pass');
    all.does('gold', 'report:worf:aboard:1').does('blue', 'pass');
    expect(asked(all)[1]).toBe('gap');
  });
});

describe('stopped cards', () => {
  const STOPPED = { stopped: 9 } as const;

  it('C-STOP-03: the special download icon of a stopped personnel still works', () => {
    const play: Row[] = [
      ['U.S.S. Oberth', 'space:L2'],
      ['Alyssa Ogawa (First Contact)', 'aboard:1', STOPPED],
    ];
    const stage = scene({ gold: { play, deck: ['Medical Kit'] } });
    expect(offered(stage, 'gold', 'download')).toEqual(['download:2:0']);
  });

  it('C-STOP-03: the transporters and text of stopped cards still work', () => {
    const play: Row[] = [
      ['U.S.S. Oberth', 'space:L2', STOPPED],
      ['Calloway', 'surface:L2'],
      ['Kahlest', 'surface:L2', STOPPED],
      ['Kurn', 'surface:L2'],
    ];
    const stage = scene({ gold: { play } });
    expect(offered(stage, 'gold', 'beam:all:surface:L2')).toEqual(['beam:all:surface:L2:aboard:1']);
    // Kahlest makes Klingons with Honor stronger.
    expect(attributeOf(stage.g, pieceOf(stage.g, 4), 'STRENGTH')).toBe(10);
  });

  it('C-STOP-03: a card can move a stopped ship if the card requires nothing of the ship', () => {
    const play: Row[] = [
      ['U.S.S. Oberth', 'space:L2', STOPPED],
      ['Calloway', 'aboard:1'],
    ];
    const stage = twoSides({ play, hand: ['Temporal Rift'] }).does('gold', 'play:temporal-rift:on:1');
    expect(at(stage, 1)).toBe('lost:L2');
  });
});

describe('personnel losses', () => {
  it('C-POINTS-10: the death of a disabled personnel scores points like any other death', () => {
    const kurn: Row = ['Kurn', 'surface:L2', { held: { by: 1, as: 'disabled' } }];
    const stage = twoSides({ play: [['Macet', 'surface:L2']] }, { play: [kurn], hand: ['Klingon Death Yell'] });
    stage.orders('blue', { also: ['left'] }).does('gold', 'fight:1:2');
    expect(alive(stage)).toEqual([1]);
    stage.does('blue', 'answer:klingon-death-yell');
    expect(stage.g.players[1]?.scored.map(({ points }) => points)).toEqual([5]);
  });

  it('C-LEAVE-07: effects on a personnel end when the personnel leaves play', () => {
    const stage = twoSides({ play: [OUTPOST, ['Spock', 'aboard:1']], hand: ['Spock'] });
    const lasting = [{ what: 'attributes-up', seat: 0, piece: 2, until: 'game' }];
    const with2 = scene({
      gold: { play: [OUTPOST, ['Spock', 'aboard:1']], hand: ['Spock'] },
      patch: { lasting },
      call: calling(LEAVE, { seat: 1, pieces: [2], why: 'killed' }),
    });
    const strength = (g: typeof stage.g, id: number) => attributeOf(g, pieceOf(g, id), 'STRENGTH');
    const before = scene({ gold: { play: [OUTPOST, ['Spock', 'aboard:1']] }, patch: { lasting } });
    expect(strength(before.g, 2)).toBe(strength(stage.g, 2) + 2);
    with2.does('gold', 'report:spock:aboard:1');
    expect(strength(with2.g, 3)).toBe(strength(stage.g, 2));
  });

  it('C-LEAVE-08: cards on an exchanged personnel stay even if they couldn’t be played on the new version, and the exchange doesn’t count as reporting', () => {
    // An Alien Groupie is played on men of an Away Team after a mission alone: it stays on another version.
    const stage = scene({
      gold: { play: [['Jean-Luc Picard', 'surface:L2']], hand: ['Galen'], deck: DECK },
      blue: { play: [['Alien Groupie', 'on:1', { since: 1 }]], deck: DECK },
      at: 'turn',
    });
    stage.does('gold', 'swap:1:galen');
    const [galen] = Object.values(stage.g.pieces).filter(({ card }) => card === 'galen');
    expect(at(stage, 2)).toBe(`on:${galen?.id}`);
    expect(happened(stage)).not.toMatch(/reports|plays/);
    expect(stage.g.turn?.cards ?? 0).toBe(0);
  });
});
