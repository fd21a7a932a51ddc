import type { Kind } from '../../../effects/kind.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { use } from '../../builders/tech.ts';
import { tech } from '../../card-rules.ts';

/** Interlink Jammer. */
export const CARDS = tech([
  {
    id: 'tech-interlink-jammer',
    number: 15,
    name: 'Interlink Jammer',
    source: 'ours',
    line: 'Exhaust on the Borg turn: Cubes regain no dice when they activate.',
    rule: {
      at: {
        'borg-turn': {
          offers(g) {
            if (g.borg === null || g.borg.jammed === true || g.borg.cubes.length === 0) return [];
            return use('interlink-jammer', 'Stop all Cubes from regaining dice this turn', [
              { do: 'exhaust' },
              { do: 'jam' },
            ]);
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Keeps all Cubes from regaining dice when they act in this turn of the Borg. */
    jam: object;
  }
}

const jam: Kind<'jam'> = {
  run(ctx, run) {
    if (ctx.g.borg === null) return;
    ctx.g.borg.jammed = true;
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: no Cube regains dice this Borg turn.`, 'A-OPEN-31');
  },
  worth: () => 0.8,
};

/** The kind of effect that only this card has. */
export const KINDS = { jam };
