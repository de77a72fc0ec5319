import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'

const ExportDialog = lazy(() =>
  untilFetched(() => import('./ExportDialog.tsx')).then((module) => ({ default: module.ExportDialog })),
)

/** The dialog comes with the first export: a list need not wait for it. */
export function LazyExportDialog(props: ComponentProps<typeof ExportDialog>) {
  return (
    <Suspense fallback={null}>
      <ExportDialog {...props} />
    </Suspense>
  )
}
