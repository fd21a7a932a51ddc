const RULE = /\b[A-Z]-[A-Z]+-\d+\b/g;

/**
 * Returns the rules that a line of code enforces: those named nearest to the line in its declaration, including the doc
 * comment. Returns an empty list if the declaration names no rules.
 */
export function rulesAt(lines, line) {
  const { from, to } = declarationAround(lines, line);
  return nearest(lines, line, from, to);
}

/**
 * Returns the rule named nearest to a line in its file, if any. The report assigns the line to the chapter of this
 * rule.
 */
export function ruleNear(lines, line) {
  return nearest(lines, line, 1, lines.length)[0];
}

/** Returns the first and last line of the top-level declaration that contains a line, including its doc comment. */
function declarationAround(lines, line) {
  let from = line;
  while (from > 1 && !/^(export|function|const|let|async|interface|type)\b/.test(lines[from - 1])) from -= 1;
  while (from > 1 && COMMENT.test(lines[from - 2]) && lines[from - 2] !== '') from -= 1;
  let to = line;
  while (to < lines.length && !/^[}\])]|^\S.*;$/.test(lines[to - 1])) to += 1;
  return { from, to };
}

const COMMENT = /^\s*(\/\*\*|\*|\/\/)/;

/**
 * Returns the rules named nearest to `line`, searching the lines `from` to `to`. All lines of a comment count as one
 * place. If one place is before `line` and another is equally far after it, the place before `line` counts as nearer.
 */
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
