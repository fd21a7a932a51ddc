// @ts-check

/** @typedef {import('./state.js').Command} Command */
/** @typedef {import('discord-api-types/v10').APIApplicationCommandBasicOption} Option */
/** @typedef {string | number | boolean | import('../web/protocol.ts').ChosenFile} Value */

/** Discord's numbers for the types of options. */
export const KIND = { integer: 4, boolean: 5, user: 6, channel: 7, number: 10, attachment: 11 };

/**
 * A command with the text typed after it: `/play action: move b7 amount: 2`.
 *
 * @typedef {object} Line
 * @property {Command} command
 * @property {Record<string, string>} given the texts by option
 * @property {Option | undefined} open the option in which the line ends
 */

/**
 * The commands to suggest for the typed text; commands that begin with it come first.
 *
 * @param {string} text with its slash
 * @param {readonly Command[]} commands
 */
export function commandsLike(text, commands) {
  const typed = text.slice(1).trim().toLowerCase();
  const rank = (/** @type {Command} */ { path }) => (path === typed ? 0 : path.startsWith(typed) ? 1 : 2);
  return commands.filter(({ path }) => path.includes(typed)).sort((a, b) => rank(a) - rank(b));
}

/**
 * Parses a command that is followed by a blank and any other text. Words before the first `name:` belong to the first option.
 *
 * @param {string} text
 * @param {readonly Command[]} commands
 * @returns {Line | null} null until a whole command has been typed
 */
export function readLine(text, commands) {
  const command = commands
    .filter(({ path }) => new RegExp(`^/${path}\\s`).test(text))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (command === undefined) return null;
  const { options, path } = command;
  const rest = text.slice(path.length + 2);
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/g)].filter(([, name]) =>
    options.some((known) => known.name === name),
  );
  /** @type {Record<string, string>} */
  const given = {};
  const lead = rest.slice(0, marks[0]?.index).trim();
  if (lead !== '' && options[0]) given[options[0].name] = lead;
  marks.forEach((mark, i) => {
    given[mark[1] ?? ''] = rest.slice(mark.index + mark[0].length, marks[i + 1]?.index).trim();
  });
  const last = marks.at(-1)?.[1] ?? options[0]?.name;
  return { command, given, open: options.find(({ name }) => name === last) };
}

/**
 * The values of a line that can be read, and the problem with the first value that can't.
 *
 * @param {Pick<Line, 'command' | 'given'>} line
 * @param {{ people: readonly { id: string, name: string, username: string }[], channels: readonly { id: string, name: string }[] }} known
 * @returns {{ values: Record<string, Value>, problem: { name: string, text: string } | null }}
 */
export function valuesOf({ command, given }, known) {
  /** @type {Record<string, Value>} */
  const values = {};
  let problem = null;
  for (const option of command.options) {
    const { name, required } = option;
    const text = given[name] ?? '';
    if (text === '') {
      if (required) problem ??= { name, text: `Fill in ${name}.` };
      continue;
    }
    const value = readValue(option, text, known);
    if (value === undefined) problem ??= { name, text: `${name} can’t be “${text}”.` };
    else values[name] = value;
  }
  return { values, problem };
}

/**
 * The suggestions that a person picked, by option.
 *
 * @typedef {Record<string, { text: string, value: string | number }>} Picks `text` is how the proposal reads
 */

/**
 * The values that a line sends, which are the typed texts, as in Discord. Only a suggestion that was picked and has not been
 * changed since is sent as its value.
 *
 * @param {Pick<Line, 'command' | 'given'>} line
 * @param {Picks} picks
 * @param {Parameters<typeof valuesOf>[1]} known
 * @returns {ReturnType<typeof valuesOf>}
 */
export function sentBy(line, picks, known) {
  const { values, problem } = valuesOf(line, known);
  for (const [name, { text, value }] of Object.entries(picks)) if (line.given[name] === text) values[name] = value;
  return { values, problem };
}

/**
 * The values that aren't files, since suggestions don't need files.
 *
 * @param {Record<string, Value>} values
 * @returns {Record<string, string | number | boolean>}
 */
export function plainOf(values) {
  /** @type {Record<string, string | number | boolean>} */
  const plain = {};
  for (const [name, value] of Object.entries(values)) if (typeof value !== 'object') plain[name] = value;
  return plain;
}

/**
 * @param {Option} option
 * @param {string} text
 * @param {Parameters<typeof valuesOf>[1]} known
 * @returns {Value | undefined} undefined if the option doesn't accept such a value
 */
function readValue(option, text, { people, channels }) {
  const lower = text.toLowerCase();
  const isNamed = (/** @type {string | number} */ name) => String(name).toLowerCase() === lower.replace(/^[@#]/, '');
  if ('choices' in option && option.choices) {
    return option.choices.find(({ name, value }) => isNamed(name) || isNamed(value))?.value;
  }
  switch (option.type) {
    case KIND.integer:
    case KIND.number:
      return Number.isFinite(Number(text)) ? Number(text) : undefined;
    case KIND.boolean:
      return ['yes', 'true', 'on'].includes(lower) || (['no', 'false', 'off'].includes(lower) ? false : undefined);
    case KIND.user:
      return people.find(
        ({ id, name, username }) => [id, `<@${id}>`].includes(text) || isNamed(name) || isNamed(username),
      )?.id;
    case KIND.channel:
      return channels.find(({ id, name }) => [id, `<#${id}>`].includes(text) || isNamed(name))?.id;
    // A file is chosen, not typed.
    case KIND.attachment:
      return undefined;
    default:
      return text;
  }
}
