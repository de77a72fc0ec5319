import { LANGUAGES } from '#contract/values/languages.ts'
import { ATTRIBUTE_URN, POLICY_PAGE, POLICY_URN } from '#contract/values/policy.ts'
import type { DocumentKind, KindType } from '../documents/documentKind.ts'

const COMMON: Pick<KindType, 'page' | 'traits' | 'schemaVersion' | 'languages'> = {
  page: POLICY_PAGE,
  traits: ['versioned', 'lockable', 'publishable'],
  schemaVersion: 1,
  // Names are of one language: none is missing in another.
  languages: LANGUAGES.slice(0, 1),
}

/** Where policies, pages and containers name an attribute: facets, by which its uses are found. */
export const ATTRIBUTE_FACETS = { policy: ['rules.n', 'more.rules.n'], page: ['ap.n', 't.ap.n'], container: ['ap.n'] }

/** Policies (calls.md section 18). Their name stands in `n` and, for lists and search, in `lon`. */
export const POLICY_KIND: DocumentKind = {
  urn: POLICY_URN,
  type: {
    ...COMMON,
    type: 'policy',
    narrow: {
      facets: ['an', 'pn', 'effect', 'kind', ...ATTRIBUTE_FACETS.policy],
      row: ['n', 'an', 'pn', 'pty', 't', 'kind', 'effect', 'match', 'off', 'act', 'rules', 'more'],
    },
    schema: { type: 'object', properties: {} },
  },
}

export const ATTRIBUTE_KIND: DocumentKind = {
  urn: ATTRIBUTE_URN,
  type: {
    ...COMMON,
    type: 'policy_attributes',
    narrow: { facets: ['type', 'source'], row: ['n', 'type', 'source', 'value', 'fld'] },
    schema: { type: 'object', properties: {} },
  },
}

export const POLICY_KINDS: readonly DocumentKind[] = [POLICY_KIND, ATTRIBUTE_KIND]
