import type { SentInteraction } from '../../../../src/local/actor.ts';
import type { ServerBench } from './bench.ts';
import { call, type ParsedResponse } from './rest.ts';

/** Answering one person's `/go` by hand, as a bot would. */
export interface Answering {
  /** Alice runs `/go`. */
  slash(): SentInteraction;
  /** Gives an interaction its first answer. */
  callback(sent: SentInteraction, body: object, query?: string): Promise<ParsedResponse>;
  /** Uses an interaction's token to follow up, or for the message with this id or `@original`. */
  webhook(sent: SentInteraction, method: string, body?: object, message?: string): Promise<ParsedResponse>;
}

/** Registers the command `/go`, whose option `a` has completion. */
export async function createAnswering({ server, alice, general }: ServerBench): Promise<Answering> {
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
