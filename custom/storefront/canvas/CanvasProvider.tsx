import { useMemo, useState, type ReactNode } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { notedPlaces } from '#kit/parts/review/notedPlaces.ts'
import { useDocumentNotes } from '#kit/parts/review/useDocumentNotes.ts'
import { useReviewedPage } from '../useReviewedPage.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { CanvasScope } from './CanvasScope.tsx'
import { readRailPage } from './content/readRailPage.ts'

/** The scope of the editor's preview. Lens bar and preview stand in it. */
export function CanvasProvider({ children }: { children: ReactNode }) {
  const { calls } = useConsole()
  const { lens, at, product } = useStorefront()
  const [read] = useState(() => readRailPage(calls))
  const { notes } = useDocumentNotes(useReviewedPage())
  const noted = useMemo(() => notedPlaces(notes ?? []), [notes])
  return (
    <CanvasScope {...{ read, lens, at, product, noted }} imageUrl={calls.imageUrl} pictureUrl={calls.pictureUrl}>
      {children}
    </CanvasScope>
  )
}
