import { resolve } from 'node:path'
import { whyNotEmbedded } from '../identity/identitySettings.ts'
import { readConsoleSettings } from './readConsoleSettings.ts'
import { SettingReader, type Environment } from './settingReader.ts'
import { identitySettingsOf, LOG_LEVELS } from './settings.ts'
import type { FileSettings, Problem, RateSettings, Settings } from './settings.ts'

const MIN_SECRET = 16
const EMBEDDED_AT_ONCE = 3
const CONNECTIONS_LEFT = 2
const PRODUCTION_DELAY_MS = 5_000
const FEWEST_DAYS = 31
const MOST_DAYS = 36_500

/** The settings, or every mistake in them at once, each a sentence that says what to write instead. */
export function readSettings(env: Environment): Settings | Problem[] {
  const reader = new SettingReader(env)
  const host = reader.text('HOST')
  const port = reader.whole('PORT', 1, 65_535)
  const dataDir = resolve(reader.text('DATA_DIR'))
  const isProduction = reader.flag('PRODUCTION')
  const settings: Settings = {
    host,
    port,
    publicUrl: readPublicUrl(reader) || `http://${hostInAddress(host)}:${port}`,
    dataDir,
    databaseUrl: readDatabaseUrl(reader, 'DATABASE_URL'),
    databaseDirectUrl: readDirectUrl(reader),
    databasePool: reader.whole('DATABASE_POOL', 2, 200),
    oidcIssuer: reader.webAddress('OIDC_ISSUER'),
    oidcClientId: reader.text('OIDC_CLIENT_ID'),
    oidcAudience: reader.text('OIDC_AUDIENCE'),
    files: readFiles(reader, dataDir),
    mediaUploadBytes: reader.whole('MEDIA_UPLOAD_MB', 1, 1_000_000) * 1_000_000,
    mediaCutBytes: reader.whole('MEDIA_CUT_MB', 1, 1_000_000) * 1_000_000,
    ffmpeg: reader.text('FFMPEG'),
    meaning: readMeaning(reader),
    stations: readStations(reader),
    mail: readMail(reader),
    webhookHosts: readHosts(reader, 'WEBHOOK_HOSTS'),
    operationsUrl: reader.webAddress('OPERATIONS_URL') || undefined,
    // Who tries it out may; where real people work, somebody has to want it.
    reviewGuests: reader.text('REVIEW_GUESTS') === '' ? !isProduction : reader.flag('REVIEW_GUESTS'),
    console: readConsoleSettings(reader),
    seed: reader.oneOf('SEED', ['demo', 'empty'] as const),
    isProduction,
    // Whoever tries it out at a terminal wants to read what is wrong, not every call.
    logLevel:
      reader.text('LOG_LEVEL') === '' ? (isProduction ? 'info' : 'warn') : reader.oneOf('LOG_LEVEL', LOG_LEVELS),
    metricsToken: readMetricsToken(reader),
    rates: readRates(reader),
    retention: { auditDays: readDays(reader, 'AUDIT_DAYS'), versionDays: readDays(reader, 'VERSION_DAYS') },
    longJobs: reader.whole('LONG_JOBS', 1, 100),
    callsAtOnce: readCallsAtOnce(reader),
    callWaitMs: reader.whole('CALL_WAIT_MS', 50, 60_000),
    checkAnswers: reader.flag('CHECK_ANSWERS'),
    trustedProxies: reader.whole('TRUSTED_PROXIES', 0, 10),
    // A balancer has to see the 503 first; whoever tries it out has none, and wants Ctrl-C to end it at once.
    shutdownDelayMs:
      reader.text('SHUTDOWN_DELAY_MS') === ''
        ? isProduction
          ? PRODUCTION_DELAY_MS
          : 0
        : reader.whole('SHUTDOWN_DELAY_MS', 0, 120_000),
  }
  checkTogether(reader, settings)
  return reader.problems.length > 0 ? reader.problems : settings
}

/** Jobs can be undone for a month, by the versions of before. */
function readDays(reader: SettingReader, name: 'AUDIT_DAYS' | 'VERSION_DAYS'): number {
  const days = reader.whole(name, 0, MOST_DAYS)
  if (days > 0 && days < FEWEST_DAYS)
    reader.refuse(name, `must be 0 for ever, or at least ${FEWEST_DAYS} days; it is ${days}.`)
  return days
}

/** Pages, calls and sign-in have absolute addresses, so the console cannot live below a path of a host. */
function readPublicUrl(reader: SettingReader): string {
  const address = reader.webAddress('PUBLIC_URL')
  const path = URL.parse(address)?.pathname ?? '/'
  if (path !== '/') {
    reader.refuse(
      'PUBLIC_URL',
      `must name a host without a path, for the console fills a host of its own; it names '${path}'.`,
    )
  }
  return address
}

/** What no setting tells alone. */
function checkTogether(reader: SettingReader, settings: Settings): void {
  const { problems } = reader
  const known = new Set(problems.map(({ name }) => name))
  if (!['HOST', 'PUBLIC_URL', 'OIDC_ISSUER', 'PRODUCTION'].some((name) => known.has(name))) {
    const refusal = whyNotEmbedded(identitySettingsOf(settings))
    if (refusal) problems.push({ name: 'OIDC_ISSUER', text: refusal })
  }
  if (!settings.isProduction) return
  if (settings.oidcIssuer.startsWith('http:')) reader.refuse('OIDC_ISSUER', 'must begin with https:// in production.')
  if (settings.publicUrl.startsWith('http:')) {
    reader.refuse('PUBLIC_URL', 'must be the https:// address that people use, in production.')
  }
}

