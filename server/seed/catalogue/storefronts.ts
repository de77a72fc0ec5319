import type { Curation, Pin } from '#contract/rules/storefront/curation/entry.ts'
import type { LocalName } from '#contract/rules/storefront/fields/fieldValues.ts'
import type { Settings } from '#contract/rules/storefront/fields/fieldTable.ts'
import { typeOfSource } from '#contract/rules/storefront/curation/chooseContent.ts'
import { KIND_SETTINGS } from '#contract/rules/storefront/model/containerKind.ts'
import { settingsOnWire } from '#contract/rules/storefront/wire/fieldsOnWire.ts'
import { containerOnWire } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import {
  COMPUTED_SOURCES,
  RAIL_KINDS_OF_SOURCE,
  sourcePriority,
  type ListedSource,
  type RailKind,
} from '#contract/values/storefront.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { randomFrom, seedOf } from '../random.ts'
import { inFour, type Four } from '../words/four.ts'
import {
  COLLECTIONS,
  SHARED_RAILS,
  STORES,
  type CollectionWords,
  type RailContent,
  type RailWords,
  type StoreWords,
  type TabWords,
} from '../words/storefronts.ts'
import { documentOf } from './history.ts'
import { adTagId } from './ads.ts'
import { policyId } from './policies.ts'
import { staysAvailable } from './staysAvailable.ts'
import { PRODUCTS } from './windows.ts'

const FIRST_CONTAINER = 95_000
const FIRST_PAGE = 96_000
/** Pinned titles stand behind those that banners above show. */
const BEHIND = 10

type Made = Readonly<Record<string, readonly LoadedDocument[]>>
type Stores = { pages: LoadedDocument[]; containers: LoadedDocument[] }
/** Containers that are made, by where they stand, and collections by their code. */
type Parts = { made: Made; now: number; collections: Map<string, string>; containers: LoadedDocument[] }

/**
 * Two storefronts and six collections over the titles of the demo: one opens and one closes within days of the load,
 * and one storefront has a tab more in its draft.
 */
export function storefrontDocuments(made: Made, now: number): Stores {
  const parts: Parts = { made, now, collections: new Map(), containers: [] }
  const shared = new Map(
    SHARED_RAILS.map((words) => [words.code, container(parts, words, PRODUCTS, { isShared: true })]),
  )
  const pages = COLLECTIONS.map((words, nth) => collection(parts, words, nth))
  const stores = STORES.map((words, nth) => store(parts, words, COLLECTIONS.length + nth, shared))
  return { pages: [...pages, ...stores], containers: parts.containers }
}

function collection(parts: Parts, words: CollectionWords, nth: number): LoadedDocument {
  const c = words.rails.map((rail) => ({ id: container(parts, rail, PRODUCTS) }))
  const settings = { ...named(words), ...datesOf(words.days, parts.now), products: [...PRODUCTS] }
  const payload = { ...settingsOnWire('store', settings, {}), ty: 'collection', c }
  const made = document(`collection ${words.code}`, FIRST_PAGE + nth, [payload], parts.now)
  parts.collections.set(words.code, made.id)
  return made
}

function store(
  parts: Parts,
  words: StoreWords,
  nth: number,
  shared: ReadonlyMap<string | undefined, string>,
): LoadedDocument {
  const tabs = words.tabs.map((tab, at) => ({ tab, wire: tabOnWire(parts, words, tab, at, shared) }))
  const settings = { ...named(words), products: [words.product], dropLastAd: true }
  const page = (list: typeof tabs) => ({
    ...settingsOnWire('store', settings, {}),
    ...{ ty: 'storefront', t: list.map(({ wire }) => wire) },
  })
  const live = page(tabs.filter(({ tab }) => !tab.isDraft))
  const texts = tabs.some(({ tab }) => tab.isDraft) ? [live, page(tabs)] : [live]
  return document(`storefront ${words.code}`, FIRST_PAGE + nth, texts, parts.now)
}

function tabOnWire(
  parts: Parts,
  store: StoreWords,
  { name, rails, isDraft }: TabWords,
  at: number,
  shared: ReadonlyMap<string | undefined, string>,
) {
  const c = rails.map((rail) => ({
    id: typeof rail === 'string' ? (shared.get(rail) ?? '') : container(parts, rail, [store.product], { isDraft }),
  }))
  return { ...settingsOnWire('tab', { names: namesOf(name) }, {}), id: `${store.code}-${at + 1}`, c }
}

type Ways = { isShared?: boolean; isDraft?: boolean | undefined }

