import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { Messages } from '#kit/parts/i18n/byArea.ts'
import { WORD_SETS } from '#kit/parts/i18n/pageWords.ts'
import { messagesByLanguage } from '../support/messagesByLanguage.ts'
import { chunksFrom } from './lazyGraph.ts'
import { repositoryFiles } from './repositoryFiles.ts'
import { isTest, type SourceFile } from './sourceFile.ts'
import { keysNamedIn } from './usedWords.ts'

const SETS = import.meta.glob<Messages>('../../kit/parts/i18n/*/sets/*.ts', { eager: true, import: 'messages' })
const ENTRIES = import.meta.glob<Messages>('../../kit/parts/i18n/*/messages.ts', { eager: true, import: 'messages' })

const setIn = (language: string, set: string) => SETS[`../../kit/parts/i18n/${language}/sets/${set}.ts`] ?? {}
const entryIn = (language: string) => ENTRIES[`../../kit/parts/i18n/${language}/messages.ts`] ?? {}
const setOfArea = new Map(WORD_SETS.flatMap((set) => Object.keys(setIn('en', set)).map((area) => [area, set] as const)))

/**
 * The areas that everybody fetches before anything is drawn: those of the frame, of lists, records and jobs. A page
 * with words of its own adds them to a set and names that in its route; it adds nothing here.
 */
const ENTRY_AREAS = `
  actions dashboard dates dragging errorPages errors jobs list looks mui pages palette products ra search serverErrors
  sessions settings shell sponsor states status success why
`
  .trim()
  .split(/\s+/)

const sources = repositoryFiles().filter(({ path }) => !isTest(path) && !/^kit\/parts\/i18n\/\w\w\//.test(path))

/** Refusals that bring words of the server's own, which stand in until these are there. */
const STOOD_IN = ['channelNumber', 'feedProblems', 'fileProblems', 'mediaProblems']
const isStoodIn = (path: string, area: string) => path === 'kit/parts/errors/errorMessage.ts' && STOOD_IN.includes(area)

/** Places that name words of a set which does not stand yet when they are drawn. */
function bareIn(files: readonly SourceFile[]): string[] {
  const chunks = chunksFrom('src/main.ts', files)
  const named = new Map(files.map((file) => [file.path, keysNamedIn(file)]))
  const bare = [...chunks].flatMap(([root, chunk]) =>
    [...chunk.files].flatMap((path) =>
      (named.get(path) ?? []).flatMap(({ text, line }) => {
        const [area = ''] = text.split('.')
        const set = isStoodIn(path, area) ? undefined : setOfArea.get(area)
        return set === undefined || chunk.sets.has(set) ? [] : `${path}:${line} ${text} (${set}), fetched with ${root}`
      }),
    ),
  )
  return [...new Set(bare)].sort()
}

describe('the words that come with pages', () => {
  it.each(LANGUAGES)('are in %s each in one set, and all others in the first load', (language) => {
    const sets = WORD_SETS.map((set) => [set, Object.keys(setIn(language, set))])
    expect(sets).toEqual(WORD_SETS.map((set) => [set, Object.keys(setIn('en', set))]))
    const areas = [...Object.keys(entryIn(language)), ...sets.flatMap(([, names]) => names ?? [])]
    expect(areas.sort()).toEqual(Object.keys(messagesByLanguage[language]).sort())
  })

  it('leave to the first load the areas of frame, lists and records alone', () => {
    expect(Object.keys(entryIn('en')).sort()).toEqual(ENTRY_AREAS)
  })

  it('stand before anything is drawn that names them', () => {
    expect(bareIn(sources)).toEqual([])
  })

  it('are missed where a page does not name its set', () => {
    const page = { path: 'custom/a/Page.tsx', text: "export const title = 'schedule.title'" }
    const inside = { path: 'custom/a/Panel.tsx', text: "export const panel = 'scheduleLanes.now'" }
    const host = { ...page, text: `${page.text}\nexport const Panel = lazy(() => import('./Panel.tsx'))` }
    const main = (call: string) => ({ path: 'src/main.ts', text: `const A = ${call} import('#custom/a/Page.tsx')))` })
    const without = bareIn([main('lazy(() =>'), host, inside])
    expect(without.map((place) => place.split(' ')[0])).toEqual(['custom/a/Page.tsx:1', 'custom/a/Panel.tsx:1'])
    expect(bareIn([main("lazy(withWords(['types'], () =>"), host, inside])).toHaveLength(2)
    expect(bareIn([main("lazy(withWords(['schedule'], () =>"), host, inside])).toEqual([])
    const both = `${main("lazy(withWords(['schedule'], () =>").text}\nconst P = lazy(() => import('#custom/a/Panel.tsx'))`
    expect(bareIn([{ path: 'src/main.ts', text: both }, host, inside])).toHaveLength(1)
  })
})
