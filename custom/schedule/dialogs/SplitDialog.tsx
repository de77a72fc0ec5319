import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { lengthText, readLength } from '../model/lengthText.ts'
import { clockText, momentOf, nameOf } from '../model/scheduleWords.ts'
import { splitPoint } from '../model/splitting.ts'
import { BlockRow } from '../panels/panelParts.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'
import { MomentField } from './MomentField.tsx'
import { typedMoment, useReadMoment } from './useReadMoment.ts'
import { useGhosts } from './useGhosts.ts'

/** Cuts an airing in two at a time of the channel or at a timecode of its program: both say the same place. */
export function SplitDialog({ id, at: asked }: { id: string; at?: number }) {
  const words = useScheduleWords()
  const { translate, format, zone } = words
  const { schedule, run, preview, openDialog, newId, goTo, announcer } = useSchedule()
  const [freshId] = useState(newId)
  const airing = schedule.byId.get(id)
  const start = airing?.start ?? 0
  /** How much later an instant is than the point of the program that airs then. */
  const origin = start - (airing?.offset ?? 0)
  const [first] = useState(() => (airing ? splitPoint(airing, asked) : start))
  const [{ at, clock, code }, setPoint] = useState(() => ({
    at: first as number | undefined,
    clock: typedMoment(first, zone),
    code: lengthText(first - origin),
  }))
  const readMoment = useReadMoment(start)
  const command = airing && at !== undefined && ({ kind: 'split', id, at, newId: freshId, evenPinned: true } as const)
  const applied = command ? preview(command) : undefined
  useGhosts(applied)
  const halves = applied?.refused ? [] : [id, freshId].flatMap((half) => applied?.schedule.byId.get(half) ?? [])
  const go = () => {
    if (!command || !applied || run(command).refused) return
    openDialog(undefined)
    goTo({ kind: 'airing', id: freshId })
    announcer.say(translate('scheduleDialogs.split.done', { time: momentOf(command.at, words) }))
  }
  return (
    <DockedDialog
      title={translate('scheduleDialogs.split.title')}
      {...(airing && { subtitle: nameOf(airing, words) })}
      okLabel={translate('scheduleDialogs.split.ok')}
      onOk={go}
      hasEdits={at !== first}
      {...(!command && { notYet: translate('scheduleDialogs.moveTo.when') })}
      {...(applied?.refused && { notYet: translate(`schedule.refused.${applied.refused.reason}`) })}
    >
      <form
        style={{ display: 'grid', gap: 12, paddingBlockStart: 8 }}
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <MomentField
          label={translate('scheduleDialogs.moveTo.to')}
          value={clock}
          onChange={(text) => {
            const instant = readMoment(text)?.instant
            setPoint({ at: instant, clock: text, code: instant === undefined ? '' : lengthText(instant - origin) })
          }}
          moment={at === undefined ? undefined : { kind: 'once', instant: at, isDay: false }}
        />
        <TextField
          size="small"
          label={translate('scheduleDialogs.split.code')}
          helperText={translate('scheduleDialogs.split.codeHint')}
          value={code}
          error={at === undefined}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
          onChange={({ target }) => {
            const length = readLength(target.value)
            const instant = length === undefined ? undefined : origin + length
            setPoint({
              at: instant,
              clock: instant === undefined ? '' : typedMoment(instant, zone),
              code: target.value,
            })
          }}
        />
        <button type="submit" hidden />
      </form>
      <ul aria-label={translate('scheduleDialogs.split.halves')}>
        {halves.length === 2 &&
          halves.map((half) => (
            <BlockRow key={half.id} sx={{ paddingInlineStart: 0 }}>
              <span className="place">
                <b>
                  {clockText(half.start, zone)} – {clockText(endOf(half), zone)}
                </b>
              </span>
              <span className="much">{format.duration(half.dur)}</span>
            </BlockRow>
          ))}
      </ul>
    </DockedDialog>
  )
}
