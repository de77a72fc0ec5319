import { sameJson } from '#contract/rules/diff/json.ts'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import { FIELDS, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { storefrontChanges, type StorefrontChange } from '#contract/rules/storefront/publish/storefrontChanges.ts'
import { settingsAt } from '../../inspector/model/inspected.ts'

/** A part that two versions have differently: what became of it, and which of its fields differ. */
export type PartChange = {
  target: Target
  changes: readonly StorefrontChange['change'][]
  fields: readonly FieldName[]
  isContentOther: boolean
}

/** What two versions of a page differ in, part by part, in the order of `storefrontChanges`. */
export function partChanges(before: Storefront, after: Storefront): PartChange[] {
  const byPart = Map.groupBy(storefrontChanges(before, after), ({ target }) => keyOf(target))
  return [...byPart.values()].flatMap((list): PartChange[] => {
    const [first] = list
    if (!first) return []
    const { target } = first
    const changes = list.map(({ change }) => change)
    if (!changes.includes('changed')) return [{ target, changes, fields: [], isContentOther: false }]
    const [was, is] = [settingsAt(before, target), settingsAt(after, target)]
    const fields = (Object.keys(FIELDS) as FieldName[]).filter((field) => !sameJson(was[field], is[field]))
    return [{ target, changes, fields, isContentOther: !sameJson(contentOf(before, target), contentOf(after, target)) }]
  })
}

function keyOf(target: Target): string {
  return target.of === 'store' ? target.of : `${target.of} ${target.id}`
}

function contentOf({ curation }: Storefront, target: Target) {
  return target.of === 'container' ? (curation.get(target.id) ?? []) : []
}
