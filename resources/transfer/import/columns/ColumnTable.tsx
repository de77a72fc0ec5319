import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { DateFormat } from '#contract/values/dateFormats.ts'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import type { Choice } from '#kit/forms/schema/choices.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { StaticTable } from '#kit/parts/table/StaticTable.tsx'
import { DateFormatSelect } from './DateFormatSelect.tsx'
import type { ReadColumn } from './columnModel.ts'
import { FieldSelect } from './FieldSelect.tsx'

const Sheet = styled(StaticTable<PlacedColumn>)(({ theme: { vars, typography } }) => ({
  tableLayout: 'fixed',
  '& thead th': { ...typography.label },
  '& th, & td': { padding: '6px 12px', verticalAlign: 'middle' },
  '& .name': { ...typography.bodyStrong, overflowWrap: 'anywhere' },
  '& .samples': { ...typography.meta, color: vars.palette.text.secondary },
  '& .samples span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .none, & [data-empty]': { color: vars.palette.text.tertiary },
  '& .wrong': {
    ...typography.meta,
    display: 'flex',
    gap: 4,
    marginBlockStart: 4,
    color: vars.palette.status.error.on,
  },
}))

type PlacedColumn = ReadColumn & { place: number }

type ColumnTableProps = {
  columns: readonly ReadColumn[]
  choices: readonly Choice[]
  onRead: (column: string, path: string) => void
  onDates: (column: string, format: DateFormat) => void
}

/** Every column of the file: what stands in it, and what it is read as. */
export function ColumnTable({ columns, choices, onRead, onDates }: ColumnTableProps) {
  const translate = useTranslate()
  const drawName = ({ name, path }: ReadColumn) => (
    <span className={path === '' ? 'none' : undefined}>{name || translate('transfer.columns.noName')}</span>
  )
  const drawSamples = ({ samples }: ReadColumn) =>
    samples.length === 0 ? (
      <span className="none">{translate('transfer.columns.noSamples')}</span>
    ) : (
      samples.map((sample) => (
        <span key={sample} title={sample}>
          {sample}
        </span>
      ))
    )
  return (
    <FormSheet>
      <Sheet
        look="lines"
        hasRowNames={false}
        label={translate('transfer.columns.table')}
        columns={[
          { key: 'name', head: translate('transfer.columns.column'), width: '26%', className: 'name', cell: drawName },
          { key: 'samples', head: translate('transfer.columns.samples'), className: 'samples', cell: drawSamples },
          {
            key: 'readAs',
            head: translate('transfer.columns.readAs'),
            width: '36%',
            cell: (column) => <ReadAs column={column} choices={choices} onRead={onRead} onDates={onDates} />,
          },
        ]}
        rows={columns.map((column, place) => ({ ...column, place }))}
        rowKey={({ place, name }) => `${place} ${name}`}
      />
    </FormSheet>
  )
}

type ReadAsProps = Omit<ColumnTableProps, 'columns'> & { column: ReadColumn }

function ReadAs({ column: { name, path, rival, dates }, choices, onRead, onDates }: ReadAsProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <>
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
      {dates && (
        <DateFormatSelect
          column={name}
          value={dates.format}
          sample={dates.sample}
          onChange={(format) => onDates(name, format)}
        />
      )}
    </>
  )
}
