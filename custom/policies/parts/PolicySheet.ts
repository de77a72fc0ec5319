import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

export const RulesHead = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minBlockSize: 52,
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& .quiet': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  '& .gap': { flex: 1 },
}))

/** One rule: a head of 40 px, its rows, and at its foot what it says. */
export const RuleBox = styled('li')(({ theme }) => ({
  position: 'relative',
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
  paddingInline: '4px 8px',
  '& + li': { marginBlockStart: 6 },
  '&[data-off]': { color: theme.vars.palette.text.tertiary },
  '&[data-landing=before]': { boxShadow: 'inset 0 2px 0 var(--mui-palette-accent-main)' },
  '&[data-landing=after]': { boxShadow: 'inset 0 -2px 0 var(--mui-palette-accent-main)' },
  '&[data-carried]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-accent-main)' },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minBlockSize: 40 },
  '& .no': { inlineSize: 16, textAlign: 'center', fontWeight: 700, color: theme.vars.palette.text.tertiary },
  '& .say': { flex: 1, minInlineSize: 160, overflowWrap: 'anywhere' },
  '& .quiet': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  '& .gap': { flex: 1 },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minBlockSize: 32,
    padding: '0 0 4px 24px',
    ...theme.typography.meta,
    color: theme.vars.palette.text.secondary,
  },
  '& .foot > .say': { minInlineSize: 200 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}))

export const Grip = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'var(--mui-palette-text-tertiary)',
  cursor: 'grab',
  '&:focus-visible': focusRing('inside'),
})

/** One row of a rule: grip, joint, attribute, operator, value and what can be done with it. */
export const RowLine = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 40px minmax(120px,208px) minmax(96px,172px) minmax(120px,1fr) auto',
  alignItems: 'center',
  gap: '2px 8px',
  padding: '2px 0 2px 16px',
  '&[data-off] .f-input': { color: theme.vars.palette.text.tertiary },
  '&[data-landing=before]': { boxShadow: 'inset 0 2px 0 var(--mui-palette-accent-main)' },
  '&[data-landing=after]': { boxShadow: 'inset 0 -2px 0 var(--mui-palette-accent-main)' },
  '&[data-carried]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-accent-main)' },
  '& .join': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  '& .said': { gridColumn: '3 / -1' },
}))

export const RuleList = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 })

/** What stands below all rules: the answer where none matches. */
export const Otherwise = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  margin: '6px 0 0',
  padding: '4px 12px 4px 28px',
  borderRadius: 6,
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-line-hair)',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

/** Rules and rows lie below each other, and are moved with Alt held down. */
export const KEYS = { axis: 'vertical', modifier: 'alt' } as const
