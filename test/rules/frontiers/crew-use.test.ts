import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { crewOf } from '../../../src/games/frontiers/content/crew/all.ts';
import { skillOf, skillsOf } from '../../../src/games/frontiers/content/skills/all.ts';
import { skillOffers } from '../../../src/games/frontiers/effects/skill-plays.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { inTurn, playable, playing } from './support/plays.ts';
import { deal, position } from './support/position.ts';

function withCrew(...crew: string[]): Frontiers {
  const g = inTurn(position({ players: 2 }));
  playerOf(g, 0).crew = crew.map((id) => ({ crew: id, ready: true, wounds: 0 }));
  return g;
}

/** A Regular Crew card with an Attack ability that costs no data. */
const FIGHTER = position().crew.regular.find((id) =>
  crewOf(id).abilities.some(({ data, effects }) => data === null && effects[0]?.do === 'attack'),
) as string;
/** A Regular Crew card with an ability that costs data. */
const PAID = position().crew.regular.find((id) => crewOf(id).abilities.some(({ data }) => data !== null)) as string;

describe('Crew', () => {
  it('F-CREW-04: only Ready, unwounded Crew can be activated', () => {
    const g = withCrew(FIGHTER);
    const usable = () => playable(g, 0, 'attack').filter((key) => key.startsWith('crew:')).length;
    expect(usable()).toBeGreaterThan(0);
    const [member] = playerOf(g, 0).crew;
    Object.assign(member ?? {}, { wounds: 1 });
    expect(usable()).toBe(0);
    Object.assign(member ?? {}, { wounds: 0, ready: false });
    expect(usable()).toBe(0);
  });

  it('F-CREW-08 F-CREW-10: a Crew Member who uses an ability becomes Spent, and the ability adds to the points from cards', () => {
    const g = withCrew(FIGHTER);
    deal(g, 0, 'open-fire');
    playing(g, 'play:open-fire:basic', { moment: 'attack', answers: [] });
    const before = playerOf(g, 0).points.close.normal ?? 0;
    const key = playable(g, 0, 'attack').find((one) => one.startsWith('crew:')) ?? '';
    playing(g, key, { moment: 'attack' });
    expect(playerOf(g, 0).crew[0]?.ready).toBe(false);
    expect(playerOf(g, 0).points.close.normal ?? 0).toBeGreaterThan(before);
    expect(playable(g, 0, 'attack').filter((one) => one.startsWith('crew:'))).toEqual([]);
  });

  it('F-CREW-09: an ability with a data symbol isn’t offered without that data', () => {
    const g = withCrew(PAID);
    const index = crewOf(PAID).abilities.findIndex(({ data }) => data !== null);
    const colour = crewOf(PAID).abilities[index]?.data ?? 'red';
    const paid = () =>
      (['move', 'deal', 'long', 'shields', 'attack'] as const).flatMap((moment) =>
        playable(g, 0, moment).filter((key) => key.startsWith(`crew:0-${PAID}:${index}`)),
      );
    g.core = [];
    expect(paid()).toEqual([]);
    playerOf(g, 0).crystals[colour] = 1;
    expect(paid()).toContain(`crew:0-${PAID}:${index}:crystal-${colour}`);
  });
});

