import { describe, expect, it } from 'vitest'
import { namesOf } from './exportGraph.ts'
import { LATER } from './laterRules.ts'
import { isProgram, programFiles } from './programs.ts'
import type { SourceFile } from './sourceFile.ts'
import { reachedByTestsOnly, unusedExports } from './unusedExports.ts'

const file = (path: string, ...lines: string[]): SourceFile => ({ path, text: lines.join('\n') })
const isRoot = (path: string) => path === 'src/main.ts'
const unusedIn = (...files: SourceFile[]) => unusedExports(files.map(namesOf), isRoot)
const testsOnlyIn = (...files: SourceFile[]) => reachedByTestsOnly(files.map(namesOf), isRoot)

describe('an export is used', () => {
  const main = (line: string) => file('src/main.ts', line)

  it.each([
    ["import { draw } from '#kit/parts/draw.ts'"],
    ["import { draw as paint } from '#kit/parts/draw.ts'"],
    ["import type { draw } from '#kit/parts/draw.ts'"],
    ["import * as drawing from '#kit/parts/draw.ts'"],
    ["const lazy = () => import('#kit/parts/draw.ts').then(({ draw }) => draw)"],
    ["let drawn: import('#kit/parts/draw.ts').draw"],
    ["export { draw } from '#kit/parts/draw.ts'"],
  ])('by %s', (line) => {
    expect(unusedIn(main(line), file('kit/parts/draw.ts', 'export function draw() {}'))).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['an import of another name', "import { line } from '#kit/parts/draw.ts'"],
    ['an import for its effects', "import '#kit/parts/draw.ts'"],
    ['a name of the same spelling', 'const draw = 1'],
  ])('but not by %s', (_what, line) => {
    expect(unusedIn(main(line), file('kit/parts/draw.ts', 'export function draw() {}'))).toEqual([
      'kit/parts/draw.ts#draw',
    ])
  })

  it('whatever is exported: a constant, several at once, a type, a class, a list, a default', () => {
    const found = unusedIn(
      file('kit/parts/a.ts', 'export const a = 1, { b, c: [d] } = rest', 'export type E = string', 'export class F {}'),
      file('kit/parts/b.ts', 'const a = 1', 'export { a as g }', 'export default a'),
    )
    expect(found.map((name) => name.split('#')[1])).toEqual(['a', 'b', 'd', 'E', 'F', 'g', 'default'])
  })

  it('not by its own file alone', () => {
    expect(unusedIn(file('kit/parts/a.ts', 'export const a = 1', 'console.log(a)'))).toEqual(['kit/parts/a.ts#a'])
  })
})

describe('a program reaches', () => {
  const rule = file('contract/rules/cut.ts', 'export const cut = () => mark', 'export const mark = 1')
  const ruleTest = file('contract/rules/cut.test.ts', "import { cut } from './cut.ts'", 'cut()')

  it('no rule that has a test and no caller, nor what that rule alone needs', () => {
    expect(testsOnlyIn(file('src/main.ts'), rule, ruleTest)).toEqual([
      'contract/rules/cut.ts#cut',
      'contract/rules/cut.ts#mark',
    ])
  })

  it('what its files need, step by step', () => {
    const main = file('src/main.ts', "import { show } from './show.ts'", 'show()')
    const show = file('src/show.ts', "import { cut } from '#contract/rules/cut.ts'", 'export const show = () => cut()')
    expect(testsOnlyIn(main, show, rule, ruleTest)).toEqual([])
    expect(testsOnlyIn(file('src/main.ts'), show, rule)).toHaveLength(3)
  })

  it('nothing by a caller that nobody calls', () => {
    const main = file('src/main.ts', "import { other } from './show.ts'", 'other()')
    const show = file(
      'src/show.ts',
      "import { cut } from '#contract/rules/cut.ts'",
      'export const show = () => cut()',
      'export const other = () => 1',
    )
    expect(testsOnlyIn(main, show, rule)).toEqual([
      'src/show.ts#show',
      'contract/rules/cut.ts#cut',
      'contract/rules/cut.ts#mark',
    ])
  })

  it('what a file does when it is imported', () => {
    const main = file('src/main.ts', "import './setUp.ts'")
    const setUp = file('src/setUp.ts', "import { cut } from '#contract/rules/cut.ts'", 'cut()')
    expect(testsOnlyIn(main, setUp, rule)).toEqual([])
  })
})

describe('the house', () => {
  const files = programFiles().map(namesOf)
  const ready = Object.values(LATER).flat()
  const isIn = (entry: string, name: string) =>
    name === entry || name.startsWith(entry.endsWith('/') ? entry : `${entry}#`)
  const waits = (name: string) => ready.some((entry) => isIn(entry, name))

  it('has no rule that only its tests reach, but for what stands ready for parts that are still to come', () => {
    expect(reachedByTestsOnly(files, isProgram).filter((name) => !waits(name))).toEqual([])
  })

  it('takes from the list of what stands ready whatever has gained a caller', () => {
    const waiting = reachedByTestsOnly(files, isProgram)
    const left = ready.filter((entry) => !waiting.some((name) => isIn(entry, name)))
    expect(left).toEqual([])
  })

  it('exports nothing that nobody imports', () => {
    expect(unusedExports(files, isProgram).filter((name) => !waits(name))).toEqual([])
  })
})
