import { useCallback } from 'react'
import { useHref, useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { itemPath, listPath } from '#kit/parts/routes/paths.ts'

/** Opens a title's editor; a new tab leaves the list as it stands. */
export function useOpenRow(type: TypeSummary) {
  const navigate = useNavigate()
  const { product } = useConsole()
  const base = useHref(listPath(product, type))
  return useCallback(
    (row: Pick<ContentRow, 'id'>, inNewTab = false) => {
      if (inNewTab) {
        window.open(`${base}/${encodeURIComponent(row.id)}`, '_blank', 'noopener')
        return
      }
      void navigate(itemPath(product, type, row.id))
    },
    [navigate, product, type, base],
  )
}
