/**
 * The text of an entry from its lines in a file. As in Markdown, a paragraph or an item of a list may go on in the next
 * line, items begin with `- `, and empty lines set paragraphs apart; the lines of an item that goes on are indented, so
 * that one which isn't ends the list.
 */
export function textOf(lines: readonly string[]): string {
  let text = '';
  let isItem = false;
  let isAfterEmpty = false;
  for (const line of lines) {
    if (line === '') {
      isAfterEmpty = true;
      continue;
    }
    const begins = line.startsWith('- ');
    const goesOn: boolean = !isAfterEmpty && !begins && (!isItem || line.startsWith(' '));
    if (text !== '') text += isAfterEmpty ? '\n\n' : goesOn ? ' ' : '\n';
    text += begins ? `• ${line.slice(2).trim()}` : line.trim();
    isItem = begins || (isItem && goesOn);
    isAfterEmpty = false;
  }
  return text;
}
