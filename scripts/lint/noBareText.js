const HAS_LETTER = /\p{L}/u
/** A translation key: words joined by dots, for example `marquee.actions.save`. */
const IS_KEY = /^[a-z][\w-]*(\.[\w{}-]+)+$/i
/** Attributes, and properties of the same names, that people read or hear. */
const SPOKEN = new Set([
  'label',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'caption',
  'description',
  'empty',
  'helperText',
  'hint',
  'legend',
  'note',
  'primary',
  'secondary',
  'subtitle',
  'tooltip',
])
/** Fields of the page and its elements that are shown. */
const SHOWN_FIELDS = new Set(['title', 'textContent', 'innerText', 'placeholder', 'ariaLabel', 'alt'])
/** Words as a sentence begins: any attribute that holds such a text shows it. */
const IS_SENTENCE = /^\p{Lu}\p{Ll}+(?:\s\p{L}+)+/u
/** As a property's value, a word in small letters may be a name of code: words of people begin large or are several. */
const IS_WORDS = /^\p{Lu}|\p{L}\s\p{L}|[^\p{ASCII}]/u
/** Text that a style draws: content: '"New"'. */
const DRAWN = /^(["']).*\p{L}.*\1$/u

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
        const isSpoken = SPOKEN.has(nameOf(node.name))
        checkEach(node.value, (text) => (isSpoken ? IS_KEY.test(text) : !IS_SENTENCE.test(text)))
      },
      Property(node) {
        const name = propertyName(node)
        if (name === 'content') checkEach(node.value, (text) => !DRAWN.test(text))
        else if (SPOKEN.has(name)) checkEach(node.value, (text) => IS_KEY.test(text) || !IS_WORDS.test(text))
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'MemberExpression' && !left.computed && SHOWN_FIELDS.has(left.property.name))
          checkEach(right, () => false)
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

function propertyName({ key, computed }) {
  if (computed) return undefined
  return key.type === 'Literal' ? String(key.value) : key.name
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
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : []
    default:
      return []
  }
}
