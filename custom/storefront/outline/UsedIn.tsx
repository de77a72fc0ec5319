import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useId } from 'react'
import { Link } from 'react-router'
import { titleOf } from '#contract/schemas/readers.ts'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { useContainerUsage } from '../inspector/useContainerUsage.ts'
import { useStorefront } from '../StorefrontContext.ts'

/** Where a container is shown, page by page with the tab, each a way to its editor. */
export function UsedIn({ id: container }: { id: string }) {
  const translate = useTranslate()
  const language = useLocale()
  const { product } = useStorefront()
  const { state, uses, isMore } = useContainerUsage(container)
  const id = useId()
  const note = state !== 'known' ? state : uses.length === 0 ? 'nowhere' : isMore ? 'more' : undefined
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{translate('storefrontOutline.usedIn.title')}</h2>
      <ul>
        {uses.map((use) => (
          <li key={`${use.id} ${use.tab?.id ?? ''}`}>
            <Link to={inProduct(product, `${use.ty ?? 'storefront'}/${encodeURIComponent(use.id)}`)}>
              {titleOf(use, language) || use.id}
            </Link>
            {use.tab && <span>{titleOf(use.tab, language) || use.tab.id}</span>}
          </li>
        ))}
      </ul>
      {note && <p role="status">{translate(`storefrontOutline.usedIn.${note}`)}</p>}
    </Panel>
  )
}

const Panel = styled('section')(({ theme }) => ({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: '8px 12px',
  '& h2': { ...theme.typography.subtitle2, margin: '0 0 6px' },
  '& p': { ...theme.typography.caption, margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { ...theme.typography.body2, display: 'grid', padding: '4px 0', overflowWrap: 'anywhere' },
  '& a': { color: 'var(--mui-palette-accent-text)' },
  '& span': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
}))
