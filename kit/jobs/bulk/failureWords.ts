import { errorOfNumber } from '#contract/wire/errors.ts'

type Failure = { code?: number | undefined; description?: string | undefined }

/**
 * Why a title failed: our words for a code that the catalogue knows, else the server's own. Of what is invalid the
 * server says more than that it is.
 */
export function failureWords(
  { code, description }: Failure,
  translate: (key: string, values?: Record<string, unknown>) => string,
): string {
  const known = code === undefined ? undefined : errorOfNumber(code)
  const text = description ?? translate('errors.requestFailed')
  if (known?.code === 'invalid' && description !== undefined && description !== known.text) return description
  return known && known.code !== 'internal' ? translate(`serverErrors.${known.code}`, { _: text }) : text
}
