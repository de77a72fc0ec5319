import { lazy, Suspense } from 'react'
import { BellFace } from './BellFace.tsx'

/** The page is drawn first: what the bell has to tell can wait for a breath. */
const breath = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 200)
  })
const Bell = lazy(() => breath().then(() => import('./Bell.tsx').then((module) => ({ default: module.Bell }))))

/** The bell's place in the toolbar, outside of the first load. */
export function BellButton() {
  return (
    <Suspense fallback={<BellFace />}>
      <Bell />
    </Suspense>
  )
}
