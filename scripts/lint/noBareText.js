const HAS_LETTER = /\p{L}/u
/** A translation key: words joined by dots, for example `marquee.actions.save`. */
const IS_KEY = /^[a-z][\w-]*(\.[\w{}-]+)+$/i
const SPOKEN_ATTRIBUTES = new Set([
  'label',
  'title',
  'placeholder',
  'aria-label',
  'alt',
  'helperText',
  'primary',
  'secondary',
])

/**
 * Texts that people read come from translation keys, in four languages (design section 6).
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: "'{{text}}' is a text: take it from a translation key (useTranslate)." },
  },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 40) } })
    const checkEach = (expression, isWelcome) => {
      for (const [node, text] of textsOf(expression)) if (HAS_LETTER.test(text) && !isWelcome(text)) report(node, text)
    }
    return {
      JSXText(node) {
        if (HAS_LETTER.test(node.value)) report(node, node.value)
      },
      JSXAttribute(node) {
        if (SPOKEN_ATTRIBUTES.has(nameOf(node.name))) checkEach(node.value, (text) => IS_KEY.test(text))
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
        checkEach(node.expression, () => false)
      },
    }
  },
}

function nameOf(name) {
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name
}

/** Every text that an expression may turn out to be. */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node, node.value]] : []
    case 'TemplateLiteral':
      return [[node, node.quasis.map((quasi) => quasi.value.cooked).join('{}')]]
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    default:
      return []
  }
}
