import { atEnd } from '../tableShape.ts'
import type { DrawCell } from './drawProps.ts'
import type { TableWords } from './tableWords.ts'

/** A plain value of the row by its kind; coded values take the words of the filter on the same field. */
export const drawValue: DrawCell = (row, column, words) => {
  const text = wordsOf(valueAt(row, column.field), column, words)
  return (
    <div key={column.field} role="gridcell" className={atEnd(column) ? 'cell end' : 'cell'}>
      {text}
    </div>
  )
}

/** 'rat.v' reads v of every entry of rat. */
function valueAt(row: Record<string, unknown>, field: string): unknown {
  const [first = '', second] = field.split('.')
  const value = row[first]
  if (!second) return value
  return Array.isArray(value)
    ? value.map((one) => (one as Record<string, unknown>)[second])
    : (value as Record<string, unknown> | undefined)?.[second]
}

type Column = Parameters<DrawCell>[1]

function wordsOf(value: unknown, { kind, field }: Column, words: TableWords): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return words.translate(value ? 'list.yes' : 'list.no')
  if (Array.isArray(value)) return value.map((one) => words.option(field, String(one))).join(', ')
  if (typeof value === 'number' && kind === 'number') return words.format.number(value)
  if (typeof value === 'number' && kind === 'duration') return words.format.duration(value)
  if (kind === 'date') return words.date(String(value))
  if (kind === 'dateTime') return words.dateTime(String(value))
  return words.option(field, String(value))
}
