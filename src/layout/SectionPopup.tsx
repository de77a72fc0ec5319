import Popover from '@mui/material/Popover'
import { partProps } from '#kit/parts/theme/partColors.ts'
import { Menu } from './Menu.tsx'
import type { ShownSection } from './menuModel.ts'
import type { ShownMenu } from './useMenu.ts'

type SectionPopupProps = {
  id: string
  name: string
  anchor: HTMLElement | null
  section: ShownSection
  menu: ShownMenu
  onClose: () => void
}

/** The menus of one section under its entry in the menu bar. */
export function SectionPopup({ id, name, anchor, section, menu, onClose }: SectionPopupProps) {
  return (
    <Popover
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': name,
          sx: { inlineSize: 300, maxBlockSize: '72vh' },
          ...partProps('navbar'),
        },
      }}
    >
      <Menu menu={menu} sections={[section]} onChoose={onClose} isPopup />
    </Popover>
  )
}
