import { insertionConflicts } from '#contract/rules/schedule/commands/insertionConflicts.ts'
import { rangeOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { fixedText, momentOf, nameOf } from '../model/scheduleWords.ts'
import { BlockRow } from '../panels/panelParts.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'
import { useGhosts } from './useGhosts.ts'
import { usePinCheck } from './usePinCheck.ts'

/**
 * Asks before airings are pinned: the insertion in UTC, and what runs at the same time, on screen or saved by somebody
 * else meanwhile (specification sections 5 and 7). The lanes mark it where it is.
 */
export function PinDialog({ ids }: { ids: readonly string[] }) {
  const words = useScheduleWords()
  const { translate } = words
  const { schedule, now, run, openDialog, announcer } = useSchedule()
  const airings = ids.flatMap((id) => schedule.byId.get(id) ?? [])
  const asked = airings.map((airing) => ({
    airing,
    conflicts: insertionConflicts(schedule, rangeOf(airing), { now, ignored: airing.id }),
  }))
  const { conflicts: stored, state } = usePinCheck(airings)
  const count = asked.reduce((sum, { conflicts }) => sum + conflicts.length, stored.length)
  const inTheWay = [...asked.flatMap((one) => one.conflicts.map(({ airing }) => rangeOf(airing))), ...stored]
  useGhosts(undefined, undefined, inTheWay)
  return (
    <DockedDialog
      title={translate('scheduleDialogs.pin.title', { smart_count: airings.length })}
      okLabel={translate(count > 0 ? 'epg.pin.anyway' : 'scheduleDialogs.pin.ok')}
      onOk={() => {
        if (!run({ kind: 'pin', ids }).refused) announcer.say(pinnedText(airings, words))
        openDialog(undefined)
      }}
      {...(airings.length === 0 && { notYet: translate('schedule.refused.unknown') })}
    >
      <p className="quiet" role="status">
        {translate(count > 0 ? 'epg.pin.conflicts' : 'epg.pin.safe', { smart_count: count })}
        {state !== 'answered' && ` ${translate(`scheduleDialogs.pin.${state}`)}`}
      </p>
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
        {stored.map(({ id, pgmId, from, reason }) => (
          <BlockRow key={id} sx={{ paddingInlineStart: 0 }}>
            <span className="place">
              <b>{titleNameOf(pgmId, words) ?? pgmId ?? id}</b>
            </span>
            <p className="note">
              {momentOf(from, words)}. {translate('scheduleDialogs.pin.stored')}{' '}
              {reason === 'overlap' ? translate('scheduleDialogs.pin.overlap') : fixedText(reason, words)}
            </p>
          </BlockRow>
        ))}
      </ul>
    </DockedDialog>
  )
}

function pinnedText(airings: readonly Airing[], words: ReturnType<typeof useScheduleWords>): string {
  const title = airings[0] ? nameOf(airings[0], words) : ''
  return words.translate('schedule.list.said.pinned', { title, smart_count: airings.length })
}

const utcText = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ')

function insertionText({ start, dur }: Airing, { translate }: Pick<ReturnType<typeof useScheduleWords>, 'translate'>) {
  return translate('epg.pin.utc', { from: utcText(start), to: utcText(start + dur) })
}

function titleNameOf(pgmId: string | undefined, { titles, language }: ReturnType<typeof useScheduleWords>) {
  const title = pgmId === undefined ? undefined : titles.get(pgmId)
  return title ? titleOf(title, language) : undefined
}
