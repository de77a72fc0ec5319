import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { DocumentKind } from '../documents/documentKind.ts'

/** What-if branches of a schedule, and templates of days (ours). They are never on air, so they have no published side. */
export const PLAN_KIND: DocumentKind = {
  urn: catalogUrn('vscheduleplan'),
  type: {
    type: 'vscheduleplan',
    page: SCHEDULE_PAGE,
    traits: ['versioned'],
    schemaVersion: 1,
    narrow: { facets: ['cs', 'kind'], row: ['name', 'kind', 'cs', 'from', 'days', 'count'] },
    languages: [],
  },
}
