import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useContext, useMemo } from 'react'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import { rightsFailures } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { consequencesOf } from '../model/consequences.ts'
import { momentOf, nameOf, refusalText } from '../model/scheduleWords.ts'
import { failureTexts, headOf } from '../panels/warningWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { effectsOf } from './effectsOf.ts'
import { useGhosts } from './useGhosts.ts'

type AppliedPreviewProps = {
  applied: Applied
  /** Airings that the command names: what happens to the others is told. */
  named: ReadonlySet<string>
  /** Takes the nearest place of a refusal. */
  onNearest?: (at: number) => void
}

/** What a command would come to, told before it is carried out: who moves, what goes, what may not air then. */
export function AppliedPreview({ applied, named, onNearest }: AppliedPreviewProps) {
  const words = useScheduleWords()
  const { translate, format, titles } = words
  const { schedule, now, failures } = useSchedule()
  const product = useContext(ConsoleContext)?.product
  const { moved, removed, changed, farthest } = useMemo(
    () => effectsOf(schedule, applied, named),
    [schedule, applied, named],
  )
  const facts = useMemo(
    () => rightsFacts(titles, { now, ...(product !== undefined && { product }) }),
    [titles, now, product],
  )
  const { warnings } = useMemo(
    () => consequencesOf(schedule, applied, { dragged: named, failures, facts }),
    [schedule, applied, named, failures, facts],
  )
  useGhosts(applied, named)
  const { refused, left = [] } = applied
  if (refused)
    return (
      <Told role="status" data-tone="error">
        <Row icon="octagon">{refusalText(refused, schedule, words)}</Row>
        {refused.nearest !== undefined && onNearest && (
          <Button size="small" variant="outlined" onClick={() => onNearest(refused.nearest as number)}>
            {translate('schedule.offers.nearest', { time: momentOf(refused.nearest, words) })}
          </Button>
        )}
      </Told>
    )
  const late = applied.changed.flatMap((id) => {
    const airing = applied.schedule.byId.get(id)
    return airing ? failureTexts(rightsFailures(airing, facts), nameOf(airing, words), words) : []
  })
  const isQuiet = moved.length + removed.length + changed.length + left.length + late.length === 0
  return (
    <Told role="status">
      {isQuiet && <Row icon="check">{translate('scheduleDialogs.preview.nothingElse')}</Row>}
      {moved.length > 0 && (
        <Row icon="arrow">
          {translate('scheduleDialogs.preview.moved', {
            smart_count: moved.length,
            length: format.duration(farthest),
          })}
        </Row>
      )}
      {removed.length > 0 && (
        <Row icon="trash">{translate('scheduleDialogs.preview.removed', { smart_count: removed.length })}</Row>
      )}
      {changed.length > 0 && (
        <Row icon="scissors">{translate('scheduleDialogs.preview.changed', { smart_count: changed.length })}</Row>
      )}
      {left.length > 0 && (
        <Row icon="triangle">{translate('scheduleDialogs.preview.left', { smart_count: left.length })}</Row>
      )}
      {warnings.length > 0 && (
        <Row icon="triangle">
          {translate('scheduleLanes.question.warnings', {
            warnings: format.list(warnings.map((code) => translate(headOf(code)))),
          })}
        </Row>
      )}
      {[...new Set(late)].slice(0, 4).map((text) => (
        <Row key={text} icon="clockOff">
          {text}
        </Row>
      ))}
    </Told>
  )
}

function Row({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p>
      <Icon name={icon} size="small" />
      <span>{children}</span>
    </p>
  )
}

const Told = styled('div')({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  padding: '8px 12px',
  borderRadius: 6,
  fontSize: 12,
  lineHeight: '18px',
  backgroundColor: 'var(--mui-palette-background-paper)',
  '&[data-tone=error]': {
    color: 'var(--mui-palette-status-error-on)',
    backgroundColor: 'var(--mui-palette-status-error-bg)',
  },
  '& p': { display: 'flex', gap: 8, margin: 0, overflowWrap: 'anywhere' },
  '& svg': { marginBlockStart: 2 },
})
