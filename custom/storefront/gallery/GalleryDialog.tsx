import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useContext, useRef, useState, type KeyboardEvent } from 'react'
import { readContainer } from '#contract/rules/storefront/wire/readStorefront.ts'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { CONTAINER_KINDS, type ContainerKind } from '#contract/values/storefront.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import type { StorefrontDialog } from '../model/storefrontView.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { KindDrawing } from './KindDrawing.tsx'
import { newRail } from './newRail.ts'
import { ReusableList } from './ReusableList.tsx'

/** The kinds of containers to choose from, and reusable ones that exist, while `dialog` says `gallery`. */
export function GalleryDialog() {
  const { dialog } = useStorefront()
  return dialog?.kind === 'gallery' ? <Gallery {...dialog} /> : null
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 }

function Gallery({ tab, at }: Extract<StorefrontDialog, { kind: 'gallery' }>) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const { storefront, run, newId, openDialog, select } = useStorefront()
  const { busy, problem, attach } = useAttach(tab, at)
  const [stop, setStop] = useState<ContainerKind>('regular')
  const list = useRef<HTMLDivElement>(null)
  const close = () => openDialog(undefined)
  const where = at === undefined ? {} : { at }
  const add = (kind: ContainerKind) => {
    const id = newId()
    close()
    const name = translate(`storefrontInspector.kinds.${kind}`)
    const { refused } = run({ kind: 'addContainers', tab, ...where, added: [newRail(kind, id, name, language)] })
    if (!refused) select([id], 'set')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const next = step === undefined ? undefined : CONTAINER_KINDS[CONTAINER_KINDS.indexOf(stop) + step]
    if (!next) return
    event.preventDefault()
    setStop(next)
    list.current?.querySelector<HTMLElement>(`[data-kind=${next}]`)?.focus()
  }
  return (
    <SharedDialog open isPlain maxWidth="md" title={translate('storefrontGallery.title')} onClose={close}>
      <Columns>
        <div
          ref={list}
          className="kinds"
          role="group"
          aria-label={translate('storefrontGallery.kinds')}
          onKeyDown={onKeyDown}
        >
          {CONTAINER_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              data-kind={kind}
              autoFocus={kind === stop}
              tabIndex={kind === stop ? 0 : -1}
              onFocus={() => setStop(kind)}
              onClick={() => add(kind)}
            >
              <KindDrawing kind={kind} />
              <b>{translate(`storefrontInspector.kinds.${kind}`)}</b>
              <small>{translate(`storefrontGallery.about.${kind}`)}</small>
            </button>
          ))}
        </div>
        <ReusableList shown={storefront.tab.get(tab)?.containers ?? []} busy={busy} onChoose={attach} />
        {problem && <p role="alert">{translate('storefrontGallery.notRead')}</p>}
      </Columns>
    </SharedDialog>
  )
}

/** Shows a reusable container in the tab, too: its document is read first. */
function useAttach(tab: string, at: number | undefined) {
  const console = useContext(ConsoleContext)
  const { run, openDialog, select } = useStorefront()
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState(false)
  const attach = (row: ContentRow) => {
    setBusy(row.id)
    setProblem(false)
    console?.calls
      .getContainer({ params: { id: row.id }, query: {} })
      .then((stored) => {
        openDialog(undefined)
        const added = readContainer(stored)
        const { refused } = run({ kind: 'attach', tab, ...(at !== undefined && { at }), added })
        if (!refused) select([added.container.id], 'set')
      })
      .catch(() => setProblem(true))
      .finally(() => setBusy(undefined))
  }
  return { busy, problem, attach }
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(220px, 2fr)',
  gap: 24,
  '& > .kinds': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignContent: 'start',
    gap: 12,
  },
  '& > .kinds > button': {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: 10,
    border: '1px solid var(--mui-palette-line-edge)',
    borderRadius: 6,
    background: 'var(--mui-palette-surface-well)',
    font: 'inherit',
    textAlign: 'start',
    color: 'var(--mui-palette-text-primary)',
    cursor: 'pointer',
    '&:hover': { background: 'var(--mui-palette-surface-hover)' },
    '&:focus-visible': focusRing('outside'),
  },
  '& > .kinds svg': {
    inlineSize: '100%',
    blockSize: 72,
    marginBlockEnd: 6,
    overflow: 'hidden',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& b': { fontSize: 13, lineHeight: '20px', fontWeight: 'var(--marquee-weight-600, 600)' },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)', overflowWrap: 'anywhere' },
  '& > p': { gridColumn: '1 / -1', margin: 0, color: 'var(--mui-palette-status-error-on)' },
})
