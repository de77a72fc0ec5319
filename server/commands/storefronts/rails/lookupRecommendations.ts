import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../../context.ts'
import { namedTitles } from './listedRail.ts'
import { isWholeTitle, railKinds, railLens } from './railLens.ts'
import { railPage } from './railPart.ts'
import { allOfKinds, titlePart } from './titlePart.ts'

const USUAL = 20

/** Titles of a title's genres, the newest first, or the newest of a type: whole titles that viewers have. */
export const lookupRecommendations: Command<'lookupRecommendations'> = async (context, { query }) => {
  const { id, cty, count = USUAL, ...words } = query
  const lens = railLens(context, words)
  if (cty !== undefined && !context.services.types.get(cty))
    throw new DomainError('badFilter', { field: '/cty', description: `There is no type '${cty}'.` })
  const kinds = railKinds(context).filter((kind) => (cty === undefined ? isWholeTitle(kind) : kind.type.type === cty))
  const [title] = id === undefined ? [] : await namedTitles(context, lens, [id], true)
  if (id !== undefined && !title) return { data: [], page: { count: 0 } }
  const genres = Array.isArray(title?.gnr) ? title.gnr.map(String) : []
  const alike = genres.length === 0 ? [] : [{ field: 'gnr', term: genres, operator: 'one of' as const }]
  const sources = allOfKinds(kinds).map((source) => ({ ...source, filter: alike }))
  const except = id === undefined ? {} : { except: [id] }
  return railPage(titlePart(context, lens, { sources, window: 'available', ...except }), { pageSize: count, count })
}
