import { sql, type Kysely } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import { WATCHES_PER_USER } from '#contract/values/deliveries.ts'
import type { Language } from '#contract/values/languages.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Tables } from '../db/tables.ts'
import { deliveriesSql, queuedSql, type NewDelivery } from './deliveryStore.ts'
import { told } from './jobs/jobSql.ts'

/** A saved view that somebody wants to be told of. */
export type KeptWatch = {
  uid: string
  view: string
  when_kind: 'any' | 'older'
  hours: number | null
  mail: string | null
  webhook: string | null
  product: string
  lang: Language
  zone: string
  owner: Actor
  seen_at: string
  matched_at: string | null
  count: number
}
type NewWatch = Pick<KeptWatch, 'view' | 'when_kind' | 'hours' | 'mail' | 'webhook' | 'product' | 'lang' | 'zone'>

type Parts = { kysely: Kysely<Tables>; now: () => number; newId: () => string; onChanged: () => void }
type Named = Pick<KeptWatch, 'uid' | 'view'>

const columns = sql`uid, view, when_kind, hours, mail, webhook, product, lang, zone, owner, seen_at, matched_at, count`

export type WatchStore = ReturnType<typeof createWatchStore>

/** Views that people watch. */
export function createWatchStore({ kysely, now, newId, onChanged }: Parts) {
  const at = () => new Date(now()).toISOString()
  const named = ({ uid, view }: Named) => sql`uid = ${uid} AND view = ${view}::uuid`
  return {
    own: async (uid: string): Promise<KeptWatch[]> =>
      (await sql<KeptWatch>`SELECT ${columns} FROM watch WHERE uid = ${uid} ORDER BY ct, view`.execute(kysely)).rows,
    all: async (): Promise<KeptWatch[]> =>
      (await sql<KeptWatch>`SELECT ${columns} FROM watch ORDER BY uid, view`.execute(kysely)).rows,
    /** Begins to watch, or watches otherwise: what it waits for is then looked at as for the first time. */
    save: async (owner: Actor, watch: NewWatch): Promise<KeptWatch> => {
      const { view, when_kind, hours, mail, webhook, product, lang, zone } = watch
      const { rows } = await sql<KeptWatch>`
        INSERT INTO watch AS w (uid, view, when_kind, hours, mail, webhook, product, lang, zone, owner, seen_at, count, ct)
        SELECT ${owner.uid}, ${view}::uuid, ${when_kind}, ${hours}::integer, ${mail}::text, ${webhook}::uuid, ${product},
          ${lang}, ${zone}, ${JSON.stringify(owner)}::jsonb, ${at()}::timestamptz, 0, ${at()}::timestamptz
        WHERE ${WATCHES_PER_USER} > (SELECT count(*) FROM watch WHERE uid = ${owner.uid} AND view <> ${view}::uuid)
        ON CONFLICT (uid, view) DO UPDATE SET when_kind = excluded.when_kind, hours = excluded.hours,
          mail = excluded.mail, webhook = excluded.webhook, product = excluded.product, lang = excluded.lang,
          zone = excluded.zone, owner = excluded.owner, seen_at = excluded.seen_at, matched_at = NULL
        RETURNING ${columns}`.execute(kysely)
      if (!rows[0]) throw new DomainError('tooLarge', { description: `You watch ${WATCHES_PER_USER} views already.` })
      return rows[0]
    },
    remove: async (watch: Named): Promise<void> => {
      await sql`DELETE FROM watch WHERE ${named(watch)}`.execute(kysely)
    },
    /**
     * Keeps that what a watch waits for has come, and tells of it: by an event for the bell, and by these deliveries.
     * All of it or nothing, and once: of two servers that find the same the second changes nothing.
     */
    tell: async (watch: Named, count: number, deliveries: readonly NewDelivery[]): Promise<void> => {
      await sql`
        WITH matched AS (
          UPDATE watch SET matched_at = ${at()}::timestamptz, count = ${count}
          WHERE ${named(watch)} AND matched_at IS NULL RETURNING uid, view),
        ${deliveriesSql(deliveries, at(), newId, sql`EXISTS (SELECT FROM matched)`)},
        ${queuedSql(at(), newId, deliveries.length)},
        told AS (${told})
        INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
        SELECT 'watch', '', view::text, uid, '', '{}', ${JSON.stringify({ count })}::jsonb, ${at()}::timestamptz
        FROM matched`.execute(kysely)
      onChanged()
    },
    /** What was so is so no longer; once it comes again, that is told again. */
    calm: async (watch: Named): Promise<void> => {
      await sql`
        WITH calmed AS (
          UPDATE watch SET matched_at = NULL, count = 0 WHERE ${named(watch)} AND matched_at IS NOT NULL
          RETURNING uid, view)
        INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
        SELECT 'watch', '', view::text, uid, '', '{}', '{"count":0}'::jsonb, ${at()}::timestamptz FROM calmed`.execute(
        kysely,
      )
      onChanged()
    },
    /** Keeps what a person may do now with what they watch. */
    seeOwner: async (actor: Actor): Promise<void> => {
      await sql`UPDATE watch SET owner = ${JSON.stringify(actor)}::jsonb, seen_at = ${at()}::timestamptz
        WHERE uid = ${actor.uid}`.execute(kysely)
    },
  }
}
