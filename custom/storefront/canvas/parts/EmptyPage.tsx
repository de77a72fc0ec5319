import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useStorefront } from '../../StorefrontContext.ts'

/** What a page without tabs, or a tab without containers, has in place of rails: what comes first. */
export function EmptyPage() {
  const translate = useTranslate()
  const { shown, shownTab, only, readOnly, openDialog } = useStorefront()
  const tab = shownTab === undefined ? undefined : shown.tab.get(shownTab)
  if (only !== undefined || (tab?.containers.length ?? 0) > 0) return null
  const isStorefront = shown.store.ty === 'storefront'
  return (
    <div className="nothing">
      <p>{translate(`storefrontCanvas.nothing.${!isStorefront ? 'collection' : tab ? 'tab' : 'storefront'}`)}</p>
      {tab && readOnly === undefined && (
        <Button size="small" variant="contained" onClick={() => openDialog({ kind: 'gallery', tab: tab.id })}>
          {translate('storefrontOutline.add')}
        </Button>
      )}
    </div>
  )
}
