import { ApplicationCommandUpdateRequestSchema } from 'discord-api-spec/zod';
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { formError, type Issue } from './form.ts';
import type { FormCode } from './form-codes.ts';
import { specIssues } from './spec.ts';

type Path = readonly (string | number)[];

/** A command in the form in which the bot registers it. */
export type CommandBody = Partial<Omit<APIApplicationCommand, 'id' | 'application_id' | 'version'>> & { name: string };

/** Names of commands and options: 1 to 32 letters, digits, dashes, underscores or apostrophes of any script. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Maximum number of chat commands that an application can register in one scope. */
const MOST_COMMANDS = 100;

/** Checks a complete list of commands. @throws ApiError 50035 */
export function checkCommands(body: unknown): readonly CommandBody[] {
  if (!Array.isArray(body)) {
    throw formError([{ path: [], code: 'MODEL_TYPE_CONVERT', message: 'Only iterables may be used in an ArrayType.' }]);
  }
  const issues = body.flatMap((command, index) => commandIssues(command, [index]));
  if (issues.length > 0) throw formError(issues);
  const commands: CommandBody[] = body; // each command has just been checked
  const broken = listIssues(commands);
  if (broken.length > 0) throw formError(broken);
  return commands;
}

/** Checks a single command. @throws ApiError 50035 */
export function checkCommand(body: unknown): CommandBody {
  const issues = commandIssues(body, []);
  if (issues.length > 0) throw formError(issues);
  return body as CommandBody; // the command has just been checked
}

function commandIssues(body: unknown, path: Path): Issue[] {
  const issues = specIssues(ApplicationCommandUpdateRequestSchema, withNumericPermissions(body), path);
  return issues.length > 0 ? issues : ruleIssues(body as CommandBody, path); // the schema has just confirmed the type
}

/** Discord sends permissions as text, but its API description expects a number. */
function withNumericPermissions(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('default_member_permissions' in body)) return body;
  const { default_member_permissions: text } = body;
  return typeof text === 'string' && /^\d+$/.test(text) ? { ...body, default_member_permissions: Number(text) } : body;
}

function listIssues(commands: readonly CommandBody[]): Issue[] {
  const issues: Issue[] = [];
  const names = new Set<string>();
  for (const [index, { name, type = ApplicationCommandType.ChatInput }] of commands.entries()) {
    if (names.has(`${type} ${name}`)) {
      const message = 'Application command names must be unique';
      issues.push({ path: [index], code: 'APPLICATION_COMMANDS_DUPLICATE_NAME', message });
    }
    names.add(`${type} ${name}`);
  }
  if (commands.filter(({ type }) => type === undefined || type === 1).length > MOST_COMMANDS) {
    const message = `Maximum number of application commands reached (${MOST_COMMANDS}).`;
    issues.push({ path: [], code: 'APPLICATION_COMMANDS_MAX', message });
  }
  return issues;
}

/** Rules that Discord documents for commands but leaves out of its API description. */
function ruleIssues(command: CommandBody, path: Path): Issue[] {
  if ((command.type ?? ApplicationCommandType.ChatInput) !== ApplicationCommandType.ChatInput) return [];
  const issues = nameIssues(command.name, path);
  const description = command.description ?? '';
  if (!description) {
    issues.push({ path: [...path, 'description'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' });
  }
  const options = command.options ?? [];
  issues.push(...optionIssues(options, path, 0));
  const size = chars(command.name) + chars(description) + options.reduce((sum, option) => sum + optionSize(option), 0);
  if (size > 8000) {
    const message = 'Command exceeds maximum size (8000)';
    issues.push({ path, code: 'APPLICATION_COMMAND_TOO_LARGE', message });
  }
  return issues;
}

function nameIssues(name: string, path: Path): Issue[] {
  if (NAME.test(name) && name === name.toLowerCase()) return [];
  return [{ path: [...path, 'name'], code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' }];
}

function optionIssues(options: readonly APIApplicationCommandOption[], path: Path, depth: number): Issue[] {
  const issues: Issue[] = [];
  const names = new Set<string>();
  let optional = false;
  const nesting = options.filter(isSubcommand).length;
  for (const [index, option] of options.entries()) {
    const at = [...path, 'options', index];
    const add = (code: FormCode, message: string, ...to: Path) => issues.push({ path: [...at, ...to], code, message });
    issues.push(...nameIssues(option.name, at));
    if (names.has(option.name)) add('APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option name already exists', 'name');
    names.add(option.name);
    if (isSubcommand(option)) {
      if (depth >= (option.type === ApplicationCommandOptionType.SubcommandGroup ? 1 : 2)) {
        add('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands are nested too deep', 'type');
      }
      if (nesting !== options.length) {
        const message = 'Sub-commands and other options cannot stand beside each other';
        add('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message, 'type');
      }
      issues.push(...optionIssues(option.options ?? [], at, depth + 1));
      continue;
    }
    if (option.required && optional) {
      const message = 'Required options must be placed before non-required options';
      add('APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message);
    }
    optional ||= !option.required;
    if ('autocomplete' in option && option.autocomplete && 'choices' in option && option.choices?.length) {
      const message = 'autocomplete may not be set to true if choices are present';
      add('APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES', message, 'autocomplete');
    }
  }
  return issues;
}

/** True if an option contains other options. */
export function isSubcommand(
  option: APIApplicationCommandOption,
): option is Extract<APIApplicationCommandOption, { type: 1 | 2 }> {
  return (
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  );
}

/** Counts an option's characters towards the limit of 8,000 for a command: those of names, descriptions and values. */
function optionSize(option: APIApplicationCommandOption): number {
  const inner = isSubcommand(option) ? (option.options ?? []) : [];
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  return (
    chars(option.name) +
    chars(option.description) +
    inner.reduce((sum, child) => sum + optionSize(child), 0) +
    choices.reduce((sum, { name, value }) => sum + chars(name) + chars(String(value)), 0)
  );
}

function chars(text: string): number {
  return [...text].length;
}
