import { PUBLISHING_VERBS } from '#contract/rules/actions/verbs.ts'
import { NO_ASK } from '../locks/noAsk.ts'
import type { DocumentTable, VersionTable } from '../../db/documentTables.ts'
import { EFFECT_PARAMS, replaced, rowsOf, type EffectParam } from './effectParams.ts'
import { missingWords } from '../search/vocabulary.ts'
import { shownSteps } from './sideSteps.ts'
import type { Words } from './shownWords.ts'

/**
 * The effects of writing documents, as named steps of one statement. Each joins the step `gate` (id, urn, rev, name), which
 * holds the documents that may be written: no row there, no effect anywhere. One document is a slice of one; saves,
 * the slices of jobs and the loader are composed of the same steps (`writeStatement`, `many/manyStatement`,
 * `loadDocuments`).
 */

/** What a write changes in a document's row; a new column of the table stands here or among the kept, or nothing compiles. */
export const documentSet = replaced<DocumentTable>()(
  [
    'rev',
    'state',
    'n',
    'newest_key',
    'draft_key',
    'draft_st',
    'draft_n',
    'published_key',
    'published_n',
    'updated',
    'updated_by',
    'updated_name',
  ],
  ['id', 'urn', 'name', 'ex_id', 'provider', 'created', 'created_by'],
  'p',
)

const versionSet = replaced<Omit<VersionTable, 'payload'>>()(
  ['st', 'schema', 'parent', 'base', 'updated', 'updated_by'],
  ['key', 'id', 'n', 'created', 'created_by', 'sound'],
)

const steppedStep = `
  stepped AS (
    UPDATE version v SET st = c.st
    FROM gate JOIN jsonb_to_recordset($steppedBack::jsonb) AS c(id uuid, key uuid, st text) ON c.id = gate.id
    WHERE v.key = c.key AND v.id = gate.id RETURNING v.key)`

const writtenStep = (stepsBack: boolean) => `
  written AS (
    INSERT INTO version SELECT v.* FROM ${rowsOf('version', 'versions')} v JOIN gate ON gate.id = v.id
      ${stepsBack ? ', (SELECT count(*) FROM stepped) step_back_first' : ''}
    ON CONFLICT (key) DO UPDATE SET payload = coalesce(excluded.payload, version.payload), ${versionSet},
      sound = coalesce(excluded.sound, CASE WHEN excluded.payload IS NULL THEN version.sound END))`

/** A version that steps back does so before another takes its place, since there is one draft and one published version. */
export const versionSteps = [steppedStep, writtenStep(true)].join()

export const totalStep = `
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT gate.urn, t.st, t.prd_set, sum(t.delta)
    FROM gate JOIN jsonb_to_recordset($totals::jsonb) AS t(id uuid, st text, prd_set text, delta bigint)
      ON t.id = gate.id
    GROUP BY gate.urn, t.st, t.prd_set HAVING sum(t.delta) <> 0)`

/** Kept counts of grams, one row for each product set whatever there is of documents. */
export const gramStep = `
  grams AS (
    INSERT INTO gram_delta (urn, prd_set, keys, sums)
    SELECT urn, prd_set, array_agg(key), array_agg(sum) FROM (
      SELECT gate.urn, g.prd_set, k.key, sum(g.delta)::integer AS sum
      FROM gate JOIN jsonb_to_recordset($grams::jsonb) AS g(id uuid, prd_set text, delta integer, keys integer[])
        ON g.id = gate.id, unnest(g.keys) AS k(key)
      GROUP BY gate.urn, g.prd_set, k.key HAVING sum(g.delta) <> 0) summed
    GROUP BY urn, prd_set)`

/** The same of parts, and the words that come into the vocabulary. */
export const partStep = `
  parts AS MATERIALIZED (
    SELECT gate.urn, p.* FROM gate JOIN jsonb_to_recordset($parts::jsonb)
      AS p(id uuid, prd_set text, keys bigint[], sums integer[], words text[], looks text[], numbers bigint[])
      ON p.id = gate.id),
  parts_counted AS (
    INSERT INTO part_delta (urn, prd_set, keys, sums)
    SELECT urn, prd_set, array_agg(key), array_agg(sum) FROM (
      SELECT p.urn, p.prd_set, k.key, sum(k.many)::integer AS sum FROM parts p, unnest(p.keys, p.sums) AS k(key, many)
      GROUP BY p.urn, p.prd_set, k.key HAVING sum(k.many) <> 0) summed
    GROUP BY urn, prd_set),
  given AS (
    SELECT DISTINCT w.word, w.look, w.number FROM parts p, unnest(p.words, p.looks, p.numbers) AS w(word, look, number)),
  words_met AS (INSERT INTO word (word, look, number) ${missingWords})`

