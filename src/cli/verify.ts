import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { gameIds, gameOf } from '../games/index.ts';
import { faultsOfRecord, type GameRecord } from '../kernel/record.ts';

/** The fields of a record that this program uses. The contents of the inputs are checked only when they are played. */
const schema = z.object({
  game: z.string(),
  rules: z.number(),
  title: z.string(),
  options: z.json(),
  commitment: z.string(),
  secret: z.string(),
  inputs: z.array(z.looseObject({ t: z.string() })),
  log: z.array(z.string()),
  outcome: z.object({ winners: z.array(z.number()), why: z.string() }).nullable(),
});

/** `npm run -s verify -- FILE`: checks that every roll and shuffle of a finished game follows from its secret. */
function main(file: string | undefined): string[] {
  if (file === undefined)
    return ['Name the file with the record of a game. /log record:true gives it when a game is over.'];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [`${file} can’t be read. Is the path right?`];
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return ['This is not the record of a game. The file isn’t JSON.'];
  }
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return ['This is not the record of a game. Some parts are missing.'];
  const game = gameOf(parsed.data.game);
  if (game === null) return [`There is no game “${parsed.data.game}”: ${gameIds().join(', ')}.`];
  // The schema doesn't check the inputs, because the game refuses invalid ones when they are replayed.
  const record = parsed.data as unknown as GameRecord;
  const faults = faultsOfRecord(game, record);
  if (faults.length === 0) {
    console.log(
      `${record.title}: ${record.inputs.length} entries, ${record.log.length} lines. Every roll and shuffle follows from the committed secret.`,
    );
  }
  return faults;
}

const faults = main(process.argv[2]);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
