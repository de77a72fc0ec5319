/** Names of globals that are a clock, a dice, a machine or a page. */
const IMPURE = new Set([
  ...['process', 'Buffer', 'require', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...[
    'window',
    'document',
    'navigator',
    'localStorage',
    'sessionStorage',
    'location',
    'fetch',
    'performance',
    'crypto',
    'console',
  ],
])
const NOW_OR_CHANCE = new Set(['Math.random', 'Date.now'])

/**
 * The contract decides the same on both sides and on every day: now and ids are parameters (style.md section 2).
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { impure: "'{{name}}' makes the contract depend on where and when it runs: take it as a parameter." },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'impure', data: { name } })
    return {
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`
        if (NOW_OR_CHANCE.has(name)) report(node, name)
      },
      'NewExpression[callee.name="Date"][arguments.length=0]': (node) => report(node, 'new Date()'),
      'CallExpression[callee.name="Date"]': (node) => report(node, 'Date()'),
      'ImportDeclaration[source.value=/^node:/]': (node) => report(node, node.source.value),
      'Program:exit'(node) {
        for (const { identifier } of context.sourceCode.getScope(node).through) {
          if (IMPURE.has(identifier.name) && identifier.parent.type !== 'TSTypeReference')
            report(identifier, identifier.name)
        }
      },
    }
  },
}
