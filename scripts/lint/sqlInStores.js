const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

/**
 * SQL stands in server/stores and server/db, so that revision, product and lock are compared in one place.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { sql: "'{{name}}' is SQL: it belongs into a store (server/stores)." },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'sql', data: { name } })
    return {
      'TaggedTemplateExpression[tag.name="sql"]': (node) => report(node, 'sql`...`'),
      'ImportDeclaration[source.value="kysely"][importKind!="type"] > ImportSpecifier[imported.name="sql"]'(node) {
        report(node, 'sql')
      },
      'CallExpression > MemberExpression.callee'(node) {
        if (BUILDERS.has(node.property.name)) report(node.property, node.property.name)
      },
    }
  },
}
