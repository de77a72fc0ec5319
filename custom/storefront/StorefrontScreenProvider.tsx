import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { AnnouncerRegions } from '#kit/parts/timeline/announce/AnnouncerRegions.tsx'
import { createAnnouncer } from '#kit/parts/timeline/announce/createAnnouncer.ts'
import { StorefrontContext, type ContentFacts, type StorefrontScreen } from './StorefrontContext.ts'
import { clipboardStore } from './model/clipboardStore.ts'
import type { StorefrontDialog } from './model/storefrontView.ts'
import { useFindings } from './useFindings.ts'
import { usePolicies } from './usePolicies.ts'
import { useShownTab } from './useShownTab.ts'
import { useRun } from './useRun.ts'

/** What the screen is opened with: an editor over the page that was read, and what belongs to it. */
export type OpenStorefront = Pick<
  StorefrontScreen,
  | 'only'
  | 'live'
  | 'old'
  | 'lens'
  | 'setLens'
  | 'readOnly'
  | 'whyNotEdited'
  | 'serverId'
  | 'fromServer'
  | 'save'
  | 'editor'
>

/** Joins the editor to React: everything inside sees the storefront by `useStorefront`. */
export function StorefrontScreenProvider({ open, children }: { open: OpenStorefront; children: ReactNode }) {
  const { product } = useConsole()
  const { settings } = useFormat()
  const now = useMinute()
  const { editor } = open
  const view = useSyncExternalStore(editor.subscribe, editor.view)
  const clipboard = useSyncExternalStore(clipboardStore.subscribe, clipboardStore.view)
  const [announcer] = useState(createAnnouncer)
  const [contentFacts, setContentFacts] = useState<ContentFacts>(NO_FACTS)
  const [dialog, openDialog] = useState<StorefrontDialog>()
  const [interact, setInteract] = useState(false)
  const [openSide, showSide] = useState<StorefrontScreen['openSide']>()
  const policies = usePolicies()
  const findings = useFindings({ view, open, contentFacts, now, policies })
  const tabs = useShownTab(findings.shown, view, editor.showTab)
  const { only } = open
  const run = useRun({ editor, only, readOnly: open.readOnly, announcer, openDialog })
  const selection = useMemo(() => (only === undefined ? view.selection : new Set([only])), [only, view.selection])
  const { timeZone: zone } = settings
  const screen = useMemo(
    (): StorefrontScreen => ({
      ...open,
      ...editor,
      ...view,
      ...findings,
      ...tabs,
      ...{ selection, policies },
      ...{ run, now, zone, product, announcer, clipboard, copy: clipboardStore.set, newId, setContentFacts },
      ...{ dialog, openDialog, interact, setInteract, openSide, showSide },
      goTo(place) {
        editor.goTo(place)
        showSide('inspector')
      },
    }),
    [
      open,
      editor,
      view,
      selection,
      findings,
      tabs,
      policies,
      run,
      now,
      zone,
      product,
      announcer,
      clipboard,
      dialog,
      interact,
      openSide,
    ],
  )
  return (
    <StorefrontContext value={screen}>
      <AnnouncerRegions announcer={announcer} />
      {children}
    </StorefrontContext>
  )
}

const NO_FACTS: ContentFacts = {}
const newId = () => crypto.randomUUID()
