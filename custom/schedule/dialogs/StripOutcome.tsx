import { titleOf } from '#contract/schemas/readers.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import type { Strip } from './useStrip.ts'

/** Which episode airs when, which slots stay empty and why, and with which the season goes on. */
export function StripOutcome({ strip: { episodes, flow } }: { strip: Strip }) {
  const words = useScheduleWords()
  const { translate, titles, language } = words
  const nameOf = (id: string) => {
    const title = titles.get(id)
    return (title && titleOf(title, language)) || id
  }
  const next = flow.next === undefined ? undefined : episodes[flow.next]
  return (
    <section aria-label={translate('scheduleStrip.outcome')}>
      <ol style={{ margin: 0, paddingInlineStart: 20 }}>
        {flow.placed.map(({ slot, episode }) => (
          <li key={slot.start}>
            {translate('scheduleWarnings.place', {
              title: nameOf(episode.pgmId),
              time: shortMoment(slot.start, words),
            })}
          </li>
        ))}
      </ol>
      {flow.empty.map(({ slot, why }) => (
        <p key={slot.start} className="quiet">
          {translate(`scheduleStrip.${why}`, { time: shortMoment(slot.start, words) })}
        </p>
      ))}
      {next !== undefined && flow.placed.length > 0 && (
        <p className="quiet">{translate('scheduleStrip.goesOn', { title: nameOf(next) })}</p>
      )}
    </section>
  )
}
