import { styled } from '@mui/material/styles'
import { useLocale } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { PublishDialog } from '#kit/record/publishing/PublishDialog.tsx'
import { LeaveQuestion } from '#kit/record/screen/LeaveQuestion.tsx'
import { RecordBanners } from '#kit/record/screen/RecordBanners.tsx'
import { RecordEditorContext } from '#kit/record/screen/RecordEditorContext.ts'
import { StorefrontAreas } from './StorefrontAreas.tsx'
import type { ReadOnlyReason } from './StorefrontContext.ts'
import { StorefrontScreenProvider } from './StorefrontScreenProvider.tsx'
import { ConflictReview } from './dialogs/ConflictReview.tsx'
import { VerbDialog } from './dialogs/VerbDialog.tsx'
import { lensFromSearch, searchOfLens } from './model/lensAddress.ts'
import type { LensChange } from './model/storefrontView.ts'
import { StorefrontBar } from './parts/StorefrontBar.tsx'
import { draftStorefront, type StoredPage } from './session/storedPage.ts'
import { useOpenStorefront } from './session/useOpenStorefront.ts'
import { useStorefrontRecord } from './session/useStorefrontRecord.ts'
import { usePageActions } from './usePageActions.ts'
import { useStorefrontKeys } from './useStorefrontKeys.ts'
import { useStoreVersion } from './versions/useStoreVersion.ts'
import { useTargetWords } from './useTargetWords.ts'

type StorefrontScreenProps = {
  page: StoredPage
  back: { to: string; label: string }
  /** Id of a container that is opened by itself: `page` is what stands around it. */
  only?: string | undefined
}

/** One page or container, open: its bar, its areas, and what a save, a verb or a leaving asks. */
export function StorefrontScreen({ page: read, back, only }: StorefrontScreenProps) {
  const { nameOf } = useTargetWords()
  const subject: Target = only === undefined ? { of: 'store' } : { of: 'container', id: only }
  const [firstTitle] = useState(() => nameOf(draftStorefront(read), subject))
  const opened = useOpenStorefront(read, { title: firstTitle, only })
  const { open, values, ids, page, live, view, editor } = opened
  const title = nameOf(view.saved, subject)
  const record = useStorefrontRecord(opened, title)
  const guard = useLeaveGuard(values.isDirty)
  const { lens, setLens } = useLens()
  const [asked, ask] = useState<'archive' | 'deleteContent'>()
  const actions = usePageActions(opened, ask)
  const { save, run } = open.editor
  const serverId = useCallback((id: string) => ids.of(id), [ids])
  const { fromServer } = ids
  const old = useLookedAt(lens.version, { target: open.target, only, fromServer })
  const { readOnly: whyNotEdited } = opened
  const readOnly: ReadOnlyReason | undefined =
    whyNotEdited ?? (old ? 'version' : lens.side === 'live' ? 'live' : undefined)
  const screen = useMemo(
    () => ({ only, live, old, lens, setLens, readOnly, whyNotEdited, serverId, fromServer, save, editor }),
    [only, live, old, lens, setLens, readOnly, whyNotEdited, serverId, fromServer, save, editor],
  )
  return (
    <RecordEditorContext value={record}>
      <StorefrontScreenProvider open={screen}>
        <Keys />
        <Sheet>
          <StorefrontBar page={page} back={back} actions={actions} />
          <Notes>
            <RecordBanners />
          </Notes>
          <StorefrontAreas />
        </Sheet>
        <ConflictReview opened={opened} />
        <PublishDialog publishing={opened.publishing} />
        {asked && (
          <VerbDialog
            verb={asked}
            name={title}
            onClose={() => ask(undefined)}
            onConfirm={() => {
              ask(undefined)
              void run({ verb: asked })
            }}
          />
        )}
        {guard.isAsking && <LeaveQuestion guard={guard} name={title} />}
      </StorefrontScreenProvider>
    </RecordEditorContext>
  )
}

/** The lens, in the address; changes of it are no steps of the browser's history. */
function useLens() {
  const [params, setParams] = useSearchParams()
  const language = useLocale()
  const lens = useMemo(() => lensFromSearch(params, language), [params, language])
  const setLens = useCallback(
    (change: LensChange) => setParams((before) => searchOfLens(before, change), { replace: true }),
    [setParams],
  )
  return { lens, setLens }
}

/** The old version that the lens looks at; the same until something of it changes. */
function useLookedAt(key: string | undefined, about: Omit<Parameters<typeof useStoreVersion>[0], 'key'>) {
  const { version, error, retry } = useStoreVersion({ key, ...about })
  return useMemo(() => (key === undefined ? undefined : { version, error, retry }), [key, version, error, retry])
}

function Keys() {
  useStorefrontKeys()
  return null
}

const Sheet = styled('div')({
  display: 'grid',
  gridTemplate: '"bar" 64px "notes" auto "page" minmax(0,1fr) / minmax(0,1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
})

const Notes = styled('div')({ gridArea: 'notes', '& > :not(:empty)': { padding: '0 12px 8px' } })
