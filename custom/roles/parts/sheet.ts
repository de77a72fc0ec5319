import { styled } from '@mui/material/styles'

/** The page: its head, then the list and what belongs to the chosen line; each scrolls by itself. */
export const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  gridTemplateColumns: '272px minmax(0,1fr)',
  gridTemplateRows: 'auto minmax(0,1fr)',
  '& > header': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '14px 20px 6px',
    minBlockSize: 56,
    '& h1': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 'var(--marquee-weight-700)' },
  },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '232px minmax(0,1fr)' },
}))

export const Side = styled('section')(({ theme: { vars, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '& > .head': {
    flex: 'none',
    display: 'grid',
    gap: 8,
    padding: '2px 20px 10px',
  },
  '& .line': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '6px 12px', minBlockSize: 28 },
  '& h2': { ...typography.subtitle1, margin: 0 },
  '& code': { ...typography.meta, color: vars.palette.text.tertiary },
  '& .space': { flex: 1 },
  '& .quiet': { ...typography.meta, color: vars.palette.text.secondary },
  '& label.choice': { ...typography.meta, display: 'flex', alignItems: 'center', gap: 8 },
  '& .sum': { ...typography.meta, display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .sum[data-mark=more]': { color: vars.palette.status.published.on },
  '& .sum[data-mark=less]': { color: vars.palette.status.error.on },
  '& > .scroll': { flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 20px 16px' },
  '& > .scroll > p': { ...typography.body2, color: vars.palette.text.secondary },
}))
