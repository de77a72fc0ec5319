import { IMPORT_COLUMNS } from '#contract/values/transfer.ts'
import { DomainError } from '#contract/wire/errors.ts'

/** A file that is refused as a whole, in plain words; `keyword` and `params` let the console say it in its language. */
export function badFile(
  description: string,
  keyword: string,
  params: Readonly<Record<string, string | number>> = {},
): DomainError {
  return new DomainError('badFile', { description, fields: [{ field: '/file', description, keyword, params }] })
}

/** Of a table, of one object, or of all objects together. */
export function tooManyColumns(): DomainError {
  return badFile(`The file has more than ${IMPORT_COLUMNS} columns.`, 'tooManyColumns', { limit: IMPORT_COLUMNS })
}
