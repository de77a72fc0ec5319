import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { isObject, own } from '../diff/json.ts'
import { OTHER_NAMES, unitOfName } from './otherNames.ts'
import type { ColumnReading } from './readValue.ts'
import type { DateFormat } from '#contract/values/dateFormats.ts'
import { columnAt, isImportable, transferColumns, type TransferColumn } from './transferColumns.ts'
import { foldedWord } from './wordsOfChoice.ts'

type Mapped = Pick<TypeDocument, 'schema' | 'uiSchema' | 'languages' | 'relations'>

/** The parent by the external id that it bears; where it stands is the type's affair. */
export const PARENT_EX_ID = 'parent.ex_id'

/** Column of a file -> path of the field that it is read as; '' where it is left out. */
export type ColumnMapping = Record<string, string>

/** What an import can read a column as. */
export function isTarget(type: Mapped, path: string): boolean {
  if (path === PARENT_EX_ID) return type.relations?.parent !== undefined
  if (path === 'id' || path === 'ex_id') return true
  const column = columnAt(type, path)
  return column !== undefined && isImportable(column)
}

/**
 * Reads columns by their names: a field's own path, its label in any language, what other catalogues call it. What was
 * said by hand comes first; no two columns are read as the same field. `idOf` is a value of a column: ids that are not
 * of our making are the external ones of somebody else.
 */
export function mapColumns(
  type: Mapped,
  headers: readonly string[],
  said: Readonly<Record<string, string>>,
  sampleOf: (header: string) => unknown = () => undefined,
): ColumnMapping {
  const mapping: ColumnMapping = {}
  const taken = new Set<string>()
  const take = (header: string, path: string) => {
    if (Object.hasOwn(mapping, header) || (path !== '' && taken.has(path))) return
    Object.defineProperty(mapping, header, { value: path, enumerable: true, writable: true, configurable: true })
    taken.add(path)
  }
  for (const header of headers) if (Object.hasOwn(said, header)) take(header, said[header] ?? '')
  for (const header of headers) {
    const isOurs = header.trim() !== 'id' || isId(sampleOf(header))
    if (isTarget(type, header.trim())) take(header, isOurs ? header.trim() : 'ex_id')
  }
  const labels = labelled(type)
  for (const header of headers) {
    const path = labels.get(foldedWord(header))
    if (path !== undefined) take(header, path)
  }
  for (const [path, names] of Object.entries(OTHER_NAMES)) {
    const header = names.flatMap((name) =>
      headers.filter((one) => foldedWord(one) === name && !Object.hasOwn(mapping, one)),
    )[0]
    if (header !== undefined && isTarget(type, path) && !isServers(type, header)) take(header, path)
  }
  return Object.fromEntries(
    headers.map((header) => [header, Object.hasOwn(mapping, header) ? (mapping[header] ?? '') : '']),
  )
}

/** How the values of a mapped column are meant. */
export function readingOf(header: string, path: string, zone: string, dates: DateFormat = 'iso'): ColumnReading {
  const foreign = header.trim() !== path
  return { foreign, unitMs: foreign ? unitOfName(header) : 1, zone, dates }
}

const isId = (value: unknown) =>
  value === undefined || value === '' || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(value))

/** A field of the type that only the server writes is not another catalogue's word for something else. */
function isServers(type: Mapped, header: string): boolean {
  const column = columnAt(type, header.trim())
  return column !== undefined && !isImportable(column)
}

/**
 * Importable fields by their labels in four languages; a localized one is in the language of its label unless another
 * stands behind it. A title that is meant by its id is nothing that a file would name by that label.
 */
function labelled(type: Mapped): Map<string, string> {
  const found = new Map<string, string>()
  for (const column of transferColumns(type).filter((one) => isImportable(one) && !('x-refers' in one.schema))) {
    for (const label of labelsOf(type, column)) {
      const folded = foldedWord(label)
      if (folded !== '' && !found.has(folded)) found.set(folded, column.path)
    }
  }
  return found
}

function labelsOf(type: Mapped, { field, lang }: TransferColumn): string[] {
  const properties = own(type.schema, 'properties')
  const schema = isObject(properties) ? own(properties, field) : undefined
  const texts = isObject(schema) ? own(schema, 'x-label') : undefined
  const labelIn = (one: string): string[] => {
    const label = isObject(texts) ? own(texts, one) : undefined
    return typeof label === 'string' ? [label] : []
  }
  const labels = LANGUAGES.flatMap(labelIn)
  return lang === undefined ? labels : [...labelIn(lang), ...labels.map((label) => `${label} ${lang}`)]
}
