import { pino } from 'pino';
import { type Closeable, startDelivery, startReader, startWorker } from '../../../src/queue/roles.ts';
import { runWatched } from '../../../src/queue/watched.ts';
import { connect } from '../../../src/store/connect.ts';
import { toyGame } from '../../support/toy-game.ts';
import { redisTransport } from './redis-transport.ts';
import { gamesOf } from './tables.ts';

/**
 * A process of the toy game: `node toy-process.js ROLE SOCKET RULES`, where the role is `worker`, `reader` or
 * `delivery`. Standing orders hold what spoils a worker: `throw`, `hang`, `exit`.
 */
const [role, redis = '', rules = '1'] = process.argv.slice(2);

const game = toyGame();
const orders: typeof game.orders = (raw, state, seat) => {
  switch (raw) {
    case 'throw':
      throw new Error('poison');
    case 'hang':
      for (;;) process.uptime();
    case 'exit':
      return process.exit(1);
    default:
      return game.orders(raw, state, seat);
  }
};
const games = gamesOf({ ...game, orders, rules: Number(rules) });
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
const settings = { redis, games, log, archive: null, hold: 3_000, sweep: 3_000 };

function start(): Promise<Closeable> {
  switch (role) {
    case 'reader':
      return startReader(settings);
    case 'delivery': {
      const transport = redisTransport(connect(redis, 'wait'));
      return startDelivery({ ...settings, transport, renderers: 1, betweenEdits: 50 });
    }
    default:
      return startWorker(settings);
  }
}

await runWatched(start);
