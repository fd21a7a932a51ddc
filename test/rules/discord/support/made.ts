import { type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import { compose } from '../../../../src/discord/compose/index.ts';
import { walk } from '../../../../src/queue/blocks.ts';
import type { Composed } from '../../../../src/queue/transport.ts';
import type { Outgoing, TableView } from '../../../../src/tables/types.ts';
import { bodyWords } from '../../../support/drafts.ts';
import { skirmish } from './samples.ts';

/** The input for a message of the toy game. */
export const made = (table: TableView, outgoing: Outgoing, pictures = true) =>
  compose(table, outgoing, skirmish, pictures);
/** The answer to an action of the first player. */
export const answer = (outcome: Extract<Outgoing, { to: 'answer' }>['outcome']): Outgoing => ({
  to: 'answer',
  answer: '1',
  player: '100000000000000001',
  reader: 0,
  outcome,
});
export const text = ({ body }: Composed) => bodyWords(body);
/** The labels of its buttons. */
export const labels = ({ body }: Composed) =>
  // Our own code composed this message.
  (walk(body['components']) as APIMessageComponent[]).flatMap((component) => {
    if (component.type === ComponentType.Button) return 'label' in component ? [component.label] : [];
    return component.type === ComponentType.StringSelect ? ['menu'] : [];
  });
