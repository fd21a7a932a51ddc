const RULE = /\b[A-Z]-[A-Z]+-\d+\b/g;

/**
 * The rule that a line of code enforces: the one named nearest to it in its declaration, whose doc comment belongs to it,
 * else nearest in the file; undefined when the file names none.
 */
export function ruleAt(lines, line) {
  const { from, to } = declarationAround(lines, line);
  return nearest(lines, line, from, to) ?? nearest(lines, line, 1, lines.length);
}

/** The lines of the declaration at the left margin that holds a line, from its doc comment to its end. */
function declarationAround(lines, line) {
  let from = line;
  while (from > 1 && !/^(export|function|const|let|async|interface|type)\b/.test(lines[from - 1])) from -= 1;
  while (from > 1 && /^( \*|\/\*\*|\/\/)/.test(lines[from - 2])) from -= 1;
  let to = line;
  while (to < lines.length && !/^[}\])]|^\S.*;$/.test(lines[to - 1])) to += 1;
  return { from, to };
}

/** The rule named nearest to a line between two others; before the line counts as nearer than after it. */
function nearest(lines, line, from, to) {
  let best;
  for (let at = from; at <= to; at += 1) {
    const [rule] = lines[at - 1].match(RULE) ?? [];
    const distance = Math.abs(line - at) + (at > line ? 0.5 : 0);
    if (rule !== undefined && (best === undefined || distance < best.distance)) best = { rule, distance };
  }
  return best?.rule;
}
