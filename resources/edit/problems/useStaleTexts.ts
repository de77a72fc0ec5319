import { useCallback, useMemo } from 'react'
import { staleLanguages } from '#contract/rules/translations/translations.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'

/** A text whose translations are older than its source, and which they are. */
export type StaleText = { pointer: string; languages: readonly string[] }

const SEPARATOR = ' '

/** Texts of the form of which English has changed since they were translated. They stop nothing, and no letter waits for them. */
export function useStaleTexts(store: FormStore): readonly StaleText[] {
  const told = useFollowed(
    store.watch,
    useCallback(() => staleTextsOf(store.get('')), [store]),
  )
  return useMemo(() => told.split('\n').filter(Boolean).map(asStaleText), [told])
}

/** As one string, so that a keystroke elsewhere draws nothing anew: a line for each field, its languages behind it. */
function staleTextsOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  return Object.entries(data)
    .map(([field, value]) => [`/${field}`, ...staleLanguages(value)])
    .filter((line) => line.length > 1)
    .map((line) => line.join(SEPARATOR))
    .join('\n')
}

function asStaleText(line: string): StaleText {
  const [pointer = '', ...languages] = line.split(SEPARATOR)
  return { pointer, languages }
}
