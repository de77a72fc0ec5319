import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { DashboardData, ListTally } from '#contract/registry/dashboard.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { statusName } from '#contract/rules/labels/statusName.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import type { Status } from '#contract/values/status.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { visuallyHidden } from '#kit/parts/layoutParts/visuallyHidden.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { StaticTable } from '#kit/parts/table/StaticTable.tsx'
import { statusLook } from '#kit/parts/status/statusLook.ts'
import { sumOf } from '../model/tallyPath.ts'
import { Panel } from './Panel.tsx'
import { TallyLink } from './TallyLink.tsx'

const Legend = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  fontSize: 12,
  lineHeight: '18px',
  color: 'var(--mui-palette-text-tertiary)',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
})
const Figure = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 3, whiteSpace: 'nowrap' })
const Bar = styled('div')({
  display: 'flex',
  minInlineSize: 64,
  blockSize: 12,
  gap: 1,
  overflow: 'hidden',
  borderRadius: 2,
  background: 'var(--mui-palette-surface-well)',
})

type StatusChartProps = { data: DashboardData; onRetry: () => void }

/** Titles of each type by status: a bar of their shares, and every number behind it. */
export function StatusChart({ data, onRetry }: StatusChartProps) {
  const translate = useTranslate()
  const { types } = useConsole()
  const locale = useLocale()
  const talliesOf = (type: string) => data.statuses.filter((one) => one.type === type)
  const present = [...new Set(data.statuses.map(({ st }) => st))]
  const rows = types.filter(({ type }) => data.statuses.some((tally) => tally.type === type))
  return (
    <Panel
      title={translate('dashboard.byStatus')}
      count={rows.length}
      isPlain
      empty={translate('dashboard.byStatusEmpty')}
      failed={data.failed.includes('statuses')}
      onRetry={onRetry}
    >
      <Legend aria-hidden="true">
        {present.map((st) => (
          <Word key={st} st={st} />
        ))}
      </Legend>
      <StaticTable
        look="figures"
        headStyle={visuallyHidden}
        columns={[
          {
            key: 'type',
            head: translate('dashboard.type'),
            cell: ({ labels }) => textIn(labels.many, interfaceLanguage(locale)),
          },
          { key: 'bar', head: null, width: '45%', cell: ({ type }) => <Shares tallies={talliesOf(type)} /> },
          ...present.map((st) => ({
            key: st,
            head: translate(`status.${statusName(st as Status)}`),
            isEnd: true,
            cell: ({ type }: TypeSummary) => <Tally tally={talliesOf(type).find((one) => one.st === st)} />,
          })),
        ]}
        rows={rows}
        rowKey={({ type }) => type}
      />
    </Panel>
  )
}

function Word({ st }: { st: string }) {
  const translate = useTranslate()
  return (
    <span>
      <Glyph st={st} />
      {translate(`status.${statusName(st as Status)}`)}
    </span>
  )
}

function Glyph({ st }: { st: string }) {
  const { color, glyph } = statusLook[statusName(st as Status)]
  return (
    <span style={{ display: 'inline-flex', color: `var(--mui-palette-status-${color}-solid)` }}>
      <Icon name={glyph} size="tiny" />
    </span>
  )
}

/** What part of a type's titles has which status. */
function Shares({ tallies }: { tallies: readonly ListTally[] }) {
  const { count: all } = sumOf(tallies)
  return (
    <Bar aria-hidden="true">
      {tallies.map(({ st, count }) => (
        <span
          key={st}
          style={{
            flex: `${count / all} 0 0`,
            minInlineSize: 2,
            background: `var(--mui-palette-status-${statusLook[statusName(st as Status)].color}-solid)`,
          }}
        />
      ))}
    </Bar>
  )
}

function Tally({ tally }: { tally: ListTally | undefined }) {
  const translate = useTranslate()
  if (!tally) return null
  return (
    <Figure title={translate(`status.${statusName(tally.st as Status)}`)}>
      <Glyph st={tally.st} />
      <TallyLink tally={tally} />
    </Figure>
  )
}
