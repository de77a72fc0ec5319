import type { IconName } from '#kit/parts/icons/paths.ts'
import type { LENS_DEVICES } from '../../model/storefrontView.ts'

export type Device = (typeof LENS_DEVICES)[number]

type DeviceFacts = {
  /** Its screen in px of its own. */
  width: number
  height: number
  icon: IconName
}

/** Screens that the preview draws: full HD, a notebook, a tablet held upright, a phone. */
export const DEVICES: Readonly<Record<Device, DeviceFacts>> = {
  tv: { width: 1920, height: 1080, icon: 'tv' },
  browser: { width: 1440, height: 900, icon: 'monitor' },
  tablet: { width: 820, height: 1180, icon: 'tablet' },
  mobile: { width: 390, height: 844, icon: 'phone' },
}

/** Where all are shown they stand in two rows and two columns: wide screens before narrow ones. */
const COLUMNS: readonly (readonly Device[])[] = [
  ['tv', 'browser'],
  ['mobile', 'tablet'],
]
const ALL: readonly Device[] = ['tv', 'mobile', 'browser', 'tablet']

/** Px of the console between screens that are shown at once. */
const SCREEN_GAP = 16

/** In a stage that is too small for anything. */
const LEAST = 0.05

/** Px of the console for each px of every device, so that all screens are seen at once in a stage of that size. */
export function scalesOfAll({ width, height }: { width: number; height: number }): ReadonlyMap<Device, number> {
  const shares = COLUMNS.map((column) => Math.max(...column.map((one) => DEVICES[one].width / DEVICES[one].height)))
  const wide = shares.reduce((sum, share) => sum + share, 0)
  const high = Math.min((width - SCREEN_GAP) / wide, (height - SCREEN_GAP) / 2)
  return new Map(ALL.map((one) => [one, Math.max(LEAST, high / DEVICES[one].height)]))
}

/** The devices that a lens looks at: one, or all of them row by row. */
export function devicesOf(device: Device | 'all'): readonly Device[] {
  return device === 'all' ? ALL : [device]
}
