import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres.ts'
import { signInAs } from '../support/signIn.ts'
import { measure, memoryOf } from './measure.ts'
import { measurePage } from './page/measurePage.ts'
import { runScript, startProcess } from './processes.ts'
import { sampleOf, workloads } from './workloads.ts'

type Engine = 'postgres' | 'embedded'
type Row = {
  work: string
  bare: string
  ours: string
  'CPU ratio': string
  'p50 ratio': string
  budget: string
  verdict: string
}

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    items: { type: 'string' },
    requests: { type: 'string', default: '400' },
    only: { type: 'string' },
    'no-page': { type: 'boolean' },
  },
})
const runs: { engine: Engine; items: number }[] = values.engine
  ? [{ engine: values.engine as Engine, items: Number(values.items ?? 100_000) }]
  : [
      { engine: 'postgres', items: 100_000 },
      { engine: 'postgres', items: 1_000_000 },
      { engine: 'embedded', items: 100_000 },
    ]

/** Loads the items, starts both servers in turn on the same database, and prints each workload beside its budget. */
async function benchServer(engine: Engine, items: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const env = {
    DATABASE_URL: postgres?.url ?? '',
    DATA_DIR: folder,
    SEED: 'empty',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
  }
  try {
    const loadMs = await runScript('server/seed/cli.ts', ['--items', String(items)], env)
    console.log(`\n${engine}, ${items.toLocaleString('en')} items, loaded in ${(loadMs / 1000).toFixed(0)} s`)
    console.table(await bothServers(engine, items, env))
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The embedded database serves one process at a time, so the two servers take turns there too. */
async function bothServers(engine: Engine, items: number, env: Record<string, string>): Promise<Row[]> {
  const requests = Number(values.requests)
  const chosen = values.only?.split(',')
  const plain = await startProcess('tests/bench/baseline/server.ts', { ...env, COPY: 'yes' }, 4711, '/items')
  const bareIds = (await (await fetch(`${plain.url}/items`)).json()) as { id: string }[]
  const dummy = { ours: '', bare: plain.url, token: '', total: items, requests }
  const bareWork = workloads(dummy, { ids: [''], bareIds: bareIds.map((row) => row.id) })
  const bare = new Map<string, Awaited<ReturnType<typeof measure>>>()
  for (const work of bareWork)
    if (!chosen || chosen.some((word) => work.name.includes(word)))
      bare.set(work.name, await measure(plain.pid, work.requests, 4, work.bare))
  await plain.stop()

  const marquee = await startProcess('server/main.ts', env, 4712, '/api/health')
  const { apiToken } = await signInAs(marquee.url, 'super')
  console.log(`server start ${marquee.startMs.toFixed(0)} ms, memory ${(memoryOf(marquee.pid) / 1e6).toFixed(0)} MB`)
  const sides = { ours: marquee.url, bare: '', token: apiToken, total: items, requests }
  const sample = { ...(await sampleOfOurs(sides)), bareIds: [''] }
  const rows: Row[] = []
  for (const work of workloads(sides, sample)) {
    const base = bare.get(work.name)
    if (base) rows.push(rowOf(work.name, work.budget, base, await measure(marquee.pid, work.requests, 4, work.ours)))
  }
  await marquee.stop()
  return rows
}

async function sampleOfOurs(sides: Parameters<typeof sampleOf>[0]) {
  const page = await fetch(`${sides.ours}/api/content/urn/resource/catalog/movie?pageSize=100&st=draft`, {
    headers: { authorization: `Bearer ${sides.token}` },
  })
  const { data } = (await page.json()) as { data: { id: string }[] }
  return { ids: data.map((row) => row.id) }
}

function rowOf(
  work: string,
  budget: number,
  bare: { cpu: number; p50: number },
  ours: { cpu: number; p50: number },
): Row {
  const ratio = ours.cpu / Math.max(bare.cpu, 0.01)
  const show = ({ cpu, p50 }: { cpu: number; p50: number }) => `${cpu.toFixed(2)} ms CPU, p50 ${p50.toFixed(1)} ms`
  return {
    work,
    bare: show(bare),
    ours: show(ours),
    'CPU ratio': `${ratio.toFixed(2)}x`,
    'p50 ratio': `${(ours.p50 / bare.p50).toFixed(2)}x`,
    budget: `${budget}x`,
    verdict: ratio <= budget ? 'met' : 'NOT MET',
  }
}

for (const { engine, items } of runs) await benchServer(engine, items)
if (!values['no-page'] && !values.engine) await measurePage()
