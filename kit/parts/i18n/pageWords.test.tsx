import { describe, expect, it, vi } from 'vitest'
import { createI18nProvider } from './createI18nProvider.ts'
import { createPageWords } from './pageWords.ts'

/** Two sets in two languages; a third language has one of them, and not all of that. */
const FILES = {
  './en/sets/types.ts': { types: { save: 'Save type', back: 'Back' } },
  './en/sets/schedule.ts': { schedule: { fill: 'Fill' } },
  './ms/sets/types.ts': { types: { save: 'Simpan jenis', back: 'Kembali' } },
  './ms/sets/schedule.ts': { schedule: { fill: 'Isi' } },
  './ta/sets/types.ts': { types: { save: 'சேமி' } },
}

function openConsole(fetched: (path: string) => Promise<void> = () => Promise.resolve()) {
  const loaders = Object.entries(FILES).map(([path, words]) => [path, () => fetched(path).then(() => words)] as const)
  const pages = createPageWords(Object.fromEntries(loaders))
  const words = createI18nProvider({ lang: '' }, pages)
  pages.follow(words.reread)
  return { pages, words }
}

describe('the words of a page', () => {
  it('stand once they are opened, and not before', async () => {
    const { pages, words } = openConsole()
    expect(words.translate('types.save')).toBe('types.save')
    await pages.open(['types'])
    expect([words.translate('types.save'), words.translate('actions.save')]).toEqual(['Save type', 'Save'])
    expect(words.translate('schedule.fill')).toBe('schedule.fill')
  })

  it('stand in the language of the moment', async () => {
    const { pages, words } = openConsole()
    await words.changeLocale('ms')
    await pages.open(['types'])
    expect(words.translate('types.save')).toBe('Simpan jenis')
  })

  it('of every page that was opened come with another language, in English where that has none', async () => {
    const { pages, words } = openConsole()
    await pages.open(['types'])
    await pages.open(['schedule'])
    await words.changeLocale('ms')
    expect(['types.save', 'schedule.fill'].map((key) => words.translate(key))).toEqual(['Simpan jenis', 'Isi'])
    await words.changeLocale('ta')
    expect(['types.save', 'types.back', 'schedule.fill'].map((key) => words.translate(key))).toEqual([
      ...['சேமி', 'Back', 'Fill'],
    ])
  })

  it('stand in the language chosen last, when a page is opened while another one comes', async () => {
    const { pages, words } = openConsole()
    const chosen = words.changeLocale('ms')
    const opened = [pages.open(['types']), pages.open(['schedule'])]
    await Promise.all([chosen, ...opened])
    expect(words.getLocale()).toBe('ms')
    expect(['types.save', 'schedule.fill'].map((key) => words.translate(key))).toEqual(['Simpan jenis', 'Isi'])
  })

  it('are fetched once, however often the page is opened', async () => {
    const fetched = vi.fn(() => Promise.resolve())
    const { pages } = openConsole(fetched)
    await Promise.all([pages.open(['types']), pages.open(['types'])])
    await pages.open(['types'])
    expect(fetched.mock.calls).toEqual([['./en/sets/types.ts']])
  })

  it('keep the page from opening when they cannot be fetched, and are asked for again the next time', async () => {
    let isUp = false
    const { pages, words } = openConsole(() => (isUp ? Promise.resolve() : Promise.reject(new Error('offline'))))
    await expect(pages.open(['types'])).rejects.toThrow('offline')
    expect(words.translate('actions.save')).toBe('Save')
    isUp = true
    await pages.open(['types'])
    expect(words.translate('types.save')).toBe('Save type')
  })

  it('leave the present language in place when those of another cannot be fetched', async () => {
    const { pages, words } = openConsole((path) =>
      path.startsWith('./ms') ? Promise.reject(new Error('offline')) : Promise.resolve(),
    )
    await pages.open(['types'])
    await expect(words.changeLocale('ms')).rejects.toThrow('offline')
    expect([words.getLocale(), words.translate('types.save')]).toEqual(['en', 'Save type'])
  })
})
