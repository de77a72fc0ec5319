import { expect, it } from 'vitest'
import { mergeWords } from './mergeWords.ts'

it('lays the words of a language over English, and keeps English where the language has none', () => {
  const english = { list: { empty: 'Nothing', more: { one: 'One', two: 'Two' } }, shell: { menu: 'Menu' } }
  const malay = { list: { empty: 'Tiada', more: { one: 'Satu', two: undefined } }, own: { title: 'Sendiri' } }
  expect(mergeWords(english, malay)).toEqual({
    list: { empty: 'Tiada', more: { one: 'Satu', two: 'Two' } },
    shell: { menu: 'Menu' },
    own: { title: 'Sendiri' },
  })
  expect(english.list.empty).toBe('Nothing')
})
