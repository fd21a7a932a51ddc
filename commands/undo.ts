import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Reply } from '../src/discord/reply.ts';
import { Refused } from '../src/kernel/types.ts';
import { TAKEN_BACK } from '../src/kernel/undo.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { Asker, CommandContext, SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { isTable, seatOr, TABLE_OPTION, tableOfTurn } from './tables.ts';

/** The range of steps to take back. */
interface Steps {
  /** The first entry to undo, along with everything after it; if omitted, only the last step is undone. */
  from?: number;
  /** The entry of the last step when the message was made; if omitted, the current last step. */
  step?: number | undefined;
  /** The latest entry that the message shows; set if the message doesn't offer to undo a particular step. */
  seq?: number | undefined;
}

/**
 * Takes back a person's last step or several steps. No matter how many times a button is pressed, it takes back only
 * the steps that its message offered (T-UNDO-01).
 */
export async function takeBack(
  summary: Summary,
  asker: Asker,
  { backend }: CommandContext,
  { from, step, seq }: Steps,
): Promise<Reply> {
  const seat = seatOr(summary, asker);
  const last = step === undefined ? await backend.lastStep(summary.id, seat) : { step, undone: null };
  if (seq !== undefined && last.undone !== null && last.undone > seq) throw new Refused(TAKEN_BACK, 'T-UNDO-01');
  const steps = { ...(from === undefined ? {} : { from }), ...(last.step === null ? {} : { step: last.step }) };
  return { do: 'send', table: summary.id, input: { t: 'undo', seat, ...steps } };
}

/** `/undo`: takes back the person's last step, or all steps since something was last revealed. */
export const undo: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'undo',
    description: 'Take back your last step, if nothing has been revealed since',
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'all',
        description: 'Go back to the start of your turn, or as far as possible',
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const found = await tableOfTurn(use, context, ({ id }) => ({ act: 'undo', table: id }));
    if (!isTable(found)) return found;
    return takeBack(found, use, context, use.typed.get('all') === true ? { from: 0 } : {});
  },
};
