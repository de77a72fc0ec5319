import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { RecordBar } from '#kit/record/bar/RecordBar.tsx'
import { MoreActions, type ExtraAction } from '#kit/record/bar/MoreActions.tsx'
import { PrimaryAction } from '#kit/record/bar/PrimaryAction.tsx'
import { SaveAction } from '#kit/record/bar/RecordActions.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { VersionPicker } from '#kit/record/versions/VersionPicker.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { useStoreVersions } from '../versions/useStoreVersions.ts'
import type { StoredPage } from '../session/storedPage.ts'
import type { PageActions } from '../usePageActions.ts'
import { PageReview } from './PageReview.tsx'
import { StepMenu } from './StepMenu.tsx'

type StorefrontBarProps = {
  page: StoredPage
  back: { to: string; label: string }
  actions: PageActions
}

/** The bar of a page: the way back, what it is, which side, its lock, who else is here, what can be done. */
export function StorefrontBar({ page, back, actions }: StorefrontBarProps) {
  const { title } = useRecordEditor()
  return (
    <RecordBar
      title={title}
      pageName={title}
      back={back}
      state={<Sides page={page} />}
      actions={<Actions actions={actions} />}
    />
  )
}

/** The draft, which is edited, what viewers have, or an old version. */
function Sides({ page: { draft } }: { page: StoredPage }) {
  const { lens, setLens } = useStorefront()
  const { versions } = useStoreVersions()
  const readsOld = useServiceHas('storefrontVersions')
  const sides = draft.sides ?? []
  const edited = sides.find(({ st }) => st !== 'published') ?? sides[0]
  const live = sides.find(({ st }) => st === 'published')
  const old = versions.find(({ key }) => key === lens.version)
  const shown = old ?? (lens.side === 'live' && live ? live : edited)
  if (!shown) return null
  return (
    <VersionPicker
      shown={shown}
      versions={readsOld ? versions : versions.filter(({ key }) => sides.some((side) => side.key === key))}
      current={edited?.key}
      onChoose={(key) => {
        const isSide = key === undefined || key === live?.key
        setLens(isSide ? { side: key === undefined ? 'draft' : 'live' } : { version: key })
      }}
    />
  )
}

function Actions({ actions: { set, onVerb } }: { actions: PageActions }) {
  const { undo, redo, done, undone, readOnly } = useStorefront()
  const extras = useExtras()
  const { busy, form, editor } = useRecordEditor()
  const { save, primary, more } = set
  return (
    <>
      {readOnly === undefined && (
        <>
          <Step name="undo" step={done.at(-1)} onStep={undo} />
          <Step name="redo" step={undone[0]} onStep={redo} />
          <StepMenu />
        </>
      )}
      <PageReview />
      {save && <SaveAction action={save} onVerb={onVerb} />}
      {primary && <PrimaryAction action={primary} onVerb={onVerb} />}
      <MoreActions
        actions={more}
        extras={extras}
        isBusy={busy !== undefined}
        onVerb={onVerb}
        onRevert={form.dirty ? editor.revert : undefined}
        steps={undefined}
        onWhy={undefined}
      />
    </>
  )
}

/** What the menu has beside verbs: copying what is selected, else the rails of the tab, and who changed what. */
function useExtras(): ExtraAction[] {
  const translate = useTranslate()
  const hasTrees = useServiceHas('storefrontTrees')
  const readsOld = useServiceHas('storefrontVersions')
  const { may } = useConsole()
  const { storefront, only, selection, shownTab, openDialog } = useStorefront()
  const tab = shownTab ?? storefront.tabs[0]
  const inTab = (tab !== undefined && storefront.tab.get(tab)?.containers) || []
  const chosen = [...selection].filter((id) => storefront.containers.has(id))
  const ids = chosen.length > 0 ? chosen : inTab
  const copies = hasTrees && only === undefined && tab !== undefined && ids.length > 0 && may('cp_storefront', 'update')
  const audit = translate('storefront.audit.title')
  return [
    ...(copies
      ? [
          {
            ...{ key: 'copyTo', label: translate('storefrontCopy.open'), icon: 'copy' as const },
            run: () => openDialog({ kind: 'copyTo', ids, tab }),
          },
        ]
      : []),
    ...(readsOld
      ? [
          {
            ...{ key: 'versions', label: translate('storefrontVersions.open'), icon: 'layers' as const },
            run: () => openDialog({ kind: 'versions' }),
          },
        ]
      : []),
    { key: 'audit', label: audit, icon: 'clock', run: () => openDialog({ kind: 'audit' }) },
  ]
}

/** Undo or redo, with the name of what it would take back or bring back. */
function Step({ name, step, onStep }: { name: 'undo' | 'redo'; step: string | undefined; onStep: () => void }) {
  const translate = useTranslate()
  const label = step ? translate(`storefront.${name}`, { step: translate(step) }) : translate(`actions.${name}`)
  return (
    <IconButton onClick={onStep} disabled={step === undefined} aria-label={label} title={label}>
      <Icon name={name} />
    </IconButton>
  )
}
