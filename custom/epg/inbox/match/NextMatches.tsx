import { useLocale, useTranslate } from 'ra-core'
import type { EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** Channels that are named ahead; the rest are counted. */
const NAMED = 8

/** What waits behind the channel that is looked at, each with its best candidate. */
export function NextMatches({ matches, onChoose }: { matches: readonly EpgMatch[]; onChoose: (id: string) => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  if (matches.length === 0) return null
  return (
    <section className="next">
      <h3>{translate('ingestion.match.next')}</h3>
      {matches.slice(0, NAMED).map(({ id, names, programmes, candidates: [best] }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          <b>{titleOf({ lon: names }, language) || id}</b>
          <span className="count">
            {translate('ingestion.programmes', { smart_count: programmes, count: format.number(programmes) })}
          </span>
          {best && (
            <span className="best">
              <span>{titleOf(best.channel, language)}</span> <b>{format.percent(best.score)}</b>
            </span>
          )}
        </button>
      ))}
      {matches.length > NAMED && (
        <p>
          {translate('ingestion.match.more', {
            smart_count: matches.length - NAMED,
            count: format.number(matches.length - NAMED),
          })}
        </p>
      )}
    </section>
  )
}
