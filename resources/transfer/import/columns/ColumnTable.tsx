import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import type { Choice } from '#kit/forms/schema/choices.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { ReadColumn } from './columnModel.ts'
import { FieldSelect } from './FieldSelect.tsx'

const Table = styled('table')(({ theme: { vars, typography } }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { ...typography.label, padding: '0 12px 6px', textAlign: 'start', color: vars.palette.text.tertiary },
  '& td': { padding: '6px 12px', verticalAlign: 'middle', borderBlockStart: `1px solid ${vars.palette.line.hair}` },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  '& .name': { ...typography.bodyStrong, overflowWrap: 'anywhere' },
  '& .samples': { ...typography.meta, color: vars.palette.text.secondary },
  '& .samples span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .none': { color: vars.palette.text.tertiary },
  '& tr[data-out=true] .name': { color: vars.palette.text.tertiary },
  '& [data-empty]': { color: vars.palette.text.tertiary },
  '& .wrong': {
    ...typography.meta,
    display: 'flex',
    gap: 4,
    marginBlockStart: 4,
    color: vars.palette.status.error.on,
  },
}))

type ColumnTableProps = {
  columns: readonly ReadColumn[]
  choices: readonly Choice[]
  onRead: (column: string, path: string) => void
}

/** Every column of the file: what stands in it, and what it is read as. */
export function ColumnTable({ columns, choices, onRead }: ColumnTableProps) {
  const translate = useTranslate()
  return (
    <FormSheet>
      <Table aria-label={translate('transfer.columns.table')}>
        <colgroup>
          <col style={{ inlineSize: '26%' }} />
          <col />
          <col style={{ inlineSize: '36%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{translate('transfer.columns.column')}</th>
            <th scope="col">{translate('transfer.columns.samples')}</th>
            <th scope="col">{translate('transfer.columns.readAs')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, place) => (
            <ColumnRow key={`${place} ${column.name}`} column={column} choices={choices} onRead={onRead} />
          ))}
        </tbody>
      </Table>
    </FormSheet>
  )
}

type RowProps = Omit<ColumnTableProps, 'columns'> & { column: ReadColumn }

function ColumnRow({ column: { name, samples, path, rival }, choices, onRead }: RowProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <tr data-out={path === ''}>
      <td className="name">{name || translate('transfer.columns.noName')}</td>
      <td className="samples">
        {samples.map((sample) => (
          <span key={sample} title={sample}>
            {sample}
          </span>
        ))}
        {samples.length === 0 && <span className="none">{translate('transfer.columns.noSamples')}</span>}
      </td>
      <td>
        <FieldSelect
          label={translate('transfer.columns.readLabel', { column: name })}
          choices={choices}
          value={path}
          isWrong={rival !== undefined}
          describedBy={rival === undefined ? undefined : id}
          onChange={(next) => onRead(name, next)}
        />
        {rival !== undefined && (
          <div className="wrong" id={id}>
            <Icon name="octagon" size="small" />
            {translate('transfer.columns.rival', { column: rival })}
          </div>
        )}
      </td>
    </tr>
  )
}
