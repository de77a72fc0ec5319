import type { Language } from '#contract/values/languages.ts'
import { matchingChoice } from '../schema/choices.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { kindOf } from '../schema/kindOf.ts'

const YES = new Set(['true', 'yes', 'y', '1', 'x', '✓', '是', 'ya', 'ஆம்'])
const NO = new Set(['false', 'no', 'n', '0', '否', 'tidak', 'இல்லை'])

/** Rows and cells of a spreadsheet's clipboard; undefined for what is one cell, which is pasted as any text. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const cells = lines.map((line) => line.split('\t').map(unquoted))
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined
}

/** Spreadsheets put quotes round cells that hold quotes themselves. */
function unquoted(cell: string): string {
  const text = cell.trim()
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text
}

/**
 * What a pasted cell means for its field: words of a choice are its code, yes and no a flag. What cannot be read so
 * stays as it is typed, and the form says at the cell what is wrong with it. Undefined empties the field.
 */
export function pastedValue(cell: string, schema: FormSchema, language: Language): unknown {
  if (cell === '') return undefined
  const word = cell.toLocaleLowerCase()
  switch (kindOf(schema)) {
    case 'boolean':
      return YES.has(word) ? true : NO.has(word) ? false : cell
    case 'number':
    case 'integer':
      return Number.isFinite(Number(cell)) ? Number(cell) : cell
    case 'choice':
      return matchingChoice(schema, cell, language)?.value ?? cell
    default:
      return cell
  }
}
