import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { CallContext } from '../../context.ts'
import type { StandingDay } from '../../decisions/schedule/scheduleDays.ts'

/** What stands of days in a row, for whoever judges without writing. */
export async function standingDays(
  context: CallContext,
  cs: string,
  range: { from: Day; to: Day },
): Promise<ReadonlyMap<Day, StandingDay>> {
  const stored = await context.services.schedules.days(context, { cs, ...range, sides: 'both' })
  return new Map(
    stored.map(({ dt, rev, draft, published }) => {
      const shown = draft ?? published
      const live = published && { live: published.payload.ar }
      return [dt, { dt, rev, shown: shown?.payload.ar ?? [], ...live, pst: shown?.payload.pst }]
    }),
  )
}
