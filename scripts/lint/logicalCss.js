/** Names that can only be CSS: wrong wherever they stand. */
const SIDED =
  /^(?:(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/
/** Names that mean something else elsewhere: wrong within styles. */
const SIDED_IN_STYLES = /^(?:ml|mr|pl|pr|left|right)$/
const SIDED_ATTRIBUTES = /^(?:ml|mr|pl|pr)$/
const SIDED_TEXT = /\b(?:margin|padding|border)-(?:left|right)\b|\b(?:text-align|float):\s*(?:left|right)\b/
const TAKES_A_SIDE = /^(?:textAlign|float|clear|horizontal)$/
const HOLDS_STYLES = /(?:^sx|Sx|^style|Styles?|^css)$/

/**
 * Styles name start and end instead of left and right, so that a right-to-left language mirrors the console.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      side: "'{{name}}' names a side: use the logical property (marginInlineStart, insetInlineEnd, 'start', ...).",
    },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'side', data: { name } })
    return {
      Property(node) {
        if (node.computed || node.parent.type !== 'ObjectExpression') return
        const name = String(node.key.name ?? node.key.value)
        if (SIDED.test(name) || (SIDED_IN_STYLES.test(name) && standsInStyles(node))) report(node.key, name)
        else if (TAKES_A_SIDE.test(name) && isSide(node.value)) report(node.value, `${name}: ${node.value.value}`)
      },
      JSXAttribute(node) {
        const name = String(node.name.name)
        if (SIDED.test(name) || SIDED_ATTRIBUTES.test(name)) report(node, name)
        else if (TAKES_A_SIDE.test(name) && isSide(node.value)) report(node, name)
      },
      Literal(node) {
        if (typeof node.value === 'string' && SIDED_TEXT.test(node.value)) report(node, node.value)
      },
      TemplateElement(node) {
        if (SIDED_TEXT.test(node.value.raw)) report(node, node.value.raw.trim())
      },
    }
  },
}

function isSide(node) {
  return node?.type === 'Literal' && (node.value === 'left' || node.value === 'right')
}

/** Whether a property stands in an `sx`, a `style`, a `styled(...)({...})` or a variable that is named or typed as one. */
function standsInStyles(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'JSXAttribute')
      return HOLDS_STYLES.test(String(at.name.name)) || /lotProps$/.test(String(at.name.name))
    if (at.type === 'Property' && HOLDS_STYLES.test(String(at.key.name ?? ''))) return true
    if (at.type === 'CallExpression' && /^(?:styled|css|keyframes)\b/.test(calleeName(at.callee))) return true
    if (at.type === 'VariableDeclarator') return HOLDS_STYLES.test(at.id.name ?? '') || hasStyleType(at)
    if (/^TS(As|Satisfies)Expression$/.test(at.type) && isStyleType(at.typeAnnotation)) return true
  }
  return false
}

function calleeName(callee) {
  if (callee.type === 'CallExpression') return calleeName(callee.callee)
  if (callee.type === 'MemberExpression') return calleeName(callee.object)
  return callee.name ?? ''
}

function hasStyleType(declarator) {
  return isStyleType(declarator.id.typeAnnotation?.typeAnnotation)
}

function isStyleType(type) {
  return (
    type?.type === 'TSTypeReference' &&
    /^(?:SxProps|CSSProperties|SystemStyleObject)$/.test(type.typeName.name ?? type.typeName.right?.name)
  )
}
