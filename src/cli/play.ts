import './setup/require-node.mjs';
import { parseArgs } from 'node:util';
import { playHere } from './play/run-locally.ts';
import { playAlone } from './play/smoke.ts';
import { SettingsError, settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

const HELP = `npm run play           Opens the four games in a browser on this machine, without an account.

  --smoke              Plays a game on its own and prints the result as a line of JSON.
  --pictures FOLDER    With --smoke: saves the game’s pictures in this folder.
  --help               Shows these options.

DISCORD_TOKEN must not be set: with a token, npm start runs the bot.`;

/**
 * `npm run play`: runs everything on this machine, without an account. `--smoke` plays a game on its own, saves its
 * pictures (`--pictures FOLDER`) and prints the result as a line of JSON.
 */
await runPlainly(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      smoke: { type: 'boolean', default: false },
      pictures: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const given = settings();
  if (given.discord !== undefined)
    throw new SettingsError('DISCORD_TOKEN is set: with a token, npm start runs the bot. npm run play needs it unset.');
  await (values.smoke ? playAlone(given, values.pictures) : playHere(given));
});
