import { airState } from '#contract/rules/availability/titleState.ts'
import { whyProgramFlagged } from '#contract/rules/availability/whyProgramFlagged.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { namesOf, titleOf } from '#contract/schemas/readers.ts'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { rangeWords } from '#kit/parts/status/availabilityWords.ts'
import type { Tip } from '#kit/parts/table/columns/column.ts'
import type { TableWords } from './tableWords.ts'

/**
 * What a cell says when it is pointed at or focused: names in full, the minutes and the zone of dates, why viewers
 * cannot have the title. Worked out for the one cell that is asked about.
 */
export function tipOf(row: ContentRow, column: TypeColumn, words: TableWords): Tip {
  if (column.kind === 'title')
    return { title: titleOf(row, words.language), lines: namesOf(row).map(({ lang, n }) => `${lang} · ${n}`) }
  if (column.kind === 'availability') return availabilityTip(row, words)
  if (column.kind === 'flags')
    return { lines: whyProgramFlagged(row, words).map((reason) => words.translate(`list.flags.${reason}`)) }
  if (column.kind === 'updated') return { lines: [inZone(row.ut, words), row.uun ?? row.uu] }
  const value = row[column.field]
  if (column.kind === 'reference')
    return { lines: [value].flat().flatMap((one) => (isObject(one) ? titleOf(one, words.language) || [] : [])) }
  if (column.kind === 'dateTime' && typeof value === 'string') return { lines: [inZone(value, words)] }
  return { lines: [] }
}

function availabilityTip(row: ContentRow, words: TableWords): Tip {
  const { translate, format } = words
  const found = airState(row, words)
  const edge = found.until ?? found.from
  const range = rangeWords(found, { translate, date: words.dateTime })
  const window = edge === undefined ? range : translate('dates.inZone', { date: range, zone: format.zoneLabel(edge) })
  return {
    title: translate(found.isOnAir ? 'onAir.on' : 'onAir.off', { product: words.productName }),
    lines: [...found.reasons.map((reason) => translate(`status.availability.why.${reason}`)), window],
  }
}

function inZone(instant: string, { translate, format, dateTime }: TableWords): string {
  return translate('dates.inZone', { date: dateTime(instant), zone: format.zoneLabel(instant) })
}
