const OWN_WORDS = /^toLocale(?:Date|Time)?String$/
const INTL = /^(?:\w*Format|DisplayNames|PluralRules)$/
const DATE_FNS = /^(?:format\w*|lightFormat|intlFormat\w*)$/

/**
 * Dates and numbers are shown by one formatter, which knows zone, format and language (kit/parts/format).
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      format: "'{{name}}' formats on its own: use the formatter (kit/parts/format), which knows zone and language.",
    },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'format', data: { name } })
    return {
      MemberExpression(node) {
        const name = node.property.name ?? ''
        if (OWN_WORDS.test(name)) report(node.property, name)
        if (node.object.name === 'Intl' && INTL.test(name)) report(node, `Intl.${name}`)
      },
      ImportDeclaration(node) {
        if (!/^date-fns(?:\/|$)/.test(node.source.value)) return
        for (const { imported } of node.specifiers)
          if (imported && DATE_FNS.test(imported.name)) report(node, imported.name)
        const file = node.source.value.split('/')[1] ?? ''
        if (DATE_FNS.test(file)) report(node, node.source.value)
      },
    }
  },
}
