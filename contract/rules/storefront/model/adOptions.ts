import { AD_SECONDS } from '#contract/values/schedule.ts'
import { AD_POSITIONS, type AdPosition } from '#contract/values/storefront.ts'

type Flags = { readonly dropFirstAd?: boolean; readonly dropLastAd?: boolean }

/** Positions of ads that containers within may have: the first or the last is dropped by flag (specification section 5). */
export function adPositions(flags: Flags): readonly AdPosition[] {
  return dropped(AD_POSITIONS, flags)
}

/** The same of their intervals, in seconds. */
export function adIntervals(flags: Flags): readonly number[] {
  return dropped(AD_SECONDS, flags)
}

function dropped<Option>(options: readonly Option[], { dropFirstAd = false, dropLastAd = false }: Flags) {
  return options.slice(dropFirstAd ? 1 : 0, options.length - (dropLastAd ? 1 : 0))
}
