import type { Theme } from '@mui/material/styles'
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation'
import { controlIcon } from '../../icons/controlIcon.tsx'
import { onRaised } from '../raised.ts'
import { radius, size } from '../tokens.ts'
import { fieldEdges } from './field.ts'

type Pickers = PickerComponents<Theme>

const calendar = { defaultProps: { slots: { openPickerIcon: controlIcon('calendar') } } }
export const datePicker: Pickers['MuiDatePicker'] = calendar
export const dateTimePicker: Pickers['MuiDateTimePicker'] = calendar

/** Date fields look like every other field; MUI draws them with parts of their own. */
export const pickersInput: Pickers['MuiPickersOutlinedInput'] = {
  styleOverrides: {
    root: ({ theme }) => {
      const { palette } = theme.vars
      return {
        ...theme.typography.body2,
        paddingInline: 10,
        minHeight: size.control,
        borderRadius: radius.control,
        backgroundColor: palette.surface.well,
        boxShadow: fieldEdges(theme),
        '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.line.outline}` },
        '&.Mui-error': { boxShadow: `inset 0 0 0 1px ${palette.status.error.solid}` },
        '&.Mui-focused': { boxShadow: `inset 0 0 0 2px ${palette.accent.main}` },
        '&.Mui-disabled': { backgroundColor: 'transparent', boxShadow: `inset 0 0 0 1px ${palette.line.hair}` },
        '& .MuiPickersInputBase-sectionsContainer': { padding: '6px 0' },
        '& .MuiPickersSectionList-root': { fontVariantNumeric: 'tabular-nums' },
        '& .MuiPickersSectionList-root:focus-visible, & [contenteditable]:focus-visible': { outline: 'none' },
        '& .MuiInputAdornment-root .MuiIconButton-root': {
          width: size.hitTarget,
          height: size.hitTarget,
          marginInlineEnd: '-6px',
        },
      }
    },
    notchedOutline: { display: 'none' },
  },
}

export const pickerPopper: Pickers['MuiPickerPopper'] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      ...onRaised,
      borderRadius: radius.dialog,
      backgroundColor: theme.vars.palette.background.raised,
      boxShadow: theme.vars.palette.shadow.popup,
    }),
  },
}

export const pickersDay: Pickers['MuiPickersDay'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: radius.control,
      '&.Mui-selected': { backgroundColor: theme.vars.palette.accent.main, color: theme.vars.palette.accent.on },
    }),
  },
}
