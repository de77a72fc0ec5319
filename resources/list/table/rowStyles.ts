import { paths } from '#kit/parts/icons/paths.ts'
import { statusLook } from '#kit/parts/status/statusLook.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { radius, size } from '#kit/parts/theme/tokens.ts'
import { BOX_PX, box, glyph, maskOf, oneLine, PAPER, pinned } from './styleParts.ts'
import { ART_END_PX, CHECK_PX, ROW_PX } from './tableShape.ts'

const [ART_WIDTH = 0, ART_HEIGHT = 0] = size.artList
const ART_EDGE = (ROW_PX - ART_HEIGHT) / 2

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

const stroke = (angle: number, at: string, length: string) =>
  `linear-gradient(${angle}deg, transparent 42%, var(--mui-palette-accent-on) 42% 58%, transparent 58%) ${at} / ${length} no-repeat`
const HOVER = 'var(--mui-palette-surface-hover)'
const SELECTED = 'var(--mui-palette-surface-selected)'

/** The rows by class: a row is drawn in plain elements (design section 7). */
export const rowStyles = {
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
  // On the artwork's corner, where it moves no word.
  '& .held': {
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: ART_EDGE - 3,
    insetInlineStart: ART_END_PX - 13,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    border: `2px solid ${PAPER}`,
    boxSizing: 'border-box',
    color: 'var(--mui-palette-status-locked-on)',
    backgroundColor: 'var(--mui-palette-status-locked-bg)',
  },
  '& .held::before': { ...glyph(paths.lock), inlineSize: 10, blockSize: 10 },
  '& .held.mine': {
    color: 'var(--mui-palette-status-published-on)',
    backgroundColor: 'var(--mui-palette-status-published-bg)',
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
  '& .sponsored': {
    flex: 'none',
    alignSelf: 'center',
    paddingInline: 4,
    borderRadius: radius.control,
    fontSize: 10,
    lineHeight: '14px',
    letterSpacing: '0.04em',
    fontWeight: 'var(--marquee-weight-600)',
    color: 'var(--mui-palette-text-secondary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
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
