import { styled } from '@mui/material/styles'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { typedMoment, useReadMoment } from '../dialogs/useReadMoment.ts'
import { lengthText, readLength } from '../model/lengthText.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { CommitField } from './CommitField.tsx'
import { lengthCommand, offsetCommand } from './editCommands.ts'

type AiringFieldsProps = { airing: Airing; runTime: number | undefined; canEdit: boolean }

/** Start, length, and how much of the program is left out, as one types them; each is one step. */
export function AiringFields({ airing, runTime, canEdit }: AiringFieldsProps) {
  const { translate, format, zone } = useScheduleWords()
  const { run } = useSchedule()
  const readMoment = useReadMoment(airing.start)
  const readOffset = (text: string) => {
    const offset = readLength(text)
    return offset !== undefined && (runTime === undefined || offset < runTime) ? offset : undefined
  }
  return (
    <Fields>
      <CommitField
        label={translate('scheduleDetails.start')}
        value={typedMoment(airing.start, zone)}
        disabled={!canEdit || airing.pinned}
        problemOf={(text) => (readMoment(text) ? undefined : translate('timeline.unknown'))}
        onCommit={(text) => {
          const moment = readMoment(text)
          if (moment) run({ kind: 'move', ids: [airing.id], toStart: moment.instant, mode: 'insert', snap: false })
        }}
      />
      <CommitField
        label={translate('scheduleDetails.length')}
        value={lengthText(airing.dur)}
        disabled={!canEdit || airing.pinned}
        hint={runTime === undefined ? '' : translate('scheduleDetails.runs', { length: format.duration(runTime) })}
        problemOf={(text) => (readLength(text) ? undefined : translate('scheduleDetails.noLength'))}
        onCommit={(text) => {
          const length = readLength(text)
          if (length) run(lengthCommand(airing, length), 'schedule.steps.trim')
        }}
      />
      <CommitField
        label={translate('scheduleDetails.offset')}
        value={lengthText(airing.offset)}
        disabled={!canEdit || airing.pinned}
        problemOf={(text) => (readOffset(text) === undefined ? translate('scheduleDetails.noOffset') : undefined)}
        onCommit={(text) => {
          const offset = readOffset(text)
          if (offset !== undefined) run(offsetCommand(airing, offset, runTime), 'schedule.steps.trim')
        }}
      />
    </Fields>
  )
}

const Fields = styled('div')({ display: 'grid', gap: 12, paddingBlock: '8px 4px' })
