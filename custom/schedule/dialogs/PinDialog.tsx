import { insertionConflicts } from '#contract/rules/schedule/commands/insertionConflicts.ts'
import { rangeOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { fixedText, momentOf, nameOf } from '../model/scheduleWords.ts'
import { BlockRow } from '../panels/panelParts.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'

/** Asks before airings are pinned: the insertion in UTC, and what runs at the same time (specification section 5). */
export function PinDialog({ ids }: { ids: readonly string[] }) {
  const words = useScheduleWords()
  const { translate } = words
  const { schedule, now, run, openDialog } = useSchedule()
  const airings = ids.flatMap((id) => schedule.byId.get(id) ?? [])
  const asked = airings.map((airing) => ({
    airing,
    conflicts: insertionConflicts(schedule, rangeOf(airing), { now, ignored: airing.id }),
  }))
  const count = asked.reduce((sum, { conflicts }) => sum + conflicts.length, 0)
  return (
    <DockedDialog
      title={translate('scheduleDialogs.pin.title', { smart_count: airings.length })}
      okLabel={translate(count > 0 ? 'epg.pin.anyway' : 'scheduleDialogs.pin.ok')}
      onOk={() => {
        run({ kind: 'pin', ids })
        openDialog(undefined)
      }}
      {...(airings.length === 0 && { notYet: translate('schedule.refused.unknown') })}
    >
      <p className="quiet">{translate(count > 0 ? 'epg.pin.conflicts' : 'epg.pin.safe', { smart_count: count })}</p>
      <ul>
        {asked.map(({ airing, conflicts }) => (
          <BlockRow key={airing.id} sx={{ paddingInlineStart: 0 }}>
            <span className="place">
              <b>{nameOf(airing, words)}</b>
            </span>
            <p className="note">
              {translate('epg.pin.insertion')}: {insertionText(airing, words)}
            </p>
            {conflicts.map(({ airing: other, reason }) => (
              <p key={other.id} className="note">
                {nameOf(other, words)}, {momentOf(other.start, words)}.{' '}
                {reason === 'overlap' ? translate('scheduleDialogs.pin.overlap') : fixedText(reason, words)}
              </p>
            ))}
          </BlockRow>
        ))}
      </ul>
    </DockedDialog>
  )
}

const utcText = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ')

function insertionText({ start, dur }: Airing, { translate }: Pick<ReturnType<typeof useScheduleWords>, 'translate'>) {
  return translate('epg.pin.utc', { from: utcText(start), to: utcText(start + dur) })
}
