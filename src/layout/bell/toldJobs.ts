import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

const KEY = 'marquee-told-jobs'
/** Ends that tabs could still come to tell of again. */
const KEPT = 50

/** The first tab of a browser that claims the end of a job tells of it; false in the others. */
export function claimEnd(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string): boolean {
  const stored = readStored(storage, KEY)
  const told = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  if (told.includes(key)) return false
  writeStored(storage, KEY, [key, ...told].slice(0, KEPT))
  return true
}
