import { focusRing } from '../../theme/focusRing.ts'
import { BOX_PX, box, CHECK_PX, oneLine, PAPER, pinned } from '../styleParts.ts'

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
    gridTemplateRows: 'var(--table-row)',
    alignItems: 'center',
    blockSize: 'var(--table-row)',
    contain: 'strict',
    outline: 'none',
    background: PAPER,
    borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  },
  '&[data-opens] .row': { cursor: 'pointer' },
  // Named for both: an inherited ground would make each change of it a change of every cell.
  '& .row:hover, & .row:hover > :is(.lead, .rowMenu)': { background: HOVER },
  '& .row[aria-selected=true], & .row[aria-selected=true] > :is(.lead, .rowMenu)': { background: SELECTED },
  // Over the cells, since the first has a ground of its own.
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
  '& .figures': { fontVariantNumeric: 'tabular-nums' },
  '& .lead': {
    ...pinned,
    insetInlineStart: 0,
    alignSelf: 'stretch',
    display: 'grid',
    alignContent: 'center',
  },
  '&[aria-multiselectable] .lead': { paddingInlineStart: CHECK_PX + 8 },
  // The checkbox; what it says is the row's aria-selected.
  '&[aria-multiselectable] .row > .lead::after': {
    content: '""',
    ...box,
    position: 'absolute',
    insetBlockStart: `calc((var(--table-row) - ${BOX_PX}px) / 2)`,
    insetInlineStart: (CHECK_PX - BOX_PX) / 2,
  },
  '&[aria-multiselectable] .row[aria-selected=true] > .lead::after': {
    borderColor: 'var(--mui-palette-accent-main)',
    // The tick in two strokes: a mask would lay the row out anew.
    background: `${stroke(45, '2px 7px', '4px 4px')}, ${stroke(135, '4px 3px', '8px 8px')}, var(--mui-palette-accent-main)`,
  },
  '& .name': {
    display: 'block',
    fontWeight: 'var(--marquee-weight-600)',
    lineHeight: '20px',
    color: 'var(--mui-palette-text-primary)',
    textDecoration: 'none',
    ...oneLine,
  },
  // Close to it: the row ends two pixels above.
  '& .name:focus-visible': { outlineOffset: 0 },
  '& .under': { fontSize: 11, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)', ...oneLine },
  '& .quiet': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
  '& .rowMenu': { ...pinned, insetInlineEnd: 0, alignSelf: 'stretch', display: 'grid', placeContent: 'center' },
} as const
