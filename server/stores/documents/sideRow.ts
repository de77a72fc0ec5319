import { referencesIn, valuesAt } from '#contract/registry/references.ts'
import { rowFields } from '#contract/registry/rowFields.ts'
import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { missingPictures } from '#contract/rules/storefront/checks/missingPictures.ts'
import { searchText } from '#contract/rules/searchText.ts'
import { imageName } from '#contract/values/images.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { localized, type LocalizedText } from '#contract/values/localizedText.ts'
import { STORE_CONTAINERS } from '#contract/values/storefront.ts'
import type { Status } from '#contract/values/status.ts'
import type { SearchColumns, SideTable, Slot } from '../../db/documentTables.ts'
import { productsOf, type Payload } from './documentFacts.ts'
import type { DocumentKind, KindType } from './documentKind.ts'
import { wordsRow } from '../search/searchRow.ts'
import { productSet } from './totals.ts'

/** What of a list row does not follow from the payload. */
export type SideMeta = {
  id: string
  slot: Slot
  key: string
  st: Status
  isPrimary: boolean
  changed: boolean
  created: string
  updated: string
  updatedBy: string
  exId: string | null
}

/** Those of `windowStart` and `windowEnd`; whose end counts is a matter of the products too. */
const WINDOW_FIELDS = ['lwe', 'ed_dt', 'lwe_prd', 'ed_dt_prd', 'prd']
const SORT_LENGTH = 200
export const MAX_FACETS = 400
/** As many as the largest page has containers. */
const MAX_REFERENCES = STORE_CONTAINERS
const FACET_LENGTH = 200
const ID_LENGTH = 64
const FIRST_INSTANT = Date.UTC(1, 0, 1)
const LAST_INSTANT = Date.UTC(9999, 11, 31)

type Counted = Pick<SideTable, 'id' | 'slot' | 'urn' | 'key' | 'st' | 'is_primary' | 'changed' | 'prd' | 'prd_set'>

/** A row for `side`: every column has to be there. */
export type ListedRow = Counted & Record<Exclude<keyof SideTable, keyof Counted>, unknown>

/** The same for `search` and `search_words` too. */
export type SideRow = ListedRow & SearchColumns

/** A list row with its words: the tables of the search are written from it as well. */
export function sideRow(kind: DocumentKind, payload: Payload, meta: SideMeta): SideRow {
  const listed = listedRow(kind, payload, meta)
  return { ...listed, ...wordsRow({ payload, id: meta.id, exId: meta.exId }, listed) }
}

/** A row of the table `side` as JSON: the narrow row of one live side, with a column for all that lists ask (design section 3). */
export function listedRow(kind: DocumentKind, payload: Payload, meta: SideMeta): ListedRow {
  const { type } = kind
  const products = [...new Set(productsOf(payload))].sort()
  const names = localizedTexts(payload.lon)
  return {
    id: meta.id,
    slot: meta.slot,
    urn: kind.urn,
    key: meta.key,
    st: meta.st,
    is_primary: meta.isPrimary,
    changed: meta.changed,
    prd: products,
    prd_set: productSet(products),
    sort_name: searchText(localized(names, DEFAULT_LANGUAGE)).slice(0, SORT_LENGTH),
    created: meta.created,
    updated: meta.updated,
    updated_by: meta.updatedBy,
    missing_lang: type.languages.filter((language) => !names.some((name) => name.lang === language && name.n)),
    ex_id: meta.exId,
    ...fieldColumns(kind, payload),
    list_row: listRow(type, payload),
  }
}

/** What neither names nor products decide: columns that follow from the fields of `columnFields`. */
export function fieldColumns(kind: DocumentKind, payload: Payload) {
  const { type } = kind
  return {
    released: releasedOf(type, payload),
    number: numberOf(fieldOf(payload, type.narrow.number)),
    starts: instantOr(windowStart(kind.starts === undefined ? payload : { lws: payload[kind.starts] }), '-infinity'),
    ends: instantOr(windowEnd(payload), 'infinity'),
    ends_prd: endsByProduct(payload),
    vce: payload.vce !== false,
    facets: facetsOf(type, payload),
    missing_image: missingImages(type, payload),
    parent: parentOf(type, payload),
    refs: referencesOf(type, payload),
    chty: chtyOf(payload),
    prt_ic: payload.prt_ic === 'true' || payload.prt_ic === true,
    featured: featuredOf(payload),
    ...airTimes(type, payload),
  }
}

/** The fields of a payload that these columns are made of. */
export function columnFields({ type, starts = 'lws' }: DocumentKind): ReadonlySet<string> {
  const { released, number, airs, facets } = type.narrow
  const named = [released, number, airs?.channel, airs?.from, airs?.to, type.relations?.parent?.field ?? 'parent']
  const paths = [...facets.map((field) => field.split('.')), ...referencesIn(type.schema ?? {}).map(({ path }) => path)]
  const fields = [
    ...WINDOW_FIELDS,
    starts,
    'vce',
    'ia',
    'chty',
    'prt_ic',
    'f_ed_dt',
    ...(type.pictures ?? []),
    ...named,
  ]
  return new Set([...fields, ...paths.map(([first]) => first)].filter((field) => field !== undefined))
}

