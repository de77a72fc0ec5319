import { CHECK_PX } from '#kit/parts/table/styleParts.ts'
import { size } from '#kit/parts/theme/tokens.ts'

/** Px from the start of a title's cell: its artwork stands after the checkbox. Both are drawn, not elements. */
export const ART_START_PX = CHECK_PX + 8
export const ART_END_PX = ART_START_PX + (size.artList[0] ?? 0)
