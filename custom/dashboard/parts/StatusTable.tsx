import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { ListTally } from '#contract/registry/dashboard.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { statusName } from '#contract/rules/labels/statusName.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import type { Status } from '#contract/values/status.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { statusLook } from '#kit/parts/status/statusLook.ts'
import type { StaticColumn } from '#kit/parts/table/StaticTable.tsx'
import { StaticTable } from '#kit/parts/table/StaticTable.tsx'
import { sumOf } from '../model/tallyPath.ts'
import { TallyLink } from './TallyLink.tsx'

/** Words of some languages are longer than half the page: then the figures scroll, and not into what stands beside. */
const Scroller = styled('div')({ overflowX: 'auto', minInlineSize: 0 })
const Figures = styled(StaticTable<TypeSummary>)({ '& tbody th': { minInlineSize: 84 } })
const Word = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
})
const Bar = styled('span')({
  display: 'flex',
  minInlineSize: 64,
  blockSize: 10,
  gap: 1,
  overflow: 'hidden',
  borderRadius: 2,
  background: 'var(--mui-palette-surface-well)',
})

type StatusTableProps = { types: readonly TypeSummary[]; statuses: readonly ListTally[] }

/** Titles of each type by status: a bar of their shares, and every number behind it. */
export function StatusTable({ types, statuses }: StatusTableProps) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const talliesOf = (type: string) => statuses.filter((one) => one.type === type)
  const present = [...new Set(statuses.map(({ st }) => st))]
  const columns: StaticColumn<TypeSummary>[] = [
    { key: 'type', head: translate('dashboard.type'), cell: ({ labels }) => textIn(labels.many, language) },
    { key: 'bar', head: null, width: '26%', cell: ({ type }) => <Shares tallies={talliesOf(type)} /> },
    ...present.map((st) => ({
      key: st,
      head: <StatusWord st={st} />,
      isEnd: true,
      cell: ({ type }: TypeSummary) => {
        const tally = talliesOf(type).find((one) => one.st === st)
        return tally && <TallyLink tally={tally} />
      },
    })),
  ]
  return (
    <Scroller>
      <Figures look="figures" columns={columns} rows={types} rowKey={({ type }) => type} />
    </Scroller>
  )
}

const lookOf = (st: string) => statusLook[statusName(st as Status)]
const solid = (st: string) => `var(--mui-palette-status-${lookOf(st).color}-solid)`

function StatusWord({ st }: { st: string }) {
  const translate = useTranslate()
  return (
    <Word>
      <Icon name={lookOf(st).glyph} size="tiny" style={{ color: solid(st) }} />
      {translate(`status.${statusName(st as Status)}`)}
    </Word>
  )
}

/** What part of a type's titles has which status. What waits for approval is hatched too: no colour tells it alone. */
function Shares({ tallies }: { tallies: readonly ListTally[] }) {
  const { count: all } = sumOf(tallies)
  return (
    <Bar aria-hidden="true">
      {tallies.map(({ st, count }) => (
        <span
          key={st}
          style={{ flex: `${count / all} 0 0`, minInlineSize: st === 'pending' ? 5 : 2, background: ground(st) }}
        />
      ))}
    </Bar>
  )
}

const ground = (st: string) =>
  st === 'pending'
    ? `repeating-linear-gradient(-45deg, ${solid(st)} 0 3px, var(--mui-palette-surface-well) 3px 4px)`
    : solid(st)
