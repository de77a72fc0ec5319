import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { isComputed, isListed, type CurationEntry } from '#contract/rules/storefront/curation/entry.ts'

/** One piece of content in a line: where it comes from, and how much was chosen. */
export function useContentWords(): (entry: CurationEntry) => string {
  const translate = useTranslate()
  return useCallback(
    (entry) => {
      if (entry.source === 'other') return translate('storefrontCuration.other')
      const source = translate(`storefrontCuration.sources.${entry.source}`)
      if (isListed(entry)) return translate('storefrontCuration.listed', { source, smart_count: entry.items.length })
      if (isComputed(entry)) {
        const rail = translate(`storefrontCuration.rails.${entry.rail}`)
        return entry.team === undefined ? rail : translate('storefrontCuration.ofTeam', { rail, team: entry.team })
      }
      return translate('storefrontCuration.queried', { source, smart_count: entry.query.filter.length })
    },
    [translate],
  )
}
