import { contentRequest, type ContentRequest } from '#contract/rules/storefront/curation/contentAddress.ts'
import { SOURCE_TYPES } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../../context.ts'
import { computedRail } from './computedRail.ts'
import { listedRail } from './listedRail.ts'
import { judgedPart } from './judgedPart.ts'
import { queryRail, type QueryWords } from './queryRail.ts'
import { railLens, type RailLens } from './railLens.ts'
import { railPage, type RailPart } from './railPart.ts'

/**
 * What a content address holds for a viewer at a moment (calls.md section 19): what viewers get, and nothing else unless
 * `hidden` asks for the rest with its reasons; with `policy_evaluate` policies are asked about each title, too. No rail shows more than RAIL_TITLES; a page past the end is 40250806.
 */
export const readRail: Command<'readRail'> = async (context, { params, query }) => {
  const { q, ids, kind, team, pins, hidden, policy_evaluate, ...words } = query
  const source = SOURCE_TYPES.find((one) => one === params.source)
  if (!source) throw new DomainError('notFound')
  const named = Object.entries({ q, ids, kind, team }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const request = contentRequest(source, new Map(named))
  if (!request) throw refusal(source)
  const lens = railLens(context, words)
  const withHidden = hidden === 'true'
  const part = await partOf(context, lens, request, { withHidden, ...(pins !== undefined && { pins }) })
  const isJudged = policy_evaluate === 'true'
  return railPage(isJudged ? await judgedPart(context, lens, part, withHidden) : part, words)
}

function partOf(context: CallContext, lens: RailLens, request: RailRequest, words: QueryWords): Promise<RailPart> {
  if ('ids' in request) return listedRail(context, lens, request.ids, words.withHidden)
  return 'rail' in request ? computedRail(context, lens, request) : queryRail(context, lens, request.query, words)
}

function refusal(source: string): DomainError {
  return source === 'query'
    ? new DomainError('badFilter', { field: '/q', description: 'The query is no filter list.' })
    : new DomainError('malformed', { field: '/kind', description: `'${source}' has no rail of this kind.` })
}

type RailRequest = Exclude<ContentRequest, { source: 'page' }>
