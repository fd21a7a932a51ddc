import { describe, expect, it } from 'vitest';
import { isTrapped } from '../../../src/games/away-missions/chapters/activation/traps.ts';
import { lost as lostBy, lostByOne } from '../../../src/games/away-missions/effects/build.ts';
import { countOf } from '../../../src/games/away-missions/effects/counts.ts';
import { isAlone, isUnseen } from '../../../src/games/away-missions/effects/groups.ts';
import { scopeOf } from '../../../src/games/away-missions/effects/scope.ts';
import { isLocked } from '../../../src/games/away-missions/effects/spaces.ts';
import type { Count } from '../../../src/games/away-missions/effects/union.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions, Character } from '../../../src/games/away-missions/state.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import { gone, play, run, standing } from '../../support/away-case.ts';

const FOUR = ['federation', 'borg', 'federation', 'romulan'];
const ALONE = { factions: FOUR };
const TEAMS = { factions: FOUR, partner: 2 };

function one(g: AwayMissions, id: string): Character {
  return g.characters[id] ?? expect.fail(`no ${id}`);
}

describe('cards that look at an opponent’s hand, in games with several opponents', () => {
  const list = [{ do: 'expose', deck: 'mission', count: 2 }] as const;
  /** The Federation looks at two cards of the Romulans. */
  function looking(options: object) {
    const romulan = play({ options: options as never }).g.players[3]?.decks.mission.slice(0, 3) ?? [];
    const scene = {
      options: options as never,
      dice: [3, 1],
      decks: { 'borg.hand': ['resistance-fades'], 'romulan.hand': romulan },
    };
    return run('effects', { ...scopeOf(0, 'make-it-so', 'riker'), list: [...list] }, scene);
  }

  it('M-MULT-10 M-TG-07: the player can choose only opponents who hold cards of the right kind, and never an ally', () => {
    for (const options of [ALONE, TEAMS]) {
      const stage = looking(options);
      const keys = stage.decision('federation').options.map(({ key }) => key);
      expect(keys).toEqual(['opponent:borg', 'opponent:romulan']);
      stage.does('federation', 'opponent:romulan');
      const [first] = stage.decision('federation').options;
      stage.does('federation', first?.key ?? '');
      expect(stage.g.players[3]?.hand.mission).toHaveLength(2);
      expect(stage.g.players[3]?.discards.mission).toHaveLength(1);
      expect(stage.g.players[3]).not.toHaveProperty('exposed');
    }
  });

  it('M-MULT-10 M-OPEN-77: the player sees the chosen opponent’s cards, and others learn nothing new', () => {
    const { state } = looking(ALONE).does('federation', 'opponent:romulan').match;
    const shown = (seat: number, n: number) => {
      const random = stream(`seen by ${seat} ${n}`);
      return redealFor(awayMissions, state, seat, (bound) => random.next(bound)).g.players[3]?.hand.mission.slice(-2);
    };
    const worlds = (seat: number) => new Set(Array.from({ length: 12 }, (_, n) => JSON.stringify(shown(seat, n))));
    expect(worlds(0).size).toBe(1);
    expect(worlds(3).size).toBe(1);
    expect(worlds(1).size).toBeGreaterThan(6);
    expect(worlds(2).size).toBeGreaterThan(6);
  });
});

