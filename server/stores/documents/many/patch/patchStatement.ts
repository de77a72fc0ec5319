import { namedStatement } from '../../../../db/namedStatement.ts'
import { held, isLockedOf, LOCK_PARAMS } from '../../effects.ts'
import { sideSet } from '../../sideSteps.ts'
import { BOOK_PARAMS, bookSteps } from '../books.ts'
import { draftSteps, fewExpected, heldAlone, saved, searchKept, standingRow } from '../draftSteps.ts'
import { PATCH_COLUMNS } from './patchColumns.ts'

/** Of the sender and the type, the same for all titles of a slice. */
const SHARED_PARAMS = ['urn', 'schema', 'username', 'person', 'trace', 'topic'] as const

const columns = Object.keys(PATCH_COLUMNS).join(', ')
const lists = Object.entries(PATCH_COLUMNS).map(([column, type]) => `$${column}::${type}[]`)

/** A text after its patch: fields that are set as JSON, those taken away as a list in PostgreSQL's own words. */
export const patchedText = (text: string, set: string, gone: string) => `CASE WHEN ${gone} <> '{}'
    THEN (${text} || ${set}::jsonb) - ${gone}::text[] WHEN ${set} <> '{}' THEN ${text} || ${set}::jsonb ELSE ${text} END`

const text = patchedText('v.payload', 'g.text', 'g.gone')
const cells = patchedText('s.list_row', 'g.cells', 'g.cells_gone')

/**
 * Edits of many titles that come down to patches: fields set or taken away in a draft, or in one that is opened over
 * what is published. Texts, versions and list rows are made of those that stand; what is sent of a title is its patch
 * and its entry of the audit. What is written is what `manyStatement` writes of the same edits.
 *
 * Items and documents are looked up one by one, whatever the planner thinks of their number; an item is then known by
 * its place in the table, since joined by number each item of an unknown job would be held against each of the slice.
 */
export const patchStatement = namedStatement(
  'document_patch_many',
  [...(Object.keys(PATCH_COLUMNS) as (keyof typeof PATCH_COLUMNS)[]), ...BOOK_PARAMS, ...SHARED_PARAMS, ...LOCK_PARAMS],
  `
WITH ${heldAlone},
  asked AS MATERIALIZED (
    SELECT a.*, i.item FROM held, unnest(${lists.join(', ')}) AS a(${columns}),
      LATERAL (SELECT ctid AS item FROM job_item WHERE job = held.id AND nth = a.nth AND outcome = 'waiting' LIMIT 1) i),
  standing AS MATERIALIZED (
    SELECT a.*, d.* FROM (SELECT * FROM asked WHERE ${fewExpected('nth')} ORDER BY id) a,
      ${standingRow}),
  gate AS (
    UPDATE document d SET rev = d.rev + 1, n = CASE WHEN a.key = a.was THEN d.n ELSE d.n + 1 END, newest_key = a.key,
      draft_key = a.key, draft_st = 'draft', draft_n = CASE WHEN a.key = a.was THEN d.draft_n ELSE d.n + 1 END,
      updated = $at::timestamptz, updated_by = $username::text, updated_name = $person::text
    FROM standing a
    WHERE d.ctid = a.row AND d.urn = $urn::text AND d.rev = a.rev AND NOT ${isLockedOf('d')}
    RETURNING ${held}, d.n, d.published_key, a.nth, a.item, a.was, a.key, a.text, a.gone, a.cells, a.cells_gone, a.side,
      a.changed, a.unlisted, a.opens_in, a.prd::text[] AS prd, a.change, a.previous, a.current, a.sound),
  done AS (
    UPDATE job_item i SET outcome = 'success', rev = g.rev, doc = g.id::text, code = NULL, description = NULL,
      field = NULL, reason = NULL, before = coalesce(i.before, jsonb_build_object('state', 'live')
        || CASE WHEN g.key = g.was THEN jsonb_build_object('draft', jsonb_build_object('key', v.key, 'n', v.n,
          'st', v.st, 'schema', v.schema, 'parent', v.parent, 'base', v.base, 'payload', v.payload)) ELSE '{}' END
        || CASE WHEN p.key IS NULL THEN '{}' ELSE jsonb_build_object('published', jsonb_build_object('key', p.key,
          'n', p.n, 'st', 'published', 'schema', p.schema, 'parent', p.parent, 'base', NULL)) END)
    FROM gate g JOIN version v ON v.key = g.was LEFT JOIN version p ON p.key = g.published_key
    WHERE i.ctid = g.item
    RETURNING i.nth),
  ${bookSteps},
  ${searchKept},
  edited AS (
    UPDATE version v SET payload = ${text}, schema = $schema::integer, sound = g.sound, ${saved}
    FROM gate g WHERE v.key = g.key),
  opened AS (
    INSERT INTO version (key, id, n, st, payload, schema, parent, base, created, created_by, updated, updated_by,
      sound)
    SELECT g.key, g.id, g.n, 'draft', ${text}, $schema::integer, v.key, v.key,
      $at::timestamptz, $username::text, $at::timestamptz, $username::text, g.sound
    FROM gate g JOIN version v ON v.key = g.was WHERE g.key <> g.was),
  side_kept AS (
    UPDATE side s SET changed = g.changed, list_row = ${cells}, ${saved}
    FROM gate g WHERE s.id = g.id AND s.slot = 'draft' AND g.side = '{}' AND NOT g.unlisted),
  side_set AS (
    INSERT INTO side SELECT n.*
    FROM gate g JOIN side s ON s.id = g.id AND s.slot = CASE WHEN g.key = g.was THEN 'draft' ELSE 'published' END
      CROSS JOIN LATERAL jsonb_populate_record(s, g.side::jsonb || jsonb_build_object('slot', 'draft', 'key', g.key,
        'st', 'draft', 'is_primary', true, 'changed', g.changed, 'updated', $at::timestamptz, 'updated_by',
        $username::text, 'list_row', ${cells})) n
    WHERE g.key <> g.was OR g.side <> '{}'
    ON CONFLICT (id, slot) DO UPDATE SET ${sideSet} RETURNING side.*),
  ${draftSteps({ shows: 'true', keeps: `g.side = '{}'` })},
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT urn, 'draft', opens_in, count(*) FROM gate WHERE opens_in IS NOT NULL GROUP BY urn, opens_in),
  audited AS (
    INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, key, previous_version, current_version, change,
      prd, at)
    SELECT urn, name, rev, 'saveDraft', $uid::text, $username::text, $person::text, $trace::text, key, previous, current, change::jsonb, prd,
      $at::timestamptz
    FROM gate),
  events AS (
    INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    SELECT $topic::text, urn, name, rev, $uid::text, $person::text, prd, '{"verb": "saveDraft"}', $at::timestamptz FROM gate)
SELECT nth, true AS held FROM done UNION ALL SELECT -1, true FROM held`,
)
