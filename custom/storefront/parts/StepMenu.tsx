import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useStorefront } from '../StorefrontContext.ts'

/** Every named step, the newest first: one press goes to the state after it, or to that before all of them. */
export function StepMenu() {
  const translate = useTranslate()
  const { done, undone, jump } = useStorefront()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = translate('storefront.history.title')
  const steps = ['storefront.history.start', ...done, ...undone].map((word, at) => ({ word, at }))
  const go = (at: number) => {
    setAnchor(undefined)
    jump(at)
  }
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        disabled={steps.length === 1}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ marginInlineStart: -2, inlineSize: 24 }}
      >
        <Icon name="chevronDown" size="small" />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { dense: true, 'aria-label': label }, paper: { sx: { maxBlockSize: '60vh' } } }}
      >
        {steps.toReversed().map(({ word, at }) => (
          <MenuItem
            key={at}
            selected={at === done.length}
            aria-current={at === done.length ? 'step' : undefined}
            onClick={() => go(at)}
          >
            <ListItemText
              primary={translate(word)}
              // What redo would bring back.
              slotProps={{ primary: { color: at > done.length ? 'text.tertiary' : undefined } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
