import { sql, type Kysely } from 'kysely'
import type { EditList, EditListHead, StoredEditList } from '#contract/schemas/video.ts'
import { EDITS_PER_TITLE } from '#contract/values/video.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'

/** Whose edit list; `id` alone tells nothing, so that none is found through another title. */
type EditListName = { id: string; doc: string }
type Saved = EditListName & { urn: string; name: string; edit: EditList; uid: string; by: string }

export type EditListStore = ReturnType<typeof createEditListStore>

const head = sql`id, name, rev, saved_by AS "by", ct, ut`

/** Named edit lists of titles (calls.md section 17). Whoever asks has asked for the title first. */
export function createEditListStore(db: Kysely<Tables>, now: () => number) {
  return {
    /** The last saved first. */
    list: async (doc: string): Promise<EditListHead[]> => {
      const { rows } = await sql<EditListHead>`SELECT ${head}, jsonb_array_length(edit -> 'segs') AS segs,
          jsonb_array_length(edit -> 'breaks') AS breaks
        FROM edit_list WHERE doc = ${doc} ORDER BY ut DESC, id LIMIT ${EDITS_PER_TITLE}`.execute(db)
      return rows
    },
    find: async ({ id, doc }: EditListName): Promise<StoredEditList | undefined> => {
      if (!isUuid(id)) return undefined
      const { rows } = await sql<StoredEditList>`SELECT ${head}, edit FROM edit_list
        WHERE id = ${id} AND doc = ${doc}`.execute(db)
      return rows[0]
    },
    /** Throws `tooLarge` where the title has as many as there may be; answers nothing where the id is taken. */
    add: async ({ id, urn, doc, name, edit, uid, by }: Saved): Promise<StoredEditList | undefined> => {
      const at = new Date(now()).toISOString()
      const { rows: counted } = await sql<{ many: number }>`SELECT count(*)::int AS many FROM edit_list
        WHERE doc = ${doc}`.execute(db)
      if ((counted[0]?.many ?? 0) >= EDITS_PER_TITLE)
        throw new DomainError('tooLarge', { description: `A title keeps ${EDITS_PER_TITLE} edit lists. Delete some.` })
      const { rows } = await sql<StoredEditList>`
        INSERT INTO edit_list (id, urn, doc, name, rev, edit, uid, saved_by, ct, ut)
        VALUES (${id}, ${urn}, ${doc}, ${name}, 1, ${JSON.stringify(edit)}::jsonb, ${uid}, ${by}, ${at}, ${at})
        ON CONFLICT DO NOTHING RETURNING ${head}, edit`.execute(db)
      return rows[0]
    },
    /** Nothing where another revision stands. */
    change: async ({ id, doc, name, edit, uid, by }: Omit<Saved, 'urn'>, rev: number) => {
      const { rows } = await sql<StoredEditList>`
        UPDATE edit_list SET name = ${name}, edit = ${JSON.stringify(edit)}::jsonb, uid = ${uid}, saved_by = ${by},
          rev = rev + 1, ut = ${new Date(now()).toISOString()}
        WHERE id = ${id} AND doc = ${doc} AND rev = ${rev} RETURNING ${head}, edit`.execute(db)
      return rows[0]
    },
    /** False where there is none at that revision. */
    remove: async ({ id, doc }: EditListName, rev: number): Promise<boolean> => {
      const { rows } = await sql`DELETE FROM edit_list WHERE id = ${id} AND doc = ${doc} AND rev = ${rev}
        RETURNING id`.execute(db)
      return rows.length > 0
    },
    /** All of a title that was purged. */
    erase: async (doc: string): Promise<void> => {
      await sql`DELETE FROM edit_list WHERE doc = ${doc}`.execute(db)
    },
  }
}
