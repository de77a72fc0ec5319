import { closeEventProcess, resetEventIngestion } from './endEventIngestion.ts'
import { ingestEvent } from './ingestEvent.ts'
import { readEventIngestion } from './readEventIngestion.ts'

/** Events of teams from the feeds of stations (calls.md section 16). */
export const eventIngestionCommands = { ingestEvent, readEventIngestion, resetEventIngestion, closeEventProcess }
