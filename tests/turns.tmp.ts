import http from 'node:http'
import { cpuOf, clusterClock } from './bench/cpu.ts'
import { signInAs } from './support/signIn.ts'
const [what = 'get', rounds = '7', requests = '1500', ...sides] = process.argv.slice(2)
const DB = 'postgres://marquee@127.0.0.1:4701/small_d'
const clock = (await clusterClock(DB))
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })
type S = { name: string; port: number; pid: number; bare: boolean; token: string }
const all: S[] = []
for (const s of sides) {
  const [name = '', port, pid] = s.split(':')
  const bare = name === 'bare'
  all.push({ name, port: Number(port), pid: Number(pid), bare, token: bare || process.env.NOSIGN ? '' : (await signInAs(`http://127.0.0.1:${port}`, 'super')).apiToken })
}
const bare = all.find((s) => s.bare)
const films = bare ? (await (await fetch(`http://127.0.0.1:${bare.port}/films?limit=4000`)).json()) : undefined
if (films) (await import('node:fs')).writeFileSync('/tmp/d-films.json', JSON.stringify(films))
const { ids, total } = films ?? JSON.parse((await import('node:fs')).readFileSync('/tmp/d-films.json', 'utf8'))
const deep = Math.max(2, Math.floor(total / 25 / 2))
const M = '/api/content/urn/resource/catalog/movie'
const q = (s: S, n: number): [string, object?] => {
  if (what === 'get') return [s.bare ? `/items/${ids[n % ids.length]}` : `${M}/${ids[n % ids.length]}`]
  if (what === 'health') return ['/api/health']
  if (what === 'gone') return [`${M}/019aba9c-0b20-7f64-9c1d-23fd0c47e2e9`]
  if (what === 'list') return [s.bare ? '/items' : `${M}?st=all`]
  return s.bare ? [`/items?offset=${(deep - 1) * 25}`] : ['/api/content/lookup', { cty: ['movie'], st: 'all', pageNumber: deep }]
}
function ask(s: S, n: number): Promise<void> {
  const [path, body] = q(s, n)
  const text = body && JSON.stringify(body)
  return new Promise((done, fail) => {
    const r = http.request({ agent, port: s.port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers: {
      accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node', 'accept-encoding': 'gzip, deflate',
      ...(s.token ? { authorization: `Bearer ${s.token}` } : {}), ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}) } },
      (a) => { if (a.statusCode !== 200 && what !== 'gone') fail(new Error(`${s.name} ${a.statusCode}`)); a.resume(); a.on('end', () => done()) })
    r.on('error', fail)
    r.end(text)
  })
}
let at = 0
async function turn(s: S, count: number) {
  const before = [cpuOf(s.pid), clock()]
  const end = at + count
  let n = at
  at = end
  await Promise.all([1, 2, 3, 4].map(async () => { while (n < end) await ask(s, n++) }))
  return [(cpuOf(s.pid) - before[0]) / count, (clock() - before[1]) / count]
}
const out = new Map(all.map((s) => [s.name, [] as number[][]]))
for (const s of all) await turn(s, 3000)
for (let r = 0; r < Number(rounds); r++) for (const s of r % 2 ? all.toReversed() : all) out.get(s.name).push(await turn(s, Number(requests)))
const med = (a: number[]) => a.toSorted((x, y) => x - y)[a.length >> 1]
for (const s of all) {
  const t = out.get(s.name)
  const b = bare && out.get('bare')
  const ratios = b ? t.map((x, i) => (x[0] + x[1]) / (b[i][0] + b[i][1])) : []
  console.log(what, s.name, med(t.map((x) => x[0])).toFixed(3), '+', med(t.map((x) => x[1])).toFixed(3), 'sum', med(t.map((x) => x[0] + x[1])).toFixed(3), ratios.length ? med(ratios).toFixed(2) + 'x' : '')
}
process.exit(0)
