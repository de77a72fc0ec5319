import type { LoadRule } from '#contract/schemas/ads.ts'
import { DAY_HOURS, LOAD_LIMITS, type LoadLimit } from '#contract/values/ads.ts'

/** What counts at one place; what is absent is not limited. */
export type LoadLimits = { readonly [limit in LoadLimit]?: number }

/** The part of a load policy that the rule reads: one that is still being written does. */
export type LoadRules = {
  readonly tz?: string | undefined
  readonly prd?: readonly string[] | undefined
  readonly rules?: readonly LoadRule[] | undefined
}

/** For whom limits are asked. `hour` of the clock: absent where nobody knows yet when it airs. */
type LoadPlace = { product?: string | undefined; type?: string | undefined; hour?: number | undefined }

/**
 * The limits of a policy at one place. Each limit is that of the rule that says it most closely: of one that names the
 * product before one for all, then one that names the type of title, then the one of fewest hours, then the last.
 * Rules of some hours do not count where the hour is not known.
 */
export function loadLimits({ rules = [] }: LoadRules, place: LoadPlace): LoadLimits {
  const matching = rules
    .filter((rule) => matches(rule, place))
    .map((rule, nth) => ({ rule, rank: [rankOf(rule), nth] as const }))
    .sort(({ rank: [one, first] }, { rank: [other, second] }) => one - other || first - second)
  return Object.fromEntries(
    LOAD_LIMITS.flatMap((limit) => {
      const said = matching.findLast(({ rule }) => rule[limit] !== undefined)?.rule[limit]
      return said === undefined ? [] : [[limit, said]]
    }),
  )
}

/** Whether a policy speaks of a product: one that names none speaks of all. */
export function isForProduct({ prd }: Pick<LoadRules, 'prd'>, product: string | undefined): boolean {
  return isNamed(prd, product)
}

/** Hours of the day that a rule speaks of; over midnight where it ends before it begins. */
export function hoursOf({ from = 0, to = DAY_HOURS }: Pick<LoadRule, 'from' | 'to'>): number[] {
  const length = to > from ? to - from : to - from + DAY_HOURS
  return Array.from({ length }, (_, nth) => (from + nth) % DAY_HOURS)
}

function matches(rule: LoadRule, { product, type, hour }: LoadPlace): boolean {
  const hours = hoursOf(rule)
  const isThen = hour === undefined ? hours.length === DAY_HOURS : hours.includes(hour)
  return isThen && isNamed(rule.prd, product) && isNamed(rule.cty, type)
}

function isNamed(names: readonly string[] | undefined, asked: string | undefined): boolean {
  return !names || names.length === 0 || (asked !== undefined && names.includes(asked))
}

function rankOf(rule: LoadRule): number {
  const names = (list: readonly string[] | undefined) => ((list?.length ?? 0) > 0 ? 1 : 0)
  return names(rule.prd) * 100 + names(rule.cty) * 50 + (DAY_HOURS - hoursOf(rule).length)
}

/** The policies that are for a product; where none is, the house's own measure. */
export function policiesFor(policies: readonly LoadRules[], product: string | undefined, house: LoadRules) {
  const own = policies.filter((policy) => isForProduct(policy, product))
  return own.length > 0 ? own : [house]
}
