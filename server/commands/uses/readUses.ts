import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { BodyOf } from '#contract/wire/calls.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'
import { viewableType } from '../series/viewableType.ts'
import { usesPage } from './usesPage.ts'

type Body = BodyOf<'readUses'>

/** Of a filter so many documents are looked at; `looked` says how many they were. */
const MOST_DOCUMENTS = 5000
const SLICE = 1000

/**
 * Who names documents, and what of it a verb would break (`on`). Asked about what the caller may not see, it says
 * nothing; users that the caller may not see are a mere number.
 */
export const readUses: Command<'readUses'> = async (context, { body }) => {
  const ids = await idsOf(context, body)
  const uses = await usesPage(context, ids, {
    on: body.on,
    at: endOf(body),
    of: body.of,
    page: { number: body.pageNumber ?? 1, size: body.pageSize ?? DEFAULT_PAGE_SIZE },
  })
  return { data: uses, page: { count: uses.count, ...(uses.atLeast && { atLeast: true }) } }
}

function endOf({ on, at }: Body): number | undefined {
  const end = parseDate(at)
  if (on !== 'expiry' || end !== undefined) return end
  throw new DomainError('malformed', { field: '/at', description: 'An end needs its instant.' })
}

async function idsOf(context: CallContext, { keys, flt, cty }: Body): Promise<string[]> {
  if (keys) {
    const rows = await context.services.lists.rowsOf(context, viewableKinds(context), keys, ALL)
    return [...new Set(rows.map(({ id }) => id))]
  }
  if (!flt || cty === undefined)
    throw new DomainError('malformed', { description: 'Documents are named by keys, or by flt with cty.' })
  return idsByFilter(context, viewableType(context, cty), flt)
}

async function idsByFilter(
  context: CallContext,
  type: ReturnType<typeof viewableType>,
  flt: NonNullable<Body['flt']>,
): Promise<string[]> {
  const { filter, match = 'ALL', term, zone, st } = flt
  const ids: string[] = []
  for (let number = 1; ids.length < MOST_DOCUMENTS; number++) {
    const { rows } = await context.services.lists.list(context, [catalogKind(type)], {
      filter,
      match,
      term: term?.trim(),
      zone,
      statuses: statusesIn(st),
      sort: { column: 'created', order: 'asc' },
      page: { number, size: SLICE },
      counted: false,
    })
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < SLICE) break
  }
  return [...new Set(ids)]
}
