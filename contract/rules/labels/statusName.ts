import type { Area } from '#contract/values/areas.ts'
import type { Status } from '#contract/values/status.ts'

/** Names under which a status is shown; the words stand in the console's languages. */
export type StatusName =
  'published' | 'available' | 'draft' | 'inProgress' | 'processing' | 'pending' | 'archived' | 'deleted' | 'purged'

/**
 * What a status is called (specification section 4): pre-draft shows as Processing everywhere; in VOD a published title
 * is Available and a draft is In-Progress.
 */
export function statusName(status: Status, area?: Area): StatusName {
  switch (status) {
    case 'pre-draft':
      return 'processing'
    case 'published':
      return area === 'vod' ? 'available' : 'published'
    case 'draft':
      return area === 'vod' ? 'inProgress' : 'draft'
    default:
      return status
  }
}
