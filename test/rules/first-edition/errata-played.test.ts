import { describe, expect, it } from 'vitest';
import { establishWhy } from '../../../src/games/first-edition/chapters/seeding/facilities.ts';
import { slotsFor } from '../../../src/games/first-edition/chapters/spaceline/slots.ts';
import type { PersonnelCard } from '../../../src/games/first-edition/content/card.ts';
import { DATED, type TextDate, textAsOf } from '../../../src/games/first-edition/content/errata.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { type CardSpec, proveSpec } from './card-specs.ts';
import { failsByOlderText } from './older-text.ts';
import { id, scene } from './scene.ts';

const OLD: TextDate = '2021-07';
const NEW: TextDate = '2025-02';

/** Four people whose icon the newest Discovery of Sha Ka Ree counts. */
const pilgrims = ['Caithlin Dar', 'General Korrd', "J'Onn", 'St. John Talbot'];

/** Copies of Assign Mission Specialists, which have the same text. */
const assignments = ['Assign Mission Specialists', 'Assign Mission Specialists (Voyager)'];

/** Claims about cards by their newest texts. */
const specs: readonly CardSpec[] = [
  ...assignments.map((card) => ({
    card,
    title: `C-POINTS-01: by the newest text, the specialists of ${card} score once per mission, if their player wants`,
    gold: `L5: Linda Larson, Narik, Jean-Luc Picard; table: ${card}`,
    texts: NEW,
    does: 'attempt:L5:team-1',
    can: { '': ['score', 'none'] },
    next: { does: 'score', gives: { 'gold.bonus': 5 } },
    also: [
      {
        gold: `L5: Linda Larson, Narik, Jean-Luc Picard; table: ${card}`,
        texts: OLD,
        does: 'attempt:L5:team-1',
        gives: { 'gold.bonus': 10 },
      },
    ],
  })),
  {
    card: 'Assist Damaged Vessel',
    title:
      'C-PLAY-16: by the newest text, a Maquis ship comes to Assist Damaged Vessel with up to two personnel, or none',
    gold: 'missions:; hand: Liberty, Amaros, Amaros, Calloway',
    blue: 'missions: Assist Damaged Vessel, Study Pulsar',
    texts: NEW,
    does: 'report:liberty:space:L1',
    can: ['crew:amaros', 'none'],
    next: { does: ['crew:amaros', 'crew:amaros'], cant: 'crew', gives: { 'gold.hand': ['Calloway'] } },
  },
  {
    card: 'Breen Disruptor Burst',
    title: 'C-SHIPBAT-03: the newest Breen Disruptor Burst has ATTACK 1, and 3 more if a Breen ship fires',
    gold: 'L1: I.K.C. Bortas [Gowron, Kurn, Lursa]; table: Battle Bridge Door; tactics: Breen Disruptor Burst',
    blue: 'L1: U.S.S. Galaxy [Giusti, Data]',
    texts: NEW,
    does: ['attack:all:1:6', 'blue hold', 'tactic:breen-disruptor-burst'],
    log: 'ATTACK 10',
    also: [
      {
        gold: 'L1: Breen Warship [Thot Gor, Lam, Draz]; table: Battle Bridge Door; tactics: Breen Disruptor Burst',
        blue: 'L1: U.S.S. Galaxy [Giusti, Data]',
        texts: NEW,
        does: ['attack:all:1:6', 'blue hold', 'tactic:breen-disruptor-burst'],
        log: 'ATTACK 14',
      },
    ],
  },
  ...pilgrims.map((card) => ({
    card,
    title: `C-MISSION-20: the newest ${card} has the icon that the newest Discovery of Sha Ka Ree counts`,
    gold: `missions: The Discovery of Sha Ka Ree, Study Pulsar; L1: Sybok {as: Federation}, ${card} {as: Federation}`,
    texts: NEW,
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 10 },
  })),
  {
    card: 'The Discovery of Sha Ka Ree',
    title: 'C-MISSION-20: the newest Discovery of Sha Ka Ree counts six personnel at most, without Sybok',
    gold: `
      missions: The Discovery of Sha Ka Ree, Study Pulsar;
      L1: Sybok {as: Federation}, ${pilgrims.flatMap((one) => [`${one} {as: Federation}`, `${one} {as: Federation}`]).join(', ')}`,
    texts: NEW,
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 60 },
  },
  {
    card: 'Clone Machine',
    title: 'C-PLAY-03: by the newest text, a copy that reports to Clone Machine takes the card play',
    gold: `
      missions: Investigate Disturbance, Aid Clone Colony, First Contact;
      L1: Clone Machine, Koroth;
      L2: Kurn;
      hand: Kurn`,
    at: 'turn',
    texts: NEW,
    does: 'report:kurn:surface:L1',
    gives: { 'turn.played': 1 },
  },
  {
    card: 'Full Planet Scan',
    title: 'C-TURN-01: the newest Full Planet Scan stops a personnel for each skill that it names, instead of the ship',
    gold: 'L2: U.S.S. Galaxy [Data, Taitt]; hand: Full Planet Scan',
    blue: 'seeds L2: Archer, Nausicaans',
    texts: NEW,
    does: 'play:full-planet-scan:on:1',
    gives: { 'Data.stopped': 1, 'Taitt.stopped': 1, 'U.S.S. Galaxy.stopped': null },
    log: 'is Archer.]',
  },
  {
    card: 'Scan',
    title: 'C-OPEN-05 C-STAFF-01: the newest Scan needs two staffing icons and both skills, but no staff',
    gold: 'L1: U.S.S. Galaxy [Data, Taitt]; hand: Scan',
    blue: 'seeds L1: Archer',
    texts: NEW,
    does: 'play:scan:on:1',
    gives: { 'Data.stopped': 1, 'Taitt.stopped': 1, 'U.S.S. Galaxy.stopped': null },
    log: 'is Archer.]',
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Data, Giusti, Giusti]; hand: Scan',
        blue: 'seeds L1: Archer',
        texts: NEW,
        cant: 'play:scan',
      },
      {
        gold: 'L1: Type VI Shuttlecraft [Data, Taitt]; hand: Scan',
        blue: 'seeds L1: Archer',
        texts: NEW,
        cant: 'play:scan',
      },
      {
        gold: 'L1: U.S.S. Galaxy [Data, Giusti, Giusti]; hand: Scan',
        blue: 'seeds L1: Archer',
        texts: OLD,
        can: 'play:scan:on:1',
      },
    ],
  },
  {
    card: 'Genetronic Replicator',
    title: 'C-RESPONSE-16: the newest Genetronic Replicator returns a victim to hand if two other MEDICAL present stop',
    gold: 'L2: Alyssa Ogawa, Alyssa Ogawa, Alyssa Ogawa; table: Genetronic Replicator',
    blue: 'seeds L2: Armus - Skin of Evil',
    texts: NEW,
    does: 'attempt:L2:team-1',
    can: { stop: 1, none: 1 },
    next: { does: 'none', gives: { 'gold.hand': [], 'gold.discard': ['Alyssa Ogawa'] } },
    also: [
      {
        gold: 'L2: Alyssa Ogawa, Alyssa Ogawa; table: Genetronic Replicator',
        blue: 'seeds L2: Armus - Skin of Evil',
        texts: NEW,
        does: 'attempt:L2:team-1',
        gives: { 'gold.discard': ['Alyssa Ogawa'] },
      },
      {
        gold: 'L2: Alyssa Ogawa, Alyssa Ogawa; table: Genetronic Replicator',
        blue: 'seeds L2: Armus - Skin of Evil',
        texts: OLD,
        does: 'attempt:L2:team-1',
        gives: { 'gold.discard': [] },
      },
    ],
  },
  {
    card: 'Hanok',
    title: 'C-DILEMMA-01: the newest Hanok is a Minister, who gets past Executive Authorization',
    gold: 'L2: Hanok {as: Federation}',
    blue: 'seeds L2: Executive Authorization',
    texts: NEW,
    does: 'attempt:L2:team-1',
    gives: { 'L2.seeds': [] },
  },
  {
    card: "Horga'hn",
    title: 'C-PLAY-01 C-TURN-09: the newest Horga’hn gives an additional card play, or else an extra card',
    gold: "table: Horga'hn; L1: Federation Outpost; hand: Spock, Calloway, Giusti; deck: Data, Data, Data",
    texts: NEW,
    does: 'report:spock:aboard:2',
    can: { report: 2 },
    next: {
      does: 'report:calloway:aboard:2',
      cant: 'report',
      next: { does: 'end:turn', gives: { 'turn.seat': 1, 'gold.hand': ['Giusti', 'Data'] } },
    },
    also: [
      {
        gold: "table: Horga'hn; L1: Federation Outpost; hand: Spock, Calloway, Giusti; deck: Data, Data, Data",
        texts: NEW,
        does: ['report:spock:aboard:2', 'end:turn'],
        gives: { 'gold.hand': ['Calloway', 'Giusti', 'Data', 'Data'] },
      },
      {
        gold: "table: Horga'hn; L1: Federation Outpost; hand: Spock, Calloway, Giusti",
        texts: OLD,
        does: 'report:spock:aboard:2',
        cant: 'report',
      },
    ],
  },
  {
    card: 'Joachim',
    title: 'C-MODIFY-01: the newest Joachim is an augment, which makes I.K.S. Nguq’Yab better',
    gold: "L1: I.K.S. Nguq'Yab [Joachim]",
    texts: NEW,
    gives: { "I.K.S. Nguq'Yab.RANGE": 6 },
  },
  {
    card: 'Misinterpreted History',
    title:
      'C-DILEMMA-15: by the newest text, Misinterpreted History kills nobody if the opponent chooses a Treachery that is missing',
    gold: 'L2: Calloway, Giusti',
    blue: 'seeds L2: Misinterpreted History',
    texts: NEW,
    does: ['attempt:L2:team-1', 'blue way:other'],
    gives: { 'Calloway.stopped': 1, 'Giusti.stopped': 1 },
    also: [
      {
        gold: 'L2: Calloway, Giusti',
        blue: 'seeds L2: Misinterpreted History',
        texts: OLD,
        does: ['attempt:L2:team-1', 'blue way:other'],
        can: { 'blue who': 2 },
      },
    ],
  },
  {
    card: 'Mr. Scott (The Motion Pictures)',
    title: 'C-STAFF-02: the newest Mr. Scott removes a staffing requirement even while he is stopped',
    gold: `L1: I.K.C. Bortas [
      Mr. Scott (The Motion Pictures) {as: Klingon, stopped: 1}, Giusti {as: Klingon}, Giusti {as: Klingon}]`,
    texts: NEW,
    can: 'move:1',
  },
  {
    card: 'Saavik',
    title: 'C-SKILL-02: the newest Saavik has Exobiology instead of Navigation',
    gold: 'L1: Saavik',
    texts: NEW,
    gives: { 'Saavik.Exobiology': 1, 'Saavik.Navigation': 0 },
    also: [{ gold: 'L1: Saavik', texts: OLD, gives: { 'Saavik.Exobiology': 0, 'Saavik.Navigation': 1 } }],
  },
  {
    card: 'Sybok',
    title: 'C-DOWNLOAD-10: the newest Sybok downloads Release This Pain to hand',
    gold: 'L1: Sybok; deck: Release This Pain, Spock',
    texts: NEW,
    does: 'download:1:0',
    can: { get: ['get:release-this-pain:hand'] },
  },
];

