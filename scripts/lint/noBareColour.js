const HEX = /(^|[\s,(])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w/-])/i
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i
const NAMED = new RegExp(
  '(?<![.\\w-])(?:(?:light|dark|medium|pale|deep|hot)?(?:black|white|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|' +
    'brown|cyan|magenta|navy|teal|gold|maroon|olive|lime|aqua|indigo|violet|crimson|tomato|salmon|coral|turquoise|khaki|' +
    'orchid|beige|ivory))(?![\\w-])',
  'i',
)
const TAKES_COLOUR = /colou?r|background|border|outline|fill|stroke|shadow/i

/**
 * Colours are tokens of the theme (kit/parts/theme): eleven themes, each with checked contrast (design section 6).
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { colour: "'{{value}}' is a colour of its own: take it from the theme's tokens." },
  },
  create(context) {
    const check = (node, value) => {
      if (isImport(node.parent)) return
      const bare = HEX.test(value) || FUNCTION.test(value) || (TAKES_COLOUR.test(receiver(node)) && NAMED.test(value))
      if (bare) context.report({ node, messageId: 'colour', data: { value } })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

function isImport(parent) {
  return /^(Import|Export)/.test(parent.type)
}

/** The property or attribute that a value goes into, through conditions and templates. */
function receiver(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Property') return at.key.name ?? String(at.key.value ?? '')
    if (at.type === 'JSXAttribute') return String(at.name.name)
    if (
      !/^(ConditionalExpression|LogicalExpression|TemplateLiteral|JSXExpressionContainer|TS\w+Expression)$/.test(
        at.type,
      )
    )
      return ''
  }
  return ''
}
