/** Names of properties and variables that hold a sentence. */
const WORDS = new Set(['prompt', 'label', 'hint', 'text', 'who', 'why', 'back', 'name', 'said', 'left']);

/** Methods that say something to the players. */
const SAYS = new Set(['log', 'tell']);

/** Leaves in peace what is no rule: what only changes a sentence, and checks for what can't happen. */
export const noRule = {
  shouldIgnore({ node }) {
    if (node.type === 'IfStatement' && node.consequent.type === 'ThrowStatement') return 'It can’t happen.';
    return isSaid(node) ? 'It only changes a sentence.' : undefined;
  },
};

function isSaid(node) {
  switch (node.type) {
    case 'ObjectProperty':
      return WORDS.has(node.key.name);
    case 'VariableDeclarator':
      return WORDS.has(node.id.name);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && SAYS.has(node.callee.property.name);
    default:
      return node.type === 'ThrowStatement';
  }
}
