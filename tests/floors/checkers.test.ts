import { describe, expect, it } from 'vitest'
import { barrels } from './barrels.ts'
import { functionsOf, longFunctions } from './functionLengths.ts'
import { importCycles } from './importCycles.ts'
import { roomsWithoutReadme } from './readmes.ts'
import { ninetiethPercentile, tooLong } from './sizes.ts'
import type { SourceFile } from './sourceFile.ts'
import { wallBreaches } from './wallBreaches.ts'

const file = (path: string, ...lines: string[]): SourceFile => ({ path, text: lines.join('\n') })
const lines = (count: number) => Array.from({ length: count }, (_, index) => `export const a${index} = ${index}`)

describe('walls between rooms', () => {
  it.each([
    ['contract/values/urn.ts', '#contract/schemas/movie.ts', 'contract/values may not import contract/schemas'],
    ['contract/rules/clean.ts', '#contract/wire/envelope.ts', 'contract/rules may not import contract/wire'],
    ['contract/rules/clean.ts', '../values/urn.ts', 'across a wall the path is an alias'],
    ['contract/rules/access/can.ts', '#contract/rules/clean.ts', 'inside a room the path is relative'],
    ['contract/rules/clean.ts', 'react', 'contract/rules may not use the package react'],
    ['contract/rules/clean.ts', 'node:fs', 'contract/rules may not use the package node:fs'],
    ['contract/misc/clean.ts', './x.ts', 'contract/misc is no room of the floor table'],
    ['dataProvider/transport.ts', '#authProvider/token.ts', 'dataProvider may not import authProvider'],
    ['kit/forms/Form.tsx', '#dataProvider/calls.ts', 'kit/forms may import only types of dataProvider'],
    ['kit/forms/Form.tsx', '#resources/List.tsx', 'kit/forms may not import resources'],
    ['kit/forms/Form.tsx', '#kit/record/lock/lock.ts', 'kit/forms may not import kit/record'],
    ['resources/List.tsx', '#custom/dashboard/Page.tsx', 'resources may not import custom/dashboard'],
    ['custom/dashboard/Page.tsx', '#custom/search/Page.tsx', 'custom/dashboard may not import custom/search'],
    ['custom/dashboard/Page.tsx', '../search/Page.tsx', 'custom/dashboard may not import custom/search'],
    ['server/app.ts', '#kit/parts/format/date.ts', 'server may not import kit/parts'],
    ['server/app.ts', '@mui/material/Button', 'server may not use the package @mui/material'],
    ['server/jobs/bulk/runBulk.ts', '../../commands/x.ts', 'server/jobs may not import server/commands'],
    ['server/decisions/x.ts', '../jobs/y.ts', 'server/decisions may not import server/jobs'],
    ['server/stores/x.ts', '../decisions/y.ts', 'server/stores may not import server/decisions'],
    ['src/wiring.ts', 'node:path', 'src may not use the package node:path'],
    ['src/wiring.ts', '#server/app.ts', 'src may not import server'],
    ['kit/forms/Form.tsx', '#kit/forms/Field.tsx', 'inside a room the path is relative'],
    ['kit/forms/Form.tsx', './Field', 'the file extension is missing'],
    ['kit/forms/Form.tsx', '#tests/support/builders.ts', 'tests/support/builders.ts stands in no room'],
    ['tests/flows/save.test.ts', '../../server/app.ts', 'across a wall the path is an alias'],
  ])('%s importing %s: %s', (path, specifier, breach) => {
    const found = wallBreaches([file(path, `import { x } from '${specifier}'`)])
    expect(found).toEqual([`${path}: ${breach} (${specifier})`])
  })

  it.each([
    ['contract/wire/calls.ts', '#contract/rules/clean.ts'],
    ['contract/rules/access/can.ts', '../clean.ts'],
    ['contract/rules/clean.test.ts', 'fast-check'],
    ['kit/forms/Form.tsx', '#contract/rules/clean.ts'],
    ['kit/forms/Form.test.tsx', '#tests/support/builders.ts'],
    ['src/routes.tsx', '#custom/dashboard/Page.tsx'],
    ['server/app.ts', 'node:http'],
    ['server/jobs/bulk/runBulk.ts', '../../decisions/decideBulk.ts'],
    ['tests/flows/save.test.ts', '#server/app.ts'],
    ['tests/flows/save.test.ts', '../support/builders.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(wallBreaches([file(path, `import { x } from '${specifier}'`)])).toEqual([])
  })

  it('let types of the providers into the kit, however long the import', () => {
    const types = file('kit/parts/context/Data.ts', 'import type {', '  Calls,', "} from '#dataProvider/calls.ts'")
    expect(wallBreaches([types])).toEqual([])
  })

  it('see dynamic imports, exports and import types too', () => {
    const found = wallBreaches([
      file('kit/parts/a.ts', "const page = () => import('#src/App.tsx')"),
      file('kit/parts/b.ts', "export { x } from '#src/App.tsx'"),
      file('kit/parts/c.ts', "let app: import('#src/App.tsx').App"),
    ])
    expect(found).toHaveLength(3)
  })
})

describe('rings of imports', () => {
  it('are found over several files and over type imports', () => {
    const ring = [
      file('kit/a.ts', "import { b } from './b.ts'"),
      file('kit/b.ts', "import type { C } from './forms/c.ts'"),
      file('kit/forms/c.ts', "export { a } from '../a.ts'"),
      file('kit/d.ts', "import { a } from './a.ts'"),
    ]
    expect(importCycles(ring)).toEqual([['kit/a.ts', 'kit/b.ts', 'kit/forms/c.ts']])
  })

  it('are found over aliases, and two rings are two', () => {
    const rings = [
      file('src/a.ts', "import '#kit/b.ts'"),
      file('kit/b.ts', "import '#src/a.ts'"),
      file('server/c.ts', "import './c.ts'"),
    ]
    expect(importCycles(rings)).toEqual([['kit/b.ts', 'src/a.ts'], ['server/c.ts']])
  })

  it('are not seen where two roads lead to one file', () => {
    const diamond = [
      file('kit/a.ts', "import './b.ts'", "import './c.ts'"),
      file('kit/b.ts', "import './d.ts'"),
      file('kit/c.ts', "import './d.ts'"),
      file('kit/d.ts', 'export const d = 1'),
    ]
    expect(importCycles(diamond)).toEqual([])
  })
})

describe('barrels', () => {
  it('are files that only hand on, and files named index', () => {
    const found = barrels([
      file('contract/rules/all.ts', "export * from './clean.ts'", "export { can } from './can.ts'"),
      file('kit/forms/index.ts', 'export const form = 1'),
      file('kit/forms/typed.ts', "export type { Form } from './Form.tsx'"),
    ])
    expect(found).toEqual(['contract/rules/all.ts', 'kit/forms/index.ts', 'kit/forms/typed.ts'])
  })

  it('are not files that say something of their own', () => {
    expect(barrels([file('kit/a.ts', "export { b } from './b.ts'", 'export const a = 1')])).toEqual([])
    expect(barrels([file('kit/c.ts', 'const c = 1', 'export { c }')])).toEqual([])
  })
})

describe('sizes', () => {
  it('401 lines are too many, in tests too, and 400 are not', () => {
    const found = tooLong([
      file('kit/a.ts', ...lines(401)),
      file('kit/b.ts', ...lines(400)),
      file('kit/c.test.ts', ...lines(402)),
    ])
    expect(found).toEqual(['kit/c.test.ts: 402 lines', 'kit/a.ts: 401 lines'])
  })

  it('schemas, texts and data stand apart', () => {
    const apart = [
      'contract/schemas/movie.ts',
      'kit/parts/i18n/en/words.ts',
      'server/types/movie/fields.ts',
      'server/seed/facts/films.ts',
    ]
    expect(tooLong(apart.map((path) => file(path, ...lines(900))))).toEqual([])
  })

  it('of ten files, the ninth by length is the 90th percentile', () => {
    const ten = Array.from({ length: 10 }, (_, index) => file(`kit/f${index}.ts`, ...lines((index + 1) * 10)))
    expect(ninetiethPercentile(ten)).toBe(90)
  })

  it('a function is measured under its own name, a component by its own ceiling', () => {
    const body = ['  return 0', ...Array.from({ length: 70 }, () => '  // more')]
    const found = longFunctions([
      file('kit/useLong.ts', 'export function useLong() {', ...body, '}'),
      file('kit/Panel.tsx', 'export const Panel = memo(() => {', ...body, '})'),
      file('kit/long.test.ts', 'export function test() {', ...body, '}'),
    ])
    expect(found).toEqual(['kit/useLong.ts useLong: 73 lines'])
    expect(functionsOf(file('kit/Panel.tsx', 'const Panel = memo(() => list.map((each) => each))'))).toMatchObject([
      { name: 'Panel', isComponent: true },
      { name: 'a function', isComponent: false },
    ])
  })
})

describe('READMEs', () => {
  const house = [file('custom/dashboard/Page.tsx', 'export const x = 1')]

  it('are missed in every room, pages included', () => {
    const missing = roomsWithoutReadme(house, () => undefined)
    expect(missing).toContain('contract/rules has no README.md')
    expect(missing).toContain('custom/dashboard has no README.md')
    expect(missing).toContain('server has no README.md')
  })

  it('of 31 lines are too long', () => {
    const texts = (count: number) => roomsWithoutReadme(house, () => 'line\n'.repeat(count))
    expect(texts(30)).toEqual([])
    expect(texts(31)).toContain('kit/parts/README.md has 31 lines, 30 at most')
  })
})
