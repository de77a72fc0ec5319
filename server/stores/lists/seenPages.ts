import type { Kysely } from 'kysely'
import type { RunSql, Runnable } from '../../db/planOnce.ts'
import type { Tables } from '../../db/tables.ts'
import type { PageRow, VersionedRow } from './pageRow.ts'

/** A page, and of the same since when the database has run and the versions of its rows, with commas between. */
export type CheckedPage = { rows: Runnable<VersionedRow>; state: Runnable<{ state: string | null }> }

/** Rows of a page: those of its last reading where the database says that they are the same. */
export type ReadSeen = (once: RunSql, page: CheckedPage) => Promise<PageRow[]>

type Seen = {
  state: string
  rows: VersionedRow[]
  /** The last reading told what the one before did, or was the first: it is worth asking whether the next one will. */
  isSteady: boolean
}

/** Rows that are remembered, and how many a page may have of them: the state of a long page is long itself. */
const MOST = { rows: 2_000, ofPage: 200 }

/**
 * Remembers pages that are asked for again and again, by everybody who has the same list before them: to tell that
 * nothing of a page has changed costs the database half of telling it. A page is known by its statement and what that is
 * asked with, its rows by the versions of the tuples behind them.
 */
export function createSeenPages(db: Kysely<Tables>, most = MOST): ReadSeen {
  const known = new Map<string, Seen>()
  let held = 0
  /** An empty page is one to remember, too. */
  const weightOf = ({ rows }: Seen) => rows.length + 1
  const forget = (key: string) => {
    const seen = known.get(key)
    if (seen) held -= weightOf(seen)
    known.delete(key)
  }
  const remember = (key: string, seen: Seen) => {
    forget(key)
    if (seen.rows.length > most.ofPage) return
    known.set(key, seen)
    held += weightOf(seen)
    for (const oldest of known.keys()) {
      if (held <= most.rows) return
      forget(oldest)
    }
  }
  return async (once, { rows, state }) => {
    const { sql: text, parameters } = state.compile(db)
    const key = `${text}${JSON.stringify(parameters)}`
    const seen = known.get(key)
    if (seen?.isSteady) {
      const [now] = await once(state)
      if ((now?.state ?? '') === seen.state) {
        remember(key, seen)
        return seen.rows
      }
    }
    const found = await once(rows)
    const told = [...found.slice(0, 1).map(({ began }) => began), ...found.map(({ version }) => version)].join(',')
    remember(key, { state: told, rows: found, isSteady: !seen || seen.state === told })
    return found
  }
}
