import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import type { ChosenTitles } from './useUses.ts'

/** The titles of a bulk change, as their uses are asked for. */
export function titlesOf({ keys, flt }: Chosen, cty: string): ChosenTitles | undefined {
  if (keys) return { keys }
  return flt && { cty, flt }
}
