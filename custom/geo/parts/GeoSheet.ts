import { styled } from '@mui/material/styles'

/** A page of ranges: what is typed on the left, the test of an address beside it where there is room. */
export const GeoSheet = styled('div')(({ theme }) => ({
  blockSize: '100%',
  overflow: 'auto',
  background: 'var(--mui-palette-background-paper)',
  '& .columns': {
    display: 'grid',
    gap: 40,
    gridTemplateColumns: 'minmax(0,640px) minmax(240px,360px)',
    alignItems: 'start',
    padding: '8px 20px 48px',
  },
  '& form': { display: 'grid', gap: 16 },
  '& .two': { display: 'grid', gridTemplateColumns: 'minmax(0,3fr) minmax(0,2fr)', gap: 12 },
  '& h2': { ...theme.typography.subtitle2, margin: '0 0 8px' },
  '& .said': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', minBlockSize: 24, margin: 0 },
  '& .error': { color: 'var(--mui-palette-status-error-on)' },
  '& .warning': { color: 'var(--mui-palette-status-warning-on)' },
  '& .good': { color: 'var(--mui-palette-status-published-on)' },
  '& .quiet': { ...theme.typography.meta, color: 'var(--mui-palette-text-tertiary)' },
  '& .overlaps': { listStyle: 'none', margin: 0, padding: 0, display: 'grid' },
  '& .overlaps li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 36,
    borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  },
  '& .overlaps li > :last-child:is(span.acts)': { marginInlineStart: 'auto', display: 'flex', gap: 4 },
  [theme.breakpoints.down('lg')]: { '& .columns': { gridTemplateColumns: 'minmax(0,1fr)' } },
}))
