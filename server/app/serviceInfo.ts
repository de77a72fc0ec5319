import type { Registry } from 'prom-client'
import type { Readiness, TypeSetting } from '#contract/schemas/service.ts'
import type { EventStreams } from '../events/eventStreams.ts'
import type { CspReports } from './cspReports.ts'

/** What the calls about the service itself tell. */
export type ServiceInfo = {
  build: string
  /** Where browsers reach the server. */
  publicUrl: string
  /** Base address by first path segment of the calls; `default` serves the rest. */
  bases: Readonly<Record<string, string>>
  /** What the service has beyond the specification (contract/wire/extensions). */
  extensions: readonly string[]
  /** Types that the configuration names, for a service that lists none. */
  types: readonly TypeSetting[]
  operationsUrl: string | undefined
  /** Whether review links may open without a sign-in. */
  reviewGuests: boolean
  /** The secret that opens the metrics from elsewhere than this machine. */
  metricsToken: string | undefined
  metrics: Registry
  cspReports: CspReports
  streams: EventStreams
  readiness: () => Promise<Readiness>
  /** The server is about to end: whoever asks should ask another one next. */
  isStopping: () => boolean
}
