import type { DocumentState } from './documentState.ts'

/**
 * Why a title's text is not for bulk changes and imports to rewrite, or undefined. What waits for approval is what
 * somebody submitted: rewriting it would withdraw it, or approve something else, without anybody having looked.
 */
export function whyNotRewritten({ state, draft }: DocumentState): 'notLive' | 'inApproval' | undefined {
  if (state !== 'live') return 'notLive'
  return draft === 'pending' ? 'inApproval' : undefined
}
