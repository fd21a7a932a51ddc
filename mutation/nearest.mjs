const RULE = /\b[A-Z]-[A-Z]+-\d+\b/g;

/**
 * The rules that a line of code enforces: those named nearest to it in its declaration, whose doc comment belongs to it; none
 * when the declaration names none.
 */
export function rulesAt(lines, line) {
  const { from, to } = declarationAround(lines, line);
  return nearest(lines, line, from, to);
}

/** The rule named nearest to a line in the whole file: its chapter is the line’s. */
export function ruleNear(lines, line) {
  return nearest(lines, line, 1, lines.length)[0];
}

/** The lines of the declaration at the left margin that holds a line, from its doc comment to its end. */
function declarationAround(lines, line) {
  let from = line;
  while (from > 1 && !/^(export|function|const|let|async|interface|type)\b/.test(lines[from - 1])) from -= 1;
  while (from > 1 && COMMENT.test(lines[from - 2]) && lines[from - 2] !== '') from -= 1;
  let to = line;
  while (to < lines.length && !/^[}\])]|^\S.*;$/.test(lines[to - 1])) to += 1;
  return { from, to };
}

const COMMENT = /^\s*(\/\*\*|\*|\/\/)/;

/** The rules named nearest to a line between two others, a comment as a whole; before it counts as nearer than after it. */
function nearest(lines, line, from, to) {
  let best = { rules: [], distance: Number.POSITIVE_INFINITY };
  for (let at = from; at <= to; at += 1) {
    const first = at;
    while (at < to && COMMENT.test(lines[at - 1]) && COMMENT.test(lines[at])) at += 1;
    const rules = lines
      .slice(first - 1, at)
      .join('\n')
      .match(RULE);
    const distance = line > at ? line - at : line < first ? first - line + 0.5 : 0;
    if (rules !== null && distance < best.distance) best = { rules: [...new Set(rules)], distance };
  }
  return best.rules;
}
