import { styled } from '@mui/material/styles'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { size } from '#kit/parts/theme/tokens.ts'

/** The page of one type: bar, the document on the left, its live form on the right, the panel beside both. */
export const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  gridTemplateColumns: 'minmax(420px,5fr) minmax(0,6fr) auto',
  '&[data-side=json]': { gridTemplateColumns: 'minmax(0,6fr) minmax(0,5fr) auto' },
  '&[data-side=json] > aside': { inlineSize: 240 },
  gridTemplateRows: '64px auto minmax(0,1fr)',
  gridTemplateAreas: '"bar bar bar" "notes notes notes" "document form panel"',
  [theme.breakpoints.down('lg')]: {
    '&, &[data-side=json]': { gridTemplateColumns: 'minmax(380px,1fr) minmax(0,1fr)' },
    gridTemplateAreas: '"bar bar" "notes notes" "document form"',
  },
}))

/** A column of the page with its tabs on top; only what is below scrolls. */
export const Column = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  background: 'var(--mui-palette-background-paper)',
  '&.document': { gridArea: 'document', borderInlineEnd: '1px solid var(--mui-palette-line-hair)' },
  '&.form': { gridArea: 'form' },
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    minBlockSize: 48,
    paddingInline: 20,
    borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  },
  '& > .scroll': { flex: 1, minBlockSize: 0, overflow: 'auto', padding: '4px 20px 40px' },
})

export const Panel = styled('aside')({
  ...onRaised,
  gridArea: 'panel',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  inlineSize: size.sidePanel,
  background: 'var(--mui-palette-background-raised)',
  '& > .scroll': { flex: 1, minBlockSize: 0, overflow: 'auto', padding: '12px 16px 32px' },
})

/** A part of the guided side: a head of 40 px and its fields in a grid. */
export const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlockEnd: 16,
  '& > h2': {
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 40,
    margin: 0,
    position: 'sticky',
    insetBlockStart: -4,
    zIndex: 2,
    background: 'var(--mui-palette-background-paper)',
    '& span': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  },
  '& .two': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0,1fr))', gap: '10px 12px' },
  '& .three': { display: 'grid', gridTemplateColumns: 'minmax(0,5fr) minmax(0,4fr) minmax(0,4fr)', gap: '10px 12px' },
  '& .ticks': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px' },
  '& fieldset': { border: 0, margin: 0, padding: 0, minInlineSize: 0 },
  '& legend': { ...theme.typography.label, padding: 0, marginBlockEnd: 4, color: theme.vars.palette.text.secondary },
}))

/** Fields and problems are lines of a list, parted by hairlines. */
export const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderBlockEnd: '1px solid var(--mui-palette-line-hair)' },
  '& > li.open': { background: 'var(--mui-palette-surface-hover)', borderRadius: 6, borderBlockEnd: 0, marginBlock: 4 },
  '& .line': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 36, paddingInline: 8 },
  '& .name': { ...theme.typography.bodyStrong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  '& code': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary, overflowWrap: 'anywhere' },
  '& a': { color: 'var(--mui-palette-accent-text)' },
  '& .body': { display: 'grid', gap: 12, padding: '4px 8px 12px' },
}))
