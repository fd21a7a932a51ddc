import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import { randomAnswer } from '../../../../src/kernel/decision.ts';
import { type ProcedureTable, procedure } from '../../../../src/kernel/game.ts';
import type { Frame } from '../../../../src/kernel/types.ts';
import { scripted } from '../../../../src/simulation/script.ts';
import { Drive as AnyDrive } from '../../../support/drive.ts';

/** A procedure that ends immediately. It replaces procedures that a test doesn’t need. */
export const NOTHING = procedure<Frontiers, object>('NOTHING')({ begin: () => null });

/** Runs a procedure over a position and answers its questions by keys. */
export class Drive extends AnyDrive<Frontiers> {
  /** `dice`: the first rolls. `windows`: the windows in which every seat is asked. */
  constructor(
    g: Frontiers,
    procedures: ProcedureTable<Frontiers>,
    frame: Omit<Frame, 'step'>,
    dice: readonly number[] = [],
    windows: readonly string[] = [],
  ) {
    super({
      game: 'frontiers',
      g,
      procedures,
      payload: (ctx) => ctx.call<Frame['local']>({ name: frame.proc }, frame.local),
      orders: g.players.map(() => ({ ask: [...windows], prefer: {} })),
      chance: scripted(dice, 'a case of Frontiers'),
    });
  }

  /** Answers one question after another. A list answers one question with several keys. */
  does(...answers: (string | string[])[]): this {
    for (const answer of answers) this.answer(...[answer].flat());
    return this;
  }

  /** Answers at random until the procedure ends or this many questions were asked. */
  plays(questions: number, next: (bound: number) => number): this {
    for (let asked = 0; asked < questions && !this.over; asked++) this.answer(...randomAnswer(this.asked, next));
    return this;
  }

  /** Changes the position while a question waits, and asks the question again. */
  change(does: (g: Frontiers) => void): this {
    does(this.g);
    this.state.pending = [];
    return this.refresh();
  }

  /** Runs a procedure before the waiting one, whose question is asked again afterwards. */
  calls(proc: string, local: Frame['local']): this {
    this.state.stack.push({ proc, step: 'begin', local });
    return this.change(() => {});
  }
}
