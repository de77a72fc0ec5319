import type { Verb } from '#contract/rules/actions/verbs.ts'
import { namedStatement, type NamedStatement } from '../../../db/namedStatement.ts'
import { held, isLockedAs, LOCK_PARAMS, saysItKeepsAll } from '../effects.ts'
import { saved } from '../many/draftSteps.ts'
import { patchedText } from '../many/patch/patchStatement.ts'
import { recentAdded, recentKept, recentOther, sideLike, sideSetFrom } from '../sideSteps.ts'

/** What an edit of one document needs beside the edit itself. */
type PatchedUse = {
  /** A draft is opened over what is published. */
  opens: boolean
  /** A column of its list row differs. */
  lists: boolean
  /** Its list row stays as it is. */
  unlisted: boolean
  /** What is published is shown otherwise than before. */
  flags: boolean
  /** Its answer is kept for a retry. */
  answers: boolean
}

/** Of the document, its new text, who writes, and what is told. */
export const TEXT_PARAMS = [
  ...(['id', 'knownAs', 'urn', 'rev', 'key', 'text', 'gone', 'sound'] as const),
  ...(['at', 'username', 'person', 'trace', 'topic', 'prd', 'change', 'previous', 'current'] as const),
  ...LOCK_PARAMS,
]
export const ROW_PARAMS = ['cells', 'cells_gone'] as const
export const ANSWERS_PARAMS = ['retryKey', 'requestHash', 'answer'] as const
const EDIT_PARAMS = [...TEXT_PARAMS, ...(['was', 'changed', 'schema'] as const)]
const LISTS_PARAMS = ['side'] as const
const OPENS_PARAMS = ['opens_in'] as const

type Param =
  | (typeof EDIT_PARAMS)[number]
  | (typeof ROW_PARAMS)[number]
  | (typeof LISTS_PARAMS)[number]
  | (typeof OPENS_PARAMS)[number]
  | (typeof ANSWERS_PARAMS)[number]
type PatchedStatement = NamedStatement<Param>

export const isLocked = isLockedAs('$knownAs::text', '$urn::text')
export const text = patchedText('v.payload', '$text::jsonb', '$gone::text[]')
export const cells = patchedText('s.list_row', '$cells::jsonb', '$cells_gone::text[]')
const OPENED = `n = d.n + 1, draft_n = d.n + 1,`

const gateStep = ({ opens }: PatchedUse) => `
  gate AS (
    UPDATE document d SET rev = d.rev + 1, newest_key = $key::uuid, draft_key = $key::uuid, draft_st = 'draft',
      ${opens ? OPENED : ''} updated = $at::timestamptz, updated_by = $username::text, updated_name = $person::text
    WHERE d.id = $id::uuid AND d.urn = $urn::text AND d.rev = $rev::integer AND NOT ${isLocked}
    RETURNING ${held}, d.n${saysItKeepsAll})`

const editedStep = `
  edited AS (
    UPDATE version v SET payload = ${text}, schema = $schema::integer, sound = $sound::boolean, ${saved}
    FROM gate WHERE v.key = $was::uuid)`

const openedSteps = `
  opened AS (
    INSERT INTO version (key, id, n, st, payload, schema, parent, base, created, created_by, updated, updated_by,
      sound)
    SELECT $key::uuid, gate.id, gate.n, 'draft', ${text}, $schema::integer, v.key, v.key,
      $at::timestamptz, $username::text, $at::timestamptz, $username::text, $sound::boolean
    FROM gate, version v WHERE v.key = $was::uuid),
  search_opened AS (
    INSERT INTO search (id, slot, urn, st, is_primary, prd_set, updated, names, words)
    SELECT s.id, 'draft', s.urn, 'draft', true, s.prd_set, $at::timestamptz, s.names, s.words
    FROM gate, search s WHERE s.id = $id::uuid AND s.slot = 'published'),
  search_flag AS (
    UPDATE search s SET is_primary = false FROM gate
    WHERE s.id = $id::uuid AND s.slot = 'published' AND s.is_primary),
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta) SELECT urn, 'draft', $opens_in::text, 1 FROM gate)`

const searchStep = `
  search_kept AS (
    UPDATE search s SET updated = $at::timestamptz FROM gate WHERE s.id = $id::uuid AND s.slot = 'draft')`

const keptStep = `
  side_kept AS (
    UPDATE side s SET changed = $changed::boolean, list_row = ${cells}, ${saved}
    FROM gate WHERE s.id = $id::uuid AND s.slot = 'draft')`

const recentStep = `
  recent_kept AS (
    UPDATE recent r SET changed = $changed::boolean, ${saved}
    FROM gate WHERE r.id = $id::uuid AND r.slot = 'draft')`