export const auditStep = `
  audited AS (
    INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, key, previous_version, current_version, change,
      prd, at)
    SELECT gate.urn, gate.name, a.rev, a.verb, a.uid, a.username, a.name, a.trace, a.key, a.previous_version,
      a.current_version, a.change, a.prd, a.at
    FROM ${rowsOf('audit', 'audit')} a JOIN gate ON gate.id::text = a.id
    ORDER BY a.at)`

const eventStep = `
  events AS (
    INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    SELECT e.topic, gate.urn, gate.name, gate.rev, e.uid, e.name, e.prd, e.data, e.at
    FROM ${rowsOf('event', 'events')} e JOIN gate ON gate.id::text = e.id)`

/** Notes on what is published have had their answer: whoever looks at them is told. */
export const notesStep = `
  notes_resolved AS (
    UPDATE review_note n SET resolved_at = a.at, resolved_name = a.name, resolved_how = 'publish'
    FROM gate JOIN ${rowsOf('audit', 'audit')} a ON a.id = gate.id::text
    WHERE n.urn = gate.urn AND n.doc = gate.name AND n.parent IS NULL AND n.resolved_at IS NULL
      AND a.verb IN (${PUBLISHING_VERBS.map((verb) => `'${verb}'`).join()})
    RETURNING n.urn, n.doc, a.uid, a.name, a.prd, a.at),
  notes_told AS (
    INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
    SELECT DISTINCT 'review', urn, doc, uid, name, prd, '{"change": "resolved"}'::jsonb, at FROM notes_resolved)`

/** External ids of documents that are made, in each of their products; `made` is a set of rows of `document`. */
export const claimStep = (made: string) => `
  claimed AS (
    INSERT INTO external_id (urn, ex_id, provider, product, id)
    SELECT DISTINCT m.urn, m.ex_id, m.provider, p.product, m.id
    FROM ${made} m JOIN gate ON gate.id = m.id JOIN ${rowsOf('side', 'sideRows')} s ON s.id = m.id
      CROSS JOIN LATERAL unnest(s.prd) AS p(product)
    WHERE m.ex_id IS NOT NULL)`

/** What a gate returns of the document `d`: `name` is what callers, audit, events and locks call it. */
export const held = 'd.id, d.urn, d.rev, coalesce(d.name, d.id::text) AS name'

/**
 * The same of whatever may change words: it says for its transaction that its statements count them, which triggers note
 * of all others (migration 0064).
 */
export const gated = `${held},
      set_config('marquee.words', 'counted', true) AS counts_words`

/** What a write may have nothing for, each with a letter. */
const SPARSE = { steppedBack: 's', otherSides: 'o', emptySlots: 'e', totals: 't', grams: 'g', parts: 'p' } as const
type Sparse = keyof typeof SPARSE
const SPARSE_PARAMS = Object.keys(SPARSE) as Sparse[]

/**
 * What a write has rows for, and how its words come into the search. `keepsRecent`: it keeps the table `recent` itself,
 * which the triggers of `side` do for all others. It says so for the whole transaction, and has to be alone in it.
 */
export type EffectUse = { words: Words; keepsRecent: boolean } & Readonly<Record<Sparse, boolean>>

/** What the gate returns beside, of a write that keeps `recent`. */
export const saysItKeepsRecent = `, set_config('marquee.recent', 'kept', true) AS keeps`

/** The same of one that also takes rows of it away by itself, and after which 'All' shows each wording as before. */
export const saysItKeepsAll = `, set_config('marquee.recent', 'all', true) AS keeps`

/** Words are held against all rows that go. */
export function usedEffects(rows: Readonly<Record<Sparse, string>>, words: Words, isAlone: boolean): EffectUse {
  const isUsed = (param: Sparse) => rows[param] !== '' || (words === 'written' && param === 'emptySlots')
  const used = Object.fromEntries(SPARSE_PARAMS.map((param) => [param, isUsed(param)]))
  return { words, keepsRecent: isAlone && words !== 'written', ...(used as Record<Sparse, boolean>) }
}

const EVERYTHING: EffectUse = {
  ...{
    words: 'written',
    keepsRecent: false,
    steppedBack: true,
    otherSides: true,
    emptySlots: true,
    totals: true,
    grams: true,
    parts: true,
  },
}

/** The parameters of what is used, and a word for it. */
export function effectParams(use: EffectUse): { params: readonly EffectParam[]; word: string } {
  const idle: readonly EffectParam[] = SPARSE_PARAMS.filter((param) => !use[param])
  const letters = SPARSE_PARAMS.filter((param) => use[param]).map((param) => SPARSE[param])
  return {
    params: EFFECT_PARAMS.filter((param) => !idle.includes(param)),
    word: `${use.words}${use.keepsRecent ? '_r' : ''}_${letters.join('')}`,
  }
}

