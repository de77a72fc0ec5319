import type { TimelineTone } from '../timelineLane.ts'

/** Colours that canvases of a timeline paint with. */
type Inks = Record<TimelineTone | 'edge' | 'card' | 'plain', string>

/** The colours of the theme around an element, as a canvas takes them. */
export function inksOf(element: Element): Inks {
  const style = getComputedStyle(element)
  const named = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim()
  return {
    warning: named('status-warning-solid'),
    error: named('status-error-solid'),
    expired: named('status-expired-solid'),
    draft: named('status-draft-solid'),
    dimmed: named('line-hair'),
    edge: `color-mix(in srgb, ${named('line-edge')} 70%, ${named('line-outline')})`,
    card: named('surface-well'),
    plain: named('text-disabled'),
  }
}
