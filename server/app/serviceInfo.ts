import type { Registry } from 'prom-client'
import type { CspReports } from './cspReports.ts'

/** One word per part for the readiness answer: 'ready', or what is wrong with it. */
export type Readiness = Record<'database' | 'storage' | 'identity' | 'jobs', string>

/** What the calls about the service itself tell. */
export type ServiceInfo = {
  build: string
  /** Base address of each first path segment of the calls; '' stands for every other one. */
  bases: Readonly<Record<string, string>>
  operationsUrl: string | undefined
  /** The secret that opens the metrics from elsewhere than this machine. */
  metricsToken: string | undefined
  metrics: Registry
  cspReports: CspReports
  readiness: () => Promise<Readiness>
}
