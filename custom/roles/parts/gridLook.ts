import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

/** Space for the names of actions, which stand upright over narrow columns, in px. */
const HEAD = 112

/** The grid: names of rows at the start, thirteen narrow columns, a line where a group of actions begins. */
export const Grid = styled('table')(({ theme: { vars, typography } }) => ({
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
  maxInlineSize: 940,
  minInlineSize: 620,
  tableLayout: 'fixed',
  ...typography.body2,
  '& thead td': {
    inlineSize: 220,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    background: vars.palette.background.paper,
  },
  '& thead th': {
    ...typography.label,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    blockSize: HEAD,
    padding: 0,
    verticalAlign: 'bottom',
    background: vars.palette.background.paper,
    borderBlockEnd: `1px solid ${vars.palette.line.hair}`,
    color: vars.palette.text.secondary,
  },
  '& thead button': {
    all: 'unset',
    boxSizing: 'border-box',
    // Written from top to bottom, its lines run across the column.
    inlineSize: HEAD,
    blockSize: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    marginInline: 'auto',
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    paddingBlock: 8,
    cursor: 'pointer',
  },
  // Chinese is written from top to bottom as it stands; turned, its letters would stand on their heads.
  '& thead button:lang(zh)': { transform: 'none', justifyContent: 'flex-end' },
  '& thead button:hover': { color: vars.palette.text.primary },
  '& thead [aria-pressed=true]': { color: vars.palette.accent.text, fontWeight: 'var(--marquee-weight-700)' },
  '& tbody th': {
    textAlign: 'start',
    padding: '3px 8px',
    fontWeight: 'var(--marquee-weight-500)',
    borderStartStartRadius: 4,
    borderEndStartRadius: 4,
  },
  '& tbody th code': {
    display: 'block',
    ...typography.caption,
    color: vars.palette.text.tertiary,
  },
  '& tbody tr:hover > *': { background: vars.palette.surface.hover },
  '& .group th': {
    ...typography.label,
    inlineSize: 'auto',
    padding: '12px 8px 4px',
    color: vars.palette.text.tertiary,
  },
  '& tbody .group:hover > *': { background: 'none' },
  '& td': {
    minInlineSize: 30,
    blockSize: 38,
    padding: 0,
    textAlign: 'center',
    color: vars.palette.text.disabled,
  },
  '& .starts': { borderInlineStart: `1px solid ${vars.palette.line.hair}` },
  '& td[data-column=true]': { background: vars.palette.surface.hover },
  '& td:focus-visible': focusRing('inside'),
  '& tbody td[data-chosen=true]': { background: vars.palette.surface.selected },
  '& td span': { display: 'inline-grid', placeItems: 'center', inlineSize: 22, blockSize: 22, borderRadius: 4 },
  '& [data-mark=has]': { color: vars.palette.text.primary, background: vars.palette.surface.pressed },
  '& [data-mark=both]': { color: vars.palette.text.tertiary },
  '& [data-mark=more]': {
    color: vars.palette.status.published.on,
    background: vars.palette.status.published.bg,
  },
  '& [data-mark=less]': { color: vars.palette.status.error.on, background: vars.palette.status.error.bg },
}))
