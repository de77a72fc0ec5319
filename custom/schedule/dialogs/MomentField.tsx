import TextField from '@mui/material/TextField'
import type { TypedMoment } from '#contract/rules/dates/readMoment.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { clockText, momentOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

type MomentFieldProps = {
  label: string
  value: string
  onChange: (text: string) => void
  /** What the text means, undefined where nothing. */
  moment: TypedMoment | undefined
}

/** A date and time as one types them: '21:00', 'tomorrow 6:30', '3 Dec 20:30'; what was read is said in the channel's zone and, where it is another, in one's own. */
export function MomentField({ label, value, onChange, moment }: MomentFieldProps) {
  const words = useScheduleWords()
  const { translate, format } = words
  const { zones } = useSchedule()
  const isBad = value.trim() !== '' && !moment
  const read = (instant: number) =>
    translate(zones.mine === zones.channel ? 'scheduleDialogs.oneZone' : 'scheduleDialogs.bothZones', {
      time: momentOf(instant, words),
      mine: clockText(instant, zones.mine),
      zone: format.zoneLabel(instant),
    })
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={value}
      error={isBad}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off' }, formHelperText: { role: 'status' } }}
      helperText={
        !moment
          ? isBad && translate('timeline.unknown')
          : read(moment.instant) +
            (moment.kind === 'once'
              ? ''
              : ` ${translate(`timeline.${moment.kind}`, { time: momentOf(moment.instant, words) })}`)
      }
    />
  )
}
