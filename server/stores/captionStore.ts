import { sql, type Kysely } from 'kysely'
import type { Caption, CaptionTrack } from '#contract/schemas/captions.ts'
import { CAPTION_TRACKS } from '#contract/values/captions.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Tables } from '../db/tables.ts'
import { scopeOf, type Reader } from './documents/sender.ts'

type TrackName = { doc: string; lang: string }
type Saved = TrackName & { urn: string; captions: readonly Caption[]; words: readonly string[]; by: string }
type Said = Caption & { doc: string }

/** Captions with one of the words: of each, which lexemes have to stand there, and which letters in a line. */
type Sought = { urns: readonly string[]; words: readonly string[]; lexemes: readonly (readonly string[])[] }

export type CaptionStore = ReturnType<typeof createCaptionStore>

const head = sql`lang, rev, jsonb_array_length(captions) AS count, saved_by AS "by", ut`

/** Tracks that one search over all titles reads, and lines of them. */
const TRACKS_SOUGHT = 32
const LINES_SOUGHT = 2_000

/** Captions of titles by language. Whoever asks has asked for the title first. */
export function createCaptionStore(db: Kysely<Tables>, now: () => number) {
  const at = () => new Date(now()).toISOString()
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
    /** Lines of any title that have one of the words; titles with all of them first, then those that came in last. */
    saying: async (reader: Reader, { urns, words, lexemes }: Sought): Promise<Said[]> => {
      const scope = scopeOf(reader)
      const mine = scope === 'all' ? sql`true` : sql`s.prd && ${[...scope]}::text[]`
      const each = lexemes.map((word) => `(${word.map((lexeme) => `'${lexeme}':*`).join('&')})`)
      const { rows } = await sql<Said>`
        WITH track AS (
          SELECT doc, captions FROM caption_track t
          WHERE t.words @@ ${each.join('|')}::tsquery AND t.urn = ANY (${[...urns]}::text[])
            AND EXISTS (SELECT 1 FROM side s WHERE s.urn = t.urn AND s.id = t.doc AND s.st <> 'purged' AND ${mine})
          ORDER BY (t.words @@ ${each.join('&')}::tsquery) DESC, t.ut DESC, t.doc, t.lang LIMIT ${TRACKS_SOUGHT})
        SELECT doc, (said ->> 'start')::int AS start, (said ->> 'end')::int AS "end", said ->> 'text' AS text
        FROM track, jsonb_array_elements(captions) said
        WHERE lower(regexp_replace(normalize(said ->> 'text', NFKD), '[\\u0300-\\u036f]', '', 'g'))
          LIKE ANY (${words.map((word) => `%${word}%`)}::text[])
        LIMIT ${LINES_SOUGHT}`.execute(db)
      return rows
    },
    /**
     * In place of what that language had at that revision; 0 where it had none. Answers nothing where another stands;
     * throws `tooLarge` where the title has as many languages as there may be.
     */
    save: async ({ doc, lang, urn, captions, words, by }: Saved, rev: number): Promise<CaptionTrack | undefined> => {
      const [text, lexemes] = [JSON.stringify(captions), sql`array_to_tsvector(${[...words]}::text[])`]
      if (rev > 0) {
        const { rows } = await sql<CaptionTrack>`UPDATE caption_track SET captions = ${text}::jsonb, words = ${lexemes},
            saved_by = ${by}, ut = ${at()}, rev = rev + 1
          WHERE doc = ${doc} AND lang = ${lang} AND rev = ${rev} RETURNING ${head}`.execute(db)
        return rows[0]
      }
      const { rows: counted } = await sql<{ many: number }>`SELECT count(*)::int AS many FROM caption_track
        WHERE doc = ${doc} AND lang <> ${lang}`.execute(db)
      if ((counted[0]?.many ?? 0) >= CAPTION_TRACKS)
        throw new DomainError('tooLarge', {
          description: `A title has captions in ${CAPTION_TRACKS} languages at most.`,
        })
      const { rows } = await sql<CaptionTrack>`
        INSERT INTO caption_track (doc, lang, urn, captions, words, saved_by, ut)
        VALUES (${doc}, ${lang}, ${urn}, ${text}::jsonb, ${lexemes}, ${by}, ${at()})
        ON CONFLICT DO NOTHING RETURNING ${head}`.execute(db)
      return rows[0]
    },
    /** False where there are none at that revision. */
    remove: async ({ doc, lang }: TrackName, rev: number): Promise<boolean> => {
      const { rows } = await sql`DELETE FROM caption_track WHERE doc = ${doc} AND lang = ${lang} AND rev = ${rev}
        RETURNING lang`.execute(db)
      return rows.length > 0
    },
    /** All of a title that was purged. */
    erase: async (doc: string): Promise<void> => {
      await sql`DELETE FROM caption_track WHERE doc = ${doc}`.execute(db)
    },
  }
}
