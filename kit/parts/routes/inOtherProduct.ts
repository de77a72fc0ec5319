import { OWN_PATHS, type OwnType } from '#contract/registry/ownFacts.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { inProduct, listPath, productOfPath } from './paths.ts'

/** Areas whose pages belong to all products: their address names none (specification section 2). */
const SHARED_AREAS = ['ip', 'notification', 'globalAttributes']
/** Parts of a query that name a place in the other product's list. */
const PLACES = ['page', 'after', 'before', 'from']
const OWN = Object.keys(OWN_PATHS) as OwnType[]
/** Last words of addresses that stand for no record. */
const PAGES_OF_LISTS = ['add', 'import', 'calendar']

type OtherProductPage =
  /** The page is the same in every product: nothing to go to. */
  | { kind: 'here' }
  | { kind: 'page'; path: string }
  /** One record's page: it is there if the record belongs to the other product, else its type's list is. */
  | { kind: 'record'; path: string; list: string; type: string; id: string }

type Place = { pathname: string; search: string }

/** Which page shows the same in another product. */
export function inOtherProduct(
  { pathname, search }: Place,
  product: string,
  types: readonly Pick<TypeSummary, 'type' | 'area'>[],
): OtherProductPage {
  const words = pathname.split('/').filter(Boolean)
  const rest = words.slice(productOfPath(pathname) === undefined ? 1 : 2)
  if (words[0] !== 'apps' || SHARED_AREAS.includes(rest[0] ?? '')) return { kind: 'here' }
  const address = rest.join('/')
  const own = OWN.find((one) => `${address}/`.startsWith(`${OWN_PATHS[one]}/`))
  const type = own
    ? ({ type: own, area: 'store' } as const)
    : types.find(({ type: name, area }) => area === rest[0] && name === rest[1])
  const id = rest.at(-1) ?? ''
  const isList = own ? address === OWN_PATHS[own] : rest.length < 3
  const path = inProduct(product, rest.join('/') || 'dashboards/project')
  if (!type || isList || PAGES_OF_LISTS.includes(id)) return { kind: 'page', path: path + keptSearch(search) }
  return {
    kind: 'record',
    path: path + search,
    list: listPath(product, type),
    type: type.type,
    id: decodeURIComponent(id),
  }
}

function keptSearch(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of PLACES) query.delete(name)
  const text = query.toString()
  return text && `?${text}`
}
