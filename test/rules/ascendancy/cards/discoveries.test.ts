import { afterEach, describe, expect, it, vi } from 'vitest';
import { upgradePrice } from '../../../../src/games/ascendancy/chapters/building/upgrades.ts';
import { TEST } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { banned, granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import { SPEECH } from '../../../../src/games/ascendancy/viewing/verb-synonyms.ts';
import { intentIn } from '../../../../src/tables/parse-intent.ts';
import { advancementCards } from '../cards.ts';
import { hear, play } from '../drive-action.ts';
import { has, join, playerOf, put, shipsIn, worldOf } from '../support.ts';
import { found, lay, plays, resolve, uses } from './stage.ts';

afterEach(() => vi.restoreAllMocks());

function projects(g: ReturnType<typeof found>, seat: number, ...cards: string[]): void {
  advancementCards(...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, civ: g.players[seat]?.civ ?? 'klingon', cost: 3 })));
  playerOf(g, seat).projects.push(...cards.map((card) => ({ card, research: 0 })));
}

describe('Discoveries in the core box', () => {
  it('A-EXPL-19: the Dark Reflection lets the player opposite move the Ships once', () => {
    const g = found(2);
    // With three players, chance decides which of the other two moves the Ships.
    const moved = resolve(g, 'core-dark-reflection');
    const rival = moved.asked.seat;
    expect([1, 2]).toContain(rival);
    expect(moved.keys()).toEqual(['to:l1/2', 'to:l1/1', 'pass']);
    moved.answer('to:l1/1').settled();
    expect([shipsIn(g), shipsIn(g, 'l1/1')]).toEqual([0, 2]);
    expect(shipsIn(resolve(found(2), 'core-dark-reflection').answer('pass').settled())).toBe(2);
  });

  it('A-OPEN-85: the Dark Reflection asks the only rival, and in a game without rivals the player Braves a Hazard of Level 5', () => {
    expect(resolve(found(1, ['federation', 'klingon']), 'core-dark-reflection').asked.seat).toBe(1);
    expect(shipsIn(resolve(found(1, ['federation']), 'core-dark-reflection', 5).settled())).toBe(0);
  });

  it('A-EXPL-20: the Traveler places a new System and brings the Ships there', () => {
    const g = found(2);
    Object.assign(worldOf(g), { x: 18_000, y: 18_000 });
    g.stack = ['stellar-nursery'];
    const lay = resolve(g, 'core-the-traveler', 1, 1, 1);
    const [first = ''] = lay.keys();
    lay.answer(first).settled();
    // The Federation also gains Culture when it discovers a Phenomenon (A-FED-04).
    expect([shipsIn(g, 'stellar-nursery'), shipsIn(g), has(g)]).toEqual([2, 0, [3, 4, 4]]);
  });

  it('A-EXPL-20, A-LANE-01: the Traveler gives 1 Research if no lane is free or no System is left', () => {
    const full = found(2);
    worldOf(full).limit = 1;
    expect(has(resolve(full, 'core-the-traveler').settled())).toEqual([3, 4, 3]);
    const empty = found(2);
    Object.assign(worldOf(empty), { x: 18_000, y: 18_000 });
    empty.stack = [];
    const lay = resolve(empty, 'core-the-traveler', 1);
    const [first = ''] = lay.keys();
    lay.answer(first).settled();
    expect([has(empty), shipsIn(empty)]).toEqual([[3, 4, 3], 2]);
  });

  it('A-PROJ-01: the Ancient Library launches one of the top three Advancements', () => {
    const g = found();
    projects(g, 0);
    playerOf(g).deck = ['a', 'b', 'c', 'd'];
    const chosen = resolve(g, 'core-ancient-library');
    expect(chosen.asked.prompt).toBe(
      'Ancient Library: which of these 3 Projects do you launch? The others go to the bottom of your deck.',
    );
    expect(chosen.keys()).toEqual(['launch:a', 'launch:b', 'launch:c']);
    chosen.answer('launch:b').settled();
    expect([playerOf(g).projects.map(({ card }) => card), playerOf(g).deck]).toEqual([['b'], ['d', 'a', 'c']]);
    const told = chosen.log.join(' ');
    expect(told).toContain('looks at 3 Advancements');
    expect(told).toContain('1 Project.');
    expect(told).not.toContain('3 Projects');
  });

  it('A-PROJ-01: the Ancient Library accepts a card’s name, either alone or after “launch” or “keep”', () => {
    const g = found();
    playerOf(g).deck = ['fed-01', 'fed-02', 'fed-03', 'fed-04'];
    const { asked } = resolve(g, 'core-ancient-library');
    expect(asked.options).toHaveLength(3);
    for (const { key, label } of asked.options) {
      const name = label.slice('Launch '.length, label.indexOf(':'));
      for (const text of [name, `keep ${name}`, `launch ${name}`])
        expect(intentIn({ ...asked, id: 'd1' }, text, SPEECH), text).toEqual({ keys: [key] });
    }
  });

  it('A-COMP-08: the Derelict Fleet places 2 Ships from the supply, or fewer if the supply runs out', () => {
    expect(shipsIn(resolve(found(1), 'core-derelict-fleet').settled())).toBe(3);
    const short = found(1);
    playerOf(short).ships = 1;
    expect(shipsIn(resolve(short, 'core-derelict-fleet').settled())).toBe(2);
  });

  it('A-MOVE-18: the Ancient Gateway leads to any Planetary System that isn’t closed, where the Ship Braves the Hazard', () => {
    const g = found(2);
    join(g, 'qonos', 'ardana');
    g.discs['stellar-nursery'] = { ...worldOf(g), id: 'stellar-nursery' };
    const [ship] = g.units.filter((unit) => unit.at === 'terra-nova');
    const leap = resolve(g, 'core-ancient-gateway');
    // Rivals’ homes are closed by their Ships, and Phenomena aren’t Planetary Systems.
    expect(leap.keys()).toEqual(['to:earth', 'to:ardana', 'pass']);
    leap.answer('to:ardana').answer(`unit:${ship?.id}`).settled();
    expect([shipsIn(g, 'ardana'), shipsIn(g)]).toEqual([1, 1]);
    expect(shipsIn(resolve(found(2), 'core-ancient-gateway').answer('pass').settled())).toBe(2);
  });

  it('A-RECH-04: a Dilithium Vein pays its Controller while its System has a Production Node', () => {
    const g = lay(found(), 'core-dilithium-vein');
    worldOf(g).control = 0;
    const income = (seat: number) => ruleIncome(g, seat).production;
    expect(income(0)).toBe(0);
    worldOf(g).nodes[0] = 'production';
    expect([income(0), income(1)]).toEqual([1, 0]);
  });

  it('A-EXPL-15: an Ancient Monument gives 1 Culture, or 2 to a player with the least Ascendancy', () => {
    expect(has(resolve(found(), 'core-ancient-monument').settled())).toEqual([3, 3, 5]);
    const proud = found();
    playerOf(proud).ascendancy = 2;
    expect(has(resolve(proud, 'core-ancient-monument').settled())).toEqual([3, 3, 4]);
  });

  it('A-BUILD-32: a Metallurgical Breakthrough lowers the price of one upgrade in the next Building Phase by 2 Research', () => {
    const g = lay(found(), 'core-metallurgical-breakthrough', 0);
    expect(upgradePrice(g, 0, 'weapons')).toBe(4);
    hear(g, 'turn-start', { seat: 1 }).settled();
    expect(upgradePrice(g, 0, 'weapons')).toBe(4);
    hear(g, 'turn-start', { seat: 0 }).settled();
    expect([upgradePrice(g, 0, 'weapons'), upgradePrice(g, 0, 'shields'), upgradePrice(g, 1, 'shields')]).toEqual([
      2, 4, 6,
    ]);
    const unused = structuredClone(g);
    hear(g, 'upgraded', { seat: 0, track: 'shields' }).settled();
    expect([playerOf(g).held, g.exploration.discard]).toEqual([[], ['core-metallurgical-breakthrough']]);
    hear(unused, 'turn-end', { seat: 0 }).settled();
    expect(playerOf(unused).held).toEqual([]);
  });

  it('A-OPEN-74: the Listening Post shows rivals’ Projects and pays for at most two of them', () => {
    const g = found();
    projects(g, 1, 'a', 'b', 'c');
    const seen = resolve(g, 'core-listening-post').answer('rival:1');
    expect([has(seen.settled()), String(seen.told)]).toEqual([[3, 5, 3], expect.stringContaining('a (0), b (0)')]);
    const none = resolve(found(), 'core-listening-post').answer('rival:2').settled();
    expect(has(none)).toEqual([3, 3, 3]);
    expect(has(resolve(found(1, ['federation']), 'core-listening-post').settled())).toEqual([3, 4, 3]);
  });

  it('A-DICE-01: the Guardian of Forever rerolls one die, once', () => {
    const g = lay(found(), 'core-guardian-of-forever', 0);
    const test = play(g, (ctx) => ctx.call(TEST, { seat: 0, system: 'terra-nova', number: 4 }), 1, 6);
    expect(test.keys()).toEqual(['reroll:1', 'pass']);
    test.answer('reroll:1').settled();
    expect([String(test.log), playerOf(g).held]).toEqual([expect.stringContaining('passes the Diplomacy Test'), []]);
    // Only one of three dice can be rerolled.
    const pirates = lay(found(3), 'core-guardian-of-forever', 0);
    const hit = resolve(pirates, 'core-pirate-ambush', 5, 5, 1, 1);
    expect(hit.keys()).toEqual(['reroll:1', 'reroll:5', 'pass']);
    expect(shipsIn(hit.answer('reroll:5').settled())).toBe(2);
    // The card has no effect on a rival’s roll.
    const other = lay(found(), 'core-guardian-of-forever', 1);
    resolve(other, 'core-quarantine', 5).settled();
  });
});

