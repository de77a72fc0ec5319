import { randomUUID } from 'node:crypto'
import { TITLE_FACTS } from './titleFacts.ts'

export type Payload = Record<string, unknown>
export type Version = { key: string; st: string; n: number; payload: Payload; ct: string; cu: string; ut: string }
export type Title = { id: string; type: string; versions: Version[] }

type Stored = { id: string; n: string; t: string; ct: string; payload: unknown }
type Change = {
  changed_by: string
  key: string
  TraceKey: string
  change: object[]
  PreviousVersion: null
  CurrentVersion: string
  ct: string
}
export type PlatformJob = {
  id: string
  status: string
  count: number
  success: number
  failure: number
  ct: string
  work: () => void
}

/** Everything that the reference service keeps: in memory, of one platform. */
export type Platform = {
  titles: Title[]
  locks: Map<string, string>
  settings: Map<string, Stored[]>
  changes: { title: string; entry: Change }[]
  jobs: Map<string, PlatformJob>
  /** Who asks at the moment, and when: requests of tests come one after the other. */
  stamp: () => { now: string; user: string }
  become: (user: string) => void
  note: (title: string, verb: string, key: string) => void
}

/** A platform with the titles of the demo catalogue's facts; each write is a millisecond after the one before. */
export function createPlatform(start = Date.parse('2026-11-01T08:00:00.000Z')): Platform {
  let clock = start
  let user = 'system'
  const stamp = () => ({ now: new Date((clock += 1_000)).toISOString(), user })
  const changes: Platform['changes'] = []
  const titles = TITLE_FACTS.map(({ type, name, status, ...facts }): Title => {
    const { now } = stamp()
    const payload = { lon: [{ lang: 'en', n: name }], prd: ['rimba-my'], ...facts }
    return {
      id: randomUUID(),
      type,
      versions: [{ key: randomUUID(), st: status, n: 1, payload, ct: now, cu: 'import', ut: now }],
    }
  })
  return {
    titles,
    locks: new Map(),
    settings: new Map(),
    changes,
    jobs: new Map(),
    stamp,
    become: (next) => void (user = next),
    note: (title, _verb, key) => {
      const { now } = stamp()
      const entry = {
        changed_by: user,
        key,
        TraceKey: randomUUID(),
        change: [],
        PreviousVersion: null,
        CurrentVersion: key,
        ct: now,
      }
      changes.unshift({ title, entry })
    },
  }
}
