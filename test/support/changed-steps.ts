import type { Game, Memory, Procedure, Step } from '../../src/kernel/game.ts';

type StepsOf<G> = Procedure<G>['steps'];

/** A game with some steps of a procedure changed or added. Throws if the game has no such procedure. */
export function changingSteps<G, V>(
  game: Game<G, V>,
  proc: string,
  change: (sound: StepsOf<G>) => StepsOf<G>,
): Game<G, V> {
  const sound = game.procedures[proc];
  if (sound === undefined) throw new Error(`no procedure ${proc}`);
  const steps = { ...sound.steps, ...change(sound.steps) };
  return { ...game, procedures: { ...game.procedures, [proc]: { ...sound, steps } } };
}

/** A game in which a callback runs just before a step that asks nothing. */
export function beforeStep<G, V>(
  game: Game<G, V>,
  proc: string,
  step: string,
  happens: (ctx: { g: G }, local: Memory) => void,
): Game<G, V> {
  return changingSteps(game, proc, (sound) => {
    const runs: Step<G, Memory> = (ctx, local) => {
      happens(ctx, local);
      const then = sound[step];
      if (typeof then !== 'function') throw new Error(`${proc}.${step} asks`);
      return then(ctx, local);
    };
    return { [step]: runs };
  });
}
