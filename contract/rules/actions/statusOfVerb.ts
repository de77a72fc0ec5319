import type { SendableStatus } from '#contract/values/status.ts'
import type { Verb } from './verbs.ts'

/** The status that stands for a verb in the body of a write (calls.md section 0). */
export const STATUS_OF_VERB: Readonly<Record<Verb, SendableStatus>> = {
  saveDraft: 'draft',
  submit: 'pending',
  submitAndApprove: 'pending',
  approve: 'published',
  returnToDraft: 'draft',
  publish: 'published',
  unpublish: 'unpublished',
  archive: 'archived',
  deleteContent: 'deleted',
  restoreContent: 'draft',
  purge: 'purged',
  discardDraft: 'draft',
  restoreVersion: 'draft',
}
