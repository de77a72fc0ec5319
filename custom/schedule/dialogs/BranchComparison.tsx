import { useContext, useMemo } from 'react'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { scheduleFigures } from '#contract/rules/schedule/plans/scheduleFigures.ts'
import { checkRights } from '#contract/rules/schedule/warnings/checkRights.ts'
import { conditionIn, rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { StaticTable } from '#kit/parts/table/StaticTable.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { SCHEDULE_POLICY } from '../model/schedulePolicy.ts'
import { headOf } from '../panels/warningWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

type BranchComparisonProps = { name: string; airings: readonly Airing[]; days: readonly Day[] }
type Line = { key: string; label: string; draft: string; branch: string }

/** A branch beside the draft of the same days: minutes by genre, repeats, ads by the hour, warnings. */
export function BranchComparison({ name, airings, days }: BranchComparisonProps) {
  const { translate, format, titles } = useScheduleWords()
  const { schedule, now } = useSchedule()
  const product = useContext(ConsoleContext)?.product
  const [draft, branch] = useMemo(() => {
    const facts = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
    const figuresOf = (one: Schedule) =>
      scheduleFigures(one, {
        ...{ days, spacing: SCHEDULE_POLICY.spacing, adLimit: SCHEDULE_POLICY.adLimit },
        genresOf: ({ pgmId }) => (pgmId === undefined ? undefined : titles.get(pgmId)?.gnr) ?? [],
        ...{ rights: checkRights(one, facts), conditionOf: conditionIn(titles) },
      })
    const { cs, zone } = schedule
    return [figuresOf(schedule), figuresOf(makeSchedule({ cs, zone, days: schedule.days, airings }))]
  }, [schedule, airings, days, titles, now, product])
  const lengths = (key: string, label: string, one: number, other: number): Line => ({
    ...{ key, label },
    ...{ draft: format.duration(one), branch: format.duration(other) },
  })
  const counts = (key: string, label: string, one: number, other: number): Line => ({
    ...{ key, label },
    ...{ draft: format.number(one), branch: format.number(other) },
  })
  const genres = [...new Set([...draft.genres.keys(), ...branch.genres.keys()])]
  const codes = [...new Set([...draft.warnings.keys(), ...branch.warnings.keys()])]
  const rows: Line[] = [
    counts('airings', translate('schedulePlans.airings'), draft.airings, branch.airings),
    lengths('gaps', translate('schedulePlans.gaps'), draft.gaps, branch.gaps),
    counts('repeats', translate('scheduleWarnings.repeats'), draft.repeats, branch.repeats),
    lengths('ads', translate('schedulePlans.ads'), draft.ads, branch.ads),
    lengths('mostAds', translate('schedulePlans.mostAds'), draft.mostAds, branch.mostAds),
    counts('overloaded', translate('schedulePlans.overloaded'), draft.overloaded, branch.overloaded),
    ...codes.map((code) =>
      counts(code, translate(headOf(code)), draft.warnings.get(code) ?? 0, branch.warnings.get(code) ?? 0),
    ),
    ...genres.map((genre) =>
      lengths(
        `genre ${genre}`,
        translate('schedulePlans.genre', { genre: genre || translate('schedulePlans.noGenre') }),
        draft.genres.get(genre) ?? 0,
        branch.genres.get(genre) ?? 0,
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
        { key: 'draft', head: translate('schedulePlans.draft'), cell: (row) => row.draft, isEnd: true, width: 110 },
        { key: 'branch', head: name, cell: (row) => row.branch, isEnd: true, width: 110 },
      ]}
    />
  )
}
