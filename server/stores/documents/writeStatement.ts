import type { Statement } from '../../db/statement.ts'

/**
 * The one write of a document. Everything hangs on the first step, which changes (or makes) the document's row only
 * where the revision is still the one that the plan was made from and no lock forbids it: no row there, no effect
 * anywhere. One statement is one transaction, so that a document is never half written, and no connection is ever
 * held between two statements.
 *
 * Rows come as JSON in the shape of their tables. Parameters: 1 document, 2 version, 3 versions that step back,
 * 4 erase payloads, 5 list rows, 6 flags of the other list row, 7 slots left empty, 8 totals, 9 audit, 10 event,
 * 11 idempotency; for a document that exists: 12 uid, 13 tab, 14 lock number, 15 whether locks count.
 */
const effects = `
  stepped AS (
    UPDATE version v SET st = c.st FROM gate, jsonb_to_recordset($3::jsonb) AS c(key uuid, st text)
    WHERE v.key = c.key AND v.id = gate.id RETURNING v.key),
  erased AS (
    UPDATE version v SET st = 'purged', payload = NULL FROM gate WHERE $4::boolean AND v.id = gate.id RETURNING v.key),
  forgotten AS (
    UPDATE idempotency i
    SET answer = jsonb_build_object('id', gate.id, 'urn', gate.urn, 'st', 'purged', 'rev', gate.rev)::text
    FROM gate WHERE $4::boolean AND i.document = gate.id),
  sources_gone AS (DELETE FROM source s USING gate WHERE $4::boolean AND s.urn = gate.urn AND s.id = gate.id),
  aggregate_gone AS (DELETE FROM aggregate a USING gate WHERE $4::boolean AND a.urn = gate.urn AND a.id = gate.id),
  timing_gone AS (DELETE FROM timing t USING gate WHERE $4::boolean AND t.urn = gate.urn AND t.id = gate.id),
  job_items_forgotten AS (
    UPDATE job_item i SET input = CASE WHEN jsonb_typeof(input) = 'object' THEN '{}' ELSE input END,
      before = CASE WHEN before IS NOT NULL THEN '{"made": true}'::jsonb END
    FROM gate WHERE $4::boolean AND i.doc = gate.id::text),
  side_drafts_gone AS (DELETE FROM side_draft d USING gate WHERE $4::boolean AND d.doc = gate.id::text),
  written AS (
    INSERT INTO version SELECT v.* FROM gate, jsonb_populate_record(NULL::version, $2::jsonb) v,
      (SELECT count(*) FROM stepped) step_back_first
    WHERE $2::jsonb IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET st = excluded.st, payload = coalesce(excluded.payload, version.payload),
      schema = excluded.schema, parent = excluded.parent, base = excluded.base,
      updated = excluded.updated, updated_by = excluded.updated_by),
  side_gone AS (DELETE FROM side s USING gate WHERE s.id = gate.id AND s.slot = ANY ($7::text[])),
  side_flags AS (
    UPDATE side s SET is_primary = f.is_primary, changed = f.changed
    FROM gate, jsonb_to_record($6::jsonb) AS f(slot text, is_primary boolean, changed boolean)
    WHERE s.id = gate.id AND s.slot = f.slot AND (s.is_primary, s.changed) IS DISTINCT FROM (f.is_primary, f.changed)),
  side_set AS (
    INSERT INTO side SELECT s.* FROM gate, jsonb_populate_recordset(NULL::side, $5::jsonb) s
    ON CONFLICT (id, slot) DO UPDATE SET key = excluded.key, st = excluded.st, is_primary = excluded.is_primary,
      changed = excluded.changed, prd = excluded.prd, prd_set = excluded.prd_set, sort_name = excluded.sort_name,
      released = excluded.released, number = excluded.number, updated = excluded.updated,
      updated_by = excluded.updated_by, starts = excluded.starts, ends = excluded.ends, ends_prd = excluded.ends_prd,
      vce = excluded.vce, facets = excluded.facets, missing_lang = excluded.missing_lang,
      missing_image = excluded.missing_image, parent = excluded.parent, refs = excluded.refs, chty = excluded.chty,
      prt_ic = excluded.prt_ic, ex_id = excluded.ex_id, list_row = excluded.list_row),
  search_gone AS (DELETE FROM search s USING gate WHERE s.id = gate.id AND s.slot = ANY ($7::text[])),
  search_flag AS (
    UPDATE search s SET is_primary = f.is_primary FROM gate, jsonb_to_record($6::jsonb) AS f(slot text, is_primary boolean)
    WHERE s.id = gate.id AND s.slot = f.slot AND s.is_primary IS DISTINCT FROM f.is_primary),
  search_set AS (
    INSERT INTO search SELECT s.* FROM gate, jsonb_populate_recordset(NULL::search, $5::jsonb) s
    ON CONFLICT (id, slot) DO UPDATE SET st = excluded.st, is_primary = excluded.is_primary,
      prd_set = excluded.prd_set, updated = excluded.updated, names = excluded.names, words = excluded.words),
  words_set AS (
    INSERT INTO search_words SELECT w.* FROM gate, jsonb_populate_recordset(NULL::search_words, $5::jsonb) w
    ON CONFLICT DO NOTHING),
  words_gone AS (
    DELETE FROM search_words w USING gate WHERE w.id = gate.id
      AND NOT EXISTS (SELECT FROM jsonb_populate_recordset(NULL::search, $5::jsonb) n WHERE n.words = w.words)
      AND NOT EXISTS (SELECT FROM search s WHERE s.id = w.id AND s.words = w.words AND s.slot <> ALL ($7::text[])
        AND NOT EXISTS (SELECT FROM jsonb_populate_recordset(NULL::search, $5::jsonb) n WHERE n.slot = s.slot))),
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta) SELECT gate.urn, t.st, t.prd_set, t.delta
    FROM gate, jsonb_to_recordset($8::jsonb) AS t(st text, prd_set text, delta bigint)),
  audited AS (
    INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, key, previous_version, current_version, change,
      prd, at)
    SELECT gate.urn, gate.id::text, gate.rev, a.verb, a.uid, a.username, a.name, a.trace, a.key, a.previous_version,
      a.current_version, a.change, a.prd, a.at FROM gate, jsonb_populate_record(NULL::audit, $9::jsonb) a),
  told AS (
    INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    SELECT e.topic, gate.urn, gate.id::text, gate.rev, e.uid, e.name, e.prd, e.data, e.at
    FROM gate, jsonb_populate_record(NULL::event, $10::jsonb) e),
  answered AS (
    INSERT INTO idempotency SELECT i.* FROM gate, jsonb_populate_record(NULL::idempotency, $11::jsonb) i
    WHERE $11::jsonb IS NOT NULL)
SELECT rev FROM gate`

