import { focus } from './tokens.ts'

/** The focus ring (looks section 8): outside by 2 px, or drawn inside on rows, tree items, airings and fields. */
export function focusRing(place: 'outside' | 'inside' = 'outside') {
  return {
    outline: `${focus.width}px solid var(--mui-palette-accent-main)`,
    outlineOffset: place === 'outside' ? focus.offset : -focus.offset,
  }
}
