import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import { namesIn, viewableKinds } from '../catalogue/viewableKinds.ts'

/** What is coming up of the types and products that the caller may view. */
export const listTimings: Command<'listTimings'> = async (context, { query }) => {
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  const { entries, count } = await context.services.timings.list({
    urns: viewableKinds(context, namesIn(query.cty)).map(({ urn }) => urn),
    products: scopeOf(context),
    from: instantIn(query.from),
    to: instantIn(query.to),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  })
  return { data: entries, page: { count } }
}

function instantIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const instant = parseDate(text)
  if (instant === undefined) throw new DomainError('malformed', { description: `'${text}' is no instant.` })
  return new Date(instant).toISOString()
}
