import { styled } from '@mui/material/styles'

/** A question beside a drop: what it is about, what can be done, each with what it comes to. */
export const Question = styled('div')({
  fontSize: 12,
  lineHeight: '18px',
  '& h3': { margin: '0 0 4px', fontSize: 13, fontWeight: 600, lineHeight: '18px' },
  '& p': { margin: '0 0 8px', color: 'var(--mui-palette-text-secondary)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 },
  '& .offer': {
    display: 'block',
    inlineSize: '100%',
    padding: '6px 10px',
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    textAlign: 'start',
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-hover)',
    cursor: 'pointer',
    '& b': { display: 'block', fontWeight: 600 },
    '& small': { fontSize: 11, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)' },
    '& small[data-tone]': { color: 'var(--mui-palette-status-warning-on)' },
    '&:hover, &:focus-visible': { backgroundColor: 'var(--mui-palette-surface-pressed)' },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  },
  '& .acts': { display: 'flex', justifyContent: 'flex-end', gap: 8, marginBlockStart: 10 },
})
