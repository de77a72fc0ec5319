import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

/** Types that a title made of an airing may have: those of the catalogue that are put together from segments. */
export function useResultTypes(): readonly TypeSummary[] {
  return useConsole().types.filter((type) => type.area === 'vod' && hasTrait(type, 'hasSegments'))
}
