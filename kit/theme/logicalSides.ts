import type { StylisPlugin } from '@emotion/cache'

const SIDES: Readonly<Record<string, string>> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-left-color': 'border-inline-start-color',
  'border-right-color': 'border-inline-end-color',
  'border-left-width': 'border-inline-start-width',
  'border-right-width': 'border-inline-end-width',
  'border-left-style': 'border-inline-start-style',
  'border-right-style': 'border-inline-end-style',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
}

const TEXT_SIDES: Readonly<Record<string, string>> = { left: 'start', right: 'end' }

/** Values of a shorthand at its spaces, those within brackets left alone: '0 calc(1px + 2px) 0 4px'. */
function valuesOf(text: string): string[] {
  return text.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}

/**
 * One CSS declaration in logical properties, or undefined where it says the same in both directions. MUI writes left
 * and right in its own styles; said as start and end, one style sheet serves both directions and a change of direction
 * draws nothing anew.
 *
 * @example logicalDeclaration('padding-left', '4px') // 'padding-inline-start:4px;'
 */
export function logicalDeclaration(property: string, value: string): string | undefined {
  const side = SIDES[property]
  if (side) return `${side}:${value};`
  if (property === 'text-align' || property === 'float') {
    const text = property === 'text-align' ? TEXT_SIDES[value] : value in TEXT_SIDES && `inline-${TEXT_SIDES[value]}`
    return text ? `${property}:${text};` : undefined
  }
  if (property !== 'margin' && property !== 'padding' && property !== 'inset') return undefined
  const [top, end, bottom, start, ...more] = valuesOf(value)
  if (start === undefined || start === end || more.length > 0 || value.includes('!')) return undefined
  return `${property}-block:${top} ${bottom};${property}-inline:${start} ${end};`
}

/** Emotion's step that writes every style in logical properties (looks section 7). */
export const logicalSides: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return || typeof element.props !== 'string') return
  const written = logicalDeclaration(element.props, String(element.children))
  if (written) element.return = written
}
