import { useCallback } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'

/** The address of a title of the list's type. */
export function usePathOf(type: Pick<TypeSummary, 'area' | 'type'>): (id: string) => string {
  const { product } = useConsole()
  return useCallback((id) => itemPath(product, type, id), [product, type])
}
