/** Titles of the demo catalogue, by their facts. */
type TitleFact = {
  type: string
  name: string
  status: 'published' | 'draft' | 'pending'
  [field: string]: unknown
}

export const TITLE_FACTS: readonly TitleFact[] = [
  { type: 'movie', name: 'Monsoon Harbour', status: 'published', yr: 2024, rating: 'P12', fsk: true },
  { type: 'movie', name: 'Alpha Station', status: 'draft', yr: 2021, rating: '16' },
  { type: 'movie', name: 'Paper Lanterns', status: 'published', yr: 2019, rating: 'U', fsk: true },
  { type: 'movie', name: 'Night Ferry', status: 'pending', yr: 2023, rating: '13' },
  { type: 'tvseries', name: 'Kampung Detectives', status: 'published', yr: 2020 },
  { type: 'tvseries', name: 'Island Kitchens', status: 'draft', yr: 2022 },
  { type: 'channel', name: 'Rimba News', status: 'published', cs: 'RNEWS' },
]
