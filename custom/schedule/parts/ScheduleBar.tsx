import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { SCHEDULE_PAGE, VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { PresenceStack } from '#kit/record/presence/PresenceStack.tsx'
import { usePresence } from '#kit/record/presence/usePresence.ts'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'
import { DayReview } from './DayReview.tsx'
import { ScheduleMore } from './ScheduleMore.tsx'

/** The bar of a schedule: the way back, which channel, which side, who else is on which day, undo, save, publish. */
export function ScheduleBar({ back }: { back: { to: string; label: string } }) {
  const translate = useTranslate()
  const { channel } = useSchedule()
  const title = [channel.name, channel.number].filter((word) => word !== undefined).join(' ')
  return (
    <BarFrame
      title={title}
      pageName={translate('schedule.pageName', { name: channel.name })}
      back={back}
      state={
        <>
          <SidePicker />
          <OthersHere />
        </>
      }
      actions={<Actions />}
    />
  )
}

/** The draft, which is edited, or what viewers have. */
function SidePicker() {
  const translate = useTranslate()
  const { shown, show } = useSchedule()
  return (
    <Select
      size="small"
      value={shown.side}
      inputProps={{ 'aria-label': translate('schedule.side') }}
      onChange={({ target }) => show({ side: target.value })}
    >
      {(['draft', 'published'] as const).map((side) => (
        <MenuItem key={side} value={side}>
          {translate(`schedule.sides.${side}`)}
        </MenuItem>
      ))}
    </Select>
  )
}

/** Who else has this channel open, and on which day they are. */
function OthersHere() {
  const { channel, cursor, schedule, shown, readOnly, isSaved } = useSchedule()
  const { settings } = useFormat()
  const target = useMemo(() => ({ id: channel.id, urn: catalogUrn(VIRTUAL_CHANNEL_TYPE) }), [channel.id])
  const at = cursor?.kind === 'airing' ? schedule.byId.get(cursor.id)?.start : cursor?.at
  const day = at === undefined ? shown.from : dayOf(at, SCHEDULE_ZONE)
  const people = usePresence({ target, mode: readOnly || isSaved ? 'view' : 'edit', place: day })
  const placeName = (place: string) =>
    Number.isNaN(Date.parse(place)) ? undefined : dayWords(settings.language, SCHEDULE_ZONE, Date.parse(place))
  return <PresenceStack people={people} placeName={placeName} />
}

function Actions() {
  const translate = useTranslate()
  const { may } = useConsole()
  const { readOnly, isSaved, undo, redo, done, undone, openDialog } = useSchedule()
  const { busy, editor } = useRecordEditor()
  if (readOnly === 'rights' || readOnly === 'published')
    return (
      <>
        <DayReview />
        <ScheduleMore />
      </>
    )
  return (
    <>
      <Step name="undo" step={done.at(-1)} onStep={undo} />
      <Step name="redo" step={undone[0]} onStep={redo} />
      <DayReview />
      <Button disabled={isSaved || busy !== undefined} aria-keyshortcuts="Control+S" onClick={() => void editor.save()}>
        {translate('schedule.saveDraft')}
      </Button>
      {may(SCHEDULE_PAGE, 'publish') && (
        <Button variant="contained" disabled={busy !== undefined} onClick={() => openDialog({ kind: 'publish' })}>
          {translate('schedule.reviewAndPublish')}
        </Button>
      )}
      <ScheduleMore />
    </>
  )
}

/** Undo or redo, with the name of what it would take back or bring back. */
function Step({ name, step, onStep }: { name: 'undo' | 'redo'; step: string | undefined; onStep: () => void }) {
  const translate = useTranslate()
  const label = step ? translate(`schedule.${name}`, { step: translate(step) }) : translate(`actions.${name}`)
  return (
    <IconButton onClick={onStep} disabled={step === undefined} aria-label={label} title={label}>
      <Icon name={name} />
    </IconButton>
  )
}
