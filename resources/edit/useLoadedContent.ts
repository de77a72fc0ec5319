import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useEffect, useState } from 'react'
import { hasTrait, type TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TypeForm } from '#kit/parts/context/providerTypes.ts'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { LockTarget } from '#kit/record/lock/lockCore.ts'
import { carriedForm, formArrived } from './carryForm.ts'

type Always = {
  /** Reads form and record anew. */
  again: () => Promise<unknown>
  /** Whose lock is asked for with it. */
  target: LockTarget | undefined
}

type LoadedContent = Always &
  (
    | { state: 'loading' }
    | { state: 'failed'; error: unknown; retry: () => void }
    | {
        state: 'loaded'
        form: TypeForm
        record: ContentRecord | undefined
        /** The form of a record that was saved for the first time a moment ago. */
        store: FormStore | undefined
        focus: string | undefined
      }
  )

/** Keeps the whole record apart from list rows, which react-admin puts under the plain name of a record. */
const WHOLE = {}

/** Record and form of a type in one parallel wave; a form that comes from the create screen brings its record along. */
export function useLoadedContent(summary: TypeSummary, id: string | undefined): LoadedContent {
  const { type } = summary
  const { calls } = useConsole()
  const queries = useQueryClient()
  const [handed, setHanded] = useState(() => (id === undefined ? undefined : carriedForm(id)))
  useEffect(() => {
    if (id !== undefined) formArrived(id)
  }, [id])
  const form = useTypeForm(type)
  const record = useGetOne<ContentRecord>(
    type,
    { id: id ?? '', meta: WHOLE },
    { enabled: id !== undefined && !handed, staleTime: Infinity, gcTime: 0 },
  )
  const found = handed?.record ?? record.data
  const target =
    id === undefined || handed || !hasTrait(summary, 'lockable') ? undefined : { id, urn: catalogUrn(type) }
  const again = () => {
    setHanded(undefined)
    calls.forgetTypeForm(type)
    return Promise.all([queries.invalidateQueries({ queryKey: [type, 'form'] }), record.refetch()])
  }
  const failed = form.error ? form : record.error ? record : undefined
  if (failed) return { state: 'failed', again, target, error: failed.error, retry: () => void failed.refetch() }
  if (!form.data || (id !== undefined && !found)) return { state: 'loading', again, target }
  return {
    state: 'loaded',
    again,
    target,
    form: form.data,
    record: found,
    store: handed?.store,
    focus: handed?.focus,
  }
}
