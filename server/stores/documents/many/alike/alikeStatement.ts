import { namedStatement } from '../../../../db/namedStatement.ts'
import { gated, isLockedOf, LOCK_PARAMS } from '../../effects.ts'
import { MAX_FACETS } from '../../sideRow.ts'
import { sideSet } from '../../sideSteps.ts'
import { BOOK_PARAMS, bookSteps } from '../books.ts'
import { draftSteps, heldAlone, saved, standingRow } from '../draftSteps.ts'
import { patchedText } from '../patch/patchStatement.ts'

/** Of the change, the sender and the type: the same for all titles. */
const SHARED_PARAMS = [
  ...(['names', 'pointers', 'text', 'gone', 'cells', 'cellsGone', 'columns', 'facetFields', 'facets'] as const),
  ...(['urn', 'schema', 'isPublishable', 'scope', 'visible', 'username', 'person', 'trace', 'topic'] as const),
]

/** Stored bytes of a text that is changed without being looked at: packed a hundredfold it is no larger than a call may bring. */
const MOST_BYTES = 8_000

const text = patchedText('v.payload', '$text::jsonb', '$gone::text[]')
const cells = patchedText('s.list_row', '$cells::jsonb', '$cellsGone::text[]')
const nameOf = (n: string, st: string) =>
  `'V' || ${n} || CASE WHEN $isPublishable::boolean THEN ' - ' || ${st} ELSE '' END`

/** What the named fields of a text said. */
const former = `coalesce((SELECT jsonb_object_agg(f.name, v.payload -> f.name)
      FROM unnest($names::text[]) AS f(name) WHERE v.payload ? f.name), '{}')`

/** The fields of the audit, as `diffRecords` tells of simple values. */
const changes = `(SELECT jsonb_agg(jsonb_build_object('field', f.pointer)
        || CASE WHEN g.former ? f.name THEN jsonb_build_object('before', g.former -> f.name) ELSE '{}' END
        || CASE WHEN $text::jsonb ? f.name THEN jsonb_build_object('after', $text::jsonb -> f.name) ELSE '{}' END
        ORDER BY f.place)
      FROM unnest($names::text[], $pointers::text[]) WITH ORDINALITY AS f(name, pointer, place)
      WHERE (g.former -> f.name) IS DISTINCT FROM ($text::jsonb -> f.name))
      || CASE WHEN g.key <> g.was AND $isPublishable::boolean
        THEN '[{"field": "/st", "before": "published", "after": "draft"}]'::jsonb ELSE '[]' END`

/** Facets of a list row with those of the named fields made anew, in the order of the type's fields. */
const facets = `CASE WHEN $facetFields::text[] && $names::text[] THEN jsonb_build_object('facets', (
      SELECT coalesce(jsonb_agg(o.said ORDER BY array_position($facetFields::text[], split_part(o.said, ':', 1)), o.place), '[]')
      FROM (SELECT said, place FROM unnest(s.facets) WITH ORDINALITY AS kept(said, place)
          WHERE split_part(said, ':', 1) <> ALL ($names::text[])
        UNION ALL SELECT * FROM unnest($facets::text[]) WITH ORDINALITY) o)) ELSE '{}' END`

/**
 * One change of many titles that is the same for each (`alikeFields`), of all that the statement itself can judge: those
 * that wait in the job, are drafts or published, seen and shared by the sender, locked by nobody and of a text that
 * today's schema has judged. What it passes over is left waiting, to be judged and told of one by one. What it writes is
 * what `patchStatement` writes of the same change; taking it back needs no more than what the fields said.
 */
