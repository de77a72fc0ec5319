import { styled } from '@mui/material/styles'
import { onRaised } from '#kit/parts/theme/raised.ts'

export const Panel = styled('aside')({
  ...onRaised,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: 'var(--mui-palette-background-raised)',
})
export const PanelHead = styled('header')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  flex: 'none',
  padding: '12px 8px 8px 16px',
  '& > .words': { flex: 1, minInlineSize: 0, paddingBlockStart: 4 },
  '& h2': { margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
  '& p': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-tertiary)' },
  '& > svg': { marginBlockStart: 6, color: 'var(--mui-palette-text-secondary)' },
})
export const PanelBody = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: '4px 16px 24px',
})
export const Part = styled('section')({
  minInlineSize: 0,
  '& > h3': {
    margin: '0 0 6px',
    fontSize: 12,
    lineHeight: '18px',
    fontWeight: 'var(--marquee-weight-600)',
    color: 'var(--mui-palette-text-tertiary)',
  },
})
export const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  overflowWrap: 'anywhere',
  '& > li': { display: 'flex', gap: 8 },
  '& > li > svg': { marginBlockStart: 3, color: 'var(--mui-palette-text-tertiary)' },
})
export const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } })
