import { Icon } from './Icon.tsx'
import type { IconName } from './paths.ts'

type ControlIconProps = { className?: string }

/** An icon for a slot of MUI that hands over a class name, and with it place, turn and colour. */
export function controlIcon(name: IconName, size: 'tiny' | 'small' | 'medium' = 'medium') {
  return function ControlIcon({ className }: ControlIconProps) {
    return <Icon name={name} size={size} className={className} />
  }
}
