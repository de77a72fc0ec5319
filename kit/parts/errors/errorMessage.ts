import { CALL_NAMES, type CallName } from '#contract/wire/calls.ts'
import { isWrite } from '#contract/wire/isWrite.ts'
import type { ErrorCode } from '#contract/wire/errors.ts'
import type { ApiError } from '#dataProvider/apiError.ts'

/**
 * The specification's fallback text of a call (section 8), as an i18n key under `errors`: shown where the server gave
 * no words of its own.
 */
const fallback: Partial<Record<CallName, string>> = {
  createContent: 'createOperationFailed',
  saveContent: 'updateOperationFailed',
  discardDraft: 'updateOperationFailed',
  restoreVersion: 'updateOperationFailed',
  filterContent: 'filterOperationFailed',
  lookupContent: 'searchOperationFailed',
  searchContent: 'retrieveSearchContent',
  listSearchFilterKeys: 'fetchGlobalSearchFields',
  listContent: 'fetchType',
  getContent: 'retrieveId',
  readProgramUsage: 'fetchProgramUsage',
  listProgramUsage: 'fetchProgramUsage',
  readStorefrontUsage: 'fetchStorefrontUsage',
  readContainerUsage: 'fetchStorefrontUsage',
  lookupPages: 'filterOperationFailed',
  lookupContainers: 'filterOperationFailed',
  createPage: 'createOperationFailed',
  createContainer: 'createOperationFailed',
  savePage: 'updateOperationFailed',
  saveContainer: 'updateOperationFailed',
  savePageTree: 'updateOperationFailed',
  moveStoreDates: 'updateOperationFailed',
  publishTogether: 'updateOperationFailed',
  lookupPolicies: 'filterOperationFailed',
  lookupAttributes: 'filterOperationFailed',
  getPolicy: 'retrievePolicy',
  listApplications: 'fetchApplications',
  listApps: 'fetchApplications',
  createPolicy: 'createOperationFailed',
  createAttribute: 'createOperationFailed',
  savePolicy: 'updateOperationFailed',
  saveAttribute: 'updateOperationFailed',
  listPolicyVersions: 'fetchVersions',
  createConfig: 'createOperationFailed',
  saveConfig: 'updateOperationFailed',
  listConfigVersions: 'fetchVersions',
  createGeoLocation: 'createOperationFailed',
  saveGeoLocation: 'updateOperationFailed',
  deleteGeoLocation: 'deleteOperationFailed',
  importGeoLocations: 'saveOperationFailed',
  createAdTag: 'createOperationFailed',
  createAdAttribute: 'createOperationFailed',
  createLoadPolicy: 'createOperationFailed',
  saveAdTag: 'updateOperationFailed',
  saveAdAttribute: 'updateOperationFailed',
  saveLoadPolicy: 'updateOperationFailed',
  deleteAdTag: 'deleteOperationFailed',
  deleteAdAttribute: 'deleteOperationFailed',
  deleteLoadPolicy: 'deleteOperationFailed',
  filterAdTags: 'filterOperationFailed',
  filterAdAttributes: 'filterOperationFailed',
  filterLoadPolicies: 'filterOperationFailed',
  listAdTagVersions: 'fetchVersions',
  makeMachineToken: 'createOperationFailed',
  makeWebhook: 'createOperationFailed',
  removeWebhook: 'deleteOperationFailed',
  saveWatch: 'saveOperationFailed',
  removeWatch: 'deleteOperationFailed',
  listVersions: 'fetchVersions',
  readVersion: 'fetchVersions',
  readPageVersion: 'fetchVersions',
  readContainerVersion: 'fetchVersions',
  readSchema: 'retrieveTypeSchema',
  readUiSchema: 'retrieveTypeUiSchema',
  readUiSchemaAdditional: 'retrieveTypeAdditionalUiSchema',
  readLock: 'fetchLockStatus',
  beatLock: 'fetchLockBeat',
  acquireLock: 'acquireLock',
  releaseLock: 'releaseLock',
  handLockOver: 'releaseLock',
  listProducts: 'fetchProducts',
  createProduct: 'createOperationFailed',
  saveProfile: 'saveOperationFailed',
  uploadPhoto: 'saveOperationFailed',
  uploadStorePicture: 'saveOperationFailed',
  readProfile: 'fetchFailed',
  createSetting: 'saveOperationFailed',
  saveSetting: 'saveOperationFailed',
  deleteSetting: 'deleteOperationFailed',
  deleteSideDraft: 'deleteOperationFailed',
  removeImage: 'deleteOperationFailed',
  convertLiveToVod: 'liveToVodConversion',
  updateLiveToVod: 'liveToVodConversion',
  cancelLiveToVod: 'cancelOperationFailed',
  readConvertedMetadata: 'retrieveConvertedMetadata',
  cancelJob: 'cancelOperationFailed',
  listSharedViews: 'fetchTypeFilters',
  listLockHolders: 'fetchTypeFilters',
  restoreOriginal: 'restoreToOriginal',
  requestMp4: 'fetchMp4',
  readMp4: 'fetchMp4',
  ingestEvent: 'eventReprocess',
  listAudit: 'fetchFailed',
  readDashboard: 'fetchFailed',
  ingestEpg: 'epgReprocess',
  resetEpgIngestion: 'cancelOperationFailed',
}

