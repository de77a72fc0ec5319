import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { dashboardPath, itemPath } from '#kit/parts/routes/paths.ts'
import { useOpenPath } from '#kit/parts/routes/useOpenPath.ts'
import type { Selection } from '#kit/parts/table/selection/createSelection.ts'
import type { Sort } from '#kit/parts/table/columns/column.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { TableFrame } from '#kit/parts/table/TableFrame.ts'
import { revisionKey } from '#kit/record/actions/revisionKey.ts'
import { waitingColumns } from './waitingColumns.tsx'

/** Two lines of words. */
const ROW_PX = 44

const Frame = styled(TableFrame)({
  '& .about': { display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 },
  '& .words': { display: 'grid', minInlineSize: 0 },
  '& .under[data-late=true]': {
    color: 'var(--mui-palette-status-warning-on)',
    fontWeight: 'var(--marquee-weight-600)',
  },
})

type WaitingTableProps = {
  rows: readonly ContentRow[] | undefined
  error: unknown
  onRetry: () => void
  selection: Selection<ContentRow>
  /** Changes with page, order and type: the rows start at the top. */
  page: string
  sort: Sort
  onSort: (sort: Sort) => void
}

/** What waits for the reader's approval, a row per title. */
export function WaitingTable(props: WaitingTableProps) {
  const translate = useTranslate()
  const format = useFormat()
  const openPath = useOpenPath()
  const { calls, product, types } = useConsole()
  const columns = useMemo(
    () => waitingColumns({ calls, product, types, translate, format }),
    [calls, product, types, translate, format],
  )
  const open = (row: ContentRow, inNewTab: boolean) => {
    const type = types.find((one) => one.type === row.cty)
    if (type) openPath(itemPath(product, type, row.id, row.st), inNewTab)
  }
  return (
    <Table
      {...props}
      frame={Frame}
      label={translate('dashboard.waiting')}
      columns={columns}
      rowKey={revisionKey}
      rowHeight={ROW_PX}
      rememberAs="waiting"
      onOpen={open}
      empty={<NothingWaits />}
    />
  )
}

function NothingWaits() {
  const translate = useTranslate()
  const { product } = useConsole()
  return (
    <EmptyState
      icon="check"
      title={translate('dashboard.approval.empty')}
      actions={
        <Button component={Link} to={dashboardPath(product)}>
          {translate('dashboard.approval.toDashboard')}
        </Button>
      }
    >
      {translate('dashboard.approval.emptyHint')}
    </EmptyState>
  )
}
