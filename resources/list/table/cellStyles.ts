import { paths } from '#kit/parts/icons/paths.ts'
import { statusLook } from '#kit/parts/status/statusLook.ts'
import { glyph, maskOf, oneLine, ROW_PX } from '#kit/parts/table/styleParts.ts'
import { radius, size } from '#kit/parts/theme/tokens.ts'
import { ART_END_PX, ART_START_PX } from './artworkPlace.ts'

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

/** Cells of titles by class, beside what every table has (`TableFrame`). */
export const cellStyles = {
  '& .dots': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    cursor: 'pointer',
    color: 'var(--mui-palette-text-secondary)',
    '&::before': { ...glyph(paths.more), inlineSize: 16, blockSize: 16 },
    '&:hover, &[aria-expanded=true]': { background: 'var(--mui-palette-surface-pressed)' },
  },
  '&[aria-multiselectable] .title': {
    display: 'block',
    paddingInlineStart: ART_END_PX + 16,
    paddingBlockStart: 1,
  },
  '&[aria-multiselectable] .plain': { paddingInlineStart: ART_START_PX },
  '& .plain .held': { position: 'static', float: 'inline-start', marginInlineEnd: 8 },
  '& .art, & .title[data-initials]::before': {
    position: 'absolute',
    insetBlockStart: ART_EDGE,
    insetInlineStart: ART_START_PX,
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
    border: '2px solid var(--mui-palette-background-paper)',
    boxSizing: 'border-box',
    color: 'var(--mui-palette-status-locked-on)',
    backgroundColor: 'var(--mui-palette-status-locked-bg)',
  },
  '& .held::before': { ...glyph(paths.lock), inlineSize: 10, blockSize: 10 },
  '& .held.mine': {
    color: 'var(--mui-palette-status-published-on)',
    backgroundColor: 'var(--mui-palette-status-published-bg)',
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
  '& .OFF': { color: 'var(--mui-palette-text-secondary)' },
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
  '& .chip.flagged': {
    color: 'var(--mui-palette-status-warning-on)',
    backgroundColor: 'var(--mui-palette-status-warning-bg)',
  },
  '& .chip.flagged::before': glyph(paths.triangle),
  '& .chip.flagged .word': oneLine,
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
