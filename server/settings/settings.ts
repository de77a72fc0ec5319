import type { TypeSetting } from '#contract/schemas/service.ts'
import type { Bases } from '#contract/wire/bases.ts'
import type { Retention } from '../stores/pruneHistory.ts'
import type { IdentitySettings } from '../identity/identitySettings.ts'

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Where uploaded files live: a folder of this machine, or a bucket of an S3-compatible service. */
export type FileSettings =
  | { kind: 'folder'; path: string }
  | {
      kind: 's3'
      bucket: string
      endpoint: string
      region: string
      accessKeyId: string
      secretAccessKey: string
    }

/** A service that makes vectors of texts: where texts are sent, by which model and with which key. */
export type MeaningSettings = { address: string; model: string; key: string }

/** Calls a second that one person may make, and how many at once after a rest. */
export type RateSettings = { perSecond: number; burst: number; searchesPerSecond: number }

/** What the console is told of its service at /api/boot, and who else may serve a console for this server. */
export type ConsoleSettings = {
  bases: Bases
  /** Undefined: everything that this server has. */
  extensions: readonly string[] | undefined
  types: readonly TypeSetting[]
  /** Origins of consoles that are served elsewhere and may call this server from a browser. */
  origins: readonly string[]
}

/** The settings of one server process, checked; nothing else reads the environment. */
export type Settings = {
  host: string
  port: number
  /** Where browsers reach the server, without a slash at its end. */
  publicUrl: string
  dataDir: string
  /** A PostgreSQL address; '' is the embedded database in `dataDir`. */
  databaseUrl: string
  /** PostgreSQL's own address, where `databaseUrl` is that of a pooler. */
  databaseDirectUrl: string | undefined
  databasePool: number
  oidcIssuer: string
  oidcClientId: string
  oidcAudience: string
  files: FileSettings
  /** What one upload of media may have, in bytes. */
  mediaUploadBytes: number
  /** What one cut may take of the disk while it is made. */
  mediaCutBytes: number
  /** What runs ffmpeg; a name that is none leaves cuts to keyframes. */
  ffmpeg: string
  /** By what texts are compared by what they mean; undefined: by words and letters alone. */
  meaning: MeaningSettings | undefined
  /** Where feeds of stations may be read from: a folder, and hosts that the server may ask. */
  stations: { folder: string | undefined; hosts: readonly string[] }
  operationsUrl: string | undefined
  /** Where mails are handed in, and who they come from; undefined: none are sent. */
  mail: { address: string; from: string } | undefined
  /** Hosts that webhooks may reach although they are of a private network, or have no TLS. */
  webhookHosts: readonly string[]
  /** Whether review links may open without a sign-in. */
  reviewGuests: boolean
  /** The service that the console speaks to, where it is not this server alone. */
  console: ConsoleSettings
  seed: 'demo' | 'empty'
  isProduction: boolean
  logLevel: LogLevel
  metricsToken: string | undefined
  /** Undefined: no rates are kept. */
  rates: RateSettings | undefined
  /** How long history is kept. */
  retention: Retention
  /** Jobs over many titles and on media that all servers together run at once. */
  longJobs: number
  /** Calls that work with the database at the same time; the others wait their turn. */
  callsAtOnce: number
  /** How long a read may wait in a crowd, in ms, before it is turned away. */
  callWaitMs: number
  /** Answers are held against the schemas of their rows, and those that differ fail: for development. */
  checkAnswers: boolean
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustedProxies: number
  /** How long the readiness says 'stopping' before the listener closes, in ms. */
  shutdownDelayMs: number
}

/** A setting that cannot be used: its name, and what to do about it. */
export type Problem = { name: string; text: string }

export function identitySettingsOf(settings: Settings): IdentitySettings {
  const { publicUrl, host, isProduction, oidcIssuer, oidcClientId, oidcAudience } = settings
  const unlimited = settings.rates ? {} : { registrationsPerMinute: Infinity }
  return { publicUrl, host, isProduction, oidcIssuer, oidcClientId, oidcAudience, ...unlimited }
}