/** All that a save does to documents, new ones or such as there were before, without what it has nothing for. */
export function effectsOf(use: EffectUse): string {
  return [
    ...(use.steppedBack ? [steppedStep] : []),
    writtenStep(use.steppedBack),
    ...shownSteps(use),
    ...(use.totals ? [totalStep] : []),
    ...(use.grams ? [gramStep] : []),
    ...(use.parts ? [partStep] : []),
    auditStep,
    eventStep,
  ].join()
}

export const effects = effectsOf(EVERYTHING)

/** What a purge takes away beside: the texts of all versions, and what was kept elsewhere about the document. */
export const erasureSteps = `
  erased AS (UPDATE version v SET st = 'purged', payload = NULL FROM gate WHERE v.id = gate.id RETURNING v.key),
  forgotten AS (
    UPDATE idempotency i
    SET answer = (coalesce(
        (SELECT jsonb_object_agg(head.key, head.value)
          FROM jsonb_each(CASE WHEN i.answer LIKE '{%' THEN i.answer::jsonb ELSE '{}' END) head
          WHERE head.key IN ('key', 'cty', 'n', 'ct', 'cu', 'ut', 'uu', 'schema')), '{}')
      || jsonb_build_object('id', gate.id, 'urn', gate.urn, 'st', 'purged', 'rev', gate.rev, 'sides', '[]'::jsonb))::text
    FROM gate WHERE i.document = gate.id
      AND i.uid IN (SELECT a.uid FROM audit a WHERE a.urn = gate.urn AND a.id = gate.name)),
  claims_gone AS (DELETE FROM external_id x USING gate WHERE x.id = gate.id),
  numbers_gone AS (DELETE FROM channel_number c USING gate WHERE c.id = gate.id),
  codes_gone AS (DELETE FROM channel_code c USING gate WHERE c.id = gate.id),
  sources_gone AS (DELETE FROM source s USING gate WHERE s.urn = gate.urn AND s.id = gate.id),
  aggregate_gone AS (DELETE FROM aggregate a USING gate WHERE a.urn = gate.urn AND a.id = gate.id),
  timing_gone AS (DELETE FROM timing t USING gate WHERE t.urn = gate.urn AND t.id = gate.id),
  job_items_forgotten AS (
    UPDATE job_item i SET input = CASE WHEN jsonb_typeof(input) = 'object' THEN '{}' ELSE input END,
      before = CASE WHEN before IS NOT NULL THEN '{"made": true}'::jsonb END,
      reason = CASE WHEN reason ? 'left' THEN NULL ELSE reason END
    FROM gate WHERE i.doc = gate.id::text),
  notes_gone AS (DELETE FROM review_note n USING gate WHERE n.urn = gate.urn AND n.doc = gate.name),
  links_gone AS (DELETE FROM review_link l USING gate WHERE l.urn = gate.urn AND l.doc = gate.name),
  side_drafts_gone AS (DELETE FROM side_draft d USING gate WHERE d.doc = gate.id::text)`

/**
 * The lock of the document of `gate`, where it is the sender's own, goes back. Asked by words of which there is no index,
 * lest all locks that somebody holds be walked for this one.
 */
export const givesLockBack = `UPDATE lock l SET uid = NULL, name = NULL, tab = NULL, until = NULL, ${NO_ASK}
    FROM gate WHERE l.id = gate.name AND l.urn = gate.urn
      AND l.uid IS NOT DISTINCT FROM $uid::text AND l.tab IS NOT DISTINCT FROM $tab::text`

/** It goes back, and whoever follows the document is told, as `releaseLock` tells it. */
export const unlockSteps = `
  unlocked AS (
    ${givesLockBack}
    RETURNING gate.id::text AS document, l.id, l.urn, l.number),
  unlock_told AS (
    INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
    SELECT 'lock', u.urn, u.id, e.uid, e.name, e.prd,
      jsonb_build_object('change', 'released', 'ls', 'open', 'name', NULL, 'tab', NULL, 'number', u.number, 'until', NULL),
      e.at
    FROM ${rowsOf('event', 'events')} e JOIN unlocked u ON u.document = e.id)`

export const LOCK_PARAMS = ['checksLock', 'uid', 'tab', 'lockNumber'] as const

/** Refuses by the same rule as `lockRefuses`, against the database's clock; of a row of `document`. */
export const isLockedOf = (d: 'd' | 'p') => isLockedAs(`coalesce(${d}.name, ${d}.id::text)`, `${d}.urn`)

/** The same of one document whose name is known: its lock is looked up once, whatever the plan. */
export const isLockedAs = (name: string, urn: string) => `($checksLock::boolean AND EXISTS (
      SELECT FROM lock l WHERE l.id = ${name} AND l.urn = ${urn} AND (
        l.number <> coalesce($lockNumber::integer, l.number)
        OR l.until > clock_timestamp()
          AND (l.uid <> $uid::text OR l.tab IS DISTINCT FROM $tab::text OR $lockNumber::integer IS NULL))))`
