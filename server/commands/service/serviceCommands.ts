import { readApiPage } from './readApiPage.ts'
import { readBoot } from './readBoot.ts'
import { readHealth } from './readHealth.ts'
import { readMetrics } from './readMetrics.ts'
import { readOpenApi } from './readOpenApi.ts'
import { readReadiness } from './readReadiness.ts'
import { reportCsp } from './reportCsp.ts'
import { streamEvents } from './streamEvents.ts'

/** Calls about the service itself (calls.md sections 1, 13, 22). */
export const serviceCommands = {
  readBoot,
  streamEvents,
  readHealth,
  readReadiness,
  readMetrics,
  readOpenApi,
  readApiPage,
  reportCsp,
}
