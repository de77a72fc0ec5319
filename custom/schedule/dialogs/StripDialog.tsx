import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { readLength } from '../model/lengthText.ts'
import { daysBetween } from '../model/shown.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { Choices } from './Choices.tsx'
import { DockedDialog } from './DockedDialog.tsx'
import { FitReport } from './FitReport.tsx'
import { StripOutcome } from './StripOutcome.tsx'
import { useLay } from './useLay.ts'
import { useSeasons } from './useSeasons.ts'
import { useStrip } from './useStrip.ts'

type Season = { id: string; name: string }

/** Lets the episodes of a season flow in their order through the same time of several days, on from where it stopped. */
export function StripDialog() {
  const words = useScheduleWords()
  const { translate, format, titles, language } = words
  const { schedule, shown, now, preview, newId } = useSchedule()
  const lay = useLay()
  const [term, setTerm] = useState('')
  const [season, setSeason] = useState<Season | null>(null)
  const [time, setTime] = useState('20:00')
  const [room, setRoom] = useState('1:00')
  const open = daysBetween(shown.from, shown.to).filter((day) => dayBounds(day, schedule.zone).to > now)
  const [days, setDays] = useState<readonly Day[]>(open)
  const [begin, setBegin] = useState<number>()
  const [idPrefix] = useState(newId)
  const { seasons } = useSeasons(term)
  const dur = readLength(room)
  const strip = useStrip({ season: season?.id, time, dur, days, begin, idPrefix })
  const { episodes, airings, slots } = strip
  const command: ScheduleCommand | undefined = airings.length > 0 ? { kind: 'strip', airings } : undefined
  const applied = command && preview(command)
  const placed = applied?.refused ? 0 : airings.length - (applied?.left?.length ?? 0)
  return (
    <DockedDialog
      title={translate('scheduleStrip.title')}
      okLabel={translate('scheduleStrip.ok', { smart_count: placed })}
      onOk={() => {
        if (command && placed > 0) lay(command)
      }}
      {...(placed === 0 && {
        notYet: translate(`scheduleStrip.${!season ? 'choose' : strip.hasNone ? 'noEpisodes' : 'nothing'}`),
      })}
    >
      <Autocomplete<Season>
        size="small"
        options={seasons.map((row) => ({ id: row.id, name: titleOf(row, language) || row.id }))}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        filterOptions={(options) => options}
        noOptionsText={translate('scheduleStrip.typeOn')}
        value={season}
        onInputChange={(_, text) => setTerm(text)}
        onChange={(_, value) => {
          setSeason(value)
          setBegin(undefined)
        }}
        renderInput={(props) => <TextField {...props} label={translate('scheduleStrip.season')} />}
      />
      <TextField
        size="small"
        label={translate('scheduleStrip.time')}
        value={time}
        error={slots.length === 0 && days.length > 0}
        onChange={({ target }) => setTime(target.value)}
      />
      <TextField
        size="small"
        label={translate('scheduleStrip.room')}
        value={room}
        error={dur === undefined}
        onChange={({ target }) => setRoom(target.value)}
      />
      <Choices
        isInline
        legend={translate('scheduleStrip.days')}
        options={open.map((day) => ({
          key: day,
          label: dayWords(format.settings.language, schedule.zone, dayBounds(day, schedule.zone).from, 'dayOfWeek'),
        }))}
        chosen={days}
        onChosen={setDays}
      />
      {episodes.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('scheduleStrip.begin')}
          value={strip.from}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => setBegin(Number(target.value))}
        >
          {episodes.map((id, nth) => (
            <option key={id} value={nth}>
              {titleOf(titles.get(id) ?? {}, language) || id}
            </option>
          ))}
        </TextField>
      )}
      {episodes.length > 0 && <StripOutcome strip={strip} />}
      {applied && <FitReport applied={applied} airings={airings} />}
    </DockedDialog>
  )
}
