import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { UsageView } from './useUsageView.ts'

/** When something airs by the clocks that were chosen; the other clocks are a tip of it. */
export function UsageTime({ instant, zone }: { instant: number; zone: UsageView['zone'] }) {
  const format = useFormat()
  const iso = new Date(instant).toISOString()
  const times = { utc: iso.replace('T', ' ').slice(0, 19), mine: format.dateTime(instant) }
  const other = zone === 'utc' ? `${times.mine}, ${format.zoneLabel(instant)}` : `${times.utc} UTC`
  return (
    <time dateTime={iso} title={other}>
      {times[zone]}
    </time>
  )
}
