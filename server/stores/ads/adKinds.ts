import { AD_ATTRIBUTE_URN, AD_PAGE, AD_TAG_URN, LOAD_POLICY_URN } from '#contract/values/ads.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { DocumentKind, KindType } from '../documents/documentKind.ts'

const COMMON: Omit<KindType, 'type' | 'narrow'> = {
  page: AD_PAGE,
  traits: ['versioned', 'lockable', 'publishable'],
  schemaVersion: 1,
  // Names are of one language: none is missing in another.
  languages: LANGUAGES.slice(0, 1),
  schema: { type: 'object', properties: {} },
}

/** By which facet the tags are found that send an attribute. */
export const SENT_ATTRIBUTE = 'attrs.n'
/** By which facet the titles are found that name a tag. */
export const NAMED_TAG = 'ad_tags'

/** Ad tags, ad attributes and ad load policies (calls.md section 20): `n` is their name, as of policies. */
export const AD_TAG_KIND: DocumentKind = {
  urn: AD_TAG_URN,
  type: {
    ...COMMON,
    type: 'adtag',
    narrow: { facets: ['ty', 'ap', SENT_ATTRIBUTE], row: ['n', 'ty', 'url', 'ap'] },
  },
}

export const AD_ATTRIBUTE_KIND: DocumentKind = {
  urn: AD_ATTRIBUTE_URN,
  type: {
    ...COMMON,
    type: 'adattribute',
    narrow: { facets: ['type', 'source'], row: ['n', 'type', 'source', 'value'] },
  },
}

export const LOAD_POLICY_KIND: DocumentKind = {
  urn: LOAD_POLICY_URN,
  type: { ...COMMON, type: 'adload', narrow: { facets: ['tz'], row: ['n', 'tz'] } },
}

export const AD_KINDS: readonly DocumentKind[] = [AD_TAG_KIND, AD_ATTRIBUTE_KIND, LOAD_POLICY_KIND]
