const UNSAFE_FIELDS = new Set(['UrlField', 'FileField', 'RichTextField'])
const MARKUP = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML'])

/**
 * No HTML from data, ever; links and images from data go through one safe component (design section 6). react-admin's
 * own link fields render `javascript:` addresses.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      markup: "'{{name}}' writes HTML: render elements instead.",
      field: "'{{name}}' renders any address that data holds: use the kit's safe link.",
    },
  },
  create(context) {
    const report = (node, messageId, name) => context.report({ node, messageId, data: { name } })
    return {
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]': (node) => report(node, 'markup', 'dangerouslySetInnerHTML'),
      'Property[key.name="dangerouslySetInnerHTML"]': (node) => report(node, 'markup', 'dangerouslySetInnerHTML'),
      MemberExpression(node) {
        if (MARKUP.has(node.property.name)) report(node, 'markup', node.property.name)
      },
      'ImportDeclaration[source.value=/^(react-admin|ra-ui-materialui)/] > ImportSpecifier'(node) {
        if (UNSAFE_FIELDS.has(node.imported.name)) report(node, 'field', node.imported.name)
      },
    }
  },
}