/** Columns that differ come as JSON, and are read into a row that says all else. */
export const sideRead = (own: string) => `LATERAL jsonb_populate_record(s, $side::jsonb || jsonb_build_object(${own},
      'updated', $at::timestamptz, 'updated_by', $username::text, 'list_row', ${cells})) n`

const listedSteps = `
  side_set AS (
    UPDATE side o SET ${sideSetFrom('n')}
    FROM gate, side s, ${sideRead(`'changed', $changed::boolean`)}
    WHERE s.id = $id::uuid AND s.slot = 'draft' AND o.id = $id::uuid AND o.slot = 'draft' RETURNING o.*),
  ${recentKept}`

const drafted = sideLike('s', {
  slot: `'draft'`,
  key: '$key::uuid',
  st: `'draft'`,
  is_primary: 'true',
  changed: '$changed::boolean',
  updated: '$at::timestamptz',
  updated_by: '$username::text',
  list_row: cells,
})
const DRAFTED = `'slot', 'draft', 'key', $key::uuid, 'st', 'draft', 'is_primary', true, 'changed', $changed::boolean`

const addedSteps = (lists: boolean) => `
  side_set AS (
    INSERT INTO side ${
      lists
        ? `SELECT n.* FROM gate, side s, ${sideRead(DRAFTED)}`
        : `(${drafted.columns}) SELECT ${drafted.values} FROM gate, side s`
    } WHERE s.id = $id::uuid AND s.slot = 'published' RETURNING side.*),
  ${recentAdded}`

const shownSteps = ({ opens, lists, unlisted }: PatchedUse) => {
  if (opens) return addedSteps(lists)
  if (lists) return listedSteps
  return unlisted ? recentStep : [keptStep, recentStep].join()
}

const flagSteps = `
  side_flags AS (
    UPDATE side s SET is_primary = false, changed = $changed::boolean
    FROM gate WHERE s.id = $id::uuid AND s.slot = 'published'
    RETURNING s.id, s.slot, s.is_primary, s.changed),
  ${recentOther}`

/** Who did what to it, after `gate`. */
export const auditedStep = (verb: Verb) => `
  audited AS (
    INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, key, previous_version, current_version, change,
      prd, at)
    SELECT urn, name, rev, '${verb}', $uid::text, $username::text, $person::text, $trace::text, $key::uuid,
      $previous::text, $current::text, $change::jsonb, $prd::text[], $at::timestamptz
    FROM gate)`

/** What of it is told, as a query of `topic`, `urn`, `id`, `rev` and `data`. */
export const toldOf = (verb: Verb) =>
  `SELECT $topic::text AS topic, urn, name AS id, rev, '{"verb": "${verb}"}'::jsonb AS data FROM gate`

/** All events of a write in one step. */
export const eventsStep = (told: string) => `
  events AS (
    INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    SELECT t.topic, t.urn, t.id, t.rev, $uid::text, $person::text, $prd::text[], t.data, $at::timestamptz
    FROM (${told}) t)`

export const answeredStep = `
  answered AS (
    INSERT INTO idempotency (uid, key, request_hash, status, rev, at, document, answer)
    SELECT $uid::text, $retryKey::text, $requestHash::text, 200, rev, $at::timestamptz, id, $answer::text FROM gate)`

const known = new Map<string, PatchedStatement>()

/**
 * The edit of one document that comes down to a patch: what `updateStatement` writes of it, by values of their own and
 * without what has stayed as it is. Rows that come as JSON are read into tables that nothing is known of, which costs the
 * database half as much again.
 */
export function patchedStatement(use: PatchedUse): PatchedStatement {
  const name = [
    'document_patch',
    use.opens && 'o',
    use.lists && 'l',
    use.unlisted && 'u',
    use.flags && 'f',
    use.answers && 'a',
  ]
    .filter(Boolean)
    .join('_')
  const found = known.get(name)
  if (found) return found
  const params: readonly Param[] = [
    ...EDIT_PARAMS,
    ...(use.unlisted ? [] : ROW_PARAMS),
    ...(use.lists ? LISTS_PARAMS : []),
    ...(use.opens ? OPENS_PARAMS : []),
    ...(use.answers ? ANSWERS_PARAMS : []),
  ]
  const steps = [
    gateStep(use),
    ...(use.opens ? [openedSteps] : [editedStep, searchStep]),
    shownSteps(use),
    ...(use.flags ? [flagSteps] : []),
    auditedStep('saveDraft'),
    eventsStep(toldOf('saveDraft')),
    ...(use.answers ? [answeredStep] : []),
  ]
  const made = namedStatement<Param>(name, params, `WITH ${steps.join()}\nSELECT rev FROM gate`)
  known.set(name, made)
  return made
}
