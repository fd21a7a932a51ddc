import type { Deed } from '../../../src/local/actor.ts';
import type { Bench } from './bench.ts';
import { type Answer, call } from './rest.ts';

/** Answering one person's `/go` by hand, as a bot would. */
export interface Answering {
  /** Alice runs `/go`. */
  slash(): Deed;
  /** Gives a deed its first answer. */
  callback(deed: Deed, body: object, query?: string): Promise<Answer>;
  /** Uses a deed's token: to follow up, or on the message with this id or `@original`. */
  webhook(deed: Deed, method: string, body?: object, message?: string): Promise<Answer>;
}

/** Registers the command `/go`, whose option `a` is completed. */
export async function createAnswering({ server, alice, general }: Bench): Promise<Answering> {
  const application = server.world.bot.id;
  const options = [{ type: 3, name: 'a', description: 'x', autocomplete: true }];
  await call(server, 'PUT', `/applications/${application}/commands`, [{ name: 'go', description: 'x', options }]);
  return {
    slash: () => alice.slash(general, '/go'),
    callback({ interaction: { id, token } }, body, query = '') {
      return call(server, 'POST', `/interactions/${id}/${token}/callback${query}`, body);
    },
    webhook({ interaction: { token } }, method, body, message) {
      const path = `/webhooks/${application}/${token}`;
      return call(server, method, message ? `${path}/messages/${message}` : path, body);
    },
  };
}
