import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { IMAGE_UPLOAD_BYTES } from '#contract/values/limits.ts'
import { CALLS } from '#contract/wire/calls.ts'
import { ERRORS } from '#contract/wire/errors.ts'
import { countConnections, countWaiting, createMetrics, watchReadiness } from '#server/app/createMetrics.ts'
import { SETTING_TABLE } from '#server/settings/settingTable.ts'
import { RUNTIME } from '#scripts/bootstrap/runtime.mjs'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first)

const FILES = {
  dockerfile: read('deploy/docker/Dockerfile'),
  compose: read('deploy/docker/compose.yaml'),
  unit: read('deploy/systemd/marquee.service'),
  nginx: read('deploy/nginx/marquee.conf'),
  alerts: read('deploy/prometheus/alerts.yml'),
  operating: read('docs/operating.md'),
}

/** Variables that are no settings of ours, and whose they are. */
const FOREIGN = [
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'MINIO_ROOT_USER',
  'MINIO_ROOT_PASSWORD',
]
const isSetting = (name: string) => name in SETTING_TABLE || FOREIGN.includes(name) || name.startsWith('KC_')

describe('what deploy/ and the manual name', () => {
  it.each<[string, string[]]>([
    ['the image', found(FILES.dockerfile, /^(?:ENV)? +([A-Z][A-Z_]*)=/gm)],
    ['compose', found(FILES.compose, /^ {6}([A-Z][A-Z_]*):/gm)],
    ['the unit', found(FILES.unit.replace(/^Environment=/gm, ' '), / ([A-Z][A-Z_]*)=\S/g)],
    [
      'remarks',
      found(
        Object.values(FILES).join('\n'),
        /\b((?:DATABASE|OIDC|FILES|METRICS|SHUTDOWN|TRUSTED|PUBLIC|CALL|CALLS)_[A-Z_]+)\b/g,
      ),
    ],
    ['the manual', found(FILES.operating, /`([A-Z][A-Z]*(?:_[A-Z]+)+)(?:=[^`]*)?`/g)],
  ])('are settings that there are: %s', (_where, names) => {
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !isSetting(name))).toEqual([])
  })

  it('are metrics that the server gives, and the manual has all of ours', async () => {
    const metrics = createMetrics({ withProcess: true })
    countWaiting(metrics, () => ({}))
    watchReadiness(metrics, () =>
      Promise.resolve({ database: 'ready', storage: 'ready', identity: 'ready', jobs: 'ready' }),
    )
    countConnections(metrics, { totalCount: 0, idleCount: 0, waitingCount: 0 })
    const given = metrics.registry.getMetricsAsArray().map(({ name }) => name)
    const plain = (name: string) => name.replace(/_(bucket|count|sum)$/, '')
    const named = (text: string) => found(text, /\b(marquee_[a-z0-9_]+[a-z0-9])\b/g).map(plain)
    expect(named(FILES.alerts + FILES.operating).filter((name) => !given.includes(name))).toEqual([])
    const own = given.filter((name) => !/^marquee_(process|nodejs)_/.test(name))
    expect(own.filter((name) => !named(FILES.operating).includes(name))).toEqual([])
    expect(own.filter((name) => !named(FILES.alerts).includes(name))).toEqual(['marquee_event_streams'])
  })

  it('are calls and errors that there are', () => {
    const calls = found(FILES.alerts, /call!~"([^"]*)"/g).flatMap((names) => names.split('|'))
    const codes = found(FILES.alerts, /code="([^"]*)"/g)
    const known = new Set<string>([...CALLS.map(({ name }) => name), ...ERRORS.map(({ code }) => code)])
    expect([...calls, ...codes].filter((name) => !known.has(name))).toEqual([])
    expect([calls.length, codes.length]).toEqual([5, 1])
  })
})

describe('the image', () => {
  const stages = FILES.dockerfile.split(/^FROM /m).slice(1)
  const last = stages.at(-1) ?? ''

  it('runs the Node that everything is tested with, as does the unit', () => {
    expect(found(FILES.dockerfile, /^ARG NODE=(\S+)/gm)).toEqual([RUNTIME])
    expect(found(FILES.unit, /\.runtime\/node-([\d.]+)\//g)).toEqual([RUNTIME])
  })

  it('runs not as root, is asked for its health, and has no package of development', () => {
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK /m)
    expect(last).not.toMatch(/npm ci|COPY \. /)
    const copied = found(last, /COPY --from=(\w+) \S*node_modules/g)
    expect(copied.map((name) => stages.find((stage) => stage.includes(` AS ${name}\n`)))).toEqual([
      expect.stringContaining('npm ci --omit=dev'),
    ])
  })
})

it('whatever ends a server waits for its delay and the five seconds that it takes', () => {
  const waits = [found(FILES.compose, /stop_grace_period: (\d+)s/g), found(FILES.unit, /TimeoutStopSec=(\d+)s/g)].flat()
  expect(waits.map((seconds) => Number(seconds) > 10)).toEqual([true, true])
})

it('nginx lets the largest upload through and buffers no events', () => {
  const [megabytes] = found(FILES.nginx, /client_max_body_size (\d+)m;/g)
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(IMAGE_UPLOAD_BYTES)
  const media = /location \/api\/media\/upload\/ \{([^}]*)\}/.exec(FILES.nginx)?.[1] ?? ''
  const [mediaMegabytes] = found(media, /client_max_body_size (\d+)m;/g)
  expect(Number(mediaMegabytes) * 2 ** 20).toBeGreaterThan(Number(SETTING_TABLE.MEDIA_UPLOAD_MB) * 1_000_000)
  expect(/location = \/api\/events \{([^}]*)\}/.exec(FILES.nginx)?.[1]).toContain('proxy_buffering off;')
})
