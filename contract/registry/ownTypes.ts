import { AD_ATTRIBUTE_URN, AD_TAG_URN, LOAD_POLICY_URN } from '#contract/values/ads.ts'
import { ATTRIBUTE_URN, POLICY_URN } from '#contract/values/policy.ts'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { AD_PATHS, AD_TYPES, type AdType } from './adTypes.ts'
import { POLICY_PATHS, POLICY_TYPES, type PolicyType } from './policyTypes.ts'
import { STORE_PATHS, STORE_TYPES, type StoreType } from './storeTypes.ts'
import type { TypeSummary } from './typeDocument.ts'

/** What has lists like everything else but no type document, since its screens are its own. */
export type OwnType = StoreType | PolicyType | AdType

export const OWN_TYPES: Readonly<Record<OwnType, TypeSummary>> = { ...STORE_TYPES, ...POLICY_TYPES, ...AD_TYPES }

/** First words of their addresses below the product. */
export const OWN_PATHS: Readonly<Record<OwnType, string>> = { ...STORE_PATHS, ...POLICY_PATHS, ...AD_PATHS }

export function isOwnType(type: string): type is OwnType {
  return Object.hasOwn(OWN_TYPES, type)
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
