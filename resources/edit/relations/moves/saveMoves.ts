import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Numbered } from '#contract/rules/relations/siblingOrder.ts'
import type { Status } from '#contract/values/status.ts'
import type { ApiError, MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import type { TreeRow } from '#contract/schemas/series.ts'

export type MoveCalls = Pick<MarqueeDataProvider, 'getManyReference' | 'getOne' | 'update'>

/** One title whose place changes: the payload fields that say so. */
export type Placing = { row: TreeRow; fields: Readonly<Record<string, unknown>> }
export type Unplaced = { row: TreeRow; error: unknown }
type Outcome = { saved: number; failed: readonly Unplaced[]; left: number }

/** The document is pending, archived or being processed: no draft of it can be saved. */
export class NotNow extends Error {
  readonly st: Status
  constructor(st: Status) {
    super(`not while ${st}`)
    this.st = st
  }
}

const LARGEST_PAGE = 1000
const TRIES = 4
const BUSY_WAIT_MS = 1000

/** With those that wait for approval, which lists of all leave out: an order is an order of them too. */
export const EVERY_LIVE = 'published,draft,pre-draft,pending'

/** Every child of one type, in order: whoever gives numbers must know them all. */
export async function allChildren(
  calls: Pick<MoveCalls, 'getManyReference'>,
  parentId: string,
  { type, relations }: Pick<TypeSummary, 'type' | 'relations'>,
  { signal, st }: { signal?: AbortSignal; st?: string } = {},
): Promise<TreeRow[]> {
  const rows: TreeRow[] = []
  for (let page = 1; ; page++) {
    const { data } = await calls.getManyReference<TreeRow>(type, {
      target: relations?.parent?.field ?? '',
      id: parentId,
      pagination: { page, perPage: LARGEST_PAGE },
      sort: AS_NUMBERED,
      filter: st ? { st } : {},
      ...(signal && { signal }),
    })
    rows.push(...data)
    if (data.length < LARGEST_PAGE) return rows
  }
}

/** The server's own order of children. */
const AS_NUMBERED = { field: '', order: 'ASC' } as const

export const asNumbered = (rows: readonly TreeRow[]): Numbered[] => rows.map(({ id, order }) => ({ id, number: order }))

type Saving = {
  calls: MoveCalls
  types: readonly TypeSummary[]
  signal: AbortSignal
  wait: (ms: number) => Promise<void>
  onSaved: (saved: number) => void
}

/**
 * Saves each placing as what it is, an ordinary save of the child with revision, audit, rights and lock; one after
 * another, so that a stop leaves whole titles behind. What is refused is told by row, the others go on.
 */
export async function saveMoves(placings: readonly Placing[], saving: Saving): Promise<Outcome> {
  const failed: Unplaced[] = []
  let saved = 0
  for (const [at, placing] of placings.entries()) {
    if (saving.signal.aborted) return { saved, failed, left: placings.length - at }
    try {
      await saveOne(placing, saving)
      saving.onSaved(++saved)
    } catch (error) {
      failed.push({ row: placing.row, error })
    }
  }
  return { saved, failed, left: 0 }
}

/** The whole text goes back with the new place in it; a save in between is read again, a busy server waited for. */
async function saveOne({ row, fields }: Placing, { calls, types, wait }: Saving): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const { cty, id } = row
      const { data: record } = await calls.getOne<ContentRecord>(cty, { id })
      if (record.st !== 'draft' && record.st !== 'published') throw new NotNow(record.st)
      const schema = types.find(({ type }) => type === cty)?.schemaVersion
      const data = { ...record, ...fields }
      await calls.update(cty, { id, data, previousData: record, meta: { schema } })
      return
    } catch (error) {
      const code = error instanceof Error && error.name === 'ApiError' ? (error as ApiError).code : undefined
      if (tries === TRIES || (code !== 'stale' && code !== 'tooManyRequests')) throw error
      if (code === 'tooManyRequests') await wait(BUSY_WAIT_MS)
    }
  }
}
