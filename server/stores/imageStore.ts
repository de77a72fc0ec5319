import type { ImageMeta } from '#contract/schemas/contentRecord.ts'
import type { Database } from '../db/openDatabase.ts'
import { isUuid } from '../db/isUuid.ts'
import { runner } from '../db/statement.ts'

/** What an image address leads to: the image's facts and the products of the document that it belongs to. */
export type FoundImage = { meta: ImageMeta; prd: string[]; urn: string }

/** Bytes that a document uses. */
type FoundUse = { ext: 'jpg' | 'png'; prd: string[]; urn: string }

/** Documents whose bytes a caller may see: of all products where none are named. */
type SeenUses = { urns: readonly string[]; products: readonly string[] | undefined }

/** Which image stands where, and who uses which bytes. */
export type ImageStore = {
  /** The image of a slot: of the named version, else of the draft, else of what is published. */
  find: (id: string, name: string, key?: string) => Promise<FoundImage | undefined>
  /** Bytes that a document uses beside its slots, with the products of the document. */
  findUse: (id: string, hash: string) => Promise<FoundUse | undefined>
  addUse: (hash: string, id: string, ext: string) => Promise<void>
  /** Counts bytes that other documents use as used by one more, where the caller sees those; answers 'id hash' of them. */
  shareUses: (id: string, of: readonly { id: string; hash: string }[], seen: SeenUses) => Promise<ReadonlySet<string>>
  /** Forgets a document's uses; answers the images that no document uses any more. */
  dropUses: (id: string) => Promise<{ hash: string; ext: string }[]>
}

const findStatement = {
  name: 'image_find',
  text: `SELECT v.payload -> 'ia_meta' -> $2 AS meta, COALESCE(v.payload -> 'prd', '[]') AS prd, d.urn
    FROM version v JOIN document d ON d.id = v.id LEFT JOIN side s ON s.key = v.key
    WHERE v.id = $1 AND v.payload -> 'ia_meta' -> $2 IS NOT NULL
      AND CASE WHEN $3::uuid IS NULL THEN s.key IS NOT NULL ELSE v.key = $3 END
    ORDER BY s.slot LIMIT 1`,
}
const findUseStatement = {
  name: 'image_find_use',
  text: `SELECT u.ext, d.urn,
      ARRAY (SELECT DISTINCT p FROM side s, unnest(s.prd) p WHERE s.id = d.id) AS prd
    FROM image_use u JOIN document d ON d.id = u.id WHERE u.id = $1 AND u.hash = $2`,
}
const addUseStatement = {
  name: 'image_add_use',
  text: 'INSERT INTO image_use (hash, id, ext) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
}
const shareUsesStatement = {
  name: 'image_share_uses',
  text: `WITH found AS (
      SELECT u.id, u.hash, u.ext FROM unnest($2::uuid[], $3::text[]) w (id, hash)
        JOIN image_use u ON u.id = w.id AND u.hash = w.hash JOIN document d ON d.id = u.id
      WHERE d.urn = ANY ($4::text[]) AND EXISTS (
        SELECT 1 FROM side s WHERE s.id = d.id AND ($5::text[] IS NULL OR s.prd && $5::text[]))),
    kept AS (INSERT INTO image_use (hash, id, ext) SELECT DISTINCT hash, $1::uuid, ext FROM found ON CONFLICT DO NOTHING)
    SELECT id, hash FROM found`,
}
const dropUsesStatement = {
  name: 'image_drop_uses',
  text: `WITH gone AS (DELETE FROM image_use WHERE id = $1 RETURNING hash, ext)
    SELECT hash, ext FROM gone WHERE NOT EXISTS (SELECT 1 FROM image_use u WHERE u.hash = gone.hash AND u.id <> $1)`,
}

export function createImageStore(database: Pick<Database, 'pool' | 'keepsStatements'>): ImageStore {
  const run = runner(database)
  return {
    find: async (id, name, key) => {
      if (!isUuid(id) || (key !== undefined && !isUuid(key))) return undefined
      return (await run<FoundImage>(findStatement, [id, name, key ?? null]))[0]
    },
    findUse: async (id, hash) => (isUuid(id) ? (await run<FoundUse>(findUseStatement, [id, hash]))[0] : undefined),
    addUse: async (hash, id, ext) => void (await run(addUseStatement, [hash, id, ext])),
    shareUses: async (id, of, { urns, products }) => {
      const known = of.filter((one) => isUuid(one.id))
      const asked = [known.map((one) => one.id), known.map(({ hash }) => hash)]
      const rows = await run<{ id: string; hash: string }>(shareUsesStatement, [id, ...asked, urns, products ?? null])
      return new Set(rows.map((one) => `${one.id} ${one.hash}`))
    },
    dropUses: (id) => run<{ hash: string; ext: string }>(dropUsesStatement, [id]),
  }
}
