import { styled } from '@mui/material/styles'

/** The facets of a lens in a row. */
export const LensRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  // Long words take a second line instead of standing on one another.
  flexWrap: 'wrap',
  gap: 2,
  minBlockSize: 44,
  '& .lens': {
    flex: 'none',
    blockSize: 28,
    paddingInline: 7,
    gap: 5,
    fontSize: 12,
    whiteSpace: 'nowrap',
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    '&:hover, &[aria-expanded=true]': { backgroundColor: 'var(--mui-palette-surface-hover)' },
    color: 'var(--mui-palette-text-primary)',
    '& svg': { color: 'var(--mui-palette-text-tertiary)' },
    '& .value': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .spring': { flex: 1 },
  '& [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
  '& button:disabled': { opacity: 0.5 },
})
