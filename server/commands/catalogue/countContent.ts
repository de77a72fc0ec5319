import type { Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { knownKind } from './knownType.ts'

/** How many documents of a type the caller may see. */
export const countContent: Command<'countContent'> = async (context, { params, query }) => {
  const counts = await context.services.lists.count(context, [knownKind(context, params.type)], statusesIn(query.st))
  return { data: counts, page: { count: counts.length } }
}
