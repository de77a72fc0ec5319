import { styled } from '@mui/material/styles'
import { useLocale } from 'ra-core'
import type { ListTally } from '#contract/registry/dashboard.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import type { StaticColumn } from '#kit/parts/table/StaticTable.tsx'
import { StaticTable } from '#kit/parts/table/StaticTable.tsx'
import { TallyLink } from './TallyLink.tsx'

const Figures = styled(StaticTable<TallyRow>)({ '& th': { whiteSpace: 'nowrap' } })
/** Many rows in a small place: they stand close, under heads that stay. */
const Dense = styled(Figures)({
  '& th, & td': { paddingBlock: 2 },
  '& thead th': { position: 'sticky', insetBlockStart: 0, background: 'var(--mui-palette-background-paper)' },
})

type TallyRow = {
  key: string
  name: string
  lists: readonly ListTally[]
  /** The product whose lists they are, where it is not the selected one. */
  product?: string
}
type TallyTableProps = { heading: string; types: readonly TypeSummary[]; rows: readonly TallyRow[]; dense?: boolean }

/** Numbers by row and type, each the link to the list that it counts. */
export function TallyTable({ heading, types, rows, dense }: TallyTableProps) {
  const language = interfaceLanguage(useLocale())
  const columns: StaticColumn<TallyRow>[] = [
    { key: '', head: heading, cell: ({ name }) => name },
    ...types.map(({ type, labels }) => ({
      key: type,
      head: textIn(labels.many, language),
      isEnd: true,
      cell: ({ lists, product }: TallyRow) => {
        const tally = lists.find((one) => one.type === type)
        return tally && <TallyLink tally={tally} {...(product && { product })} />
      },
    })),
  ]
  const Table = dense ? Dense : Figures
  return <Table look="figures" columns={columns} rows={rows} rowKey={({ key }) => key} />
}
