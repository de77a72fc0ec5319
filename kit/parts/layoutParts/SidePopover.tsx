import Popover from '@mui/material/Popover'
import type { PopoverProps } from '@mui/material/Popover'
import { useTheme } from '@mui/material/styles'

type Side = 'start' | 'end'

/** The side in px coordinates, which is all that MUI's Popover knows; its Menu mirrors by itself. */
function physicalSide(side: Side, direction: 'ltr' | 'rtl'): 'left' | 'right' {
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right'
}

type SidePopoverProps = Omit<PopoverProps, 'anchorOrigin' | 'transformOrigin'> & {
  /** The edge that anchor and popover share, in the direction of the page. */
  side?: Side
}

/** A popover under its anchor, flush with it at one side, in both directions of writing. */
export function SidePopover({ side = 'start', ...props }: SidePopoverProps) {
  const horizontal = physicalSide(side, useTheme().direction)
  return (
    <Popover
      {...props}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
    />
  )
}
