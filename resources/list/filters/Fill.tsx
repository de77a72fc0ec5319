import { styled } from '@mui/material/styles'

/** What stands in the place of the rows takes their room, so that the pager stays at the foot. */
export const Fill = styled('div')({ flex: 1, minBlockSize: 0, overflow: 'auto', paddingBlockStart: 24 })
