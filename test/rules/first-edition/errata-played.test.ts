import { describe, expect, it } from 'vitest';
import { establishWhy } from '../../../src/games/first-edition/chapters/seeding/facilities.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { slotsFor } from '../../../src/games/first-edition/chapters/spaceline/slots.ts';
import { isStaffed } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import { type TextDate, textAsOf } from '../../../src/games/first-edition/content/errata.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { Piece } from '../../../src/games/first-edition/state.ts';
import type { Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';
import { scored } from './tried.ts';

const OLD: TextDate = '2021-07';
const NEW: TextDate = '2025-02';
const DATES = [OLD, NEW] as const;

const ours: Partial<Piece> = { as: { affiliation: 'Klingon', by: 1 } };

describe('a table that plays by the newest texts', () => {
  it.each(DATES)(
    'C-POINTS-01: the mission specialists of a table of %s score per helper or once per mission',
    (texts) => {
      const people = ['Linda Larson', 'Narik', 'Jean-Luc Picard'].map((name): Row => [name, 'surface:L5']);
      const stage = scene({ gold: { play: [...people, ['Assign Mission Specialists', 'core:0']] }, texts });
      stage.does('gold', 'attempt:L5:team-1');
      const points = () =>
        (stage.g.players[0]?.scored ?? []).filter(({ kind }) => kind === 'bonus').map((one) => one.points);
      if (texts === OLD) {
        expect(points()).toEqual([5, 5]);
        return;
      }
      expect(offered(stage, 'gold')).toEqual(['score', 'none']);
      stage.does('gold', 'score');
      expect(points()).toEqual([5]);
    },
  );

  it('C-DECK-14: the newest Assign Mission Specialists downloads versions of personnel in play, but no copies', () => {
    const wanted = (texts: TextDate, inPlay: string) => {
      const stage = scene({
        gold: {
          play: [
            ['Federation Outpost', 'space:L1'],
            [inPlay, 'surface:L2'],
          ],
          hand: ['Assign Mission Specialists'],
          deck: ['Linda Larson'],
        },
        texts,
      });
      stage.does('gold', offered(stage, 'gold', 'play:assign')[0] ?? '');
      return offered(stage, 'gold', 'get:');
    };
    for (const texts of DATES) {
      expect(wanted(texts, 'Linda Larson')).toEqual([]);
      expect(wanted(texts, 'Calloway')).toEqual(['get:linda-larson:aboard:1']);
    }
  });

  it('C-PLAY-16: the newest Assist Damaged Vessel lets any number of Maquis ships report, each with up to two personnel', () => {
    const stage = scene({
      gold: { missions: [], hand: ['Liberty', 'Amaros', 'Amaros', 'Calloway'] },
      blue: { missions: ['Assist Damaged Vessel', 'Study Pulsar'] },
      texts: NEW,
    });
    stage.does('gold', 'report:liberty:space:L1');
    const mates = () => offered(stage, 'gold', 'crew:');
    expect(mates()).toContain('crew:amaros');
    expect(offered(stage, 'gold')).toContain('none');
    stage.does('gold', 'crew:amaros');
    stage.does('gold', offered(stage, 'gold', 'crew:')[0] ?? '');
    expect(mates()).toEqual([]);
    expect(stage.g.players[0]?.used).toEqual([]);
  });

  it.each([
    [OLD, 2, '-35', { RANGE: '-2', WEAPONS: '-2', SHIELDS: '-2' }],
    [NEW, 1, '-30', { RANGE: '-2', SHIELDS: '-2' }],
  ] as const)('C-SHIPBAT-03: the figures of a Breen Disruptor Burst of %s', (texts, attack, hull, marked) => {
    const { g } = scene({ gold: { tactics: ['Breen Disruptor Burst'] }, texts });
    const [card = ''] = g.players[0]?.tactics ?? [];
    expect(cardOf(card)).toMatchObject({ attack, hull: Number(hull) });
    const shown = (cardOf(card) as { marked: Record<string, { shown: string }> }).marked;
    expect(Object.fromEntries(Object.entries(shown).map(([name, { shown: words }]) => [name, words]))).toEqual(marked);
  });

  it.each([
    ['Full Planet Scan', 'L2', 'Geology'],
    ['Scan', 'L1', 'Stellar Cartography'],
  ] as const)(
    'C-TURN-01: the newest %s stops the skills that it names instead of the ship',
    (title, location, skill) => {
      const crew = [
        'Data',
        'Jean-Luc Picard',
        'Geordi La Forge',
        'William T. Riker',
        'Giusti',
        'Hannah Bates',
        'Taitt',
      ];
      const play: Row[] = [['U.S.S. Galaxy', `space:${location}`], ...crew.map((name): Row => [name, 'aboard:1'])];
      const stage = scene({
        gold: { play, hand: [title] },
        blue: { seeds: { [location]: ['Archer', 'Nausicaans'] } },
        texts: NEW,
      });
      stage.does('gold', `play:${textAsOf(id(title), NEW)}:on:1`);
      if (stage.match.pending(0)?.options.some(({ key }) => key.startsWith('stop:')) === true)
        stage.does('gold', offered(stage, 'gold', 'stop:')[0] ?? '');
      expect(stage.log).toContain('is Archer.]');
      expect(stage.g.pieces[1]?.stopped).toBeUndefined();
      const stopped = Object.values(stage.g.pieces).filter((piece) => piece.stopped !== undefined);
      const has = (one: typeof skill | 'Computer Skill') => stopped.some((piece) => skillOf(stage.g, piece, one) > 0);
      expect([stopped.length > 0, has('Computer Skill'), has(skill)]).toEqual([true, true, true]);
    },
  );

  it('C-OPEN-05 C-STAFF-01: the newest Scan needs two staffing icons and both skills, but no staff', () => {
    const can = (texts: TextDate, ship: string, ...crew: string[]) => {
      const play: Row[] = [[ship, 'space:L1'], ...crew.map((name): Row => [name, 'aboard:1'])];
      const stage = scene({ gold: { play, hand: ['Scan'] }, blue: { seeds: { L1: ['Archer'] } }, texts });
      return offered(stage, 'gold', 'play:scan').length > 0;
    };
    // Data has Computer Skill, and Taitt has Stellar Cartography.
    expect(can(NEW, 'U.S.S. Galaxy', 'Data', 'Taitt')).toBe(true);
    expect(can(OLD, 'U.S.S. Galaxy', 'Data', 'Taitt')).toBe(false);
    expect(can(NEW, 'U.S.S. Galaxy', 'Data', 'Giusti', 'Giusti')).toBe(false);
    expect(can(OLD, 'U.S.S. Galaxy', 'Data', 'Giusti', 'Giusti')).toBe(true);
    expect(can(NEW, 'Type VI Shuttlecraft', 'Data', 'Taitt')).toBe(false);
  });

  it('C-RESPONSE-16: the newest Genetronic Replicator returns a victim to hand if two MEDICAL present stop', () => {
    const met = (texts: TextDate, ...names: string[]) =>
      scene({
        gold: { play: [...names.map((name): Row => [name, 'surface:L2']), ['Genetronic Replicator', 'core:0']] },
        blue: { seeds: { L2: ['Armus - Skin of Evil'] } },
        texts,
      }).does('gold', 'attempt:L2:team-1');
    // In 2021, nobody in a team with MEDICAL ×2 can be killed.
    expect(Object.keys(met(OLD, 'Alyssa Ogawa', 'Alyssa Ogawa').g.pieces)).toHaveLength(3);
    // Now, the victim can’t be one of the two.
    expect(Object.keys(met(NEW, 'Alyssa Ogawa', 'Alyssa Ogawa').g.pieces)).toHaveLength(2);
    const asked = () => met(NEW, 'Alyssa Ogawa', 'Alyssa Ogawa', 'Alyssa Ogawa');
    const saved = asked();
    const [group] = offered(saved, 'gold', 'stop:');
    expect(group).toBeDefined();
    saved.does('gold', group ?? '');
    expect(saved.g.players[0]?.hand).toEqual(['alyssa-ogawa']);
    expect(saved.g.players[0]?.discard).toEqual([]);
    expect(Object.values(saved.g.pieces).filter(({ stopped }) => stopped !== undefined)).toHaveLength(2);
    const left = asked().does('gold', 'none');
    expect(left.g.players[0]).toMatchObject({ hand: [], discard: ['alyssa-ogawa'] });
  });

  it('C-PLAY-01 C-TURN-09: the newest Horga’hn gives an additional card play, or else an extra card', () => {
    const stage = (texts: TextDate) =>
      scene({
        gold: {
          play: [
            ["Horga'hn", 'core:0'],
            ['Federation Outpost', 'space:L1'],
          ],
          hand: ['Spock', 'Calloway', 'Giusti'],
          deck: ['Data', 'Data', 'Data'],
        },
        blue: { deck: ['Kurn', 'Kurn'] },
        texts,
      });
    const reports = (one: ReturnType<typeof scene>) => offered(one, 'gold', 'report:');
    const old = stage(OLD).does('gold', 'report:spock:aboard:2');
    expect(reports(old)).toEqual([]);
    const now = stage(NEW).does('gold', 'report:spock:aboard:2');
    expect(reports(now)).toHaveLength(2);
    now.does('gold', 'report:calloway:aboard:2');
    expect(reports(now)).toEqual([]);
    // Both card plays were used, so one card is drawn.
    now.does('gold', 'end:turn');
    expect([now.g.turn?.seat, now.g.players[0]?.hand]).toEqual([1, ['giusti', 'data']]);
    const idle = stage(NEW).does('gold', 'report:spock:aboard:2').does('gold', 'end:turn');
    expect(idle.g.players[0]?.hand).toEqual(['calloway', 'giusti', 'data', 'data']);
  });

  it.each([
    [OLD, true],
    [NEW, false],
  ] as const)(
    'C-DILEMMA-15: by the texts of %s, Misinterpreted History kills somebody without Treachery: %s',
    (texts, kills) => {
      const stage = scene({
        gold: {
          play: [
            ['Calloway', 'surface:L2'],
            ['Giusti', 'surface:L2'],
          ],
        },
        blue: { seeds: { L2: ['Misinterpreted History'] } },
        texts,
      });
      stage.does('gold', 'attempt:L2:team-1').does('blue', 'way:other');
      if (stage.match.pending(1)?.options.some(({ key }) => key.startsWith('who:')) === true)
        stage.does('blue', offered(stage, 'blue', 'who:')[0] ?? '');
      expect(Object.keys(stage.g.pieces)).toHaveLength(kills ? 1 : 2);
    },
  );

  it('C-STAFF-02: the newest Mr. Scott removes a staffing requirement even while he is stopped', () => {
    const staffed = (texts: TextDate, more: Partial<Piece>) => {
      const play: Row[] = [
        ['I.K.C. Bortas', 'space:L1'],
        ['Mr. Scott (The Motion Pictures)', 'aboard:1', { ...ours, ...more }],
        ['Giusti', 'aboard:1', ours],
        ['Giusti', 'aboard:1', ours],
      ];
      const { g } = scene({ gold: { play }, texts });
      return isStaffed(g, pieceOf(g, 1));
    };
    for (const texts of DATES) expect(staffed(texts, {})).toBe(true);
    expect([staffed(OLD, { stopped: 1 }), staffed(NEW, { stopped: 1 })]).toEqual([false, true]);
  });

  it('C-SEED-12: the newest Nebula may go onto the line of another quadrant', () => {
    const { g } = scene({ gold: { missions: ['Study Pulsar', 'Access Relay Station'] }, blue: { missions: [] } });
    expect(slotsFor(g, id('Nebula'))).toHaveLength(2);
    const slots = slotsFor(g, textAsOf(id('Nebula'), NEW));
    expect(slots.map((slot) => ('beside' in slot ? [slot.beside, slot.side] : []))).toEqual([
      [null, 'left'],
      ['L2', 'left'],
      ['L2', 'right'],
      [null, 'right'],
    ]);
  });

  it('C-SKILL-02: the newest Saavik has Exobiology instead of Navigation', () => {
    const skills = (texts: TextDate) => {
      const { g } = scene({ gold: { play: [['Saavik', 'surface:L1']] }, texts });
      return (['Navigation', 'Exobiology'] as const).map((skill) => skillOf(g, pieceOf(g, 1), skill));
    };
    expect([skills(OLD), skills(NEW)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('C-DOWNLOAD-10: the newest Sybok downloads Release This Pain to hand', () => {
    const downloaded = (texts: TextDate) => {
      const stage = scene({ gold: { play: [['Sybok', 'surface:L1']], deck: ['Release This Pain', 'Spock'] }, texts });
      const key = offered(stage, 'gold', 'download:1')[0];
      if (key !== undefined) stage.does('gold', key);
      return offered(stage, 'gold', 'get:');
    };
    expect(downloaded(NEW)).toEqual(['get:release-this-pain:hand']);
    expect(downloaded(OLD)).not.toContain('get:release-this-pain:hand');
  });

  it('C-MISSION-20: the newest Discovery of Sha Ka Ree counts icons, and not Sybok’s own', () => {
    const mission = 'The Discovery of Sha Ka Ree';
    const points = (texts: TextDate, ...people: string[]) => scored({ mission, people: ['Sybok', ...people], texts });
    expect([points(OLD), points(NEW)]).toEqual([0, 0]);
    expect([points(OLD, 'General Korrd'), points(NEW, 'General Korrd', "J'Onn")]).toEqual([10, 20]);
  });

  it.each([
    [OLD, 'dilemma', 'facility'],
    [NEW, 'facility', 'facility'],
  ] as const)('C-SEED-23: the stations above Bajor of %s are seeded in their phases', (texts, deep, terok) => {
    const phase = (card: string) => ruleOf(textAsOf(card, texts))?.stands?.phase;
    expect([phase('deep-space-9'), phase('deep-space-9-back')]).toEqual([deep, deep]);
    expect([phase('terok-nor'), phase('terok-nor-back')]).toEqual([terok, terok]);
  });

  it.each([
    [OLD, 'C-FAC-05'],
    [NEW, undefined],
  ] as const)('C-UNIQ-05: by the texts of %s, a second Deep Space 9 of the other player: %s', (texts, why) => {
    const { g } = scene({
      gold: { missions: ['Refuse Immigration', 'Alter Records'], play: [['Deep Space 9', 'space:L1']] },
      texts,
    });
    const seat = (who: number) => establishWhy(g, who, textAsOf(id('Deep Space 9'), texts), 'L2', 'seeded')?.();
    expect((seat(1) as { rule?: string } | undefined)?.rule).toBe(why);
    expect(seat(0)).toMatchObject({ rule: 'C-FAC-05' });
    const kin = establishWhy(g, 0, textAsOf(id('Terok Nor'), texts), 'L2', 'seeded')?.();
    expect(kin).toMatchObject({ rule: 'C-UNIQ-15' });
  });
});
