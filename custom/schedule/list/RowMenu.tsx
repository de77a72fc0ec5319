import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { ListIntent } from './model/listKeys.ts'

/** What the menu of a row offers: the same as its keys. */
const OFFERED: readonly ListIntent[] = [
  'moveTo',
  'up',
  'down',
  'pin',
  'replace',
  'duplicate',
  'copy',
  'lift',
  'extract',
]

/** The menu at the end of a row that airs something. */
export function RowMenu({ title, onChoose }: { title: string; onChoose: (intent: ListIntent) => void }) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = translate('schedule.list.menuOf', { title })
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" size="small" />
      </IconButton>
      {isOpen && (
        <Menu open anchorEl={button.current} onClose={() => setOpen(false)}>
          {OFFERED.map((intent) => (
            <MenuItem
              key={intent}
              onClick={() => {
                setOpen(false)
                onChoose(intent)
              }}
            >
              {translate(`schedule.list.keys.${intent}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
