import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { markTyped } from '#contract/rules/translations/translations.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { useStaleTexts } from './useStaleTexts.ts'

const names = (en: string) => [
  { lang: 'en', n: en },
  { lang: 'ms', n: 'Bumi' },
  { lang: 'ta', n: 'பூமி' },
]
const storeOf = (values: object) => ({ get: () => values, watch: () => () => undefined }) as unknown as FormStore

it('tells of the texts whose English has changed since they were translated, and of no others', () => {
  const lon = markTyped(names('Earth'), names('Planet Earth'), 'en')
  const store = storeOf({ yr: 2009, lod: names('A film.'), lon })
  const { result } = renderHook(() => useStaleTexts(store))
  expect(result.current).toEqual([{ pointer: '/lon', languages: ['ms', 'ta'] }])
})
