import type { EpgIngestion, EventState } from '#contract/schemas/live/ingestion.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { mayUndo } from '#contract/rules/bulk/mayUndo.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { ListedIngestion } from '../../stores/epg/ingestionRows.ts'

const NONE = { new: 0, changed: 0, moved: 0, vanished: 0, conflict: 0, deleted: 0 }

/** An ingestion as the inbox lists it. */
export function ingestionOf(row: ListedIngestion): EpgIngestion {
  const { id, status, feed, count, success, failure, ct, by, channels, programmes, notes, refusal, shift, undo } = row
  const message = refusal?.description ?? row.description ?? undefined
  const isOver = row.undone_by !== null || row.state === 'closed'
  return {
    ...{ id, status, title: feed, count, success, failure, feed, ct, by, channels, programmes, notes },
    ...(message !== undefined && { message }),
    ...(row.code !== null && { code: row.code }),
    ...(refusal && { keyword: refusal.problem, line: refusal.line, column: refusal.column }),
    ...(row.file !== null && { file: row.file }),
    ...(row.station !== null && { station: row.station }),
    ...(row.channel !== null && { channelId: row.channel }),
    ...(row.since !== null && { start: row.since }),
    eve_st: eventStateOf(row),
    tally: { ...NONE, ...row.tally },
    waiting: isOver ? 0 : row.waiting,
    unmatched: isOver ? 0 : row.unmatched,
    ...(shift && { shift }),
    ...(undo && { undo }),
    undoable: mayUndo({ kind: 'ingestEpg', status, success, undoneBy: row.undone_by ?? undefined }),
    closed: isOver,
  }
}

function eventStateOf({ status, state }: ListedIngestion): EventState {
  if (status === 'inactive') return 'cancelled'
  return isInFlight(status) && state !== 'closed' ? 'processing' : 'completed'
}

/** One that the caller sees; another one is not there. */
export async function visibleIngestion(context: CallContext, id: string): Promise<ListedIngestion> {
  const { rows } = await context.services.epg.list(context, { ids: [id], limit: 1, offset: 0 })
  const [row] = rows
  if (!row) throw new DomainError('notFound')
  return row
}

/** One that something is still to be decided of: it does not run, and was neither closed, called off nor taken back. */
export async function openIngestion(context: CallContext, id: string): Promise<ListedIngestion> {
  const row = await visibleIngestion(context, id)
  if (row.status === 'processing' || row.status === 'yet-to-start') throw new DomainError('running')
  if (ingestionOf(row).closed || row.status === 'inactive' || row.state !== 'staged')
    throw new DomainError('jobFinished')
  return row
}
