import { useMemo } from 'react'
import type { SavedView } from '#kit/parts/views/savedView.ts'
import type { CountedView } from '#kit/parts/views/useCountedViews.ts'
import { useCountedViews } from '#kit/parts/views/useCountedViews.ts'
import { useViews } from '#kit/parts/views/useViews.ts'

/** Tabs beyond these would be scrolled to, and counted for nobody; the menu of views has them all. */
const MOST_TABS = 6

/** The saved views that a list shows as tabs, each with what it finds: the open one, those pinned, then the others. */
export function useTypeViews(type: string, active: SavedView | undefined): readonly CountedView[] {
  const { views, preferences } = useViews()
  const shown = useMemo(() => {
    const isPinned = ({ id }: SavedView) => preferences.pinned.includes(id)
    const ofType = views.filter(({ view }) => view.cty === type)
    const ordered = [...ofType.filter(isPinned), ...ofType.filter((one) => !isPinned(one))].slice(0, MOST_TABS)
    return active && !ordered.includes(active) ? [active, ...ordered.slice(0, MOST_TABS - 1)] : ordered
  }, [views, preferences.pinned, type, active])
  return useCountedViews(shown)
}
