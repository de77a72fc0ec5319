import { styled } from '@mui/material/styles'

/** Names of tabs in 136 px, fields beside them (looks: storefront-dark.png). */
export const Panel = styled('section')({
  flex: 1,
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: 0,
  background: 'var(--mui-palette-background-raised)',
})

export const Body = styled('div')({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: '8px 16px 16px',
  '& > header': { marginBlockEnd: 12 },
  '& h2': {
    margin: 0,
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 'var(--marquee-weight-700, 700)',
    overflowWrap: 'anywhere',
  },
  '& > header > p': {
    margin: 0,
    fontSize: 12,
    lineHeight: '18px',
    color: 'var(--mui-palette-text-tertiary)',
    overflowWrap: 'anywhere',
  },
  '& .fields': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '& .fields > .f-field[data-switch]': {
    gridTemplateColumns: 'minmax(88px, 1fr) minmax(0, max-content)',
    columnGap: 8,
    alignItems: 'center',
    '& > p, & > ul': { gridColumn: '1 / -1' },
  },
  '& .f-field > .MuiButton-root': { justifySelf: 'start' },
  '& .chip': {
    paddingInline: 6,
    borderRadius: 4,
    fontSize: 12,
    lineHeight: '18px',
    color: 'var(--mui-palette-status-warning-on)',
    background: 'var(--mui-palette-status-warning-bg)',
  },
  '& .notes': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    fontSize: 12,
    lineHeight: '18px',
    color: 'var(--mui-palette-status-warning-on)',
  },
  '& textarea.f-input': { resize: 'vertical' },
})
