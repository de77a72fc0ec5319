import { rankSuggestions } from '#contract/rules/relations/rankSuggestions.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { SeriesSuggestion } from '#contract/schemas/series.ts'
import { productsOf } from '#contract/schemas/readers.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { viewableType } from './viewableType.ts'

const DEFAULT_TYPE = 'tvseries'
const DEFAULT_SIZE = 10
/** How many fits are looked at for each that is offered: those in the asked language come first. */
const BREADTH = 5

/**
 * Titles that fit what is typed (specification section 3, series title suggestion). `id` is ours: a console that knows
 * it may also set the parent.
 */
export const suggestSeries: Command<'suggestSeries'> = async (context, { query }) => {
  const { term, cty = DEFAULT_TYPE, lang = DEFAULT_LANGUAGE, pageSize = DEFAULT_SIZE } = query
  const type = viewableType(context, cty)
  const { rows } = await context.services.lists.list(context, [catalogKind(type)], {
    filter: [{ field: 'term', term, operator: 'contains' }],
    match: 'ALL',
    statuses: ALL,
    sort: { column: 'name', order: 'asc' },
    page: { number: 1, size: pageSize * BREADTH },
    counted: false,
  })
  const offered = rankSuggestions(rows, term, lang).slice(0, pageSize).map(suggestionOf)
  return { data: offered, page: { count: offered.length } }
}

function suggestionOf(row: ContentRow): SeriesSuggestion {
  const { id, cty, pkg_id, lon = [] } = row
  return { id, cty, ...(typeof pkg_id === 'string' ? { pkg_id } : {}), lon, prd: [...productsOf(row)] }
}
