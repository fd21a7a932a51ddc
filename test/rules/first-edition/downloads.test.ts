import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../../src/games/first-edition/content/pool.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { inPlay } from './position-text.ts';
import { id, offered, type Side, scene } from './scene.ts';

const SHIP = ['U.S.S. Oberth', 'space:L2'] as const;
const twoSides = (gold: Side, blue: Side = {}) => scene({ gold, blue });

describe('special downloads', () => {
  const OGAWA = [SHIP, ['Alyssa Ogawa (First Contact)', 'aboard:1']] as const;

  it('C-DOWNLOAD-01 C-DOWNLOAD-10 C-DOWNLOAD-13: a special download takes the named card and plays it where the icon is', () => {
    const stage = twoSides({ play: OGAWA, deck: ['Spock', 'Medical Kit'] });
    stage.does('gold', 'download:2:0').does('gold', 'get:medical-kit:aboard:1');
    expect(stage.g.pieces[3]).toMatchObject({ card: 'medical-kit', at: 'aboard:1' });
    expect(stage.g.players[0]?.deck).toEqual(['spock']);
    expect(stage.log).toContain('downloads Medical Kit');
  });

  it('C-DOWNLOAD-03: a special download uses neither the card play nor the draw', () => {
    const play = [...OGAWA, ['Federation Outpost', 'space:L1'] as const];
    const stage = twoSides({ play, deck: ['Medical Kit'], hand: ['Spock'] });
    stage.does('gold', 'download:2:0').does('gold', 'get:medical-kit:aboard:1');
    expect(stage.g.turn?.played).toBe(0);
    expect(offered(stage, 'gold', 'report')).toHaveLength(1);
  });

  it('C-DOWNLOAD-01: a special download can also take the card from hand', () => {
    const stage = twoSides({ play: OGAWA, hand: ['Medical Kit'], deck: ['Spock'] }).does('gold', 'download:2:0');
    stage.does('gold', 'get:medical-kit:aboard:1');
    expect(stage.g.players[0]?.hand).toEqual([]);
  });

  it('C-TURN-17 C-DOWNLOAD-10: a special download works once per game for each title', () => {
    const stage = twoSides({ play: OGAWA, deck: ['Medical Kit', 'Medical Kit'] }).does('gold', 'download:2:0');
    stage.does('gold', 'get:medical-kit:aboard:1');
    expect(offered(stage, 'gold', 'download')).toEqual([]);
  });

  it('C-DOWNLOAD-05 C-RESPONSE-03: a special download isn’t offered without a target, and must take a card once it has begun', () => {
    expect(offered(twoSides({ play: OGAWA, deck: ['Spock'] }), 'gold', 'download')).toEqual([]);
    const stage = twoSides({ play: OGAWA, deck: ['Medical Kit'] }).does('gold', 'download:2:0');
    expect(offered(stage, 'gold')).toEqual(['get:medical-kit:aboard:1']);
  });

  it('C-RESPONSE-03: a special download uses up its icon as soon as it begins', () => {
    const stage = twoSides({ play: OGAWA, deck: ['Medical Kit', 'Medical Kit'] }).does('gold', 'download:2:0');
    expect(stage.g.players[0]?.used).toHaveLength(1);
    stage.does('gold', 'get:medical-kit:aboard:1');
    expect(stage.g.players[0]?.used).toHaveLength(1);
  });

  it('C-DRAW-10: a special download shuffles the deck afterwards', () => {
    const deck = ['Medical Kit', 'Spock', 'Data', 'Worf', 'Sunad', 'Vekor', 'Kurn', 'Morka', 'Giusti'];
    const stage = twoSides({ play: OGAWA, deck }).does('gold', 'download:2:0').does('gold', 'get:medical-kit:aboard:1');
    expect(stage.g.players[0]?.deck).not.toEqual(deck.slice(1).map(id));
    expect([...(stage.g.players[0]?.deck ?? [])].sort()).toEqual(deck.slice(1).map(id).sort());
  });

  it('C-DOWNLOAD-04: if a card can be played in several ways at one place, a special download offers each of them', () => {
    const play = [SHIP, ['Vash (The Next Generation)', 'aboard:1']] as const;
    const piles = { deck: ['Dig', 'Spock'], discard: ['Data'], hand: ['Worf', 'Kurn'] };
    const stage = twoSides({ play, ...piles }).does('gold', 'download:2:0');
    const ways = ['get:dig:on:2:bury', 'get:dig:core:0:turn', 'get:dig:core:0:trade'];
    expect(offered(stage, 'gold')).toEqual(ways);
    expect(new Set(stage.decision('gold').options.map(({ label }) => label)).size).toBe(3);
    stage.does('gold', 'get:dig:core:0:trade').does('gold', 'worf');
    expect(stage.g.players[0]?.hand).not.toContain('worf');
  });

  it.each([
    ['from the deck', ['Dig', 'Spock'], ['Worf'], true],
    ['from the deck', ['Dig', 'Spock'], [], false],
    ['from hand', ['Spock'], ['Dig'], false],
    ['from hand', ['Spock'], ['Dig', 'Worf'], true],
  ])('C-DOWNLOAD-04: a trade with Dig needs another card in hand (%s: deck %o, hand %o)', (_, deck, hand, can) => {
    const play = [SHIP, ['Vash (The Next Generation)', 'aboard:1']] as const;
    const stage = twoSides({ play, deck, hand, discard: ['Data'] }).does('gold', 'download:2:0');
    expect(offered(stage, 'gold').includes('get:dig:core:0:trade')).toBe(can);
  });

  it.each([
    ['from the deck', ['Handshake', 'Spock'], ['Worf', 'Data', 'Kurn'], true],
    ['from the deck', ['Handshake', 'Spock'], ['Worf', 'Data'], false],
    ['from hand', ['Spock'], ['Handshake', 'Worf', 'Data'], false],
    ['from hand', ['Spock'], ['Handshake', 'Worf', 'Data', 'Kurn'], true],
  ])(
    'C-DOWNLOAD-04: Handshake needs three other cards in hand, and no fourth (%s: deck %o, hand %o)',
    (_, deck, hand, can) => {
      const stage = twoSides({ play: [SHIP, ['Vic Fontaine', 'aboard:1']], deck, hand }).does('gold', 'download:2:0');
      expect(offered(stage, 'gold').includes('get:handshake:core:0:hand')).toBe(can);
    },
  );

  it('C-TEAM-15 C-CAPTURE-08: the icon of a disabled or captured personnel works for neither player', () => {
    const ogawa = (more: Partial<AnyPiece>) => [OGAWA[0], [...OGAWA[1], more] as const] as const;
    const held = ogawa({ held: { by: 1, as: 'disabled' } });
    expect(offered(twoSides({ play: held, deck: ['Medical Kit'] }), 'gold', 'download')).toEqual([]);
    const captive = [[...OGAWA[1], { seat: 0, captive: 'escorted' }] as const];
    const stage = twoSides({ play: [OGAWA[0]], deck: ['Medical Kit'] }, { play: captive, deck: ['Medical Kit'] });
    expect(offered(stage, 'gold', 'download')).toEqual([]);
    expect(offered(stage.does('gold', 'end:turn'), 'blue', 'download')).toEqual([]);
  });

  it('C-DOWNLOAD-10: a special download works in the opponent’s turn, between actions', () => {
    const stage = twoSides({ hand: ['The Juggler'] }, { play: OGAWA, deck: ['Medical Kit'] });
    stage.orders('blue', { also: ['gap'] }).does('gold', 'play:the-juggler:core:0');
    expect(offered(stage, 'blue')).toContain('download:2:0');
  });

  it('C-DOWNLOAD-09: a special download works during an encounter, and a personnel who reports to the icon’s place joins the attempt', () => {
    const play = inPlay('L5: Kurn, Divok, Tumek');
    const stage = twoSides({ play, deck: ['Grilka', 'Grilka'] }, { seeds: { L5: ['Nausicaans'] } });
    stage.orders('gold', { also: ['suspend'] }).does('gold', 'attempt:L5:team-1');
    stage.does('gold', 'download:3:0').does('gold', 'get:grilka:surface:L5');
    expect(stage.log).toContain('reports Grilka');
    expect(stage.log.indexOf('Grilka')).toBeLessThan(stage.log.indexOf('is over'));
    // All in the attempt are stopped.
    expect(Object.values(stage.g.pieces).every(({ stopped }) => stopped === 1)).toBe(true);
  });

  it('C-DOWNLOAD-04: a special download is offered only if every condition for playing the card is met', () => {
    const play = [SHIP, ['Revised Neelix', 'aboard:1'], ['Goddess of Empathy', 'core:0']] as const;
    const scan = [SHIP, ["T'Mik", 'aboard:1'], ['Goddess of Empathy', 'core:0']] as const;
    expect(offered(twoSides({ play, deck: ['Klingon Disruptor'] }), 'gold', 'download')).toEqual(['download:2:0']);
    expect(offered(twoSides({ play: scan, deck: ['Life-form Scan'] }), 'gold', 'download')).toEqual([]);
  });

  it('C-DOWNLOAD-10: a card that is played at a location is downloaded only to the icon’s location', () => {
    const stage = twoSides({ play: [['Curator Quarren', 'surface:L2']], deck: ['Holo-Projectors'] });
    expect(offered(stage.does('gold', 'download:1:0'), 'gold')).toEqual(['get:holo-projectors:at:L2']);
    const elsewhere = twoSides({ play: [['Curator Quarren', 'aboard:2'], SHIP], deck: ['Holo-Projectors'] });
    expect(offered(elsewhere.does('gold', 'download:1:0'), 'gold')).toEqual(['get:holo-projectors:at:L2']);
  });

  it('C-DOWNLOAD-10: Maxwell Forrest downloads an NX-class ship to his location', () => {
    const play = [
      ['Starfleet Outpost', 'space:L1'],
      ['Maxwell Forrest', 'aboard:1'],
      ['Alternate Universe Door', 'core:0'],
    ] as const;
    const stage = twoSides({ play, deck: ['Columbia', 'U.S.S. Galaxy'] }).does('gold', 'download:2:0');
    expect(offered(stage, 'gold')).toEqual(['get:columbia:space:L1']);
  });

  it('C-LEAVE-04 C-DOWNLOAD-10: an icon doesn’t work if its card has disappeared along with a ship', () => {
    const play = [['U.S.S. Oberth', 'lost:L2'] as const, OGAWA[1]];
    expect(offered(twoSides({ play, deck: ['Medical Kit'] }), 'gold', 'download')).toEqual([]);
  });

  it('C-DOWNLOAD-01: only the player who makes a special download sees its target and place', () => {
    const stage = twoSides({ play: OGAWA, deck: ['Medical Kit', 'Spock'] });
    const icon = stage.decision('gold').options.find(({ key }) => key === 'download:2:0');
    expect([icon?.hidden, icon?.label]).toEqual([true, 'Medical Kit with Alyssa Ogawa (First Contact)']);
    const [kit] = stage.does('gold', 'download:2:0').decision('gold').options;
    expect([kit?.hidden, kit?.label]).toEqual([true, 'Medical Kit aboard U.S.S. Oberth']);
  });

  it('C-DOWNLOAD-10: if the icon names no other place, a downloaded card goes to its usual place', () => {
    const play = [SHIP, ['Azetbur', 'aboard:1']] as const;
    const stage = twoSides({ play, deck: ['Treaty: Federation/Klingon'] }).does('gold', 'download:2:0');
    expect(offered(stage, 'gold')).toEqual(['get:treaty-federation-klingon:core:0']);
  });
});

