import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { JobItem } from '#contract/schemas/bulk.ts'
import type { ApiError, MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { isRefused } from './model/cellFacts.ts'
import type { Workbench } from './model/createWorkbench.ts'
import {
  cellKey,
  differingCells,
  entryAt,
  textAt,
  withEntry,
  type WorkField,
  type WorkTitle,
  type WorkTexts,
} from './model/workTitle.ts'
import { readOf } from './loadTitles.ts'

type SaveCalls = Pick<MarqueeDataProvider, 'getOne' | 'update'>

/** Tries of one title that others save at the same time. */
const TRIES = 3

/** The texts of a title as they are to be saved: without those that are too long, and those that met another's. */
export function savedTexts(title: WorkTitle, fields: readonly WorkField[], met: ReadonlySet<string>): WorkTexts {
  const fieldOf = new Map(fields.map((field) => [field.path, field]))
  const cells = differingCells(title.base, title.now).filter((cell) => {
    const field = fieldOf.get(cell.path)
    return field && !met.has(cellKey(cell)) && !isRefused(textAt(title.now, cell), field)
  })
  const after = cells.reduce((texts, cell) => withEntry(texts, cell, entryAt(title.now, cell)), title.base)
  return Object.fromEntries(Object.entries(after).filter(([path, list]) => list !== title.base[path]))
}

type Saving = {
  calls: SaveCalls
  bench: Workbench
  fields: readonly WorkField[]
  schema: number | undefined
}

/**
 * Saves one title as its form does: the whole record under its revision, with a retry key. What others saved meanwhile
 * is merged; a cell that met another's text stays here, and is sent once its reader has seen that.
 */
export async function saveTitle(id: string, { calls, bench, fields, schema }: Saving): Promise<void> {
  const paths = fields.map(({ path }) => path)
  const seen = bench.title(id)?.met ?? new Set<string>()
  const idempotencyKey = crypto.randomUUID()
  for (let tries = 1; ; tries++) {
    const start = bench.title(id)
    if (!start) return
    try {
      const { data: record } = await calls.getOne<ContentRecord>(start.cty, { id })
      if (record.rev !== start.rev) bench.follow([{ id, ...readOf(record, undefined, paths), by: start.by }])
      const title = bench.title(id)
      const texts = title && savedTexts(title, fields, fresh(title.met, seen))
      if (!texts || Object.keys(texts).length === 0) return
      const meta = { schema, idempotencyKey: `${idempotencyKey}-${record.rev}` }
      const data = { ...record, ...texts }
      const { data: saved } = await calls.update<ContentRecord>(title.cty, { id, data, previousData: record, meta })
      bench.refuse(id, undefined)
      return bench.follow([{ id, ...readOf(saved, undefined, paths), by: saved.uu }])
    } catch (error) {
      if (tries === TRIES || codeOf(error) !== 'stale') return bench.refuse(id, error)
    }
  }
}

const fresh = (met: ReadonlySet<string>, seen: ReadonlySet<string>) => new Set([...met].filter((key) => !seen.has(key)))

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError).code : undefined
}

type JobCalls = Pick<MarqueeDataProvider, 'bulkUpdate'>

/** Saves many titles as one job, which goes on by itself and is undone as one: each under the revision that was seen. */
export async function startJob(
  type: string,
  titles: readonly WorkTitle[],
  fields: readonly WorkField[],
  calls: JobCalls,
): Promise<string | undefined> {
  const each = Object.fromEntries(
    titles.flatMap((title) => {
      const set = savedTexts(title, fields, NONE)
      return Object.keys(set).length > 0 ? [[title.id, { ...set }]] : []
    }),
  )
  const keys = Object.keys(each)
  if (keys.length === 0) return undefined
  const revisions = Object.fromEntries(titles.flatMap(({ id, rev }) => (id in each ? [[id, rev]] : [])))
  const answer = await calls.bulkUpdate({
    ...{ params: { type }, body: { keys, each, revisions } },
    idempotencyKey: crypto.randomUUID(),
  })
  return answer.status_id
}

const NONE: ReadonlySet<string> = new Set()

/** Titles of a job that failed, with the reason of each. */
export async function failedItems(
  calls: Pick<MarqueeDataProvider, 'listJobItems'>,
  id: string,
): Promise<readonly JobItem[]> {
  const { rows } = await calls.listJobItems({ params: { id }, query: { outcome: 'failure', pageSize: 1000 } })
  return rows
}
