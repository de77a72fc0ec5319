/** Where a text of the specification's section 8 is shown on purpose: the test that provokes it and holds it to the letter. */
type Proof = { test: string }

const FALLBACKS = { test: 'tests/flows/fallbackTexts.test.tsx' }
const LOCKS = { test: 'kit/record/handover/lockBanner.test.tsx' }
const SESSIONS = { test: 'tests/journeys/sessions.journey.ts' }
const WARNINGS = { test: 'resources/edit/problems/warningTexts.test.tsx' }
const NOTICES = { test: 'resources/edit/contentNotices.test.tsx' }
const INBOX = { test: 'tests/flows/epgInbox.test.tsx' }
const TEAM_EVENTS = { test: 'tests/flows/teamEvents.test.tsx' }
const CHANNEL_NUMBER = { test: 'tests/flows/channelNumber.test.tsx' }
const LIVE_TO_VOD = { test: 'tests/flows/liveToVod.test.tsx' }
const SCHEDULE = { test: 'tests/flows/schedule.test.tsx' }
const SETTINGS = { test: 'tests/flows/settingTexts.test.tsx' }
const POLICY = { test: 'tests/flows/policies.test.tsx' }

/** Every text of section 8, by its key; `specTexts` has the words. */
export const SECTION_8: Readonly<Record<string, Proof>> = {
  'errors.createOperationFailed': SETTINGS,
  'errors.fetchGlobalConfigs': SESSIONS,
  'errors.fetchMenuItems': SESSIONS,
  'errors.fetchGlobalSearchFields': FALLBACKS,
  'errors.filterOperationFailed': FALLBACKS,
  'errors.retrieveSearchContent': { test: 'tests/flows/globalSearch.test.tsx' },
  'errors.fetchLockStatus': LOCKS,
  'errors.fetchLockBeat': LOCKS,
  'errors.acquireLock': LOCKS,
  'errors.releaseLock': LOCKS,
  'errors.fetchTypeFilters': FALLBACKS,
  'errors.fetchType': FALLBACKS,
  'errors.searchOperationFailed': FALLBACKS,
  'errors.retrieveId': FALLBACKS,
  'errors.retrieveTypeUiSchema': FALLBACKS,
  'errors.retrieveTypeSchema': FALLBACKS,
  'errors.retrieveTypeAdditionalUiSchema': FALLBACKS,
  'errors.fetchVersions': SETTINGS,
  'errors.retrieveData': SETTINGS,
  'errors.updateOperationFailed': SETTINGS,
  'errors.deleteOperationFailed': SETTINGS,
  'errors.requestFailed': FALLBACKS,
  'errors.networkRequestFailed': SETTINGS,
  'errors.networkError': FALLBACKS,
  'errors.eventReprocess': FALLBACKS,
  'errors.epgReprocess': FALLBACKS,
  'errors.fetchStorefrontUsage': FALLBACKS,
  'errors.fetchProgramUsage': FALLBACKS,
  'errors.fetchMp4': FALLBACKS,
  'errors.restoreToOriginal': FALLBACKS,
  'errors.fetchApplications': POLICY,
  'errors.fetchFailed': SETTINGS,
  'errors.retrievePolicy': POLICY,
  'errors.fetchProducts': { test: 'tests/journeys/products.journey.ts' },
  'errors.saveOperationFailed': FALLBACKS,
  'errors.fetchSchedules': SCHEDULE,
  'errors.retrieveConvertedMetadata': FALLBACKS,
  'errors.liveToVodConversion': FALLBACKS,
  'errors.cancelOperationFailed': FALLBACKS,
  'errors.noPrograms': { test: 'tests/flows/channelUsage.test.tsx' },
  'errors.invalidAccessToken': SESSIONS,
  'errors.activeDraftExists': CHANNEL_NUMBER,
  'warnings.gapsPresent': WARNINGS,
  'warnings.vodExpired': WARNINGS,
  'warnings.vodNotAvailableForVll': WARNINGS,
  'warnings.vodNotAvailableForProduct': WARNINGS,
  'warnings.vodNotPublished': WARNINGS,
  'warnings.reprocessing': WARNINGS,
  'warnings.notFilled': WARNINGS,
  'warnings.channelExpiring': WARNINGS,
  'warnings.conditionalPublish': WARNINGS,
  'success.typeCreated': NOTICES,
  'success.typeUpdated': NOTICES,
  'success.typeDeleted': NOTICES,
  'success.policyCreated': POLICY,
  'success.policyUpdated': POLICY,
  'success.policyDeleted': POLICY,
  'success.productCreated': { test: 'src/layout/productMenu.test.tsx' },
  'success.preferencesUpdated': { test: 'custom/profile/profile.test.tsx' },
  'success.schedulesUpdated': SCHEDULE,
  'success.loopingScheduleUpdated': SCHEDULE,
  'success.reprocessCancelled': INBOX,
  'success.eventReprocess': TEAM_EVENTS,
  'success.epgReprocess': INBOX,
  'success.restoreToOriginal': { test: 'tests/flows/timing.test.tsx' },
  'success.channelNumberUpdated': CHANNEL_NUMBER,
  'success.liveToVodStarted': LIVE_TO_VOD,
  'success.liveToVodUpdated': LIVE_TO_VOD,
  'success.liveToVodCancelled': LIVE_TO_VOD,
  'success.reaggregate': { test: 'tests/flows/timing.test.tsx' },
}
