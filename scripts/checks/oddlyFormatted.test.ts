import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oddlyFormatted } from './oddlyFormatted.ts'

it('tells the files that are formatted otherwise, by the rules that Prettier has here', () => {
  const folder = mkdtempSync(join(tmpdir(), 'format-'))
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
  put('sound.ts', `export const sound = { name: 'a single quote', end: 'no semicolon', list: ['a', 'b'] }\n`)
  put('odd.ts', `export const odd = "a double quote";\n`)
  put('long.md', '| a | b |\n|--|--|\n')
  expect(
    oddlyFormatted([folder])
      ?.map((path) => path.split('/').at(-1))
      .toSorted(),
  ).toEqual(['long.md', 'odd.ts'])
  rmSync(folder, { recursive: true })
})
