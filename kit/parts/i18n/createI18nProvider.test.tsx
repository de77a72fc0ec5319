import { describe, expect, it } from 'vitest'
import { ERRORS } from '#contract/wire/errors.ts'
import { createI18nProvider } from './createI18nProvider.ts'
import { errorKey } from './errorKey.ts'

describe('the language of the console', () => {
  it('is English at the start, and says so to the page', () => {
    const page = { lang: '' }
    const provider = createI18nProvider(page)
    expect(provider.translate('actions.save')).toBe('Save')
    expect(page.lang).toBe('en')
  })

  it.each([
    ['zh', '保存'],
    ['ms', 'Simpan'],
    ['ta', 'சேமி'],
  ])('changes to %s with its words and the lang of the page', async (language, word) => {
    const page = { lang: '' }
    const provider = createI18nProvider(page)
    await provider.changeLocale(language)
    expect(provider.translate('actions.save')).toBe(word)
    expect(page.lang).toBe(language)
  })

  it('counts: one error, two errors', async () => {
    const provider = createI18nProvider({ lang: '' })
    expect(provider.translate('editor.errorsToFix', { smart_count: 1 })).toBe('1 error to fix')
    expect(provider.translate('editor.errorsToFix', { smart_count: 2 })).toBe('2 errors to fix')
    await provider.changeLocale('ms')
    expect(provider.translate('editor.errorsToFix', { smart_count: 2 })).toBe('2 ralat perlu dibetulkan')
  })

  it('falls back to English for a language that it does not have', async () => {
    const page = { lang: '' }
    const provider = createI18nProvider(page)
    await provider.changeLocale('xx')
    expect(provider.translate('actions.save')).toBe('Save')
    expect(page.lang).toBe('en')
  })

  it('offers four languages, each under its own name', () => {
    expect(
      createI18nProvider({ lang: '' })
        .getLocales?.()
        .map(({ name }) => name),
    ).toEqual(['English', '中文', 'Bahasa Melayu', 'தமிழ்'])
  })
})

describe('the words for a code of the server', () => {
  it('stand for every code of the catalogue', () => {
    const provider = createI18nProvider({ lang: '' })
    for (const { number, text } of ERRORS) expect(provider.translate(errorKey(number) ?? '')).toBe(text)
  })

  it('are absent for a code of another service', () => {
    expect(errorKey(12345)).toBeUndefined()
    expect(errorKey(undefined)).toBeUndefined()
  })
})
