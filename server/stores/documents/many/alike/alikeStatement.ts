import { namedStatement } from '../../../../db/namedStatement.ts'
import { held, isLockedOf, LOCK_PARAMS } from '../../effects.ts'
import { MAX_FACETS } from '../../sideRow.ts'
import { sideLike, sideSet } from '../../sideSteps.ts'
import { BOOK_PARAMS, bookSteps } from '../books.ts'
import { draftSteps, fewExpected, heldAlone, saved, searchKept } from '../draftSteps.ts'
import { patchedText } from '../patch/patchStatement.ts'

/** Of the change, the sender and the type: the same for all titles. */
const SHARED_PARAMS = [
  ...([
    'names',
    'pointers',
    'text',
    'gone',
    'cells',
    'cellsGone',
    'columns',
    'isListed',
    'facetFields',
    'facets',
  ] as const),
  ...(['urn', 'schema', 'isPublishable', 'scope', 'visible', 'username', 'person', 'trace', 'topic'] as const),
]

/** Stored bytes of a text that is changed without being looked at: packed a hundredfold it is no larger than a call may bring. */
const MOST_BYTES = 8_000

const text = patchedText('v.payload', '$text::jsonb', '$gone::text[]')
const cells = patchedText('s.list_row', '$cells::jsonb', '$cellsGone::text[]')
const nameOf = (n: string, st: string) =>
  `'V' || ${n} || CASE WHEN $isPublishable::boolean THEN ' - ' || ${st} ELSE '' END`

/** Most changes are of one field, for which no set of rows has to be made. */
const isOne = 'cardinality($names::text[]) = 1'
const [name, pointer] = ['($names::text[])[1]', '($pointers::text[])[1]']

/** What the named fields of a text said. */
const former = `CASE WHEN ${isOne}
    THEN CASE WHEN v.payload ? ${name} THEN jsonb_build_object(${name}, v.payload -> ${name}) ELSE '{}' END
    ELSE coalesce((SELECT jsonb_object_agg(f.name, v.payload -> f.name)
      FROM unnest($names::text[]) AS f(name) WHERE v.payload ? f.name), '{}') END`

const change = (pointer: string, name: string) => `jsonb_build_object('field', ${pointer})
        || CASE WHEN g.former ? ${name} THEN jsonb_build_object('before', g.former -> ${name}) ELSE '{}' END
        || CASE WHEN $text::jsonb ? ${name} THEN jsonb_build_object('after', $text::jsonb -> ${name}) ELSE '{}' END`

/** The fields of the audit, as `diffRecords` tells of simple values. */
const changes = `CASE WHEN ${isOne} THEN jsonb_build_array(${change(pointer, name)})
      ELSE (SELECT jsonb_agg(${change('f.pointer', 'f.name')} ORDER BY f.place)
      FROM unnest($names::text[], $pointers::text[]) WITH ORDINALITY AS f(name, pointer, place)
      WHERE (g.former -> f.name) IS DISTINCT FROM ($text::jsonb -> f.name)) END
      || CASE WHEN g.key <> g.was AND $isPublishable::boolean
        THEN '[{"field": "/st", "before": "published", "after": "draft"}]'::jsonb ELSE '[]' END`

/** Facets of a list row with those of the named fields made anew, in the order of the type's fields. */
const facets = `CASE WHEN $facetFields::text[] && $names::text[] THEN jsonb_build_object('facets', (
      SELECT coalesce(jsonb_agg(o.said ORDER BY array_position($facetFields::text[], split_part(o.said, ':', 1)), o.place), '[]')
      FROM (SELECT said, place FROM unnest(s.facets) WITH ORDINALITY AS kept(said, place)
          WHERE split_part(said, ':', 1) <> ALL ($names::text[])
        UNION ALL SELECT * FROM unnest($facets::text[]) WITH ORDINALITY) o)) ELSE '{}' END`

