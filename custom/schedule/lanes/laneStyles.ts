import type { CSSObject, Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'

const palette = (name: string) => `var(--mui-palette-${name})`
const hatch = (angle: number, color: string, line: number, gap: number) =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 ${line}px, transparent ${line}px ${gap}px)`

/** What is past, as seen through a veil: an opacity of its own would have each card painted and laid over by itself. */
const VEIL = `linear-gradient(color-mix(in srgb, ${palette('background-raised')} 40%, transparent) 0 0)`
const pale = (color: string) => `color-mix(in srgb, ${color} 60%, ${palette('background-raised')})`
const PALE_EDGE = `color-mix(in srgb, ${palette('segmentEdge')} 60%, transparent)`

/** Colour, pattern and letter of each kind, as rules: no card of them has a style of its own to read. */
function kindStyles({ vars, palette: { segment } }: Theme): CSSObject {
  const kinds = Object.keys(segment) as SegmentKey[]
  const rules = kinds.map((kind) => {
    const { fill, on } = vars.palette.segment[kind]
    const { letter, pattern } = segment[kind]
    const image = segmentPattern(pattern, on)
    return {
      [`& .card.kind[data-kind=${kind}]`]: {
        color: on,
        backgroundColor: fill,
        ...(image && { backgroundImage: image }),
        '&[data-lettered]::before': { content: `"${letter}" / ""` },
        '&[data-phase=past]': { color: pale(on), backgroundImage: image ? `${VEIL}, ${image}` : VEIL },
      },
    }
  })
  return Object.assign({}, ...rules) as CSSObject
}

const cards = {
  '& .card.kind.kind': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    padding: 0,
    overflow: 'hidden',
    boxShadow: `inset 0 0 0 1px ${palette('segmentEdge')}`,
    '&[data-lettered]::before': { flex: 'none', fontSize: 11, fontWeight: 700, lineHeight: 1 },
    '& > span': { minInlineSize: 0 },
    '& b, & small': { color: 'inherit' },
    '&[data-phase=past]': { boxShadow: `inset 0 0 0 1px ${PALE_EDGE}` },
    '&[data-failing]': { boxShadow: `inset 0 0 0 2px ${palette('status-expired-solid')}` },
    '&[data-phase=now]': { boxShadow: `inset 0 0 0 1.5px ${palette('accent-main')}` },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${palette('accent-main')}` },
  },
  '& .card.stage[data-phase=past] > span:last-of-type': { opacity: 0.55 },
  '& .turn': {
    position: 'absolute',
    inset: 0,
    padding: '4px 7px 0',
    borderRadius: 3,
    border: `1px dotted ${palette('line-outline')}`,
    fontSize: 11,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    color: palette('text-tertiary'),
    '& b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 12, lineHeight: '16px' },
    '&[data-selected]': { borderColor: palette('accent-main') },
    '& .MuiButton-root': { position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 },
  },
  '& .cell[data-phase=past] > .gap': { opacity: 0.55 },
  '& .card small svg': { verticalAlign: -1 },
  // At the edge of the view only a part of it is seen, which its padding leaves.
  '& .stage-gap': { containerType: 'inline-size' },
  '& .stage-gap > div > *': {
    maxInlineSize: '100%',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .stage-gap > div > .short': { display: 'none' },
  '@container (max-width: 95px)': {
    '& .stage-gap > div > *': { display: 'none' },
    '& .stage-gap > div > .short': { display: 'block' },
  },
  '& .stage-gap > div': { display: 'grid', justifyItems: 'center', gap: 4, maxInlineSize: '100%' },
  '& .stage-gap[data-long] > div': { justifyItems: 'start' },
} as const

const beneath = {
  '& .lane > .blank': {
    position: 'absolute',
    insetBlock: 0,
    backgroundColor: palette('background-paper'),
    backgroundImage: hatch(135, palette('line-hair'), 1, 6),
  },
  '& .lane > .ghost': {
    position: 'absolute',
    insetBlockEnd: 2,
    blockSize: 'calc(var(--beneath, 13px) - 5px)',
    overflow: 'hidden',
    borderRadius: 2,
    border: `1px dashed ${palette('line-outline')}`,
    fontSize: 11,
    fontWeight: 500,
    lineHeight: '22px',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    color: palette('text-tertiary'),
    '& > span': { paddingInline: 8 },
  },
} as const

