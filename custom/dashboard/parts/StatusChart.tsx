import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { foldedTypes } from '../model/foldedTypes.ts'
import { useKeptChoice } from '../useKeptChoice.ts'
import { NamedLists } from './NamedLists.tsx'
import { Panel } from './Panel.tsx'
import { PanelQuiet } from './panelParts.ts'
import { StatusTable } from './StatusTable.tsx'

const Rest = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' })
const Fold = styled(ButtonBase)({
  minBlockSize: 24,
  gap: 6,
  borderRadius: 4,
  font: 'inherit',
  fontWeight: 'var(--marquee-weight-600)',
  '&:hover': { color: 'var(--mui-palette-accent-main)' },
  '& > svg': { transition: 'transform 120ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
})

type StatusChartProps = { data: DashboardData; onRetry: () => void }

/** The types with most titles by status; the others in one line that says what of them waits, and unfolds. */
export function StatusChart({ data, onRetry }: StatusChartProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { types } = useConsole()
  const [isWhole, setWhole] = useKeptChoice('allTypes')
  const { most, rest, pending, count } = foldedTypes(types, data.statuses)
  return (
    <Panel
      title={translate('dashboard.byStatus')}
      count={most.length}
      isPlain
      empty={translate('dashboard.byStatusEmpty')}
      failed={data.failed.includes('statuses')}
      onRetry={onRetry}
    >
      <StatusTable types={isWhole ? [...most, ...rest] : most} statuses={data.statuses} />
      {rest.length > 0 && (
        <Rest>
          <Fold aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            <Icon name="chevronDown" size="small" />
            {isWhole
              ? translate('dashboard.fewerTypes')
              : translate('dashboard.moreTypes', { n: format.number(rest.length) })}
          </Fold>
          {!isWhole && (
            <PanelQuiet>{translate('jobs.titles', { smart_count: count, n: format.number(count) })}</PanelQuiet>
          )}
          {!isWhole && pending.length > 0 && <NamedLists title={translate('dashboard.pending')} lists={pending} />}
        </Rest>
      )}
    </Panel>
  )
}
