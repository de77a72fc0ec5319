import { describe, expect, it } from 'vitest'
import { words as examples } from '#custom/examples/words.ts'
import { messagesByLanguage } from '../support/messagesByLanguage.ts'
import { words as stock } from '#kit/parts/i18n/en/stock/ra.ts'
import { flatten } from '../support/flatten.ts'
import { SECTION_8 } from '../support/section8.ts'
import { specTexts } from '../support/specTexts.ts'
import { repositoryFiles } from './repositoryFiles.ts'
import { isTest } from './sourceFile.ts'
import { keysNamedIn } from './usedWords.ts'

const own = messagesByLanguage.en

/** The console's words with those that come later: of react-admin's stock parts, and of the extensions that lie here. */
const messages = { ...own, ra: { ...own.ra, ...stock }, examples: examples.en }
const keys = [...flatten(messages).keys()]
const known = new Set(keys)
const families = new Set(Object.keys(messages))
/** What the specification words for parts that are still to come. */
const later = new Set(Object.entries(SECTION_8).flatMap(([key, proof]) => ('issue' in proof ? [key] : [])))
const groups = new Set(keys.flatMap((key) => key.split('.').map((_word, index, all) => all.slice(0, index).join('.'))))

const files = repositoryFiles().filter(({ path }) => !isTest(path) && !/^kit\/parts\/i18n\/\w\w\//.test(path))
const named = files.flatMap(keysNamedIn)

/** Words that a library asks for by itself. */
const ASKED_BY_LIBRARIES = /^ra\./

describe('the words that code asks for', () => {
  it('all exist: no key is mistyped or was left behind', () => {
    const missing = named.filter(({ text, pattern, isCall }) => {
      if (!isCall && !families.has(text.split('.')[0] ?? '')) return false
      if (pattern) return isCall && !keys.some((key) => pattern.test(key))
      return isCall ? !known.has(text) : false
    })
    expect(missing.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([])
  })

  it('stand nowhere unused, but for those that belong to a part of the console that is still to come', () => {
    const exact = new Set(named.filter(({ pattern }) => !pattern).map(({ text }) => text))
    const patterns = named.flatMap(({ pattern }) => pattern ?? [])
    const unused = keys.filter(
      (key) =>
        !exact.has(key) &&
        !later.has(key) &&
        !ASKED_BY_LIBRARIES.test(key) &&
        !groupsOf(key).some((group) => exact.has(group)) &&
        !patterns.some((pattern) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })

  it('leave the list of what is still to come once code asks for them', () => {
    const exact = new Set(named.map(({ text }) => text))
    const specified = new Set(Object.values(specTexts))
    expect([...later].filter((key) => exact.has(key) || !known.has(key) || !specified.has(key))).toEqual([])
  })

  it('are found by the same scanner in whatever way they are written', () => {
    const text = [
      'translate("a.b")',
      'translate(on ? `list.one` : "list.two")',
      'translate(`status.${word}`)',
      'const title = "shell.menu"',
    ].join('\n')
    expect(keysNamedIn({ path: 'x.ts', text }).map(({ text: key, isCall }) => `${key} ${isCall}`)).toEqual([
      'a.b true',
      'list.one true',
      'list.two true',
      'status.* true',
      'shell.menu false',
    ])
  })
})

/** The groups that a key stands in: code that names a group reads its members. */
function groupsOf(key: string): string[] {
  const words = key.split('.')
  return words
    .slice(1)
    .map((_word, index) => words.slice(0, index + 1).join('.'))
    .filter((group) => groups.has(group) && group.includes('.'))
}
