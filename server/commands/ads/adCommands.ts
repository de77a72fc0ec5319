import { AD_SCHEMAS } from '#contract/registry/adSchemas.ts'
import type { AdAttribute, AdTag, LoadPolicy } from '#contract/schemas/ads.ts'
import type { AnyRecord } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { AD_ATTRIBUTE_KIND, AD_TAG_KIND, LOAD_POLICY_KIND } from '../../stores/ads/adKinds.ts'
import { storeVersions } from '../storefronts/storeDocuments.ts'
import { storeList } from '../storefronts/storeList.ts'
import { askAdServer } from '../../ads/askAdServer.ts'
import { refuseAddress } from './adPayload.ts'
import { readNamed } from '../namedDocuments.ts'
import { adDocuments } from './adDocuments.ts'

/** Lists of ads are shown by tens (specification section 9). */
const FILTER_PAGE = 10

/**
 * The record of a write in the shape of the next read. Read anew, since `n` stands there twice: as the version's number
 * and, later and so counting, as the name.
 */
const recordOf = <Record>({ json, rev }: Pick<Written, 'json' | 'rev'>) => ({ data: JSON.parse(json) as Record, rev })

async function read<Record>(context: CallContext, kind: DocumentKind, id: string, st: string | undefined) {
  const found = await readNamed(context, kind, id)
  const statuses = statusesIn(st)
  if (statuses === ALL) return recordOf<Record>(found)
  return recordOf<Record>(await context.services.documents.read(context, kind, found.id, statuses))
}

/** The verb deleteContent, by a path of its own (calls.md section 20). */
async function remove(context: CallContext, kind: DocumentKind, id: string) {
  await adDocuments.save(context, kind, { key: id, body: { st: 'deleted' }, query: {} })
  return { data: null }
}

const byName = <Words extends { sortBy?: string; sortOrder?: 'asc' | 'desc' }>({
  sortBy = 'name',
  sortOrder = 'asc',
  ...words
}: Words) => ({ ...words, sortBy: sortBy === 'n' ? 'name' : sortBy, sortOrder })

const listAdTags: Command<'listAdTags'> = (context, { query }) => storeList(context, AD_TAG_KIND, byName(query))
const filterAdTags: Command<'filterAdTags'> = (context, { body }) =>
  storeList(context, AD_TAG_KIND, { pageSize: FILTER_PAGE, ...body })
const getAdTag: Command<'getAdTag'> = (context, { params, query }) =>
  read<AdTag>(context, AD_TAG_KIND, params.id, query.st)
const listAdTagVersions: Command<'listAdTagVersions'> = async (context, { params, query }) =>
  storeVersions(context, AD_TAG_KIND, (await readNamed(context, AD_TAG_KIND, params.id)).id, query)
const listAdTagUses: Command<'listAdTagUses'> = (context, { params, query }) =>
  adDocuments.uses(context, AD_TAG_KIND, params.id, query)
const createAdTag: Command<'createAdTag'> = async (context, { body }) => ({
  ...recordOf<AdTag>(await adDocuments.create(context, AD_TAG_KIND, body)),
  status: 201,
})
const saveAdTag: Command<'saveAdTag'> = async (context, { params, query, body }) =>
  recordOf<AdTag>(await adDocuments.save(context, AD_TAG_KIND, { key: params.id, body, query }))
const deleteAdTag: Command<'deleteAdTag'> = (context, { params }) => remove(context, AD_TAG_KIND, params.id)

const tryAdTag: Command<'tryAdTag'> = async ({ signal, services }, { body: { url, attrs = [] } }) => {
  refuseAddress(url.trim(), attrs)
  return { data: await askAdServer(url.trim(), attrs, { signal, now: services.now }) }
}

const SCHEMAS: ReadonlyMap<string, object> = new Map<string, object>([
  ['tag', AD_SCHEMAS.tag],
  ['attribute', AD_SCHEMAS.attribute],
  ['loadpolicy', AD_SCHEMAS.load],
])
const readAdSchema: Command<'readAdSchema'> = async (_context, { params }) => {
  const schema = SCHEMAS.get(params.name)
  if (!schema) throw new DomainError('notFound')
  return { data: schema as AnyRecord }
}

const listAdAttributes: Command<'listAdAttributes'> = (context, { query }) =>
  storeList(context, AD_ATTRIBUTE_KIND, byName(query))
