/**
 * The pattern of a segment kind (tokens.json: 'none', 'stripes 45deg', 'dots', 'cross-hatch') as a CSS image in the
 * colour of the letter on it, so that kinds differ without colour too (looks section 5).
 */
export function segmentPattern(pattern: string, on: string): string | undefined {
  const ink = `color-mix(in srgb, ${on} 22%, transparent)`
  const stripes = (angle: string) => `repeating-linear-gradient(${angle}, transparent 0 5px, ${ink} 5px 6px)`
  const [kind, angle = '45deg'] = pattern.split(' ')
  if (kind === 'stripes') return stripes(angle)
  if (kind === 'cross-hatch') return `${stripes('45deg')}, ${stripes('135deg')}`
  // One dot in each of the tiles that the gradient repeats.
  if (kind === 'dots') return `repeating-radial-gradient(circle at 3px 3px, ${ink} 0 1px, transparent 1px 6px)`
  return undefined
}
