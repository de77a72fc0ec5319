import Menu from '@mui/material/Menu'
import type { ReactNode } from 'react'

export type ToolbarSheetProps = {
  id: string
  name: string
  anchor: HTMLElement | null
  onClose: () => void
}

/** The menu of a button of the toolbar around its items. */
export function ToolbarSheet({ id, name, anchor, onClose, children }: ToolbarSheetProps & { children: ReactNode }) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': name } }}
    >
      {children}
    </Menu>
  )
}
