import MenuItem from '@mui/material/MenuItem'
import type { MenuItemProps } from '@mui/material/MenuItem'
import type { Why } from './why.ts'
import { WhyNot } from './WhyNot.tsx'

type WhyMenuItemProps = MenuItemProps & { why: Why | undefined }

/**
 * An entry of a menu that says why it is off. The menu around it needs `disabledItemsFocusable`, so that arrows reach
 * it; what the menu hands to its entries goes on to the entry.
 */
export function WhyMenuItem({ why, ...item }: WhyMenuItemProps) {
  return <WhyNot why={why}>{(off) => <MenuItem {...item} {...off} />}</WhyNot>
}
