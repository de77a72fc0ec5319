import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { UseLine } from '#kit/record/uses/UseLine.tsx'
import { useUses } from '#kit/record/uses/useUses.ts'

/** Who names this airing. */
export function AiringUses({ id }: { id: string }) {
  const translate = useTranslate()
  const heading = useId()
  const isKnown = useServiceHas('uses')
  const { data } = useUses({ chosen: { keys: [id] }, pageSize: 5 })
  if (!isKnown) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        {translate('uses.usedIn')}
        {data && data.count > 0 && <CountBadge count={data.count} />}
      </h3>
      {data && data.users.length === 0 && <div className="quiet">{translate('uses.notUsed')}</div>}
      <ul>
        {data?.users.map((use) => (
          <UseLine key={use.id} use={use} />
        ))}
      </ul>
    </section>
  )
}
