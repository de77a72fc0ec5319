import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainWords } from './plainWords.ts'

type Load = (id: string) => { code: string } | undefined

describe('the words of a language in the built console', () => {
  const load = plainWords().load as Load

  it('hold every area of its folder under the name of its file, in one order on every machine', () => {
    const folder = resolve('kit/parts/i18n/ms')
    const [imports = [], entries = ''] = split(load(`${folder}/messages.ts`)?.code ?? '')
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'messages.ts')
    expect(imports).toEqual(files.sort().map((name, at) => `import { words as area${at} } from './${name}'`))
    expect(entries.match(/"\w+": area\d+/g)).toEqual(files.map((name, at) => `"${name.slice(0, -3)}": area${at}`))
  })

  it('are all that it changes', () => {
    expect(load(resolve('kit/parts/i18n/ms/actions.ts'))).toBeUndefined()
    expect(load(resolve('kit/parts/i18n/loadMessages.ts'))).toBeUndefined()
  })
})

/** The imports, and the literal that follows them. */
function split(code: string): [string[], string] {
  const lines = code.split('\n')
  return [lines.slice(0, -1), lines.at(-1) ?? '']
}
