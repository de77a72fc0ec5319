import { useQuery } from '@tanstack/react-query'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import type { FieldWords } from '../changes/useFieldWords.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import { CallError } from '../errors/CallError.tsx'
import { FailureList } from './FailureList.tsx'

/** So many are listed beside the work; the job centre has them all. */
const SHOWN = 100

type JobFailuresProps = {
  id: string
  count: number
  words?: FieldWords
  pathOf?: (key: string) => string | undefined
}

/** The titles that a job could not change, asked for when somebody wants to see them. */
export function JobFailures({ id, count, ...list }: JobFailuresProps) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['bulk', 'failures', id, count],
    queryFn: ({ signal }) => calls.listJobItems(id, { outcome: 'failure', pageSize: SHOWN }, signal),
    gcTime: 0,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return <LinearProgress aria-label={translate('states.loading')} />
  return <FailureList failures={data.rows} count={count} {...list} />
}
