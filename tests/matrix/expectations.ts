import type { Action } from '#contract/values/access.ts'
import type { CallName } from '#contract/wire/calls.ts'
import { CONFIGURATION_PROBES } from './configurationProbes.ts'
import { MEDIA_PROBES } from './mediaProbes.ts'
import { data, MISSING, read, write, type Need, type Probe } from './probe.ts'

const LATER = '9000-01-01T00:00:00.000Z'
const MOVIE = 'urn:resource:catalog:movie'
const airing = `/content/urn/resource/catalog/airing/${MISSING}`
const movies = '/content/urn/resource/catalog/movie'
const movie = `${movies}/${MISSING}`
const types = '/schema/urn/resource/catalog'

const schedule = '/content/urn/resource/catalog/vschedule'
const DAY = { cs: 'nonesuch', dt: '2026-11-24', ar: [] }
const PLAN = { name: 'Plan', kind: 'branch', from: '2026-11-24', days: 1, ar: [] }
const vll = (...actions: Action[]) => actions.map((action) => ['cp_vll', action] as const)
const PAGES = '/storefront/urn/page'
const CONTAINERS = '/storefront/urn/container'
const NAMED = { urn: 'urn:page', id: MISSING }
const PAGE_NAMED = `urn=urn:page&id=${MISSING}`
const TREE = { containers: [], removed: [] }
const store = (...actions: Action[]) => actions.map((action) => ['cp_storefront', action] as const)
const POLICIES = '/policy/urn/resource/rule'
const ATTRIBUTES = '/policy/urn/resource/attribute'
const policy = (...actions: Action[]) => actions.map((action) => ['cp_policymgmt', action] as const)
const policyOrStore = { oneOf: [...policy('view'), ...store('view')] }
const config = (...actions: Action[]) => actions.map((action) => ['cp_appconfig', action] as const)
const epg = (...actions: Action[]) => actions.map((action) => ['epg', action] as const)

const policyMade = (url: string) => [
  write('POST', url, {}, policy('create')),
  write('POST', url, { st: 'published' }, policy('create', 'publish')),
]

