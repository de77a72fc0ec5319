import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

const hidden = (...columns: string[]) => ({ [columns.map((one) => `& .${one}`).join(', ')]: { display: 'none' } })
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Scrolls by itself; columns give way to the room that the opened job leaves. */
export const TableRoom = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  containerType: 'inline-size',
})

export const Table = styled('table')(({ theme: { vars, typography } }) => ({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...typography.body2,
  '&[data-stale=true] tbody': { opacity: 0.6 },
  '& th': {
    ...typography.label,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    blockSize: 32,
    paddingInline: 8,
    textAlign: 'start',
    color: vars.palette.text.tertiary,
    background: vars.palette.background.paper,
    boxShadow: `inset 0 -1px 0 ${vars.palette.line.hair}`,
    ...oneLine,
  },
  '& td': { blockSize: 44, paddingInline: 8, borderBlockEnd: `1px solid ${vars.palette.line.hair}`, ...oneLine },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 20 },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover': { background: vars.palette.surface.hover },
  '& tbody tr[data-open=true]': { background: vars.palette.surface.selected },
  '& tbody tr:has(a:focus-visible)': { ...focusRing('inside') },
  '& .state': { inlineSize: 150 },
  '& .progress': { inlineSize: 200 },
  '& .by': { inlineSize: 150 },
  '& .started': { inlineSize: 168 },
  '& .took': { inlineSize: 110, textAlign: 'end', paddingInlineEnd: 20 },
  '& td.quiet, & .bar > .quiet': {
    ...typography.meta,
    color: vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .bar': { display: 'grid', gridTemplateColumns: '1fr minmax(64px, max-content)', gap: 10, alignItems: 'center' },
  '& .bar > .quiet': { textAlign: 'end' },
  '& .name': { display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 },
  '& .name > svg': { color: vars.palette.text.secondary },
  '& .words': { display: 'grid', minInlineSize: 0 },
  '& .words > a': {
    ...oneLine,
    color: vars.palette.text.primary,
    fontWeight: 'var(--marquee-weight-600)',
    textDecoration: 'none',
    outline: 0,
  },
  '& .below': { ...oneLine, fontSize: 11, lineHeight: '16px', color: vars.palette.text.tertiary },
  '@container (max-width: 860px)': {
    ...hidden('took', 'by'),
    '& .progress': { inlineSize: 160 },
    '& .started': { inlineSize: 164 },
  },
  '@container (max-width: 640px)': hidden('progress'),
  '@container (max-width: 460px)': hidden('started'),
}))
