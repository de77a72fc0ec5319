import { expect, it } from 'vitest'
import type { Language } from '#contract/values/languages.ts'
import { monthFormat, pickerLocale } from './pickerLocale.ts'

/** A language that the console may get one day. */
const PSEUDO = 'qps' as Language

it('gives a language without a calendar of its own the English one', async () => {
  expect(await pickerLocale(PSEUDO)).toBe(await pickerLocale('en'))
  expect(monthFormat(PSEUDO)).toBe(monthFormat('en'))
})
