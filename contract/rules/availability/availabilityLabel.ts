import type { Status } from '#contract/values/status.ts'
import { DAY_MS, EXPIRES_SOON_MS } from '#contract/values/timers.ts'
import { windowEnd, windowStart, type Windowed } from './windowEnd.ts'

type AvailabilityState = 'EXPIRED' | 'ACTIVE' | 'ARCHIVED' | 'FUTURE'

export type Availability = {
  label: AvailabilityState
  /** Both ends of the window, epoch ms; the end is the first instant that is no longer inside. */
  from?: number
  until?: number
  /** Begun days that are left of an active window that ends within 7 days: 1 to 7. */
  endsSoonDays?: number
}

/**
 * The label of a record's dates (specification section 4): past its end EXPIRED, before its start FUTURE, in between
 * ACTIVE, or ARCHIVED for the one status archived.
 */
export function availabilityLabel(
  record: Windowed,
  { product, now, status }: { product?: string; now: number; status?: Status },
): Availability {
  const from = windowStart(record)
  const until = windowEnd(record, product)
  const window = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
  if (until !== undefined && until <= now) return { label: 'EXPIRED', ...window }
  if (from !== undefined && from > now) return { label: 'FUTURE', ...window }
  if (status === 'archived') return { label: 'ARCHIVED', ...window }
  const endsSoon = until !== undefined && until - now <= EXPIRES_SOON_MS
  return { label: 'ACTIVE', ...window, ...(endsSoon ? { endsSoonDays: Math.ceil((until - now) / DAY_MS) } : {}) }
}
