import { readAggregate } from './readAggregate.ts'
import { reaggregateContent } from './reaggregateContent.ts'
import { restoreOriginal } from './restoreOriginal.ts'

/** Aggregation and restore to original (calls.md section 7). */
export const aggregateCommands = { reaggregateContent, readAggregate, restoreOriginal }
