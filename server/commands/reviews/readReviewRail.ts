import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { contentRequestOf } from '#contract/rules/storefront/curation/contentRequestOf.ts'
import { isDeepStrictEqual } from 'node:util'
import { RAIL_PAGE } from '#contract/values/rails.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { judgedPart } from '../storefronts/rails/judgedPart.ts'
import { listedRail } from '../storefronts/rails/listedRail.ts'
import { railLens } from '../storefronts/rails/railLens.ts'
import { railPage } from '../storefronts/rails/railPart.ts'
import { readRail } from '../storefronts/rails/readRail.ts'
import type { OpenLink } from '../../stores/reviews/links.ts'
import { openedLink } from './openedLink.ts'
import { shownDocument } from './shownDocument.ts'

type Asked = Parameters<Command<'readReviewRail'>>[1]['body']

/**
 * What viewers get of a rail now; of a link that has one, what its viewer gets. It answers what a container of the shared page asks for, word for word, and nothing
 * else: a link to a storefront is no way into the catalogue.
 */
export const readReviewRail: Command<'readReviewRail'> = async (context, { body }) => {
  const { link, context: reader } = await openedLink(context, body.token)
  if (link.urn !== PAGE_URN || !(await isOfPage(reader, link, body))) throw new DomainError('notFound')
  const { source, params, pageNumber = 1 } = body
  const { id, ...words } = params
  const page = { pageNumber, pageSize: RAIL_PAGE }
  const asked = link.viewer ? ({ viewer: JSON.stringify(link.viewer), policy_evaluate: 'true' } as const) : {}
  if (id === undefined)
    return readRail(reader, { params: { source }, query: { ...words, ...page, ...asked }, body: undefined })
  const lens = railLens(reader, asked)
  const part = await listedRail(reader, lens, [id], false)
  return railPage(link.viewer ? await judgedPart(reader, lens, part, false) : part, page)
}

async function isOfPage(context: CallContext, link: OpenLink, { source, params }: Asked): Promise<boolean> {
  const { page } = await shownDocument(context, link)
  if (!page) return false
  const { curation } = readStorefront(page)
  return [...curation.values()].flat().some((entry) => {
    const request = contentRequestOf(entry)
    if (request?.of === 'page') return source === 'page' && isDeepStrictEqual(params, { id: request.id })
    return request?.source === source && isDeepStrictEqual(params, request.params)
  })
}
