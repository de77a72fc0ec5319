import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { configPath } from '#kit/parts/routes/paths.ts'
import { useOpenPath } from '#kit/parts/routes/useOpenPath.ts'
import { LockChip } from '#kit/parts/status/LockChip.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'
import { useSortedRows } from '#kit/parts/table/columns/useSortedRows.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { TableFrame } from '#kit/parts/table/TableFrame.ts'

/** A row of the list with what configurations have of their own. */
export type ConfigRow = ContentRow & { app: string; type: string }

/** `n` of a configuration is its name, and no version's number. */
const nameOf = ({ n }: ConfigRow) => String(n)

const Frame = styled(TableFrame)({
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& .chips': { display: 'inline-flex', gap: 4 },
})

type ConfigTableProps = { rows: readonly ConfigRow[] | undefined; error: unknown; onRetry: () => void }

/** A line per configuration; it leads to its values. */
export function ConfigTable({ rows, error, onRetry }: ConfigTableProps) {
  const translate = useTranslate()
  const { product, actor } = useConsole()
  const openPath = useOpenPath()
  const columns = useMemo((): readonly Column<ConfigRow>[] => {
    const head = (name: string) => translate(`configuration.columns.${name}`)
    return [
      {
        ...{ key: 'n', head: head('n'), value: nameOf },
        cell: (row) => (
          <Link to={configPath(product, row.id)} tabIndex={-1}>
            {nameOf(row)}
          </Link>
        ),
      },
      { key: 'app', head: head('app'), width: 160, value: ({ app }) => app, cell: ({ app }) => <code>{app}</code> },
      {
        key: 'type',
        head: head('type'),
        width: 220,
        value: ({ type }) => type,
        cell: ({ type }) => <code>{type}</code>,
      },
      {
        ...{ key: 'st', head: head('st'), width: 240, value: ({ st }) => st },
        cell: ({ st, lock }) => (
          <span className="chips">
            <StatusChip status={st} />
            {lock && (
              <LockChip brief holder={lock.uid === actor.uid ? { kind: 'mine' } : { kind: 'other', name: lock.name }} />
            )}
          </span>
        ),
      },
      {
        ...{ key: 'ut', head: head('ut'), width: 200, priority: GOES.lestItScrolls, className: 'quiet' },
        ...{ sortsFirst: 'DESC', value: ({ ut }) => ut },
        cell: ({ ut }) => <Time value={ut} />,
      },
    ]
  }, [translate, product, actor.uid])
  const sorted = useSortedRows(rows, columns)
  return (
    <Table
      {...sorted}
      frame={Frame}
      isWhole
      label={translate('pages.titles.configurations')}
      rowKey={({ id }) => id}
      rememberAs="configurations"
      error={error}
      onRetry={onRetry}
      empty={<EmptyState icon="sliders" title={translate('configuration.none')} />}
      onOpen={({ id }, inNewTab) => openPath(configPath(product, id), inNewTab)}
    />
  )
}
