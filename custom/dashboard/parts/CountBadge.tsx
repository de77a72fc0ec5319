import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { DashboardCount } from '#contract/registry/dashboard.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { paths } from '#kit/parts/icons/paths.ts'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { PanelQuiet } from './panelParts.ts'
import { TallyLink } from './TallyLink.tsx'

const Card = styled('div')({
  position: 'relative',
  padding: '14px 16px',
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
  color: 'var(--mui-palette-text-primary)',
  minInlineSize: 0,
  // One alone is no banner; names of two lines push no number out of its row.
  maxInlineSize: 480,
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  '&:has(h2 a):hover': { background: 'var(--mui-palette-surface-hover)' },
  // The number's link takes the whole card; the links below stand over it.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 6 },
  '& p a': { position: 'relative', zIndex: 1, display: 'inline-flex', alignItems: 'center', minBlockSize: 24 },
})
const Name = styled('span')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 400,
  color: 'var(--mui-palette-text-secondary)',
  '& > svg': { flex: 'none', marginBlockStart: 2 },
})
const Heading = styled('h2')({
  margin: 0,
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 'var(--marquee-weight-700)',
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
})
const Notes = styled('p')({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: 8,
  '& > span': { display: 'inline-flex', alignItems: 'center', minBlockSize: 24 },
})

const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name)

/** One total with what it gained this week. A total of several types names each, since no list shows them together. */
export function CountBadge({ count }: { count: DashboardCount }) {
  const translate = useTranslate()
  const locale = useLocale()
  const format = useFormat()
  const name = textIn(count.label, interfaceLanguage(locale))
  const figure = format.number(count.count)
  const [only, ...others] = count.lists
  const gained = count.thisWeek.filter((tally) => tally.count > 0)
  return (
    <Card>
      <Heading>
        <Name>
          <Icon name={isIcon(count.icon) ? count.icon : 'list'} />
          {name}
        </Name>
        {only && others.length === 0 ? (
          <TallyLink tally={only} label={`${figure} ${name}`}>
            {figure}
          </TallyLink>
        ) : (
          figure
        )}
      </Heading>
      <Notes>
        {others.length > 0 && count.lists.map((tally) => <Quiet key={tally.type} tally={tally} />)}
        {gained.map((tally) => {
          const words = translate('dashboard.thisWeek', { n: format.number(tally.count) })
          return (
            <PanelQuiet key={tally.type}>
              <TallyLink tally={tally} label={`${name}: ${words}`}>
                {words}
              </TallyLink>
            </PanelQuiet>
          )
        })}
        {gained.length === 0 && others.length === 0 && <PanelQuiet>{translate('dashboard.noneThisWeek')}</PanelQuiet>}
      </Notes>
    </Card>
  )
}

function Quiet({ tally }: { tally: DashboardCount['lists'][number] }) {
  return (
    <PanelQuiet>
      <TallyLink tally={tally} named />
    </PanelQuiet>
  )
}
