import { publishTogether } from './publishTogether.ts'
import { readPublishPlan } from './readPublishPlan.ts'

/** Publishing documents of any type together. */
export const publishingCommands = { readPublishPlan, publishTogether }
