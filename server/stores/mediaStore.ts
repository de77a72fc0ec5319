import type { BreakHint } from '#contract/schemas/video.ts'
import type { Database } from '../db/openDatabase.ts'
import { isUuid } from '../db/isUuid.ts'
import { runner } from '../db/statement.ts'
import type { Tiles } from '../media/derive/tiles.ts'
import type { MediaFacts } from '../media/probe/probeMedia.ts'

/** A stored file as playback needs it. */
export type MediaFile = { hash: string; size: number; facts: MediaFacts }

/** What was made of a file by jobs: levels of its waveform, sheets of small pictures, places for breaks; nothing at first. */
export type Derived = { peakLevels?: number; tiles?: Tiles; hints?: BreakHint[] }
/** A file that no document uses any more. */
type Unused = { hash: string; derived: Derived }

/** Which media is stored, and which titles use it. */
export type MediaStore = {
  /** Notes a file and that documents use it; each once, however often it is noted. */
  add: (file: MediaFile, ids: readonly string[]) => Promise<void>
  /** The named files of a document; what it does not use is not found, whoever names it. */
  filesOf: (id: string, hashes: readonly string[]) => Promise<MediaFile[]>
  /** Forgets a document's uses; answers the files that no document uses any more, which are forgotten too. */
  dropUses: (id: string) => Promise<Unused[]>
  derived: (hash: string) => Promise<Derived>
  /** Adds to what is known to have been made. */
  setDerived: (hash: string, derived: Derived) => Promise<void>
  /** Files of a document of which nothing was made yet. */
  underived: (id: string) => Promise<MediaFile[]>
}

const addStatement = {
  name: 'media_add',
  text: `WITH file AS (
      INSERT INTO media_file (hash, size, facts, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING)
    INSERT INTO media_use (hash, id) SELECT $1, unnest($5::uuid[]) ON CONFLICT DO NOTHING`,
}
const filesStatement = {
  name: 'media_files',
  text: `SELECT f.hash, f.size, f.facts FROM media_use u JOIN media_file f ON f.hash = u.hash
    WHERE u.id = $1 AND u.hash = ANY($2)`,
}
const dropStatement = {
  name: 'media_drop_uses',
  text: `WITH gone AS (DELETE FROM media_use WHERE id = $1 RETURNING hash)
    DELETE FROM media_file f USING gone
    WHERE f.hash = gone.hash AND NOT EXISTS (SELECT 1 FROM media_use u WHERE u.hash = gone.hash AND u.id <> $1)
    RETURNING f.hash, f.derived`,
}
const derivedStatement = { name: 'media_derived', text: 'SELECT derived FROM media_file WHERE hash = $1' }
const setDerivedStatement = {
  name: 'media_set_derived',
  text: 'UPDATE media_file SET derived = derived || $2 WHERE hash = $1',
}
const underivedStatement = {
  name: 'media_underived',
  text: `SELECT f.hash, f.size, f.facts FROM media_use u JOIN media_file f ON f.hash = u.hash
    WHERE u.id = $1 AND NOT f.derived ?| '{peakLevels,tiles}'`,
}

export function createMediaStore(database: Pick<Database, 'pool' | 'keepsStatements'>, now: () => number): MediaStore {
  const run = runner(database)
  return {
    add: async ({ hash, size, facts }, ids) =>
      void (await run(addStatement, [hash, size, JSON.stringify(facts), new Date(now()).toISOString(), ids])),
    filesOf: async (id, hashes) => {
      if (!isUuid(id) || hashes.length === 0) return []
      return (await run<MediaFile>(filesStatement, [id, hashes])).map(withSize)
    },
    dropUses: (id) => run<Unused>(dropStatement, [id]),
    derived: async (hash) => (await run<{ derived: Derived }>(derivedStatement, [hash]))[0]?.derived ?? {},
    setDerived: async (hash, derived) => void (await run(setDerivedStatement, [hash, JSON.stringify(derived)])),
    underived: async (id) => (await run<MediaFile>(underivedStatement, [id])).map(withSize),
  }
}

/** PostgreSQL gives large numbers as text. */
const withSize = (file: MediaFile): MediaFile => ({ ...file, size: Number(file.size) })
