import { zoneCity } from '#kit/parts/format/zoneCity.ts'
import type { Translate } from './airingWords.ts'
import type { GuideLane } from './guideLane.ts'

const UTC = 'UTC'

/** The zone whose days the guide has: that of most channels that are known; UTC where they name none. */
export function guideZone(lanes: readonly GuideLane[]): string {
  const counts = new Map<string, number>()
  for (const { channel } of lanes) if (channel) counts.set(channel.tz ?? UTC, (counts.get(channel.tz ?? UTC) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? UTC
}

type Zone = { zone: string; label: string }

/**
 * The rulers above the lanes: the zone of the guide, and the reader's own where it is another. While that of the guide is
 * not known, the reader's stands on the second line: then the first has its place, whatever it will be.
 */
export function rulerZones(zone: string | undefined, mine: string, translate: Translate): readonly [Zone, ...Zone[]] {
  if (zone === undefined) return [{ zone: mine, label: '' }, ownRuler(mine, translate)]
  const guide = { zone, label: translate('epg.zone.channel', { city: zoneCity(zone) }) }
  return mine === zone ? [guide] : [guide, ownRuler(mine, translate)]
}

const ownRuler = (zone: string, translate: Translate): Zone => ({
  zone,
  label: translate('epg.zone.mine', { city: zoneCity(zone) }),
})
