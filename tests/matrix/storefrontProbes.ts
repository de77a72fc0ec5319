import type { Action } from '#contract/values/access.ts'
import { MISSING, read, write } from './probe.ts'

const LATER = '9000-01-01T00:00:00.000Z'
const PAGES = '/storefront/urn/page'
const CONTAINERS = '/storefront/urn/container'
const NAMED = { urn: 'urn:page', id: MISSING }
const PAGE_NAMED = `urn=urn:page&id=${MISSING}`
const TREE = { containers: [], removed: [] }
const store = (...actions: Action[]) => actions.map((action) => ['cp_storefront', action] as const)

/** Of pages, containers, their reviews, rails and feeds (`PROBES`). */
export const STOREFRONT_PROBES = {
  listPages: [read(PAGES, store('view'))],
  listContainers: [read(CONTAINERS, store('view'))],
  getPage: [read(`${PAGES}/${MISSING}`, store('view'))],
  getContainer: [read(`${CONTAINERS}/${MISSING}`, store('view'))],
  createPage: [
    write('POST', PAGES, {}, store('create')),
    write('POST', PAGES, { st: 'published' }, store('create', 'publish')),
  ],
  createContainer: [
    write('POST', CONTAINERS, {}, store('create')),
    write('POST', CONTAINERS, { st: 'published' }, store('create', 'publish')),
  ],
  savePage: [
    write('PUT', `${PAGES}/${MISSING}`, { st: 'draft' }, store('update')),
    write('PUT', `${PAGES}/${MISSING}`, { st: 'published' }, store('publish')),
    write('PUT', `${PAGES}/${MISSING}`, { st: 'deleted' }, store('delete')),
  ],
  saveContainer: [
    write('PUT', `${CONTAINERS}/${MISSING}`, { st: 'draft' }, store('update')),
    write('PUT', `${CONTAINERS}/${MISSING}`, { st: 'published' }, store('publish')),
    write('PUT', `${CONTAINERS}/${MISSING}`, { st: 'archived' }, store('archive')),
  ],
  savePageTree: [
    write('PUT', `${PAGES}/${MISSING}/tree`, { ...TREE, page: { st: 'draft' } }, store('update')),
    write('PUT', `${PAGES}/${MISSING}/tree`, { ...TREE, page: { st: 'published' } }, store('publish')),
  ],
  readStorePicture: [read(`/image/picture/${MISSING}/a.jpg`, 'nothing')],
  uploadStorePicture: [write('POST', `/image/picture/${MISSING}`, undefined, store('update'))],
  readPageVersion: [read(`${PAGES}/${MISSING}/versions/${MISSING}`, store('view'))],
  readContainerVersion: [read(`${CONTAINERS}/${MISSING}/versions/${MISSING}`, store('view'))],
  listPageVersions: [read(`${PAGES}/${MISSING}/versions`, store('view'))],
  listContainerVersions: [read(`${CONTAINERS}/${MISSING}/versions`, store('view'))],
  lookupPages: [write('POST', `${PAGES}/lookup`, {}, store('view'))],
  lookupContainers: [write('POST', `${CONTAINERS}/lookup`, {}, store('view'))],
  readStorefrontUsage: [read(`${PAGES}/${MISSING}/usage`, store('view'))],
  readContainerUsage: [read(`${CONTAINERS}/${MISSING}/usage`, store('view'))],
  searchCollections: [read('/storefront/collection/search?term=abc', store('view'))],
  listStorefrontFilterKeys: [read('/storefront/filter/keys', store('view'))],
  listStorefrontCalendar: [
    read('/storefront/calendar?ty=storefront&from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z', store('view')),
  ],
  listPublicationCalendar: [
    read('/calendar?kind=licence&from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z', 'signIn'),
    read('/calendar?kind=day&from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z', 'signIn'),
  ],
  moveStoreDates: [
    write('PUT', `/storefront/dates/${MISSING}`, { of: 'page', ed_dt: LATER }, store('update')),
    write('PUT', `/storefront/dates/${MISSING}`, { of: 'container', st_dt: null }, store('update')),
  ],
  listReviewLinks: [read(`/review/link?${PAGE_NAMED}`, store('view'))],
  makeReviewLink: [write('POST', '/review/link', { ...NAMED, days: 1, guests: false, notes: false }, store('update'))],
  revokeReviewLink: [write('DELETE', `/review/link/${MISSING}?urn=urn:page`, undefined, store('update'))],
  listNotes: [read(`/review/note?${PAGE_NAMED}`, store('view'))],
  addNote: [write('POST', '/review/note', { ...NAMED, text: 'x' }, store('view'))],
  resolveNote: [write('PUT', `/review/note/${MISSING}`, { urn: 'urn:page', resolved: true }, store('update'))],
  deleteNote: [write('DELETE', `/review/note/${MISSING}?urn=urn:page`, undefined, store('view'))],
  openReview: [write('POST', '/review/open', { token: 'none' }, 'nothing')],
  readReviewRail: [write('POST', '/review/rail', { token: 'none', source: 'manual', params: {} }, 'nothing')],
  listReviewNotes: [write('POST', '/review/notes', { token: 'none' }, 'nothing')],
  addReviewNote: [write('POST', '/review/notes/add', { token: 'none', name: 'x', text: 'x' }, 'nothing')],
  readRail: [
    read('/storefront/content/manual?ids=none', store('view')),
    read('/storefront/content/timebased?kind=ongoing_airing', store('view')),
  ],
  lookupRecommendations: [read('/recommendation/lookup?cty=movie', store('view'))],
  readFeaturedFeed: [read('/feed/featured', store('view'))],
  readUpcomingFeed: [read('/feed/upcoming', store('view'))],
  readCountdownFeed: [read('/feed/countdown?team=none', store('view'))],
  listContainerAudit: [read(`/audit/container?s_id=${MISSING}&c_id=${MISSING}`, store('view'))],
}