describe('icon targets', () => {
  it.each([
    ['Tricorder', 'Tricorder', 'Medical Tricorder'],
    ['Any tricorder', 'Medical Tricorder', 'Medical Kit'],
    ['Any PADD', 'Klingon PADD', 'Tricorder'],
    ['Any hand weapon', 'Klingon Disruptor', 'Tricorder'],
    ['Any phaser or disruptor', 'Klingon Disruptor', "Bat'leth"],
    ['Any Equipment card', 'Tricorder', 'Spock'],
    ['Any MEDICAL-related Equipment card', 'Medical Kit', 'Science Kit'],
    ['Any Romulan treaty', 'Treaty: Federation/Romulan', 'Treaty: Federation/Klingon'],
    ['Any Klingon [OS] personnel', 'Apella', 'Kurn'],
    ['Tricorder OR Medical Kit', 'Medical Kit', 'Science Kit'],
    ['Classic Tricorder', 'Classic Tricorder', 'Tricorder'],
    ['Any slave girl', 'Maras', 'Apella'],
    ['Any Orion slave girl', 'Maras', 'Vina'],
    ['Any [Vul] Treachery personnel', "V'Las", 'Spock'],
    ['Any [Univ][Rom] personnel with INTEGRITY>6', 'Borix', 'Chagrith'],
    ['Any [Univ][Kli][22] personnel with "Duras" in lore', 'Aklam', 'Larg'],
    ['Any Thot', 'Thot Pran', 'Damar'],
    ['Any Odo OR any [GQ][Non] personnel', 'Odo (Homefront II)', 'Odo Founder'],
    ['Any Odo OR any [GQ][Non] personnel', 'Colyus', 'Sunad'],
    ['Any NX-class ship', 'Columbia', 'U.S.S. Galaxy'],
    ['Any <Fed>[OS] personnel', 'Arne Darvin', 'Spock'],
    ['Any [TNG][Fer] personnel', 'Baht', 'Quark'],
    ['To Be Or Not To Be', 'To Be or Not to Be', 'Spock'],
    ['Any Romulan [OS] personnel', 'Commander Charvanek', 'Tomalak'],
  ])('C-UNIQ-12 C-UNIQ-13: “%s” means %s, but not %s', (target, one, other) => {
    const isWanted = (title: string) => {
      const card = cardNamed(title);
      return card === undefined ? undefined : parseDownloadTarget(target)?.(card);
    };
    expect([isWanted(one), isWanted(other)]).toEqual([true, false]);
  });

  it('C-DOWNLOAD-10: the parser returns null for an icon target that it can’t interpret', () => {
    expect(parseDownloadTarget('Any card with "Duet" in lore')).toBeNull();
    expect(parseDownloadTarget('Any Maneuver card')).toBeNull();
  });
});
