import { styled } from '@mui/material/styles'
import { buttonStyles } from './styles/buttonStyles.ts'
import { choiceStyles } from './styles/choiceStyles.ts'
import { fieldStyles } from './styles/fieldStyles.ts'
import { inputStyles } from './styles/inputStyles.ts'
import { languageFieldStyles } from './styles/languageFieldStyles.ts'
import { layoutStyles } from './styles/layoutStyles.ts'
import { mediaStyles } from './styles/mediaStyles.ts'
import { tableStyles } from './styles/tableStyles.ts'

/**
 * The look of everything inside a form, as one style sheet on one element. The controls are plain elements with class
 * names: a styled component per part would cost more than the parts themselves in a form of 500 fields.
 */
export const FormSheet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 0,
  color: theme.vars.palette.text.primary,
  ...fieldStyles(theme),
  ...inputStyles(theme),
  ...choiceStyles(theme),
  ...buttonStyles(theme),
  ...layoutStyles(theme),
  ...languageFieldStyles(theme),
  ...tableStyles(theme),
  ...mediaStyles(theme),
}))
