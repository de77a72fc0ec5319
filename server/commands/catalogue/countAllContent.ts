import type { Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { namesIn, viewableKinds } from './viewableKinds.ts'

/** Totals of several types at once, each type once. */
export const countAllContent: Command<'countAllContent'> = async (context, { query }) => {
  const kinds = viewableKinds(context, namesIn(query.types))
  const counts = await context.services.lists.count(context, kinds, statusesIn(query.st))
  return { data: counts, page: { count: counts.length } }
}