describe('Skills', () => {
  const TURN = skillsOf('enterprise-d').find(
    (id) => skillOf(id).use === 'turn' && skillOf(id).name === 'Measured Fire',
  ) as string;
  const ROUND = skillsOf('enterprise-d').find((id) => skillOf(id).name === 'Survey Records') as string;
  const MOTIVATION = 'enterprise-d-motivation';

  function skilled(...skills: string[]): Frontiers {
    const g = withCrew();
    playerOf(g, 0).skills = skills.map((skill) => ({ skill, used: 'no' }));
    return g;
  }

  it('F-SKILL-03 F-SKILL-04 F-SKILL-05: a Skill can’t be used twice, and its token shows when it can be used again', () => {
    const g = skilled(TURN, ROUND);
    playing(g, `skill:${TURN}`, { moment: 'long' });
    playing(g, `skill:${ROUND}`);
    expect(playerOf(g, 0).skills.map(({ used }) => used)).toEqual(['turn', 'round']);
    expect(playable(g, 0, 'long').filter((key) => key.startsWith('skill:'))).toEqual([]);
  });

  it('F-SKILL-02: another captain’s Skill, once gained, works like the ship’s own', () => {
    const other = skillsOf('defiant').find((id) => skillOf(id).use === 'any') as string;
    const g = skilled(other);
    playing(g, `skill:${other}`, { moment: 'before' });
    expect(playerOf(g, 0).hand).toHaveLength(7);
  });

  it('F-SKILL-06 F-TURN-01: Motivation can be used in other players’ turns, but other Skills can’t', () => {
    const g = skilled(MOTIVATION, TURN, ROUND);
    inTurn(g, 1);
    expect(playable(g, 0, 'before')).toEqual([`skill:${MOTIVATION}`]);
    // Before the player’s own turn, nothing else can be used. Dice can be taken only in the turn itself.
    inTurn(g, 0);
    expect(playable(g, 0, 'before')).toEqual([`skill:${MOTIVATION}`]);
  });

  it('F-SKILL-06: Motivation can’t be used after its player’s last turn of the Round', () => {
    const g = skilled(MOTIVATION);
    inTurn(g, 1);
    g.announced = 1;
    g.lastTurns = [0];
    expect(playable(g, 0, 'before')).toEqual([`skill:${MOTIVATION}`]);
    g.lastTurns = [];
    expect(playable(g, 0, 'before')).toEqual([]);
    const why = () => skillOffers({ g, seat: 0, moment: 'before' }, MOTIVATION)[0]?.why?.();
    const later = 'You can use Motivation again in the next Round.';
    expect(why()).toEqual({ text: `You have taken your last turn of this Round. ${later}`, rule: 'F-SKILL-06' });
    g.announced = 0;
    expect(why()?.text).toBe(`You have announced the End of the Round. ${later}`);
  });

  it('F-OPEN-17: Motivation gives data to the player with the least Experience', () => {
    const low = skilled(MOTIVATION);
    playing(low, `skill:${MOTIVATION}`);
    expect(playerOf(low, 0).data.red).toBe(1);
    const high = skilled(MOTIVATION);
    playerOf(high, 0).experience = 1;
    playing(high, `skill:${MOTIVATION}`);
    expect(playerOf(high, 0).data.red).toBe(0);
    expect(playerOf(high, 0).hand).toHaveLength(7);
  });

  it('F-HEAL-05: a Wounded Captain can’t use Skills', () => {
    const g = skilled(TURN);
    playerOf(g, 0).wounds = 1;
    expect(playable(g, 0, 'long').filter((key) => key.startsWith('skill:'))).toEqual([]);
  });

  it('F-OPEN-17: a shared Skill can be used once by each other player until its owner’s next turn', () => {
    const shared = skillsOf('enterprise-d').find((id) => skillOf(id).use === 'shared') as string;
    const g = inTurn(position({ players: 3 }));
    playerOf(g, 0).skills = [{ skill: shared, used: 'no' }];
    const open = (seat: number) => playable(g, seat, 'move').includes(`common:0-${shared}`);
    expect(open(1)).toBe(false);
    playing(g, `skill:${shared}`);
    expect(playerOf(g, 0).skills[0]?.used).toBe('common');
    expect([open(0), open(1), open(2)]).toEqual([false, true, true]);
    inTurn(g, 1);
    playing(g, `common:0-${shared}`, { seat: 1 });
    expect([open(0), open(1), open(2)]).toEqual([false, false, true]);
    expect(playerOf(g, 1).lasting).toHaveLength(1);
  });
});

describe('Repairs', () => {
  it('F-HEAL-06 F-HEAL-07 F-DISCARD-03: a Repair point, or a point that can be either kind, repairs a Damage Card in hand', () => {
    const g = withCrew();
    const player = deal(g, 0, DAMAGE, DAMAGE, 'warp-drive');
    player.discard = [DAMAGE];
    player.points.repair = 1;
    player.points.mend = 1;
    playing(g, 'repair:2');
    expect(player.hand).toEqual(['warp-drive']);
    expect(player.discard).toEqual([DAMAGE]);
    expect(player.points).toMatchObject({ repair: 0, mend: 0 });
  });

  it('F-HEAL-08 F-HEAL-10 F-OPEN-63: healing a Crew Member costs Heal points equal to its Rank for each Wound Token', () => {
    const g = withCrew(FIGHTER);
    const player = playerOf(g, 0);
    const { rank } = crewOf(FIGHTER);
    Object.assign(player.crew[0] ?? {}, { wounds: 2 });
    player.points.heal = rank - 1;
    expect(playable(g, 0, 'rest').filter((key) => key.startsWith('heal'))).toEqual([]);
    player.points.heal = rank;
    playing(g, `heal:0-${FIGHTER}`, { moment: 'rest' });
    expect(player.crew[0]?.wounds).toBe(1);
    expect(player.points.heal).toBe(0);
  });

  it('F-HEAL-09: healing the Captain costs half the Level, rounded up', () => {
    const g = withCrew();
    const player = playerOf(g, 0);
    player.wounds = 1;
    player.level = 3;
    player.points.heal = 1;
    expect(playable(g, 0, 'move')).not.toContain('heal:captain');
    player.points.mend = 1;
    playing(g, 'heal:captain');
    expect(player.wounds).toBe(0);
    expect(player.points).toMatchObject({ heal: 0, mend: 0 });
  });

  it('F-HEAL-11 F-OPEN-58: healing isn’t possible in combat', () => {
    const g = withCrew();
    const player = deal(g, 0, DAMAGE);
    player.points.repair = 1;
    for (const moment of ['parley', 'long', 'shields', 'attack'] as const) {
      expect(playable(g, 0, moment)).not.toContain('repair:1');
    }
    expect(playable(g, 0, 'move')).toContain('repair:1');
  });
});
