import type { Logger } from 'pino';
import type { SharedClock } from '../store/clock.ts';
import type { LeftServers } from '../store/left-servers.ts';
import type { Outbox } from '../store/outbox.ts';
import type { Stats } from '../store/stats.ts';
import type { TurnMessages } from '../store/turn-messages.ts';
import type { Directory } from '../tables/directory.ts';
import type { Outgoing, TableId } from '../tables/types.ts';
import type { Agendas } from './agenda.ts';
import type { AnswerSender } from './answer-sender.ts';
import type { Channels } from './channels.ts';
import type { DigestPlan, DigestSender } from './digest.ts';
import type { DirectSender } from './direct-sender.ts';
import type { Films } from './films.ts';
import type { Notifier } from './notifier.ts';
import type { Pictures } from './pictures.ts';
import type { PlaceTroubles } from './posting-problems.ts';
import type { Transport } from './transport.ts';
import type { Views } from './views.ts';

/** The services that a sender uses. */
export interface SenderTools {
  transport: Transport;
  channels: Channels;
  directs: DirectSender;
  left: LeftServers;
  views: Views;
  pictures: Pictures;
  films: Films;
  answers: AnswerSender;
  notifier: Notifier;
  turns: TurnMessages;
  directory: Directory;
  outbox: Outbox;
  stats: Stats;
  agenda: Agendas;
  plan: DigestPlan;
  digests: DigestSender;
  clock: SharedClock;
  troubles: PlaceTroubles;
  /** Postpones a thread message until it can be posted. */
  postpone(table: TableId, line: Outgoing): Promise<void>;
  log: Logger;
}
