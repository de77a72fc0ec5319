import { expect, it } from 'vitest'
import { chunksFrom } from './lazyGraph.ts'
import { repositoryFiles } from './repositoryFiles.ts'
import { isTest, type SourceFile } from './sourceFile.ts'

/**
 * What a press opens comes after the first picture (`kit/parts/layoutParts/soon`), and with it what draws it; addresses
 * are read by `kit/parts/routes/addressRouter`; what lists of own kinds look like comes with the first of them.
 */
const LATER = [
  ...['Autocomplete', 'Collapse', 'Dialog', 'Drawer', 'Link', 'Menu', 'MenuItem', 'Modal', 'Popover', 'Popper'],
  ...['Select', 'Slide', 'Tabs', 'TextField', 'Tooltip', 'Typography'],
].map((part) => `@mui/material/${part}`)
const NEVER = [
  /^react-admin$/,
  /^ra-ui-materialui/,
  /^react-hook-form/,
  /^date-fns/,
  /^idb$/,
  /^lodash/,
  /^@jsonforms\//,
]
const OUTSIDE = ['contract/registry/ownTypes.ts', 'kit/record/journal/journalStorage.ts', 'src/palette/Palette.tsx']
const ROUTERS = /\b(?:RouterProvider|create(?:Browser|Memory|Hash)Router)\b[^}]*\} from 'react-router/

/** Imports of packages that are no types alone. */
const packagesOf = ({ text }: SourceFile) =>
  [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^'#.][^']*)'$/gms)].map(([, name = '']) => name)

const files = repositoryFiles().filter(({ path }) => !isTest(path))
const chunks = chunksFrom('src/main.ts', files)
const named = chunks.get('src/main.ts')?.files ?? new Set()
const first = chunks.get('src/openPage.tsx')?.files ?? new Set()
const inFirst = files.filter(({ path }) => first.has(path) || named.has(path))

it('what the page names signs in, and brings no package beside the one that does', () => {
  expect(files.filter(({ path }) => named.has(path)).flatMap(packagesOf)).toEqual(['keycloak-js'])
})

it('the first load brings nothing that only a press opens, and no package that only forms need', () => {
  const brought = inFirst.flatMap((file) =>
    packagesOf(file)
      .filter((name) => LATER.includes(name) || NEVER.some((pattern) => pattern.test(name)))
      .map((name) => `${file.path} ${name}`),
  )
  expect(brought).toEqual([])
  expect(OUTSIDE.filter((path) => first.has(path))).toEqual([])
  expect(inFirst.filter(({ text }) => ROUTERS.test(text)).map(({ path }) => path)).toEqual([])
})

it('is read from the page and screens that stand at once', () => {
  expect(first.has('src/layout/Frame.tsx') && first.has('src/session/Session.tsx')).toBe(true)
  expect(inFirst.flatMap(packagesOf)).toContain('@mui/material/Button')
})
