const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * A minute of the hour on its quarter (specification section 5): 0-7 to 0, 8-21 to 15, 22-37 to 30, 38-51 to 45,
 * 52-59 to 60, the next hour.
 */
export function snapMinute(minute: number): 0 | 15 | 30 | 45 | 60 {
  if (minute < 8) return 0
  if (minute < 22) return 15
  if (minute < 38) return 30
  return minute < 52 ? 45 : 60
}

/**
 * A start time (epoch ms) on its quarter hour, seconds left out: 13:52 becomes 14:00. It does not depend on the zone,
 * since clocks of all zones differ by whole quarters.
 */
export function snapQuarter(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS) * HOUR_MS
  return hour + snapMinute(Math.floor((instant - hour) / MINUTE_MS)) * MINUTE_MS
}
