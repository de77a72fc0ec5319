import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import type { HiddenReason, Viewer } from '#contract/rules/storefront/lens/lens.ts'
import { railForecast } from '#contract/rules/storefront/lens/railForecast.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { RailContent } from '../canvas/content/railContent.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { useAudienceContent } from './useAudienceContent.ts'
import { useAudienceWords } from './useAudienceWords.ts'

type AudienceLineProps = {
  rail: { id: string; curation: Curation | undefined }
  viewer: Viewer
  /** Why this viewer does not see the rail; empty where it is seen. */
  hidden: readonly HiddenReason[]
}

/** One audience of a rail: how many titles it has for them, when it runs empty, or why they do not see it. */
export function AudienceLine({ rail, viewer, hidden }: AudienceLineProps) {
  const translate = useTranslate()
  const { dateTime } = useFormat()
  const { at, setLens } = useStorefront()
  const { hiddenText } = useTargetWords()
  const audienceWords = useAudienceWords()
  const isSeen = hidden.length === 0
  const content = useAudienceContent(rail, viewer, isSeen)
  const emptyAt = useEmptyAt(content)
  const isShort = isSeen && emptyAt !== undefined
  const days = Math.max(1, Math.ceil(((emptyAt ?? at) - at) / DAY_MS))
  const seenText = () => {
    if (!content.isKnown) return translate('storefrontLens.who.seen')
    return emptyAt !== undefined && emptyAt > at
      ? translate('storefrontLens.who.emptyIn', { smart_count: days })
      : translate('storefrontLens.who.titles', { smart_count: content.count })
  }
  return (
    <li {...(isSeen && { 'data-tone': isShort ? 'warning' : 'published' })}>
      <button type="button" onClick={() => setLens({ audience: viewer })}>
        {audienceWords(viewer)}
      </button>
      <span title={isShort ? dateTime(emptyAt) : undefined}>
        <Icon name={!isSeen ? 'clockOff' : isShort ? 'triangle' : 'check'} size="small" />{' '}
        {isSeen ? seenText() : hidden.map(hiddenText).join(' · ')}
      </span>
    </li>
  )
}

/** When a rail has nothing any more within the next 14 days; of one with more titles than were read nobody knows. */
function useEmptyAt({ isKnown, isEnd, rows }: RailContent): number | undefined {
  const { at, product } = useStorefront()
  return useMemo(() => {
    if (!isKnown || !isEnd) return undefined
    const windows = rows.map((row) => {
      const [from, to] = [windowStart(row), windowEnd(row, product)]
      return { id: row.id, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    })
    return railForecast(windows, { now: at }).short?.at
  }, [isKnown, isEnd, rows, at, product])
}
