import { mapColumns, PARENT_EX_ID, isTarget, type ColumnMapping } from '#contract/rules/transfer/mapColumns.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { badFile } from './badFile.ts'
import { rowsOfFile } from './rowsOfFile.ts'

/** What a file is: how many rows, and what each of its columns is read as. */
export type InspectedFile = { count: number; mapping: ColumnMapping }

/**
 * Reads a file once from end to end before anything is done with it. Whatever is wrong with it as a whole is told here:
 * unreadable bytes and tables, columns that are no fields, rows that mean the same title.
 */
export async function inspectFile(
  type: TypeDocument,
  { path, name }: { path: string; name: string },
  said: Readonly<Record<string, string>>,
): Promise<InspectedFile> {
  const samples = new Map<string, unknown>()
  let count = 0
  for await (const rows of rowsOfFile(path, name)) {
    count += rows.length
    for (const { values } of rows)
      for (const [header, value] of Object.entries(values)) if (!hasSample(samples, header)) samples.set(header, value)
  }
  const headers = [...samples.keys()]
  refuseMapping(type, said, headers)
  const mapping = mapColumns(type, headers, said, (header) => samples.get(header))
  if (!Object.values(mapping).some((target) => target !== '' && target !== 'id' && target !== PARENT_EX_ID))
    throw badFile(
      `None of the columns is a field of ${type.labels.one.en}: ${headers.slice(0, 12).join(', ').slice(0, 300)}.`,
      'noColumns',
      { columns: headers.slice(0, 12).join(', ').slice(0, 300) },
    )
  await refuseTwice(path, name, mapping)
  return { count, mapping }
}

/** The first value that says something. */
function hasSample(samples: ReadonlyMap<string, unknown>, header: string): boolean {
  const known = samples.get(header)
  return known !== undefined && known !== null && known !== ''
}

function refuseMapping(type: TypeDocument, said: Readonly<Record<string, string>>, headers: readonly string[]): void {
  const targets = Object.entries(said).filter(([header, path]) => headers.includes(header) && path !== '')
  const unknown = targets.find(([, path]) => !isTarget(type, path))
  const twice = targets.find(([header, path]) => targets.some(([other, same]) => other !== header && same === path))
  const refuse = (description: string) => new DomainError('invalid', { fields: [{ field: '/mapping', description }] })
  if (unknown) throw refuse(`'${unknown[1].slice(0, 80)}' is no field that can be imported.`)
  if (twice) throw refuse(`Two columns are to be read as '${twice[1]}'.`)
}

/** Two rows of the same title: which of them should stand is nothing that a program may guess. */
async function refuseTwice(path: string, name: string, mapping: ColumnMapping): Promise<void> {
  const columns = Object.entries(mapping).filter(([, target]) => target === 'id' || target === 'ex_id')
  const provider = Object.entries(mapping).find(([, target]) => target === 'pn')?.[0]
  if (columns.length === 0) return
  const met = new Map<string, number>()
  for await (const rows of rowsOfFile(path, name)) {
    for (const { nth, line, values } of rows) {
      for (const [header, target] of columns) {
        const value = String(values[header] ?? '').trim()
        if (value === '') continue
        const of = target === 'ex_id' && provider !== undefined ? String(values[provider] ?? '') : ''
        const key = JSON.stringify([target, value, of])
        const first = met.get(key)
        if (first !== undefined)
          throw badFile(
            `Rows ${first} and ${nth} (line ${line}) both have '${value.slice(0, 80)}' as ${header.slice(0, 80)}.`,
            'rowTwice',
            { first, second: nth, line, value: value.slice(0, 80), column: header.slice(0, 80) },
          )
        met.set(key, nth)
      }
    }
  }
}
