import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { readPlanAirings } from '#contract/rules/schedule/plans/planOnWire.ts'
import { snapshotOf, type KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { PLAN_KINDS, SchedulePlan } from '#contract/schemas/live/schedulePlan.ts'
import { readEveryPage } from '#kit/parts/files/readEveryPage.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'

type PlanKind = (typeof PLAN_KINDS)[number]
/** A plan as it is made: its name, its days, what airs in them. */
type NewPlan = Pick<SchedulePlan, 'name' | 'cs' | 'from' | 'days' | 'slots'> & { ar: NonNullable<SchedulePlan['ar']> }

/** Branches of a channel, or templates of every channel: read, saved, thrown away. */
export function usePlans(kind: PlanKind, cs?: string) {
  const calls = useContext(ConsoleContext)?.calls
  const client = useQueryClient()
  const key = ['schedule', 'plans', kind, cs]
  const { data, isError, isPending } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      if (!calls) return []
      const query = { kind, ...(cs !== undefined && { cs }) }
      return readEveryPage((page) => calls.listSchedulePlans({ query: { ...query, ...page }, signal }))
    },
    enabled: calls !== undefined,
  })
  const readAgain = () => client.invalidateQueries({ queryKey: key })
  return {
    plans: data ?? [],
    state: isError ? ('failed' as const) : isPending ? ('reading' as const) : ('read' as const),
    save: async (plan: NewPlan) => {
      await calls?.saveSchedulePlan({ body: { ...plan, kind } })
      await readAgain()
    },
    remove: async (id: string) => {
      await calls?.deleteSchedulePlan({ params: { id } })
      await readAgain()
    },
  }
}

/** One plan with what airs in it; undefined while it is read, or where none is asked for. */
export function usePlan(id: string | undefined): SchedulePlan | undefined {
  const calls = useContext(ConsoleContext)?.calls
  const { data } = useQuery({
    queryKey: ['schedule', 'plan', id],
    queryFn: async ({ signal }) => (await calls?.listSchedulePlans({ query: { id }, signal }))?.rows[0] ?? null,
    enabled: calls !== undefined && id !== undefined,
  })
  return data ?? undefined
}

/** What airs in a plan, with what its titles say now. */
export function airingsOfPlan({ ar = [] }: Pick<SchedulePlan, 'ar'>, titles: KnownTitles): Airing[] {
  return readPlanAirings(ar, (pgmId) => {
    const title = titles.get(pgmId)
    return title ? { pgm: snapshotOf(title) } : undefined
  })
}
