/** A reading of calendar and clock, without a zone: month 1-12, day 1-31, hour 0-23. */
export type WallClock = { year: number; month: number; day: number; hour: number; minute: number; second: number }

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs far more than using one, so there is one per zone. A zone that is unknown counts as UTC. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = isTimeZone(zone) ? makeFormatter(zone) : makeFormatter('UTC')
  formatters.set(zone, made)
  return made
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}

/** Is this a zone that the machine knows (IANA name or UTC)? */
export function isTimeZone(zone: string): boolean {
  try {
    return makeFormatter(zone) !== undefined
  } catch {
    return false
  }
}

/** What calendar and clock show in a zone at an instant (epoch ms). */
export function zonedParts(instant: number, zone: string): WallClock {
  if (zone === 'UTC') return utcParts(instant)
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return { year, month, day, hour, minute, second }
}

function utcParts(instant: number): WallClock {
  const date = new Date(instant)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

/** The instant at which UTC shows this reading. Unlike Date.UTC it takes the years 0 to 99 as they are. */
export function utcInstant({ year, month, day, hour, minute, second }: WallClock): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) + (hour * 3_600 + minute * 60 + second) * 1_000
}

/** What the zone's clocks are ahead of UTC at an instant, in ms. */
export function offsetAt(instant: number, zone: string): number {
  const second = Math.floor(instant / 1_000) * 1_000
  return utcInstant(zonedParts(second, zone)) - second
}
