import { namedStatement, type NamedStatement } from '../../../db/namedStatement.ts'
import { givesLockBack, held, saysItKeepsAll } from '../effects.ts'
import { saved } from '../many/draftSteps.ts'
import { recentAdded, recentKept, sideLike, sideSetFrom, sideSetLike } from '../sideSteps.ts'
import {
  answeredStep,
  ANSWERS_PARAMS,
  auditedStep,
  cells,
  eventsStep,
  isLocked,
  ROW_PARAMS,
  sideRead,
  TEXT_PARAMS,
  text,
  toldOf,
} from './patchedStatement.ts'

/**
 * What publishing a draft needs beside: `replaces` what is published; `lists`: a column of its list row differs from the
 * draft's; `answers` a retry later on.
 */
type PublishedUse = { replaces: boolean; lists: boolean; answers: boolean }

const PARAMS = [...TEXT_PARAMS, ...ROW_PARAMS, ...(['keepsSound', 'totals'] as const)]
const REPLACES_PARAMS = ['old'] as const
const LISTS_PARAMS = ['side'] as const

type Param =
  | (typeof PARAMS)[number]
  | (typeof REPLACES_PARAMS)[number]
  | (typeof LISTS_PARAMS)[number]
  | (typeof ANSWERS_PARAMS)[number]

const gateStep = `
  gate AS (
    UPDATE document d SET rev = d.rev + 1, newest_key = $key::uuid, draft_key = NULL, draft_st = NULL, draft_n = NULL,
      published_key = $key::uuid, published_n = d.draft_n,
      updated = $at::timestamptz, updated_by = $username::text, updated_name = $person::text
    WHERE d.id = $id::uuid AND d.urn = $urn::text AND d.rev = $rev::integer AND NOT ${isLocked}
    RETURNING ${held}${saysItKeepsAll})`

/** What is replaced steps back before another takes its place, since there is one published version. */
const steppedStep = `
  stepped AS (UPDATE version v SET st = 'archived' FROM gate WHERE v.key = $old::uuid RETURNING v.key)`

const writtenStep = (replaces: boolean) => `
  written AS (
    UPDATE version v SET payload = ${text}, st = 'published', base = NULL, ${replaces ? 'parent = $old::uuid,' : ''}
      sound = CASE WHEN $keepsSound::boolean THEN v.sound ELSE $sound::boolean END, ${saved}
    FROM gate${replaces ? ', (SELECT count(*) FROM stepped) step_back_first' : ''} WHERE v.key = $key::uuid)`

const PUBLISHED = {
  slot: `'published'`,
  st: `'published'`,
  changed: 'false',
  updated: '$at::timestamptz',
  updated_by: '$username::text',
  list_row: cells,
}
const published = sideLike('s', PUBLISHED)
const readRow = sideRead(`'slot', 'published', 'st', 'published', 'changed', false`)
const OF_DRAFT = `s.id = $id::uuid AND s.slot = 'draft'`

const rowSteps = ({ replaces, lists }: PublishedUse) => {
  const from = `FROM gate, side s${lists ? `, ${readRow}` : ''} WHERE ${OF_DRAFT}`
  if (!replaces)
    return `
  side_set AS (
    INSERT INTO side (${published.columns}) SELECT ${lists ? sideLike('n', {}).values : published.values} ${from}
    RETURNING side.*),
  ${recentAdded}`
  return `
  side_set AS (
    UPDATE side o SET ${lists ? sideSetFrom('n') : sideSetLike('s', PUBLISHED)} ${from}
      AND o.id = $id::uuid AND o.slot = 'published'
    RETURNING o.*),
  ${recentKept}`
}

const goneSteps = `
  side_gone AS (DELETE FROM side s USING gate WHERE ${OF_DRAFT}),
  recent_gone AS (DELETE FROM recent s USING gate WHERE ${OF_DRAFT}),
  search_gone AS (DELETE FROM search s USING gate WHERE ${OF_DRAFT})`

const searchStep = (replaces: boolean) =>
  replaces
    ? `
  search_set AS (
    UPDATE search o SET is_primary = true, prd_set = s.prd_set, updated = s.updated
    FROM side_set s WHERE o.id = s.id AND o.slot = 'published')`
    : `
  search_set AS (
    INSERT INTO search (id, slot, urn, st, is_primary, prd_set, updated, names, words)
    SELECT s.id, s.slot, s.urn, s.st, true, s.prd_set, s.updated, f.names, f.words
    FROM side_set s, search f WHERE f.id = $id::uuid AND f.slot = 'draft')`

const totalStep = `
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT gate.urn, t.st, t.prd_set, t.delta
    FROM gate, jsonb_to_recordset($totals::jsonb) AS t(st text, prd_set text, delta bigint))`

/** Notes on it have had their answer, and the sender's lock goes back: whoever follows either is told before the rest. */
const closingSteps = `
  notes_resolved AS (
    UPDATE review_note n SET resolved_at = $at::timestamptz, resolved_name = $person::text, resolved_how = 'publish'
    FROM gate WHERE n.urn = gate.urn AND n.doc = gate.name AND n.parent IS NULL AND n.resolved_at IS NULL
    RETURNING n.urn, n.doc),
  unlocked AS (
    ${givesLockBack}
    RETURNING l.id, l.urn, l.number),
  ${eventsStep(`
      (SELECT 'review' AS topic, urn, doc AS id, NULL::integer AS rev, '{"change": "resolved"}'::jsonb AS data
        FROM notes_resolved LIMIT 1)
      UNION ALL
      SELECT 'lock', urn, id, NULL, jsonb_build_object('change', 'released', 'ls', 'open', 'name', NULL, 'tab', NULL,
        'number', number, 'until', NULL) FROM unlocked
      UNION ALL
      ${toldOf('publish')}`)}`

const known = new Map<string, NamedStatement<Param>>()

/** The publishing of a draft whose text changes by a patch, if at all: what `closingStatement` writes of it. */
export function publishedStatement(use: PublishedUse): NamedStatement<Param> {
  const { replaces, lists, answers } = use
  const name = ['document_publish', replaces && 'r', lists && 'l', answers && 'a'].filter(Boolean).join('_')
  const found = known.get(name)
  if (found) return found
  const params: readonly Param[] = [
    ...PARAMS,
    ...(replaces ? REPLACES_PARAMS : []),
    ...(lists ? LISTS_PARAMS : []),
    ...(answers ? ANSWERS_PARAMS : []),
  ]
  const steps = [
    gateStep,
    ...(replaces ? [steppedStep] : []),
    writtenStep(replaces),
    rowSteps(use),
    goneSteps,
    searchStep(replaces),
    totalStep,
    auditedStep('publish'),
    closingSteps,
    ...(answers ? [answeredStep] : []),
  ]
  const made = namedStatement<Param>(name, params, `WITH ${steps.join()}\nSELECT rev FROM gate`)
  known.set(name, made)
  return made
}
