import { styled } from '@mui/material/styles'
import { useLocale } from 'ra-core'
import type { ListTally } from '#contract/registry/dashboard.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { TallyLink } from './TallyLink.tsx'

const Table = styled('table')({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontSize: 12,
  lineHeight: '18px',
  '& th, & td': { padding: '5px 6px', textAlign: 'end', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& tbody th': { color: 'var(--mui-palette-text-primary)' },
  '& thead th': { color: 'var(--mui-palette-text-tertiary)' },
  '&[data-dense]': {
    '& th, & td': { paddingBlock: 2 },
    '& thead th': { position: 'sticky', insetBlockStart: 0, background: 'var(--mui-palette-background-paper)' },
  },
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
  return (
    <Table data-dense={dense}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {types.map(({ type, labels }) => (
            <th key={type} scope="col">
              {textIn(labels.many, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, lists, product }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {types.map(({ type }) => {
              const tally = lists.find((one) => one.type === type)
              return <td key={type}>{tally && <TallyLink tally={tally} {...(product && { product })} />}</td>
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
