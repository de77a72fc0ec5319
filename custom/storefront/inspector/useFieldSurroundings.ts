import { useContext, useMemo } from 'react'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import type { Attribute } from '#contract/rules/storefront/fields/fieldValues.ts'
import type { PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { tabsOf, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { limitsOf } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import type { Limits } from '#contract/rules/storefront/narrow/narrow.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useAdTags } from '#kit/parts/context/useAdTags.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import type { FieldSurroundings } from './fields/FieldInput.tsx'
import { valueAmong } from './model/inspected.ts'

/** What inputs know of what is around the inspected parts: limits of the parent, and words that the page uses. */
export function useFieldSurroundings(targets: readonly Target[]): FieldSurroundings {
  const { storefront, policies } = useStorefront()
  const products = useContext(ConsoleContext)?.products
  const format = useFormat()
  const adTags = useAdTags()
  return useMemo(() => {
    const limits = limitsAround(storefront, targets[0])
    const ratio = valueAmong(storefront, targets, 'ratio').value
    const inherited = { startDate: limits.startDate, endDate: limits.endDate } as Readonly<Record<string, unknown>>
    return {
      limits,
      ...wordsUsed(storefront, policies.attributes),
      products: products ?? [],
      policies: policies.policies,
      adTags,
      ratio: typeof ratio === 'string' ? ratio : undefined,
      inheritedDate: (field) => {
        const date = inherited[field]
        return typeof date === 'number' ? format.dateTime(new Date(date).toISOString()) : undefined
      },
    }
  }, [storefront, policies, targets, products, format, adTags])
}

/** What the parent of a part allows; the page itself has none. */
function limitsAround(storefront: Storefront, target: Target | undefined): Limits {
  if (!target || target.of === 'store') return {}
  if (target.of === 'tab') return storefront.store.settings
  const [tab] = tabsOf(storefront, target.id)
  return tab === undefined ? {} : limitsOf(storefront, tab)
}

function wordsUsed(
  { store, tab, containers }: Storefront,
  known: readonly PolicyAttribute[],
): { tags: string[]; attributes: string[] } {
  const parts: Readonly<Record<string, unknown>>[] = [
    store.settings,
    ...[...tab.values(), ...containers.values()].map(({ settings }) => settings),
  ]
  const tags = parts.flatMap(({ containerTag, tabTag }) => [containerTag, tabTag])
  const named = parts.flatMap(({ attributes }) => ((attributes ?? []) as readonly Attribute[]).map(({ name }) => name))
  return {
    tags: [...new Set(tags)].filter((tag): tag is string => typeof tag === 'string' && tag !== '').toSorted(),
    attributes: [...new Set([...named, ...known.map(({ name }) => name)])].toSorted(),
  }
}
