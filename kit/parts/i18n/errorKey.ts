import { errorOfNumber } from '#contract/wire/errors.ts'

/** The key of the words for a number of `errors[].code`, or undefined where only the server's own text can be shown. */
export function errorKey(code: number | string | undefined): string | undefined {
  const row = code === undefined ? undefined : errorOfNumber(Number(code))
  return row && `serverErrors.${row.code}`
}
