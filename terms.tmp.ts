import pg from 'pg'
import { lettersInKey } from './contract/rules/searchText.ts'
import { writeFileSync } from 'node:fs'
const c = new pg.Client({ connectionString: 'postgres://postgres@127.0.0.1:4701/search_s' }); await c.connect()
let seed = 7; const rnd = (n: number) => { seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff; return seed % n }
const { rows } = await c.query(`SELECT names, texts, people, codes FROM search_words ORDER BY md5(words::text) LIMIT 400`)
const out = new Set<string>()
for (const r of rows) {
  const names = lettersInKey(r.names).split('\n').filter(Boolean), texts = lettersInKey(r.texts).split('\n').filter(Boolean), people = lettersInKey(r.people).split('\n').filter(Boolean)
  const pick = (l: string[]) => l[rnd(Math.max(1, l.length))] ?? ''
  for (const line of [pick(names), pick(texts), pick(people)]) {
    const words = line.split(' ').filter(Boolean)
    if (!words.length) continue
    const at = rnd(words.length), w = words[at]!
    switch (rnd(6)) {
      case 0: out.add(w); break
      case 1: out.add(w.slice(0, 3)); break
      case 2: { const s = rnd(w.length); out.add(w.slice(s, s + 2 + rnd(4))); break }
      case 3: out.add(words.slice(at, at + 2).join(' ')); break
      case 4: out.add(words.slice(at, at + 3).join(' ')); break
      case 5: { const s = rnd(Math.max(1, line.length - 8)); out.add(line.slice(s, s + 4 + rnd(10)).trim()); break }
    }
  }
  if (rnd(12) === 0) out.add(lettersInKey(r.codes).split('\n').join(' ').trim().slice(0, 6 + rnd(10)))
}
writeFileSync('/tmp/search_terms.txt', [...out].filter((t) => t.length >= 2).join('\n'))
console.log(out.size); await c.end()
