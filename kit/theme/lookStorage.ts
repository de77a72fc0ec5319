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

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** A full or forbidden storage costs the memory of a choice, not the choice. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function guestLook(): LookSettings | undefined {
  const stored = read(GUEST_LOOK_KEY)
  return stored === null ? undefined : lookFrom(stored)
}

export const keepGuestLook = (look: LookSettings): boolean => write(GUEST_LOOK_KEY, look)

export function lastLook(): LastLook {
  const stored = read(LAST_KEY) as Partial<Record<keyof LastLook, unknown>> | null
  if (stored === null || typeof stored !== 'object') return { look: DEFAULT_LOOK }
  return { look: lookFrom(stored.look), unkeptOf: typeof stored.unkeptOf === 'string' ? stored.unkeptOf : undefined }
}

export function rememberLook(look: LookSettings, unkeptOf?: string): void {
  write(LAST_KEY, { look, unkeptOf })
}
