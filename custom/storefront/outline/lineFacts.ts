import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'
import type { HiddenReason, SeenPage } from '#contract/rules/storefront/lens/lens.ts'

/** What lines say of themselves, gathered once for all of them: the largest page has thousands. */
export type LineFacts = {
  /** How many problems a tab or container has, by `of` and id. */
  wrong: ReadonlyMap<string, number>
  /** Why the lens does not see a line, by its key. */
  hidden: ReadonlyMap<string, readonly HiddenReason[]>
}

export function lineFacts(problems: readonly StorefrontProblem[], seen: SeenPage): LineFacts {
  const wrong = new Map<string, number>()
  for (const { target } of problems) {
    if (!('id' in target)) continue
    const part = `${target.of} ${target.id}`
    wrong.set(part, (wrong.get(part) ?? 0) + 1)
  }
  const hidden = new Map<string, readonly HiddenReason[]>()
  for (const tab of seen.tabs) {
    hidden.set(tab.id, tab.hidden)
    for (const inside of tab.containers) hidden.set(`${tab.id}/${inside.id}`, inside.hidden)
  }
  return { wrong, hidden }
}
