import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { itemsMissing } from '#contract/rules/storefront/checks/itemsMissing.ts'
import { nameListProblem } from '#contract/rules/storefront/checks/nameListProblem.ts'
import { readContentAddress } from '#contract/rules/storefront/curation/contentAddress.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { CONTENT_ADDRESS } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { VerbCaller } from '../../decisions/refuseVerb.ts'
import { productsOf, type Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { CONTAINER_KIND } from '../../stores/storefront/storeKinds.ts'

/** What a container needs once viewers are to see it (specification section 5). */
const NEEDS_ITEMS = { properties: { i: { type: 'array', minItems: 1 } } }

/**
 * Throws what keeps a page or container from being saved: a draft may lack anything but a product of its sender's and
 * may have no name that is none; publishing needs names, and something to show.
 */
export function refuseStoreInvalid(
  { actor }: Pick<VerbCaller, 'actor'>,
  kind: DocumentKind,
  payload: Payload,
  publishes: boolean,
): void {
  const visible = visibleProducts(actor)
  const own = productsOf(payload).filter((product) => visible === 'all' || visible.includes(product))
  if (own.length === 0)
    throw new DomainError('invalid', {
      fields: [
        { field: '/prd', description: 'Choose at least one product.', keyword: 'minItems', params: { limit: 1 } },
      ],
    })
  const tabs = Array.isArray(payload.t) ? payload.t.filter(isObject) : []
  const named: [string, unknown][] = [
    ['', payload.lon],
    ...tabs.map(({ lon }, nth): [string, unknown] => [`/t/${nth}`, lon]),
  ]
  for (const [path, lon] of named) {
    const problem = nameListProblem(namesOf(lon))
    if (problem && (publishes || problem.reason !== 'empty'))
      throw new DomainError('blankName', { field: `${path}/lon` })
  }
  const missing = publishes && kind === CONTAINER_KIND ? itemsMissing(NEEDS_ITEMS, payload) : undefined
  if (missing !== undefined) throw new DomainError('itemsMissing', { field: `/${missing}` })
}

/**
 * Content is of this service alone: what is sent is refused, though known sources would get addresses anew, so that
 * nobody believes another one is kept. An entry may go without address.
 */
export function refuseForeignAddresses({ i }: Payload): void {
  const entries = Array.isArray(i) ? i.filter(isObject) : []
  const nth = entries.findIndex(({ cu = '' }) => cu !== '' && readContentAddress(cu) === undefined)
  if (nth < 0) return
  const description = 'This is no content address of this service.'
  throw new DomainError('invalid', { fields: [{ field: `/i/${nth}/cu`, description, keyword: 'format' }] })
}

/** An address that is longer than servers read would show viewers nothing: of a query with too much in it, say. */
export function refuseLongAddresses({ i }: Payload): void {
  const entries = Array.isArray(i) ? i.filter(isObject) : []
  const nth = entries.findIndex(({ cu }) => typeof cu === 'string' && cu.length > CONTENT_ADDRESS)
  if (nth < 0) return
  const description = `An address has at most ${CONTENT_ADDRESS} characters: ask for less.`
  throw new DomainError('invalid', {
    fields: [{ field: `/i/${nth}/cu`, description, keyword: 'maxLength', params: { limit: CONTENT_ADDRESS } }],
  })
}

function namesOf(lon: unknown) {
  return Array.isArray(lon)
    ? lon.filter(isObject).map(({ n }) => (typeof n === 'string' ? { name: n } : {}))
    : undefined
}
