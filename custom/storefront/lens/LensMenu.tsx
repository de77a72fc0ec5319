import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'

type LensMenuProps = {
  icon: IconName
  /** What is chosen by it, for screen readers and as a hint. */
  label: string
  /** What is chosen now. */
  value: string
  lang?: string
  /** Draws the choices; `close` puts the menu away. */
  children: (close: () => void) => ReactNode
}

/** One facet of the lens: what it is set to, and its choices below. */
export function LensMenu({ icon, label, value, lang, children }: LensMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className="lens"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`${label}: ${value}`}
        title={label}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
      >
        <Icon name={icon} size="small" />
        <span className="value" lang={lang}>
          {value}
        </span>
        <Icon name="chevronDown" size="tiny" />
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close} slotProps={{ list: { dense: true } }}>
        {children(close)}
      </Menu>
    </>
  )
}
