import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'

const SAID = 'marquee-unguarded-said'

/** Says once that a service without revisions does not notice a save over another's (calls.md section 0). */
export function UnguardedBanner() {
  const translate = useTranslate()
  const [isShown] = useState(() => sessionStorage.getItem(SAID) === null)
  // Noted once it stands there: what React begins to draw and drops has told nobody.
  useEffect(() => sessionStorage.setItem(SAID, 'yes'), [])
  if (!isShown) return null
  return (
    <Banner tone="warning" icon="triangle" title={translate('editor.unguarded.title')}>
      {translate('editor.unguarded.text')}
    </Banner>
  )
}
