import type { ChangeSet } from '#contract/schemas/changeSet.ts'

type Fields = Pick<ChangeSet, 'set' | 'unset' | 'add' | 'remove' | 'shift' | 'replace'>

/** Whether a change set touches texts at all, or only moves titles to another status. */
export function hasFieldChanges({ set, unset, add, remove, shift, replace }: Fields): boolean {
  return [set, unset, add, remove, shift, replace].some((part) => Object.keys(part ?? {}).length > 0)
}
