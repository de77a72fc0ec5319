import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { ScheduleScreen } from './ScheduleScreen.tsx'
import { channelOf } from './model/channelOf.ts'
import { mondayOf } from './model/shown.ts'
import { readSpan } from './session/useOpenSchedule.ts'
import { weekCalls } from './session/weekCalls.ts'
import { useShown } from './useShown.ts'

/** The schedule of one virtual channel (specification section 2): a week of it is read, with a day more on each side. */
export function Page() {
  const { cs = '', cid = '' } = useParams()
  const translate = useTranslate()
  const language = useLocale()
  const { calls, product } = useConsole()
  const savesTogether = useServiceHas('schedulePlanning')
  const { shown, show } = useShown()
  const { from, to } = readSpan(mondayOf(shown.from))
  const record = useQuery({
    queryKey: [VIRTUAL_CHANNEL_TYPE, 'getOne', { id: cid }],
    queryFn: async () => (await calls.getOne<ContentRecord>(VIRTUAL_CHANNEL_TYPE, { id: cid })).data,
  })
  const week = useQuery({
    queryKey: ['scheduleWeek', product, cs, from],
    queryFn: ({ signal }) => weekCalls(calls, { cs, from, to, savesTogether }).read(signal),
    // The screen follows the days by itself from here on: a later answer must not replace what is edited.
    staleTime: Infinity,
    gcTime: 0,
  })
  const channel = useMemo(() => channelOf(record.data, { id: cid, cs, language }), [record.data, cid, cs, language])
  const back = { to: inProduct(product, `live/${VIRTUAL_CHANNEL_TYPE}`), label: translate('schedule.back') }
  if (week.data && !record.isPending)
    return (
      <ScheduleScreen key={`${cs} ${from}`} {...{ week: week.data, channel, record: record.data, shown, show, back }} />
    )
  return (
    <>
      <BarFrame title={channel.name} pageName={record.data && channel.name} back={back} isLoading={record.isPending} />
      {week.error ? (
        <CallError title={translate('errors.fetchSchedules')} error={week.error} onRetry={() => void week.refetch()} />
      ) : (
        <div style={{ padding: '8px 16px' }}>
          <ListSkeleton />
        </div>
      )}
    </>
  )
}
