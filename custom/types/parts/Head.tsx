import { styled } from '@mui/material/styles'

/** Name and total over a list. */
export const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '14px 20px 6px',
  minBlockSize: 56,
  '& h1': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 'var(--marquee-weight-700)' },
  '& .count': { fontSize: 15, color: 'var(--mui-palette-text-tertiary)', fontVariantNumeric: 'tabular-nums' },
})
