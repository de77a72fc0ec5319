import { hoursOf, loadLimits, type LoadLimits } from '#contract/rules/ads/loadLimits.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { LoadRule } from '#contract/schemas/ads.ts'
import { DAY_HOURS, LOAD_LIMITS } from '#contract/values/ads.ts'

/** For whom a page of the grid is: all products and types of title where none are named. */
export type LoadScope = { prd: readonly string[]; cty: readonly string[] }

/** The limits of one scope: those of all the day, and of single hours where they are others. */
export type LoadGrid = { day: LoadLimits; hours: readonly LoadLimits[] }

const scopeOf = ({ prd = [], cty = [] }: LoadRule): LoadScope => ({ prd: prd.toSorted(), cty: cty.toSorted() })
export const scopeKey = ({ prd, cty }: LoadScope) => JSON.stringify([prd.toSorted(), cty.toSorted()])
export const EVERYWHERE: LoadScope = { prd: [], cty: [] }

/** The scopes that rules speak of, that of all first. */
export function scopesIn(rules: readonly LoadRule[]): LoadScope[] {
  return [...new Map([EVERYWHERE, ...rules.map(scopeOf)].map((scope) => [scopeKey(scope), scope])).values()]
}

/** What the rules of one scope say, hour by hour. */
export function gridOf(rules: readonly LoadRule[], scope: LoadScope): LoadGrid {
  const own = rules.filter((rule) => scopeKey(scopeOf(rule)) === scopeKey(scope)).map(bare)
  const ofDay = own.filter((rule) => hoursOf(rule).length === DAY_HOURS)
  const ofHours = own.filter((rule) => hoursOf(rule).length < DAY_HOURS)
  return {
    day: loadLimits({ rules: ofDay }, {}),
    hours: Array.from({ length: DAY_HOURS }, (_, hour) => loadLimits({ rules: ofHours }, { hour })),
  }
}

/** The rules with those of one scope as its grid says: one for all the day, one for each run of hours that are alike. */
export function withGrid(rules: readonly LoadRule[], scope: LoadScope, { day, hours }: LoadGrid): LoadRule[] {
  const others = rules.filter((rule) => scopeKey(scopeOf(rule)) !== scopeKey(scope))
  const named = {
    ...(scope.prd.length > 0 && { prd: [...scope.prd] }),
    ...(scope.cty.length > 0 && { cty: [...scope.cty] }),
  }
  const runs: LoadRule[] = []
  hours.forEach((limits, hour) => {
    const last = runs.at(-1)
    if (isEmpty(limits)) return
    if (last && last.to === hour && sameJson(limitsOf(last), limitsOf(limits))) last.to = hour + 1
    else runs.push({ ...named, from: hour, to: hour + 1, ...limitsOf(limits) })
  })
  // A whole day of hours would be read as one rule for the day.
  const cut = runs.flatMap((run) =>
    run.from === 0 && run.to === DAY_HOURS
      ? [
          { ...run, to: DAY_HOURS / 2 },
          { ...run, from: DAY_HOURS / 2 },
        ]
      : [run],
  )
  return [...others, ...(isEmpty(day) ? [] : [{ ...named, ...limitsOf(day) }]), ...cut]
}

/** A grid with one cell changed in one hour or several; `hour` undefined is all the day. */
export function withCell(
  grid: LoadGrid,
  at: { limit: keyof LoadLimits; hours: readonly number[] | undefined },
  value: number | undefined,
): LoadGrid {
  const changed = (limits: LoadLimits): LoadLimits => {
    const { [at.limit]: _former, ...rest } = limits
    return value === undefined ? rest : { ...rest, [at.limit]: value }
  }
  const { hours } = at
  if (!hours) return { ...grid, day: changed(grid.day) }
  return { ...grid, hours: grid.hours.map((limits, hour) => (hours.includes(hour) ? changed(limits) : limits)) }
}

const isEmpty = (limits: LoadLimits) => LOAD_LIMITS.every((limit) => limits[limit] === undefined)
/** Limits in one order, so that runs of hours are found whatever was typed first. */
const limitsOf = (limits: LoadLimits): LoadLimits =>
  Object.fromEntries(LOAD_LIMITS.flatMap((limit) => (limits[limit] === undefined ? [] : [[limit, limits[limit]]])))
/** A rule without its scope. */
function bare({ prd: _prd, cty: _cty, ...rule }: LoadRule): LoadRule {
  return rule
}
