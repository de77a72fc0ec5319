import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { ownTypeOf } from '#contract/registry/ownFacts.ts'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import { localized } from '#contract/values/localizedText.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { Page } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'

type Use = Pick<StorefrontUse, 'id' | 'urn' | 'lon' | 'st' | 'tab'> & { ty?: string }
type DocumentUsesProps = {
  target: { id: string; rev: number }
  list: (id: string, signal: AbortSignal) => Promise<Page<Use>>
  /** i18n keys of what is said where nothing names it, and of what naming it keeps one from. */
  none: string
  kept?: string
}

/** Who names a record, each a way to its editor; what is named is not deleted. */
export function DocumentUses({ target: { id, rev }, list, none, kept = 'documents.cannotDelete' }: DocumentUsesProps) {
  const translate = useTranslate()
  const { product, types } = useConsole()
  const { language } = useFormat().settings
  const { data, error, refetch } = useQuery({
    queryKey: ['documentUses', id, rev],
    queryFn: ({ signal }) => list(id, signal),
    staleTime: 0,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.rows.length === 0) return <p>{translate(none)}</p>
  const pathOf = ({ id: key, urn, ty }: Use) => {
    const own = ownTypeOf(urn, ty)
    const type = own ? OWN_TYPES[own] : types.find((one) => one.type === typeOfUrn(urn))
    return type && itemPath(product, type, key)
  }
  return (
    <Uses>
      <p className="quiet">
        {translate('documents.uses', { smart_count: data.count })}. {translate(kept)}
      </p>
      <ul>
        {data.rows.map((use) => {
          const name = localized(use.lon, language) || use.id
          const path = pathOf(use)
          return (
            <li key={`${use.id} ${use.tab?.id ?? ''}`}>
              <span>
                {path ? <Link to={path}>{name}</Link> : name}{' '}
                {use.tab && (
                  <span className="quiet">
                    {translate('documents.tab', { name: localized(use.tab.lon, language) || use.tab.id })}
                  </span>
                )}
              </span>
              <StatusChip status={use.st} />
            </li>
          )
        })}
      </ul>
    </Uses>
  )
}

const Uses = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& p': { margin: 0 },
  '& .quiet': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
    minBlockSize: 28,
    paddingBlock: 2,
    ...theme.typography.meta,
    overflowWrap: 'anywhere',
  },
  '& a': { color: 'var(--mui-palette-accent-text)' },
}))
