import type { Theme } from '@mui/material/styles'
import { size } from '../tokens.ts'

type RaOverride = { defaultProps?: object; styleOverrides?: Record<string, (props: { theme: Theme }) => object> }

/** react-admin's stock table, which extensions draw, at the console's values. */
export const reactAdmin: Readonly<Record<string, RaOverride>> = {
  RaDatagrid: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaDatagrid-headerCell': { backgroundColor: theme.vars.palette.background.paper },
        '& .RaDatagrid-rowCell': { height: size.rowList },
      }),
    },
  },
}
