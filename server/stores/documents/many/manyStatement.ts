import type { Statement } from '../../../db/statement.ts'
import { TOLD } from '../../jobs/jobSql.ts'

/**
 * The write of many documents for a job: what `writeStatement` is for one. The gate lets through what still has the
 * revision of its plan, is locked by nobody, waits in the job, and whose job is still held by this attempt; each part
 * joins it. The outcome of each title stands in the same transaction, so that it is written once whatever crashes.
 *
 * Parameters: 1 documents, 2 new documents, 3 versions, 4 versions that step back, 5 list rows, 6 flags of other list
 * rows, 7 slots left empty, 8 totals, 9 audit, 10 events, 11 places and former states of what is written, 12 outcomes
 * of what is not, 13 job, 14 attempt, 15 whether locks count, 16 the instant, 17 and 18 the first and
 * last place, lest all that waits be looked through for each slice.
 */
export const manyStatement: Statement = {
  name: 'document_write_many',
  text: `
WITH held AS MATERIALIZED (
    SELECT id FROM job WHERE id = $13::uuid AND attempt = $14::integer AND status = 'processing' FOR NO KEY UPDATE),
  marks AS MATERIALIZED (
    SELECT m.* FROM held, jsonb_to_recordset($11::jsonb) AS m(nth integer, id uuid, before jsonb)
    WHERE EXISTS (SELECT FROM job_item i WHERE i.job = held.id AND i.nth = m.nth
        AND i.nth BETWEEN $17::integer AND $18::integer AND i.outcome = 'waiting')),
  changed_documents AS (
    UPDATE document d SET rev = p.rev, state = p.state, n = p.n, newest_key = p.newest_key, draft_key = p.draft_key,
      draft_st = p.draft_st, draft_n = p.draft_n, published_key = p.published_key, published_n = p.published_n,
      updated = p.updated, updated_by = p.updated_by, updated_name = p.updated_name
    FROM jsonb_populate_recordset(NULL::document, $1::jsonb) p JOIN marks m ON m.id = p.id
    WHERE d.id = p.id AND d.urn = p.urn AND d.rev = p.rev - 1 AND NOT ($15::boolean AND EXISTS (
      SELECT FROM lock l WHERE l.id = d.id::text AND l.urn = d.urn AND l.until > clock_timestamp()))
    RETURNING d.id, d.urn, d.rev),
  new_documents AS (
    INSERT INTO document SELECT p.* FROM jsonb_populate_recordset(NULL::document, $2::jsonb) p JOIN marks m ON m.id = p.id
    ON CONFLICT DO NOTHING RETURNING id, urn, rev),
  gate AS MATERIALIZED (SELECT * FROM changed_documents UNION ALL SELECT * FROM new_documents),
  stepped AS (
    UPDATE version v SET st = c.st FROM gate JOIN jsonb_to_recordset($4::jsonb) AS c(id uuid, key uuid, st text)
      ON c.id = gate.id WHERE v.key = c.key AND v.id = gate.id RETURNING v.key),
  written AS (
    INSERT INTO version SELECT v.* FROM jsonb_populate_recordset(NULL::version, $3::jsonb) v JOIN gate ON gate.id = v.id,
      (SELECT count(*) FROM stepped) step_back_first
    ON CONFLICT (key) DO UPDATE SET st = excluded.st, payload = coalesce(excluded.payload, version.payload),
      schema = excluded.schema, parent = excluded.parent, base = excluded.base,
      updated = excluded.updated, updated_by = excluded.updated_by),
  side_gone AS (
    DELETE FROM side s USING gate, jsonb_to_recordset($7::jsonb) AS e(id uuid, slot text)
    WHERE e.id = gate.id AND s.id = gate.id AND s.slot = e.slot),
  side_flags AS (
    UPDATE side s SET is_primary = f.is_primary, changed = f.changed
    FROM gate JOIN jsonb_to_recordset($6::jsonb) AS f(id uuid, slot text, is_primary boolean, changed boolean)
      ON f.id = gate.id
    WHERE s.id = gate.id AND s.slot = f.slot AND (s.is_primary, s.changed) IS DISTINCT FROM (f.is_primary, f.changed)),
  side_set AS (
    INSERT INTO side SELECT s.* FROM jsonb_populate_recordset(NULL::side, $5::jsonb) s JOIN gate ON gate.id = s.id
    ON CONFLICT (id, slot) DO UPDATE SET key = excluded.key, st = excluded.st, is_primary = excluded.is_primary,
      changed = excluded.changed, prd = excluded.prd, prd_set = excluded.prd_set, sort_name = excluded.sort_name,
      released = excluded.released, number = excluded.number, updated = excluded.updated,
      updated_by = excluded.updated_by, starts = excluded.starts, ends = excluded.ends, ends_prd = excluded.ends_prd,
      vce = excluded.vce, facets = excluded.facets, missing_lang = excluded.missing_lang,
      missing_image = excluded.missing_image, parent = excluded.parent, refs = excluded.refs, chty = excluded.chty,
      prt_ic = excluded.prt_ic, ex_id = excluded.ex_id, list_row = excluded.list_row),
  search_gone AS (
    DELETE FROM search s USING gate, jsonb_to_recordset($7::jsonb) AS e(id uuid, slot text)
    WHERE e.id = gate.id AND s.id = gate.id AND s.slot = e.slot),
  search_flag AS (
    UPDATE search s SET is_primary = f.is_primary
    FROM gate JOIN jsonb_to_recordset($6::jsonb) AS f(id uuid, slot text, is_primary boolean) ON f.id = gate.id
    WHERE s.id = gate.id AND s.slot = f.slot AND s.is_primary IS DISTINCT FROM f.is_primary),
  search_set AS (
    INSERT INTO search SELECT s.* FROM jsonb_populate_recordset(NULL::search, $5::jsonb) s JOIN gate ON gate.id = s.id
    ON CONFLICT (id, slot) DO UPDATE SET st = excluded.st, is_primary = excluded.is_primary,
      prd_set = excluded.prd_set, updated = excluded.updated, names = excluded.names, words = excluded.words),
  spoken AS MATERIALIZED (
    SELECT w.* FROM jsonb_populate_recordset(NULL::search_words, $5::jsonb) w JOIN gate ON gate.id = w.id),
  words_set AS (INSERT INTO search_words SELECT * FROM spoken ON CONFLICT DO NOTHING),
  silent AS (
    SELECT s.id, s.slot FROM jsonb_populate_recordset(NULL::search, $5::jsonb) s
    UNION ALL SELECT e.id, e.slot FROM jsonb_to_recordset($7::jsonb) AS e(id uuid, slot text)),
  words_gone AS (
    DELETE FROM search_words w USING gate WHERE w.id = gate.id
      AND (w.id, w.words) NOT IN (SELECT id, words FROM spoken)
      AND (w.id, w.words) NOT IN (
        SELECT s.id, s.words FROM search s JOIN gate g ON g.id = s.id
        WHERE (s.id, s.slot) NOT IN (SELECT id, slot FROM silent))),
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT gate.urn, t.st, t.prd_set, sum(t.delta)
    FROM gate JOIN jsonb_to_recordset($8::jsonb) AS t(id uuid, st text, prd_set text, delta bigint) ON t.id = gate.id
    GROUP BY gate.urn, t.st, t.prd_set HAVING sum(t.delta) <> 0),
  audited AS (
    INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, key, previous_version, current_version, change,
      prd, at)
    SELECT gate.urn, gate.id::text, gate.rev, a.verb, a.uid, a.username, a.name, a.trace, a.key, a.previous_version,
      a.current_version, a.change, a.prd, a.at
    FROM jsonb_populate_recordset(NULL::audit, $9::jsonb) a JOIN gate ON gate.id::text = a.id),
  told_of_versions AS (
    INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    SELECT e.topic, gate.urn, gate.id::text, gate.rev, e.uid, e.name, e.prd, e.data, e.at
    FROM jsonb_populate_recordset(NULL::event, $10::jsonb) e JOIN gate ON gate.id::text = e.id),
  done AS (
    UPDATE job_item i SET outcome = 'success', rev = gate.rev, doc = gate.id::text, before = m.before, code = NULL,
      description = NULL, field = NULL, reason = NULL
    FROM marks m JOIN gate ON gate.id = m.id
    WHERE i.job = $13::uuid AND i.nth = m.nth RETURNING i.nth),
  settled AS (
    UPDATE job_item i SET outcome = r.outcome, code = r.code, description = r.description, field = r.field,
      reason = r.reason
    FROM held, jsonb_to_recordset($12::jsonb)
      AS r(nth integer, outcome text, code integer, description text, field text, reason jsonb)
    WHERE i.job = held.id AND i.nth = r.nth AND i.nth BETWEEN $17::integer AND $18::integer AND i.outcome = 'waiting'
    RETURNING i.outcome),
  counted AS (
    SELECT (SELECT count(*) FROM done) + (SELECT count(*) FROM settled WHERE outcome = 'unchanged') AS success,
      (SELECT count(*) FROM settled WHERE outcome = 'failure') AS failure),
  changed AS (
    UPDATE job j SET success = j.success + c.success, failure = j.failure + c.failure, ut = $16::timestamptz,
      -- Whoever makes progress may be killed as often as it likes.
      first_attempt = CASE WHEN c.success + c.failure > 0 THEN j.attempt - 1 ELSE j.first_attempt END
    FROM counted c WHERE j.id = $13::uuid AND j.attempt = $14::integer AND j.status = 'processing' RETURNING j.*),
  told AS (${TOLD})
SELECT nth, true AS held FROM done UNION ALL SELECT -1, true FROM held`,
}
