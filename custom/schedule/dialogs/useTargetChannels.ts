import { useQueries, useQuery } from '@tanstack/react-query'
import { shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { draftSchedule } from '../session/scheduleWeek.ts'
import { weekCalls } from '../session/weekCalls.ts'

/** As many channels are offered at once; more are found by their name. */
const OFFERED = 50

/** A virtual channel that days can be copied onto. */
export type OtherChannel = { id: string; cs: string; name: string }

/** Virtual channels of the product beside one, by a term that their names contain. */
export function useOtherChannels(own: string, term: string, language: string) {
  const { calls, product } = useConsole()
  const wanted = term.trim()
  const { data, isError, isPending } = useQuery({
    queryKey: ['schedule', 'channels', product, wanted],
    queryFn: ({ signal }) => {
      const filter = wanted === '' ? [] : [{ field: 'term', term: wanted, operator: 'contains' as const }]
      return calls.filterContent({ body: { cty: [VIRTUAL_CHANNEL_TYPE], filter, pageSize: OFFERED }, signal })
    },
    placeholderData: (before) => before,
  })
  const rows: readonly Readonly<Record<string, unknown>>[] = data?.rows ?? []
  const channels = rows.flatMap((row): OtherChannel | [] => {
    const { id, cs } = row
    if (typeof id !== 'string' || typeof cs !== 'string' || cs === own) return []
    return { id, cs, name: titleOf(row, language) || cs }
  })
  const state = isError ? ('failed' as const) : isPending ? ('reading' as const) : ('read' as const)
  return { channels, more: Math.max(0, (data?.count ?? 0) - rows.length), state }
}

/** The days of a channel as it is worked on, and its record, whose window bounds what may air. */
export type TargetChannel = OtherChannel & {
  schedule: Schedule | undefined
  record: ContentRecord | undefined
  error: unknown
  readAgain: () => void
}

/** Reads the same days, and one more on each side, of every channel that was chosen. */
export function useTargets(chosen: readonly OtherChannel[], { from, to }: { from: Day; to: Day }): TargetChannel[] {
  const { calls, product } = useConsole()
  const span = { from: shiftDay(from, -1), to: shiftDay(to, 1) }
  return useQueries({
    queries: chosen.map(({ id, cs }) => ({
      queryKey: ['schedule', 'target', product, cs, span.from, span.to],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [{ data: record }, week] = await Promise.all([
          calls.getOne<ContentRecord>(VIRTUAL_CHANNEL_TYPE, { id }),
          weekCalls(calls, { cs, ...span, savesTogether: true }).read(signal),
        ])
        return { record, schedule: draftSchedule(week) }
      },
      gcTime: 0,
    })),
    combine: (answers) =>
      answers.map(({ data, error, refetch }, nth) => ({
        ...(chosen[nth] as OtherChannel),
        ...{ schedule: data?.schedule, record: data?.record, error, readAgain: () => void refetch() },
      })),
  })
}
