import type { CallName } from '#contract/wire/calls.ts'
import { CONFIGURATION_PROBES } from './configurationProbes.ts'
import { GUIDE_PROBES } from './guideProbes.ts'
import { MEDIA_PROBES } from './mediaProbes.ts'
import { POLICY_PROBES } from './policyProbes.ts'
import { data, MISSING, read, write, type Need, type Probe } from './probe.ts'
import { STOREFRONT_PROBES } from './storefrontProbes.ts'

const LATER = '9000-01-01T00:00:00.000Z'
const MOVIE = 'urn:resource:catalog:movie'
const movies = '/content/urn/resource/catalog/movie'
const movie = `${movies}/${MISSING}`
const types = '/schema/urn/resource/catalog'
const saves = (st: string | undefined, need: Need, query = '') => write('PUT', `${movie}${query}`, { st }, need)
const creates = (st: string | undefined, need: Need) => write('POST', movies, { st }, need)

const bulk = '/bulkupdate/urn/resource/catalog/movie'
const bulks = (method: string, url: string): Probe[] => {
  const changes = (change: object, need: Need) => write(method, url, { keys: [], ...change }, need)
  return [
    changes({ set: { yr: 2001 } }, data('update')),
    changes({ set: { yr: 2001 }, publish: true }, data('update', 'publish')),
    changes({ publish: true }, data('publish')),
    changes({ st: 'published' }, data('publish')),
    changes({ st: 'draft' }, data('update')),
    changes({ st: 'unpublished' }, data('unpublish')),
    changes({ st: 'archived' }, data('archive')),
    changes({ st: 'deleted' }, data('delete')),
    changes({ st: 'purged' }, data('purge')),
  ]
}

/**
 * What every call needs, written down a second time and by hand from the specification, so that the table of calls is
 * held against something. Each probe names a thing that does not exist, or leaves out what a write cannot do without:
 * whoever may act is answered, and nothing is ever changed. The compiler asks for an entry per call.
 */
