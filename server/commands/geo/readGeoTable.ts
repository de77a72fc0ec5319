import { isRange, rangeText, readRange } from '#contract/rules/geo/range.ts'
import { readableCell } from '#contract/rules/transfer/csvText.ts'
import type { GeoImport } from '#contract/schemas/geo.ts'
import { COUNTRIES, GEO_IMPORT_ROWS, GEO_NOTE, GEO_TEXT, type GeoColumn } from '#contract/values/geo.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { GeoRow } from '../../stores/geo/writeRows.ts'
import { csvRecords } from '../../transfer/csvRecords.ts'
import { textOfFile } from '../../transfer/textOfFile.ts'
import { factsIn } from './geoInput.ts'

export type GeoProblem = GeoImport['problems'][number]
/** A range of a table, and its line there. */
export type GeoLine = GeoRow & { line: number; ip: string }

/** The ranges of a table, each once, and what is wrong with its lines; throws `badFile` for what is no table. */
export async function readGeoTable(path: string): Promise<{ lines: GeoLine[]; problems: GeoProblem[] }> {
  const lines = new Map<string, GeoLine>()
  const problems: GeoProblem[] = []
  let columns: readonly string[] | undefined
  let rows = 0
  for await (const records of csvRecords(textOfFile(path)))
    for (const { cells, line } of records) {
      if (!columns) {
        columns = headOf(cells)
        continue
      }
      rows += 1
      if (rows > GEO_IMPORT_ROWS) throw new DomainError('tooManyRows')
      const read = readLine(columns, cells, line)
      if ('problem' in read) problems.push(read)
      else if (lines.has(read.ip)) problems.push({ line, field: 'ip', problem: 'twice', value: read.ip })
      else lines.set(read.ip, read)
    }
  if (!columns) throw headMissing()
  return { lines: [...lines.values()], problems }
}

function headOf(cells: readonly string[]): string[] {
  const columns = cells.map((cell) => cell.trim().toLowerCase())
  if (!columns.includes('ip') || !columns.includes('country')) throw headMissing()
  return columns
}

const headMissing = () =>
  new DomainError('badFile', {
    fields: [{ field: '/file', description: 'The first line names the columns ip and country.', keyword: 'noHead' }],
  })

function readLine(columns: readonly string[], cells: readonly string[], line: number): GeoLine | GeoProblem {
  const cell = (column: GeoColumn) => readableCell(cells[columns.indexOf(column)] ?? '').trim()
  const wrong = (field: GeoColumn, problem: string): GeoProblem => ({
    line,
    field,
    problem,
    value: cell(field).slice(0, 80),
  })
  const range = readRange(cell('ip'))
  if (!isRange(range)) return wrong('ip', range.problem)
  if (!COUNTRIES.includes(cell('country').toUpperCase())) return wrong('country', 'enum')
  const long = (['region', 'zip', 'note'] as const).find(
    (column) => cell(column).length > (column === 'note' ? GEO_NOTE : GEO_TEXT),
  )
  if (long) return wrong(long, 'maxLength')
  const input = { ip: '', country: cell('country'), region: cell('region'), zip: cell('zip'), note: cell('note') }
  return { line, range, ip: rangeText(range), facts: factsIn(input) }
}
