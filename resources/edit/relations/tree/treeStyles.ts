import type { CSSObject, Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { LINE_PX } from './useTreeWindow.ts'

/** The scrolling box of the tree; lines stand at their places in a sheet as high as all of them. */
export const TreeBox = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxBlockSize: 'max(264px, calc(100vh - 440px))',
  marginInline: -8,
  borderRadius: theme.shape.borderRadius,
}))

export const TreeSheet = styled('div')({ position: 'relative' })

/** One line: grip, number, title over status, menu. Plain parts with names, since a tree may have hundreds. */
export const TreeLineBox = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  boxSizing: 'border-box',
  blockSize: LINE_PX,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingInlineEnd: 4,
  '& .noToggle': { flex: 'none', inlineSize: 20 },
  borderRadius: theme.shape.borderRadius,
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&:focus-visible': focusRing('inside'),
  '&[aria-current=true]': { backgroundColor: theme.vars.palette.surface.selected },
  '&[data-carried]': { opacity: 0.6 },
  '&[data-drop=into]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.accent.main}` },
  '&[data-drop=before]': { boxShadow: `inset 0 2px 0 ${theme.vars.palette.accent.main}` },
  '&[data-drop=after]': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.accent.main}` },
  ...toolStyles(theme),
  ...wordStyles(theme),
}))

/** Grip, toggle, number and menu of a line. */
function toolStyles(theme: Theme): CSSObject {
  return {
    '& .toggle, & .grip, & .tool': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      inlineSize: 20,
      blockSize: 24,
      padding: 0,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: theme.vars.palette.text.tertiary,
      '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.pressed },
    },
    '& .grip': { inlineSize: 16, marginInlineStart: -6, cursor: 'grab', visibility: 'hidden' },
    '&:hover .grip, &:focus-within .grip': { visibility: 'visible' },
    '& .number': {
      ...theme.typography.body2,
      flex: 'none',
      minInlineSize: 28,
      padding: '2px 4px',
      border: 0,
      borderRadius: 4,
      font: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      background: 'none',
      color: theme.vars.palette.text.secondary,
    },
    '& button.number:hover': { backgroundColor: theme.vars.palette.surface.pressed },
    '& input.number': {
      inlineSize: 56,
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.surface.well,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.accent.main}`,
      outline: 'none',
    },
  }
}

/** Title over status. */
function wordStyles(theme: Theme): CSSObject {
  return {
    '& .words': { flex: 1, minInlineSize: 0, display: 'grid' },
    '& .title': {
      ...theme.typography.body2,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: theme.vars.palette.text.primary,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& .facts': {
      ...theme.typography.meta,
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minInlineSize: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      color: theme.vars.palette.text.tertiary,
    },
    '& .state': { display: 'inline-flex', alignItems: 'center', gap: 4, color: theme.vars.palette.text.secondary },
    '& .put': { flex: 'none' },
  }
}
