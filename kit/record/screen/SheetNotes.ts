import { styled } from '@mui/material/styles'
import { RecordBanners } from './RecordBanners.tsx'

/** What is said of a record above its columns, in a page whose grid has an area `notes`; nothing takes no room. */
export const SheetNotes = styled(RecordBanners)({
  gridArea: 'notes',
  background: 'var(--mui-palette-background-paper)',
  borderStartStartRadius: 8,
  '&:not(:empty)': { padding: '12px 20px 4px' },
})
