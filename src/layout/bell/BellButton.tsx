import { Suspense } from 'react'
import { withWords } from '#kit/parts/i18n/withWords.ts'
import { afterBreath } from './afterBreath.ts'
import { BellFace } from './BellFace.tsx'

const Bell = afterBreath(withWords(['lists', 'records'], () => import('./Bell.tsx').then((module) => module.Bell)))

/** The bell's place in the toolbar. */
export function BellButton() {
  return (
    <Suspense fallback={<BellFace />}>
      <Bell />
    </Suspense>
  )
}
