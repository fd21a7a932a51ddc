import type { Machine } from '../../../../src/cli/setup/machine.mjs';

/** What a made-up machine is like; what isn't said is: Linux, root, nobody at the terminal, all commands succeed. */
export interface FakeMachineOptions extends Partial<Omit<Machine, 'find' | 'exec' | 'say' | 'ask'>> {
  /** The programs in its path. */
  programs?: string[];
  /** What a person answers to each question. */
  answer?: boolean;
  /** What a command gives back, by its first words. */
  commands?: Record<string, { code: number; output: string }>;
  /** Called for each command, before its result is given. */
  onExec?: (command: string) => void;
}

/** A machine on which nothing really happens. It remembers what it was told to do. */
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
