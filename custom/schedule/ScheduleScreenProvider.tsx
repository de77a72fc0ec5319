import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { AnnouncerRegions } from '#kit/parts/timeline/announce/AnnouncerRegions.tsx'
import { createAnnouncer } from '#kit/parts/timeline/announce/createAnnouncer.ts'
import { ScheduleContext, type PreviewedCommand, type ScheduleScreen } from './ScheduleContext.ts'
import type { ScheduleDrag } from './model/scheduleDrag.ts'
import type { PanelTab, ScheduleDialog } from './model/scheduleView.ts'
import { SCHEDULE_ZONE } from './model/shown.ts'
import { createValueStore } from '#kit/parts/context/createValueStore.ts'

/** What the screen is opened with: an editor over the days that were read, and what belongs to them. */
export type OpenSchedule = Pick<
  ScheduleScreen,
  'channel' | 'live' | 'shown' | 'show' | 'titles' | 'readOnly' | 'needTitles' | 'editor'
>

/** Joins the editor to React: everything inside sees the schedule by `useSchedule`. */
export function ScheduleScreenProvider({ open, children }: { open: OpenSchedule; children: ReactNode }) {
  const { settings } = useFormat()
  const translate = useTranslate()
  const now = useMinute()
  const { editor } = open
  const view = useSyncExternalStore(editor.subscribe, editor.view)
  const [announcer] = useState(createAnnouncer)
  const [pickedUp] = useState(() => createValueStore<ScheduleDrag>())
  const [previewStore] = useState(() => createValueStore<PreviewedCommand>())
  const [panel, setPanel] = useState<PanelTab>('warnings')
  const [isPanelOpen, openPanel] = useState(false)
  const showPanel = useCallback((tab: PanelTab) => {
    setPanel(tab)
    openPanel(true)
  }, [])
  const [dialog, setDialog] = useState<ScheduleDialog>()
  const openDialog = useCallback((next: ScheduleDialog | undefined) => setDialog(next), [])
  const zones = useMemo(() => ({ channel: SCHEDULE_ZONE, mine: settings.timeZone }), [settings.timeZone])
  const { readOnly } = open
  const run: ScheduleScreen['run'] = useCallback(
    (command, wordKey) => {
      if (readOnly === undefined) return editor.run(command, wordKey)
      announcer.say(translate(`schedule.readOnly.${readOnly}`))
      return { schedule: editor.view().schedule, changed: [] }
    },
    [editor, readOnly, announcer, translate],
  )
  const screen = useMemo(
    (): ScheduleScreen => ({
      ...open,
      ...view,
      ...editor,
      ...{ run, now, zones, announcer, pickedUp, previewStore, dialog, openDialog, newId },
      ...{ panel, showPanel, isPanelOpen, openPanel },
    }),
    [
      open,
      view,
      editor,
      run,
      now,
      zones,
      announcer,
      pickedUp,
      previewStore,
      panel,
      showPanel,
      isPanelOpen,
      dialog,
      openDialog,
    ],
  )
  return (
    <ScheduleContext value={screen}>
      <AnnouncerRegions announcer={announcer} />
      {children}
    </ScheduleContext>
  )
}

const newId = () => crypto.randomUUID()
