import { useMemo } from 'react'
import { storefrontChanges, type StorefrontChange } from '#contract/rules/storefront/publish/storefrontChanges.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useComparison } from '../lens/comparisonStore.ts'

const NONE: ReadonlyMap<string, StorefrontChange['change']> = new Map()

/** What became of containers since what viewers have, while the draft is compared with it. */
export function useChangedRails(): ReadonlyMap<string, StorefrontChange['change']> {
  const { storefront, live, shown } = useStorefront()
  const isCompared = useComparison()
  return useMemo(() => {
    if (!isCompared || !live || shown === live) return NONE
    const changes = storefrontChanges(live, storefront)
    return new Map(changes.flatMap(({ target, change }) => (target.of === 'container' ? [[target.id, change]] : [])))
  }, [isCompared, live, shown, storefront])
}
