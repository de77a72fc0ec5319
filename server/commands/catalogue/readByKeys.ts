import { MAX_KEYS } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { viewableKinds } from './viewableKinds.ts'

/** Records by version keys or document ids; what the caller may not read is left out. */
export const readByKeys: Command<'readByKeys'> = async (context, { query }) => {
  const keys = query.keys.split(',').filter((key) => key !== '')
  if (keys.length > MAX_KEYS) throw new DomainError('malformed', { description: `At most ${MAX_KEYS} keys at once.` })
  const kinds = viewableKinds(context)
  const statuses = statusesIn(query.st)
  if (query.info === 'row') {
    const rows = await context.services.lists.rowsOf(context, kinds, keys, statuses)
    return { data: rows, page: { count: rows.length } }
  }
  const read = await context.services.documents.readByKeys(context, kinds, keys)
  const records = statuses === ALL ? read : read.filter((record) => statuses.includes(record.st))
  return { rows: records.map(({ json }) => json), page: { count: records.length } }
}
