/**
 * Settings are read and checked once, at start (server/settings); everything else is handed what it needs.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      environment: 'Only server/main and server/settings read the environment: take the value as a parameter.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'environment' })
    const isEnv = (key) => (key?.name ?? key?.value) === 'env'
    return {
      'MemberExpression[object.name="process"]'(node) {
        if (isEnv(node.property)) report(node)
      },
      'VariableDeclarator[init.name="process"] > ObjectPattern > Property'(node) {
        if (isEnv(node.key)) report(node)
      },
      'ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier'(node) {
        if (isEnv(node.imported)) report(node)
      },
    }
  },
}
