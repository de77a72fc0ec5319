import { parse } from 'csv-parse/browser/esm/sync'
import { isTooLong } from './cellFacts.ts'
import type { CellEdit } from './createWorkbench.ts'
import { placesIn, type Place, type Range } from './gridPlace.ts'
import { textAt, type WorkField, type WorkTitle } from './workTitle.ts'

/** The grid as places mean it: lines are the fields of each title in turn. */
export type Sheet = { titles: readonly WorkTitle[]; fields: readonly WorkField[]; languages: readonly string[] }

/** What stands at a place of the sheet. */
export function cellOf({ titles, fields, languages }: Sheet, { line, column }: Place) {
  const title = titles[Math.floor(line / fields.length)]
  const field = fields[line % fields.length]
  const lang = languages[column]
  return title && field && lang !== undefined ? { title, field, lang, cell: { path: field.path, lang } } : undefined
}

/** Every cell of a range. */
export function cellsIn(sheet: Sheet, range: Range) {
  return placesIn(range).flatMap((place) => cellOf(sheet, place) ?? [])
}

/** Rows and cells of what a spreadsheet puts on the clipboard: quoted where a cell holds tabs or lines. */
export function blockOf(text: string): string[][] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!/["]/.test(plain)) return plain.split('\n').map((line) => line.split('\t'))
  try {
    return parse(plain, {
      ...{ delimiter: '\t', relax_column_count: true, relax_quotes: true, record_delimiter: '\n' },
      ...{ skip_empty_lines: false },
    })
  } catch {
    // A quote without an end is a text that begins with one.
    return plain.split('\n').map((line) => line.split('\t'))
  }
}

/** Columns become lines. */
export function transposed(block: readonly (readonly string[])[]): string[][] {
  const width = Math.max(0, ...block.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => block.map((row) => row[column] ?? ''))
}

type PlannedCell = Place & { edit: CellEdit; isReplacing: boolean; isLong: boolean; isOff: boolean }
export type PastePlan = {
  cells: readonly PlannedCell[]
  /** Cells of the block that find no place. */
  outside: number
}

/**
 * What a block would do at a place: one text goes into every cell of the range. Texts of titles that cannot be saved
 * are left out.
 */
export function planPaste(
  sheet: Sheet,
  { from, to }: Range,
  block: readonly (readonly string[])[],
  isOff: (title: WorkTitle) => boolean,
): PastePlan {
  const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
  const targets: (Place & { text: string })[] =
    only === undefined
      ? block.flatMap((row, down) =>
          row.map((text, along) => ({ line: from.line + down, column: from.column + along, text })),
        )
      : placesIn({ from, to }).map((place) => ({ ...place, text: only }))
  const cells = targets.flatMap(({ text: raw, ...place }): PlannedCell[] => {
    const at = cellOf(sheet, place)
    if (!at) return []
    const { title, field, cell } = at
    const text = field.isLong ? raw : raw.replace(/\s*\n\s*/g, ' ')
    const before = textAt(title.now, cell)
    if (before === text) return []
    return [
      {
        ...place,
        edit: { ...cell, id: title.id, text },
        isReplacing: before !== '',
        isLong: isTooLong(text, field.max),
        isOff: isOff(title),
      },
    ]
  })
  return { cells, outside: targets.filter((place) => !cellOf(sheet, place)).length }
}

/** A range as a spreadsheet reads it from the clipboard. */
export function copiedBlock(sheet: Sheet, { from, to }: Range): string {
  const lines = Array.from({ length: to.line - from.line + 1 }, (_, down) =>
    Array.from({ length: to.column - from.column + 1 }, (_, along) => {
      const at = cellOf(sheet, { line: from.line + down, column: from.column + along })
      return at ? quoted(textAt(at.title.now, at.cell)) : ''
    }).join('\t'),
  )
  return lines.join('\n')
}

const quoted = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The texts of the first line of a range in all the others; of one line, the line above it. */
export function filledDown(sheet: Sheet, { from, to }: Range, isOff: (title: WorkTitle) => boolean): CellEdit[] {
  const isOne = from.line === to.line
  const top = isOne ? from.line - 1 : from.line
  const targets = placesIn({ from: { ...from, line: isOne ? from.line : from.line + 1 }, to })
  return targets.flatMap(({ line, column }) => {
    const [source, target] = [cellOf(sheet, { line: top, column }), cellOf(sheet, { line, column })]
    if (!source || !target || isOff(target.title)) return []
    return [{ ...target.cell, id: target.title.id, text: textAt(source.title.now, source.cell) }]
  })
}
