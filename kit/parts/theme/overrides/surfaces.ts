import { onRaised } from '../raised.ts'
import { radius, size } from '../tokens.ts'
import type { Override } from './Override.ts'

/** Surfaces are raised by their colour alone: no overlay image, no shadow but on what floats. */
export const paper: Override<'MuiPaper'> = {
  defaultProps: { elevation: 0 },
  styleOverrides: { root: { backgroundImage: 'none' } },
}

export const card: Override<'MuiCard'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...onRaised,
      borderRadius: radius.panel,
      backgroundColor: theme.vars.palette.background.raised,
    }),
  },
}

/** A drawer that stays (`persistent`) is a panel beside the work; a temporary one floats over it. */
export const drawer: Override<'MuiDrawer'> = {
  styleOverrides: {
    paper: ({ theme }) => ({
      ...onRaised,
      border: 0,
      backgroundColor: theme.vars.palette.background.raised,
    }),
  },
}

/**
 * No page scrolls as a whole, so none has to be held while something stands over it: MUI asks for the page's layout to
 * do so, in the frame of the press that opens it.
 */
const unheld = { disableScrollLock: true }

export const modal: Override<'MuiModal'> = { defaultProps: unheld }

export const popover: Override<'MuiPopover'> = {
  defaultProps: unheld,
  styleOverrides: {
    paper: ({ theme }) => ({
      ...onRaised,
      borderRadius: radius.dialog,
      backgroundColor: theme.vars.palette.background.raised,
    }),
  },
}

export const backdrop: Override<'MuiBackdrop'> = {
  styleOverrides: {
    root: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.overlay }),
    invisible: { backgroundColor: 'transparent' },
  },
}

export const tooltip: Override<'MuiTooltip'> = {
  defaultProps: { enterDelay: 400, enterNextDelay: 400 },
  styleOverrides: {
    tooltip: ({ theme }) => ({
      ...theme.typography.meta,
      maxWidth: 320,
      padding: '6px 8px',
      borderRadius: radius.control,
      backgroundColor: theme.vars.palette.background.raised,
      color: theme.vars.palette.text.primary,
      boxShadow: theme.vars.palette.shadow.popup,
    }),
    arrow: ({ theme }) => ({ color: theme.vars.palette.background.raised }),
  },
}

export const appBar: Override<'MuiAppBar'> = {
  defaultProps: { elevation: 0, color: 'transparent' },
  styleOverrides: { root: { minHeight: size.toolbar } },
}
