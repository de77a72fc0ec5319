import { seriesType } from '../families/seriesType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'
import { tvseriesSample } from './tvseriesSample.ts'

/** A television series: the parent of its seasons. */
export const tvseries = seriesType({
  ...VOD,
  type: 'tvseries',
  icon: 'series',
  order: 30,
  one: texts({ en: 'TV series', zh: '电视剧', ms: 'Siri TV', ta: 'தொலைக்காட்சித் தொடர்' }),
  many: texts({ en: 'TV series', zh: '电视剧', ms: 'Siri TV', ta: 'தொலைக்காட்சித் தொடர்கள்' }),
  children: ['tvseason', 'trailer', 'preview', 'tvbonus', 'shortvideo', 'podcast', 'vodcast', 'songs'],
  sample: tvseriesSample,
})
