import { styled } from '@mui/material/styles'

/** Room around react-admin's stock parts, which bring none of their own. */
export const StockPage = styled('div')({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 20px 20px' })
