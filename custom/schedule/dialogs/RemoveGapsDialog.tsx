import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { previewCloseGaps, whyNotCloseGaps } from '#contract/rules/schedule/closeGaps.ts'
import { rightsFailures } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { useContext, useMemo } from 'react'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { fixedText, nameOf } from '../model/scheduleWords.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { BlockRow, TextButton } from '../panels/panelParts.ts'
import { useJump } from '../panels/useJump.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'

/** More moves than these are only counted. */
const SHOWN = 40

/** 'Remove all gaps' as a preview: what moves and how far, which gaps stay and why, what may not air earlier. */
export function RemoveGapsDialog({ within }: { within?: TimeRange }) {
  const words = useScheduleWords()
  const { translate, format, titles } = words
  const { schedule, shown, now, run, openDialog } = useSchedule()
  const product = useContext(ConsoleContext)?.product
  const jump = useJump()
  const range = useMemo(
    () => within ?? { from: dayBounds(shown.from, schedule.zone).from, to: dayBounds(shown.to, schedule.zone).to },
    [within, shown.from, shown.to, schedule.zone],
  )
  const { moves, farthest, remaining, fails } = useMemo(() => {
    const facts = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
    const mayAir = (airing: Parameters<typeof rightsFailures>[0]) => rightsFailures(airing, facts).length === 0
    return previewCloseGaps(schedule, { now, within: range, mayAir })
  }, [schedule, now, range, titles, product])
  const why = whyNotCloseGaps(schedule)
  const none = moves.length === 0 ? translate('scheduleDialogs.removeGaps.none') : undefined
  const notYet = why ? translate('scheduleDialogs.removeGaps.processing') : none
  return (
    <DockedDialog
      title={translate('scheduleDialogs.removeGaps.title')}
      okLabel={translate('scheduleDialogs.removeGaps.ok')}
      onOk={() => {
        run({ kind: 'closeGaps', within: range })
        openDialog(undefined)
      }}
      {...(notYet && { notYet })}
    >
      {moves.length > 0 && (
        <section>
          <h3>
            {translate('scheduleDialogs.removeGaps.moves', {
              smart_count: moves.length,
              length: format.duration(farthest),
            })}
          </h3>
          <ul>
            {moves.slice(0, SHOWN).map(({ airing, from }) => (
              <BlockRow key={airing.id} sx={{ paddingInlineStart: 0 }}>
                <span className="place">
                  <TextButton type="button" data-quiet onClick={() => jump(airing)}>
                    {nameOf(airing, words)}
                  </TextButton>
                </span>
                <span className="much">
                  {translate('scheduleDialogs.fromTo', {
                    from: shortMoment(from, words),
                    to: shortMoment(airing.start, words),
                  })}
                </span>
              </BlockRow>
            ))}
          </ul>
        </section>
      )}
      {remaining.length > 0 && (
        <section>
          <h3>{translate('scheduleDialogs.removeGaps.stays', { smart_count: remaining.length })}</h3>
          <ul>
            {remaining.map(({ from, to, why: reason }) => (
              <BlockRow key={from} sx={{ paddingInlineStart: 0 }}>
                <span className="place">{shortMoment(from, words)}</span>
                <span className="much">{format.duration(to - from)}</span>
                <p className="note">
                  {reason === 'end' ? translate('scheduleDialogs.removeGaps.end') : fixedText(reason, words)}
                </p>
              </BlockRow>
            ))}
          </ul>
        </section>
      )}
      {fails.length > 0 && (
        <section>
          <h3>{translate('scheduleDialogs.removeGaps.fails', { smart_count: fails.length })}</h3>
          <ul>
            {fails.flatMap((id) => {
              const airing = schedule.byId.get(id)
              return airing ? [<li key={id}>{nameOf(airing, words)}</li>] : []
            })}
          </ul>
        </section>
      )}
    </DockedDialog>
  )
}
