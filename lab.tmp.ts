import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
const { values: v } = parseArgs({ options: { db: { type: 'string' }, code: { type: 'string', default: '/work/wt/search' }, terms: { type: 'string' }, kinds: { type: 'string', default: 'common,rare,long,absent,Chinese,Tamil' }, work: { type: 'string', default: 'title,hits,facets' }, rounds: { type: 'string', default: '5' }, n: { type: 'string', default: '48' }, reach: { type: 'string' }, dump: { type: 'string' }, lanes: { type: 'string', default: '1' }, each: { type: 'boolean' }, counts: { type: "boolean" }, sql: { type: 'boolean' } } })
const { TERMS } = await import('./tests/bench/work/terms.ts')
const silent = { info() {}, warn(...a: unknown[]) { console.error(...a) }, error() {} }
type Side = Record<string, any>
const sides: Side[] = []
for (const spec of v.code!.split(',')) for (const db of v.db!.split(',')) {
  // root or root#json of reach
  const [root, reach] = spec.split('#')
  const [{ openDatabase }, { createStores }, { shippedTypes }, { catalogKind }, { ALL }, { hasTrait }, { NEWEST_REACH }, { SEARCH_REACH }, { createSearchStore }] = await Promise.all([
    import(`${root}/server/db/openDatabase.ts`), import(`${root}/server/stores/createStores.ts`), import(`${root}/server/types/shipped.ts`), import(`${root}/server/stores/documents/documentKind.ts`), import(`${root}/server/stores/documents/totals.ts`), import(`${root}/contract/registry/typeDocument.ts`), import(`${root}/server/stores/search/newest/newestReach.ts`), import(`${root}/server/stores/search/searchSources.ts`), import(`${root}/server/stores/searchStore.ts`)])
  const database = await openDatabase({ databaseUrl: `postgres://postgres@127.0.0.1:4701/${db}`, dataDir: '/tmp', log: silent, poolSize: Number(v.lanes) })
  const { createTotalsInMemory } = await import(`${root}/server/stores/lists/totalsInMemory.ts`)
  const { createMomentary } = await import(`${root}/server/stores/momentary.ts`)
  const { createListStore } = await import(`${root}/server/stores/listStore.ts`)
  const memory = createTotalsInMemory(), counts = createMomentary()
  const newest = { ...NEWEST_REACH, ...(reach ? Object.fromEntries(reach.split(';').map((p: string) => p.split('=')).map(([k, x]: string[]) => [k, Number(x)])) : {}) }
  const now = Date.now
  const search = createSearchStore({ database, now, memory, counts, reach: { ...SEARCH_REACH, newest } })
  const lists = createListStore({ database, now, memory, counts, newest })
  const types = shippedTypes()
  const kinds = types.filter((t: any) => !hasTrait(t, 'passing')).map(catalogKind)
  const movie = types.filter((t: any) => t.type === 'movie').map(catalogKind)
  const actor = { uid: 'u', username: 'u', name: 'U', roles: ['operations_super_admin'], products: [], productAdmin: true }
  const reader = { actor, product: undefined, products: [], requestId: 't', tab: undefined, lockNumber: undefined, ifMatch: undefined, idempotencyKey: undefined, requestHash: '' }
  const asked = { statuses: ALL, filter: [], match: 'ALL' }
  const fields = ['lon', 'lod', 'ppl']
  const works: Record<string, (t: string) => Promise<any>> = {
    title: async (term) => { const p = await lists.list(reader, movie, { ...asked, filter: [{ field: 'term', term }], sort: { column: 'updated', order: 'desc' }, page: { number: 1, size: 25 } }); return [p.rows.map((r: any) => r.id), p.count, p.atLeast] },
    hits: async (term) => { const p = await search.search(reader, kinds, { ...asked, term, fields }, { number: 1, size: 25 }); return [p.hits.map((h: any) => h.id + JSON.stringify(h.matched?.field ?? '')), p.count, p.atLeast] },
    facets: async (term) => { const p = await search.facets(reader, kinds, { ...asked, term, fields }, { fields: ['lon', 'lod', 'ppl', 'ex_id', 'id'], chosen: kinds }); return [[...p.byField].sort(), [...p.byUrn].sort()] },
  }
  const { rows } = await database.pool.query('SELECT pg_backend_pid() AS pid')
  let pids: number[] = []
  const readPids = async () => { const { rows } = await database.pool.query(`SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name = current_setting('application_name') AND backend_type = 'client backend'`, [db]); pids = rows.map((r: any) => r.pid) }
  sides.push({ name: `${spec.replace('/work/wt/', '').replace('/tmp/', '')}@${db}`, db, works, database, readPids, pidsOf: () => pids, rows })
}
const cpuDb = (pids: number[]) => pids.reduce((s, p) => { try { return s + Number(readFileSync(`/proc/${p}/schedstat`, 'utf8').split(' ')[0]) / 1e6 } catch { return s } }, 0)
const med = (l: number[]) => l.toSorted((a, b) => a - b)[Math.floor(l.length / 2)]!
async function turn(side: Side, work: string, terms: readonly string[], n: number) {
  const c0 = process.cpuUsage(), d0 = cpuDb(side.pids)
  let next = 0
  await Promise.all(Array.from({ length: Number(v.lanes) }, async () => { while (next < n) { const t = terms[next++ % terms.length]!; await side.works[work](t) } }))
  const c = process.cpuUsage(c0)
  return { js: (c.user + c.system) / 1000 / n, db: (cpuDb(side.pids) - d0) / n }
}
for (const s of sides) {
  // own session pids only: find by the connection just made
  const { rows } = await s.database.pool.query('SELECT pg_backend_pid() AS pid')
  s.pids = [rows[0].pid]
}
if (v.dump) {
  const list = readFileSync(v.dump, 'utf8').split('\n').filter(Boolean)
  let differ = 0
  for (const term of list) for (const work of v.work!.split(',')) {
    const answers = new Map<string, string>()
    for (const s of sides) { const a = JSON.stringify(await s.works[work](term).catch((e: any) => String(e.code ?? e))); const known = answers.get(s.db); if (known === undefined) answers.set(s.db, a); else if (known !== a) { differ++; console.log('DIFFERS', s.name, work, term, known.slice(0, 300), '|', a.slice(0, 300)) } }
  }
  if (v.counts) for (const term of list) { const a = await sides[0]!.works.hits(term).catch(() => []); console.log((a[1] ?? "-") + (a[2] ? "+" : ""), term) }
  console.log(`${list.length} terms, ${differ} differences`)
} else {
  const groups: [string, readonly string[]][] = v.terms ? (v.each ? v.terms.split(',').map((t) => [t, [t]] as [string, string[]]) : [['given', v.terms.split(',')]]) : v.kinds!.split(',').flatMap((k) => v.each ? (TERMS as any)[k].map((t: string) => [t, [t]]) : [[k, (TERMS as any)[k]]])
  for (const work of v.work!.split(',')) for (const [kind, terms] of groups) {
    const got = sides.map(() => [] as { js: number; db: number }[])
    for (const s of sides) await turn(s, work, terms, Number(v.n))
    for (let r = 0; r < Number(v.rounds); r++) for (const [i] of sides.entries()) { const at = r % 2 ? sides.length - 1 - i : i; got[at]!.push(await turn(sides[at]!, work, terms, Number(v.n))) }
    console.log(work.padEnd(7), kind.padEnd(16), sides.map((s, i) => `${s.name} ${med(got[i]!.map((g) => g.js)).toFixed(2)}+${med(got[i]!.map((g) => g.db)).toFixed(2)}`).join(' | '))
  }
}
for (const s of sides) await s.database.close()
