import { describe, expect, it } from 'vitest'
import { languagePreferenceFrom } from './languagePreference.ts'

const named = (...codes: string[]) => codes.map((code) => ({ code, required: false }))

describe('the languages that the configuration gives', () => {
  it('are offered in the order of the console, the default one to whoever has chosen none', () => {
    expect(languagePreferenceFrom({ default: 'ms', languages: named('ta', 'ms', 'en') })).toEqual({
      standard: 'ms',
      offered: ['en', 'ms', 'ta'],
    })
  })

  it('have a default that is offered', () => {
    expect(languagePreferenceFrom({ default: 'zh', languages: named('ms', 'en') }).standard).toBe('en')
    expect(languagePreferenceFrom({ default: 'zh', languages: named('ta', 'ms') }).standard).toBe('ms')
  })

  it.each([[undefined], [null], [7], ['x'], [{ languages: 'en' }], [{ languages: [null, 7, { code: 'fr' }] }]])(
    'are all of the console’s for %j',
    (attrs) => expect(languagePreferenceFrom(attrs)).toEqual({ standard: 'en', offered: ['en', 'zh', 'ms', 'ta'] }),
  )
})