describe('Discoveries in the sets', () => {
  it('A-EXPL-15: a Border Survey puts one of three System Discs on top', () => {
    const g = found();
    g.stack = ['ardana', 'delta-iv', 'valakis-vi', 'neutron-star'];
    const survey = resolve(g, 'andorian-border-survey');
    expect([survey.keys(), String(survey.told)]).toEqual([
      ['top:ardana', 'top:delta-iv', 'top:valakis-vi'],
      expect.stringContaining('Delta IV'),
    ]);
    survey.answer('top:delta-iv').settled();
    expect(g.stack).toEqual(['delta-iv', 'neutron-star', 'ardana', 'valakis-vi']);
  });

  it('A-HAZ-02: an Aenar Guide lets Ships skip one Hazard, and only once', () => {
    const g = lay(found(2), 'andorian-aenar-guide', 0);
    resolve(g, 'core-radiation-belt').answer('guide').settled();
    expect([shipsIn(g), has(g), playerOf(g).held]).toEqual([2, [3, 4, 3], []]);
    const kept = lay(found(1), 'andorian-aenar-guide', 0);
    resolve(kept, 'core-radiation-belt', 4).answer('pass').settled();
    expect([shipsIn(kept), playerOf(kept).held]).toEqual([0, ['andorian-aenar-guide']]);
    // A Diplomacy Test isn’t a Hazard.
    resolve(lay(found(1), 'andorian-aenar-guide', 0), 'core-quarantine', 5).settled();
  });

  it('A-BUILD-32: the Imperial Arsenal halves the price of an upgrade for an outgunned player, and gives other players 2 Research', () => {
    const g = found();
    playerOf(g, 1).weapons = 4;
    resolve(g, 'andorian-imperial-arsenal').answer('upgrade:weapons:research').settled();
    expect([playerOf(g).weapons, has(g)]).toEqual([4, [3, 1, 3]]);
    expect(has(resolve(found(), 'andorian-imperial-arsenal').settled())).toEqual([3, 5, 3]);
    const dealer = lay(found(), 'core-ferengi-arms-dealer', 0);
    playerOf(dealer, 1).weapons = 4;
    expect(resolve(dealer, 'andorian-imperial-arsenal').keys()).toEqual([
      'upgrade:weapons:research',
      'upgrade:weapons:production',
      'pass',
    ]);
    const poor = found();
    playerOf(poor, 1).weapons = 4;
    playerOf(poor).reserves.research = 1;
    expect(playerOf(resolve(poor, 'andorian-imperial-arsenal').settled()).weapons).toBe(5);
  });

  it('A-EXPL-15: the Orb of Prophecy gives 1 Culture and lets the player rearrange the next Exploration Cards', () => {
    const g = found();
    g.exploration.deck = ['core-quarantine', 'core-rigelians', 'core-troyians', 'core-virgin-world'];
    const orb = resolve(g, 'cardassian-orb-of-prophecy').answer('top:core-troyians').answer('top:core-rigelians');
    expect(has(orb.settled())).toEqual([3, 3, 4]);
    expect(g.exploration.deck).toEqual(['core-troyians', 'core-rigelians', 'core-quarantine', 'core-virgin-world']);
  });

  it('A-SB-01: an Abandoned Station gives its first Controller a Starbase, but gives Vulcans 3 Production', () => {
    const g = lay(found(), 'cardassian-abandoned-station');
    Object.assign(worldOf(g), { control: 0 });
    const about = { seat: 0, system: 'terra-nova', from: null, by: 'colony' } as const;
    hear(g, 'control-taken', about).answer('station').settled();
    expect([worldOf(g).starbase, playerOf(g).commissioned, playerOf(g).commands.exhausted]).toEqual([true, 1, 1]);
    const most = lay(found(), 'cardassian-abandoned-station');
    worldOf(most).control = 0;
    playerOf(most).commissioned = 1;
    hear(most, 'control-taken', about).answer('station').settled();
    expect(worldOf(most).starbase).toBe(false);
    const vulcan = lay(found(1, ['vulcan', 'klingon', 'romulan']), 'cardassian-abandoned-station');
    expect(has(hear(vulcan, 'control-taken', about).answer('station').settled())).toEqual([6, 3, 3]);
    // The card has no effect on other Systems.
    hear(lay(found(), 'cardassian-abandoned-station'), 'control-taken', { ...about, system: 'earth' }).settled();
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 3],
  ])(
    'A-EXPL-15: the Latinum Vault pays half of the roll, rounded up: after a %i, that is %i Production',
    (die, production) => {
      expect(has(resolve(found(), 'ferengi-latinum-vault', die).settled())).toEqual([3 + production, 3, 3]);
    },
  );

  it('A-EXPL-15: in a Rights Auction, each player bids once, the player on the left first, and the highest bidder pays', () => {
    const g = found();
    const auction = resolve(g, 'ferengi-rights-auction');
    expect([auction.asked.seat, auction.keys()]).toEqual([1, ['bid:1', 'bid:2', 'bid:3', 'pass']]);
    auction.answer('bid:2');
    expect([auction.asked.seat, auction.keys()]).toEqual([2, ['bid:3', 'pass']]);
    auction.answer('pass').answer('pass').settled();
    expect([has(g), has(g, 1)]).toEqual([
      [3, 3, 3],
      [1, 5, 4],
    ]);
    const unsold = resolve(found(), 'ferengi-rights-auction').answer('pass').answer('pass').answer('pass');
    expect(has(unsold.settled())).toEqual([3, 4, 4]);
  });

  it('A-PROJ-01: the Writings of Surak give Culture, and a Project to a player with the fewest Advancements', () => {
    const g = found();
    projects(g, 0);
    playerOf(g).deck = ['a', 'b'];
    resolve(g, 'vulcan-writings-of-surak').settled();
    expect([has(g), playerOf(g).projects.map(({ card }) => card)]).toEqual([[3, 3, 4], ['a']]);
    const learned = found();
    projects(learned, 0);
    playerOf(learned).deck = ['a', 'b'];
    playerOf(learned).advancements.push({ card: 'c', exhausted: false });
    resolve(learned, 'vulcan-writings-of-surak').settled();
    expect([has(learned), playerOf(learned).projects]).toEqual([[3, 3, 4], []]);
  });

  it('A-BUILD-21: a Mind Meld puts up to 2 Research on one Project, or gives 1 Research to a player without Projects', () => {
    const g = found();
    projects(g, 0, 'a');
    const meld = resolve(g, 'vulcan-mind-meld');
    expect(meld.keys()).toEqual(['focus:a:2', 'focus:a:1', 'pass']);
    meld.answer('focus:a:2').settled();
    expect([playerOf(g).projects, has(g)]).toEqual([[{ card: 'a', research: 2 }], [3, 1, 3]]);
    expect(has(resolve(found(), 'vulcan-mind-meld').settled())).toEqual([3, 4, 3]);
  });

  it('A-EXPL-15: the Silent Monastery forbids attacks and is open to all until it is Controlled or until the third Maintenance', () => {
    const g = lay(found(1), 'vulcan-silent-monastery');
    put(g, 1, 'l1/2');
    const attack = (sector: string, from: string) =>
      banned(g, 'attack', { seat: 0, on: [1], sector, from: [from] })?.().rule;
    const entry = { unit: 1, sector: 'terra-nova', kind: 'impulse' } as const;
    expect([attack('l1/2', 'terra-nova'), attack('terra-nova', 'l1/2'), attack('l1/1', 'l1/2')]).toEqual([
      'A-EXPL-15',
      'A-EXPL-15',
      undefined,
    ]);
    expect([granted(g, 'pass', entry), granted(g, 'stop', entry), granted(g, 'enter-freely', entry)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(granted(g, 'pass', { ...entry, sector: 'l1/1' })).toBe(false);
    worldOf(g).control = 1;
    expect([attack('l1/2', 'terra-nova'), granted(g, 'stop', entry)]).toEqual([undefined, false]);
    worldOf(g).control = null;
    for (const left of [1, 1, 0]) {
      hear(g, 'maintenance', { seat: 0 }).settled();
      expect(worldOf(g).cards).toHaveLength(left);
    }
    expect(attack('l1/2', 'terra-nova')).toBeUndefined();
  });

  it('A-PROJ-01: the Lost Katra can launch Projects only in a turn in which its owner has completed one', () => {
    const g = lay(found(), 'vulcan-lost-katra', 0);
    projects(g, 0);
    worldOf(g, 'earth').nodes = ['research', 'research', 'research'];
    playerOf(g).deck = ['a', 'b', 'c'];
    expect(plays(g, 'turn')).toEqual([{ key: 'katra', against: 'A-EXPL-15' }]);
    hear(g, 'completed', { seat: 1, card: 'd' }).settled();
    expect(plays(g, 'turn')).toEqual([{ key: 'katra', against: 'A-EXPL-15' }]);
    hear(g, 'completed', { seat: 0, card: 'd' }).settled();
    uses(g, 'turn', 'katra').settled();
    expect([playerOf(g).projects.map(({ card }) => card), playerOf(g).held]).toEqual([['a', 'b'], []]);
  });
});
