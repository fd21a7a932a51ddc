import type { Machine } from '../../../../src/cli/setup/machine.mjs';

/**
 * The properties of a made-up machine. By default it is a Linux machine with root, nobody at the terminal, and commands that
 * succeed.
 */
export interface FakeMachineOptions extends Partial<Omit<Machine, 'find' | 'exec' | 'say' | 'ask'>> {
  /** The programs in its path. */
  programs?: string[];
  /** A person's answer to each question. */
  answer?: boolean;
  /** The result of each command, by its first words. */
  commands?: Record<string, { code: number; output: string }>;
  /** Called for each command, before its result is given. */
  onExec?: (command: string) => void;
}

/** A machine on which nothing really happens. It remembers the commands it was given. */
export interface FakeMachine extends Machine {
  ran: string[];
  said: string[];
  asked: string[];
}

export function fakeMachine({
  programs = [],
  answer = true,
  commands = {},
  onExec,
  ...wishes
}: FakeMachineOptions = {}): FakeMachine {
  const ran: string[] = [];
  const said: string[] = [];
  const asked: string[] = [];
  return {
    root: '/nowhere',
    platform: 'linux',
    isRoot: true,
    isAttended: false,
    loads: () => true,
    ...wishes,
    ran,
    said,
    asked,
    find: (program) => (programs.includes(program) ? `/usr/bin/${program}` : undefined),
    exec: async (program, args) => {
      const command = [program, ...args].join(' ');
      ran.push(command);
      onExec?.(command);
      const known = Object.keys(commands).find((start) => command.includes(start));
      return (known === undefined ? undefined : commands[known]) ?? { code: 0, output: '' };
    },
    say: (line) => said.push(line),
    ask: async (question) => {
      asked.push(question);
      return answer;
    },
  };
}
