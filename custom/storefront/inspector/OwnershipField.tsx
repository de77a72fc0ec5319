import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { isReusable } from '#contract/rules/storefront/model/storefront.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { placeOf } from './model/parentOf.ts'

/** Whether a container is this page's own or shown by several, and how it becomes the other. */
export function OwnershipField({ id }: { id: string }) {
  const translate = useTranslate()
  const { storefront, only, run, newId, readOnly, shownTab } = useStorefront()
  const isShared = isReusable(storefront.containers.get(id))
  const place = placeOf(storefront, id, shownTab)
  const change = () => {
    if (!isShared) {
      run(
        { kind: 'set', target: { of: 'container', id }, field: 'ownership', value: 'reusable' },
        'storefrontInspector.steps.makeReusable',
      )
    } else if (place) run({ kind: 'detach', place, newId: newId() })
  }
  return (
    <div className="f-field" data-field="ownership" data-switch>
      <span className="f-label">
        {translate(`storefrontInspector.options.ownership.${isShared ? 'reusable' : 'standalone'}`)}
      </span>
      {/* Only the page that shows it can have it as its own. */}
      {!(isShared && only !== undefined) && (
        <Button size="small" disabled={readOnly !== undefined} onClick={change}>
          {translate(`storefrontInspector.make.${isShared ? 'standalone' : 'reusable'}`)}
        </Button>
      )}
    </div>
  )
}
