import { styled } from '@mui/material/styles'
import { buttonStyles } from './styles/buttonStyles.ts'
import { choiceStyles } from './styles/choiceStyles.ts'
import { fieldStyles } from './styles/fieldStyles.ts'
import { imageStyles } from './styles/imageStyles.ts'
import { inputAidStyles } from './styles/inputAidStyles.ts'
import { inputStyles } from './styles/inputStyles.ts'
import { languageFieldStyles } from './styles/languageFieldStyles.ts'
import { layoutStyles } from './styles/layoutStyles.ts'
import { schemaStyles } from './styles/schemaStyles.ts'
import { stripStyles } from './styles/stripStyles.ts'
import { tableStyles } from './styles/tableStyles.ts'
import { tokenStyles } from './styles/tokenStyles.ts'
import { windowStyles } from './styles/windowStyles.ts'

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
  ...inputAidStyles(theme),
  ...choiceStyles(theme),
  ...tokenStyles(theme),
  ...buttonStyles(theme),
  ...layoutStyles(theme),
  ...languageFieldStyles(theme),
  ...tableStyles(theme),
  ...windowStyles(theme),
  ...imageStyles(theme),
  ...stripStyles(theme),
  ...schemaStyles(theme),
}))
