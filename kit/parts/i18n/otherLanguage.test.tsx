import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/values/languages.ts'
import { monthNames } from '#contract/rules/dates/displayDate.ts'
import { flatten } from '#tests/support/flatten.ts'
import { bytesWords, daysWords, listWords, numberWords, percentWords } from '../format/numberWords.ts'
import { loadMessages, loadStockWords } from './loadMessages.ts'
import { pageWords } from './pageWords.ts'

/** A language that the console may get one day, with a folder that holds a single area so far. */
const PSEUDO = 'qps' as Language
const FOLDERS = {
  './qps/messages.ts': () => Promise.resolve({ actions: { save: '[Sávé]' }, status: { draft: '[Dráft]' } }),
}

const english = flatten(await loadMessages('en'))

describe('a language that the console does not have yet', () => {
  it('is spoken as soon as it has a folder, and English stands in for every key that the folder lacks', async () => {
    const words = flatten(await loadMessages(PSEUDO, pageWords, FOLDERS))
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort())
    expect(Object.fromEntries([...words].filter(([key, text]) => text !== english.get(key)))).toEqual({
      'actions.save': '[Sávé]',
      'status.draft': '[Dráft]',
    })
  })

  it('leaves English as it was', async () => {
    await loadMessages(PSEUDO, pageWords, FOLDERS)
    expect(flatten(await loadMessages('en')).get('actions.save')).toBe('Save')
  })

  it('is English as long as it has no folder', async () => {
    expect(flatten(await loadMessages(PSEUDO))).toEqual(english)
    expect(await loadStockWords(PSEUDO)).toEqual(await loadStockWords('en'))
  })

  it('writes numbers, lists, days and months as English does where nothing else is said', () => {
    expect(numberWords(PSEUDO, 118_533)).toBe(numberWords('en', 118_533))
    expect(percentWords(PSEUDO, 0.5)).toBe(percentWords('en', 0.5))
    expect(bytesWords(PSEUDO, 2_400_000)).toBe(bytesWords('en', 2_400_000))
    expect(daysWords(PSEUDO, 6)).toBe(daysWords('en', 6))
    expect(listWords(PSEUDO, ['a', 'b'])).toBe(listWords('en', ['a', 'b']))
    expect(monthNames(PSEUDO)).toEqual(monthNames('en'))
  })
})
