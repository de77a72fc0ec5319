import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'
import type {} from '../augment.ts'

type All = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

/** The theme's entry for one MUI component. */
export type Override<Name extends keyof All> = NonNullable<All[Name]>
