import type { ChangeSet } from '#contract/schemas/changeSet.ts'

/** Properties at the top of a record that a change set may change. */
export function namedFields({ set, unset = [], add, remove, shift, replace = [] }: ChangeSet): ReadonlySet<string> {
  const keyed = [set, add, remove, shift].flatMap((part) => Object.keys(part ?? {}))
  const paths = [...keyed, ...unset, ...replace.map(({ field }) => field)]
  return new Set(paths.map((path) => path.split('.', 1)[0] ?? path))
}
