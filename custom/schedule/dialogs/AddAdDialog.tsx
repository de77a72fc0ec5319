import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { AD_SECONDS } from '#contract/values/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { momentOf, nameOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { AppliedPreview } from './AppliedPreview.tsx'
import { DockedDialog } from './DockedDialog.tsx'

/** Ads before, between and behind the airings that are selected, the first or the last left out; or one at a time. */
export function AddAdDialog({ ids, at }: { ids: readonly string[]; at?: number }) {
  const words = useScheduleWords()
  const { translate } = words
  const { schedule, run, preview, openDialog, newId } = useSchedule()
  const [seconds, setSeconds] = useState<number>(30)
  const [leaveOut, setLeaveOut] = useState<readonly ('first' | 'last')[]>([])
  const [id] = useState(newId)
  const command: ScheduleCommand | undefined =
    ids.length > 0
      ? { kind: 'adBreaks', ids, seconds, leaveOut, idPrefix: `${id}-` }
      : at === undefined
        ? undefined
        : {
            ...{ kind: 'add', toStart: at, mode: 'insert' },
            airings: [{ id, start: at, dur: seconds * 1_000, kind: 'ad', pinned: false, offset: 0, rest: {} }],
          }
  const applied = command && preview(command)
  const added = applied ? applied.changed.filter((one) => !schedule.byId.has(one)) : []
  const first = ids.length === 1 ? schedule.byId.get(ids[0] ?? '') : undefined
  const about = first
    ? nameOf(first, words)
    : at !== undefined && ids.length === 0
      ? momentOf(at, words)
      : translate('scheduleDialogs.items', { smart_count: ids.length })
  const go = () => {
    if (!command || applied?.refused || added.length === 0) return
    run(command, 'schedule.steps.adBreaks')
    openDialog(undefined)
  }
  return (
    <DockedDialog
      title={translate('scheduleDialogs.addAd.title')}
      subtitle={about}
      okLabel={translate('scheduleDialogs.addAd.ok', { smart_count: added.length })}
      onOk={go}
      {...(!command && { notYet: translate('scheduleDialogs.addAd.nowhere') })}
      {...(applied?.refused && { notYet: translate('scheduleDialogs.refused') })}
      {...(applied && !applied.refused && added.length === 0 && { notYet: translate('scheduleDialogs.addAd.none') })}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={seconds}
        sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { flex: '1 0 auto', whiteSpace: 'nowrap' } }}
        aria-label={translate('scheduleDialogs.addAd.length')}
        onChange={(_, value: number | null) => value !== null && setSeconds(value)}
      >
        {AD_SECONDS.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate('dates.seconds', { n: one })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {ids.length > 0 &&
        (['first', 'last'] as const).map((edge) => (
          <FormControlLabel
            key={edge}
            control={
              <Checkbox
                size="small"
                checked={leaveOut.includes(edge)}
                onChange={(_, checked) =>
                  setLeaveOut(checked ? [...leaveOut, edge] : leaveOut.filter((one) => one !== edge))
                }
              />
            }
            label={translate(`scheduleDialogs.addAd.${edge}`)}
          />
        ))}
      {applied && <AppliedPreview applied={applied} named={new Set(added)} />}
    </DockedDialog>
  )
}