const dragging = {
  '& .over > *': { position: 'absolute', boxSizing: 'border-box' },
  '& .forbidden': {
    overflow: 'clip',
    padding: '3px 6px',
    fontSize: 11,
    fontWeight: 600,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    color: palette('status-error-on'),
    backgroundColor: `color-mix(in srgb, ${palette('status-error-bg')} 60%, transparent)`,
    backgroundImage: hatch(135, `color-mix(in srgb, ${palette('status-error-solid')} 30%, transparent)`, 1, 7),
    // A day is wider than the view: the reason stays in it.
    '& > span': {
      position: 'sticky',
      insetInlineStart: 'calc(var(--head) + 6px)',
      display: 'inline-block',
      padding: '0 4px',
      borderRadius: 2,
      backgroundColor: palette('background-raised'),
    },
  },
  '& .landing': {
    overflow: 'hidden',
    padding: '4px 7px',
    borderRadius: 3,
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    border: `1.5px dashed ${palette('accent-main')}`,
    backgroundColor: `color-mix(in srgb, ${palette('accent-soft')} 94%, transparent)`,
    '& small': { display: 'block', fontSize: 11, fontWeight: 500, lineHeight: '14px' },
    '&[data-kind=moves]': {
      borderColor: palette('status-draft-solid'),
      backgroundColor: `color-mix(in srgb, ${palette('status-draft-bg')} 94%, transparent)`,
    },
    '&[data-kind=goes]': {
      borderColor: palette('status-error-solid'),
      textDecoration: 'line-through',
      backgroundColor: `color-mix(in srgb, ${palette('status-error-bg')} 90%, transparent)`,
    },
    // It stands as a card that is chosen does; what is laid out stays as it is.
    '&[data-drop=landed]': { borderStyle: 'solid', backgroundColor: palette('accent-soft') },
    '&[data-drop=collides]': {
      borderColor: palette('status-warning-solid'),
      backgroundColor: `color-mix(in srgb, ${palette('status-warning-bg')} 94%, transparent)`,
    },
    '&[data-drop=forbidden]': {
      borderColor: palette('status-error-solid'),
      backgroundColor: `color-mix(in srgb, ${palette('status-error-bg')} 94%, transparent)`,
    },
  },
  '& .foresight': {
    zIndex: 2,
    inlineSize: 'max-content',
    maxInlineSize: 280,
    padding: '6px 10px',
    borderRadius: 4,
    fontSize: 12,
    lineHeight: '16px',
    whiteSpace: 'normal',
    color: palette('text-primary'),
    backgroundColor: palette('background-raised'),
    boxShadow: `0 0 0 1px ${palette('line-outline')}, var(--mui-shadows-4)`,
    '&:empty, & br': { display: 'none' },
    '& b': { display: 'block', fontWeight: 600 },
    '& small': { display: 'block', fontSize: 11, color: palette('text-secondary') },
    '& small[data-tone=warning]': { color: palette('status-warning-on') },
  },
  '& .clash': {
    zIndex: 1,
    backgroundImage: hatch(45, palette('status-error-solid'), 2, 6),
    boxShadow: `inset 1px 0 0 ${palette('status-error-solid')}, inset -1px 0 0 ${palette('status-error-solid')}`,
  },
} as const

/** What lanes of a schedule stand in: one sheet for all of their cards, which have no styles of their own to work out. */
export const LaneFrame = styled('div')(({ theme }) => ({
  '--strip-vod': palette('line-outline'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  userSelect: 'none',
  touchAction: 'pan-x pan-y',
  // By its class: what stands behind an edit gets another index, and would have its styles worked out anew.
  '& .cell': { cursor: 'default' },
  '& [data-trim]': { cursor: 'ew-resize' },
  '& > .carried': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 10,
    pointerEvents: 'none',
    willChange: 'transform',
    inlineSize: 'max-content',
    maxInlineSize: 260,
    padding: '4px 8px',
    whiteSpace: 'pre-line',
    borderRadius: 3,
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '16px',
    color: palette('text-primary'),
    backgroundColor: palette('background-raised'),
    boxShadow: `0 0 0 1px ${palette('accent-main')}, var(--mui-shadows-4)`,
  },
  '& > .band': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 9,
    pointerEvents: 'none',
    border: `1px solid ${palette('accent-main')}`,
    backgroundColor: `color-mix(in srgb, ${palette('accent-main')} 14%, transparent)`,
  },
  // The reader's offset is the same on every day but where clocks are changed; the heads of the days say where.
  '& .zone > span:last-of-type:not(:only-of-type)': { display: 'none' },
  ...kindStyles(theme),
  ...cards,
  ...beneath,
  ...dragging,
}))
