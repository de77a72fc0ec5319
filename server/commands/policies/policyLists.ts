import type { AttributeRow } from '#contract/schemas/policy/policyRows.ts'
import { ATTRIBUTE_SOURCES } from '#contract/values/policy.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { CallContext, Command } from '../../context.ts'
import { ATTRIBUTE_KIND, POLICY_KIND } from '../../stores/policy/policyKinds.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { storeList } from '../storefronts/storeList.ts'

/** Lists of policies and attributes are shown whole (specification section 9). */
const PAGE_SIZE = 100
const byName = ({ sortBy = 'name', sortOrder = 'asc' as const }: { sortBy?: string; sortOrder?: 'asc' | 'desc' }) => ({
  sortBy: sortBy === 'n' ? 'name' : sortBy,
  sortOrder,
})

export const listPolicies: Command<'listPolicies'> = (context, { query: { an, pn, ...words } }) =>
  storeList(context, POLICY_KIND, { pageSize: PAGE_SIZE, ...words, ...byName(words) }, { an, pn })

export const lookupPolicies: Command<'lookupPolicies'> = (context, { body }) => storeList(context, POLICY_KIND, body)

export const lookupAttributes: Command<'lookupAttributes'> = (context, { body: { type, ...words } }) =>
  storeList(context, ATTRIBUTE_KIND, words, { type })

export const listAttributes: Command<'listAttributes'> = async (context, { query: { source, ...words } }) => {
  const { data = [], page } = await attributes(context, { ...words, ...byName(words) }, source)
  return { data, page }
}

type Words = Parameters<typeof storeList>[2]

async function attributes(context: CallContext, words: Words, source?: string) {
  const { data = [], page = {} } = await storeList(
    context,
    ATTRIBUTE_KIND,
    { pageSize: PAGE_SIZE, ...words },
    { source },
  )
  // The columns of a kind's row are its own (`policyKinds`).
  return { data: (data as unknown as AttributeRow[]).map(attributeRow), page }
}

function attributeRow({ id, key, n, type, source, value, fld, st, rev, prd }: AttributeRow): AttributeRow {
  return { id, key, n, type, source, value, st, rev, prd, ...(fld !== undefined && { fld }) }
}

export const countAttributes: Command<'countAttributes'> = async (context, { query: { source, st } }) => {
  const wanted = source === undefined ? ATTRIBUTE_SOURCES : [source]
  const statuses = statusesIn(st)
  const counts = await Promise.all(
    wanted.map(async (name) => {
      const filter: FilterEntry[] = [{ field: 'source', term: name, operator: 'equals' }]
      const [found] = await context.services.lists.count(context, [ATTRIBUTE_KIND], statuses, { filter })
      return { name, count: found?.count ?? 0 }
    }),
  )
  return { data: counts }
}

type Offsets = { offset?: number; limit?: number }
function slice<Row>(rows: readonly Row[], { offset = 0, limit = PAGE_SIZE }: Offsets) {
  return { data: rows.slice(offset, offset + limit), page: { count: rows.length } }
}

export const listApplications: Command<'listApplications'> = async (context, { query }) => {
  const { pageNumber = 1, pageSize = PAGE_SIZE } = query
  return slice(await applications(context), { offset: (pageNumber - 1) * pageSize, limit: pageSize })
}

export const listApps: Command<'listApps'> = async (context, { query: { app, ...page } }) =>
  slice(
    (await applications(context)).filter(({ id }) => app === undefined || id === app),
    page,
  )

export const listAppAttributes: Command<'listAppAttributes'> = async (
  context,
  { query: { offset = 0, limit = PAGE_SIZE } },
) => {
  // One page of the list has as many as one call gives at most; attributes are few.
  const { data } = await attributes(context, { pageSize: 1_000, sortBy: 'name', sortOrder: 'asc' }, 'application')
  return slice(data, { offset, limit })
}

export const listAppDataMappings: Command<'listAppDataMappings'> = async (context, { query }) => {
  const inForce = await context.services.policies.inForce(context)
  const found = inForce.flatMap(({ payload: { n, type, source, fld } }) =>
    source === 'content' && typeof n === 'string'
      ? [{ n, type: type as AttributeRow['type'], field: String(fld ?? n) }]
      : [],
  )
  return slice(found, query)
}

/** Applications that have a configuration, and those that policies name. */
async function applications(context: CallContext): Promise<{ id: string; n: string }[]> {
  const [configured, named] = await Promise.all([
    context.services.config.read({}),
    context.services.policies.inForce(context),
  ])
  const names = [...configured.map(({ app }) => app), ...named.map(({ payload }) => payload.an)]
  const distinct = new Set(names.filter((one): one is string => typeof one === 'string' && one !== ''))
  return [...distinct].toSorted().map((n) => ({ id: n, n }))
}
