import { lazy, Suspense } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { leaveAt } from '#kit/parts/table/keys/tablePlaces.ts'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'
import { useOpenRow } from './useOpenRow.ts'

const PreviewDialog = lazy(() =>
  untilFetched(() => import('../preview/PreviewDialog.tsx')).then((module) => ({ default: module.PreviewDialog })),
)

type ListPreviewProps = {
  type: TypeSummary
  row: ContentRow | undefined
  /** Rows of the page: the arrows go on through them. */
  rows: readonly ContentRow[]
  onShow: (row: ContentRow | undefined) => void
}

/** The preview of a row; its neighbours on the page are an arrow away. */
export function ListPreview({ type, row, rows, onShow }: ListPreviewProps) {
  const onOpen = useOpenRow(type)
  if (!row) return null
  const index = rows.findIndex((one) => one.id === row.id)
  const place = { index, count: rows.length, onGo: (next: number) => onShow(rows[next]) }
  const open = () => {
    leaveAt(type.type, { key: row.id, top: 0 })
    onOpen(row)
  }
  return (
    <Suspense fallback={null}>
      <PreviewDialog
        type={type}
        id={row.id}
        {...(index === -1 ? {} : { place })}
        onOpen={open}
        onClose={() => onShow(undefined)}
      />
    </Suspense>
  )
}
