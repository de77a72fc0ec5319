import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import type { DocumentKind } from '../documents/documentKind.ts'

/** Type documents as somebody saved them in the console: what a save says serves at once, so there are no drafts. */
export const TYPE_KIND: DocumentKind = {
  urn: TYPE_DOCUMENT_URN,
  global: true,
  named: { taken: 'typeExists' },
  ordered: true,
  unlisted: true,
  topic: 'type',
  type: {
    type: 'type',
    page: 'cp_appconfig',
    traits: ['versioned', 'lockable'],
    schemaVersion: 1,
    narrow: { facets: [], row: [] },
    languages: [],
  },
}
