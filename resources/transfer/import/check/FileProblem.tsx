import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'

/** Where the server puts what is wrong with a file as a whole; its keyword says which of a few things that is. */
const OF_FILE = '/file'

type FileProblemProps = { error: unknown; onRetry: () => void; actions: ReactNode }

/** A file that is refused as a whole: what is wrong with it, and where, in the user's language. */
export function FileProblem({ error, onRetry, actions }: FileProblemProps) {
  const translate = useTranslate()
  const format = useFormat()
  const problem = problemOf(error)
  if (!problem) return <CallError error={error} onRetry={onRetry} actions={actions} />
  const { keyword, params = {}, code, description } = problem
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? format.number(value) : value]),
  )
  return (
    <ErrorState
      title={translate('transfer.bad.title')}
      errors={[{ code, description }]}
      actions={actions}
      onRetry={onRetry}
    >
      {translate(`transfer.bad.${keyword}`, { ...values, _: description })}
    </ErrorState>
  )
}

function problemOf(error: unknown) {
  const { errors = [] } = (error ?? {}) as Partial<Pick<ApiError, 'errors'>>
  return Array.isArray(errors) ? errors.find(({ field, keyword }) => field === OF_FILE && keyword) : undefined
}
