import { memo } from 'react'
import { clockLabel } from '#contract/rules/dates/rulerTicks.ts'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { Language } from '#contract/values/languages.ts'
import { dayWords } from '../../format/dayWords.ts'
import { useFormat } from '../../format/FormatProvider.tsx'
import { dateRuler, type DateRuler } from '../geometry/dateRuler.ts'
import type { TimeScale } from '../geometry/timeScale.ts'
import { xOf } from '../geometry/timeScale.ts'
import { offsetText } from '../rulerText.ts'
import type { RulerZone } from './Rulers.tsx'

type DateRulersProps = {
  zone: RulerZone
  scale: TimeScale
  /** The time that is drawn, and the time at the left edge of the view. */
  from: number
  to: number
  at: number
  now: number
}

/** A ruler of dates: months, or years, which stay in view over the days that they hold; the time now stands above. */
export const DateRulers = memo(function DateRulers({
  zone: { zone, label },
  scale,
  from,
  to,
  at,
  now,
}: DateRulersProps) {
  const { settings } = useFormat()
  const { form, ticks, of, periods } = dateRuler(scale, { from, to }, zone)
  const today = dayOf(now, zone)
  return (
    <div className="rulers" aria-hidden>
      <div className="ruler">
        <div className="zone">
          <span title={label}>{label}</span>
          <span>{offsetText(at, zone)}</span>
        </div>
        <div className="ticks">
          {periods.map((period) => (
            <i key={period.at} className="period" style={{ insetInlineStart: period.x, width: period.width }}>
              <b>{dayWords(settings.language, zone, period.at, of)}</b>
            </i>
          ))}
          {now >= scale.from && now < scale.to && (
            <i className="nowRoom" style={{ insetInlineStart: xOf(scale, now) }}>
              <b className="now">{clockLabel(now, zone).time}</b>
            </i>
          )}
        </div>
      </div>
      <div className="ruler">
        <div className="zone" />
        <div className="ticks">
          {ticks.map((tick) => {
            const isToday = form !== 'month' && form !== 'time' && dayOf(tick.at, zone) === today
            return (
              <span
                key={tick.at}
                data-form={form}
                data-weekend={(tick.isWeekend && form !== 'time' && form !== 'month') || undefined}
                data-today={isToday || undefined}
                style={{ insetInlineStart: tick.x, width: tick.width }}
              >
                <TickText at={tick.at} zone={zone} form={form} language={settings.language} />
              </span>
            )
          })}
        </div>
      </div>
    </div>
  )
})

type TickTextProps = { at: number; zone: string; form: DateRuler['form']; language: Language }

/** Midnight among times says which day begins. */
function TickText({ at, zone, form, language }: TickTextProps) {
  const { time, isMidnight } = clockLabel(at, zone)
  if (form === 'time' && !isMidnight) return time
  if (form === 'month') return <b>{dayWords(language, zone, at, 'monthName')}</b>
  const number = <b>{Number(dayOf(at, zone).slice(8))}</b>
  if (form === 'number') return number
  return (
    <>
      <em>{dayWords(language, zone, at, form === 'letter' ? 'weekdayLetter' : 'weekday')}</em> {number}
    </>
  )
}
