import { AD_TYPES } from './adTypes.ts'
import type { OwnType } from './ownFacts.ts'
import { POLICY_TYPES } from './policyTypes.ts'
import { STORE_TYPES } from './storeTypes.ts'
import type { TypeSummary } from './typeDocument.ts'

/** What has lists like everything else but no type document, as its lists see it. */
export const OWN_TYPES: Readonly<Record<OwnType, TypeSummary>> = { ...STORE_TYPES, ...POLICY_TYPES, ...AD_TYPES }
