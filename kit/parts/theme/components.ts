import type { ThemeOptions } from '@mui/material/styles'
import { baseline } from './overrides/baseline.ts'
import { button, buttonBase, iconButton } from './overrides/button.ts'
import { checkbox, controlLabel, radio, toggle } from './overrides/choice.tsx'
import {
  accordion,
  alert,
  avatar,
  chip,
  linearProgress,
  skeleton,
  sortLabel,
  tableCell,
  tableRow,
} from './overrides/data.ts'
import { dialog, dialogActions, dialogContent, dialogTitle } from './overrides/dialog.ts'
import {
  autocomplete,
  formLabel,
  helperText,
  inputAdornment,
  inputLabel,
  outlinedInput,
  select,
  textField,
} from './overrides/field.ts'
import {
  breadcrumbs,
  link,
  listItemButton,
  menu,
  menuItem,
  tab,
  tabs,
  toggleButton,
  toggleGroup,
} from './overrides/navigation.ts'
import { datePicker, dateTimePicker, pickerPopper, pickersDay, pickersInput } from './overrides/pickers.ts'
import { reactAdmin } from './overrides/reactAdmin.ts'
import { appBar, backdrop, card, drawer, modal, paper, popover, tooltip } from './overrides/surfaces.ts'

/**
 * What every component looks like, whatever the colours (looks section 6). Each entry is checked where it is written;
 * comparing the whole once more would make the compiler unfold MUI's theme type for half a minute.
 */
export const components = {
  ...reactAdmin,
  MuiAccordion: accordion,
  MuiAlert: alert,
  MuiAppBar: appBar,
  MuiAutocomplete: autocomplete,
  MuiAvatar: avatar,
  MuiBackdrop: backdrop,
  MuiBreadcrumbs: breadcrumbs,
  MuiButton: button,
  MuiButtonBase: buttonBase,
  MuiCard: card,
  MuiCheckbox: checkbox,
  MuiChip: chip,
  MuiCssBaseline: baseline,
  MuiDatePicker: datePicker,
  MuiDateTimePicker: dateTimePicker,
  MuiDialog: dialog,
  MuiDialogActions: dialogActions,
  MuiDialogContent: dialogContent,
  MuiDialogTitle: dialogTitle,
  MuiDrawer: drawer,
  MuiFormControlLabel: controlLabel,
  MuiFormHelperText: helperText,
  MuiFormLabel: formLabel,
  MuiIconButton: iconButton,
  MuiInputAdornment: inputAdornment,
  MuiInputLabel: inputLabel,
  MuiLinearProgress: linearProgress,
  MuiLink: link,
  MuiListItemButton: listItemButton,
  MuiMenu: menu,
  MuiMenuItem: menuItem,
  MuiModal: modal,
  MuiOutlinedInput: outlinedInput,
  MuiPaper: paper,
  MuiPickerPopper: pickerPopper,
  MuiPickersDay: pickersDay,
  MuiPickersOutlinedInput: pickersInput,
  MuiPopover: popover,
  MuiRadio: radio,
  MuiSelect: select,
  MuiSkeleton: skeleton,
  MuiSwitch: toggle,
  MuiTab: tab,
  MuiTableCell: tableCell,
  MuiTableRow: tableRow,
  MuiTableSortLabel: sortLabel,
  MuiTabs: tabs,
  MuiTextField: textField,
  MuiToggleButton: toggleButton,
  MuiToggleButtonGroup: toggleGroup,
  MuiTooltip: tooltip,
} as unknown as NonNullable<ThemeOptions['components']>
