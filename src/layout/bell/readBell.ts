import type { Calls } from '#kit/parts/context/providerTypes.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import type { BellEntry, BellJob, BellNote } from './bellEntries.ts'
import { seenUntil, sortNotes } from './bellEntries.ts'

/** So many are shown; the job centre has them all. */
const BELL_SHOWS = 20
const LISTED = 100

type BellCalls = Pick<Calls, 'listSettings' | 'deleteSetting' | 'listJobs' | 'readBulkStatus'>

export type BellData = {
  entries: BellEntry[]
  /** The latest opening of the bell, and the setting that keeps it. */
  seen: string
  mark: string | undefined
}

/**
 * Notifications with how their jobs stand. What is older than 24 hours is deleted here too: a service need not do so
 * by itself (specification section 7).
 */
export async function readBell(calls: BellCalls, now: number, signal?: AbortSignal): Promise<BellData> {
  const settingsOf = (t: 'job' | 'seen') => calls.listSettings({ query: { t }, signal })
  const [settings, marks] = await Promise.all([settingsOf('job'), settingsOf('seen')])
  const { notes, old } = sortNotes(settings, now)
  void forget(calls, old)
  const shown = notes.slice(0, BELL_SHOWS)
  const states = shown.length === 0 ? [] : await statesOf(calls, shown, signal)
  const entries = shown.flatMap((note) => {
    const state = states.find(({ id }) => id === note.job)
    return state ? [{ ...note, state }] : []
  })
  return { entries, seen: seenUntil(marks), mark: marks[0]?.id }
}

/** In one call where the service lists jobs, else one by one; a job that is no longer there is left out. */
async function statesOf(calls: BellCalls, notes: readonly BellNote[], signal?: AbortSignal): Promise<BellJob[]> {
  const listed = await calls.listJobs({ query: { scope: 'own', pageSize: LISTED }, signal }).catch(() => undefined)
  const known: BellJob[] = listed?.rows ?? []
  const missing = notes.filter(({ job }) => !known.some(({ id }) => id === job))
  const asked = await Promise.all(
    missing.map(({ job: id }) => calls.readBulkStatus({ params: { id }, signal }).catch(() => undefined)),
  )
  return [...known, ...asked.filter((state) => state !== undefined)]
}

/** Another tab may have been first, and whoever only looks on deletes nothing: the next look tries again. */
async function forget(calls: BellCalls, old: readonly Setting[]): Promise<void> {
  for (const { id } of old) await calls.deleteSetting({ params: { id } }).catch(() => undefined)
}
