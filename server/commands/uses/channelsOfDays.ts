import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import { SCHEDULE_KIND } from '../../stores/schedule/scheduleKind.ts'
import { VIRTUAL_CHANNEL } from '../schedules/virtualChannel.ts'

type DayRow = { cs: string; dt: string }
/** What a day of a schedule is called where titles are listed, and whose it is. */
type DayNames = { lon: LocalizedText[]; channel?: string }

/** Names of days among rows: 'Rimba Hits, 2026-11-24'. A day has no name of its own. */
export async function channelsOfDays(
  context: CallContext,
  rows: readonly ContentRow[],
): Promise<(row: ContentRow) => DayNames | undefined> {
  const days = new Map(rows.filter(({ cty }) => cty === SCHEDULE_KIND.type.type).map((row) => [row.id, dayIn(row)]))
  if (days.size === 0) return () => undefined
  const codes = [...new Set([...days.values()].map(({ cs }) => cs))]
  const channels = await context.services.schedules.channels(context, catalogUrn(VIRTUAL_CHANNEL), codes)
  const channelBy = new Map(channels.map((channel) => [channel.cs, channel]))
  return ({ id }) => {
    const day = days.get(id)
    if (!day) return undefined
    const channel = channelBy.get(day.cs)
    const names = channel && channel.lon.length > 0 ? channel.lon : [{ lang: 'en', n: day.cs }]
    const lon = names.map((name) => ({ ...name, n: `${name.n}, ${day.dt}` }))
    return { lon, ...(channel && { channel: channel.id }) }
  }
}

function dayIn(row: ContentRow): DayRow {
  const { cs = '', dt = '' } = row as Partial<DayRow>
  return { cs, dt }
}
