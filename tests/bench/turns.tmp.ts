import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { signInAs } from '../support/signIn.ts'
import { clusterClock, cpuOf, memoryOf } from './cpu.ts'
import { takeTurn } from './measure.ts'
import { worksOf } from './work/works.ts'
const [db, only, trees, roundsText = '12', requestsText = '400'] = process.argv.slice(2) as string[]
import { Client } from 'pg'
const pgc = new Client({ connectionString: db! }); await pgc.connect()
let pids: number[] = []
async function refresh() { pids = (await pgc.query("SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")).rows.map((r: any) => r.pid) }
const database = () => pids.reduce((sum, pid) => { try { return sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6 } catch { return sum } }, 0)
const env = { DATABASE_URL: db!, SEED: 'empty', RATE_LIMITS: 'false', LOG_LEVEL: 'error', MALLOC_ARENA_MAX: '2' }
const children: any[] = []
process.on('exit', () => children.forEach((c) => c.kill('SIGKILL')))
let port = 5300 + Math.floor(Math.random() * 300)
async function start(cwd: string, args: string[], probe: string) {
  const p = port++
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env, PORT: String(p), DATA_DIR: `/tmp/turns-${p}` }, stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  const url = `http://127.0.0.1:${p}`
  for (let i = 0; i < 3000; i++) { if ((await fetch(url + probe).catch(() => undefined))?.ok) break; await new Promise((r) => setTimeout(r, 50)) }
  return { pid: child.pid!, url }
}
const bare = await start('.', ['tests/bench/baseline/server.ts'], '/items')
const sides: any[] = [{ name: 'bare', side: { kind: 'bare', url: bare.url }, pid: bare.pid }]
for (const tree of trees!.split(',')) {
  const s = await start(tree, ['--max-semi-space-size=4', 'dist/server/main.js'], '/api/health')
  sides.push({ name: tree.split('/').at(-1), side: { kind: 'ours', url: s.url, token: (await signInAs(s.url, 'super')).apiToken }, pid: s.pid })
}
const { ids, total } = (await (await fetch(`${bare.url}/films?limit=4000`)).json()) as any
const works = worksOf({ films: ids, total, searchClients: 16 }).filter((w) => only!.split(',').some((o) => w.name.includes(o)))
const median = (n: number[]) => n.toSorted((a, b) => a - b)[n.length >> 1]!
for (const work of works) {
  const asks = sides.map((s) => ({ ask: work.on(s.side), next: 0, got: [] as any[], s }))
  const turn = async (a: any, requests: number) => { await refresh(); const t = await takeTurn({ pid: a.s.pid, database }, a.ask, { clients: work.clients, requests, longestMs: 20000 }, a.next); a.next += requests; return t }
  for (const a of asks) await turn(a, 1500)
  for (let r = 0; r < Number(roundsText); r++) {
    const order = r % 2 ? asks.toReversed() : asks
    for (const a of order) a.got.push(await turn(a, Number(requestsText)))
  }
  console.log(work.name, 'load', readFileSync('/proc/loadavg', 'utf8').split(' ')[0])
  const base = asks[0]!.got.map((t: any) => t.server + t.database)
  for (const a of asks) {
    const r = a.got.map((t: any, i: number) => (t.server + t.database) / base[i])
    const q = r.toSorted((x: number, y: number) => x - y)
    console.log(`  ${a.s.name.padEnd(8)} ${median(a.got.map((t: any) => t.server)).toFixed(3)} + ${median(a.got.map((t: any) => t.database)).toFixed(3)} ms  ${median(r).toFixed(2)}x (${q[q.length >> 2].toFixed(2)}-${q[Math.floor(q.length * 0.75)].toFixed(2)})  of medians ${((median(a.got.map((t: any) => t.server)) + median(a.got.map((t: any) => t.database))) / (median(asks[0]!.got.map((t: any) => t.server)) + median(asks[0]!.got.map((t: any) => t.database)))).toFixed(2)}x  mem ${(memoryOf(a.s.pid) / 1e6).toFixed(0)}`)
  }
}
process.exit(0)