/** Fallback texts of what one call is used for: deleting is a save too, and views are settings among others. */
export type Attempt = 'deleteOperationFailed' | 'fetchTypeFilters' | 'fetchType'

/** What to say of an error: a key with parameters, the server's own words, and the code for 'Show details...'. */
type ErrorMessage = {
  key: string
  /** Shown when no translation has the key: the server's description. */
  text: string | undefined
  code: ErrorCode | undefined
  /** Parameters of the key. */
  values?: Readonly<Record<string, unknown>>
  details: readonly { code: number; description: string }[]
}

/**
 * Undefined for a cancelled request: those are silent (section 8). `attempt` is the fallback of what was attempted, where
 * its call does not say it.
 */
export function errorMessage(error: unknown, attempt?: Attempt): ErrorMessage | undefined {
  if (!isRefusal(error)) return { key: 'errors.requestFailed', text: undefined, code: undefined, details: [] }
  if (error.kind === 'cancelled') return undefined
  if (error.kind === 'network') return { key: brokenKey(error.call), text: undefined, code: undefined, details: [] }
  if (error.kind === 'onlyLooking')
    return { key: 'shell.viewing.refused', text: undefined, code: undefined, details: [] }
  if (error.kind === 'notOffered') return { key: 'errors.notOffered', text: undefined, code: undefined, details: [] }
  const details = error.errors.map(({ code, description }) => ({ code, description }))
  if (error.kind === 'unreadable') return { key: 'errors.unreadable', text: undefined, code: undefined, details }
  const code = error.code
  const [first] = error.errors
  if (code === 'badFile' && first?.keyword)
    return { key: `fileProblems.${first.keyword}`, text: first.description, code, values: first.params, details }
  if (code === 'notMedia' && first?.keyword)
    return { key: `mediaProblems.${first.keyword}`, text: first.description, code, details }
  if (code === 'duplicateChannelNumber' && first?.params)
    return { key: 'channelNumber.taken', text: first.description, code, values: first.params, details }
  if (code === 'feedRefused' && first?.keyword)
    return { key: `feedProblems.${first.keyword}`, text: first.description, code, details }
  if (code && code !== 'internal')
    return { key: `serverErrors.${code}`, text: first?.description, code, values: first?.params, details }
  return {
    key: `errors.${attempt ?? fallbackOf(error.call)}`,
    text: details[0]?.description,
    code,
    values: error.params,
    details,
  }
}

/** Files on their way; every other call is a request. */
const CARRIES_FILE: readonly string[] = [
  'uploadImage',
  'uploadPhoto',
  'uploadStorePicture',
  'uploadMedia',
  'importContent',
  'importEpgFile',
  'importGeoLocations',
] satisfies CallName[]

const brokenKey = (call: string) =>
  CARRIES_FILE.includes(call) ? 'errors.networkError' : 'errors.networkRequestFailed'

function fallbackOf(call: string): string {
  const name = CALL_NAMES.find((one) => one === call)
  if (!name) return 'requestFailed'
  return fallback[name] ?? (isWrite(name) ? 'requestFailed' : 'retrieveData')
}

/** Seen by its shape: the kit knows the provider's types, not its classes. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