export const createStatement: Statement = {
  name: 'document_create',
  text: `
WITH gate AS (
  INSERT INTO document SELECT p.* FROM jsonb_populate_record(NULL::document, $1::jsonb) p RETURNING id, urn, rev),
${effects}`,
}

/** Refuses by the same rule as `lockRefuses`, against the database's clock. */
export const updateStatement: Statement = {
  name: 'document_update',
  text: `
WITH gate AS (
  UPDATE document d SET rev = p.rev, state = p.state, n = p.n, newest_key = p.newest_key, draft_key = p.draft_key,
    draft_st = p.draft_st, draft_n = p.draft_n, published_key = p.published_key, published_n = p.published_n,
    updated = p.updated, updated_by = p.updated_by, updated_name = p.updated_name
  FROM jsonb_populate_record(NULL::document, $1::jsonb) p
  WHERE d.id = p.id AND d.urn = p.urn AND d.rev = p.rev - 1
    AND NOT ($15::boolean AND EXISTS (
      SELECT FROM lock l WHERE l.id = p.id::text AND l.urn = p.urn AND (
        l.number <> coalesce($14::integer, l.number)
        OR l.until > clock_timestamp()
          AND (l.uid <> $12::text OR l.tab IS DISTINCT FROM $13::text OR $14::integer IS NULL))))
  RETURNING d.id, d.urn, d.rev),
${effects}`,
}
