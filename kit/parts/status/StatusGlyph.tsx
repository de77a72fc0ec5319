import { useTranslate } from 'ra-core'
import { Icon } from '../icons/Icon.tsx'
import { statusLook } from './statusLook.ts'
import type { StateName } from './statusLook.ts'

type StatusGlyphProps = {
  state: StateName
  size?: 'tiny' | 'small' | 'medium'
  /** Where the word stands on the next line: the glyph is then silent. */
  worded?: boolean
}

/** The glyph of a state in a narrow place. Its word stands beside or below; otherwise the glyph is announced. */
export function StatusGlyph({ state, size = 'small', worded = false }: StatusGlyphProps) {
  const translate = useTranslate()
  const { color, glyph } = statusLook[state]
  return (
    <span style={{ display: 'inline-flex', color: `var(--mui-palette-status-${color}-solid)` }}>
      <Icon name={glyph} size={size} {...(!worded && { label: translate(`status.${state}`) })} />
    </span>
  )
}