/** A claim about the newest text of a card that no row can make. */
interface Claim {
  /** The title of the card. */
  readonly card: string;
  readonly title: string;
  readonly holds: () => void;
}

const newest = (title: string) => textAsOf(id(title), NEW);

/** A Klingon from the films. In the pool, all of them have the Klingon icon. */
const KLAA = { ...(cardOf('klaa') as PersonnelCard), unique: 'universal' as const };

const rest: readonly Claim[] = [
  ...['Deep Space 9', 'Deep Space 9 (back)'].map((card) => ({
    card,
    title: `C-SEED-23: by the newest text, ${card} is seeded in the facility phase`,
    holds: () => expect(ruleOf(newest(card))?.stands?.phase).toBe('facility'),
  })),
  ...['Terok Nor', 'Terok Nor (back)'].map((card) => ({
    card,
    title: `C-UNIQ-05: by the newest text, each player may have a ${card}`,
    holds() {
      const missions = ['Refuse Immigration', 'Alter Records'];
      const { g } = scene({ gold: { missions, play: [[card, 'space:L1']] }, texts: NEW });
      const why = (seat: number) => establishWhy(g, seat, newest(card), 'L2', 'seeded')?.();
      expect(why(1)).toBeUndefined();
      expect(why(0)).toMatchObject({ rule: 'C-FAC-05' });
    },
  })),
  ...["I.K.C. K't'inga", 'Kronos One'].map((card) => ({
    card,
    title: `C-AFFIL-08: the newest ${card} downloads only personnel with the Klingon icon`,
    holds() {
      const facts = cardOf(newest(card));
      const [finds] = facts.type === 'Ship' ? facts.specialDownloads.map(parseDownloadTarget) : [];
      expect([finds?.(KLAA), finds?.({ ...KLAA, affiliations: ['Federation'] })]).toEqual([true, false]);
    },
  })),
  {
    card: 'Nebula',
    title: 'C-SEED-12: the newest Nebula may go onto the line of another quadrant',
    holds() {
      const { g } = scene({ gold: { missions: ['Study Pulsar', 'Access Relay Station'] }, blue: { missions: [] } });
      const slots = slotsFor(g, newest('Nebula'));
      expect(slots.map((slot) => ('beside' in slot ? [slot.beside, slot.side] : []))).toEqual([
        [null, 'left'],
        ['L2', 'left'],
        ['L2', 'right'],
        [null, 'right'],
      ]);
    },
  },
];

