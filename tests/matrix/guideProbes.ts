import type { Action } from '#contract/values/access.ts'
import { MISSING, read, write } from './probe.ts'

const LATER = '9000-01-01T00:00:00.000Z'
const airing = `/content/urn/resource/catalog/airing/${MISSING}`
const schedule = '/content/urn/resource/catalog/vschedule'
const DAY = { cs: 'nonesuch', dt: '2026-11-24', ar: [] }
const PLAN = { name: 'Plan', kind: 'branch', from: '2026-11-24', days: 1, ar: [] }
const epg = (...actions: Action[]) => actions.map((action) => ['epg', action] as const)
const vll = (...actions: Action[]) => actions.map((action) => ['cp_vll', action] as const)

/** Of the guide, what is on air, live to VOD, virtual channels and playout (`PROBES`). */
export const GUIDE_PROBES = {
  readEpgMarks: [read('/epg/marks?start=2026-11-24&end=2026-11-25', [['epg', 'view']])],
  readOnAir: [read('/epg/onair', epg('view'))],
  countOnAir: [read('/epg/onair/count', epg('view'))],
  ingestEvent: [
    write('POST', '/event/ingestion/ondemand', { teamId: MISSING, station: 'nonesuch' }, [['cp_live', 'update']]),
  ],
  readEventIngestion: [read(`/event/ingestion/status?ids=${MISSING}`, [['cp_live', 'view']])],
  resetEventIngestion: [write('DELETE', `/event/ingestion/reset/${MISSING}`, undefined, [['cp_live', 'update']])],
  closeEventProcess: [write('PUT', `/event/process/close/${MISSING}`, undefined, [['cp_live', 'update']])],
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
  listSchedulePlans: [read(`${schedule}/plans`, vll('view'))],
  saveSchedulePlan: [write('PUT', `${schedule}/plans`, { ...PLAN, cs: 'nonesuch' }, vll('update'))],
  deleteSchedulePlan: [write('DELETE', `${schedule}/plans/${MISSING}`, undefined, vll('update'))],
  readScheduleTitles: [read(`${schedule}/titles?ids=${MISSING}`, vll('view'))],
  changeChannelNumber: [
    write('PUT', `/content/urn/resource/catalog/channel/${MISSING}/number`, { n: '12' }, [['cp_live', 'publish']]),
  ],
  readProgramUsage: [read(`/content/urn/resource/catalog/program/${MISSING}/usage`, [['cp_live', 'view']])],
  listProgramUsage: [read(`/content/urn/resource/catalog/program/usage?ids=${MISSING}`, [['cp_live', 'view']])],
}
