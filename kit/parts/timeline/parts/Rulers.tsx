import { memo } from 'react'
import { clockLabel, clockLabelsOf } from '#contract/rules/dates/rulerTicks.ts'
import { repeatedTimes } from '#contract/rules/dates/zoneShifts.ts'
import { dayWords } from '../../format/dayWords.ts'
import { useFormat } from '../../format/FormatProvider.tsx'
import { CLOCK_PX, rulerLabels, rulerStep } from '../geometry/rulerLabels.ts'
import { WEEK_MS } from '../geometry/rulerStops.ts'
import type { TimeScale } from '../geometry/timeScale.ts'
import { xOf } from '../geometry/timeScale.ts'
import { offsetText } from '../rulerText.ts'

/** A zone that times are read in, and what it is called: 'Kuala Lumpur, channel'; '' keeps the place of one not yet known. */
export type RulerZone = { zone: string; label: string }

type RulersProps = {
  /** The first one says where the ticks are. */
  zones: readonly RulerZone[]
  scale: TimeScale
  /** The time that is drawn, and the time at the left edge of the view. */
  from: number
  to: number
  at: number
  now: number
  /** Lanes are days of their own: midnight is a time like others. */
  isClock?: boolean
}

/** The same time in one zone per line; the badge of the time now says it in each, and hides the labels it touches. */
export const Rulers = memo(function Rulers({ zones, scale, from, to, at, now, isClock = false }: RulersProps) {
  const drawn = { from, to }
  const [first] = zones
  const isOfMonths = rulerStep(scale) > WEEK_MS
  const isNowHere = now >= scale.from && now < scale.to
  const ticks = first
    ? rulerLabels(scale, drawn, first.zone, { now: isNowHere ? now : undefined, room: isClock ? CLOCK_PX : undefined })
    : []
  return (
    <div className="rulers" aria-hidden>
      {first &&
        repeatedTimes(drawn, first.zone).map((twice) => (
          <i
            key={twice.from}
            className="repeated"
            style={{ marginInlineStart: xOf(scale, twice.from), width: (twice.to - twice.from) * scale.pxPerMs }}
          />
        ))}
      {zones.map(({ zone, label }, index) => {
        if (label === '') return <div key={index} className="ruler" />
        const labelOf = clockLabelsOf(drawn, zone)
        return (
          <div key={zone} className={index === 0 ? 'ruler' : 'ruler other'}>
            <div className="zone">
              <span title={label}>{label}</span>
              <span>{offsetText(at, zone)}</span>
            </div>
            <div className="ticks">
              {ticks.map((tick) => {
                if (tick.isCovered) return null
                const { time, letters, isMidnight } = labelOf(tick.at)
                const midnight = isMidnight && !isClock ? zone : undefined
                return (
                  <TickLabel
                    key={tick.at}
                    at={tick.at}
                    x={tick.x}
                    {...{ time, letters, midnight }}
                    isMonth={isOfMonths}
                  />
                )
              })}
              {isNowHere && (
                <i className="nowRoom" style={{ insetInlineStart: xOf(scale, now) }}>
                  <b className="now">{clockLabel(now, zone).time}</b>
                </i>
              )}
            </div>
          </div>
        )
      })}
    </div>
  )
})

type TickLabelProps = {
  at: number
  x: number
  time: string
  letters: string | undefined
  /** The zone whose day begins here. */
  midnight: string | undefined
  /** Months are told apart, not days. */
  isMonth: boolean
}

/** Midnight says which day begins; a time that comes twice which of the two it is. */
const TickLabel = memo(function TickLabel({ at, x, time, letters, midnight, isMonth }: TickLabelProps) {
  const { settings } = useFormat()
  return (
    <span style={{ insetInlineStart: x }} data-midnight={midnight !== undefined || undefined}>
      {midnight === undefined ? time : dayWords(settings.language, midnight, at, isMonth ? 'month' : 'full')}
      {letters && <em>{letters}</em>}
    </span>
  )
})
