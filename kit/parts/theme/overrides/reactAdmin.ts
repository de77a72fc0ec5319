import type { Theme } from '@mui/material/styles'
import { onRaised } from '../raised.ts'
import { radius, size } from '../tokens.ts'

type RaOverride = { defaultProps?: object; styleOverrides?: Record<string, (props: { theme: Theme }) => object> }

/** react-admin's parts at the console's values; the bulk bar is docked and never covers a row (looks section 5). */
export const reactAdmin: Readonly<Record<string, RaOverride>> = {
  RaDatagrid: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaDatagrid-headerCell': { backgroundColor: theme.vars.palette.background.paper },
        '& .RaDatagrid-rowCell': { height: size.rowList },
      }),
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaBulkActionsToolbar-toolbar': {
          ...onRaised,
          position: 'static',
          transform: 'none',
          height: size.selectionBar,
          minHeight: size.selectionBar,
          borderRadius: radius.panel,
          backgroundColor: theme.vars.palette.background.raised,
          boxShadow: theme.vars.palette.shadow.popup,
          zIndex: 100,
        },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
      }),
    },
  },
  RaLayout: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        '& .RaLayout-appFrame': { marginBlockStart: 0 },
        '& .RaLayout-content': { padding: 0, backgroundColor: theme.vars.palette.background.paper },
      }),
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        height: size.rowMenu,
        minHeight: size.rowMenu,
        padding: '0 12px',
        borderRadius: radius.control,
        color: theme.vars.palette.text.secondary,
        '&.RaMenuItemLink-active': {
          backgroundColor: theme.vars.palette.accent.soft,
          color: theme.vars.palette.accent.onSoft,
          fontWeight: theme.typography.fontWeightMedium,
        },
      }),
    },
  },
}
