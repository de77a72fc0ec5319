import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { audiencesOf } from '#contract/rules/storefront/lens/lens.ts'
import { railForecast } from '#contract/rules/storefront/lens/railForecast.ts'
import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useAllContent } from '../canvas/content/useAllContent.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { factsOf } from '../useFindings.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { audiencesIn } from './model/audiences.ts'
import { useAudienceWords } from './useAudienceWords.ts'

/** Who sees the rail that is selected: viewers that the page tells apart, and whether it runs empty in the next 14 days. */
export function WhoSees() {
  const translate = useTranslate()
  const { dateTime } = useFormat()
  const { shown, shownTab, selection, at, product, lens, setLens, policies } = useStorefront()
  const { hiddenText } = useTargetWords()
  const audienceWords = useAudienceWords()
  const content = useAllContent()
  const [id] = selection
  const isRail = selection.size === 1 && id !== undefined && shown.containers.has(id)
  const viewers = useMemo(() => audiencesIn(shown, policies), [shown, policies])
  const seen = useMemo(
    () =>
      isRail && shownTab !== undefined
        ? audiencesOf(shown, { tab: shownTab, id }, viewers, { at, facts: factsOf(policies.gate) })
        : {},
    [isRail, shown, shownTab, id, viewers, at, policies],
  )
  const known = id === undefined ? undefined : content.get(id)
  const rows = known?.isKnown ? known.rows : undefined
  const forecast = useMemo(
    () =>
      rows &&
      railForecast(
        rows.map((row) => windowOf(row, product)),
        { now: at },
      ),
    [rows, product, at],
  )
  if (!isRail) return null
  const short = forecast?.short
  const shortText =
    short && short.at > at
      ? translate('storefrontLens.who.emptyIn', { smart_count: Math.max(1, Math.ceil((short.at - at) / DAY_MS)) })
      : undefined
  return (
    <Panel aria-label={translate('storefrontLens.who.title')}>
      <h3>{translate('storefrontLens.who.title')}</h3>
      <ul>
        {Object.entries(seen).map(([name, hidden]) => {
          const isSeen = hidden.length === 0
          const isShort = isSeen && (shortText !== undefined || known?.count === 0)
          return (
            <li key={name} {...(isSeen && { 'data-tone': isShort ? 'warning' : 'published' })}>
              <button type="button" onClick={() => setLens({ audience: viewers[name] ?? lens.audience })}>
                {audienceWords(viewers[name] ?? {})}
              </button>
              <span title={short ? dateTime(short.at) : undefined}>
                <Icon name={!isSeen ? 'clockOff' : isShort ? 'triangle' : 'check'} size="small" />{' '}
                {!isSeen
                  ? hidden.map(hiddenText).join(' · ')
                  : (shortText ??
                    (known?.isKnown
                      ? translate('storefrontLens.who.titles', { smart_count: known.count })
                      : translate('storefrontLens.who.seen')))}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function windowOf(row: Parameters<typeof windowEnd>[0] & { id: string }, product: string | undefined) {
  const [from, to] = [windowStart(row), windowEnd(row, product)]
  return { id: row.id, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

const Panel = styled('section')({
  flex: 'none',
  maxBlockSize: '34%',
  overflow: 'auto',
  padding: '12px 16px',
  borderBlockStart: '1px solid var(--mui-palette-line-hair)',
  fontSize: 12,
  '& h3': { margin: '0 0 8px', fontSize: 12, fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  '& li > span': { display: 'inline-flex', gap: 4, textAlign: 'end', color: 'var(--mui-palette-text-secondary)' },
  '& li[data-tone=published] > span': { color: 'var(--mui-palette-status-published-on)' },
  '& li[data-tone=warning] > span': { color: 'var(--mui-palette-status-warning-on)' },
  '& button': { padding: 0, border: 0, background: 'none', font: 'inherit', color: 'inherit', textAlign: 'start' },
  '& button:hover, & button:focus-visible': { textDecoration: 'underline' },
})
