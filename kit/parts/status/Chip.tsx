import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/paths.ts'
import type { StatusKey } from '../theme/tokens.ts'

type ChipProps = {
  /** Without a colour the chip is neutral. */
  color?: StatusKey
  glyph?: IconName
  /** Full text, where the chip may have to cut it. */
  title?: string
  /** A line of coloured text instead of a filled chip: one's own lock. */
  bare?: boolean
  children: ReactNode
}

/** A word in 20 px, with its glyph and colour. */
export function Chip({ color, glyph, title, bare = false, children }: ChipProps) {
  const classes = `k-chip${glyph ? ' drawn' : ''}${bare ? ' bare' : ''}`
  const ground = bare || !color ? undefined : `var(--mui-palette-status-${color}-bg)`
  return (
    <span
      className={classes}
      title={title}
      style={color && { color: `var(--mui-palette-status-${color}-on)`, backgroundColor: ground }}
    >
      {glyph && <Icon name={glyph} size="tiny" />}
      <span>{children}</span>
    </span>
  )
}
