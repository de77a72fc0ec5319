import { useContext, useMemo } from 'react'
import { loopDrifts, loopFailures } from '#contract/rules/schedule/loop/failingTurn.ts'
import type { Loop, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { rightsEndOf } from '../model/rightsEnd.ts'
import { momentOf, nameOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** More failing titles than these are only counted. */
const SHOWN = 6

/** How many turns a loop has, the first turn in which something fails, and when it shifts on local clocks. */
export function LoopForesight({ loop }: { loop: Pick<Loop, 'block' | 'until'> }) {
  const words = useScheduleWords()
  const { translate, format, titles } = words
  const { schedule, zones } = useSchedule()
  const product = useContext(ConsoleContext)?.product
  const { from, to } = loop.block
  const failures = useMemo(
    () =>
      to <= from
        ? []
        : loopFailures(schedule, { block: { from, to }, until: loop.until }, ({ pgmId }) => {
            const title = pgmId === undefined ? undefined : titles.get(pgmId)
            return title ? rightsEndOf(title, product) : undefined
          }),
    [schedule, from, to, loop.until, titles, product],
  )
  if (to <= from || loop.until <= to) return null
  const byTitle = titlesFailing(failures, schedule)
  const drifts = loopDrifts(loop, zones.mine)
  const turns = Math.ceil((loop.until - to) / (to - from))
  return (
    <section>
      <h3>{translate('scheduleLoop.turns', { smart_count: turns })}</h3>
      <ul>
        {byTitle.slice(0, SHOWN).map(({ first: { airing: id, turn, at }, count }) => {
          const airing = schedule.byId.get(id)
          return (
            <li key={id} style={{ display: 'flex', gap: 8, paddingBlock: 2 }}>
              <Icon name="clockOff" size="small" />
              <span>
                {translate(turn === 0 ? 'scheduleLoop.failsAtOnce' : 'scheduleLoop.fails', {
                  title: airing ? nameOf(airing, words) : id,
                  turn: format.number(turn),
                  time: momentOf(at, words),
                })}
                {count > 1 && translate('scheduleLoop.others', { smart_count: count - 1 })}
              </span>
            </li>
          )
        })}
      </ul>
      {failures.length === 0 && <p className="quiet">{translate('scheduleLoop.noFailures')}</p>}
      {byTitle.length > SHOWN && (
        <p className="quiet">{translate('scheduleWarnings.more', { smart_count: byTitle.length - SHOWN })}</p>
      )}
      {drifts.map(({ at, by }) => (
        <p key={at} className="quiet">
          {translate(by > 0 ? 'scheduleLoop.later' : 'scheduleLoop.earlier', {
            time: momentOf(at, words),
            length: format.duration(Math.abs(by)),
            zone: zones.mine,
          })}
        </p>
      ))}
    </section>
  )
}

type Failure = ReturnType<typeof loopFailures>[number]

/** A title fails in each of its airings: told by the first of them, and how many there are. */
function titlesFailing(failures: readonly Failure[], { byId }: Pick<Schedule, 'byId'>) {
  const found = new Map<string, { first: Failure; count: number }>()
  for (const failure of failures) {
    const key = byId.get(failure.airing)?.pgmId ?? failure.airing
    const known = found.get(key)
    if (known) known.count++
    else found.set(key, { first: failure, count: 1 })
  }
  return [...found.values()]
}
