import type { MessageBody } from './transport.ts';

/** Sets a flag of a message, and keeps the others. */
export function withFlag(body: MessageBody, flag: number): MessageBody {
  const { flags } = body;
  return { ...body, flags: (typeof flags === 'number' ? flags : 0) | flag };
}
