import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { TransferField, Typed } from './transferFields.ts'
import { importTargets, transferFields } from './transferFields.ts'

export type TransferForm = {
  typed: Typed | undefined
  /** Columns that an export may have. */
  fields: readonly TransferField[]
  /** What an import may read columns as. */
  targets: readonly TransferField[]
  error: unknown
  retry: () => void
}

/** The columns of a type's files with their words. */
export function useTransferFields(type: TypeSummary): TransferForm {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { data, error, refetch } = useTypeForm(type.type)
  const read = useMemo(() => {
    if (!data) return { typed: undefined, fields: [], targets: [] }
    const { languages, relations } = type
    const typed: Typed = { ...data, languages, ...(relations ? { relations } : {}) }
    const words = {
      language,
      languageName: (code: string) => translate(`forms.languages.${code}`, { _: code }),
      parentByExternalId: translate('transfer.columns.parentByExternalId'),
    }
    return { typed, fields: transferFields(typed, words), targets: importTargets(typed, words) }
  }, [data, type, language, translate])
  return { ...read, error, retry: () => void refetch() }
}
