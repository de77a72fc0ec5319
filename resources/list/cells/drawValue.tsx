import { isObject } from '#contract/rules/diff/json.ts'
import { NUMBER_FIELD } from '#contract/values/channelNumberField.ts'
import { atEnd } from '../columns/shapeOf.ts'
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
  const inside = (one: unknown) => (isObject(one) ? one[second] : undefined)
  return Array.isArray(value) ? value.map(inside) : inside(value)
}

/** What one line can say; a whole object it cannot. */
const isPlain = (value: unknown) => value !== undefined && value !== null && typeof value !== 'object'

type Column = Parameters<DrawCell>[1]

function wordsOf(value: unknown, { kind, field }: Column, words: TableWords): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return words.translate(value ? 'list.yes' : 'list.no')
  if (Array.isArray(value))
    return value
      .filter(isPlain)
      .map((one) => words.option(field, String(one)))
      .join(', ')
  if (!isPlain(value)) return undefined
  // The number of a channel is its name on the remote control: '9811', no amount.
  if (typeof value === 'number' && kind === 'number' && field !== NUMBER_FIELD) return words.format.number(value)
  if (typeof value === 'number' && kind === 'duration') return words.format.duration(value)
  if (kind === 'date') return words.date(String(value))
  if (kind === 'dateTime') return words.dateTime(String(value))
  return words.option(field, String(value))
}
