import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { visuallyHidden } from '../layoutParts/visuallyHidden.ts'
import type { Dragging } from './useDragging.ts'

type DragStatusProps<Place> = {
  dragging: Pick<Dragging<Place>, 'carried' | 'nameOf' | 'message' | 'cancel'>
  /** There is no room for a line: it is only said. */
  isHidden?: boolean
}

/** Says what is carried and where things went; what is carried is also seen, and let go by a button. */
export function DragStatus<Place>({ dragging, isHidden = false }: DragStatusProps<Place>) {
  const translate = useTranslate()
  const { carried, nameOf, message, cancel } = dragging
  const words = carried === undefined || message ? message : translate('dragging.carried', { name: nameOf(carried) })
  const isSeen = carried !== undefined && !isHidden
  return (
    <Box sx={isSeen ? { display: 'flex', alignItems: 'center', gap: 2, typography: 'meta' } : visuallyHidden}>
      <Box role="status" sx={{ flex: 1 }}>
        {words}
      </Box>
      {isSeen && (
        <Button size="small" onClick={cancel}>
          {translate('dragging.letGo')}
        </Button>
      )}
    </Box>
  )
}