/** What of the list row of a draft that is opened is not that of what is published. */
const opened = sideLike('s', {
  slot: `'draft'`,
  key: 'g.key',
  st: `'draft'`,
  is_primary: 'true',
  changed: 'g.changed',
  updated: '$at::timestamptz',
  updated_by: '$username::text',
  list_row: cells,
})

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
    SELECT i.item, a.key AS new_key, d.*
    FROM held, unnest($places::integer[], $keys::uuid[]) AS a(nth, key),
      LATERAL (SELECT ctid AS item, doc::uuid AS id, input FROM job_item
        WHERE job = held.id AND nth = a.nth AND outcome = 'waiting' AND before IS NULL
          AND (input IS NULL OR jsonb_typeof(input) = 'object' AND input - 'seen' = '{}') LIMIT 1) i,
      LATERAL (SELECT d.ctid AS row, d.id, d.rev, d.draft_key IS NOT NULL AS is_draft, v.key AS was, v.n AS was_n,
          v.st AS was_st, ${former} AS former, s.prd, s.prd_set, s.changed AS was_changed,
          CASE WHEN d.draft_key IS NULL OR d.published_key IS NULL THEN d.published_key IS NOT NULL
            -- Most differ in what is set already.
            ELSE NOT p.payload @> $text::jsonb OR p.payload ?| $gone::text[] OR ${text} <> p.payload END AS changed
        FROM document d JOIN version v ON v.key = coalesce(d.draft_key, d.published_key)
          JOIN side s ON s.id = d.id AND s.slot = CASE WHEN d.draft_key IS NULL THEN 'published' ELSE 'draft' END
          LEFT JOIN version p ON p.key = d.published_key AND d.draft_key IS NOT NULL
        WHERE d.id = i.id AND d.urn = $urn::text AND d.state = 'live' AND coalesce(d.draft_st, 'draft') = 'draft'
          AND d.rev = coalesce((i.input ->> 'seen')::integer, d.rev)
          AND v.schema = $schema::integer AND v.sound AND pg_column_size(v.payload) <= ${MOST_BYTES}
          AND s.is_primary AND ($scope::text[] IS NULL OR s.prd && $scope::text[])
          AND s.prd && coalesce($visible::text[], s.prd)
          AND cardinality(s.facets) + cardinality($facets::text[]) < ${MAX_FACETS} LIMIT 1) d),
  standing AS MATERIALIZED (SELECT * FROM met WHERE former <> $text::jsonb AND ${fewExpected('rev')} ORDER BY id),
  gate AS (
    UPDATE document d SET rev = d.rev + 1, n = CASE WHEN a.is_draft THEN d.n ELSE d.n + 1 END,
      newest_key = CASE WHEN a.is_draft THEN a.was ELSE a.new_key END,
      draft_key = CASE WHEN a.is_draft THEN a.was ELSE a.new_key END, draft_st = 'draft',
      draft_n = CASE WHEN a.is_draft THEN d.draft_n ELSE d.n + 1 END,
      updated = $at::timestamptz, updated_by = $username::text, updated_name = $person::text
    FROM standing a
    WHERE d.ctid = a.row AND d.id = a.id AND d.rev = a.rev AND NOT ${isLockedOf('d')}
    RETURNING ${held}, d.draft_n, d.draft_key AS key, a.item, a.was, a.was_n, a.was_st, a.former, a.changed,
      a.was_changed, a.prd, a.prd_set),
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
  ${searchKept},
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
      AND ($isListed::boolean OR g.changed <> g.was_changed)),
  side_set AS (
    INSERT INTO side SELECT n.*
    FROM gate g JOIN side s ON s.id = g.id AND s.slot = CASE WHEN g.key = g.was THEN 'draft' ELSE 'published' END
      CROSS JOIN LATERAL jsonb_populate_record(s, $columns::jsonb || ${facets} || jsonb_build_object(
        'slot', 'draft', 'key', g.key, 'st', 'draft', 'is_primary', true, 'changed', g.changed,
        'updated', $at::timestamptz, 'updated_by', $username::text, 'list_row', ${cells})) n
    WHERE $columns::jsonb IS NOT NULL
    ON CONFLICT (id, slot) DO UPDATE SET ${sideSet} RETURNING side.*),
  side_opened AS (
    INSERT INTO side AS o (${opened.columns}) SELECT ${opened.values}
    FROM gate g JOIN side s ON s.id = g.id AND s.slot = 'published'
    WHERE g.key <> g.was AND $columns::jsonb IS NULL
    ON CONFLICT (id, slot) DO UPDATE SET ${sideSet} RETURNING o.*),
  ${draftSteps({
    shows: 'key <> was OR changed <> was_changed',
    keeps: '$columns::jsonb IS NULL',
    set: '(SELECT * FROM side_set UNION ALL SELECT * FROM side_opened) s',
  })},
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT urn, 'draft', prd_set, count(*) FROM gate WHERE key <> was GROUP BY urn, prd_set),
  audited AS (
    INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, key, previous_version, current_version, change,
      prd, at)
    SELECT g.urn, g.name, g.rev, 'saveDraft', $uid::text, $username::text, $person::text, $trace::text, g.key,
      ${nameOf('g.was_n', 'g.was_st')}, ${nameOf('g.draft_n', "'draft'")}, ${changes}, g.prd, $at::timestamptz
    FROM gate g),
  events AS (
    INSERT INTO event (topic, urn, id, uid, name, prd, data, at, ids, revs)
    SELECT $topic::text, $urn::text, '', $uid::text, $person::text, prd, '{"verb": "saveDraft"}', $at::timestamptz,
      array_agg(name), array_agg(rev)
    FROM gate GROUP BY prd)
SELECT (SELECT count(*) FROM done) AS done FROM held`,
)
