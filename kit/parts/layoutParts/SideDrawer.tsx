import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'

type SideDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/** A panel over the page, at its end, where there is no room beside it. */
export function SideDrawer(props: SideDrawerProps) {
  return <Drawer anchor="right" {...props} />
}
