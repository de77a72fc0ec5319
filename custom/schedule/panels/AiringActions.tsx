import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { Link } from 'react-router'
import { halvesAt } from '#contract/rules/schedule/commands/joinHalves.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { hitPath } from '#kit/parts/routes/searchPaths.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { joinCommand } from '../model/splitting.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

type AiringActionsProps = { airing: Airing; title: ScheduleTitle | undefined; canEdit: boolean }

/** What can be done with one airing, and the way to its title. */
export function AiringActions({ airing, title, canEdit }: AiringActionsProps) {
  const { translate } = useScheduleWords()
  const { schedule, run, openDialog } = useSchedule()
  const console = useContext(ConsoleContext)
  const ids = [airing.id]
  const type = console?.types.find((one) => one.type === title?.cty)
  return (
    <Actions>
      {canEdit && (
        <>
          <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'moveTo', ids })}>
            {translate('scheduleDialogs.moveTo.title')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon name="pin" size="small" />}
            onClick={() => (airing.pinned ? run({ kind: 'unpin', ids }) : openDialog({ kind: 'pin', ids }))}
          >
            {translate(airing.pinned ? 'schedule.steps.unpin' : 'schedule.steps.pin')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'replace', id: airing.id })}>
            {translate('scheduleDetails.replace')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'split', id: airing.id })}>
            {translate('scheduleDialogs.split.title')}
          </Button>
          {halvesAt(schedule, airing) && (
            <Button size="small" variant="outlined" onClick={() => run(joinCommand(schedule, airing))}>
              {translate('schedule.steps.join')}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => run({ kind: 'lift', ids })}>
            {translate('schedule.steps.lift')}
          </Button>
        </>
      )}
      {title && type && (
        <Button
          size="small"
          variant="ghost"
          component={Link}
          to={hitPath(
            console?.product,
            { id: title.id, cty: title.cty, st: title.rights.st, prt_ic: 'false' },
            type.area,
          )}
        >
          {translate('scheduleDetails.open')}
        </Button>
      )}
    </Actions>
  )
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 })
