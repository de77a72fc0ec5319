import { useTranslate } from 'ra-core'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { OWN_TAB } from '#contract/rules/storefront/model/storefront.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useCanvas } from '../CanvasContext.ts'
import { nameShown } from '../model/nameShown.ts'
import { address } from '../model/shownColors.ts'
import { stressed } from '../model/stressed.ts'

type PageHeaderProps = { storefront: Storefront; shownTab: string | undefined; brand: string }

/** The storefront's own head: its mark, its tabs, search and who looks. */
export function PageHeader({ storefront: { tabs, tab, store }, shownTab, brand }: PageHeaderProps) {
  const translate = useTranslate()
  const { cards, stress, pictureUrl } = useCanvas()
  const shown = shownTab === undefined ? undefined : tab.get(shownTab)
  const logo = address(shown?.settings.tabLogo ?? store.settings.tabLogo, {
    ...{ origin: window.location.origin, pictureUrl },
  })
  return (
    <div className="head">
      <b className="brand" data-field="tabLogo">
        {logo === undefined ? brand : <img src={logo} alt="" referrerPolicy="no-referrer" />}
      </b>
      <div className="tabs">
        {tabs.map((id) => {
          const one = tab.get(id)
          if (!one || id === OWN_TAB) return null
          const { name, lang } = nameShown(one.settings.names, cards.lang)
          const text = name || translate('storefront.unnamed.tab')
          return (
            <span key={id} lang={lang} data-tab={id} {...(id === shownTab && { className: 'on' })}>
              {stress === 'long' ? stressed(text) : text}
            </span>
          )
        })}
      </div>
      <Icon name="search" />
      <i className="avatar" />
    </div>
  )
}
