import { describe, expect, it } from 'vitest'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { MarqueeDataProvider } from '#dataProvider/dataProvider.ts'
import { loadSession } from './loadSession.ts'
import { withSponsorImages } from './withSponsorImages.ts'

const attrs = { default: 'ms', languages: [{ code: 'ms', required: true }, { code: 'en' }] }
function callsWith(readConfig: (type: string) => Promise<unknown>) {
  const none = () => Promise.resolve([])
  const calls = {
    listTypes: none,
    getList: () => Promise.resolve({ data: [], total: 0 }),
    listSettings: none,
    readConfig: ({ query }: { query: { type: string } }) => readConfig(query.type),
  }
  return calls as unknown as MarqueeDataProvider
}

describe('the languages of a session', () => {
  it('are those of the configuration', async () => {
    const calls = callsWith(async (type) => (type === 'language-preference' ? [{ id: 'l', attrs }] : []))
    expect((await loadSession(calls, true)).languages).toEqual({ standard: 'ms', offered: ['en', 'ms'] })
  })

  it('fall back to the defaults without a word where it cannot be had, unlike what else is missing', async () => {
    const calls = callsWith(async () => Promise.reject(new Error('down')))
    const { languages, notices } = await loadSession(calls, true)
    expect(languages).toEqual({ standard: 'en', offered: ['en', 'zh', 'ms', 'ta'] })
    expect(notices).toEqual(['errors.fetchMenuItems', 'errors.fetchGlobalConfigs'])
  })
})

describe('images of sponsors', () => {
  const has = async (attrs: unknown) =>
    (
      await loadSession(
        callsWith(async (type) => (type === 'features' ? [{ id: 'f', attrs }] : [])),
        true,
      )
    ).sponsorImages

  it('are there where the configuration says so, and nowhere else', async () => {
    expect([await has({ sponsorImages: true }), await has({ sponsorImages: 'true' }), await has(null)]).toEqual([
      true,
      false,
      false,
    ])
    const types = [
      { type: 'film', images: { types: ['Poster'], ratios: ['3x1'] } },
      { type: 'team' },
    ] as unknown as TypeSummary[]
    expect(withSponsorImages(types).map(({ images }) => images?.types)).toEqual([
      ['Poster', 'Logo Sponsor', 'Logo Header'],
      undefined,
    ])
  })
})
