/** Names of properties and variables that contain text for players. */
const WORDS = new Set(['prompt', 'label', 'hint', 'text', 'gist', 'who', 'why', 'back', 'name', 'said', 'left']);

/** Methods that tell the players something. */
const SAYS = new Set(['log', 'tell']);

/**
 * Tells Stryker not to break code that isn’t a rule: code that only changes a text, and checks for states that can’t
 * occur.
 */
export const noRule = {
  shouldIgnore({ node, parent }) {
    if (node.type === 'IfStatement' && node.consequent.type === 'ThrowStatement') return 'This state can’t occur.';
    return isSaid(node, parent) ? 'This only changes a text.' : undefined;
  },
};

/** Whether a piece of code only composes a text, shows a text or throws an error. */
function isSaid(node, parent) {
  switch (node.type) {
    case 'ObjectProperty':
    case 'ObjectMethod':
      return WORDS.has(node.key.name);
    case 'VariableDeclarator':
      return WORDS.has(node.id.name);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && SAYS.has(node.callee.property.name);
    // An `if` without `else` that only decides whether a text is shown.
    case 'IfStatement':
      return node.alternate === null && isSaid(node.consequent.expression ?? node.consequent, node);
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' && WORDS.has(node.left.property.name);
    case 'FunctionDeclaration':
      return isWords(node.returnType?.typeAnnotation);
    // The function in a call such as `no('M-ATK-05', () => 'Why not.')`.
    case 'ArrowFunctionExpression':
      return parent.type === 'CallExpression' && parent.callee.name === 'no';
    default:
      return node.type === 'ThrowStatement';
  }
}

/** Whether a type is `string`, or a union of `string` and `null`. Ids and keys have types of their own. */
function isWords(type) {
  if (type?.type === 'TSUnionType') return type.types.every((one) => one.type === 'TSNullKeyword' || isWords(one));
  return type?.type === 'TSStringKeyword';
}
