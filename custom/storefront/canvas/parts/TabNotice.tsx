import { useTranslate } from 'ra-core'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useStorefront } from '../../StorefrontContext.ts'
import { useTargetWords } from '../../useTargetWords.ts'

/** Why the lens does not see the tab that is shown, once for all of its rails. */
export function TabNotice() {
  const translate = useTranslate()
  const { hiddenText } = useTargetWords()
  const { seen, shownTab } = useStorefront()
  const hidden = seen.tabs.find(({ id }) => id === shownTab)?.hidden.filter(({ reason }) => reason !== 'page') ?? []
  if (hidden.length === 0) return null
  return (
    <Banner tone="info" icon="eye" title={translate('storefront.hidden.tab')}>
      {hidden.map(hiddenText).join(' · ')}
    </Banner>
  )
}
