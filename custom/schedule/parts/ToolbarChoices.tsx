import { useTranslate } from 'ra-core'
import { dayRangeWords, dayWords } from '#kit/parts/format/dayWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { zoneCity } from '#kit/parts/format/zoneCity.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'

/** '23 – 29 Nov 2026', or the one day with its weekday. */
export function Span() {
  const { settings } = useFormat()
  const { shown } = useSchedule()
  const [from, to] = [Date.parse(shown.from), Date.parse(shown.to)]
  const text =
    from === to
      ? dayWords(settings.language, SCHEDULE_ZONE, to, 'withYear')
      : dayRangeWords(settings.language, SCHEDULE_ZONE, from, to)
  return <h2>{text}</h2>
}

/** Whose clocks the list shows, where the reader has others than the channel. */
export function Clocks() {
  const translate = useTranslate()
  const { zones, shown, show } = useSchedule()
  if (zones.channel === zones.mine) return null
  return (
    <Segments role="group" aria-label={translate('schedule.toolbar.clocks')}>
      {(['channel', 'mine'] as const).map((clock) => (
        <button key={clock} type="button" aria-pressed={shown.clock === clock} onClick={() => show({ clock })}>
          {zoneCity(zones[clock])}
        </button>
      ))}
    </Segments>
  )
}

const SHAPE_ICONS = { timeline: 'lanes', list: 'list' } as const

/** Lanes of time, or rows: each known by its icon where the bar is short. */
export function Shapes() {
  const translate = useTranslate()
  const { shown, show } = useSchedule()
  return (
    <Segments role="group" aria-label={translate('schedule.toolbar.shapes.label')}>
      {(['timeline', 'list'] as const).map((shape) => {
        const name = translate(`schedule.toolbar.shapes.${shape}`)
        return (
          <button
            key={shape}
            type="button"
            className="shape"
            title={name}
            aria-pressed={shown.shape === shape}
            onClick={() => show({ shape })}
          >
            <Icon name={SHAPE_ICONS[shape]} size="small" />
            <span className="word">{name}</span>
          </button>
        )
      })}
    </Segments>
  )
}

/** One day, or its week. */
export function Modes() {
  const translate = useTranslate()
  const { shown, show } = useSchedule()
  return (
    <Segments role="group" aria-label={translate('schedule.toolbar.modes.label')}>
      {(['day', 'week'] as const).map((mode) => (
        <button key={mode} type="button" aria-pressed={mode === shown.mode} onClick={() => show({ mode })}>
          {translate(`schedule.toolbar.modes.${mode}`)}
        </button>
      ))}
    </Segments>
  )
}
