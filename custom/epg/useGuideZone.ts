import { useEffect, useMemo, useState } from 'react'
import { isTimeZone } from '#contract/rules/dates/zonedParts.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'
import type { GuideLane } from './model/guideLane.ts'
import { guideZone } from './model/guideZone.ts'

/**
 * The zone of the guide's days. Only its channels tell it: until they have come it is the one that this browser saw
 * last in the product, so that neither rulers nor day change under the reader; the reader's own at the first visit.
 */
export function useGuideZone() {
  const { product } = useConsole()
  const { settings } = useFormat()
  const key = `marquee-guide-zone-${product}`
  const [learned, setLearned] = useState<{ key: string; zone: string }>()
  const kept = useMemo(() => keptZone(key), [key])
  // What another product's channels told is not this one's.
  const seen = learned?.key === key ? learned.zone : kept
  useEffect(() => {
    if (learned) writeStored(localStorage, learned.key, learned.zone)
  }, [learned])
  const learn = (lanes: readonly GuideLane[]) => {
    if (!lanes.some(({ channel }) => channel)) return
    const own = guideZone(lanes)
    if (own !== seen) setLearned({ key, zone: own })
  }
  return { zone: seen ?? settings.timeZone, isKnown: seen !== undefined, learn }
}

/** A zone that this browser can reckon with; what anything else wrote there is as good as nothing. */
function keptZone(key: string): string | undefined {
  const kept = readStored(localStorage, key)
  return typeof kept === 'string' && isTimeZone(kept) ? kept : undefined
}
