import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'

const SAID = 'marquee-unguarded-said'

/** True for the first form of this tab's session alone. */
function isFirstTime(): boolean {
  if (sessionStorage.getItem(SAID)) return false
  sessionStorage.setItem(SAID, 'yes')
  return true
}

/** Says once that a service without revisions does not notice a save over another's (calls.md section 0). */
export function UnguardedBanner() {
  const translate = useTranslate()
  const [isShown] = useState(isFirstTime)
  if (!isShown) return null
  return (
    <Banner tone="warning" icon="triangle" title={translate('editor.unguarded.title')}>
      {translate('editor.unguarded.text')}
    </Banner>
  )
}
