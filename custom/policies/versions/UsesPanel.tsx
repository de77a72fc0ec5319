import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import { POLICY_URN } from '#contract/values/policy.ts'
import { CONTAINER_URN } from '#contract/values/storefront.ts'
import { localized } from '#contract/values/localizedText.ts'
import type { Page } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { PanelSheet } from '../parts/PanelSheet.ts'

type UsesPanelProps = {
  target: { id: string; rev: number }
  list: (key: string, signal: AbortSignal) => Promise<Page<StorefrontUse>>
  /** i18n key of what is said where nothing names it. */
  none: string
}

/** Who names a policy or an attribute, each a way to its editor; what is named is not deleted. */
export function UsesPanel({ target: { id, rev }, list, none }: UsesPanelProps) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { language } = useFormat().settings
  const { data, error, refetch } = useQuery({
    queryKey: ['policyUses', id, rev],
    queryFn: ({ signal }) => list(id, signal),
    staleTime: 0,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.rows.length === 0) return <p>{translate(none)}</p>
  return (
    <PanelSheet>
      <p className="quiet">
        {translate('policies.uses.title', { smart_count: data.count })}. {translate('policies.uses.cannotDelete')}
      </p>
      <ul>
        {data.rows.map((use) => (
          <li
            key={`${use.id} ${use.tab?.id ?? ''}`}
            className="case"
            style={{ gridTemplateColumns: 'minmax(0,1fr) auto' }}
          >
            <span>
              <Link to={inProduct(product, pathOf(use))}>{localized(use.lon, language) || use.id}</Link>{' '}
              {use.tab && (
                <span className="quiet">
                  {translate('policies.uses.tab', { name: localized(use.tab.lon, language) || use.tab.id })}
                </span>
              )}
            </span>
            <StatusChip status={use.st} />
          </li>
        ))}
      </ul>
    </PanelSheet>
  )
}

function pathOf({ id, urn, ty = 'storefront' }: StorefrontUse): string {
  const first = urn === POLICY_URN ? 'policy' : urn === CONTAINER_URN ? 'Container' : ty
  return `${first}/${encodeURIComponent(id)}`
}
