import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { DashboardCount, DashboardData } from '#contract/registry/dashboard.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { dataIcon } from '#kit/parts/icons/dataIcons.ts'
import { PartFailed } from './Panel.tsx'
import { PanelQuiet } from './panelParts.ts'
import { TallyLink } from './TallyLink.tsx'

const Strip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  borderRadius: 6,
  padding: '6px 0',
  background: 'var(--mui-palette-background-raised)',
  '&:empty': { display: 'none' },
})
const Count = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  flex: '1 1 150px',
  minBlockSize: 28,
  paddingInline: 16,
  fontSize: 13,
  lineHeight: '20px',
  color: 'var(--mui-palette-text-secondary)',
  '& > svg': { color: 'var(--mui-palette-text-tertiary)' },
  '& > b': { fontSize: 15, fontWeight: 'var(--marquee-weight-700)', color: 'var(--mui-palette-text-primary)' },
  '& + &': { boxShadow: '-1px 0 0 var(--mui-palette-line-edge)' },
  '&:dir(rtl) + &:dir(rtl)': { boxShadow: '1px 0 0 var(--mui-palette-line-edge)' },
})
const Gained = styled(PanelQuiet)({ '& a': { color: 'var(--mui-palette-status-published-on)' } })

type CountStripProps = { data: DashboardData; onRetry: () => void }

/** The totals that configuration names, in one line, with what each gained this week. */
export function CountStrip({ data, onRetry }: CountStripProps) {
  const translate = useTranslate()
  return (
    <Strip role="group" aria-label={translate('dashboard.totals')}>
      {data.failed.includes('counts') && <PartFailed onRetry={onRetry} />}
      {data.counts.map((count) => (
        <Total key={count.types.join()} count={count} />
      ))}
    </Strip>
  )
}

/** A total of several types names each, since no list shows them together. */
function Total({ count }: { count: DashboardCount }) {
  const translate = useTranslate()
  const format = useFormat()
  const name = textIn(count.label, interfaceLanguage(useLocale()))
  const figure = format.number(count.count)
  const [only, ...others] = count.lists
  return (
    <Count>
      <Icon name={dataIcon(count.icon)} />
      {name}
      <b>
        {only && others.length === 0 ? (
          <TallyLink tally={only} label={`${figure} ${name}`}>
            {figure}
          </TallyLink>
        ) : (
          figure
        )}
      </b>
      {others.length > 0 &&
        count.lists.map((tally) => (
          <PanelQuiet key={tally.type}>
            <TallyLink tally={tally} named />
          </PanelQuiet>
        ))}
      {count.thisWeek
        .filter((tally) => tally.count > 0)
        .map((tally) => {
          const words = translate('dashboard.thisWeek', { n: format.number(tally.count) })
          return (
            <Gained key={tally.type}>
              <TallyLink tally={tally} label={`${name}: ${words}`}>
                {words}
              </TallyLink>
            </Gained>
          )
        })}
    </Count>
  )
}