const policySaved = (url: string, more: object, last: Readonly<Record<string, Action>>) =>
  Object.entries({ draft: 'update', published: 'publish', ...last } as const).map(([st, action]) =>
    write('PUT', url, { ...more, st }, policy(action)),
  )
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
  listTimings: [read('/timing', 'signIn')],
  readEpgMarks: [read('/epg/marks?start=2026-11-24&end=2026-11-25', [['epg', 'view']])],
  readOnAir: [read('/epg/onair', epg('view'))],
  countOnAir: [read('/epg/onair/count', epg('view'))],
  ingestEvent: [
    write('POST', '/event/ingestion/ondemand', { teamId: MISSING, station: 'nonesuch' }, [['cp_live', 'update']]),
  ],
  readEventIngestion: [read(`/event/ingestion/status?ids=${MISSING}`, [['cp_live', 'view']])],
  resetEventIngestion: [write('DELETE', `/event/ingestion/reset/${MISSING}`, undefined, [['cp_live', 'update']])],
  closeEventProcess: [write('PUT', `/event/process/close/${MISSING}`, undefined, [['cp_live', 'update']])],
  readAiringsAhead: [read(`${movie}/airings`)],
  listOnAirPeople: [read('/epg/onair/people', epg('view'))],
  handleOnAir: [write('PUT', `/epg/onair/noGuide:${MISSING}`, { matters: [] }, epg('update'))],
  readEpg: [read('/epg?start=2026-11-24&end=2026-11-25', [['epg', 'view']])],
  saveAiring: [
    write('PUT', airing, { st: undefined }, epg('update')),
    write('PUT', airing, { st: 'published' }, epg('publish')),
    write('PUT', airing, { st: 'deleted' }, epg('delete')),
  ],
  importEpgFile: [write('POST', '/epg/ingestion/file', undefined, epg('create', 'update'))],
  ingestEpg: [write('POST', '/epg/ingestion/ondemand', { station: 'nonesuch' }, epg('update'))],
  listEpgIngestions: [read('/epg/ingestion', epg('view')), read('/epg/ingestion?waiting=open', epg('view'))],
  readEpgIngestion: [read(`/epg/ingestion/status?ids=${MISSING}`, epg('view'))],
  resetEpgIngestion: [write('DELETE', `/epg/ingestion/reset/${MISSING}`, undefined, epg('update'))],
  closeEpgProcess: [write('PUT', `/epg/process/close/${MISSING}`, undefined, epg('update'))],
  listEpgMatches: [read(`/epg/ingestion/${MISSING}/matches`, epg('view'))],
  confirmEpgMatches: [write('PUT', `/epg/ingestion/${MISSING}/matches`, { matches: [] }, epg('update'))],
  listEpgChanges: [read(`/epg/ingestion/${MISSING}/changes`, epg('view'))],
  decideEpgChanges: [write('PUT', `/epg/ingestion/${MISSING}/changes`, { decision: 'keep', all: true }, epg('update'))],
  exportEpg: [read(`/epg/export?channel=${MISSING}&start=2026-11-24&end=2026-11-25`, epg('view'))],
  readAiringSource: [read(`/epg/airing/${MISSING}/source`, epg('view'))],
  readRecording: [read(`/l2v/recording/${MISSING}`, epg('view'))],
  convertLiveToVod: [
    write('POST', '/l2v/convert', { id: MISSING, cty: 'movie', lon: [{ lang: 'en', n: 'A' }] }, epg('create')),
  ],
  updateLiveToVod: [
    write('PUT', `/l2v/update/${MISSING}`, { cty: 'movie', lon: [{ lang: 'en', n: 'A' }] }, epg('update')),
  ],
  cancelLiveToVod: [write('PUT', `/l2v/cancel/${MISSING}`, undefined, epg('update'))],
  listLiveToVod: [read('/l2v/list', epg('view'))],
  readConvertedMetadata: [read(`/l2v/${MISSING}/metadata`, epg('view'))],
  listPlayoutChannels: [read('/channels', vll('view'))],
  listChannelEvents: [read(`/channels/${MISSING}/events`, vll('view'))],
  startPlayoutChannel: [
    write('POST', `/channels/${MISSING}`, { channel_start_time: '2026-11-24T10:00:00Z' }, vll('publish')),
  ],
  fillInterstitials: [
    write(
      'POST',
      '/dynamic-interstitials',
      { cs: 'nonesuch', dt: '2026-11-24', from: '10:00', to: '11:00' },
      vll('update'),
    ),
  ],
  readSchedule: [read(`${schedule}?cs=nonesuch&dt=2026-11-24`, vll('view'))],
  saveScheduleDay: [
    write('PUT', schedule, { ...DAY, st: 'draft' }, vll('update')),
    write('PUT', schedule, { ...DAY, st: 'published' }, vll('publish')),
    write('PUT', schedule, { ...DAY, st: 'deleted' }, vll('delete')),
  ],
  saveScheduleDays: [
    write('PUT', `${schedule}/days`, { days: [DAY] }, vll('update')),
    write('PUT', `${schedule}/days`, { days: [{ ...DAY, st: 'published' }] }, vll('update', 'publish')),
    write('PUT', `${schedule}/days`, { days: [{ ...DAY, st: 'deleted' }] }, vll('update', 'delete')),
  ],
  checkSchedule: [write('POST', `${schedule}/check`, { cs: DAY.cs, days: [DAY] }, vll('view'))],
  checkPin: [
    write(
      'POST',
      `${schedule}/pin`,
      { cs: DAY.cs, safe_insertion: { start: '2026-11-24T10:00:00Z', end: '2026-11-24T11:00:00Z' } },
      vll('view'),
    ),
  ],
  loopSchedule: [write('POST', `${schedule}/loop`, { keys: [MISSING], end_date_time: LATER }, vll('update'))],
  readScheduleLoop: [read(`${schedule}/loop?cs=nonesuch`, vll('view'))],
  readVepg: [read('/vepg?channel=nonesuch&start=2026-11-24&end=2026-11-25', vll('view'))],
  exportVepg: [read('/vepg/export?channel=nonesuch&start=2026-11-24&end=2026-11-25', vll('view'))],
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
  listApplications: [read('/policy/urn/resource/application', policy('view'))],
  listAttributes: [read(ATTRIBUTES, policyOrStore)],
  lookupAttributes: [write('POST', `${ATTRIBUTES}/lookup`, {}, policyOrStore)],
  getPolicyAttribute: [read(`${ATTRIBUTES}/${MISSING}`, policyOrStore)],
  listAttributeUses: [read(`${ATTRIBUTES}/${MISSING}/usage`, policy('view'))],
  createAttribute: policyMade(ATTRIBUTES),
  saveAttribute: policySaved(ATTRIBUTES, { key: MISSING }, { deleted: 'delete' }),
  countAttributes: [read('/count/urn/resource/attribute', policy('view'))],
  listPolicies: [read(POLICIES, policyOrStore)],
  lookupPolicies: [write('POST', `${POLICIES}/lookup`, {}, policyOrStore)],
  listPolicyUses: [read(`${POLICIES}/${MISSING}/usage`, policyOrStore)],
  getPolicy: [read(`${POLICIES}/${MISSING}`, policyOrStore)],
  createPolicy: policyMade(POLICIES),
  savePolicy: policySaved(`${POLICIES}/${MISSING}`, {}, { archived: 'archive' }),
  listPolicyVersions: [read(`/policy/${MISSING}/versions`, policy('view'))],
  evaluatePolicy: [write('POST', `${POLICIES}/evaluate`, { policies: [] }, policyOrStore)],
  readPolicyImpact: [write('POST', `${POLICIES}/impact`, { policies: [] }, policyOrStore)],
  tryPolicyCases: [write('POST', `${POLICIES}/cases`, { policy: {} }, policyOrStore)],
  listApps: [read('/apps', policy('view'))],
  listAppAttributes: [read('/app_attrs', policy('view'))],
  listAppDataMappings: [read('/app_data_mapping', policy('view'))],
  ...CONFIGURATION_PROBES,
  readPublishPlan: [write('POST', '/content/publish/plan', { ids: [MISSING] }, 'signIn')],
  // Rights are asked of each document.
  publishTogether: [write('POST', '/content/publish', { documents: [{ id: MISSING, rev: 1 }] }, 'signIn')],
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
  listMachineTokens: [read('/machine/token', config('view'))],
  makeMachineToken: [write('POST', '/machine/token', { n: 'x' }, config('create'))],
  revokeMachineToken: [write('DELETE', `/machine/token/${MISSING}`, undefined, config('delete'))],
  listWatches: [read('/user/watch', 'signIn')],
  saveWatch: [write('PUT', `/user/watch/${MISSING}`, { when: 'any', mail: false, lang: 'en', zone: 'UTC' }, 'signIn')],
  removeWatch: [write('DELETE', `/user/watch/${MISSING}`, undefined, 'signIn')],
  listWebhooks: [read('/machine/webhook', config('view'))],
  makeWebhook: [write('POST', '/machine/webhook', { n: 'x' }, config('create'))],
  removeWebhook: [write('DELETE', `/machine/webhook/${MISSING}`, undefined, config('delete'))],
  testWebhook: [write('POST', `/machine/webhook/${MISSING}/test`, undefined, config('update'))],
  listDeliveries: [read('/machine/delivery', config('view'))],
  sendAgain: [write('POST', `/machine/delivery/${MISSING}/send`, undefined, config('update'))],
  readRail: [
    read('/storefront/content/manual?ids=none', store('view')),
    read('/storefront/content/timebased?kind=ongoing_airing', store('view')),
  ],
  lookupRecommendations: [read('/recommendation/lookup?cty=movie', store('view'))],
  readFeaturedFeed: [read('/feed/featured', store('view'))],
  readUpcomingFeed: [read('/feed/upcoming', store('view'))],
  readCountdownFeed: [read('/feed/countdown?team=none', store('view'))],
  listSchedulePlans: [read(`${schedule}/plans`, vll('view'))],
  saveSchedulePlan: [write('PUT', `${schedule}/plans`, { ...PLAN, cs: 'nonesuch' }, vll('update'))],
  deleteSchedulePlan: [write('DELETE', `${schedule}/plans/${MISSING}`, undefined, vll('update'))],
  readScheduleTitles: [read(`${schedule}/titles?ids=${MISSING}`, vll('view'))],
  changeChannelNumber: [
    write('PUT', `/content/urn/resource/catalog/channel/${MISSING}/number`, { n: '12' }, [['cp_live', 'publish']]),
  ],
  readProgramUsage: [read(`/content/urn/resource/catalog/program/${MISSING}/usage`, [['cp_live', 'view']])],
  listProgramUsage: [read(`/content/urn/resource/catalog/program/usage?ids=${MISSING}`, [['cp_live', 'view']])],
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
  listContainerAudit: [read(`/audit/container?s_id=${MISSING}&c_id=${MISSING}`, store('view'))],
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