const claims: readonly Claim[] = [
  ...specs.map((spec) => ({ card: spec.card, title: spec.title, holds: () => proveSpec(spec) })),
  ...rest,
];

describe('a table that plays by the newest texts', () => {
  it.each(claims.map((claim) => [claim.title, claim] as const))('%s', (_title, { holds }) => holds());

  it.each(DATED.map((one) => [cardOf(one.of).title, one.id] as const))(
    'a claim about %s fails at a table that has the older text of this card',
    (title, dated) => {
      const own = claims.filter(({ card }) => card === title);
      expect(own.some(({ holds }) => failsByOlderText(dated, holds))).toBe(true);
    },
  );

  it('C-DECK-14: the newest Assign Mission Specialists downloads versions of personnel in play, but no copies', () => {
    const wanted = (texts: TextDate, inPlay: string) =>
      proveSpec({
        card: 'Assign Mission Specialists',
        title: '',
        gold: `L1: Federation Outpost; L2: ${inPlay}; hand: Assign Mission Specialists; deck: Linda Larson`,
        texts,
        does: 'play:assign-mission-specialists:core:0',
        can: { get: inPlay === 'Calloway' ? ['get:linda-larson:aboard:1'] : [] },
      });
    for (const texts of [OLD, NEW]) {
      wanted(texts, 'Linda Larson');
      wanted(texts, 'Calloway');
    }
  });
});