export const PROBES: { [Name in CallName]: readonly Probe[] } = {
  listContent: [read(movies), read('/content/urn/resource/catalog/channel', [['cp_live', 'view']])],
  getContent: [read(movie)],
  readByKeys: [read(`/content?keys=${MISSING}`, 'signIn')],
  createContent: [
    creates(undefined, data('create')),
    creates('draft', data('create')),
    creates('pending', data('create')),
    creates('published', data('create', 'publish')),
  ],
  saveContent: [
    saves(undefined, data('update')),
    saves('draft', data('update')),
    saves('pending', data('update')),
    saves('pending', data('update', 'publish'), '?approval=true'),
    saves('published', data('publish')),
    saves('unpublished', data('unpublish')),
    saves('archived', data('archive')),
    saves('deleted', data('delete')),
    saves('purged', data('purge')),
  ],
  discardDraft: [write('DELETE', `${movie}/draft`, undefined, data('update'))],
  listVersions: [read(`${movie}/versions`)],
  readVersion: [read(`${movie}/versions/${MISSING}`)],
  restoreVersion: [write('POST', `${movie}/versions/${MISSING}/restore`, undefined, data('update'))],
  readTiming: [read(`${movie}/timing`)],
  setTiming: [
    write('PUT', `${movie}/timing`, { publishAt: LATER }, data('publish')),
    write('PUT', `${movie}/timing`, { unpublishAt: LATER }, data('publish', 'unpublish')),
  ],
  clearTiming: [write('DELETE', `${movie}/timing`, undefined, data('publish'))],
  readAiringsAhead: [read(`${movie}/airings`)],
  listTimings: [read('/timing', 'signIn')],
  ...CONFIGURATION_PROBES,
  ...GUIDE_PROBES,
  ...POLICY_PROBES,
  ...STOREFRONT_PROBES,
  readPublishPlan: [write('POST', '/content/publish/plan', { ids: [MISSING] }, 'signIn')],
  // Rights are asked of each document.
  publishTogether: [write('POST', '/content/publish', { documents: [{ id: MISSING, rev: 1 }] }, 'signIn')],
  listWatches: [read('/user/watch', 'signIn')],
  saveWatch: [write('PUT', `/user/watch/${MISSING}`, { when: 'any', mail: false, lang: 'en', zone: 'UTC' }, 'signIn')],
  removeWatch: [write('DELETE', `/user/watch/${MISSING}`, undefined, 'signIn')],
  listJobs: [read('/jobs', 'signIn'), read('/jobs?scope=product', [['cp_notification', 'view']])],
  retryJob: [write('POST', `/jobs/${MISSING}/retry`, undefined, 'signIn')],
  getJob: [read(`/jobs/${MISSING}`, 'signIn')],
  listJobItems: [read(`/jobs/${MISSING}/items`, 'signIn')],
  cancelJob: [write('POST', `/jobs/${MISSING}/cancel`, undefined, 'signIn')],
  undoJob: [write('POST', `/jobs/${MISSING}/undo`, undefined, 'signIn')],
  // Without keys nothing is ever begun: who may is told of that, after the rights.
  bulkUpdate: bulks('PUT', bulk),
  dryRunBulk: bulks('POST', `${bulk}/dryrun`),
  sortEpisodes: [write('PUT', '/bulkupdate/tvseason/tvepisodes', { id: MISSING, keys: [] }, 'signIn')],
  importContent: [
    write('POST', '/import/urn/resource/catalog/movie', undefined, data('create', 'update')),
    write('POST', '/import/urn/resource/catalog/movie?publish=true', undefined, data('create', 'update', 'publish')),
  ],
  exportContent: [write('POST', '/export/urn/resource/catalog/movie', {}, data('view'))],
  readExport: [read(`/export/file/${MISSING}.csv`, 'nothing')],
  readBulkStatus: [read(`/bulkupdate/status/${MISSING}`, 'signIn')],
  reaggregateContent: [write('POST', `/aggregate/urn/resource/catalog/movie/${MISSING}`, undefined, data('update'))],
  readAggregate: [read(`/aggregate/urn/resource/catalog/movie/${MISSING}`)],
  restoreOriginal: [write('POST', '/content/restore/original', { cty: 'movie', id: MISSING }, data('update'))],
  lookupContent: [read('/content/lookup', 'signIn')],
  filterContent: [write('POST', '/content/lookup', {}, 'signIn')],
  countContent: [read('/count/urn/resource/catalog/movie')],
  countAllContent: [read('/count/urn/resource/catalog', 'signIn')],
  listTypes: [read(types, 'signIn')],
  readSchema: [read(`${types}/movie`)],
  readUiSchema: [read(`${types}/movie/ui`)],
  readUiSchemaAdditional: [read(`${types}/movie/ui/additional`)],
  readSample: [read(`${types}/movie/sample`)],
  listTypeStates: [read('/types', [['cp_appconfig', 'view']])],
  readType: [read(`${types}/movie/document`, [['cp_appconfig', 'view']])],
  listTypeVersions: [read(`${types}/movie/versions`, [['cp_appconfig', 'view']])],
  createType: [write('POST', types, {}, [['cp_appconfig', 'create']])],
  saveType: [write('PUT', `${types}/nonesuch`, {}, [['cp_appconfig', 'update']])],
  checkType: [write('POST', `${types}/movie/check`, {}, [['cp_appconfig', 'update']])],
  readLock: [read(`/user/lock/${MISSING}/status?urn=${MOVIE}`)],
  acquireLock: [write('POST', '/user/lock/acquire', { id: MISSING, urn: MOVIE }, data('update'))],
  beatLock: [write('POST', '/user/lock/update', { id: MISSING, urn: MOVIE, number: 1 }, 'signIn')],
  releaseLock: [write('PUT', '/user/lock/release', { id: MISSING, urn: MOVIE, number: 1 }, 'signIn')],
  listLocks: [read('/user/lock/status?own=true', 'signIn')],
  forceUnlock: [write('POST', '/user/lock/force', { id: MISSING, urn: MOVIE }, data('force-unlock'))],
  askForLock: [write('POST', '/user/lock/ask', { id: MISSING, urn: MOVIE }, data('update'))],
  withdrawLockAsk: [write('POST', '/user/lock/withdraw', { id: MISSING, urn: MOVIE }, data('view'))],
  handLockOver: [write('POST', '/user/lock/handover', { id: MISSING, urn: MOVIE, number: 1, to: 'x' }, data('view'))],
  declineLockAsk: [write('POST', '/user/lock/decline', { id: MISSING, urn: MOVIE, number: 1, to: 'x' }, data('view'))],
  showPresence: [write('POST', '/user/presence', { id: MISSING, urn: MOVIE, mode: 'view' }, data('view'))],
  listPresence: [read(`/user/presence/${MISSING}?urn=${MOVIE}`)],
  listSideDrafts: [read('/user/draft/list', 'signIn')],
  readSideDraft: [read(`/user/draft/${MISSING}`, 'signIn')],
  saveSideDraft: [
    write('POST', '/user/draft/save', { doc: MISSING, urn: MOVIE, rev: 1, payload: {}, reason: 'own' }, data('view')),
  ],
  deleteSideDraft: [write('DELETE', `/user/draft/delete/${MISSING}`, undefined, 'signIn')],
  listAudit: [read(`/audit/movie/${MISSING}`), read(`/audit/config/${MISSING}`, [['cp_appconfig', 'view']])],
  listOwnAudit: [read('/audit/user', 'signIn')],
  uploadImage: [
    write('POST', `/image/upload/${MISSING}?urn=${MOVIE}&type=Poster&ratio=16x9`, undefined, data('update')),
  ],
  readImageMetadata: [read(`/image/${MISSING}/metadata?urn=${MOVIE}`)],
  readImage: [read(`/image/${MISSING}/0-16x9.jpg`, 'nothing')],
  readSuffixedImage: [read(`/image/${MISSING}/Cover/0-16x9.jpg`, 'nothing')],
  removeImage: [write('DELETE', `/image/${MISSING}/0-16x9?urn=${MOVIE}`, undefined, data('update'))],
  frameImage: [write('PUT', `/image/${MISSING}/0-16x9?urn=${MOVIE}`, { focal: { x: 0, y: 0 } }, data('update'))],
  readImageTicket: [read('/image/ticket', 'signIn')],
  listSharedViews: [read('/user/setting/shared', 'signIn')],
  shareView: [write('PUT', `/user/setting/share/${MISSING}`, { scope: 'me' }, 'signIn')],
  listLockHolders: [read('/user/lock/holders/movie')],
  listSettings: [read('/user/setting/list', 'signIn')],
  createSetting: [write('POST', '/user/setting/create', {}, 'signIn')],
  saveSetting: [write('PUT', '/user/setting/update', {}, 'signIn')],
  deleteSetting: [write('DELETE', `/user/setting/delete/${MISSING}`, undefined, 'signIn')],
  listProducts: [read('/policy/urn/resource/product', 'signIn')],
  readProfile: [read('/user/profile', 'signIn')],
  saveProfile: [write('PATCH', '/user/profile', {}, 'signIn')],
  ...MEDIA_PROBES,
  uploadPhoto: [write('POST', '/user/profile/photo', undefined, 'signIn')],
  readPhoto: [read('/user/profile/photo/none.jpg', 'nothing')],
  createProduct: [write('POST', '/policy/urn/resource/product', {}, 'productAdmin')],
  searchContent: [read('/content/search?term=abc', 'signIn')],
  countSearchFacets: [read('/content/search/facets?term=abc', 'signIn')],
  listSearchFilterKeys: [read('/content/search/filter/keys', 'signIn')],
  suggestSeries: [read('/content/series/suggestion?term=abc')],
  listChildren: [read(`/content/series/${MISSING}/children`, 'signIn')],
  readAssocMetadata: [read(`/content/${MISSING}/assocmetadata?cty=movie`)],
  readUses: [write('POST', '/content/uses', { keys: [MISSING], on: 'archive' }, 'signIn')],
  readBoot: [read('/boot', 'nothing')],
  streamEvents: [read('/events?topics=nonsense', 'signIn')],
  readDashboard: [read('/dashboard', [['dashboard', 'view']])],
  readHealth: [read('/health', 'nothing')],
  readReadiness: [read('/health/ready', 'nothing')],
  readMetrics: [read('/metrics', 'nothing')],
  readOpenApi: [read('/openapi.json', 'nothing')],
  readApiPage: [read('/docs', 'nothing')],
  reportCsp: [write('POST', '/csp-report', {}, 'nothing')],
}
