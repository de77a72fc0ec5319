import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Waiting } from '#kit/parts/layoutParts/Waiting.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { ChangedParts } from './ChangedParts.tsx'
import { PRESENT, VersionSelect } from './VersionSelect.tsx'
import { useBringBack } from './useBringBack.ts'
import { useStoreVersion } from './useStoreVersion.ts'
import { useStoreVersions } from './useStoreVersions.ts'

/** Two versions of the page side by side: what each part has otherwise, and the older one, or one container of it, brought back. */
export function VersionsDialog({ version }: { version?: string | undefined }) {
  const translate = useTranslate()
  const { openDialog, setLens, storefront, only } = useStorefront()
  const { title } = useRecordEditor()
  const list = useStoreVersions()
  const [chosen, choose] = useState<string | undefined>(version)
  const [against, setAgainst] = useState(PRESENT)
  const first = chosen ?? list.old[0]?.key ?? list.versions.at(-1)?.key ?? PRESENT
  const [before, after] = [useSide(first), useSide(against)]
  const back = useBringBack()
  const isOld = first !== PRESENT && against === PRESENT
  const error: unknown = list.error ?? before.error ?? after.error ?? back.error
  return (
    <SharedDialog
      open
      isPlain
      maxWidth="md"
      title={translate('storefrontVersions.title')}
      subtitle={title}
      cancelLabel={translate('actions.close')}
      okLabel={translate('actions.restoreVersion')}
      busy={back.busy}
      {...(isOld && before.side && back.mayBringBack && { onOk: () => void back.page(before.side as Storefront) })}
      additionalActions={
        first !== PRESENT && (
          <Button
            onClick={() => {
              setLens({ version: first })
              openDialog(undefined)
            }}
          >
            {translate('storefrontVersions.look')}
          </Button>
        )
      }
      onClose={() => openDialog(undefined)}
    >
      <Pair>
        <VersionSelect label={translate('storefrontVersions.before')} value={first} list={list} onChoose={choose} />
        <VersionSelect
          label={translate('storefrontVersions.after')}
          value={against}
          list={list}
          onChoose={(key) => setAgainst(key)}
        />
      </Pair>
      {error ? (
        <CallError
          error={error}
          onRetry={() => {
            list.retry()
            before.retry()
            after.retry()
          }}
        />
      ) : !before.side || !after.side ? (
        <Waiting>{translate('storefrontVersions.reading')}</Waiting>
      ) : (
        <ChangedParts
          before={before.side}
          after={after.side}
          {...(isOld &&
            back.mayBringBack && { onBringBack: (id: string) => back.container(before.side ?? storefront, id) })}
        />
      )}
      <Note>
        <li>{translate('storefrontVersions.kept', { audit: translate('storefront.audit.title') })}</li>
        {only === undefined && isOld && <li>{translate('storefrontVersions.whole')}</li>}
        {only === undefined && isOld && <li>{translate('storefrontVersions.sharedStay')}</li>}
      </Note>
    </SharedDialog>
  )
}

/** A side of the comparison: the page as it stands on screen, or one of its versions. */
function useSide(key: string) {
  const { storefront, only, fromServer } = useStorefront()
  const { target } = useRecordEditor()
  const isPresent = key === PRESENT
  const read = useStoreVersion({ key: isPresent ? undefined : key, target, only, fromServer })
  return { side: isPresent ? storefront : read.version?.storefront, error: read.error, retry: read.retry }
}

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 12 })
/** What can be brought back here, and what not. */
const Note = styled('ul')({
  margin: '12px 0 0',
  paddingInlineStart: 16,
  fontSize: 12,
  color: 'var(--mui-palette-text-secondary)',
})
