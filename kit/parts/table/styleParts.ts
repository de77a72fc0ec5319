import type { Drawing } from '../icons/paths.ts'
import { radius, size } from '../theme/tokens.ts'

/** A text that ends in dots where its line does. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A drawing as a mask: a glyph is then one pseudo-element of its word instead of three elements beside it. */
export function maskOf({ line, solid, dashed }: Drawing): string {
  const drawn = [
    line && `<path d='${line}' fill='none' stroke-width='1.75'/>`,
    dashed && `<path d='${dashed}' fill='none' stroke-width='2.4' stroke-dasharray='3.2 2.3' stroke-linecap='butt'/>`,
    solid && `<path d='${solid}' stroke='none'/>`,
  ]
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='currentColor' stroke-linecap='round' stroke-linejoin='round'>${drawn.filter(Boolean).join('')}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

/** A drawing before or after a word, in its colour. */
export const glyph = (drawing: Drawing) => ({
  content: '""',
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  backgroundColor: 'currentColor',
  mask: `${maskOf(drawing)} center / contain no-repeat`,
})

export const BOX_PX = 16
/** A checkbox as looks section 6 has it. */
export const box = {
  inlineSize: BOX_PX,
  blockSize: BOX_PX,
  boxSizing: 'border-box',
  borderRadius: radius.control,
  border: '1.5px solid var(--mui-palette-line-outline)',
} as const

export const PAPER = 'var(--mui-palette-background-paper)'

/** Height of a row where a table does not say another (looks section 8). */
export const ROW_PX = size.rowList

/** Px of the first cell that its checkbox takes. */
export const CHECK_PX = 36

/** The first cell and what it is chosen by stay while the rest scrolls sideways. */
export const pinned = { position: 'sticky', zIndex: 1, background: PAPER } as const
