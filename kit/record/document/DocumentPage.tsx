import { useQuery } from '@tanstack/react-query'
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
import { SeenLock } from '../lock/SeenLock.ts'
import { useFirstLook } from '../lock/useFirstLook.ts'

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
  const { data, error, refetch } = useQuery({
    queryKey: ['document', of, id],
    queryFn: ({ signal }) => read(signal),
    // The screen follows the record by itself from here on: a later answer must not replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
  })
  const look = useFirstLook({ id, urn }, data !== undefined)
  if (data !== undefined && !look.isPending) return <SeenLock value={look.lock}>{children(data)}</SeenLock>
  return (
    <>
      <BarFrame
        title={error ? translate(failed) : ''}
        pageName={undefined}
        back={{ to: listPath(product, OWN_TYPES[of]), label: textIn(OWN_TYPES[of].labels.many, language) }}
        isLoading={!error}
      />
      {error ? <CallError title={translate(failed)} error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </>
  )
}
