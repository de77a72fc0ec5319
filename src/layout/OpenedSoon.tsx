import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { DrawnOnce } from '#kit/parts/layoutParts/DrawnOnce.tsx'
import { PaletteRow } from '../palette/PaletteRow.tsx'
import { GroupName, Note } from '../palette/paletteStyles.ts'

const LINE = { id: '', group: 'pages', label: '', keys: 'Mod+K', act: { to: '' } } as const
const nothing = () => undefined

/**
 * Menu, dialog and lines of the palette once, out of sight, while nobody waits: their styles are worked out and their
 * code has run before the first press that opens one.
 */
export function OpenedSoon() {
  return (
    <DrawnOnce>
      {(unseen) => (
        <>
          <Menu {...unseen} anchorReference="none" transitionDuration={0}>
            <MenuItem>
              <Icon name="undo" />
            </MenuItem>
            <MenuItem disabled>
              <Icon name="redo" />
            </MenuItem>
            <Divider component="li" />
          </Menu>
          <Dialog {...unseen} transitionDuration={0} />
          <GroupName />
          <PaletteRow id="" command={LINE} term="" isActive={false} onPoint={nothing} onTake={nothing} />
          <Note />
          <OutlinedInput size="small" />
          <Button size="small" startIcon={<Icon name="eye" size="small" />} />
          <Button size="small" variant="text" />
        </>
      )}
    </DrawnOnce>
  )
}
