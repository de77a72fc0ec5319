import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { aContainer, aStorefront, aTab, day, newest, titlesEntry } from './aStorefront.ts'

/**
 * A storefront as people have them: Home, Movies and an empty Sports, eight containers of which one is shared and one
 * has ended, some of them without content.
 */
export function sampleStorefront(): Storefront {
  const names = (en: string, ms?: string) => ({
    names: [{ language: 'en', name: en }, ...(ms === undefined ? [] : [{ language: 'ms', name: ms }])],
  })
  return aStorefront(
    [
      aTab('home', ['spotlight', 'new', 'leaving', 'tamil', 'deepavali'], {
        ...names('Home', 'Utama'),
        ...{ startDate: day('2026-11-01'), endDate: day('2027-01-01') },
      }),
      aTab('movies', ['malay', 'chinese', 'kids', 'new'], names('Movies', 'Filem')),
      aTab('sports', [], names('Sports')),
    ],
    [
      aContainer('spotlight', {
        ...names('Spotlight'),
        layout: 'banner',
        ratio: '16x6',
        sourceType: 'manual_curation',
      }),
      aContainer('new', {
        ...names('New arrivals', 'Terbaharu'),
        ...{ layout: 'storefront', ownership: 'reusable', sourceType: 'query_based', source: 'query' },
      }),
      aContainer('leaving', {
        ...names('Leaving soon'),
        layout: 'grid',
        sourceType: 'predefined',
        source: 'predefined',
      }),
      aContainer('tamil', { ...names('தமிழ் சினிமா'), layout: 'storefront', style: 'rounded', ratio: '4x3' }),
      aContainer('deepavali', {
        ...names('Deepavali'),
        ...{ layout: 'carousel', startDate: day('2026-11-02'), endDate: day('2026-11-22') },
      }),
      aContainer('malay', { ...names('Sinema Melayu'), layout: 'carousel' }),
      aContainer('chinese', { ...names('华语电影'), layout: 'storefront' }),
      aContainer('kids', {
        ...names('Kids'),
        ...{ layout: 'grid', attributes: [{ name: 'age', values: ['child'] }] },
      }),
    ],
    {
      spotlight: [titlesEntry('dune', 'mulan', 'arrival')],
      new: [newest],
      leaving: [{ source: 'predefined', rail: 'leaving_soon', priority: 7 }],
      tamil: [titlesEntry('kaalidas', 'dharma')],
      deepavali: [titlesEntry('diwali')],
      malay: [titlesEntry('ola', 'bola', 'mulan')],
      kids: [newest],
    },
    names('Rimba MY, TV and web'),
  )
}
