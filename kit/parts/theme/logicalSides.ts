import type { StylisPlugin } from '@emotion/cache'

const ENDS: Readonly<Record<string, string>> = { left: 'start', right: 'end', top: 'start', bottom: 'end' }

/** The logical name of a property that names a side: 'border-left-color' to 'border-inline-start-color'. */
function logicalName(property: string): string | undefined {
  const corner = /^border-(?<block>top|bottom)-(?<inline>left|right)-radius$/.exec(property)?.groups
  if (corner) return `border-${ENDS[corner.block ?? '']}-${ENDS[corner.inline ?? '']}-radius`
  const sided = /^(?:(?<kind>margin|padding|border)-)?(?<side>left|right)(?<rest>-(?:color|width|style))?$/.exec(
    property,
  )
  const { kind = 'inset', side = '', rest = '' } = sided?.groups ?? {}
  return sided ? `${kind}-inline-${ENDS[side]}${rest}` : undefined
}

/** Values of a shorthand at its spaces, those within brackets left alone: '0 calc(1px + 2px) 0 4px'. */
function valuesOf(text: string): string[] {
  return text.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}

/**
 * Start and end of the page, not of the words: English words in a page from right to left run from left to right
 * (overrides/baseline) and still begin where the page begins. The two variables stand on the page.
 */
const pageAligned = (end: 'start' | 'end') => `text-align:var(--marquee-${end}, ${end});`

/**
 * One CSS declaration in logical properties, or undefined where it says the same in both directions. MUI writes left
 * and right in its own styles; said as start and end, one style sheet serves both directions and a change of direction
 * draws nothing anew.
 *
 * @example logicalDeclaration('padding-left', '4px') // 'padding-inline-start:4px;'
 */
export function logicalDeclaration(property: string, value: string): string | undefined {
  const name = logicalName(property)
  if (name) return `${name}:${value};`
  const end = ENDS[value] ?? value
  if (property === 'text-align') return end === 'start' || end === 'end' ? pageAligned(end) : undefined
  if (property === 'float') return value in ENDS ? `${property}:inline-${end};` : undefined
  if (property !== 'margin' && property !== 'padding' && property !== 'inset') return undefined
  const [top, right, bottom, left, ...more] = valuesOf(value)
  if (left === undefined || left === right || more.length > 0 || value.includes('!')) return undefined
  return `${property}-block:${top} ${bottom};${property}-inline:${left} ${right};`
}

/** Emotion's step that writes every style in logical properties (looks section 7). */
export const logicalSides: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return || typeof element.props !== 'string') return
  const written = logicalDeclaration(element.props, String(element.children))
  if (written) element.return = written
}
