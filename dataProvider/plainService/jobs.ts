import { isObject } from '#contract/rules/diff/json.ts'
import { applyChanges } from '#contract/rules/bulk/applyChanges.ts'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { DryRun, JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import type { JobEntry, JobKind, JobState } from '#contract/values/jobs.ts'
import { JOB_KINDS } from '#contract/values/jobs.ts'
import { MAX_KEYS } from '#contract/values/limits.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { matchingIds, refuseTooMany } from './matchingIds.ts'
import type { PlainCall, PlainContext } from './plainCall.ts'

/** Examples of a dry run. */
const SHOWN = 10

/** A notification of the specification: a setting of kind 'job' that names its job (section 7). */
type Note = { job: string; kind: JobKind; cty: string; ct: string }

function noteOf({ n, ct, payload }: Setting): Note[] {
  if (!isObject(payload) || typeof payload.status_id !== 'string') return []
  const named = typeof payload.kind === 'string' ? payload.kind : n
  const kind = JOB_KINDS.find((one) => one === named) ?? 'bulkUpdate'
  return [{ job: payload.status_id, kind, cty: typeof payload.cty === 'string' ? payload.cty : '', ct }]
}

async function notesOf({ direct }: PlainContext): Promise<Note[]> {
  const settings = await direct.listSettings({ query: { t: 'job' } })
  return settings.flatMap(noteOf).sort((a, b) => b.ct.localeCompare(a.ct))
}

const entryOf = (note: Note, state: JobState): JobEntry => ({
  ...state,
  kind: note.kind,
  ct: state.ct || note.ct,
  ut: state.ct || note.ct,
  cty: note.cty,
  doc: '',
  lon: [],
  ia: [],
  by: { uid: '', name: '' },
  retryable: false,
})

/** One's own jobs of the last day, by their notifications; which titles they touched only the service would know. */
export const listJobs: PlainCall<'listJobs'> = async (context, { query }) => {
  const { kind, status, since, item, pageNumber = 1, pageSize = 25 } = query ?? {}
  if (item !== undefined) return { rows: [], count: 0 }
  const notes = await notesOf(context)
  const states = await Promise.all(
    notes.map((note) =>
      context.direct.readBulkStatus({ params: { id: note.job } }).then(
        (state) => [entryOf(note, state)],
        () => [],
      ),
    ),
  )
  const isNamed = (list: string | undefined, value: string) => !list || list.split(',').includes(value)
  const isAfter = (ct: string) => !since || ct >= since
  const found = states.flat().filter((job) => isNamed(kind, job.kind) && isNamed(status, job.status) && isAfter(job.ct))
  return { rows: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), count: found.length }
}

export const getJob: PlainCall<'getJob'> = async (context, { params, signal }): Promise<JobDetail> => {
  const id = params?.id ?? ''
  const [notes, state] = await Promise.all([
    notesOf(context).catch(() => []),
    context.direct.readBulkStatus({ params: { id }, signal }),
  ])
  const note = notes.find(({ job }) => job === id) ?? { job: id, kind: state.kind, cty: '', ct: state.ct }
  const { failureKeys } = state
  return { ...entryOf(note, state), failureKeys, steps: [], what: {}, cancellable: false, undoable: false }
}

/** The titles that failed are all that the specification tells of a job's titles. */
export const listJobItems: PlainCall<'listJobItems'> = async ({ direct }, { params, query, signal }) => {
  const { outcome, pageNumber = 1, pageSize = 25 } = query ?? {}
  if (outcome && !outcome.split(',').includes('failure')) return { rows: [], count: 0 }
  const { failureKeys } = await direct.readBulkStatus({ params: { id: params?.id ?? '' }, signal })
  const shown = failureKeys.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  const titles = shown.length === 0 ? [] : await direct.readByKeys({ query: { keys: shown.join(',') }, signal })
  const itemOf = (key: string, at: number): JobItem => {
    const row = titles.find((one) => one.id === key || one.key === key)
    const nth = (pageNumber - 1) * pageSize + at + 1
    return { nth, key: row?.id ?? key, cty: row?.cty ?? '', lon: row?.lon ?? [], outcome: 'failure' }
  }
  return { rows: shown.map(itemOf), count: failureKeys.length }
}

/**
 * What a change would do to the first titles, worked out here: the service checks nothing beforehand, so that rights,
 * locks and rules of its own come out with the job alone.
 */
export const dryRunBulk: PlainCall<'dryRunBulk'> = async (
  { direct, readTypeForm },
  { params, body, signal },
): Promise<DryRun> => {
  const type = params?.type ?? ''
  const { keys, flt, ...changes } = body as BulkBody
  const { rows, count } = keys
    ? {
        rows: await direct.readByKeys({ query: { keys: keys.slice(0, MAX_KEYS).join(','), info: 'full' }, signal }),
        count: keys.length,
      }
    : await direct.filterContent({ body: { cty: [type], ...flt, info: 'full', pageSize: 100 }, signal })
  refuseTooMany(count)
  const { schema } = await readTypeForm(type)
  const outcomes = rows.map((row) => ({ row, changes: changesOf(row, changes, schema) }))
  const changed = outcomes.filter((outcome) => outcome.changes.length > 0 || 'st' in changes)
  return {
    count,
    looked: rows.length,
    wouldChange: changed.length,
    unchanged: rows.length - changed.length,
    failures: 0,
    wouldFail: [],
    examples: changed
      .slice(0, SHOWN)
      .map(({ row, changes: list }) => ({ key: row.id, lon: row.lon ?? [], changes: list })),
  }
}

function changesOf(row: ContentRow, changes: object, schema: unknown) {
  const before = payloadOf(row)
  return diffRecords(before, applyChanges(before, changes, schema))
}

/** Keeps the notification by which the bell finds the job: the console's own part in the specification (section 7). */
async function keepNote({ direct }: PlainContext, kind: JobKind, status_id: string, cty: string): Promise<void> {
  await direct.createSetting({ body: { n: kind, t: 'job', payload: { status_id, kind, cty } } }).catch(() => undefined)
}

/** The change itself, by keys where the service takes nothing else, and with a notification where it keeps no jobs. */
export const bulkUpdate: PlainCall<'bulkUpdate'> = async (context, { params, body, signal }) => {
  const type = params?.type ?? ''
  const { service, direct } = context
  const { flt, ...change } = body as BulkBody
  const resolved =
    flt && !service.has('bulkChanges') ? { ...change, keys: await matchingIds(context, type, flt, signal) } : body
  const started = await direct.bulkUpdate({ params: { type }, body: resolved as never, signal })
  if (!service.has('jobs')) await keepNote(context, 'bulkUpdate', started.status_id, type)
  return started
}

export const sortEpisodes: PlainCall<'sortEpisodes'> = async (context, { body, signal }) => {
  const started = await context.direct.sortEpisodes({ body: body as never, signal })
  await keepNote(context, 'sortEpisodes', started.status_id, '')
  return started
}
