import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import { useTranslate } from 'ra-core'
import type { SyntheticEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { Later } from './Later.tsx'
import { useOpenedOnce } from './useOpenedOnce.ts'

type MoreMenuProps = {
  /** Pixels. */
  minWidth: number
  /** The items of a `Menu`. */
  children: ReactNode
}

/**
 * The button 'More actions' and its menu: it answers its press in the frame of it, and the menu comes right after. It closes when an item is chosen; one that is disabled leaves
 * it open.
 */
export function MoreMenu({ minWidth, children }: MoreMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isDrawn = useOpenedOnce(anchor !== null)
  const id = useId()
  const closeAfter = ({ target }: SyntheticEvent) => {
    const item = (target as Element).closest('[role="menuitem"]')
    if (item && item.getAttribute('aria-disabled') !== 'true') setAnchor(null)
  }
  return (
    <>
      <IconButton
        aria-label={translate('actions.more')}
        title={translate('actions.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none' }}
      >
        <Icon name="more" size="toolbar" />
      </IconButton>
      {isDrawn && (
        <Later>
          <Menu
            id={id}
            open={anchor !== null}
            anchorEl={anchor}
            onClick={closeAfter}
            // Keys do what an item does without a click that would come here.
            onKeyDown={(event) => event.key === 'Enter' && closeAfter(event)}
            onKeyUp={(event) => event.key === ' ' && closeAfter(event)}
            onClose={() => setAnchor(null)}
            slotProps={{
              paper: { sx: { minWidth } },
              list: { 'aria-label': translate('actions.more'), disabledItemsFocusable: true },
            }}
          >
            {children}
          </Menu>
        </Later>
      )}
    </>
  )
}
