import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { JOB_ITEMS } from '#kit/jobs/useLiveJobs.ts'
import { LeftCells } from '../check/LeftCells.tsx'

const SHOWN = 100

/** The rows of an import that has ended of which cells were left out. */
export function LeftRows({ id }: { id: string }) {
  const translate = useTranslate()
  const format = useFormat()
  const { calls } = useConsole()
  const { data } = useQuery({
    queryKey: [JOB_ITEMS, id, 'left'],
    queryFn: ({ signal }) => calls.listJobItems({ params: { id }, query: { left: 'true', pageSize: SHOWN }, signal }),
    gcTime: 0,
  })
  if (!data) return null
  const title = translate('transfer.run.left', { smart_count: data.count, count: format.number(data.count) })
  return (
    <LeftCells
      title={title}
      cells={data.rows.flatMap(({ nth, left = [] }) => left.map((cell) => ({ row: nth, ...cell })))}
    />
  )
}
