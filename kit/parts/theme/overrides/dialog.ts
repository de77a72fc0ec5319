import { onRaised } from '../raised.ts'
import { radius } from '../tokens.ts'
import type { Override } from './Override.ts'

export const dialog: Override<'MuiDialog'> = {
  styleOverrides: {
    // The focus goes to the dialog as a whole when it opens; a ring around all of it would point at nothing.
    container: { '&:focus-visible, & > :focus-visible': { outline: 'none' } },
    paper: ({ theme }) => ({
      ...onRaised,
      borderRadius: radius.dialog,
      backgroundColor: theme.vars.palette.background.raised,
      boxShadow: theme.vars.palette.shadow.dialog,
    }),
  },
}

export const dialogTitle: Override<'MuiDialogTitle'> = {
  styleOverrides: { root: ({ theme }) => ({ ...theme.typography.subtitle1, padding: '14px 16px 10px' }) },
}

export const dialogContent: Override<'MuiDialogContent'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.body2,
      padding: '4px 16px 16px',
      color: theme.vars.palette.text.secondary,
    }),
  },
}

export const dialogActions: Override<'MuiDialogActions'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      gap: 8,
      padding: '10px 16px',
      backgroundColor: theme.vars.palette.surface.hover,
      '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
    }),
  },
}
