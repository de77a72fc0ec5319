import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { LINE_PX } from '../tree/useTreeWindow.ts'

/** The scrolling box of the order; lines stand at their places in a sheet as high as all of them. */
export const SortBox = styled('div')(({ theme }) => ({
  overflow: 'auto',
  blockSize: 'max(220px, min(480px, calc(100vh - 400px)))',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.surface.well,
}))

export const SortSheet = styled('div')({ position: 'relative' })

export const SortLineBox = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  boxSizing: 'border-box',
  blockSize: LINE_PX,
  display: 'grid',
  gridTemplateColumns: '24px 48px minmax(56px, auto) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 8,
  paddingInline: 8,
  borderBlockEnd: `1px solid ${theme.vars.palette.line.hair}`,
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&:has(.grip:focus-visible)': { backgroundColor: theme.vars.palette.surface.selected },
  '&[data-carried]': { opacity: 0.6 },
  '&[data-half=before]': { boxShadow: `inset 0 2px 0 ${theme.vars.palette.accent.main}` },
  '&[data-half=after]': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.accent.main}` },
  '& button': {
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    '&:focus-visible': focusRing('inside'),
  },
  '& .grip': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: 24,
    blockSize: 28,
    padding: 0,
    cursor: 'grab',
    color: theme.vars.palette.text.tertiary,
  },
  '& .number': {
    ...theme.typography.body2,
    blockSize: 28,
    padding: '2px 6px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
  '& button.number:hover': { backgroundColor: theme.vars.palette.surface.pressed },
  '& input.number': {
    boxSizing: 'border-box',
    inlineSize: 48,
    border: 0,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.accent.main}`,
    outline: 'none',
  },
  '& .was': { ...theme.typography.meta, color: theme.vars.palette.status.warning.on, whiteSpace: 'nowrap' },
  '& .title': {
    ...theme.typography.body2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .date': { ...theme.typography.meta, color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}))
