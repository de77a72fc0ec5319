import { BYTE_ORDER_MARK, csvLine, readableCell } from '../../transfer/csvText.ts'
import { readTimecode } from '../../time/readTimecode.ts'
import { timecodeOf } from '../../time/timecode.ts'
import type { EditList } from '../editList.ts'
import { linesOf, rangeProblem, type ReadFile } from './fileProblem.ts'

const COLUMNS = ['label', 'in', 'out', 'keep'] as const

/** Every segment in the order of play, times as timecodes. */
export function writeCsv({ segs, rate }: EditList): string {
  const rows = segs.map((seg) => [seg.label, timecodeOf(seg.in, rate), timecodeOf(seg.out, rate), seg.keep ? '1' : '0'])
  return BYTE_ORDER_MARK + [[...COLUMNS], ...rows].map((cells) => csvLine(cells.map(oneLine))).join('')
}

/** A cell of several lines would be several rows to those who read by lines, us included. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')

/** Rows of label, in, out and, where it is there, keep; a head line is passed over. Commas, semicolons or tabs part. */
export function readCsv(text: string, { rate, length }: Pick<EditList, 'rate' | 'length'>): ReadFile {
  const read: ReadFile = { entries: [], problems: [] }
  const lines = linesOf(text)
  const separator = separatorIn(lines[0]?.text ?? '')
  for (const { line, text: row } of lines) {
    const cells = cellsOf(row, separator)
    const [label = '', from = '', to = '', keep = '1'] = cells
    if (line === 1 && cells.some((cell) => cell.toLowerCase() === 'in')) continue
    const [start, end] = [readTimecode(from, rate), readTimecode(to, rate)]
    if (cells.length < 3) read.problems.push({ line, reason: 'unreadable' })
    else if (!('frame' in start) || !('frame' in end)) read.problems.push({ line, reason: 'time' })
    else {
      const range = { in: start.frame, out: end.frame }
      const reason = rangeProblem(range, length)
      if (reason) read.problems.push({ line, reason })
      else read.entries.push({ ...range, label, keep: !/^(0|no|false)$/i.test(keep.trim()) })
    }
  }
  return read
}

/** What parts the cells of a file: of the usual signs the one that its first line has most of. */
function separatorIn(row: string): string {
  return [',', ';', '\t'].toSorted((one, other) => row.split(other).length - row.split(one).length)[0] ?? ','
}

/** Cells of one line, quotes by RFC 4180. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < row.length; at += 1) {
    const letter = row[at] ?? ''
    if (letter === '"' && isQuoted && row[at + 1] === '"') {
      cell += letter
      at += 1
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(readableCell(cell))
      cell = ''
    } else cell += letter
  }
  return [...cells, readableCell(cell)]
}
