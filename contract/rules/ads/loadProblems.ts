import { DAY_HOURS, LOAD_LIMITS } from '#contract/values/ads.ts'
import { isTimeZone } from '../dates/zonedParts.ts'
import type { LoadRules } from './loadLimits.ts'

/** What keeps a load policy from being in force, by field; on screen `ads.load.problems.<problem>`. */
type LoadProblem = { field: string; problem: 'required' | 'noHours' | 'noLimit' | 'zone' | 'longerThanHour' }

/** What is wrong with the rules of a load policy. */
export function loadProblems({ tz, rules = [] }: LoadRules): LoadProblem[] {
  const zone: LoadProblem[] = tz === undefined || isTimeZone(tz) ? [] : [{ field: '/tz', problem: 'zone' }]
  if (rules.length === 0) return [...zone, { field: '/rules', problem: 'required' }]
  const ofRules = rules.flatMap((rule, nth): LoadProblem[] => {
    const { from = 0, to = DAY_HOURS, ads, longest } = rule
    return [
      ...(from % DAY_HOURS === to % DAY_HOURS && to - from !== DAY_HOURS
        ? [{ field: `/rules/${nth}/to`, problem: 'noHours' as const }]
        : []),
      ...(LOAD_LIMITS.every((limit) => rule[limit] === undefined)
        ? [{ field: `/rules/${nth}`, problem: 'noLimit' as const }]
        : []),
      ...(ads !== undefined && longest !== undefined && longest > ads
        ? [{ field: `/rules/${nth}/longest`, problem: 'longerThanHour' as const }]
        : []),
    ]
  })
  return [...zone, ...ofRules]
}
