import { parseArgs } from 'node:util';
import { runPlainly } from './plain-words.ts';
import { playHere } from './play/here.ts';
import { playAlone } from './play/smoke.ts';
import { SettingsError, settings } from './settings.ts';

/**
 * `npm run play`: everything on this machine, without an account. `--smoke` plays a game by itself, saves its pictures
 * (`--pictures FOLDER`) and says in a line of JSON how that went.
 */
await runPlainly(async () => {
  const { values } = parseArgs({
    options: { smoke: { type: 'boolean', default: false }, pictures: { type: 'string' } },
  });
  const given = settings();
  if (given.discord !== undefined)
    throw new SettingsError('DISCORD_TOKEN is set: with a token, npm start runs the bot. npm run play needs it unset.');
  await (values.smoke ? playAlone(given, values.pictures) : playHere(given));
});
