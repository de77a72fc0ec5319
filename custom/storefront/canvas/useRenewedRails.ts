import { useEffect, useRef } from 'react'
import { instants, nextInstant } from '#contract/rules/storefront/lens/instants.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useCanvas } from './CanvasContext.ts'
import { rowInstants } from './model/rowInstants.ts'

/**
 * Reads rails anew as time goes on, while the lens looks at the present: one rail when an instant of a title of its own
 * has passed since the minute before, all of them when one of the page has. Where nothing passed nothing is asked.
 */
export function useRenewedRails() {
  const { shown, lens, now, product } = useStorefront()
  const { reader } = useCanvas()
  const before = useRef(now)
  useEffect(() => {
    const since = before.current
    before.current = now
    if (lens.moment !== 'now' || now <= since) return
    const hasPassed = (sorted: readonly number[]) => (nextInstant(sorted, since) ?? Infinity) <= now
    const isPageChanged = hasPassed(instants(shown))
    for (const [id, { rows }] of reader.all())
      if (isPageChanged || hasPassed(rowInstants(rows, product).toSorted((one, other) => one - other))) reader.renew(id)
  }, [now, lens.moment, shown, reader, product])
}
