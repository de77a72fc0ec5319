import type { OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_TROUBLE_MS, type OnAirKind } from '#contract/values/onAir.ts'

/** What viewers see no picture by, so that it is trouble and not a warning. */
const TROUBLE: readonly OnAirKind[] = ['deadAir', 'noGuide', 'rights']

/** Viewers would see no picture within twelve hours (looks section 10). `now`: epoch ms. */
export function isTrouble({ kind, from }: Pick<OnAirProblem, 'kind' | 'from'>, now: number): boolean {
  return TROUBLE.includes(kind) && from - now < ON_AIR_TROUBLE_MS
}
