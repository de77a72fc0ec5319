import type { Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { knownKind } from './knownType.ts'

/** One document: by default its draft, else what is published, else its newest version. */
export const getContent: Command<'getContent'> = async (context, { params, query }) => {
  const kind = knownKind(context, params.type)
  const statuses = statusesIn(query.st)
  if (query.info === 'row') {
    const row = await context.services.lists.rowOf(context, kind, params.id, statuses)
    return { data: row, rev: row.rev }
  }
  // Whoever opens a record may save it next.
  void context.services.types.prepare(params.type)
  const record = await context.services.documents.read(
    context,
    kind,
    params.id,
    statuses === ALL ? undefined : statuses,
  )
  return { json: record.json, rev: record.rev }
}
