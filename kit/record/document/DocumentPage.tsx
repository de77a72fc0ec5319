import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { OwnType } from '#contract/registry/ownFacts.ts'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { listPath } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '../bar/BarFrame.tsx'
import { FirstLook } from '../lock/FirstLook.tsx'
import { useReadOnce } from '../screen/useReadOnce.ts'

type DocumentPageProps<Record> = {
  of: OwnType
  urn: string
  id: string
  read: (signal: AbortSignal) => Promise<Record>
  /** i18n key of what is said where it cannot be read. */
  failed: string
  children: (record: Record) => ReactNode
}

/** Reads one record that has no type document, and hands it to its screen. */
export function DocumentPage<Record>({ of, urn, id, read, failed, children }: DocumentPageProps<Record>) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { language } = useFormat().settings
  const { record, error, retry } = useReadOnce(['document', of, id], read)
  const meanwhile = (
    <>
      <BarFrame
        title={error ? translate(failed) : ''}
        pageName={undefined}
        back={{ to: listPath(product, OWN_TYPES[of]), label: textIn(OWN_TYPES[of].labels.many, language) }}
        isLoading={!error}
      />
      {error ? <CallError title={translate(failed)} error={error} onRetry={retry} /> : <FormSkeleton />}
    </>
  )
  return (
    <FirstLook target={{ id, urn }} record={record} meanwhile={meanwhile}>
      {children}
    </FirstLook>
  )
}
