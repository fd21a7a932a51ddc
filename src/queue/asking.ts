import type { ChildProcess } from 'node:child_process';
import type { StateAnswer, StateQuestion } from './watched.ts';

let asked = 0;

/** Asks a child for its state. Returns null if it doesn't answer within `limit` milliseconds, or ends. */
export function ask(child: ChildProcess, limit: number): Promise<StateAnswer | null> {
  asked += 1;
  const question: StateQuestion = { ask: asked };
  return new Promise((settle) => {
    const end = (answer: StateAnswer | null): void => {
      clearTimeout(late);
      child.off('message', hear);
      child.off('exit', gone);
      settle(answer);
    };
    const hear = (message: unknown): void => {
      if (isAnswer(message) && message.answer === question.ask) end(message);
    };
    const gone = (): void => end(null);
    const late = setTimeout(gone, limit);
    child.on('message', hear);
    child.once('exit', gone);
    child.send(question, (error) => {
      if (error !== null) gone();
    });
  });
}

function isAnswer(message: unknown): message is StateAnswer {
  return typeof message === 'object' && message !== null && 'answer' in message && 'state' in message;
}
