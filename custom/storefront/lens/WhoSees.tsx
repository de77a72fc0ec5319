import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { audiencesOf } from '#contract/rules/storefront/lens/lens.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { factsOf } from '../useFindings.ts'
import { AudienceLine } from './AudienceLine.tsx'
import { audiencesIn } from './model/audiences.ts'

/**
 * Who sees the rail that is selected: viewers that the page tells apart, how many titles each of them gets, and whether
 * it runs empty for them in the next 14 days.
 */
export function WhoSees() {
  const translate = useTranslate()
  const { shown, shownTab, selection, at, policies } = useStorefront()
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
  if (!isRail) return null
  return (
    <Panel aria-label={translate('storefrontLens.who.title')}>
      <h3>{translate('storefrontLens.who.title')}</h3>
      <ul>
        {Object.entries(seen).map(([name, hidden]) => (
          <AudienceLine
            key={name}
            rail={{ id, curation: shown.curation.get(id) }}
            viewer={viewers[name] ?? {}}
            hidden={hidden}
          />
        ))}
      </ul>
    </Panel>
  )
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
