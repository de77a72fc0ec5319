import type { IconName } from '#kit/parts/icons/paths.ts'
import { LENS_DEVICES } from '../../model/storefrontView.ts'

export type Device = (typeof LENS_DEVICES)[number]

type DeviceFacts = {
  /** Its screen in px of its own. */
  width: number
  height: number
  icon: IconName
  /** Least px of the console that it takes where all are shown at once. */
  beside: number
}

/** Screens that the preview draws: full HD, a notebook, a tablet held upright, a phone. */
export const DEVICES: Readonly<Record<Device, DeviceFacts>> = {
  tv: { width: 1920, height: 1080, icon: 'tv', beside: 480 },
  browser: { width: 1440, height: 900, icon: 'monitor', beside: 400 },
  tablet: { width: 820, height: 1180, icon: 'tablet', beside: 300 },
  mobile: { width: 390, height: 844, icon: 'phone', beside: 200 },
}

/** The devices that a lens looks at: one, or all of them. */
export function devicesOf(device: Device | 'all'): readonly Device[] {
  return device === 'all' ? LENS_DEVICES : [device]
}
