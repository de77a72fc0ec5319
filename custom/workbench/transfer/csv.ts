import { parse } from 'csv-parse/browser/esm/sync'
import { TRANSLATION_STATUSES, type TranslationStatus } from '#contract/rules/translations/translations.ts'
import { BYTE_ORDER_MARK, csvLine, readableCell } from '#contract/rules/transfer/csvText.ts'
import { SOURCE, statusAt, textAt, type WorkField, type WorkTitle } from '../model/workTitle.ts'
import type { FoundText } from './foundTexts.ts'

const ID = 'id'
const FIELD = 'field'
/** Behind the name of a language: how far people say that its text is. */
const STATUS = '.status'

/** A line per title and field, a column per language and one for what is said of it, as the workbench shows them. */
export function csvOf(
  titles: readonly WorkTitle[],
  fields: readonly WorkField[],
  languages: readonly string[],
): string {
  const stated = fields.some(({ staged }) => staged) ? languages.filter((lang) => lang !== SOURCE) : []
  const lines = titles.flatMap((title) =>
    fields
      .filter(({ path }) => title.now[path] !== undefined)
      .map(({ path }) =>
        csvLine([
          ...[title.id, path, ...languages.map((lang) => textAt(title.now, { path, lang }))],
          ...stated.map((lang) => statusAt(title.now, { path, lang }) ?? ''),
        ]),
      ),
  )
  return [BYTE_ORDER_MARK, csvLine([ID, FIELD, ...languages, ...stated.map((lang) => lang + STATUS)]), ...lines].join(
    '',
  )
}

/**
 * The texts of such a file, whatever the order of its columns and whatever parts them; undefined where it names neither
 * titles nor fields. The source column says what the others were translated from.
 */
export function readCsv(text: string): FoundText[] | undefined {
  let rows: string[][]
  try {
    rows = parse(text, {
      ...{ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      delimiter: separatorOf(text),
    })
  } catch {
    return undefined
  }
  const [head = [], ...lines] = rows
  const names = head.map((name) => name.trim())
  const [id, field] = [names.indexOf(ID), names.indexOf(FIELD)]
  if (id === -1 || field === -1) return undefined
  const languages = names.flatMap((lang, at) =>
    at === id || at === field || lang === '' || lang.endsWith(STATUS)
      ? []
      : [{ lang, at, said: names.indexOf(lang + STATUS) }],
  )
  return lines.flatMap((line) => {
    const textIn = (at: number) => readableCell(line[at] ?? '')
    const source = languages.find(({ lang }) => lang === SOURCE)
    return languages.map(({ lang, at, said }) => ({
      ...{ id: (line[id] ?? '').trim(), path: (line[field] ?? '').trim(), lang, text: textIn(at) },
      ...(source && lang !== SOURCE && { source: textIn(source.at) }),
      ...(said !== -1 && { status: statusNamed(textIn(said).trim()) }),
    }))
  })
}

function statusNamed(name: string): TranslationStatus | undefined {
  return TRANSLATION_STATUSES.find((one) => one === name.toLowerCase())
}

/** Spreadsheets of some countries part columns by semicolons or tabs. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark
}
