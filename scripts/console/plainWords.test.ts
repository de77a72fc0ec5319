import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainWords } from './plainWords.ts'

type Load = (id: string) => { code: string } | undefined

const folder = resolve('kit/parts/i18n/ms')
const areas = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'messages.ts')
  .map((name) => name.slice(0, -3))
const schedule = areas.filter((name) => name.startsWith('schedule')).sort()

describe('the words of a language in the built console', () => {
  const load = plainWords().load as Load
  const linesOf = (file: string) => load(`${folder}/${file}`)?.code.split('\n') ?? []

  it('hold every area of a set under the name of its file, in one order on every machine', () => {
    const entries = schedule.map((name, at) => `"${name}": area${at}`)
    expect(schedule.length).toBeGreaterThan(9)
    expect(linesOf('sets/schedule.ts')).toEqual([
      ...schedule.map((name, at) => `import { words as area${at} } from '../${name}.ts'`),
      `export const messages = { ${entries.join(', ')} }`,
    ])
  })

  it('hold in the first load every area of the folder that is in no set', () => {
    const setOf = (name: string) => linesOf(`sets/${name}`).flatMap((line) => /'\.\.\/(\w+)\.ts'/.exec(line)?.[1] ?? [])
    const inSets = readdirSync(`${folder}/sets`).flatMap(setOf)
    const first = linesOf('messages.ts').flatMap((line) => /'\.\/(\w+)\.ts'/.exec(line)?.[1] ?? [])
    expect(first.filter((name) => inSets.includes(name))).toEqual([])
    expect([...first, ...inSets].sort()).toEqual(areas.toSorted())
  })

  it('are all that it changes', () => {
    expect(load(resolve('kit/parts/i18n/ms/actions.ts'))).toBeUndefined()
    expect(load(resolve('kit/parts/i18n/loadMessages.ts'))).toBeUndefined()
  })
})
