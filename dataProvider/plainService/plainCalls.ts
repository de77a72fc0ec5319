import type { CallName } from '#contract/wire/calls.ts'
import { ApiError } from '../apiError.ts'
import type { PlainCall } from './plainCall.ts'
import { readDashboard } from './dashboard.ts'
import { bulkUpdate, dryRunBulk, getJob, listJobItems, listJobs, sortEpisodes } from './jobs.ts'
import { countAllContent, readVersion, restoreVersion, saveContent } from './titles.ts'
import { listTypes } from './types.ts'

/** Nobody else, nothing parked, nothing shared: what is not kept anywhere is not there. */
const nothing = () => Promise.resolve([])
const FOR_EVER = '9999-12-31T00:00:00.000Z'

/**
 * Calls that a service of the specification alone does not have and that its own calls can answer, so that no screen
 * need know. A call of an extension that stands not here is refused before it is sent, and not offered on screen.
 */
export const PLAIN_CALLS: { [Name in CallName]?: PlainCall<Name> } = {
  listTypes,
  saveContent,
  readVersion,
  restoreVersion,
  countAllContent,
  readDashboard,
  listJobs,
  getJob,
  listJobItems,
  dryRunBulk,
  bulkUpdate,
  sortEpisodes,
  /** Nobody has counted: hits of a search stand without, and none would say that there are no hits. */
  countSearchFacets: () => Promise.reject(new ApiError('notOffered', 'countSearchFacets')),
  listLocks: nothing,
  listLockHolders: nothing,
  /** Whoever may force a lock gives it back in place of its holder (specification sections 4 and 7). */
  forceUnlock: ({ direct }, { body }) => direct.releaseLock({ body: { id: '', urn: '', ...body, number: 0 } }),
  showPresence: nothing,
  listSideDrafts: nothing,
  listSharedViews: nothing,
  readImageTicket: () => Promise.resolve({ ticket: '', until: FOR_EVER }),
  /** Names come with the token; what else there is of a person, the identity provider keeps. */
  readProfile: () =>
    Promise.resolve({
      displayName: '',
      photoURL: null,
      email: '',
      user_metadata: { displayName: '', photoURL: null },
    }),
}
