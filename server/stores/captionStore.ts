import { sql, type Kysely } from 'kysely'
import type { Caption, CaptionTrack } from '#contract/schemas/captions.ts'
import { CAPTION_TRACKS } from '#contract/values/captions.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Tables } from '../db/tables.ts'

type TrackName = { doc: string; lang: string }
type Saved = TrackName & { urn: string; captions: readonly Caption[]; by: string }

export type CaptionStore = ReturnType<typeof createCaptionStore>

const head = sql`lang, jsonb_array_length(captions) AS count, saved_by AS "by", ut`

/** Captions of titles by language. Whoever asks has asked for the title first. */
export function createCaptionStore(db: Kysely<Tables>, now: () => number) {
  return {
    tracks: async (doc: string): Promise<CaptionTrack[]> => {
      const { rows } = await sql<CaptionTrack>`SELECT ${head} FROM caption_track WHERE doc = ${doc}
        ORDER BY lang LIMIT ${CAPTION_TRACKS}`.execute(db)
      return rows
    },
    /** Those of one language, or of all. */
    read: async (doc: string, lang?: string): Promise<Caption[]> => {
      const one = lang === undefined ? sql`` : sql`AND lang = ${lang}`
      const { rows } = await sql<{ captions: Caption[] }>`SELECT captions FROM caption_track
        WHERE doc = ${doc} ${one} ORDER BY lang`.execute(db)
      return rows.flatMap(({ captions }) => captions)
    },
    /** In place of what that language had. Throws `tooLarge` where the title has as many languages as there may be. */
    save: async ({ doc, lang, urn, captions, by }: Saved): Promise<CaptionTrack | undefined> => {
      const at = new Date(now()).toISOString()
      const { rows: counted } = await sql<{ many: number }>`SELECT count(*)::int AS many FROM caption_track
        WHERE doc = ${doc} AND lang <> ${lang}`.execute(db)
      if ((counted[0]?.many ?? 0) >= CAPTION_TRACKS)
        throw new DomainError('tooLarge', {
          description: `A title has captions in ${CAPTION_TRACKS} languages at most.`,
        })
      const { rows } = await sql<CaptionTrack>`
        INSERT INTO caption_track (doc, lang, urn, captions, saved_by, ut)
        VALUES (${doc}, ${lang}, ${urn}, ${JSON.stringify(captions)}::jsonb, ${by}, ${at})
        ON CONFLICT (doc, lang) DO UPDATE SET captions = excluded.captions, saved_by = excluded.saved_by,
          ut = excluded.ut
        RETURNING ${head}`.execute(db)
      return rows[0]
    },
    /** False where there are none. */
    remove: async ({ doc, lang }: TrackName): Promise<boolean> => {
      const { rows } = await sql`DELETE FROM caption_track WHERE doc = ${doc} AND lang = ${lang}
        RETURNING lang`.execute(db)
      return rows.length > 0
    },
    /** All of a title that was purged. */
    erase: async (doc: string): Promise<void> => {
      await sql`DELETE FROM caption_track WHERE doc = ${doc}`.execute(db)
    },
  }
}
