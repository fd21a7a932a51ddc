import { dummyTurn } from '../../../../src/games/frontiers/chapters/rounds/dummy.ts';
import { announce } from '../../../../src/games/frontiers/chapters/rounds/finale.ts';
import { game } from '../../../../src/games/frontiers/chapters/rounds/game.ts';
import { round } from '../../../../src/games/frontiers/chapters/rounds/round.ts';
import { tactics } from '../../../../src/games/frontiers/chapters/rounds/tactics.ts';
import { upgrades } from '../../../../src/games/frontiers/chapters/rounds/upgrades.ts';
import { draft } from '../../../../src/games/frontiers/chapters/setup/draft.ts';
import { ships } from '../../../../src/games/frontiers/chapters/setup/ships.ts';
import { freshTurn } from '../../../../src/games/frontiers/chapters/turn/turn-state.ts';
import type { FrontiersOptions } from '../../../../src/games/frontiers/options.ts';
import { parseOptions, setup } from '../../../../src/games/frontiers/setup.ts';
import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import { type Ctx, type ProcedureTable, procedure } from '../../../../src/kernel/game.ts';
import type { Seat } from '../../../../src/kernel/types.ts';
import { Drive } from './drive.ts';

/** Changes of the game, by the word that triggers them at the end of a turn. */
export type Deeds = Readonly<Record<string, (ctx: Ctx<Frontiers>, seat: Seat) => void>>;

/** A turn that asks for one word: `end`, `announce` if it is allowed, `again`, or one of the test’s own words. */
function shortTurn(deeds: Deeds) {
  return procedure<Frontiers, { seat: Seat }>('turn')({
    begin(ctx, { seat }) {
      ctx.g.turn = freshTurn(seat);
      return 'word';
    },
    word: {
      ask({ g }, { seat }) {
        const words = ['end', 'again', ...(g.announced === null ? ['announce'] : []), ...Object.keys(deeds)];
        return {
          seat,
          kind: 'pick',
          prompt: 'What happens in this turn?',
          options: words.map((key) => ({ key, verb: key, label: key })),
          min: 1,
          max: 1,
        };
      },
      answer(ctx, { seat }, { key }) {
        if (key === 'announce') announce(ctx, seat);
        if (key === 'again' && ctx.g.turn !== null) ctx.g.turn.again = 'tactic';
        deeds[key]?.(ctx, seat);
        return null;
      },
    },
  });
}

/** The procedures of Rounds, with one-word turns. */
export function rounds(deeds: Deeds = {}): ProcedureTable<Frontiers> {
  return { game, ships, draft, round, tactics, 'dummy-turn': dummyTurn, upgrades, turn: shortTurn(deeds) };
}

/** A game from its first question on. `dice`: the first rolls. */
export function newGame(options: Partial<FrontiersOptions>, deeds: Deeds = {}, dice: readonly number[] = []): Drive {
  return new Drive(setup(parseOptions(options)), rounds(deeds), { proc: 'game', local: {} }, dice);
}

/** Answers with the first option until a question begins so. Throws if none does within a hundred questions. */
export function until(drive: Drive, prompt: string): Drive {
  for (let asked = 0; asked < 100; asked++) {
    if (drive.asked.prompt.startsWith(prompt)) return drive;
    const [key = ''] = drive.keys();
    const { min } = drive.asked;
    drive.does(min === 0 ? [] : key);
  }
  throw new Error(`nobody was asked “${prompt}”`);
}

/** Ends the current Round: announces its end immediately, and ends everyone’s last turn. */
export function endRound(drive: Drive): Drive {
  drive.does('announce');
  const { round: now } = drive.g;
  while (!drive.over && drive.g.round === now && drive.g.phase === 'turns') drive.does('end');
  return drive;
}
