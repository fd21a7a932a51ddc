import { describe, expect, it } from 'vitest';
import { MOVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { beginMovement } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { ARENA, attack, fleet, having, invade, owned } from '../advancements/scene.ts';
import { play } from '../drive-action.ts';
import { gives, join, playerOf, putShips, shipsIn } from '../support.ts';

const KLI = ['klingon', 'cardassian', 'vulcan'] as const;

describe('Klingon Fleets', () => {
  it('A-KLI-04 A-BAT-20 Marauders gain 1 Production per rival Ship they destroy, even in the fight that disbands them', () => {
    const g = having('kli-03', KLI);
    Object.assign(g.turn ?? {}, { seat: 1 });
    fleet(g, 0, 'Marauders', 3);
    putShips(g, 0, ARENA);
    putShips(g, 1, ARENA, 3);
    // The Attacker rolls 5 5 1, the Fleet 5 5 1, and the Ship 5. The Fleet destroyed two of the three Ships.
    const scene = attack(g, 1, ARENA, 5, 5, 1, 5, 5, 1, 5);
    scene.answer(
      ...scene
        .keys()
        .filter((key) => key !== 'hits:at:delta-iv')
        .flatMap((key) => [key, key]),
    );
    expect(playerOf(g, 0).reserves.production).toBe(5);
  });

  it('A-KLI-05 Marauders gain nothing once First Strike has disbanded them', () => {
    const g = having('kli-01', ['klingon', 'romulan', 'vulcan']);
    gives(g, 1, 'rom-01');
    Object.assign(g.turn ?? {}, { seat: 1 });
    fleet(g, 0, 'Marauders', 3);
    putShips(g, 1, ARENA, 2);
    attack(g, 1, ARENA, 5, 1, 5, 5).settled();
    expect(playerOf(g, 0).reserves.production).toBe(3);
  });

  it('Boarding Wing places 1 Ship after its owner begins and wins a battle that destroys 2 Ships, once per turn', () => {
    const board = (theirs: number, dice: number[], seat = 0) => {
      const g = having('kli-03', KLI);
      fleet(g, 0, 'Boarding Wing', 3);
      putShips(g, 1, ARENA, theirs);
      Object.assign(g.turn ?? {}, { seat });
      return attack(g, seat, ARENA, ...dice);
    };
    const scene = board(2, [5, 5, 1]);
    expect(scene.keys()).toEqual(['board', 'pass']);
    scene.answer('board').settled();
    expect(scene.g.units.filter(({ at, seat }) => at === ARENA && seat === 0)).toHaveLength(2);
    putShips(scene.g, 1, ARENA, 2);
    attack(scene.g, 0, ARENA, 5, 5, 1, 1).settled();
    board(1, [5, 1, 1]).settled();
    board(2, [1, 1, 5, 5, 1], 1).settled();
  });

  it('A-ROM-05 Battle Group and Assault Fleet reroll dice that show 1 in Space Battles and in Invasions', () => {
    const battle = having('kli-03', KLI);
    fleet(battle, 0, 'Battle Group', 3);
    putShips(battle, 1, ARENA);
    attack(battle, 0, ARENA, 1, 1, 2, 5, 1).settled();
    expect(shipsIn(battle, ARENA, 1)).toBe(0);
    const world = having('kli-03', KLI);
    owned(world, 1);
    const assault = fleet(world, 0, 'Assault Fleet', 3);
    const scene = invade(world, 0, ARENA, 1, 1, 2, 1, 6, 6).answer('fight');
    // Too many Hits would destroy the System, so the Attacker is asked (A-INV-14).
    expect(scene.keys()).toEqual([`ones:${assault.id}`, 'pass']);
    scene.answer(`ones:${assault.id}`).settled();
    expect(world.discs[ARENA]?.control).toBe(0);
    const other = having('kli-03', KLI);
    fleet(other, 0, 'Assault Fleet', 3);
    putShips(other, 1, ARENA);
    attack(other, 0, ARENA, 1, 1, 5).settled();
  });

  it('Vanguard Wing can attack immediately where it Exits Warp, once per turn, with only the Ships in that Sector', () => {
    const g = having('kli-02', KLI);
    const way = join(g, 'qonos', ARENA);
    const wing = fleet(g, 0, 'Vanguard Wing', 3);
    Object.assign(wing, { at: null, warp: { from: 'qonos', tokens: 1 } });
    putShips(g, 1, ARENA);
    const exits = () =>
      play(
        g,
        (ctx) => {
          beginMovement(ctx.g, { by: 0, units: [wing.id], kind: 'warp', goal: way.sector(2) });
          ctx.call(MOVE);
        },
        5,
        5,
        1,
        1,
      );
    const scene = exits();
    expect(scene.keys()).toEqual([`attack:${ARENA}`, 'pass']);
    scene.answer(`attack:${ARENA}`);
    expect(scene.log.join(' ')).toContain('with 3 Ships');
    while (scene.asked.prompt.startsWith('Tactical')) {
      scene.answer('stay');
      break;
    }
    scene.settled();
    expect(playerOf(g, 0).commands.ready).toBe(5);
    Object.assign(wing, { at: null, warp: { from: 'qonos', tokens: 1 } });
    putShips(g, 1, ARENA);
    play(g, (ctx) => {
      beginMovement(ctx.g, { by: 0, units: [wing.id], kind: 'warp', goal: way.sector(2) });
      ctx.call(MOVE);
    }).settled();
  });
});
