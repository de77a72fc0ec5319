import { useQuery } from '@tanstack/react-query'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { JOB_ITEMS } from '../useLiveJobs.ts'
import { FailureList } from './FailureList.tsx'
import type { Counted } from '#kit/parts/format/useCountWords.ts'

/** So many are listed beside the work; the job centre has them all. */
const SHOWN = 100

type JobFailuresProps = {
  id: string
  count: number
  words?: FieldWords
  pathOf?: (key: string) => string | undefined
  of?: Counted
}

/** The titles that a job could not change, asked for when somebody wants to see them. */
export function JobFailures({ id, count, ...list }: JobFailuresProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { calls } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: [JOB_ITEMS, id, 'failures', count],
    queryFn: ({ signal }) =>
      calls.listJobItems({ params: { id }, query: { outcome: 'failure', pageSize: SHOWN }, signal }),
    gcTime: 0,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return <LinearProgress aria-label={translate('states.loading')} />
  const rows = data.rows.map((item) =>
    list.of === 'rows' && item.lon.length === 0
      ? { ...item, name: translate('transfer.check.row', { row: format.number(item.nth) }) }
      : item,
  )
  return <FailureList failures={rows} count={count} {...list} />
}
