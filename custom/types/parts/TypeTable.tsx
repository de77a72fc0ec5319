import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { TypeRow } from '#contract/registry/typeRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { typePath } from '#kit/parts/routes/paths.ts'
import { useOpenPath } from '#kit/parts/routes/useOpenPath.ts'
import { useSortedRows } from '#kit/parts/table/columns/useSortedRows.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { TableFrame } from '#kit/parts/table/TableFrame.ts'
import { typeColumns } from './typeColumns.tsx'

const Frame = styled(TableFrame)({
  '& .lead': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .name': { display: 'inline-flex', alignItems: 'center', gap: 10 },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& .chips': { display: 'inline-flex', gap: 4 },
})

type TypeTableProps = { rows: readonly TypeRow[] | undefined; error: unknown; onRetry: () => void }

/** A line per type; it leads to its document, its count to its list. */
export function TypeTable({ rows, error, onRetry }: TypeTableProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { product, actor, may } = useConsole()
  const openPath = useOpenPath()
  const columns = useMemo(
    () => typeColumns({ translate, format, product, uid: actor.uid, may }),
    [translate, format, product, actor.uid, may],
  )
  const sorted = useSortedRows(rows, columns)
  return (
    <Table
      {...sorted}
      frame={Frame}
      isWhole
      label={translate('pages.titles.types')}
      rowKey={nameOf}
      rememberAs="types"
      error={error}
      onRetry={onRetry}
      empty={<EmptyState icon="layers" title={translate('types.none')} />}
      onOpen={({ type }, inNewTab) => openPath(typePath(product, type), inNewTab)}
    />
  )
}

const nameOf = ({ type }: TypeRow) => type
