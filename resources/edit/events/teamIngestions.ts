import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

const KEY = 'marquee-team-events'
/** Teams whose last ingestion a browser keeps; the one begun longest ago gives way. */
const TEAMS = 50

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** The last ingestion of a team's events that this browser has begun. */
export function keptIngestion(storage: Kept, team: string): string | undefined {
  return entriesIn(storage).find(([of]) => of === team)?.[1]
}

/** Keeps another one; undefined forgets it. */
export function keepIngestion(storage: Kept, team: string, id: string | undefined): void {
  const others = entriesIn(storage).filter(([of]) => of !== team)
  writeStored(storage, KEY, (id === undefined ? others : [[team, id], ...others]).slice(0, TEAMS))
}

function entriesIn(storage: Kept): (readonly [team: string, id: string])[] {
  const kept = readStored(storage, KEY)
  return Array.isArray(kept) ? kept.filter(isEntry) : []
}

const isEntry = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
