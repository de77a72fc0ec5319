import { useState } from 'react'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { momentOf, nameOf } from '../model/scheduleWords.ts'
import { airingOf } from '../shelf/newAiring.ts'
import { SHELF_TYPES } from '../shelf/shelfTabs.ts'
import { TitleShelf } from '../shelf/TitleShelf.tsx'
import { useScheduleWords } from '../useScheduleWords.ts'
import { AppliedPreview } from './AppliedPreview.tsx'
import { DockedDialog } from './DockedDialog.tsx'

/** Another title in place of an airing, with what that would come to told before. */
export function ReplaceDialog({ id }: { id: string }) {
  const words = useScheduleWords()
  const { translate, language } = words
  const { schedule, run, preview, openDialog, newId, select, goTo } = useSchedule()
  const [title, setTitle] = useState<ScheduleTitle>()
  const [freshId] = useState(newId)
  const old = schedule.byId.get(id)
  const airing = title && old && airingOf(title, freshId, old.start)
  const command: ScheduleCommand | undefined = airing && {
    ...{ kind: 'replace', id, airing: { ...airing, pinned: old?.pinned ?? false } },
    evenPinned: true,
  }
  const applied = command && preview(command)
  const notYet = !applied ? 'scheduleFill.replace.choose' : applied.refused ? 'scheduleDialogs.refused' : undefined
  return (
    <DockedDialog
      title={translate('scheduleFill.replace.title')}
      {...(old && {
        subtitle: translate('scheduleWarnings.place', { title: nameOf(old, words), time: momentOf(old.start, words) }),
      })}
      okLabel={
        title
          ? translate('scheduleFill.replace.by', { title: titleOf(title, language) || title.id })
          : translate('scheduleFill.replace.ok')
      }
      onOk={() => {
        if (!command || run(command).refused) return
        openDialog(undefined)
        select([freshId])
        goTo({ kind: 'airing', id: freshId })
      }}
      {...(notYet && { notYet: translate(notYet) })}
    >
      {applied && <AppliedPreview applied={applied} named={new Set([id, freshId])} />}
      {old && (
        <TitleShelf
          types={old.kind === 'vod' ? SHELF_TYPES.vod : SHELF_TYPES.promos}
          pick={{ verb: 'scheduleFill.replace.pick', onPick: setTitle, start: old.start, room: old.dur }}
        />
      )}
    </DockedDialog>
  )
}
