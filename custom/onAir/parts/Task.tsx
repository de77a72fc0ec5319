import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { isTrouble } from '#contract/rules/epg/isTrouble.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { problemText } from '../model/problemWords.ts'
import { AssignButton } from './AssignButton.tsx'
import { AcknowledgeButton } from './AcknowledgeButton.tsx'
import { Countdown } from './Countdown.tsx'
import { TaskBox } from './taskStyles.ts'
import { useBoardPaths } from './useBoardPaths.ts'

type TaskProps = { problem: OnAirProblem; channel: GuideChannel | undefined; now: number }

/** One problem of the worklist: when it hits viewers, what it is, who sees to it, and the way to it. */
export function Task({ problem, channel, now }: TaskProps) {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  const { product, may } = useConsole()
  const { problemPath } = useBoardPaths()
  const { kind, from, program } = problem
  const isNow = from <= now
  const name = translate('airBoard.task', {
    kind: translate(`airBoard.kind.${kind}`),
    channel: channel ? titleOf(channel, language) : '',
  })
  const detail = problemText(problem, now, { translate, format, language })
  const isSevere = isTrouble(problem, now)
  return (
    <TaskBox data-tone={isSevere ? 'error' : 'warning'} data-now={(isNow && isSevere) || undefined}>
      <span className="when">{isNow ? translate('airBoard.nowWord') : <Countdown at={from} />}</span>
      <div className="words">
        <div className="name" title={name}>
          {name}
        </div>
        <div className="detail" title={detail}>
          {detail}
        </div>
        <div className="acts">
          <AcknowledgeButton line={problem} name={name} />
          <Link to={problemPath(problem, channel, now)} aria-label={`${translate('airBoard.jump')}: ${name}`}>
            {translate('airBoard.jump')}
          </Link>
          {program !== undefined && may('cp_live', 'view') && (
            <Link
              to={inProduct(product, `live/program/${encodeURIComponent(program)}`)}
              aria-label={`${translate('airBoard.program')}: ${name}`}
            >
              {translate('airBoard.program')}
            </Link>
          )}
        </div>
      </div>
      <AssignButton line={problem} name={name} />
    </TaskBox>
  )
}
