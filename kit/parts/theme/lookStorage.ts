import { readStored, writeStored } from '../settings/storedJson.ts'
import { DEFAULT_LOOK, lookFrom } from './lookSettings.ts'
import type { LookSettings } from './lookSettings.ts'

/** Choices of a user without roles: this browser is where they are kept (specification section 6). */
export const GUEST_LOOK_KEY = 'marquee-look'
/** What was worn last in this browser: the first picture of the next start, before anybody is signed in. */
const LAST_KEY = 'marquee-look-last'

type LastLook = {
  look: LookSettings
  /** Whose choice it is and that the server does not have it yet. */
  unkeptOf?: string | undefined
}

/** A guest's choices; undefined where none was made here. */
export function guestLook(): LookSettings | undefined {
  const stored = readStored(localStorage, GUEST_LOOK_KEY)
  return stored === null ? undefined : lookFrom(stored)
}

export const keepGuestLook = (look: LookSettings): boolean => writeStored(localStorage, GUEST_LOOK_KEY, look)

export function lastLook(): LastLook {
  const stored = readStored(localStorage, LAST_KEY) as Partial<Record<keyof LastLook, unknown>> | null
  if (stored === null || typeof stored !== 'object') return { look: DEFAULT_LOOK }
  return { look: lookFrom(stored.look), unkeptOf: typeof stored.unkeptOf === 'string' ? stored.unkeptOf : undefined }
}

/** For the next start; `unkeptOf` while the server does not have it. */
export function rememberLook(look: LookSettings, unkeptOf?: string): void {
  writeStored(localStorage, LAST_KEY, { look, unkeptOf })
}
