import type { CSSProperties } from 'react'
import { size as sizes } from '../theme/tokens.ts'
import { paths } from './paths.ts'
import type { Drawing, IconName } from './paths.ts'

const PIXELS = { tiny: 12, small: sizes.iconSmall, medium: sizes.icon, toolbar: 18, large: sizes.iconLarge }

/** Drawings that mean a direction of reading. A tick, a clock or a film does not turn round. */
const POINTS: ReadonlySet<IconName> = new Set([
  'chevronLeft',
  'chevronRight',
  'arrow',
  'external',
  'undo',
  'redo',
  'list',
  'send',
  'signOut',
  'menu',
  'clockForward',
])

type IconProps = {
  name: IconName
  /** `tiny` in status chips 12, `small` in dense rows 14, `medium` in controls 16, `toolbar` 18, `large` in the rail 20. */
  size?: keyof typeof PIXELS
  /** The name that is announced. Without it the icon is decoration beside words. */
  label?: string
  className?: string
  style?: CSSProperties
}

/** A drawn icon in the colour of the text around it. Arrows that mean "on" or "back" turn round from right to left. */
export function Icon({ name, size = 'medium', label, className, style }: IconProps) {
  const { line, solid, dashed }: Drawing = paths[name]
  const pixels = PIXELS[size]
  return (
    <svg
      width={pixels}
      height={pixels}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={className}
      data-points={POINTS.has(name) || undefined}
      style={{ flex: 'none', ...style }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {line && <path d={line} />}
      {dashed && <path d={dashed} strokeWidth={2.4} strokeDasharray="3.2 2.3" strokeLinecap="butt" />}
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </svg>
  )
}
