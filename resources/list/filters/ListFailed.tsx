import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useShownList } from '../useShownList.ts'
import { isNarrowed } from '../listState.ts'
import { Fill } from './Fill.tsx'
import { isFilterRefusal } from './refusalOf.ts'

/** A list that could not be read. Where its filter is the reason, the chip says why and asking again helps nothing. */
export function ListFailed({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const translate = useTranslate()
  const values = { type: type.type }
  const attempt = isNarrowed(list.filter) ? {} : { attempt: 'fetchType' as const }
  const retry = isFilterRefusal(list.error) ? undefined : () => void list.refetch()
  const clear = retry ? undefined : <Button onClick={() => list.setFilter({})}>{translate('list.clearFilters')}</Button>
  return (
    <Fill>
      <CallError error={list.error} {...attempt} values={values} onRetry={retry} actions={clear} />
    </Fill>
  )
}
