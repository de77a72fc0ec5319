import type { Target } from '#contract/rules/storefront/commands/command.ts'
import { fieldsOf, hasField, rowOf, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { OWN_TAB, type Adjustment, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'
import type { SettingsTab } from '#contract/values/storefront.ts'
import { idOf, targetOf } from '../../model/partsOf.ts'

/** What a field holds in all parts that are inspected; `isMixed` where they differ. */
type Among = { value: unknown; isMixed: boolean }

/** What the inspector is about: what is selected, or the page itself. Never none. */
export function inspectedTargets(storefront: Storefront, selection: ReadonlySet<string>): readonly Target[] {
  const targets = [...selection].flatMap((id) => (id === OWN_TAB ? [] : (targetOf(storefront, id) ?? [])))
  return targets.length === 0 ? [{ of: 'store' }] : targets
}

/** Fields that all of them have, of one tab of the inspector. */
export function fieldsInTab(targets: readonly Target[], tab: SettingsTab): readonly FieldName[] {
  const [first] = targets
  if (!first) return []
  const isCommon = (field: FieldName) => targets.every(({ of }) => hasField(of, field))
  return fieldsOf(first.of).filter((field) => rowOf(field).tab === tab && isCommon(field))
}

/** What is set of a part, under form names. */
export function settingsAt(storefront: Storefront, target: Target): Readonly<Record<string, unknown>> {
  if (target.of === 'store') return storefront.store.settings
  return (target.of === 'tab' ? storefront.tab : storefront.containers).get(target.id)?.settings ?? {}
}

export function valueAmong(storefront: Storefront, targets: readonly Target[], field: FieldName): Among {
  const [first, ...others] = targets.map((target) => settingsAt(storefront, target)[field])
  const isMixed = others.some((other) => !sameJson(other, first))
  return { value: isMixed ? undefined : first, isMixed }
}

/** What narrowing changed of a field; of a single part only, since several were narrowed each in its own way. */
export function adjustmentOf(
  storefront: Storefront,
  targets: readonly Target[],
  field: FieldName,
): Adjustment | undefined {
  const [target] = targets
  if (!target || targets.length > 1) return undefined
  return storefront.adjusted.get(idOf(storefront, target))?.find((one) => one.field === field)
}

/** Problems of the inspected parts that a field mends. */
export function problemsAmong(
  problems: readonly StorefrontProblem[],
  targets: readonly Target[],
): readonly StorefrontProblem[] {
  return problems.filter(({ target, field }) => field !== undefined && targets.some((one) => sameJson(one, target)))
}

/** How much wants to be looked at, by tab of the inspector: problems, and values that a rule changed. */
export function countsByTab(
  storefront: Storefront,
  problems: readonly StorefrontProblem[],
  targets: readonly Target[],
): ReadonlyMap<SettingsTab, number> {
  const counts = new Map<SettingsTab, number>()
  const count = (field: FieldName) => counts.set(rowOf(field).tab, (counts.get(rowOf(field).tab) ?? 0) + 1)
  for (const { field } of problemsAmong(problems, targets)) if (field) count(field)
  for (const target of targets) storefront.adjusted.get(idOf(storefront, target))?.forEach(({ field }) => count(field))
  return counts
}
