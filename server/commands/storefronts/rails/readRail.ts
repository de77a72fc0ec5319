import { contentRequest } from '#contract/rules/storefront/curation/contentAddress.ts'
import { SOURCE_TYPES } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../../context.ts'
import { computedRail } from './computedRail.ts'
import { listedRail } from './listedRail.ts'
import { queryRail } from './queryRail.ts'
import { railLens } from './railLens.ts'
import { railPage } from './railPart.ts'

/**
 * What a content address holds for a viewer at a moment (calls.md section 19): what viewers get, and nothing else unless
 * `hidden` asks for the rest with its reasons. No rail shows more than RAIL_TITLES; a page past the end is 40250806.
 */
export const readRail: Command<'readRail'> = async (context, { params, query }) => {
  const { q, ids, kind, team, pins, hidden, ...words } = query
  const source = SOURCE_TYPES.find((one) => one === params.source)
  if (!source) throw new DomainError('notFound')
  const named = Object.entries({ q, ids, kind, team }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const request = contentRequest(source, new Map(named))
  if (!request) throw refusal(source)
  const lens = railLens(context, words)
  const withHidden = hidden === 'true'
  if ('ids' in request) return railPage(await listedRail(context, lens, request.ids, withHidden), words)
  if ('rail' in request) return railPage(await computedRail(context, lens, request), words)
  const pinned = { withHidden, ...(pins !== undefined && { pins }) }
  return railPage(await queryRail(context, lens, request.query, pinned), words)
}

function refusal(source: string): DomainError {
  return source === 'query'
    ? new DomainError('badFilter', { field: '/q', description: 'The query is no filter list.' })
    : new DomainError('malformed', { field: '/kind', description: `'${source}' has no rail of this kind.` })
}
