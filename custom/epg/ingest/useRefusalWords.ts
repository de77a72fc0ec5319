import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { errorOfNumber } from '#contract/wire/errors.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type Refusal = Pick<EpgIngestion, 'keyword' | 'line' | 'column' | 'code' | 'message'>

/** Why a feed was not taken in, in the reader's language, with its place in the file where there is one. */
export function useRefusalWords() {
  const translate = useTranslate()
  const format = useFormat()
  return useCallback(
    ({ keyword, line, column, code, message = '' }: Refusal): string => {
      const known = code === undefined ? undefined : errorOfNumber(code)?.code
      if (keyword === undefined) return known ? translate(`serverErrors.${known}`, { _: message }) : message
      const words = translate(`feedProblems.${keyword}`, { _: message })
      if (line === undefined || line <= 1) return words
      const place = { line: format.number(line), column: format.number(column ?? 1) }
      return `${words} ${translate('ingestion.place', place)}`
    },
    [translate, format],
  )
}