function readDatabaseUrl(reader: SettingReader, name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'): string {
  const text = reader.text(name)
  if (text === '') return ''
  const protocol = URL.parse(text)?.protocol
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text
  // The address may hold a password, so the sentence does not repeat it.
  reader.refuse(name, 'must be an address such as postgres://user:password@host:5432/marquee.')
  return ''
}

function readDirectUrl(reader: SettingReader): string | undefined {
  const address = readDatabaseUrl(reader, 'DATABASE_DIRECT_URL')
  if (address !== '' && reader.text('DATABASE_URL') === '') {
    reader.refuse('DATABASE_DIRECT_URL', 'must come with DATABASE_URL, the address of the pooler.')
  }
  return address || undefined
}

function readFiles(reader: SettingReader, dataDir: string): FileSettings {
  const text = reader.text('FILES')
  if (text === '') return { kind: 'folder', path: resolve(dataDir, 'files') }
  if (!text.includes('://')) return { kind: 'folder', path: resolve(text) }
  const bucket = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})\/?$/.exec(text)?.[1]
  if (bucket === undefined) reader.refuse('FILES', `must be a folder, or a bucket such as s3://films; it is '${text}'.`)
  return {
    kind: 's3',
    bucket: bucket ?? '',
    region: reader.text('FILES_REGION'),
    endpoint: reader.webAddress('FILES_ENDPOINT') || `https://s3.${reader.text('FILES_REGION')}.amazonaws.com`,
    accessKeyId: readCredential(reader, 'FILES_ACCESS_KEY'),
    secretAccessKey: readCredential(reader, 'FILES_SECRET_KEY'),
  }
}

function readStations(reader: SettingReader): Settings['stations'] {
  const folder = reader.text('EPG_FOLDER')
  return { folder: folder === '' ? undefined : resolve(folder), hosts: readHosts(reader, 'EPG_HOSTS') }
}

/** A host may have a port of its own; what is a whole address is most likely meant otherwise. */
function readHosts(reader: SettingReader, name: 'EPG_HOSTS' | 'WEBHOOK_HOSTS'): string[] {
  const hosts = reader
    .text(name)
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
  const strange = hosts.find((host) => !/^[a-z0-9.-]+(:\d{1,5})?$/.test(host))
  if (strange !== undefined)
    reader.refuse(name, `must be names of hosts such as epg.example.com, comma-joined; '${strange}' is none.`)
  return hosts
}

/** The key is in no sentence. A key or a model without an address is most likely a mistyped name. */
function readMeaning(reader: SettingReader): Settings['meaning'] {
  const address = reader.webAddress('EMBEDDING_URL')
  const [model, key] = [reader.text('EMBEDDING_MODEL'), reader.text('EMBEDDING_KEY')]
  if (reader.text('EMBEDDING_URL') === '' && (model !== '' || key !== ''))
    reader.refuse('EMBEDDING_URL', 'must be set, since EMBEDDING_MODEL or EMBEDDING_KEY is.')
  return address === '' ? undefined : { address, model, key }
}

/** The address may hold a password, so no sentence repeats it. */
function readMail(reader: SettingReader): Settings['mail'] {
  const [address, from] = [reader.text('SMTP_URL'), reader.text('MAIL_FROM')]
  if (address === '' && from === '') return undefined
  const protocol = URL.parse(address)?.protocol
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    reader.refuse('SMTP_URL', 'must be an address such as smtps://user:password@mail.example.com:465.')
  if (!/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    reader.refuse(
      'MAIL_FROM',
      'must be who mails come from, such as Marquee <marquee@example.com>, since SMTP_URL is set.',
    )
  return { address, from }
}

function readCredential(reader: SettingReader, name: 'FILES_ACCESS_KEY' | 'FILES_SECRET_KEY'): string {
  const text = reader.text(name)
  if (text === '') reader.refuse(name, 'must be set, since FILES names a bucket.')
  return text
}

function readMetricsToken(reader: SettingReader): string | undefined {
  const text = reader.text('METRICS_TOKEN')
  if (text === '') return undefined
  if (text.length < MIN_SECRET) reader.refuse('METRICS_TOKEN', `must have at least ${MIN_SECRET} characters.`)
  return text
}

/** Jobs, the event log and whoever watches the server have the connections that are left; the embedded database has one session. */
function readCallsAtOnce(reader: SettingReader): number {
  if (reader.text('CALLS_AT_ONCE') !== '') return reader.whole('CALLS_AT_ONCE', 1, 1_000)
  if (reader.text('DATABASE_URL') === '') return EMBEDDED_AT_ONCE
  return Math.max(1, Number(reader.text('DATABASE_POOL')) - CONNECTIONS_LEFT)
}

function readRates(reader: SettingReader): RateSettings | undefined {
  const rates = {
    perSecond: reader.whole('REQUESTS_PER_SECOND', 1, 100_000),
    burst: reader.whole('REQUEST_BURST', 1, 100_000),
    searchesPerSecond: reader.whole('SEARCHES_PER_SECOND', 1, 100_000),
  }
  return reader.flag('RATE_LIMITS') ? rates : undefined
}

/** Browsers keep sign-in tokens for 127.0.0.1 and for localhost apart, so the address is the one that is listened on. */
function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
