import { useCallback } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { useOpenPath } from '#kit/parts/routes/useOpenPath.ts'

/** Opens a title's editor; a new tab leaves the list as it stands. */
export function useOpenRow(type: TypeSummary) {
  const { product } = useConsole()
  const openPath = useOpenPath()
  return useCallback(
    (row: Pick<ContentRow, 'id'>, inNewTab = false) => openPath(itemPath(product, type, row.id), inNewTab),
    [openPath, product, type],
  )
}
