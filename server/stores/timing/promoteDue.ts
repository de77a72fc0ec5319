import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

const AT_ONCE = 100

/**
 * Makes a job of every instant that has come. The instant is taken out of the row and the job put in by one statement,
 * so that there is never a job without a timing nor a timing without a job, however many servers look at once. A title
 * whose two instants passed while no server ran gets both jobs, in their order.
 */
export async function promoteDue(db: Kysely<Tables>, now: string): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    WITH due AS (
      SELECT * FROM timing WHERE publish_at <= ${now} OR unpublish_at <= ${now}
      ORDER BY least(publish_at, unpublish_at) LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED),
    taken AS (
      UPDATE timing t SET publish_at = CASE WHEN t.publish_at > ${now} THEN t.publish_at END,
        unpublish_at = CASE WHEN t.unpublish_at > ${now} THEN t.unpublish_at END
      FROM due WHERE t.urn = due.urn AND t.id = due.id RETURNING t.id),
    changed AS (
      INSERT INTO job (id, kind, status, count, urn, doc, prd, uid, actor, trace, input, due, ct, ut)
      SELECT gen_random_uuid(), m.kind, 'yet-to-start', 1, due.urn, due.id::text,
        coalesce((SELECT array_agg(DISTINCT p) FROM side s, unnest(s.prd) p WHERE s.id = due.id), '{}'),
        due.actor ->> 'uid', due.actor, 'timing-' || due.id, jsonb_build_object('due', m.at), m.at, ${now}, ${now}
      FROM due, LATERAL (VALUES ('timedPublish', due.publish_at), ('timedUnpublish', due.unpublish_at)) m(kind, at)
      WHERE m.at <= ${now} RETURNING *),
    told AS (
      INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
      SELECT 'job', urn, id::text, uid, coalesce(actor ->> 'name', ''), prd,
        jsonb_build_object('kind', kind, 'status', status, 'count', 1, 'success', 0, 'failure', 0, 'doc', doc), ut
      FROM changed)
    SELECT count(*) AS made FROM changed`.execute(db)
  return rows[0]?.made ?? 0
}
