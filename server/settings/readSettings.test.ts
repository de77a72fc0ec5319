import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './readSettings.ts'
import type { Problem, Settings } from './settings.ts'
import { SETTING_TABLE } from './settingTable.ts'

function settingsOf(env: Record<string, string>): Settings {
  const result = readSettings(env)
  if (Array.isArray(result)) throw new Error(result.map((problem) => problem.text).join('\n'))
  return result
}

function problemsOf(env: Record<string, string>): Problem[] {
  const result = readSettings(env)
  return Array.isArray(result) ? result : []
}

const REAL = { OIDC_ISSUER: 'https://sso.example.com/realms/marquee' }

describe('settings', () => {
  it('an empty environment serves this machine, embedded, with the demo catalogue', () => {
    expect(settingsOf({})).toMatchObject({
      host: '127.0.0.1',
      port: 4600,
      publicUrl: 'http://127.0.0.1:4600',
      dataDir: resolve('data'),
      databaseUrl: '',
      oidcIssuer: '',
      files: { kind: 'folder', path: resolve('data/files') },
      seed: 'demo',
      isProduction: false,
      logLevel: 'warn',
      rates: { perSecond: 20, burst: 60, searchesPerSecond: 5 },
      callsAtOnce: 3,
      callWaitMs: 1_000,
      checkAnswers: false,
      trustedProxies: 0,
    })
  })

  it('calls at once leave connections of the pool to what else works with the database', () => {
    const DATABASE_URL = 'postgres://marquee@127.0.0.1/marquee'
    expect(settingsOf({ DATABASE_URL, DATABASE_POOL: '20' }).callsAtOnce).toBe(18)
    expect(settingsOf({ DATABASE_URL, DATABASE_POOL: '2' }).callsAtOnce).toBe(1)
    expect(settingsOf({ DATABASE_URL, CALLS_AT_ONCE: '5' }).callsAtOnce).toBe(5)
  })

  it('history is kept for ever, or longer than jobs can be undone', () => {
    expect(settingsOf({ VERSION_DAYS: '365' }).retention).toEqual({ auditDays: 0, versionDays: 365 })
    expect(problemsOf({ AUDIT_DAYS: '7' }).map(({ text }) => text)).toEqual([
      'AUDIT_DAYS must be 0 for ever, or at least 31 days; it is 7.',
    ])
  })

  it('a blank variable is the same as none', () => {
    expect(settingsOf({ PORT: ' ', SEED: '' })).toEqual(settingsOf({}))
  })

  it('tells every mistake at once, each with the name of its variable', () => {
    const problems = problemsOf({
      PORT: '70000',
      SEED: 'full',
      PRODUCTION: 'maybe',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://root:hunter2@db/marquee',
      METRICS_TOKEN: 'short',
      FILES: 'ftp://files',
    })
    expect(problems.map(({ name }) => name).sort()).toEqual([
      'DATABASE_URL',
      'FILES',
      'FILES_ACCESS_KEY',
      'FILES_SECRET_KEY',
      'LOG_LEVEL',
      'METRICS_TOKEN',
      'PORT',
      'PRODUCTION',
      'SEED',
    ])
    for (const { name, text } of problems) expect(text).toMatch(new RegExp(`^${name} must .*\\.$`))
  })

  it('never repeats a password in its complaint', () => {
    expect(JSON.stringify(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db/marquee' }))).not.toContain('hunter2')
  })

  it('drops the slash at the end of addresses', () => {
    expect(settingsOf({ PUBLIC_URL: 'http://localhost:4600/' }).publicUrl).toBe('http://localhost:4600')
  })

  it('refuses a public address below a path, where the console cannot live', () => {
    expect(problemsOf({ PUBLIC_URL: 'http://127.0.0.1/console/' })).toEqual([
      {
        name: 'PUBLIC_URL',
        text: "PUBLIC_URL must name a host without a path, for the console fills a host of its own; it names '/console'.",
      },
    ])
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'serves this machine only'],
    [{ PUBLIC_URL: 'https://console.example.com' }, 'serves this machine only'],
    [{ PRODUCTION: 'true', PUBLIC_URL: 'https://localhost' }, 'public passwords'],
  ])('refuses the embedded sign-in where others could reach it: %j', (env, words) => {
    expect(
      problemsOf(env)
        .map(({ text }) => text)
        .join(),
    ).toContain(words)
  })

  it('the log tells every call in production and only what is wrong elsewhere', () => {
    expect(settingsOf({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
    expect(settingsOf({ ...REAL, PRODUCTION: 'yes', PUBLIC_URL: 'https://console.example.com' }).logLevel).toBe('info')
  })

  it('a stopping server waits for balancers in production only, or as long as it is told to', () => {
    const production = { ...REAL, PRODUCTION: 'yes', PUBLIC_URL: 'https://console.example.com' }
    expect(settingsOf({}).shutdownDelayMs).toBe(0)
    expect(settingsOf(production).shutdownDelayMs).toBe(5_000)
    expect(settingsOf({ ...production, SHUTDOWN_DELAY_MS: '0' }).shutdownDelayMs).toBe(0)
    expect(settingsOf({ SHUTDOWN_DELAY_MS: '20000' }).shutdownDelayMs).toBe(20_000)
  })

  it('a real provider lifts that', () => {
    expect(
      settingsOf({ ...REAL, HOST: '0.0.0.0', PUBLIC_URL: 'https://console.example.com', PRODUCTION: 'yes' }),
    ).toMatchObject({
      isProduction: true,
      oidcIssuer: REAL.OIDC_ISSUER,
    })
  })

  it('production wants https for people and for the provider', () => {
    const names = problemsOf({ PRODUCTION: '1', OIDC_ISSUER: 'http://sso.example.com/realms/marquee' }).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['OIDC_ISSUER', 'PUBLIC_URL'])
  })

  it('a bucket comes with its credentials', () => {
    const env = { FILES: 's3://films', FILES_ACCESS_KEY: 'key', FILES_SECRET_KEY: 'secret', FILES_REGION: 'eu-1' }
    expect(settingsOf(env).files).toEqual({
      kind: 's3',
      bucket: 'films',
      region: 'eu-1',
      endpoint: 'https://s3.eu-1.amazonaws.com',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
  })

  it('rates can be switched off', () => {
    expect(settingsOf({ RATE_LIMITS: 'off' }).rates).toBeUndefined()
  })

  it('every variable stands in the operating manual', () => {
    const manual = readFileSync('docs/operating.md', 'utf8')
    const missing = Object.keys(SETTING_TABLE).filter((name) => !new RegExp(`^\\| \`${name}\` +\\|`, 'm').test(manual))
    expect(missing).toEqual([])
  })
})
