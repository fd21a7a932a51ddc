/**
 * Builds the text of an entry from its lines in a file. As in Markdown, blank lines separate paragraphs, items begin
 * with `- `, and a paragraph or an item may continue on the next line. A line that continues an item is indented, so a
 * line without indentation ends the list.
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
