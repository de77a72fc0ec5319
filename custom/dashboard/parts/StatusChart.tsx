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
import { statusLook } from '#kit/parts/status/statusLook.ts'
import { sumOf } from '../model/tallyPath.ts'
import { Panel } from './Panel.tsx'
import { TallyLink } from './TallyLink.tsx'

const Table = styled('table')({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontSize: 12,
  lineHeight: '18px',
  '& th, & td': { padding: '4px 5px', textAlign: 'end', fontWeight: 400 },
  '& th:first-of-type': {
    minInlineSize: 88,
    paddingInlineStart: 0,
    textAlign: 'start',
    color: 'var(--mui-palette-text-primary)',
  },
  '& thead th': { color: 'var(--mui-palette-text-tertiary)' },
})
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
const BarCell = styled('td')({ inlineSize: '45%', minInlineSize: 64 })
const Bar = styled('div')({
  display: 'flex',
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
      <Table>
        <thead style={visuallyHidden}>
          <tr>
            <th scope="col">{translate('dashboard.type')}</th>
            <td />
            {present.map((st) => (
              <th key={st} scope="col">
                {translate(`status.${statusName(st as Status)}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((type) => (
            <Row
              key={type.type}
              type={type}
              present={present}
              tallies={data.statuses.filter((one) => one.type === type.type)}
            />
          ))}
        </tbody>
      </Table>
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

type RowProps = { type: TypeSummary; present: readonly string[]; tallies: readonly ListTally[] }

function Row({ type, present, tallies }: RowProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const { count: all } = sumOf(tallies)
  return (
    <tr>
      <th scope="row">{textIn(type.labels.many, interfaceLanguage(locale))}</th>
      <BarCell>
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
      </BarCell>
      {present.map((st) => {
        const tally = tallies.find((one) => one.st === st)
        return (
          <td key={st}>
            {tally && (
              <Figure title={translate(`status.${statusName(st as Status)}`)}>
                <Glyph st={st} />
                <TallyLink tally={tally} />
              </Figure>
            )}
          </td>
        )
      })}
    </tr>
  )
}
