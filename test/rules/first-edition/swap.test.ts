import { describe, expect, it } from 'vitest';
import { isSamePersona } from '../../../src/games/first-edition/chapters/play/unique.ts';
import { cardNamed } from '../../../src/games/first-edition/content/pool.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';

const same = (one: string, other: string): boolean => {
  const [first, second] = [cardNamed(one), cardNamed(other)];
  if (first === undefined || second === undefined) throw new Error('no such card');
  return isSamePersona(first, second);
};

describe('persona swaps', () => {
  const PICARD: Row = ['Jean-Luc Picard', 'surface:L2'];
  const PICARD_ABOARD: Row = ['Jean-Luc Picard', 'aboard:1'];
  const PICARD_AGAIN = 'Jean-Luc Picard (First Contact)';
  const galen = 'swap:1:galen';

  it('C-UNIQ-08: a persona can be swapped for free before the turn’s first order, but not after it', () => {
    const stage = scene({ gold: { play: [PICARD], hand: ['Galen', 'Spock'] } });
    expect(offered(stage, 'gold', 'swap')).toEqual([galen]);
    stage.does('gold', galen);
    expect(stage.g.pieces[2]).toMatchObject({ card: 'galen', at: 'surface:L2', owner: 0 });
    expect(stage.g.players[0]?.hand).toEqual([id('Spock'), id('Jean-Luc Picard')]);
    expect(stage.g.turn).toMatchObject({ played: 0, segment: 'plays' });
    const late = scene({ gold: { play: [PICARD, ['Federation Outpost', 'space:L2']], hand: ['Galen'] } });
    late.does('gold', 'beam:all:surface:L2:aboard:2');
    expect(offered(late, 'gold', 'swap')).toEqual([]);
  });

  it('C-UNIQ-08: a persona can be swapped only once per turn', () => {
    const stage = scene({ gold: { play: [PICARD], hand: ['Galen'] } }).does('gold', galen);
    expect(stage.refuses('gold', 'swap:2:jean-luc-picard')).toMatchObject({ rule: 'C-UNIQ-08' });
  });

  it('C-UNIQ-07 C-UNIQ-02: the opponent’s captive version doesn’t prevent a swap, but the player’s own captive version does', () => {
    const captive = (seat: 0 | 1) => [['Jean-Luc Picard', 'surface:L3', { seat, captive: 'escorted' }]] as const;
    const held = scene({ gold: { play: [PICARD], hand: ['Galen'] }, blue: { play: captive(0) } });
    expect(offered(held, 'gold', 'swap')).toEqual([galen]);
    // A captive counts as in play for their owner.
    const lost = scene({ gold: { play: [PICARD, ...captive(1)], hand: ['Galen'] } });
    expect(lost.refuses('gold', galen)).toMatchObject({ rule: 'C-UNIQ-09' });
  });

  it('C-UNIQ-09 C-LEAVE-08: the new version gets the old one’s rotation damage and the cards on and aboard it', () => {
    const play = inPlay('L1: U.S.S. Enterprise {damaged: true} [Calloway, Metaphasic Shields]');
    const ship = { gold: { play, hand: ['U.S.S. Enterprise (Chain of Command)'] } };
    const stage = scene(ship);
    const [key = ''] = offered(stage, 'gold', 'swap');
    stage.does('gold', key);
    expect(stage.g.pieces[4]).toMatchObject({ damaged: true, at: 'space:L1' });
    expect([at(stage, 2), at(stage, 3)]).toEqual(['aboard:4', 'on:4']);
  });

  it('C-UNIQ-09 C-LEAVE-08: a dilemma keeps holding the new version only if the dilemma was on the personnel, or the personnel on the dilemma', () => {
    const swapped = (who: Row, dilemma: Row) => {
      const stage = scene({ gold: { play: [who, dilemma], hand: ['Galen'] } }).does('gold', galen);
      return stage.g.pieces[3]?.held;
    };
    const stopped = { held: { by: 2, as: 'stopped' } } as const;
    expect(swapped(['Jean-Luc Picard', 'surface:L2', stopped], ['Brief Romance', 'on:1', { owner: 1 }])).toEqual(
      stopped.held,
    );
    const away = { held: { by: 2, as: 'disabled' } } as const;
    const lies: Row = ['Alien Abduction', 'at:L2', { owner: 1 }];
    expect(swapped(['Jean-Luc Picard', 'on:2', away], lies)).toEqual(away.held);
    // The effect of a dilemma that lies elsewhere ended with the old version (C-LEAVE-07).
    expect(swapped(['Jean-Luc Picard', 'surface:L2', away], lies)).toBeUndefined();
  });

  it('C-UNIQ-09 C-AFFIL-11: a personnel can’t be swapped for a version incompatible with the ship', () => {
    const play = inPlay('L1: U.S.S. Oberth [Jean-Luc Picard]');
    const stage = scene({ gold: { play, hand: ['Locutus of Borg'] } });
    expect(stage.refuses('gold', 'swap:2:locutus-of-borg')).toMatchObject({ rule: 'C-UNIQ-09' });
  });

  it('C-UNIQ-09 C-PLAY-17: the new version must be compatible with the cards there, and takes another affiliation if that helps', () => {
    const aboard = (other: string, version: string) =>
      scene({ gold: { play: [...inPlay('L1: Husnock Ship [Worf]'), [other, 'aboard:1']], hand: [version] } });
    const klingon = aboard('Spock', 'Captain Worf');
    expect(klingon.refuses('gold', 'swap:2:captain-worf')).toMatchObject({ rule: 'C-UNIQ-09' });
    const trader = aboard('Spock', 'Trader Worf').does('gold', 'swap:2:trader-worf');
    expect(trader.g.pieces[4]).toMatchObject({ at: 'aboard:1', mode: 'Non-Aligned' });
    expect(offered(aboard('Vekor', 'Captain Worf'), 'gold', 'swap')).toEqual(['swap:2:captain-worf']);
  });

  it('C-UNIQ-08 C-TEAM-01: an intruder on an opponent’s ship can be swapped despite being incompatible', () => {
    const stage = scene({
      gold: { play: [["I.K.C. K'Vort", 'space:L1', { seat: 1, owner: 1 }], PICARD_ABOARD], hand: [PICARD_AGAIN] },
    });
    expect(offered(stage, 'gold', 'swap')).toEqual([`swap:2:${id(PICARD_AGAIN)}`]);
  });

  it('C-UNIQ-09: a personnel in play twice can’t be swapped, because two versions would then be in play', () => {
    // A Clone Machine brings a copy into play.
    const stage = scene({ gold: { play: [PICARD, PICARD], hand: ['Galen'] } });
    expect(stage.refuses('gold', galen)).toMatchObject({ rule: 'C-UNIQ-09' });
  });

  it('C-UNIQ-10 C-CAPTURE-08: captives and facilities can’t be swapped', () => {
    const held: Row = ['Jean-Luc Picard', 'surface:L2', { seat: 1, captive: 'escorted' }];
    expect(offered(scene({ gold: { play: [held], hand: ['Galen'] } }), 'gold', 'swap')).toEqual([]);
    const facility = { play: [['Deep Space 9', 'space:L1'] as Row], hand: ['Terok Nor'] };
    expect(offered(scene({ gold: facility }), 'gold', 'swap')).toEqual([]);
  });

  it('C-UNIQ-18: a mirror version is a different persona from the regular one, but the same persona as another mirror version', () => {
    expect(same('Bareil', 'Bareil Antos')).toBe(false);
    expect(same('Captain Bashir', 'Julian Bashir')).toBe(false);
    expect(same('Regent Worf', 'Regent Worf (Crossover)')).toBe(true);
    const play = inPlay('L1: Federation Outpost [Jean-Luc Picard]');
    expect(offered(scene({ gold: { play, hand: ['Galen'] } }), 'gold', 'report')).toEqual([]);
  });

  it('C-UNIQ-18: an impersonator isn’t the same persona as the person impersonated', () => {
    expect(same('Bashir Founder', 'Julian Bashir')).toBe(false);
    expect(same('Kira Founder', 'Kira Nerys')).toBe(false);
  });
});
