import { sql, type Kysely } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { TimingInstants } from '#contract/rules/timing/timingProblems.ts'
import type { Timing, TimingFailure } from '#contract/schemas/timing.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { listTimings, type TimingPage, type TimingQuery } from './timing/listTimings.ts'
import { promoteDue } from './timing/promoteDue.ts'
import { timingOf, type TimingRow } from './timing/timingRow.ts'

type TimingTarget = { urn: string; id: string }
/** Who changes a timing: for the audit, for the push, and for the rights under which it runs. */
type TimingSetter = { actor: Actor; trace: string; prd: readonly string[] }

/** What is to happen to documents at a time: one row each, at most one instant for either verb. */
export type TimingStore = {
  read(target: TimingTarget): Promise<Timing | undefined>
  /** Replaces what was set before; audited and told. */
  set(target: TimingTarget, instants: TimingInstants, setter: TimingSetter): Promise<Timing>
  clear(target: TimingTarget, setter: TimingSetter): Promise<void>
  /** Of titles that have one, by id. */
  ofTitles(ids: readonly string[]): Promise<ReadonlyMap<string, Timing>>
  /** Soonest first. */
  list(params: TimingQuery): Promise<TimingPage>
  /** Makes jobs of everything that is due, each once. Answers how many. */
  promoteDue(): Promise<number>
  /** Forgets rows whose moments have passed without trouble. */
  prune(): Promise<void>
  /** Forgets what did not come about, since it is tried again. */
  forgetFailure(target: TimingTarget): Promise<void>
  /** Notes why a timed change was not made, beside the document; told to whoever may view it. */
  fail(target: TimingTarget, failure: TimingFailure, setter: Omit<TimingSetter, 'trace'>): Promise<void>
}

type Parts = { kysely: Kysely<Tables>; now: () => number; onChanged: () => void }

export function createTimingStore({ kysely, now, onChanged }: Parts): TimingStore {
  const write = async (
    verb: 'setTiming' | 'clearTiming',
    target: TimingTarget,
    instants: TimingInstants,
    setter: TimingSetter,
  ) => {
    const row = await change(kysely, { verb, target, instants, setter, at: isoOf(now()) })
    onChanged()
    return row
  }
  return {
    read: async ({ urn, id }) => {
      if (!isUuid(id)) return undefined
      const { rows } = await sql<TimingRow>`SELECT * FROM timing WHERE urn = ${urn} AND id = ${id}
        AND (publish_at IS NOT NULL OR unpublish_at IS NOT NULL OR failed IS NOT NULL)`.execute(kysely)
      return rows[0] && timingOf(rows[0])
    },
    ofTitles: async (ids) => {
      const { rows } =
        await sql<TimingRow>`SELECT * FROM timing WHERE id = ANY (${ids.filter(isUuid)}::uuid[])`.execute(kysely)
      return new Map(rows.map((row) => [row.id, timingOf(row)]))
    },
    set: async (target, instants, setter) => timingOf(await write('setTiming', target, instants, setter)),
    clear: async (target, setter) => {
      await write('clearTiming', target, {}, setter)
    },
    list: (params) => listTimings(kysely, params),
    promoteDue: async () => {
      const made = await promoteDue(kysely, isoOf(now()))
      if (made > 0) onChanged()
      return made
    },
    prune: async () => {
      await sql`DELETE FROM timing WHERE publish_at IS NULL AND unpublish_at IS NULL AND failed IS NULL`.execute(kysely)
    },
    forgetFailure: async ({ urn, id }) => {
      await sql`UPDATE timing SET failed = NULL WHERE urn = ${urn} AND id = ${id}`.execute(kysely)
    },
    fail: async (target, failure, { actor, prd }) => {
      await noteFailure(kysely, target, failure, { actor, prd, at: isoOf(now()) })
      onChanged()
    },
  }
}

const isoOf = (instant: number) => new Date(instant).toISOString()
const isoOrNull = (instant: number | undefined) => (instant === undefined ? null : isoOf(instant))

/** An instant in the form that the wire has. */
const wireText = (column: 'publish_at' | 'unpublish_at') =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type TimingChange = {
  verb: 'setTiming' | 'clearTiming'
  target: TimingTarget
  instants: TimingInstants
  setter: TimingSetter
  at: string
}

/** The row, its audit entry and its event stand or fall together; jobs that wait to be tried again are called off. */
async function change(
  db: Kysely<Tables>,
  { verb, target: { urn, id }, instants, setter, at }: TimingChange,
): Promise<TimingRow> {
  const { actor, trace, prd } = setter
  const [publishAt, unpublishAt] = [isoOrNull(instants.publishAt), isoOrNull(instants.unpublishAt)]
  const { rows } = await sql<TimingRow>`
    WITH before AS (SELECT publish_at, unpublish_at FROM timing WHERE urn = ${urn} AND id = ${id}),
    changed AS (
      INSERT INTO timing (urn, id, publish_at, unpublish_at, actor, at)
      VALUES (${urn}, ${id}, ${publishAt}, ${unpublishAt}, ${JSON.stringify(actor)}::jsonb, ${at})
      ON CONFLICT (urn, id) DO UPDATE SET publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at,
        actor = excluded.actor, at = excluded.at, failed = NULL
      RETURNING *),
    called_off AS (
      UPDATE job SET status = 'inactive', ut = ${at} WHERE urn = ${urn} AND doc = ${id}::text
        AND status = 'yet-to-start' AND kind IN ('timedPublish', 'timedUnpublish')),
    audited AS (
      INSERT INTO audit (urn, id, verb, uid, username, name, trace, change, prd, at)
      SELECT urn, id::text, ${verb}, ${actor.uid}, ${actor.username}, ${actor.name}, ${trace}, (
        SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('field', f.field, 'before', f.was, 'after', f.now))),
          '[]') FROM (VALUES
            ('/publishAt', (SELECT to_jsonb(${wireText('publish_at')}) FROM before), to_jsonb(${publishAt}::text)),
            ('/unpublishAt', (SELECT to_jsonb(${wireText('unpublish_at')}) FROM before), to_jsonb(${unpublishAt}::text))) f(field, was, now)
        WHERE f.was IS NOT NULL OR f.now IS NOT NULL), ${[...prd]}::text[], ${at}::timestamptz FROM changed),
    told AS (
      INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
      SELECT 'timing', urn, id::text, ${actor.uid}, ${actor.name}, ${[...prd]}::text[],
        jsonb_build_object('verb', ${verb}::text), ${at}::timestamptz FROM changed)
    SELECT * FROM changed`.execute(db)
  return rows[0] as TimingRow
}

async function noteFailure(
  db: Kysely<Tables>,
  { urn, id }: TimingTarget,
  failure: TimingFailure,
  { actor, prd, at }: { actor: Actor; prd: readonly string[]; at: string },
): Promise<void> {
  await sql`
    WITH changed AS (
      INSERT INTO timing (urn, id, actor, failed, at)
      VALUES (${urn}, ${id}, ${JSON.stringify(actor)}::jsonb, ${JSON.stringify(failure)}::jsonb, ${at})
      ON CONFLICT (urn, id) DO UPDATE SET failed = excluded.failed RETURNING urn, id)
    INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
    SELECT 'timing', urn, id::text, ${actor.uid}, ${actor.name}, ${[...prd]}::text[],
      jsonb_build_object('verb', 'failTiming'), ${at}::timestamptz FROM changed`.execute(db)
}
