import type { CSSObject } from '@mui/material/styles'

const palette = (name: string) => `var(--mui-palette-${name})`
const edge = (width: number, name: string) => `inset 0 0 0 ${width}px ${palette(name)}`
const CARD_EDGE = `color-mix(in srgb, ${palette('line-edge')} 70%, ${palette('line-outline')})`

/** Within the edge of the card. */
const FOOT_SIZE = 'calc(100% - 2px) 5px'
const FOOT_PLACE = '1px calc(100% - 1px)'

/**
 * The looks of `TimelineCard` and `TimelineGap`, as one sheet of the frame: hundreds of cards come and go while one
 * scrolls, and none of them has styles of its own to work out.
 */
export const cardStyles: CSSObject = {
  '& .card': {
    // Not positioned, since each positioned element is laid out in a turn of its own; its marks stand in the cell.
    boxSizing: 'border-box',
    height: '100%',
    borderRadius: 3,
    padding: '5px 8px 0',
    backgroundColor: palette('surface-well'),
    boxShadow: `inset 0 0 0 1px ${CARD_EDGE}`,
    '&[data-narrow]': { paddingInline: 4 },
    '& .words': { display: 'block' },
    '& .words[data-artwork]': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 8 },
    '& .words[data-artwork] > .k-image': { gridRow: '1 / span 2', alignSelf: 'center' },
    '&[data-hatched] .words': {
      boxSizing: 'border-box',
      width: 'fit-content',
      position: 'relative',
      zIndex: 4,
      paddingInline: 4,
      marginInline: -4,
      maxWidth: 'calc(100% + 8px)',
      borderRadius: 2,
      backgroundColor: palette('background-raised'),
    },
    '& b': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 12,
      fontWeight: 'var(--marquee-weight-600, 600)',
      lineHeight: '16px',
      color: palette('text-primary'),
    },
    '& b:lang(ta)': { fontSize: 11.5, lineHeight: '18px', marginBlockStart: -2 },
    '& b[data-two]': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      whiteSpace: 'normal',
      // A word is cut at its end by an ellipsis, never broken into two.
      overflowWrap: 'normal',
      wordBreak: 'keep-all',
    },
    '& b[data-two]:lang(ta)': { fontSize: 11, lineHeight: '16px' },
    '&[data-brief]': { paddingInline: 0 },
    '&[data-brief]::before': {
      content: 'attr(data-brief) / ""',
      display: 'block',
      fontSize: 11,
      fontWeight: 'var(--marquee-weight-600, 600)',
      lineHeight: '16px',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      color: palette('text-secondary'),
    },
    '& small': {
      display: 'flex',
      alignItems: 'center',
      gap: 5,
      minWidth: 0,
      fontSize: 11,
      fontWeight: 500,
      lineHeight: '14px',
      whiteSpace: 'nowrap',
      color: palette('text-tertiary'),
    },
    '& small > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& em': {
      flex: 'none',
      padding: '0 3px',
      borderRadius: 2,
      fontStyle: 'normal',
      fontWeight: 600,
      lineHeight: '13px',
      color: palette('text-secondary'),
      boxShadow: edge(1, 'line-outline'),
    },
    '& .marks': {
      position: 'absolute',
      top: 5,
      insetInlineEnd: 8,
      display: 'flex',
      gap: 4,
      lineHeight: 0,
      color: palette('text-secondary'),
    },
    '& .marks [data-tone=expired]': { color: palette('status-expired-solid') },
    '& .marks [data-tone=warning]': { color: palette('status-warning-solid') },
    '& .marks [data-tone=error]': { color: palette('status-error-solid') },
    '&[data-phase=past]': {
      backgroundColor: palette('background-paper'),
      boxShadow: edge(1, 'line-hair'),
      '& b': { color: palette('text-secondary') },
      '& em': { color: palette('text-tertiary'), boxShadow: edge(1, 'line-edge') },
    },
    '&[data-phase=now]': {
      '--played-fill': `linear-gradient(90deg, ${palette('accent-soft')} var(--played), transparent var(--played))`,
      backgroundImage: 'var(--played-fill)',
      boxShadow: edge(1.5, 'accent-main'),
    },
    '&[data-foot]': {
      backgroundRepeat: 'no-repeat',
      backgroundSize: FOOT_SIZE,
      backgroundPosition: FOOT_PLACE,
      '&[data-phase=now]': { backgroundSize: `${FOOT_SIZE}, 100% 100%`, backgroundPosition: `${FOOT_PLACE}, 0 0` },
    },
    '&[data-tone=expired]': { boxShadow: edge(1, 'status-expired-solid') },
    '&[data-tone=expired] small': { color: palette('status-expired-on') },
    '&[data-tone=draft]': { backgroundColor: palette('status-draft-bg'), boxShadow: edge(1, 'status-draft-solid') },
    '&[data-tone=draft] small': { color: palette('status-draft-on') },
    '&[data-tone=warning]': { boxShadow: edge(1, 'status-warning-solid') },
    '&[data-tone=warning] small': { color: palette('status-warning-on') },
    '&[data-tone=error]': { boxShadow: edge(1, 'status-error-solid') },
    '&[data-tone=error] small': { color: palette('status-error-on') },
    '&[data-blank]': {
      backgroundColor: palette('background-paper'),
      boxShadow: edge(1, 'line-hair'),
      '& b': { fontWeight: 500, color: palette('text-secondary') },
    },
    '& b > span': { marginInlineEnd: 6, verticalAlign: -1 },
    // By colours that are read, not by opacity: its words keep their contrast.
    '&[data-dimmed]': {
      backgroundColor: palette('background-paper'),
      backgroundImage: 'none',
      boxShadow: edge(1, 'line-hair'),
      '& b': { fontWeight: 400, color: palette('text-tertiary') },
      '& small, & em, & .marks i': { color: palette('text-tertiary') },
      '& em': { boxShadow: edge(1, 'line-hair') },
    },
    '&[data-selected]': { backgroundColor: palette('accent-soft'), boxShadow: edge(2, 'accent-main') },
    '&[data-phase=now], &[data-selected]': {
      '& small': { color: palette('accent-onSoft') },
      '& em': { color: 'inherit', boxShadow: 'inset 0 0 0 1px currentColor' },
    },
  },
  '& .gap': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 3,
    fontSize: 11,
    fontWeight: 600,
    lineHeight: '16px',
    color: palette('status-warning-on'),
    backgroundImage: `repeating-linear-gradient(135deg, ${palette('status-warning-bg')} 0 5px, transparent 5px 10px)`,
    boxShadow: edge(1, 'status-warning-solid'),
    '& span': {
      maxWidth: '100%',
      padding: '0 4px',
      boxSizing: 'border-box',
      borderRadius: 2,
      textAlign: 'center',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      backgroundColor: palette('background-raised'),
    },
    '&:lang(ta)': { fontSize: 10.5, lineHeight: '15px' },
    // Its middle may lie far out of view.
    '&[data-long]': { placeItems: 'center start', paddingInlineStart: 8 },
    '&[data-dead]': {
      color: palette('status-error-on'),
      backgroundImage: `repeating-linear-gradient(135deg, ${palette('status-error-bg')} 0 5px, transparent 5px 10px)`,
      boxShadow: edge(1, 'status-error-solid'),
    },
    '&[data-blank]': {
      fontWeight: 500,
      color: palette('text-tertiary'),
      backgroundColor: palette('background-paper'),
      backgroundImage: 'none',
      boxShadow: edge(1, 'line-edge'),
      '& span': { backgroundColor: 'transparent' },
    },
  },
  // The focus of the keyboard never reads as on now or as chosen: a raised fill and a second, dark ring.
  '& .cell:focus-visible > .card': {
    backgroundColor: palette('surface-pressed'),
    '--played-fill': 'none',
    backgroundImage: 'none',
    boxShadow: edge(4, 'surface-ground'),
    '& small': { color: palette('text-secondary') },
  },
  '& .cell:focus-visible > .gap': { boxShadow: edge(4, 'surface-ground') },
}
