import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import { useStorefront, type StorefrontScreen } from '../StorefrontContext.ts'
import { useBringBack } from './useBringBack.ts'
import { useStoreVersions } from './useStoreVersions.ts'

/** Over the preview, while the lens looks at an old version. */
export function OldVersionNotice() {
  const { lens, old } = useStorefront()
  return old && lens.version !== undefined ? <Notice old={old} version={lens.version} /> : null
}

type NoticeProps = { old: NonNullable<StorefrontScreen['old']>; version: string }

/** Which old version the preview shows, of when and whom, and the ways on: compare it, bring it back, leave it. */
function Notice({ old, version: key }: NoticeProps) {
  const translate = useTranslate()
  const nameOf = useVersionName()
  const { setLens, openDialog } = useStorefront()
  const { versions } = useStoreVersions()
  const back = useBringBack()
  const entry = versions.find((one) => one.key === key)
  const error: unknown = old.error ?? back.error
  const leave = (
    <Button size="small" onClick={() => setLens({ side: 'draft' })}>
      {translate('storefrontVersions.leave')}
    </Button>
  )
  if (error) return <CallError error={error} onRetry={old.retry} actions={leave} />
  const version = old.version?.storefront
  return (
    <Banner
      tone="draft"
      icon="clock"
      title={translate('editor.versions.shows', { version: entry ? nameOf(entry) : '' })}
      actions={
        <>
          <Button size="small" onClick={() => openDialog({ kind: 'versions', version: key })}>
            {translate('storefrontVersions.compare')}
          </Button>
          {version && back.mayBringBack && (
            <Button size="small" loading={back.busy} onClick={() => void back.page(version)}>
              {translate('actions.restoreVersion')}
            </Button>
          )}
          {leave}
        </>
      }
    >
      {entry ? (
        <>
          <Time value={entry.ut} />
          {` · ${entry.uun ?? entry.uu}`}
        </>
      ) : (
        translate('storefrontVersions.reading')
      )}
    </Banner>
  )
}
