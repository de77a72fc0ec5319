import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Language } from '#contract/values/languages.ts'
import type { FormStore } from '../formStore.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { sectionOfPointer, sectionsOf } from '../schema/sections.ts'
import type { SectionModel } from '../schema/sections.ts'
import { isBlank } from '../validation/publishIssues.ts'

/** What the side index shows of a section. */
export type SectionState = {
  id: string
  label: string
  icon: string | undefined
  errorCount: number
  /** What only publishing needs. */
  warningCount: number
  filled: number
  total: number
}

/** Counting follows typing at this distance: the index is no field. */
const BEHIND_MS = 150

export function countSections(sections: readonly SectionModel[], store: FormStore): SectionState[] {
  const counts = new Map(sections.map((section) => [section, { errorCount: 0, warningCount: 0 }]))
  for (const { pointer, severity } of store.issues()) {
    const section = sectionOfPointer(sections, pointer)
    const count = section && counts.get(section)
    if (count) count[severity === 'error' ? 'errorCount' : 'warningCount']++
  }
  return sections.map((section) => ({
    id: section.id,
    label: section.label,
    icon: section.icon,
    ...(counts.get(section) ?? { errorCount: 0, warningCount: 0 }),
    filled: section.typed.filter((pointer) => !isBlank(store.get(pointer))).length,
    total: section.typed.length,
  }))
}

/** Follows a store a moment behind, so that many keystrokes are one calculation. */
export function watchBehind(store: FormStore, changed: () => void, ms = BEHIND_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unwatch = store.watch(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      changed()
    }, ms)
  })
  return () => {
    clearTimeout(timer)
    unwatch()
  }
}

/** The sections of a form with their mistakes and how far they are filled in. */
export function useSections(
  store: FormStore,
  schema: FormSchema,
  uiSchema: FormElement,
  language: Language,
): readonly SectionState[] {
  const sections = useMemo(() => sectionsOf(uiSchema, schema, language), [uiSchema, schema, language])
  const last = useRef<{ of: readonly SectionModel[]; counts: readonly SectionState[] } | undefined>(undefined)
  const count = useCallback(() => {
    const counts = countSections(sections, store)
    if (last.current && sameJson(last.current.counts, counts)) return
    last.current = { of: sections, counts }
  }, [sections, store])
  const subscribe = useCallback(
    (changed: () => void) =>
      watchBehind(store, () => {
        count()
        changed()
      }),
    [store, count],
  )
  return useSyncExternalStore(subscribe, () => {
    if (last.current?.of !== sections) count()
    return last.current?.counts ?? []
  })
}
