import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { useSortedRows } from '#kit/parts/table/columns/useSortedRows.ts'
import { useSelection } from '#kit/parts/table/selection/useSelection.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import type { SampleTitle } from '../samples.ts'
import { titles } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

const Room = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: 220 })
const titleOf = ({ title }: SampleTitle) => title

/** A table with rows, waiting for them, without any, and where they did not come. */
export function Tables() {
  const translate = useTranslate()
  const selection = useSelection(titleOf)
  const columns: Column<SampleTitle>[] = [
    { key: 'title', head: translate('list.rows'), cell: titleOf, value: titleOf },
    { key: 'by', head: translate('settings.timeZone'), width: 160, cell: ({ by }) => by, value: ({ by }) => by },
  ]
  const sorted = useSortedRows(titles, columns)
  const parts = { label: translate('list.rows'), rowKey: titleOf, empty: <EmptyState title={translate('list.rows')} /> }
  return (
    <>
      <Specimen of="Table">
        <Room>
          <Table {...sorted} {...parts} selection={selection} />
        </Room>
      </Specimen>
      <Specimen of="Table, waiting">
        <Room>
          <Table {...parts} columns={columns} rows={undefined} skeletonRows={4} />
        </Room>
      </Specimen>
      <Specimen of="Table, empty">
        <Room>
          <Table {...parts} columns={columns} rows={[]} />
        </Room>
      </Specimen>
      <Specimen of="Table, failed">
        <Room>
          <Table {...parts} columns={columns} rows={undefined} error={new Error('failed')} onRetry={() => undefined} />
        </Room>
      </Specimen>
    </>
  )
}
