import { paths } from '#kit/icons/paths.ts'
import type { Drawing } from '#kit/icons/paths.ts'
import { statusLook } from '#kit/status/statusLook.ts'
import { focusRing } from '#kit/theme/focusRing.ts'
import { radius, size } from '#kit/theme/tokens.ts'
import { ART_END_PX, CHECK_PX, ROW_PX } from './tableShape.ts'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const [ART_WIDTH = 0, ART_HEIGHT = 0] = size.artList
const ART_EDGE = (ROW_PX - ART_HEIGHT) / 2

/** A drawing as a mask: a glyph is then one pseudo-element of its word instead of three elements beside it. */
function maskOf({ line, solid, dashed }: Drawing): string {
  const drawn = [
    line && `<path d='${line}' fill='none' stroke-width='1.75'/>`,
    dashed && `<path d='${dashed}' fill='none' stroke-width='2.4' stroke-dasharray='3.2 2.3' stroke-linecap='butt'/>`,
    solid && `<path d='${solid}' stroke='none'/>`,
  ]
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='currentColor' stroke-linecap='round' stroke-linejoin='round'>${drawn.filter(Boolean).join('')}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

const glyph = (drawing: Drawing) => ({
  content: '""',
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  backgroundColor: 'currentColor',
  mask: `${maskOf(drawing)} center / contain no-repeat`,
})

/** Colour and glyph of every state, by the class of its name (looks section 4). */
const states = Object.fromEntries(
  Object.entries(statusLook).flatMap(([name, look]) => [
    [
      `& .chip.${name}`,
      {
        color: `var(--mui-palette-status-${look.color}-on)`,
        backgroundColor: `var(--mui-palette-status-${look.color}-bg)`,
      },
    ],
    [
      `& .chip.${name}::before, & .below.${name}::before`,
      { mask: `${maskOf(paths[look.glyph])} center / contain no-repeat` },
    ],
  ]),
)

const BOX_PX = 16
/** A checkbox as looks section 6 has it. */
const box = {
  inlineSize: BOX_PX,
  blockSize: BOX_PX,
  boxSizing: 'border-box',
  borderRadius: radius.control,
  border: '1.5px solid var(--mui-palette-line-outline)',
} as const

const stroke = (angle: number, at: string, length: string) =>
  `linear-gradient(${angle}deg, transparent 42%, var(--mui-palette-accent-on) 42% 58%, transparent 58%) ${at} / ${length} no-repeat`
const PAPER = 'var(--mui-palette-background-paper)'
const HOVER = 'var(--mui-palette-surface-hover)'
const SELECTED = 'var(--mui-palette-surface-selected)'

/** The title and what it is chosen by stay while the rest scrolls sideways. */
const pinned = { position: 'sticky', zIndex: 1, background: PAPER } as const

/** Everything inside the table by class, in its one sheet: a row is drawn in plain elements (design section 7). */
export const tableStyles = {
  '& .head': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    display: 'grid',
    gridTemplateColumns: 'var(--table-tracks)',
    alignItems: 'center',
    minInlineSize: 'var(--table-width)',
    blockSize: size.rowHead,
    background: PAPER,
    borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
    fontSize: 12,
    fontWeight: 'var(--marquee-weight-600)',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& .head > div': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: 4,
    minInlineSize: 0,
    paddingInline: 8,
    outline: 'none',
  },
  '& .head > div:focus-visible': { ...focusRing('inside'), color: 'var(--mui-palette-text-primary)' },
  '& .head > .sorts': { cursor: 'pointer' },
  '& .head > .sorts:hover, & .head > [aria-sort]': { color: 'var(--mui-palette-text-primary)' },
  '& .head > [aria-sort]::after': { ...glyph(paths.chevronDown), order: 1 },
  '& .head > [aria-sort=ascending]::after': { mask: `${maskOf(paths.chevronUp)} center / contain no-repeat` },
  '& .head > .end': { justifyContent: 'end' },
  '& .head > .headTitle': { ...pinned, zIndex: 2, insetInlineStart: 0, gap: 16 },
  '& .headName': oneLine,
  '& .headCheck': {
    ...box,
    position: 'relative',
    flex: 'none',
    marginInline: '2px 3px',
    cursor: 'pointer',
    // The hit area is larger than what is drawn (looks section 8).
    '&::before': { content: '""', position: 'absolute', inset: -6 },
    '&:focus-visible': focusRing(),
    '&[aria-checked=true], &[aria-checked=mixed]': { border: 0, background: 'var(--mui-palette-accent-main)' },
    '&[aria-checked=true]::after, &[aria-checked=mixed]::after': {
      ...glyph(paths.check),
      position: 'absolute',
      inset: 2,
      backgroundColor: 'var(--mui-palette-accent-on)',
    },
    '&[aria-checked=mixed]::after': { mask: `${maskOf(paths.minus)} center / contain no-repeat` },
  },
  '& .edge': {
    position: 'absolute',
    insetBlock: 4,
    insetInlineEnd: -5,
    inlineSize: 10,
    zIndex: 1,
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
  },
  '& .edge::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 4,
    inlineSize: 1,
    background: 'var(--mui-palette-line-hair)',
  },
  '& .edge:hover::after, & .edge:active::after, & .edge:focus-visible::after': {
    insetBlock: 0,
    inlineSize: 2,
    background: 'var(--mui-palette-accent-main)',
  },
  '& .head > .headEnd': {
    ...pinned,
    zIndex: 2,
    insetInlineEnd: 0,
    paddingInline: 0,
    justifyContent: 'center',
  },
  '& .choose': {
    display: 'inline-flex',
    padding: 6,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& .choose:focus-visible': focusRing('inside'),
  '& .choose::before': { ...glyph(paths.columns), inlineSize: 16, blockSize: 16 },
  '& .choose:hover': { background: 'var(--mui-palette-surface-hover)', color: 'var(--mui-palette-text-primary)' },
  '& .rows': { position: 'relative', minInlineSize: 'var(--table-width)' },
  '& .row': {
    position: 'absolute',
    insetInline: 0,
    display: 'grid',
    gridTemplateColumns: 'var(--table-tracks)',
    gridTemplateRows: ROW_PX,
    alignItems: 'center',
    blockSize: ROW_PX,
    contain: 'strict',
    cursor: 'pointer',
    outline: 'none',
    background: PAPER,
    borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  },
  // Named for both: an inherited ground would make each change of it a change of every cell.
  '& .row:hover, & .row:hover > .title': { background: HOVER },
  '& .row[aria-selected=true], & .row[aria-selected=true] > .title': { background: SELECTED },
  // Over the cells, since the title has a ground of its own.
  '& .row:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    pointerEvents: 'none',
    ...focusRing('inside'),
  },
  '& .cell': { paddingInline: 8, minInlineSize: 0, ...oneLine },
  '& [role=gridcell]:focus-visible': focusRing('inside'),
  '& .end': { textAlign: 'end' },
  '& .title': {
    ...pinned,
    insetInlineStart: 0,
    alignSelf: 'stretch',
    paddingInlineStart: ART_END_PX + 16,
    paddingBlockStart: 1,
  },
  // The checkbox; what it says is the row's aria-selected.
  '& .title::after': {
    content: '""',
    ...box,
    position: 'absolute',
    insetBlockStart: (ROW_PX - BOX_PX) / 2,
    insetInlineStart: (CHECK_PX - BOX_PX) / 2,
  },
  '& .row[aria-selected=true] .title::after': {
    borderColor: 'var(--mui-palette-accent-main)',
    // The tick in two strokes: a mask would lay the row out anew.
    background: `${stroke(45, '2px 7px', '4px 4px')}, ${stroke(135, '4px 3px', '8px 8px')}, var(--mui-palette-accent-main)`,
  },
  '& .art, & .title[data-initials]::before': {
    position: 'absolute',
    insetBlockStart: ART_EDGE,
    insetInlineStart: CHECK_PX + 8,
    inlineSize: ART_WIDTH,
    blockSize: ART_HEIGHT,
    borderRadius: radius.art,
    backgroundColor: 'var(--mui-palette-surface-pressed)',
    cursor: 'zoom-in',
  },
  '& .art': { objectFit: 'cover' },
  '& .title[data-initials]::before': {
    // Not announced: the title stands beside it.
    content: 'attr(data-initials) / ""',
    color: 'var(--mui-palette-text-tertiary)',
    fontSize: 12,
    fontWeight: 'var(--marquee-weight-600)',
    lineHeight: `${ART_HEIGHT}px`,
    textAlign: 'center',
  },
  '& .name': {
    display: 'block',
    fontWeight: 'var(--marquee-weight-600)',
    lineHeight: '20px',
    color: 'var(--mui-palette-text-primary)',
    textDecoration: 'none',
    ...oneLine,
  },
  '& .others': { fontSize: 11, lineHeight: '17px', color: 'var(--mui-palette-text-tertiary)', ...oneLine },
  '& .lacking': { display: 'flex', gap: 8 },
  '& .lacking > span:empty': { display: 'none' },
  '& .lacking > span:first-of-type': { minInlineSize: 0, ...oneLine },
  '& .missing': { flex: 'none', color: 'var(--mui-palette-status-warning-on)' },
  '& .two': {
    whiteSpace: 'pre',
    fontSize: 11,
    lineHeight: '16px',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& .two::first-line': { fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  '& .EXPIRED': { color: 'var(--mui-palette-status-expired-on)' },
  '& .FUTURE': { color: 'var(--mui-palette-status-future-on)' },
  '& .ARCHIVED': { color: 'var(--mui-palette-text-tertiary)' },
  '& .soon': { color: 'var(--mui-palette-status-warning-on)' },
  '& .off': {
    float: 'inline-end',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    blockSize: 16,
    marginInlineStart: 8,
    color: 'var(--mui-palette-status-warning-on)',
  },
  '& .off::before': glyph(paths.triangle),
  '& .chip': {
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 'var(--marquee-weight-600)',
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: 5,
    maxInlineSize: 'calc(100% - 16px)',
    minBlockSize: size.chip,
    marginInline: 8,
    paddingInline: '5px 7px',
    borderRadius: radius.control,
    ...oneLine,
  },
  '& .chip::before': glyph(paths.dot),
  '& .chip.mine': {
    paddingInline: 0,
    backgroundColor: 'transparent',
    color: 'var(--mui-palette-status-published-on)',
  },
  '& .status .chip': { minBlockSize: 18, marginInline: 0, maxInlineSize: '100%' },
  '& .below': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: 11,
    lineHeight: '16px',
    color: 'var(--mui-palette-status-draft-on)',
  },
  '& .below::before': glyph(paths.halfDot),
  ...states,
} as const