export const alikeStatement = namedStatement(
  'document_change_alike',
  ['places', 'keys', ...BOOK_PARAMS, ...SHARED_PARAMS, ...LOCK_PARAMS],
  `
WITH ${heldAlone},
  met AS MATERIALIZED (
    SELECT i.item, a.key AS new_key, d.id, d.rev, d.is_draft, v.key AS was, v.former, s.prd, s.prd_set,
      CASE WHEN d.is_draft AND d.published_key IS NOT NULL
        THEN (SELECT EXISTS (SELECT FROM unnest($names::text[]) AS f(name)
            WHERE (p.payload -> f.name) IS DISTINCT FROM ($text::jsonb -> f.name)) OR ${text} <> p.payload
          FROM version p, version v
          WHERE p.key = d.published_key AND v.key = d.draft_key)
        ELSE d.published_key IS NOT NULL END AS changed
    FROM held, unnest($places::integer[], $keys::uuid[]) AS a(nth, key),
      LATERAL (SELECT ctid AS item, doc::uuid AS id, input FROM job_item
        WHERE job = held.id AND nth = a.nth AND outcome = 'waiting' AND before IS NULL
          AND (input IS NULL OR jsonb_typeof(input) = 'object' AND input - 'seen' = '{}') LIMIT 1) i,
      LATERAL (SELECT id, rev, draft_key, published_key, draft_key IS NOT NULL AS is_draft FROM document
        WHERE id = i.id AND urn = $urn::text AND state = 'live' AND coalesce(draft_st, 'draft') = 'draft'
          AND rev = coalesce((i.input ->> 'seen')::integer, rev) LIMIT 1) d,
      LATERAL (SELECT v.key, ${former} AS former FROM version v
        WHERE v.key = coalesce(d.draft_key, d.published_key) AND v.schema = $schema::integer AND v.sound
          AND pg_column_size(v.payload) <= ${MOST_BYTES} LIMIT 1) v,
      LATERAL (SELECT prd, prd_set FROM side
        WHERE id = d.id AND slot = CASE WHEN d.is_draft THEN 'draft' ELSE 'published' END AND is_primary
          AND ($scope::text[] IS NULL OR prd && $scope::text[])
          AND prd && coalesce($visible::text[], prd)
          AND cardinality(facets) + cardinality($facets::text[]) < ${MAX_FACETS} LIMIT 1) s),
  standing AS MATERIALIZED (
    SELECT a.*, d.* FROM (SELECT * FROM met WHERE former <> $text::jsonb ORDER BY id) a,
      ${standingRow}),
  gate AS (
    UPDATE document d SET rev = d.rev + 1, n = CASE WHEN a.is_draft THEN d.n ELSE d.n + 1 END,
      newest_key = CASE WHEN a.is_draft THEN a.was ELSE a.new_key END,
      draft_key = CASE WHEN a.is_draft THEN a.was ELSE a.new_key END, draft_st = 'draft',
      draft_n = CASE WHEN a.is_draft THEN d.draft_n ELSE d.n + 1 END,
      updated = $at::timestamptz, updated_by = $username::text, updated_name = $person::text
    FROM standing a
    WHERE d.ctid = a.row AND d.rev = a.rev AND NOT ${isLockedOf('d')}
    RETURNING ${gated}, d.draft_n, d.draft_key AS key, a.item, a.was, a.former, a.changed, a.prd, a.prd_set),
  written_items AS (
    UPDATE job_item i SET outcome = 'success', rev = g.rev, doc = g.id::text, code = NULL, description = NULL,
      field = NULL, reason = NULL, before = CASE WHEN g.key = g.was
        THEN jsonb_build_object('state', 'live', 'alike', jsonb_build_object('names', $names::text[], 'said', g.former))
        ELSE '{"state": "live", "alike": "opened"}' END
    FROM gate g
    WHERE i.ctid = g.item
    RETURNING i.nth),
  kept_items AS (
    UPDATE job_item i SET outcome = 'unchanged', code = NULL, description = NULL, field = NULL, reason = NULL
    FROM met m WHERE m.former = $text::jsonb AND i.ctid = m.item
    RETURNING i.nth),
  done AS (SELECT nth FROM written_items UNION ALL SELECT nth FROM kept_items),
  ${bookSteps},
  edited AS (
    UPDATE version v SET payload = ${text}, ${saved} FROM gate g WHERE v.key = g.key AND g.key = g.was),
  opened AS (
    INSERT INTO version (key, id, n, st, payload, schema, parent, base, created, created_by, updated, updated_by,
      sound)
    SELECT g.key, g.id, g.draft_n, 'draft', ${text}, v.schema, v.key, v.key,
      $at::timestamptz, $username::text, $at::timestamptz, $username::text, true
    FROM gate g JOIN version v ON v.key = g.was WHERE g.key <> g.was),
  side_kept AS (
    UPDATE side s SET changed = g.changed, list_row = ${cells}, ${saved}
    FROM gate g WHERE s.id = g.id AND s.slot = 'draft' AND $columns::jsonb IS NULL
    RETURNING s.id, s.changed),
  side_set AS (
    INSERT INTO side SELECT n.*
    FROM gate g JOIN side s ON s.id = g.id AND s.slot = CASE WHEN g.key = g.was THEN 'draft' ELSE 'published' END
      CROSS JOIN LATERAL jsonb_populate_record(s, coalesce($columns::jsonb, '{}') || ${facets} || jsonb_build_object(
        'slot', 'draft', 'key', g.key, 'st', 'draft', 'is_primary', true, 'changed', g.changed,
        'updated', $at::timestamptz, 'updated_by', $username::text, 'list_row', ${cells})) n
    WHERE g.key <> g.was OR $columns::jsonb IS NOT NULL
    ON CONFLICT (id, slot) DO UPDATE SET ${sideSet} RETURNING side.*),
  ${draftSteps},
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT urn, 'draft', prd_set, count(*) FROM gate WHERE key <> was GROUP BY urn, prd_set),
  audited AS (
    INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, key, previous_version, current_version, change,
      prd, at)
    SELECT g.urn, g.name, g.rev, 'saveDraft', $uid::text, $username::text, $person::text, $trace::text, g.key,
      ${nameOf('v.n', 'v.st')}, ${nameOf('g.draft_n', "'draft'")}, ${changes}, g.prd, $at::timestamptz
    FROM gate g JOIN version v ON v.key = g.was),
  events AS (
    INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    SELECT $topic::text, urn, name, rev, $uid::text, $person::text, prd, '{"verb": "saveDraft"}', $at::timestamptz
    FROM gate)
SELECT (SELECT count(*) FROM done) AS done FROM held`,
)
