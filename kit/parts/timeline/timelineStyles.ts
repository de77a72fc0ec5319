import { styled } from '@mui/material/styles'
import { focusRing } from '../theme/focusRing.ts'
import { cardStyles } from './cardStyles.ts'

const palette = (name: string) => `var(--mui-palette-${name})`
const PAPER = palette('background-paper')
const small = { fontSize: 11, fontWeight: 500, lineHeight: '20px', whiteSpace: 'nowrap' } as const
/** About what the badge of the time now takes: it stands whole on either side of its instant. */
const NOW_PX = 46
const hatch = (angle: number, color: string, line: number, gap: number) =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 ${line}px, transparent ${line}px ${gap}px)`

const rulers = {
  '& .rulers': {
    position: 'sticky',
    top: 0,
    zIndex: 5,
    width: 'max-content',
    minWidth: '100%',
    backgroundColor: PAPER,
  },
  '& .ruler': { display: 'flex', height: 'var(--ruler)', position: 'relative' },
  '& .zone': {
    ...small,
    position: 'sticky',
    left: 0,
    zIndex: 2,
    flex: 'none',
    boxSizing: 'border-box',
    width: 'var(--head)',
    paddingInlineEnd: 12,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    color: palette('text-tertiary'),
    backgroundColor: PAPER,
  },
  '& .zone > span': { flex: 'none' },
  '& .zone > span:first-of-type': {
    flex: '0 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .ticks': { ...small, position: 'relative', flex: 'none', width: 'var(--width)', color: palette('text-secondary') },
  '& .ruler.other .ticks': { color: palette('text-tertiary') },
  '& .ticks > span': { position: 'absolute', top: 0 },
  '& .ticks > [data-midnight]': { fontWeight: 700, color: palette('text-primary') },
  '& .ticks em': { fontStyle: 'normal', fontWeight: 700, marginInlineStart: 4, color: palette('accent-text') },
  // Months and years stay in view as long as one of their days is.
  '& .ticks > .period': { position: 'absolute', top: 0, height: '100%', fontStyle: 'normal' },
  '& .period > b': {
    position: 'sticky',
    left: 'calc(var(--head) + 6px)',
    paddingInline: 6,
    fontWeight: 600,
    color: palette('text-tertiary'),
  },
  '& .ticks > [data-form]': {
    boxSizing: 'border-box',
    overflow: 'hidden',
    paddingInlineStart: 6,
    color: palette('text-tertiary'),
    '& em': { fontWeight: 500, marginInlineStart: 0, color: palette('text-tertiary') },
    '& b': { fontWeight: 600, color: palette('text-primary') },
  },
  '& .ticks > [data-form=number], & .ticks > [data-form=letter]': { paddingInlineStart: 0, textAlign: 'center' },
  '& .ticks > [data-weekend] b': { fontWeight: 500, color: palette('text-tertiary') },
  '& .ticks > [data-today]': { '& em, & b': { fontWeight: 700, color: palette('accent-text') } },
  // At an edge of the view the badge stays whole, beside its instant, as far as its room goes.
  '& .ticks > .nowRoom': {
    position: 'absolute',
    top: 0,
    width: 2 * NOW_PX,
    marginInlineStart: -NOW_PX,
    display: 'flex',
    justifyContent: 'center',
    fontStyle: 'normal',
    pointerEvents: 'none',
  },
  '& .nowRoom > .now': {
    position: 'sticky',
    left: 'var(--head)',
    right: 0,
    paddingInline: 6,
    fontWeight: 700,
    borderRadius: '0 0 3px 3px',
    color: palette('accent-on'),
    backgroundColor: palette('accent-main'),
  },
  '& .ruler:first-of-type .now': { borderRadius: '3px 3px 0 0' },
  '& .ruler:only-of-type .now': { borderRadius: 3 },
  '& .repeated': {
    position: 'absolute',
    left: 'var(--head)',
    top: 0,
    bottom: 0,
    backgroundColor: palette('surface-selected'),
  },
} as const

const lanes = {
  '& .rows': { position: 'relative', marginTop: 4, width: 'calc(var(--head) + var(--width))' },
  '& .rows > .row': { position: 'absolute', left: 0, display: 'flex', height: 'var(--lane)' },
  '& .row > .head': {
    position: 'sticky',
    left: 0,
    zIndex: 4,
    flex: 'none',
    boxSizing: 'border-box',
    width: 'var(--head)',
    paddingInlineEnd: 12,
    overflow: 'hidden',
    backgroundColor: PAPER,
  },
  // The colour of the page covers what passes in the gap between two heads.
  '& .rows > .heads': {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    width: 'var(--head)',
    height: '100%',
    backgroundColor: PAPER,
  },
  '& .row > .lane': {
    position: 'relative',
    flex: 'none',
    contain: 'strict',
    width: 'var(--width)',
    height: 'var(--lane)',
    borderRadius: 4,
    backgroundColor: palette('background-raised'),
    backgroundRepeat: 'no-repeat',
  },
  // What is drawn over the lanes passes beneath their heads.
  '& .rows > .over': { position: 'absolute', left: 'var(--head)', top: 0, zIndex: 2, pointerEvents: 'none' },
  '& .rows > .now-line': {
    position: 'absolute',
    left: 'var(--head)',
    top: -4,
    bottom: 0,
    zIndex: 2,
    width: 1,
    opacity: 0.45,
    pointerEvents: 'none',
    backgroundColor: palette('accent-main'),
  },
} as const

const cells = {
  '& .lane > .cell': { position: 'absolute', top: 2, bottom: 'var(--beneath, 2px)', borderRadius: 3, overflow: 'clip' },
  '& .lane > .cell[data-bare]': { overflow: 'visible', '& > .card': { paddingInline: 0, overflow: 'visible' } },
  // What is chosen lies over whatever runs at the very same time.
  '& .lane > .cell[aria-selected=true]': { zIndex: 1 },
  '& .lane > .cell:focus-visible': { ...focusRing('inside'), zIndex: 4 },
  '& .lane > .cell.empty': {
    ...small,
    insetInline: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingInline: 8,
    color: palette('text-tertiary'),
    backgroundColor: PAPER,
    boxShadow: `inset 0 0 0 1px ${palette('line-edge')}`,
    // A lane is as wide as its days: what it says stays in view.
    '& > *': { position: 'sticky', insetInlineStart: 'calc(var(--head) + 8px)' },
  },
  // In the shape of what comes.
  '& .lane > .cell.loading': {
    insetInline: 1,
    backgroundImage: `repeating-linear-gradient(90deg, ${palette('surface-hover')} 0 118px, transparent 118px 122px)`,
  },
  '& .lane > .cell.run': { cursor: 'zoom-in' },
  '& .lane > .runs': {
    position: 'absolute',
    top: 2,
    height: 'calc(100% - 2px - var(--beneath, 2px))',
    pointerEvents: 'none',
  },
  '& .lane > .overlap': {
    position: 'absolute',
    top: 2,
    bottom: 'var(--beneath, 2px)',
    zIndex: 3,
    pointerEvents: 'none',
    backgroundImage: hatch(45, palette('status-error-solid'), 2, 6),
    boxShadow: `inset 1px 0 0 ${palette('status-error-solid')}, inset -1px 0 0 ${palette('status-error-solid')}`,
  },
} as const

/** What a timeline stands and scrolls in; it keeps its direction from right to left too (looks section 7). */
export const TimelineFrame = styled('div')({
  '--ruler': '20px',
  '--foot-veil': `linear-gradient(color-mix(in srgb, ${PAPER} 45%, transparent) 0 0)`,
  direction: 'ltr',
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  // However wide two weeks are, they do not widen the place of the timeline.
  contain: 'inline-size layout',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  ...rulers,
  ...lanes,
  ...cells,
  ...cardStyles,
})
