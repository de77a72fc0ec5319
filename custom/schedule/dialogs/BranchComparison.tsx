import { useContext, useMemo } from 'react'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { airingsOfDays } from '#contract/rules/schedule/plans/planOnSchedule.ts'
import { scheduleFigures } from '#contract/rules/schedule/plans/scheduleFigures.ts'
import { checkRights } from '#contract/rules/schedule/warnings/checkRights.ts'
import { conditionIn, rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { StaticTable } from '#kit/parts/table/StaticTable.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { SCHEDULE_POLICY } from '../model/schedulePolicy.ts'
import { headOf } from '../panels/warningWords.ts'
import { useAdLoad } from '../useAdLoad.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

type ComparedBranch = { id: string; name: string; airings: readonly Airing[] }
type BranchComparisonProps = { branches: readonly ComparedBranch[]; days: readonly Day[] }
/** A figure of the draft, then of each branch. */
type Line = { key: string; label: string; figures: readonly string[] }

/** Branches beside the draft of the same days: minutes by genre, repeats, ads by the hour, warnings. */
export function BranchComparison({ branches, days }: BranchComparisonProps) {
  const { translate, format, titles } = useScheduleWords()
  const { schedule, now } = useSchedule()
  const product = useContext(ConsoleContext)?.product
  const { limit: adLimit } = useAdLoad()
  const versions = useMemo(() => {
    const facts = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
    const figuresOf = (one: Schedule) =>
      scheduleFigures(one, {
        ...{ days, spacing: SCHEDULE_POLICY.spacing, adLimit },
        genresOf: ({ pgmId }) => (pgmId === undefined ? undefined : titles.get(pgmId)?.gnr) ?? [],
        ...{ rights: checkRights(one, facts), conditionOf: conditionIn(titles) },
      })
    const { cs, zone } = schedule
    // What airs around its days stays: repeats are counted over their borders, as those of the draft are.
    const within = new Set(airingsOfDays(schedule, days))
    const around = schedule.order.filter((airing) => !within.has(airing))
    const schedules = branches.map(({ airings }) => {
      const ids = new Set(airings.map(({ id }) => id))
      const others = around.filter(({ id }) => !ids.has(id))
      return makeSchedule({ cs, zone, days: schedule.days, airings: [...others, ...airings] })
    })
    return [schedule, ...schedules].map(figuresOf)
  }, [schedule, branches, days, titles, now, product, adLimit])
  type Figures = (typeof versions)[number]
  const lengths = (key: string, label: string, figure: (of: Figures) => number): Line => ({
    ...{ key, label },
    figures: versions.map((version) => lengthOf(figure(version))),
  })
  const counts = (key: string, label: string, figure: (of: Figures) => number): Line => ({
    ...{ key, label },
    figures: versions.map((version) => format.number(figure(version))),
  })
  const lengthOf = (ms: number) => (ms === 0 ? translate('dates.seconds', { n: 0 }) : format.duration(ms))
  const genres = [...new Set(versions.flatMap((version) => [...version.genres.keys()]))]
  const codes = [...new Set(versions.flatMap((version) => [...version.warnings.keys()]))]
  const rows: Line[] = [
    counts('airings', translate('schedulePlans.airings'), (of) => of.airings),
    lengths('gaps', translate('schedulePlans.gaps'), (of) => of.gaps),
    counts('repeats', translate('scheduleWarnings.repeats'), (of) => of.repeats),
    lengths('ads', translate('schedulePlans.ads'), (of) => of.ads),
    lengths('mostAds', translate('schedulePlans.mostAds'), (of) => of.mostAds),
    counts('overloaded', translate('schedulePlans.overloaded'), (of) => of.overloaded),
    ...codes.map((code) => counts(code, translate(headOf(code)), (of) => of.warnings.get(code) ?? 0)),
    ...genres.map((genre) =>
      lengths(
        `genre ${genre}`,
        translate('schedulePlans.genre', { genre: genre || translate('schedulePlans.noGenre') }),
        (of) => of.genres.get(genre) ?? 0,
      ),
    ),
  ]
  return (
    <StaticTable
      look="lines"
      label={translate('schedulePlans.compared')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'label', head: translate('schedulePlans.compared'), cell: ({ label }) => label },
        ...[{ id: 'draft', name: translate('schedulePlans.draft') }, ...branches].map(({ id, name }, nth) => ({
          ...{ key: id, head: name, isEnd: true, width: 96 },
          cell: ({ figures }: Line) => figures[nth],
        })),
      ]}
    />
  )
}
