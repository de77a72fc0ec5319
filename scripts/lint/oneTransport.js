const CALLS = new Set(['fetch'])
const CLASSES = new Set(['XMLHttpRequest', 'EventSource', 'WebSocket'])
const GLOBALS = new Set(['window', 'globalThis', 'self'])

/**
 * Only the transport (dataProvider/transport) and the identity calls (authProvider) reach the network: token, product,
 * client id and error mapping are added in one place.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { network: "'{{name}}' reaches the network: go through the data provider." },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'network', data: { name } })
    const isOurs = (identifier) => {
      for (let scope = context.sourceCode.getScope(identifier); scope; scope = scope.upper) {
        if (scope.set.get(identifier.name)?.defs.length) return true
      }
      return false
    }
    return {
      CallExpression({ callee }) {
        if (callee.type === 'Identifier' && CALLS.has(callee.name) && !isOurs(callee)) report(callee, callee.name)
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && CLASSES.has(callee.name) && !isOurs(callee)) report(callee, callee.name)
      },
      MemberExpression(node) {
        const name = node.property.name
        const isNetwork = CALLS.has(name) || CLASSES.has(name)
        if (GLOBALS.has(node.object.name) && isNetwork) report(node, name)
        if (name === 'sendBeacon') report(node, name)
      },
    }
  },
}
