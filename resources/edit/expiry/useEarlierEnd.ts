import { useCallback, useSyncExternalStore } from 'react'
import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ContentEditor } from '../useContentEditor.ts'

/** The end that the form gives a title (epoch ms) where it comes sooner than the one that is stored. */
export function useEarlierEnd({ store, record }: Pick<ContentEditor, 'store' | 'record'>): number | undefined {
  const { product } = useConsole()
  const read = useCallback(() => {
    const typed = windowEnd(store.values(), product)
    const stored = record && windowEnd(record, product)
    if (typed === undefined || (stored !== undefined && typed >= stored)) return undefined
    return typed
  }, [store, record, product])
  return useSyncExternalStore(store.watch, read)
}
