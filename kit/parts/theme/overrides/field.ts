import type { Theme } from '@mui/material/styles'
import { controlIcon } from '../../icons/controlIcon.tsx'
import { size } from '../tokens.ts'
import type { Override } from './Override.ts'

/** The inside edges of a field: all round, and a stronger line below that meets 3:1. */
export function fieldEdges(theme: Pick<Theme, 'vars'>) {
  const { line } = theme.vars.palette
  return `inset 0 0 0 1px ${line.edge}, inset 0 -1px 0 ${line.outline}`
}

export const outlinedInput: Override<'MuiOutlinedInput'> = {
  // No label floats that what a browser fills in would have to lift; the rules for it would come with each first field.
  defaultProps: { notched: false, disableInjectingGlobalStyles: true },
  styleOverrides: {
    root: ({ theme, ownerState }) => {
      const { palette } = theme.vars
      const ring = (color: string, width: number) => ({ boxShadow: `inset 0 0 0 ${width}px ${color}` })
      return {
        ...(ownerState.size === 'small' ? theme.typography.meta : theme.typography.body2),
        gap: 8,
        paddingInline: 10,
        minHeight: ownerState.size === 'small' ? size.controlSmall : size.control,
        backgroundColor: palette.surface.well,
        boxShadow: fieldEdges(theme),
        ...(ownerState.multiline && { padding: '6px 10px' }),
        '& .MuiOutlinedInput-notchedOutline': { display: 'none' },
        '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.line.outline}` },
        '&.Mui-error': ring(palette.status.error.solid, 1),
        '&.Mui-focused': ring(palette.accent.main, 2),
        '&.Mui-error.Mui-focused': ring(palette.status.error.solid, 2),
        '&.Mui-disabled': { backgroundColor: 'transparent', ...ring(palette.line.hair, 1) },
      }
    },
    input: ({ theme, ownerState }) => ({
      height: 'auto',
      padding: ownerState.multiline ? 0 : ownerState.size === 'small' ? '4px 0' : '6px 0',
      '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
      '&.Mui-disabled': { color: theme.vars.palette.text.secondary, WebkitTextFillColor: 'currentColor' },
      // The ring of the field shows the focus.
      '&:focus-visible': { outline: 'none' },
    }),
  },
}

export const inputAdornment: Override<'MuiInputAdornment'> = {
  styleOverrides: { root: ({ theme }) => ({ margin: 0, color: theme.vars.palette.text.tertiary }) },
}

/** The label stands above the field and never moves. */
export const inputLabel: Override<'MuiInputLabel'> = {
  defaultProps: { shrink: true },
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.label,
      position: 'static',
      transform: 'none',
      maxWidth: '100%',
      marginBlockEnd: 4,
      whiteSpace: 'normal',
      color: theme.vars.palette.text.secondary,
      '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.secondary },
      '&.Mui-disabled': { color: theme.vars.palette.text.tertiary },
    }),
    asterisk: ({ theme }) => ({ color: theme.vars.palette.text.tertiary }),
  },
}

export const formLabel: Override<'MuiFormLabel'> = {
  styleOverrides: {
    root: ({ theme }) => ({ ...theme.typography.label, color: theme.vars.palette.text.secondary }),
  },
}

export const helperText: Override<'MuiFormHelperText'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.caption,
      fontWeight: theme.typography.fontWeightRegular,
      margin: '4px 0 0',
      color: theme.vars.palette.text.tertiary,
      '&.Mui-error': { color: theme.vars.palette.status.error.on },
      '&.Mui-disabled': { color: theme.vars.palette.text.tertiary },
    }),
  },
}

export const textField: Override<'MuiTextField'> = {
  defaultProps: { variant: 'outlined', margin: 'none', slotProps: { inputLabel: { shrink: true } } },
}

export const select: Override<'MuiSelect'> = {
  defaultProps: { variant: 'outlined', IconComponent: controlIcon('chevronDown') },
  styleOverrides: {
    select: { minHeight: 0, '&:focus': { backgroundColor: 'transparent' } },
    icon: ({ theme }) => ({
      insetBlockStart: `calc(50% - ${size.icon / 2}px)`,
      insetInlineEnd: 8,
      color: theme.vars.palette.text.tertiary,
    }),
  },
}

export const autocomplete: Override<'MuiAutocomplete'> = {
  styleOverrides: {
    paper: ({ theme }) => ({
      backgroundColor: theme.vars.palette.background.raised,
      boxShadow: theme.vars.palette.shadow.popup,
    }),
    listbox: { maxHeight: 320, padding: 4 },
    inputRoot: {
      paddingBlock: 0,
      '&.MuiOutlinedInput-root': { padding: '0 10px', '& .MuiAutocomplete-input': { padding: '6px 0' } },
    },
  },
}
