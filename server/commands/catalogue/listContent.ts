import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { knownType } from './knownType.ts'
import { listPage } from './listPage.ts'

/** A page of one type. */
export const listContent: Command<'listContent'> = (context, { params, query }) => {
  const type = knownType(context, params.type)
  const { chty, parent, prt_ic } = query
  const filter = Object.entries({ chty, parent, prt_ic }).flatMap(([field, term]): FilterEntry[] =>
    term === undefined ? [] : [{ field, term, operator: 'equals' }],
  )
  return listPage(context, [catalogKind(type)], [type], query, { filter, match: 'ALL' })
}
