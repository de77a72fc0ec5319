import { useEffect, useSyncExternalStore } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { importWorks } from './browserImports.ts'
import { importKey } from './useImport.ts'

/** The part of a nested file that is imported after those of a type: it waits on the page of the type below. */
export function useNextPart({ type }: TypeSummary): { type: TypeSummary; count: number } | undefined {
  const { actor, product, types } = useConsole()
  const below = types.find(({ relations }) => relations?.parent?.types.includes(type))
  const key = importKey({ actor, product }, below?.type ?? '')
  useEffect(() => void (below && importWorks.load(key)), [below, key])
  const work = useSyncExternalStore(importWorks.subscribe, () => importWorks.get(key))
  return below && work?.part ? { type: below, count: work.part.count } : undefined
}
