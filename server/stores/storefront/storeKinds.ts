import { LANGUAGES } from '#contract/values/languages.ts'
import {
  CONTAINER_PICTURES,
  CONTAINER_URN,
  PAGE_PICTURES,
  PAGE_URN,
  STOREFRONT_PAGE,
} from '#contract/values/storefront.ts'
import { ATTRIBUTE_FACETS } from '../policy/policyKinds.ts'
import type { DocumentKind, KindType } from '../documents/documentKind.ts'

const COMMON: Pick<KindType, 'page' | 'traits' | 'schemaVersion' | 'languages'> = {
  page: STOREFRONT_PAGE,
  traits: ['versioned', 'lockable', 'publishable'],
  schemaVersion: 1,
  languages: [...LANGUAGES],
}

/** Policies that decide who sees it. */
const POLICIES = { type: 'array', items: { type: 'string', 'x-refers': ['policy'] } }

/** Ad tags that are asked for ads. */
const AD_TAGS = { type: 'array', items: { type: 'string', 'x-refers': ['adtag'] } }

const refs = (...types: string[]) => ({
  type: 'array',
  items: { type: 'object', properties: { id: { type: 'string', 'x-refers': types } } },
})

/** Storefronts and collections, told apart by `ty` (calls.md section 19); they name the containers that they show. */
export const PAGE_KIND: DocumentKind = {
  urn: PAGE_URN,
  starts: 'st_dt',
  type: {
    ...COMMON,
    type: 'page',
    pictures: PAGE_PICTURES,
    narrow: {
      facets: ['ty', 'tab_tg', ...ATTRIBUTE_FACETS.page],
      row: ['ty', 'st_dt', 'ed_dt', 'tab_tg', 'appliesif'],
    },
    schema: {
      type: 'object',
      properties: {
        t: {
          type: 'array',
          items: { type: 'object', properties: { c: refs('container'), appliesif: POLICIES, ad_tags: AD_TAGS } },
        },
        c: refs('container'),
        appliesif: POLICIES,
        ad_tags: AD_TAGS,
      },
    },
  },
}

/** Rails and banners; they name what somebody chose for them: titles, channels, collections. */
export const CONTAINER_KIND: DocumentKind = {
  urn: CONTAINER_URN,
  starts: 'st_dt',
  type: {
    ...COMMON,
    type: 'container',
    pictures: CONTAINER_PICTURES,
    narrow: {
      facets: ['owner', 'src_ty', 'src', 'con_tg', 'lo', 's', ...ATTRIBUTE_FACETS.container],
      row: ['owner', 'src_ty', 'src', 'con_tg', 'lo', 'stl', 's', 'iar', 'st_dt', 'ed_dt', 'appliesif'],
    },
    schema: {
      type: 'object',
      properties: {
        i: { type: 'array', items: { type: 'object', properties: { data: refs('page') } } },
        appliesif: POLICIES,
        ad_tags: AD_TAGS,
      },
    },
  },
}

export const STORE_KINDS: readonly DocumentKind[] = [PAGE_KIND, CONTAINER_KIND]
