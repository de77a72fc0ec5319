import { OPERATIONS } from '#contract/rules/bulk/offeredChanges.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'
import type { BulkDraft, Edit } from './bulkDraft.ts'
import { NOTHING_ENTERED } from './bulkDraft.ts'

const keyOf = (uid: string, type: string) => `marquee.bulk.${uid}.${type}`

/** What a person had entered for a type in this browser tab; a panel closed by mistake loses nothing. */
export function keptDraft(storage: Pick<Storage, 'getItem'>, uid: string, type: string): BulkDraft {
  const kept = readStored(storage, keyOf(uid, type))
  if (!isObject(kept) || !Array.isArray(kept.edits)) return NOTHING_ENTERED
  return { edits: (kept.edits as unknown[]).filter(isEdit), publish: kept.publish === true }
}

export function keepDraft(storage: Pick<Storage, 'setItem'>, uid: string, type: string, draft: BulkDraft): void {
  writeStored(storage, keyOf(uid, type), draft)
}

/** Another version of the console may have kept it. */
function isEdit(kept: unknown): kept is Edit {
  return (
    isObject(kept) &&
    typeof kept.id === 'number' &&
    typeof kept.path === 'string' &&
    OPERATIONS.some((op) => op === kept.op) &&
    isObject(kept.entered)
  )
}
