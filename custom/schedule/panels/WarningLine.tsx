import { useSchedule } from '../ScheduleContext.ts'
import { nameOf } from '../model/scheduleWords.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { BlockRow, TextButton } from './panelParts.ts'
import { useJump } from './useJump.ts'
import { useRepair } from './useRepair.ts'
import { failureTexts } from './warningWords.ts'
import type { WarningGroup, WarningRow } from './warningGroups.ts'

type WarningLineProps = {
  code: WarningGroup['code']
  row: WarningRow
  /** The reason that the block has told for all of its rows. */
  told?: string
}

/** One warning: its place, which is gone to by a press, how long it is, why, and what mends it. */
export function WarningLine({ code, row, told }: WarningLineProps) {
  const words = useScheduleWords()
  const { translate, format } = words
  const { readOnly } = useSchedule()
  const jump = useJump()
  const repair = useRepair()
  const { at, airing, length, failures = [], gap } = row
  const name = airing && !gap ? nameOf(airing, words) : undefined
  const time = code === 'channelExpiry' ? format.dateTime(at) : shortMoment(at, words)
  const place = name === undefined ? time : translate('scheduleWarnings.place', { title: name, time })
  const condition =
    code === 'conditionalPublish' && airing?.pgmId ? words.titles.get(airing.pgmId)?.condition : undefined
  const repairs = readOnly ? row.repairs.filter((one) => one === 'see') : row.repairs
  return (
    <BlockRow>
      <span className="place">
        <TextButton type="button" data-quiet title={place} onClick={() => jump(gap || !airing ? { at } : airing)}>
          {place}
        </TextButton>
      </span>
      {length !== undefined && <span className="much">{format.duration(length)}</span>}
      {condition && <span className="much">{condition}</span>}
      {repairs.map((one) => (
        <TextButton
          key={one}
          type="button"
          aria-label={translate('scheduleWarnings.repairOf', {
            repair: translate(`scheduleWarnings.repairs.${one}`),
            place,
          })}
          onClick={() => repair(row, one)}
        >
          {translate(`scheduleWarnings.repairs.${one}`)}
        </TextButton>
      ))}
      {airing &&
        failureTexts(failures, nameOf(airing, words), words)
          .filter((text) => text !== told)
          .map((text) => (
            <p key={text} className="note">
              {text}
            </p>
          ))}
    </BlockRow>
  )
}
