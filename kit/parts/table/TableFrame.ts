import { styled } from '@mui/material/styles'
import { headStyles } from './head/headStyles.ts'
import { rowStyles } from './rows/rowStyles.ts'

/** What a table stands and scrolls in. Cells with a look of their own bring it: `styled(TableFrame)({ ... })`. */
export const TableFrame = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  marginInline: 12,
  ...headStyles,
  ...rowStyles,
})
