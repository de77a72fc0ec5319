import { styled } from '@mui/material/styles'

/** The panel beside the grid: head, what scrolls, foot (looks section 10). */
export const Panel = styled('aside')(({ theme }) => ({
  flex: 'none',
  inlineSize: 352,
  [theme.breakpoints.down('lg')]: { inlineSize: 296 },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  backgroundColor: 'var(--mui-palette-background-raised)',
  '& > header': { display: 'flex', alignItems: 'flex-start', gap: 8, flex: 'none', padding: '16px 8px 12px 16px' },
  '& .words': { flex: 1, minInlineSize: 0 },
  '& h2': {
    margin: 0,
    fontSize: 15,
    fontWeight: 'var(--marquee-weight-700, 700)',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& header p': { margin: '2px 0 0', fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  '& .rest': { flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 16px 16px', scrollbarWidth: 'thin' },
  '& section': { marginBlockStart: 20 },
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: '0 0 6px',
    fontSize: 13,
    fontWeight: 'var(--marquee-weight-700, 700)',
    lineHeight: '20px',
  },
  '& h3 > small': {
    marginInlineStart: 'auto',
    fontSize: 12,
    fontWeight: 400,
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .quiet': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
}))