/** Of fields that are the same in every text, and feed nothing together with others: columns by name, and facets in their order. */
export function columnsAlike(
  { type }: DocumentKind,
  names: readonly string[],
  payload: Payload,
): { columns: Partial<ListedRow>; facets: string[] } | undefined {
  const { released, facets } = type.narrow
  const columns: Partial<ListedRow> = {
    ...(names.includes(released ?? '') && { released: releasedOf(type, payload) }),
    ...(names.includes('vce') && { vce: payload.vce !== false }),
    ...(names.includes('chty') && { chty: chtyOf(payload) }),
    ...(names.includes('f_ed_dt') && { featured: featuredOf(payload) }),
  }
  const isFaceted = facets.some((field) => names.includes(field))
  return isFaceted || Object.keys(columns).length > 0 ? { columns, facets: facetsOf(type, payload) } : undefined
}

/** Where and when it is on air; only what has a channel, a start and a later end stands in the guide. */
function airTimes({ narrow: { airs } }: KindType, payload: Payload) {
  const channel = fieldOf(payload, airs?.channel)
  const [from, to] = [fieldOf(payload, airs?.from), fieldOf(payload, airs?.to)].map((value) =>
    typeof value === 'string' ? Date.parse(value) : NaN,
  )
  if (typeof channel !== 'string' || from === undefined || to === undefined || !(to >= from)) return NOT_ON_AIR
  return {
    airs_on: channel.slice(0, ID_LENGTH),
    airs_from: instantOr(from, 'infinity'),
    airs_to: instantOr(to, 'infinity'),
  }
}
const NOT_ON_AIR = { airs_on: null, airs_from: null, airs_to: null }

const releasedOf = ({ narrow }: KindType, payload: Payload) => textOf(fieldOf(payload, narrow.released)).slice(0, 40)

const featuredOf = ({ f_ed_dt }: Payload) => (typeof f_ed_dt === 'string' ? f_ed_dt.slice(0, 40) : null)

const chtyOf = ({ chty }: Payload) => (typeof chty === 'string' ? chty : null)

function listRow(type: KindType, payload: Payload): Payload {
  return Object.fromEntries(
    rowFields(type).flatMap((field) => (payload[field] === undefined ? [] : [[field, payload[field]]])),
  )
}

/** `field:value` for every value of the type's facet fields; 'rat.v' reaches one level into objects and lists. */
function facetsOf(type: KindType, payload: Payload): string[] {
  const facets = type.narrow.facets.flatMap((field) =>
    valuesAt(payload, field.split('.')).map((value) => `${field}:${value.slice(0, FACET_LENGTH)}`),
  )
  return [...new Set(facets)].slice(0, MAX_FACETS)
}

function missingImages(type: KindType, payload: Payload): string[] {
  if (type.pictures) return missingPictures(payload, type.pictures)
  if (!type.images) return []
  const present = Array.isArray(payload.ia) ? payload.ia : []
  const { types, ratios, required } = type.images
  const wanted = types.flatMap((one) => ratios.map((ratio) => imageName(one, ratio)))
  return [...new Set([...required, ...wanted])].filter((name) => !present.includes(name))
}

/** The end for each product that has an entry of its own; the others go by the general end. */
function endsByProduct(payload: Payload): Record<string, string> | null {
  const products = [...new Set(productsOf(payload))].sort()
  const entries = [payload.lwe_prd, payload.ed_dt_prd].flat().filter(isObject)
  const named = products.filter((product) => entries.some((entry) => entry.prd === product))
  if (named.length === 0) return null
  return Object.fromEntries(named.map((product) => [product, instantOr(windowEnd(payload, product), 'infinity')]))
}

/** Times that PostgreSQL's timestamps hold without an era; everything further away is as good as never. */
function instantOr(time: number | undefined, otherwise: string): string {
  if (time === undefined || time > LAST_INSTANT) return otherwise
  return new Date(Math.max(time, FIRST_INSTANT)).toISOString()
}

function parentOf(type: KindType, payload: Payload): string | null {
  const parent = payload[type.relations?.parent?.field ?? 'parent']
  return typeof parent === 'string' && parent.length <= ID_LENGTH ? parent : null
}

/** Documents that this one names, except its parent, so that they know where they are used. */
function referencesOf(type: KindType, payload: Payload): string[] {
  const parent = type.relations?.parent?.field
  const named = referencesIn(type.schema ?? {}).flatMap(({ path }) =>
    path.length === 1 && path[0] === parent ? [] : valuesAt(payload, path),
  )
  return [...new Set(named.filter((id) => id.length <= ID_LENGTH))].slice(0, MAX_REFERENCES)
}

function fieldOf(payload: Payload, field: string | undefined): unknown {
  return field === undefined ? undefined : payload[field]
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Things without a number stand last, as JSON cannot say infinity otherwise. */
function numberOf(value: unknown): number | string {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 'Infinity'
}

function localizedTexts(list: unknown): LocalizedText[] {
  if (!Array.isArray(list)) return []
  return list.filter((entry): entry is LocalizedText => isObject(entry) && typeof entry.n === 'string')
}
