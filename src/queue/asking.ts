import type { ChildProcess } from 'node:child_process';
import type { Answer, Question } from './watched.ts';

let asked = 0;

/** Asks a child for its state. Returns null if it doesn't answer within `limit` milliseconds, or ends. */
export function ask(child: ChildProcess, limit: number): Promise<Answer | null> {
  asked += 1;
  const question: Question = { ask: asked };
  return new Promise((settle) => {
    const end = (answer: Answer | null): void => {
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

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'answer' in message && 'state' in message;
}
