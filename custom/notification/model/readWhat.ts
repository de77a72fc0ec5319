import { isObject } from '#contract/rules/diff/json.ts'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'

/** What a job was asked to do, as far as it is known. */
type JobOrder = {
  /** Everything that matched a filter, instead of chosen titles. */
  isMatching: boolean
  changes?: ChangeSet
  /** The verb of a status change. */
  st?: string
  publish?: boolean
  /** Episodes that were put in order. */
  order?: number
  file?: string
  format?: string
  /** Columns of an export, by their paths. */
  fields?: string[]
  /** Instant of a timed job. */
  due?: string
}

const PARTS = ['set', 'unset', 'add', 'remove', 'shift', 'replace'] as const

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

type Ordered = Pick<JobDetail, 'kind' | 'count' | 'what' | 'fileName'>

/** Reads the order with care: what another version wrote is left out, not misread. */
export function readWhat({ kind, count, what, fileName }: Ordered): JobOrder {
  const asked = isObject(what.changes) ? what.changes : what
  const changes = PARTS.filter((part) => isObject(asked[part]) || Array.isArray(asked[part]))
  const st = text(asked.st)
  const file =
    text(what.fileName) ??
    text(what.file) ??
    (kind === 'importContent' || kind === 'ingestEpg' ? text(fileName) : undefined)
  const format = text(what.format)
  const due = text(what.due)
  return {
    isMatching: isObject(what.flt),
    ...(changes.length > 0 && { changes: Object.fromEntries(changes.map((part) => [part, asked[part]])) as ChangeSet }),
    ...(st && kind === 'bulkUpdate' && { st }),
    ...(asked.publish === true && { publish: true }),
    ...(kind === 'sortEpisodes' && count > 0 && { order: count }),
    ...(file && { file }),
    ...(format && { format }),
    ...(Array.isArray(what.fields) && { fields: what.fields.filter((path) => typeof path === 'string') }),
    ...(due && { due }),
  }
}
