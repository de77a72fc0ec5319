import type { CallName } from './calls.ts'

/**
 * What a service may have beyond the specification (calls.md section 0), each with the calls that come with it. The
 * service names what it has in `Boot.extensions`; the console sends no call of an extension that is not named there.
 * Those without calls are headers or parameters: `revisions` (ETag, If-Match, tab and number of a lock, `schema`,
 * `confirm`, `approval`), `retries` (Idempotency-Key), `cursors` (after, before), `listFilters` (operators, fields and
 * `zone` of a filter list that the specification does not have), `bulkChanges` (operations of a bulk change beyond set,
 * unset, add and remove, and `flt`: all that match in place of keys).
 */
const EXTENSION_CALLS = {
  revisions: [],
  retries: [],
  cursors: [],
  listFilters: [],
  bulkChanges: [],
  service: ['readBoot', 'readHealth', 'readReadiness', 'readMetrics', 'readOpenApi', 'readApiPage', 'reportCsp'],
  events: ['streamEvents'],
  types: [
    'listTypes',
    'readSample',
    'listTypeStates',
    'readType',
    'listTypeVersions',
    'createType',
    'saveType',
    'checkType',
  ],
  versions: ['discardDraft', 'readVersion', 'restoreVersion'],
  timing: ['readTiming', 'setTiming', 'clearTiming', 'listTimings'],
  counts: ['countAllContent'],
  dashboard: ['readDashboard'],
  facets: ['countSearchFacets'],
  locks: ['listLocks', 'listLockHolders', 'forceUnlock'],
  handover: ['askForLock', 'withdrawLockAsk', 'handLockOver', 'declineLockAsk'],
  presence: ['showPresence', 'listPresence'],
  sideDrafts: ['listSideDrafts', 'readSideDraft', 'saveSideDraft', 'deleteSideDraft'],
  imageEditing: ['removeImage', 'frameImage'],
  storefrontPictures: ['uploadStorePicture', 'readStorePicture'],
  imageTickets: ['readImageTicket'],
  sharedViews: ['listSharedViews', 'shareView'],
  profile: ['readProfile', 'saveProfile', 'uploadPhoto', 'readPhoto'],
  sources: ['readAggregate'],
  uses: ['readUses'],
  jobs: ['listJobs', 'getJob', 'listJobItems', 'cancelJob', 'retryJob', 'undoJob'],
  dryRun: ['dryRunBulk'],
  channelNumbers: ['changeChannelNumber'],
  guide: ['readEpg', 'readEpgMarks'],
  onAir: ['readOnAir', 'handleOnAir', 'readAiringsAhead'],
  people: ['listPeople'],
  onAirCount: ['countOnAir'],
  airingSources: ['readAiringSource'],
  schedulePlanning: ['saveScheduleDays', 'checkSchedule', 'readScheduleTitles', 'readScheduleLoop', 'exportVepg'],
  schedulePlans: ['listSchedulePlans', 'saveSchedulePlan', 'deleteSchedulePlan'],
  storefrontTrees: ['savePageTree'],
  storefrontVersions: ['readPageVersion', 'readContainerVersion'],
  policies: [
    'lookupPolicies',
    'listPolicyUses',
    'getPolicy',
    'lookupAttributes',
    'getPolicyAttribute',
    'listAttributeUses',
    'evaluatePolicy',
    'readPolicyImpact',
    'tryPolicyCases',
  ],
  configurations: ['getConfig'],
  geo: ['checkGeoLocation', 'testGeoAddress', 'importGeoLocations', 'exportGeoLocations'],
  ads: [
    'getAdTag',
    'listAdTagUses',
    'tryAdTag',
    'filterAdAttributes',
    'getAdAttribute',
    'listAdAttributeUses',
    'createAdAttribute',
    'filterLoadPolicies',
    'getLoadPolicy',
    'listLoadPolicyUses',
    'saveLoadPolicy',
  ],
  publishing: ['readPublishPlan', 'publishTogether'],
  reviews: [
    'listReviewLinks',
    'makeReviewLink',
    'revokeReviewLink',
    'openReview',
    'readReviewRail',
    'listReviewNotes',
    'addReviewNote',
  ],
  notes: ['listNotes', 'addNote', 'resolveNote', 'deleteNote'],
  watches: ['listWatches', 'saveWatch', 'removeWatch'],
  machines: [
    'listMachineTokens',
    'makeMachineToken',
    'revokeMachineToken',
    'listWebhooks',
    'makeWebhook',
    'removeWebhook',
    'testWebhook',
    'listDeliveries',
    'sendAgain',
  ],
  calendar: ['moveStoreDates', 'listPublicationCalendar'],
  recordings: ['readRecording'],
  mediaUpload: ['uploadMedia'],
  mediaFacts: ['readKeyframes', 'readWaveform', 'readThumbnails'],
  editLists: ['readMediaFacts', 'readMediaTools', 'readEditLists', 'readEditList', 'saveEditList', 'deleteEditList'],
  captions: ['readCaptions', 'saveCaptions', 'deleteCaptions'],
  breakHints: ['findBreaks', 'readBreakHints'],
  mediaFiles: ['readFile'],
  mediaAddresses: ['readManifest', 'readSegment'],
  ingestion: [
    'importEpgFile',
    'listEpgIngestions',
    'listEpgMatches',
    'confirmEpgMatches',
    'listEpgChanges',
    'decideEpgChanges',
    'exportEpg',
  ],
  transfer: ['importContent', 'exportContent', 'readExport'],
} as const satisfies Readonly<Record<string, readonly CallName[]>>

export type Extension = keyof typeof EXTENSION_CALLS

export const EXTENSIONS = Object.keys(EXTENSION_CALLS) as readonly Extension[]

const extensionByCall = new Map<string, Extension>(
  EXTENSIONS.flatMap((extension) => EXTENSION_CALLS[extension].map((call) => [call, extension] as const)),
)

/** The extension that a call belongs to; undefined for a call of the specification. */
export const extensionOf = (call: CallName): Extension | undefined => extensionByCall.get(call)

/** What one service has of all that. */
export type ServiceExtensions = {
  has: (extension: Extension) => boolean
  /** Whether the service knows the call: its extension, or the specification, has it. */
  answers: (call: CallName) => boolean
}

/** Words that name no extension are of a newer service, and mean nothing here. */
export function serviceExtensions(named: readonly string[]): ServiceExtensions {
  const has = (extension: Extension) => named.includes(extension)
  return {
    has,
    answers: (call) => {
      const extension = extensionOf(call)
      return extension === undefined || has(extension)
    },
  }
}
