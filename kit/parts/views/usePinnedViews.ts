import { useMemo } from 'react'
import type { CountedView } from './useCountedViews.ts'
import { useCountedViews } from './useCountedViews.ts'
import { useViews } from './useViews.ts'

/** Beyond this many counts the menu would be slow to read and the server busy with it. */
export const MOST_PINNED = 12
/** The views that the user pinned, each with how many titles it finds now. */
export function usePinnedViews(): readonly CountedView[] {
  const { views, preferences } = useViews()
  const pinned = useMemo(
    () => preferences.pinned.flatMap((id) => views.find((one) => one.id === id) ?? []).slice(0, MOST_PINNED),
    [preferences.pinned, views],
  )
  return useCountedViews(pinned)
}
