import type { SendableStatus } from '#contract/values/status.ts'
import type { DocumentState } from './documentState.ts'

/**
 * Whether a document is already as an `st` would have it. For what is done later or to many that is no failure:
 * somebody has done it by hand, and nothing is left to do.
 */
export function standsAs(st: SendableStatus, { state, draft, published }: DocumentState): boolean {
  const isLive = state === 'live'
  switch (st) {
    case 'published':
      return isLive && published && draft === undefined
    case 'unpublished':
      return isLive && !published
    case 'draft':
      return isLive && draft !== 'pending' && draft !== 'pre-draft'
    case 'pending':
      return isLive && draft === 'pending'
    default:
      return state === st
  }
}