describe('hostile and friendly characters in games with several players', () => {
  it('M-MULT-10 M-TG-07: a card that counts “the opponent’s” Missions uses the opponent with the fewest, never the ally', () => {
    const scored = (seat: number, options: object) => {
      const { g } = play({ options: options as never });
      const one = { card: 'resistance-fades', points: 10, bonus: 0 };
      for (const [at, count] of [2, 3, 1, 4].entries())
        g.players[at]?.scored.push(...Array.from({ length: count }, () => one));
      return countOf(g, scopeOf(seat, 'make-it-so', null), { count: 'scored', side: 'hostile' });
    };
    // The player would choose the opponent with the fewest Missions.
    expect([scored(0, ALONE), scored(2, ALONE), scored(0, TEAMS), scored(1, TEAMS)]).toEqual([1, 2, 3, 1]);
  });

  it('M-MULT-10 M-TG-07: “the opponent” means the one with the fewest characters, and an ally’s characters don’t count as the player’s own', () => {
    const team = (seat: number, options: object, side?: 'hostile') => {
      const { g } = play({ options: options as never, patch: gone('riker', 'worf-2', 'data-2') });
      return countOf(g, scopeOf(seat, 'make-it-so', null), { count: 'team', ...(side === undefined ? {} : { side }) });
    };
    expect([team(0, ALONE), team(2, ALONE), team(0, TEAMS)]).toEqual([3, 2, 3]);
    const borg = team(1, ALONE);
    const romulan = team(3, ALONE);
    expect(team(0, ALONE, 'hostile')).toBe(Math.min(2, borg, romulan));
    expect(team(0, TEAMS, 'hostile')).toBe(Math.min(borg, romulan));
    expect([team(1, ALONE, 'hostile'), team(1, TEAMS, 'hostile')]).toEqual([2, 2]);
  });

  it('M-MULT-10: for an End of Game Mission that compares players, it is enough to beat one opponent', () => {
    const scores = (options: object, ...lost: string[]) => {
      const decks = { 'borg.hand': ['resistance-fades'] };
      const stage = play({ options: options as never, at: 'debrief', decks, patch: gone(...lost) });
      return stage.settled().g.players[1]?.scored.length;
    };
    const drones = ['two', 'three', 'four', 'five'];
    // Two of the Borg are in play, and no opponent has fewer than two.
    expect(scores(ALONE, ...drones.slice(1))).toBe(0);
    expect(scores(ALONE, ...drones.slice(1), 'riker-2', 'data-2', 'worf-2')).toBe(1);
    expect(scores(TEAMS, ...drones.slice(1), 'riker-2', 'data-2', 'worf-2')).toBe(1);
  });

  it('M-MULT-10 M-TG-07: a card counts the losses of all opponents, of the one who lost most, or of the player’s own team', () => {
    const lost = (count: Count, options: object) => {
      const { g } = play({ options: options as never, patch: gone('one', 'two', 'worf-2', 'sela') });
      return countOf(g, scopeOf(0, 'make-it-so', null), count);
    };
    const [hostile, friendly] = [lostBy('hostile'), lostBy('friendly')];
    expect([lost(hostile, ALONE), lost(friendly, ALONE)]).toEqual([4, 0]);
    expect([lost(hostile, TEAMS), lost(friendly, TEAMS)]).toEqual([3, 1]);
    // The hostile side that has lost most counts, never the player's own. The losses of allies count together.
    expect([lost(lostByOne, ALONE), lost(lostByOne, TEAMS)]).toEqual([2, 3]);
    const { g } = play({ options: ALONE as never, patch: gone('riker', 'shelby', 'data', 'one') });
    expect(countOf(g, scopeOf(0, 'make-it-so', null), lostByOne)).toBe(1);
  });

  it('M-TG-07 M-OPEN-16: a character next to an ally’s character isn’t alone, and allied characters aren’t hostile', () => {
    const at = (options: object) => {
      const everybody = Object.keys(play({ options: options as never }).g.characters);
      const others = everybody.filter((id) => id !== 'riker' && id !== 'worf-2');
      const patch = { ...gone(...others), ...standing({ riker: 'E5', 'worf-2': 'F5' }) };
      const { g } = play({ options: options as never, patch, at: 'debrief' });
      return [isAlone(g, one(g, 'riker')), isUnseen(g, one(g, 'riker'))];
    };
    expect(at(ALONE)).toEqual([true, false]);
    expect(at(TEAMS)).toEqual([false, true]);
  });

  it('M-TG-07 M-OPEN-74 M-OPEN-76: Traps and locks have no effect on an ally’s characters', () => {
    const check = (options: object, whose: number) => {
      const { g } = play({ options: options as never });
      const player = g.players[whose];
      if (player === undefined) throw new Error('nobody sits there');
      player.traps = [{ card: 'x', space: 'E5', by: 'riker', from: 'E5' }];
      g.lasting.push({ modifier: null, character: null, seat: whose, card: 'x', until: 'round', lock: 'E5' });
      return [isTrapped(g, one(g, 'riker')), isLocked(g, 0, 'E5')];
    };
    expect(check(ALONE, 2)).toEqual([true, true]);
    expect(check(TEAMS, 2)).toEqual([false, false]);
    expect(check(TEAMS, 3)).toEqual([true, true]);
    expect(check(ALONE, 0)).toEqual([false, false]);
  });
});
