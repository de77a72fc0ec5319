import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useMemo, useState } from 'react'
import { PLACE_MODES, type PlaceMode, type ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { momentOf, nameOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { AppliedPreview } from './AppliedPreview.tsx'
import { DockedDialog } from './DockedDialog.tsx'
import { MomentField } from './MomentField.tsx'
import { typedMoment, useReadMoment } from './useReadMoment.ts'

/** Moves airings to a typed time, with what that would come to told before: the fourth door to every move. */
export function MoveToDialog({ ids }: { ids: readonly string[] }) {
  const words = useScheduleWords()
  const { translate } = words
  const { schedule, run, preview, openDialog, snapping, goTo, announcer } = useSchedule()
  const moved = useMemo(
    () => ids.flatMap((id) => schedule.byId.get(id) ?? []).sort((one, other) => one.start - other.start),
    [ids, schedule],
  )
  const [first] = moved
  const start = first?.start ?? schedule.window.from
  const initial = typedMoment(start, words.zone)
  /** `exact`: a time to the ms that was taken over, which its text need not say in full. */
  const [{ text, exact }, setTyped] = useState<{ text: string; exact?: number }>({ text: initial })
  const [mode, setMode] = useState<PlaceMode | 'swap'>('insert')
  const [snap, setSnap] = useState(snapping)
  const [evenPinned, setEvenPinned] = useState(false)
  const typed = useReadMoment(start)(text)
  const moment = exact === undefined ? typed : { kind: 'once' as const, instant: exact, isDay: false }
  const other = moment && moved.length === 1 ? otherAt(schedule, moment.instant, ids) : undefined
  const command = moment && first && commandOf({ ids, mode, snap, evenPinned, at: moment.instant, first, other })
  const applied = command && preview(command)
  const isSame = applied !== undefined && !applied.refused && applied.schedule === schedule
  const go = () => {
    if (!command || !applied || applied.refused || isSame || !first) return
    run(command)
    openDialog(undefined)
    goTo({ kind: 'airing', id: first.id })
    const at = applied.schedule.byId.get(first.id)?.start ?? start
    announcer.say(translate('scheduleDialogs.moveTo.done', { time: momentOf(at, words) }))
  }
  return (
    <DockedDialog
      title={translate('scheduleDialogs.moveTo.title')}
      subtitle={
        first &&
        (moved.length === 1 ? nameOf(first, words) : translate('scheduleDialogs.items', { smart_count: moved.length }))
      }
      okLabel={translate('scheduleDialogs.moveTo.ok')}
      onOk={go}
      hasEdits={text !== initial}
      {...(!applied && { notYet: translate(`scheduleDialogs.${moment ? 'mode.swap' : 'moveTo.when'}`) })}
      {...(isSame && { notYet: translate('scheduleDialogs.moveTo.same') })}
      {...(applied?.refused && { notYet: translate('scheduleDialogs.refused') })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <MomentField
          label={translate('scheduleDialogs.moveTo.to')}
          value={text}
          onChange={(next) => setTyped({ text: next })}
          moment={moment}
        />
      </form>
      <RadioGroup
        aria-label={translate('scheduleDialogs.mode.label')}
        value={mode}
        onChange={(_, value) => setMode(value as PlaceMode | 'swap')}
      >
        {PLACE_MODES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={translate(`scheduleDialogs.mode.${one}`)}
          />
        ))}
        {(other || mode === 'swap') && (
          <FormControlLabel
            value="swap"
            control={<Radio size="small" />}
            disabled={!other}
            label={
              other
                ? translate('schedule.offers.swap', { title: nameOf(other, words) })
                : translate('scheduleDialogs.mode.swap')
            }
          />
        )}
      </RadioGroup>
      <FormControlLabel
        control={<Checkbox size="small" checked={snap} onChange={(_, checked) => setSnap(checked)} />}
        label={translate('scheduleDialogs.snap')}
      />
      {moved.some(({ pinned }) => pinned) && (
        <FormControlLabel
          control={<Checkbox size="small" checked={evenPinned} onChange={(_, checked) => setEvenPinned(checked)} />}
          label={translate('scheduleDialogs.evenPinned')}
        />
      )}
      {applied && !isSame && (
        <AppliedPreview
          applied={applied}
          named={new Set(ids)}
          onNearest={(at) => {
            setSnap(false)
            setMode('exact')
            setTyped({ text: typedMoment(at, words.zone), exact: at })
          }}
        />
      )}
    </DockedDialog>
  )
}

/** What runs at an instant beside what is moved. */
function otherAt(schedule: Schedule, at: number, moved: readonly string[]): Airing | undefined {
  return airingsWithin(schedule, { from: at, to: at + 1 }).find(({ id }) => !moved.includes(id))
}

type Wanted = {
  ids: readonly string[]
  mode: PlaceMode | 'swap'
  snap: boolean
  evenPinned: boolean
  at: number
  first: Airing
  other: Airing | undefined
}

/** Undefined where somebody wants to swap, and nothing runs then. */
function commandOf({ ids, mode, snap, evenPinned, at, first, other }: Wanted): ScheduleCommand | undefined {
  const meant = evenPinned && { evenPinned }
  if (mode !== 'swap') return { kind: 'move', ids, toStart: at, mode, snap, ...meant }
  return other && { kind: 'swap', ids: [first.id, other.id], ...meant }
}
