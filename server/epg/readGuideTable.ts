import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { csvRecords } from '../transfer/csvRecords.ts'
import { decodeFeed } from './decodeFeed.ts'
import { FEED_ID_LENGTH, type FeedNoteCode } from '#contract/values/ingestion.ts'
import type { FeedItem, FeedTexts } from './feed.ts'
import { endOf } from './feedBuilder.ts'
import { addText } from './feedLanguage.ts'
import { FeedRefused } from './feedRefused.ts'
import { isGuideTime } from './guideTimes.ts'
import { BETWEEN, type GuideColumn } from './guideColumns.ts'

type Cell = (column: GuideColumn) => string
type Row = { cell: Cell; line: number }

/**
 * Reads a guide that is a table, as it is given out. What a line lacks is noted like that of XMLTV. Throws FeedRefused
 * for what is no table, with its line.
 */
export async function* readGuideTable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FeedItem> {
  const known = new Set<string>()
  for await (const { cell, line } of rowsOf(bytes)) {
    const id = cell('channel')
    if (id.length > FEED_ID_LENGTH) throw new FeedRefused('tooLongId', { line, column: 1 })
    if (id !== '' && !known.has(id)) {
      known.add(id)
      const n = cell('channel_name').slice(0, 250)
      yield { kind: 'channel', channel: { id, names: n === '' ? [] : [{ lang: '', n }] } }
    }
    yield* itemsOf(id, cell, line)
  }
}

async function* rowsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  let columns: readonly string[] | undefined
  let line = 1
  try {
    for await (const records of csvRecords(decodeFeed(bytes))) {
      for (const { cells, line: at } of records) {
        line = at
        if (cells.some((cell) => cell.includes('\0'))) throw new FeedRefused('badSign', { line, column: 1 })
        if (columns) yield rowOf(columns, cells, at)
        columns ??= headOf(cells)
      }
    }
  } catch (error) {
    throw error instanceof DomainError ? new FeedRefused('badTable', { line, column: 1 }, error.message) : error
  }
}

function headOf(cells: readonly string[]): string[] {
  const columns = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  )
  if (!['channel', 'start', 'title'].every((column) => columns.includes(column)))
    throw new FeedRefused('badTable', { line: 1, column: 1 })
  return columns
}

function rowOf(columns: readonly string[], cells: readonly string[], line: number): Row {
  return { cell: (column) => (cells[columns.indexOf(column)] ?? '').trim(), line }
}

function itemsOf(channel: string, cell: Cell, line: number): FeedItem[] {
  const items: FeedItem[] = []
  const note = (code: FeedNoteCode, detail?: string): FeedItem[] => {
    items.push({ kind: 'note', note: { code, line, ...(detail !== undefined && { detail: detail.slice(0, 200) }) } })
    return items
  }
  const [start, told] = [timeIn(cell('start')), timeIn(cell('end'))]
  if (channel === '') return note('noChannel')
  if (start === undefined) return note('noStart', cell('start'))
  const texts = textsOf(cell)
  if (texts.lon.length === 0) return note('noTitle')
  if (told === undefined && cell('end') !== '') note('badEnd', cell('end'))
  const end = told === undefined ? undefined : endOf(start, told, note)
  items.push({ kind: 'programme', programme: { channel, start, texts, line, ...(end !== undefined && { end }) } })
  return items
}

function timeIn(text: string): number | undefined {
  const instant = parseDate(text)
  return instant !== undefined && isGuideTime(instant) ? instant : undefined
}

function textsOf(cell: Cell): FeedTexts {
  const texts: FeedTexts = { lon: [] }
  const language = cell('language')
  if (cell('title') !== '') addText(texts.lon, language, cell('title').slice(0, 250))
  if (cell('description') !== '') addText((texts.lod = []), language, cell('description').slice(0, 4_000))
  if (cell('episode_title') !== '') texts.eps_nm = cell('episode_title').slice(0, 250)
  const [season, episode] = [cell('season'), cell('episode')].map((text) =>
    /^\d{1,5}$/.test(text) ? Number(text) : undefined,
  )
  const list = (column: GuideColumn) =>
    cell(column)
      .split(BETWEEN.trim())
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  return {
    ...texts,
    ...(season !== undefined && { ssn_n: season }),
    ...(episode !== undefined && { eps_n: episode }),
    ...(list('genres').length > 0 && { categories: list('genres').slice(0, 20) }),
    ...(list('ratings').length > 0 && {
      rat: list('ratings')
        .slice(0, 10)
        .map((v) => ({ v: v.slice(0, 20) })),
    }),
  }
}
