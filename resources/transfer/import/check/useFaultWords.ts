import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { ImportDryRun } from '#contract/schemas/bulk.ts'
import { errorOfNumber } from '#contract/wire/errors.ts'
import { failureWords } from '#kit/bulk/failureWords.ts'

type Fault = ImportDryRun['fail'][number]

/** Why a row cannot be imported. Of a title in another status an import knows more than that it cannot be done. */
export function useFaultWords(): (fault: Pick<Fault, 'code' | 'description'>) => string {
  const translate = useTranslate()
  return useMemo(
    () => (fault) =>
      errorOfNumber(fault.code)?.code === 'wrongStatus'
        ? translate('transfer.check.notLive')
        : failureWords(fault, translate),
    [translate],
  )
}
