import { parseDate } from '#contract/rules/dates/parseDate.ts'
import {
  CARD_SIZES,
  CONTAINER_TYPES,
  LAYOUTS,
  OWNERSHIPS,
  PAGE_TYPES,
  RAIL_KINDS,
} from '#contract/values/storefront.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { JsonText } from '../../jsonText.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { CONTAINER_KIND, PAGE_KIND } from '../../stores/storefront/storeKinds.ts'
import { moveStoreDates } from './moveStoreDates.ts'
import { readOldPage, readStoreDocument, readStorePage } from './readStorePage.ts'
import { savePageTree } from './savePageTree.ts'
import { createStoreDocument, saveStoreDocument, storeUsage, storeVersions } from './storeDocuments.ts'
import { storeList } from './storeList.ts'

/** The record of a write in the shape of the next read. */
const pageOf = ({ json, rev }: Pick<Written, 'json' | 'rev'>) => ({ json: json as unknown as JsonText<StorePage>, rev })
const containerOf = ({ json, rev }: Pick<Written, 'json' | 'rev'>) => ({
  json: json as unknown as JsonText<StoreContainer>,
  rev,
})

const listPages: Command<'listPages'> = (context, { query: { ty, ...words } }) =>
  storeList(context, PAGE_KIND, words, { ty })

const listContainers: Command<'listContainers'> = (context, { query: { owner, ...words } }) =>
  storeList(context, CONTAINER_KIND, words, { owner })

const lookupPages: Command<'lookupPages'> = (context, { body: { ty, ...words } }) =>
  storeList(context, PAGE_KIND, words, { ty })

const lookupContainers: Command<'lookupContainers'> = (context, { body }) => storeList(context, CONTAINER_KIND, body)

const searchCollections: Command<'searchCollections'> = (context, { query }) =>
  storeList(context, PAGE_KIND, { pageSize: 10, ...query, sortBy: 'name' }, { ty: 'collection' })

const getPage: Command<'getPage'> = (context, { params, query }) => readStorePage(context, params.id, query)

const getContainer: Command<'getContainer'> = async (context, { params, query }) =>
  containerOf(await readStoreDocument(context, CONTAINER_KIND, params.id, query.st))

const createPage: Command<'createPage'> = async (context, { body }) => ({
  ...pageOf(await createStoreDocument(context, PAGE_KIND, body)),
  status: 201,
})

const createContainer: Command<'createContainer'> = async (context, { body }) => ({
  ...containerOf(await createStoreDocument(context, CONTAINER_KIND, body)),
  status: 201,
})

const savePage: Command<'savePage'> = async (context, { params, query, body }) =>
  pageOf(await saveStoreDocument(context, PAGE_KIND, { id: params.id, body, query }))

const saveContainer: Command<'saveContainer'> = async (context, { params, query, body }) =>
  containerOf(await saveStoreDocument(context, CONTAINER_KIND, { id: params.id, body, query }))

const listPageVersions: Command<'listPageVersions'> = (context, { params, query }) =>
  storeVersions(context, PAGE_KIND, params.id, query)

const listContainerVersions: Command<'listContainerVersions'> = (context, { params, query }) =>
  storeVersions(context, CONTAINER_KIND, params.id, query)

const readPageVersion: Command<'readPageVersion'> = (context, { params }) => readOldPage(context, params.id, params.key)

const readContainerVersion: Command<'readContainerVersion'> = async (context, { params }) =>
  containerOf(await context.services.documents.readVersion(context, CONTAINER_KIND, params.id, params.key))

const readStorefrontUsage: Command<'readStorefrontUsage'> = (context, { params, query }) =>
  storeUsage(context, params.id, query)

const readContainerUsage: Command<'readContainerUsage'> = (context, { params, query }) =>
  storeUsage(context, params.id, query)

/** Fields of the lists with the values that they may have; those without values take any. */
const FILTER_KEYS = {
  page: { ty: PAGE_TYPES, tab_tg: [] },
  container: { owner: OWNERSHIPS, src_ty: CONTAINER_TYPES, src: RAIL_KINDS, lo: LAYOUTS, con_tg: [], s: CARD_SIZES },
} as const

const listStorefrontFilterKeys: Command<'listStorefrontFilterKeys'> = async (_, { query: { ty } }) => {
  const isOfPages = ty !== undefined && ty !== 'container'
  const keys = { ...(ty !== 'container' && FILTER_KEYS.page), ...(!isOfPages && FILTER_KEYS.container) }
  const attrs = Object.entries(keys).map(([key, values]) => ({ key, values: [...values] }))
  return { data: [{ attrs }] }
}

const listStorefrontCalendar: Command<'listStorefrontCalendar'> = async (context, { query: { ty, from, to } }) => {
  const [start, end] = [parseDate(from), parseDate(to)]
  if (start === undefined || end === undefined || end < start)
    throw new DomainError('malformed', {
      field: '/from',
      description: 'The range of a calendar needs its two instants.',
    })
  const data = await context.services.storefronts.calendar(context, { ty, range: { from: start, to: end } })
  return { data, page: { count: data.length } }
}

/** Storefronts, collections and containers (calls.md section 19). */
export const storefrontCommands = {
  listPages,
  listContainers,
  lookupPages,
  lookupContainers,
  searchCollections,
  getPage,
  getContainer,
  createPage,
  createContainer,
  savePage,
  saveContainer,
  savePageTree,
  listPageVersions,
  listContainerVersions,
  readPageVersion,
  readContainerVersion,
  readStorefrontUsage,
  readContainerUsage,
  listStorefrontFilterKeys,
  listStorefrontCalendar,
  moveStoreDates,
}
