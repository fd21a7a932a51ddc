/** Names of properties and variables that hold a sentence. */
const WORDS = new Set(['prompt', 'label', 'hint', 'text', 'gist', 'who', 'why', 'back', 'name', 'said', 'left']);

/** Methods that say something to the players. */
const SAYS = new Set(['log', 'tell']);

/** Leaves in peace what is no rule: what only changes a sentence, and checks for what can't happen. */
export const noRule = {
  shouldIgnore({ node, parent }) {
    if (node.type === 'IfStatement' && node.consequent.type === 'ThrowStatement') return 'It can’t happen.';
    return isSaid(node, parent) ? 'It only changes a sentence.' : undefined;
  },
};

function isSaid(node, parent) {
  switch (node.type) {
    case 'ObjectProperty':
    case 'ObjectMethod':
      return WORDS.has(node.key.name);
    case 'VariableDeclarator':
      return WORDS.has(node.id.name);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && SAYS.has(node.callee.property.name);
    // Whether something is said, and what words are made of.
    case 'IfStatement':
      return node.alternate === null && isSaid(node.consequent.expression ?? node.consequent, node);
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' && WORDS.has(node.left.property.name);
    case 'FunctionDeclaration':
      return isWords(node.returnType?.typeAnnotation);
    // `no('M-ATK-05', () => 'Why not.')`
    case 'ArrowFunctionExpression':
      return parent.type === 'CallExpression' && parent.callee.name === 'no';
    default:
      return node.type === 'ThrowStatement';
  }
}

/** A plain text, if any: ids and keys have types of their own. */
function isWords(type) {
  if (type?.type === 'TSUnionType') return type.types.every((one) => one.type === 'TSNullKeyword' || isWords(one));
  return type?.type === 'TSStringKeyword';
}