const lookupAdAttributes: Command<'lookupAdAttributes'> = (context, { query }) =>
  storeList(context, AD_ATTRIBUTE_KIND, byName(query))
const filterAdAttributes: Command<'filterAdAttributes'> = (context, { body }) =>
  storeList(context, AD_ATTRIBUTE_KIND, { pageSize: FILTER_PAGE, ...body })
const getAdAttribute: Command<'getAdAttribute'> = (context, { params, query }) =>
  read<AdAttribute>(context, AD_ATTRIBUTE_KIND, params.id, query.st)
const listAdAttributeUses: Command<'listAdAttributeUses'> = (context, { params, query }) =>
  adDocuments.uses(context, AD_ATTRIBUTE_KIND, params.id, query)
const createAdAttribute: Command<'createAdAttribute'> = async (context, { body }) => ({
  ...recordOf<AdAttribute>(await adDocuments.create(context, AD_ATTRIBUTE_KIND, body)),
  status: 201,
})
const saveAdAttribute: Command<'saveAdAttribute'> = async (context, { params, query, body }) =>
  recordOf<AdAttribute>(await adDocuments.save(context, AD_ATTRIBUTE_KIND, { key: params.id, body, query }))
const deleteAdAttribute: Command<'deleteAdAttribute'> = (context, { params }) =>
  remove(context, AD_ATTRIBUTE_KIND, params.id)

/** Whole policies: whoever counts by them needs their rules. Drafts are read one by one, since few look for them. */
const listLoadPolicies: Command<'listLoadPolicies'> = async (
  context,
  { query: { pageNumber = 1, pageSize = 100, st } },
) => {
  if (st === 'published') {
    const inForce = await context.services.ads.loadInForce(context)
    const from = (pageNumber - 1) * pageSize
    return { data: inForce.slice(from, from + pageSize), page: { count: inForce.length } }
  }
  const words = { ...(st !== undefined && { st }), pageNumber, pageSize, sortBy: 'name', sortOrder: 'asc' as const }
  const { data = [], page } = await storeList(context, LOAD_POLICY_KIND, words)
  const keys = data.map(({ id }) => id)
  const found = await context.services.documents.readByKeys(context, [LOAD_POLICY_KIND], keys)
  found.sort((one, other) => keys.indexOf(one.id) - keys.indexOf(other.id))
  return { data: found.map(({ json }) => JSON.parse(json) as LoadPolicy), ...(page && { page }) }
}
const filterLoadPolicies: Command<'filterLoadPolicies'> = (context, { body }) =>
  storeList(context, LOAD_POLICY_KIND, { pageSize: FILTER_PAGE, ...body })
const getLoadPolicy: Command<'getLoadPolicy'> = (context, { params, query }) =>
  read<LoadPolicy>(context, LOAD_POLICY_KIND, params.id, query.st)
const listLoadPolicyUses: Command<'listLoadPolicyUses'> = (context, { params, query }) =>
  adDocuments.uses(context, LOAD_POLICY_KIND, params.id, query)
const createLoadPolicy: Command<'createLoadPolicy'> = async (context, { body }) => ({
  ...recordOf<LoadPolicy>(await adDocuments.create(context, LOAD_POLICY_KIND, body)),
  status: 201,
})
const saveLoadPolicy: Command<'saveLoadPolicy'> = async (context, { params, query, body }) =>
  recordOf<LoadPolicy>(await adDocuments.save(context, LOAD_POLICY_KIND, { key: params.id, body, query }))
const deleteLoadPolicy: Command<'deleteLoadPolicy'> = (context, { params }) =>
  remove(context, LOAD_POLICY_KIND, params.id)

/** Commands of calls.md section 20. */
export const adCommands = {
  listAdTags,
  filterAdTags,
  getAdTag,
  listAdTagVersions,
  listAdTagUses,
  createAdTag,
  saveAdTag,
  deleteAdTag,
  tryAdTag,
  readAdSchema,
  listAdAttributes,
  lookupAdAttributes,
  filterAdAttributes,
  getAdAttribute,
  listAdAttributeUses,
  createAdAttribute,
  saveAdAttribute,
  deleteAdAttribute,
  listLoadPolicies,
  filterLoadPolicies,
  getLoadPolicy,
  listLoadPolicyUses,
  createLoadPolicy,
  saveLoadPolicy,
  deleteLoadPolicy,
}
