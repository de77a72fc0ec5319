import { useCallback, useMemo, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { CellChange, Workbench } from './model/createWorkbench.ts'
import type { Sheet } from './model/pastedBlock.ts'
import { nextToDo } from './model/shownTitles.ts'
import type { WorkField } from './model/workTitle.ts'
import { useGrid } from './useGrid.ts'
import { useSaving } from './useSaving.ts'
import { useWhyNot } from './useWhyNot.ts'
import type { Pasting, SheetValue, WorkbenchValue } from './WorkbenchContext.ts'

type Parts = {
  type: TypeSummary
  bench: Workbench
  all: readonly WorkField[]
  fields: readonly WorkField[]
  ids: readonly string[]
  onSaved: () => void
}

/** What the parts of the workbench see, the steady half apart from what changes with each step of the cursor. */
export function useWorkbenchValue({ type, bench, all, fields, ids, onSaved }: Parts) {
  const languages: readonly string[] = LANGUAGES
  const { grid, range, go } = useGrid({ lines: ids.length * fields.length, columns: languages.length })
  const [pasting, setPasting] = useState<Pasting>()
  const whyNot = useWhyNot(type)
  const { save: saveThese, isSaving } = useSaving(bench, type, all)
  const edit = useCallback<SheetValue['edit']>((step, edits, key) => bench.edit(step, edits, key), [bench])
  const sheetValue = useMemo<SheetValue>(
    () => ({ type, bench, fields, languages, whyNot, edit, go }),
    [type, bench, fields, languages, whyNot, edit, go],
  )
  const sheetNow = (): Sheet => ({
    ...{ fields, languages },
    titles: ids.flatMap((id) => bench.title(id) ?? []),
  })
  /** The cursor goes to what a step changed. */
  const follow = (changes: readonly CellChange[] | undefined) => {
    const [first] = changes ?? []
    if (!first) return
    const [title, field] = [ids.indexOf(first.id), fields.findIndex(({ path }) => path === first.path)]
    const column = languages.indexOf(first.lang)
    if (title !== -1 && field !== -1 && column !== -1) go({ line: title * fields.length + field, column })
  }
  const save = async () => {
    if (isSaving) return
    bench.seal()
    const changed = new Set(bench.unsaved().map(({ id }) => id))
    await saveThese(bench.titles().filter((title) => changed.has(title.id) && whyNot(title) === undefined))
    onSaved()
  }
  const value: WorkbenchValue = {
    ...sheetValue,
    ...{ ids, sheetNow, grid, range, pasting, setPasting, save, isSaving },
    undo: () => follow(bench.undo()?.changes),
    redo: () => follow(bench.redo()?.changes),
    goToDo: (by) => {
      const next = nextToDo(sheetNow(), grid.cursor, by)
      if (next) go(next)
    },
  }
  return { sheetValue, value }
}
