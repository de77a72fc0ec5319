import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Workbench } from './model/createWorkbench.ts'
import { isShown, type Shown } from './model/shownTitles.ts'
import type { WorkField } from './model/workTitle.ts'

/**
 * Which titles are shown. What is narrowed stays as it was narrowed while one works, until other titles come: none goes
 * from under the cursor because its last missing text was just typed.
 */
export function useShown(bench: Workbench, fields: readonly WorkField[], languages: readonly string[]) {
  const [shown, setShown] = useState<Shown>('all')
  const count = useSyncExternalStore(bench.subscribe, () => bench.titles().length)
  const ids = useMemo(
    () =>
      bench
        .titles()
        .slice(0, count)
        .filter((title) => isShown(title, shown, { fields, languages }))
        .map(({ id }) => id),
    [bench, count, shown, fields, languages],
  )
  return { shown, setShown, ids }
}