/** Makes a container, and answers its id. */
function container(
  parts: Parts,
  words: RailWords,
  products: readonly string[],
  { isShared, isDraft }: Ways = {},
): string {
  const content = contentOf(parts, words.content, products)
  const [entry] = content
  const source = entry && entry.source !== 'other' ? entry.source : undefined
  const settings: Settings<'container'> = {
    ...KIND_SETTINGS[words.kind],
    ...(source && { source, sourceType: typeOfSource(source) }),
    ...{ ownership: isShared ? 'reusable' : 'standalone', products: [...products], names: namesOf(words.name) },
    ...{ ...datesOf(words.days, parts.now), ...words.settings },
    ...(words.policies && { containerPolicy: words.policies.map(policyId) }),
    ...(words.adTags && { adTags: words.adTags.map(adTagId) }),
  }
  const { id: _id, ...payload } = containerOnWire({ id: '', head: {}, settings, rest: {} }, content)
  const nth = FIRST_CONTAINER + parts.containers.length
  const made = document(`container ${nth}`, nth, [payload], parts.now, isDraft)
  parts.containers.push(made)
  return made.id
}

function contentOf(parts: Parts, content: RailContent, products: readonly string[]): Curation {
  const listed = (source: ListedSource, items: readonly { id: string; type: string }[]): Curation => [
    { source, items, priority: sourcePriority(source) },
  ]
  const some = (types: readonly string[], take: number, genre?: string) =>
    types.flatMap((type) => shownOf(parts, type, { products, genre }).map(({ id }) => ({ id, type }))).slice(0, take)
  if ('titles' in content) return listed('manual', some([content.titles], content.take, content.genre))
  if ('live' in content) return listed('live', some(content.live, content.take))
  if ('syndicated' in content) return listed('syndication', some([content.syndicated], content.take))
  if ('assets' in content) return listed('cmsstore', some([content.assets], content.take))
  if ('collections' in content) {
    const items = content.collections.flatMap((code) => {
      const id = parts.collections.get(code)
      return id === undefined ? [] : [{ id, type: 'collection' }]
    })
    return listed('collection', items)
  }
  if ('rail' in content) return computed(content.rail, content.team ? some(['team'], 1)[0]?.id : undefined)
  const { query: type, genre, pins = 0 } = content
  const filter = [{ field: 'cty', term: type }, ...(genre === undefined ? [] : [{ field: 'gnr', term: genre }])]
  const items = some([type], BEHIND + pins, genre).slice(BEHIND)
  const pinned = items.map((item, nth): Pin => ({ slot: nth * 2 + 1, item }))
  return [{ source: 'query', query: { filter, match: 'ALL' }, pins: pinned, priority: sourcePriority('query') }]
}

function computed(rail: RailKind, team: string | undefined): Curation {
  const source = COMPUTED_SOURCES.find((one) => (RAIL_KINDS_OF_SOURCE[one] as readonly RailKind[]).includes(rail))
  if (!source) return []
  return [{ source, rail, priority: sourcePriority(source), ...(team !== undefined && { team }) }]
}

type Wanted = { products: readonly string[]; genre: string | undefined }

/** Published titles that all the products have for as long as the demo is looked at. */
function shownOf({ made, now }: Parts, type: string, { products, genre }: Wanted): LoadedDocument[] {
  return (made[type] ?? []).filter((title) => {
    const { payload } = title.published ?? {}
    const [prd, gnr] = [payload?.prd, payload?.gnr].map((list) => (Array.isArray(list) ? list : []))
    const isOurs = products.every((product) => prd?.includes(product))
    return isOurs && (genre === undefined || gnr?.includes(genre)) && staysAvailable(title, now)
  })
}

function document(seed: string, nth: number, texts: Payload[], now: number, isDraft?: boolean): LoadedDocument {
  const random = randomFrom(seedOf(seed))
  const fate = isDraft ? 'draft' : texts.length > 1 ? 'changed' : 'published'
  return documentOf({ nth, texts, fate, updated: now - (1 + (nth % 40)) * 3_600_000 }, random)
}

function named({ name, about }: { name: Four; about: Four }): Settings<'store'> {
  return { names: namesOf(name), descriptions: namesOf(about) }
}

function namesOf(four: Four): LocalName[] {
  return Object.entries(inFour(four)).map(([language, name]) => ({ language, name }))
}

/** Whole hours, so that the dates of a load are read easily. */
function datesOf(days: RailWords['days'], now: number): { startDate?: number; endDate?: number } {
  if (!days) return {}
  const hour = Math.floor(now / 3_600_000) * 3_600_000
  const [startDate, endDate] = days.map((day) => hour + day * DAY_MS) as [number, number]
  return { startDate, endDate }
}
