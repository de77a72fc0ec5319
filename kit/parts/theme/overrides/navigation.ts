import { focusRing } from '../focusRing.ts'
import { radius, size } from '../tokens.ts'
import type { Override } from './Override.ts'

export const tabs: Override<'MuiTabs'> = {
  styleOverrides: {
    root: { minHeight: size.tab },
    list: { gap: 4 },
    // The line under a tab is as wide as its words: MUI sets the tab's whole width, the margin of the words comes off.
    indicator: ({ theme }) => ({
      height: 2,
      backgroundColor: 'transparent',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 10,
        insetBlock: 0,
        borderRadius: 1,
        backgroundColor: theme.vars.palette.accent.main,
      },
    }),
  },
}

export const tab: Override<'MuiTab'> = {
  defaultProps: { iconPosition: 'start' },
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.bodyStrong,
      gap: 6,
      minWidth: 0,
      minHeight: size.tab,
      padding: '0 10px',
      textTransform: 'none',
      color: theme.vars.palette.text.secondary,
      '&:hover, &.Mui-selected': { color: theme.vars.palette.text.primary },
      '&:focus-visible': { ...focusRing('inside'), borderRadius: radius.control },
      '& > .MuiTab-icon': { margin: 0 },
    }),
  },
}

export const menu: Override<'MuiMenu'> = {
  styleOverrides: { list: { padding: 4 } },
}

export const menuItem: Override<'MuiMenuItem'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.body2,
      gap: 8,
      minHeight: size.rowMenu,
      padding: '4px 12px',
      borderRadius: radius.control,
      '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.surface.hover },
      '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
        backgroundColor: theme.vars.palette.accent.soft,
        color: theme.vars.palette.accent.onSoft,
        fontWeight: theme.typography.fontWeightMedium,
      },
      '&:focus-visible': focusRing('inside'),
      '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
    }),
  },
}

export const listItemButton: Override<'MuiListItemButton'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      gap: 8,
      minHeight: size.rowMenu,
      padding: '0 12px',
      borderRadius: radius.control,
      '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: theme.vars.palette.accent.soft,
        color: theme.vars.palette.accent.onSoft,
      },
      '&:focus-visible': focusRing('inside'),
    }),
  },
}

export const link: Override<'MuiLink'> = {
  defaultProps: { underline: 'hover' },
  styleOverrides: {
    root: ({ theme }) => ({ color: theme.vars.palette.accent.text, fontWeight: theme.typography.fontWeightMedium }),
  },
}

export const breadcrumbs: Override<'MuiBreadcrumbs'> = {
  styleOverrides: { root: ({ theme }) => ({ ...theme.typography.meta, color: theme.vars.palette.text.tertiary }) },
}

/** A choice of a few in one strip: "Side by side, One at a time". */
export const toggleGroup: Override<'MuiToggleButtonGroup'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      padding: 2,
      borderRadius: radius.control,
      backgroundColor: theme.vars.palette.surface.well,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.hair}`,
    }),
    grouped: { margin: 0, borderRadius: `${radius.airing}px !important` },
  },
}

export const toggleButton: Override<'MuiToggleButton'> = {
  styleOverrides: {
    root: ({ theme }) => {
      const chosen = { backgroundColor: theme.vars.palette.surface.pressed, color: theme.vars.palette.text.primary }
      return {
        ...theme.typography.label,
        gap: 6,
        height: size.controlTiny,
        padding: '0 9px',
        border: 0,
        textTransform: 'none',
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
        '&.Mui-selected, &.Mui-selected:hover': chosen,
      }
    },
  },
}
