import { useTranslate } from 'ra-core'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import { SOURCE_TYPES, type SourceType } from '#contract/values/storefront.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { ColumnTabs } from '../parts/ColumnTabs.tsx'

type SourceListProps = { source: SourceType; onSource: (source: SourceType) => void; chosen: Curation }

/** Where content may come from, in the order of priority, each with how many entries are chosen of it. */
export function SourceList({ source, onSource, chosen }: SourceListProps) {
  const translate = useTranslate()
  return (
    <ColumnTabs
      label={translate('storefrontCuration.sourcesLabel')}
      tabs={SOURCE_TYPES}
      shown={source}
      onShow={onSource}
    >
      {(one) => {
        const count = chosen.filter((entry) => entry.source === one).length
        return (
          <>
            <span>{translate(`storefrontCuration.sources.${one}`)}</span>
            {count > 0 && (
              <CountBadge
                count={count}
                tone="accent"
                label={translate('storefrontCuration.entries', { smart_count: count })}
              />
            )}
          </>
        )
      }}
    </ColumnTabs>
  )
}
