import type { Database } from '../db/openDatabase.ts'
import { isUuid } from '../db/isUuid.ts'
import { runner } from '../db/statement.ts'
import type { MediaFacts } from '../media/probe/probeMedia.ts'

/** A stored file as playback needs it. */
export type MediaFile = { hash: string; size: number; facts: MediaFacts }

/** Which media is stored, and which titles use it. */
export type MediaStore = {
  /** Notes a file and that documents use it; each once, however often it is noted. */
  add: (file: MediaFile, ids: readonly string[]) => Promise<void>
  /** The named files of a document; what it does not use is not found, whoever names it. */
  filesOf: (id: string, hashes: readonly string[]) => Promise<MediaFile[]>
  /** Forgets a document's uses; answers the files that no document uses any more, which are forgotten too. */
  dropUses: (id: string) => Promise<string[]>
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
    RETURNING f.hash`,
}

export function createMediaStore(database: Pick<Database, 'pool' | 'keepsStatements'>, now: () => number): MediaStore {
  const run = runner(database)
  return {
    add: async ({ hash, size, facts }, ids) =>
      void (await run(addStatement, [hash, size, JSON.stringify(facts), new Date(now()).toISOString(), ids])),
    filesOf: async (id, hashes) => {
      if (!isUuid(id) || hashes.length === 0) return []
      const rows = await run<MediaFile>(filesStatement, [id, hashes])
      return rows.map((row) => ({ ...row, size: Number(row.size) }))
    },
    dropUses: async (id) => (await run<{ hash: string }>(dropStatement, [id])).map(({ hash }) => hash),
  }
}
