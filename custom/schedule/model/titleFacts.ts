import type { AiringRights } from '#contract/rules/epg/whyAiringFlagged.ts'
import type { Readable } from '#contract/schemas/readers.ts'

/**
 * What a schedule knows of a title that airs in it: its row (read by `titleOf`, `runTimeOf`, `imagesOf`, …) and the
 * rights of it and of what it plays, from which `checkRights` says whether it may air.
 */
export type TitleFacts = Readable & { id: string; cty: string; rights?: AiringRights }
