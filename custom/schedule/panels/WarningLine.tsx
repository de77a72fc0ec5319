import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { useSchedule } from '../ScheduleContext.ts'
import { nameOf } from '../model/scheduleWords.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useChannelPath } from '../useChannelPath.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { BlockRow, TextButton } from './panelParts.ts'
import { useJump } from './useJump.ts'
import { useRepair } from './useRepair.ts'
import { channelText, failureTexts } from './warningWords.ts'
import type { WarningGroup, WarningRow } from './warningGroups.ts'

/** To where the channel is published and its window is set. */
function ChannelLink() {
  const { translate } = useScheduleWords()
  return (
    <MuiLink component={Link} to={useChannelPath()}>
      {translate('schedule.openChannel')}
    </MuiLink>
  )
}

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
  const { at, airing, length, failures = [], gap, channel } = row
  const name = airing && !gap ? nameOf(airing, words) : undefined
  const time = code === 'channelExpiry' ? format.dateTime(at) : shortMoment(at, words)
  const place = channel
    ? channelText(channel.failure, words)
    : name === undefined
      ? time
      : translate('scheduleWarnings.place', { title: name, time })
  const condition =
    code === 'conditionalPublish' && airing?.pgmId ? words.titles.get(airing.pgmId)?.condition : undefined
  const repairs = readOnly ? row.repairs.filter((one) => one === 'see' || one === 'channel') : row.repairs
  return (
    <BlockRow>
      <span className="place">
        <TextButton type="button" data-quiet title={place} onClick={() => jump(gap || !airing ? { at } : airing)}>
          {place}
        </TextButton>
      </span>
      {channel && <span className="much">{translate('schedule.kindsOf.vod', { smart_count: channel.count })}</span>}
      {length !== undefined && <span className="much">{format.duration(length)}</span>}
      {condition && <span className="much">{condition}</span>}
      {repairs.map((one) =>
        one === 'channel' ? (
          <ChannelLink key={one} />
        ) : (
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
        ),
      )}
      {channel && <p className="note">{translate(`warnings.${channel.failure.text}`)}</p>}
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
