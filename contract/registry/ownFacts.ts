import { AD_ATTRIBUTE_URN, AD_PAGE, AD_TAG_URN, LOAD_POLICY_URN } from '#contract/values/ads.ts'
import { ATTRIBUTE_URN, POLICY_PAGE, POLICY_URN } from '#contract/values/policy.ts'
import type { PageType } from '#contract/values/storefront.ts'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { TypeSummary } from './typeDocument.ts'

/*
 * What addresses and rights ask of a kind that has lists and no type document. What its lists look like stands apart
 * (`ownTypes.ts`): a page fetches it with the first such list.
 */

/** What the store has lists of; pages are told apart by their kind. */
export type StoreType = PageType | 'container'
export type PolicyType = 'policy' | 'policy_attributes'
/** What advertising has lists of. */
export type AdType = 'adtag' | 'adattribute' | 'adload'
/** What has lists like everything else but no type document, since its screens are its own. */
export type OwnType = StoreType | PolicyType | AdType

/* First words of their addresses below the product (specification section 2). */
export const STORE_PATHS: Readonly<Record<StoreType, string>> = {
  storefront: 'storefront',
  collection: 'collection',
  container: 'Container',
}
const POLICY_PATHS: Readonly<Record<PolicyType, string>> = { policy: 'policy', policy_attributes: 'attributes/product' }
export const AD_PATHS: Readonly<Record<AdType, string>> = {
  adtag: 'ad/tag',
  adattribute: 'ad/attribute',
  adload: 'ad/loadpolicy',
}
export const OWN_PATHS: Readonly<Record<OwnType, string>> = { ...STORE_PATHS, ...POLICY_PATHS, ...AD_PATHS }

export function isOwnType(type: string): type is OwnType {
  return Object.hasOwn(OWN_PATHS, type)
}

export function isStoreType(type: string): type is StoreType {
  return Object.hasOwn(STORE_PATHS, type)
}

type Access = Pick<TypeSummary, 'page' | 'traits'>
const access = (page: Access['page']): Access => ({ page, traits: ['versioned', 'lockable', 'publishable'] })
const [STORE, POLICY, AD] = [access('cp_storefront'), access(POLICY_PAGE), access(AD_PAGE)]

/** The page of the role table that each belongs to, and what can be done with it. */
export const OWN_ACCESS: Readonly<Record<OwnType, Access>> = {
  storefront: STORE,
  collection: STORE,
  container: STORE,
  policy: POLICY,
  policy_attributes: POLICY,
  adtag: AD,
  adattribute: AD,
  adload: AD,
}

const URNS: Readonly<Record<OwnType, string>> = {
  storefront: PAGE_URN,
  collection: PAGE_URN,
  container: CONTAINER_URN,
  policy: POLICY_URN,
  policy_attributes: ATTRIBUTE_URN,
  adtag: AD_TAG_URN,
  adattribute: AD_ATTRIBUTE_URN,
  adload: LOAD_POLICY_URN,
}

/** The urn under which changes of what a list shows are pushed. */
export function listUrn(type: string): string {
  return isOwnType(type) ? URNS[type] : catalogUrn(type)
}

/** The other way: what a urn, and of pages their kind, has lists as. */
export function ownTypeOf(urn: string, ty?: string): OwnType | undefined {
  if (urn === PAGE_URN) return ty === 'collection' ? 'collection' : 'storefront'
  return (Object.keys(URNS) as OwnType[]).find((type) => URNS[type] === urn)
}
