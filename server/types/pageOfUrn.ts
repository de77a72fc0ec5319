import type { Page } from '#contract/values/access.ts'
import { AD_ATTRIBUTE_URN, AD_PAGE, AD_TAG_URN, LOAD_POLICY_URN } from '#contract/values/ads.ts'
import { ATTRIBUTE_URN, POLICY_PAGE, POLICY_URN } from '#contract/values/policy.ts'
import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { CONTAINER_URN, PAGE_URN, STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import { catalogUrn, CONFIG_URN, PRODUCT_URN, TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'

/** Pages of urns that are no catalogue items: whoever may view the page may read the thing, and hears of it. */
export const PAGE_OF_URN: ReadonlyMap<string, Page> = new Map([
  [TYPE_DOCUMENT_URN, 'cp_appconfig'],
  [CONFIG_URN, 'cp_appconfig'],
  [PRODUCT_URN, 'cp_policymgmt'],
  // Days of virtual channels: no type, but a reserved word (calls.md section 2).
  [catalogUrn('vschedule'), SCHEDULE_PAGE],
  [PAGE_URN, STOREFRONT_PAGE],
  [CONTAINER_URN, STOREFRONT_PAGE],
  [POLICY_URN, POLICY_PAGE],
  [ATTRIBUTE_URN, POLICY_PAGE],
  [AD_TAG_URN, AD_PAGE],
  [AD_ATTRIBUTE_URN, AD_PAGE],
  [LOAD_POLICY_URN, AD_PAGE],
])
