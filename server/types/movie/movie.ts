import { titleType } from '../families/titleType.ts'
import { needing } from '../groups/composeType.ts'
import { texts } from '../groups/field.ts'
import { general } from '../groups/general.ts'
import { licence } from '../groups/licence.ts'
import { VOD } from '../groups/places.ts'
import { relatedTitles } from '../groups/relations.ts'
import { movieSample } from './movieSample.ts'

/** A feature film, in full depth. */
export const movie = titleType({
  ...VOD,
  type: 'movie',
  icon: 'movie',
  order: 10,
  one: texts({ en: 'Movie', zh: '电影', ms: 'Filem', ta: 'திரைப்படம்' }),
  many: texts({ en: 'Movies', zh: '电影', ms: 'Filem', ta: 'திரைப்படங்கள்' }),
  about: needing(general, 'yr', 'rt'),
  licence: needing(licence, 'lws'),
  beside: relatedTitles,
  plays: true,
  requiredImages: ['0-16x9', '0-4x3', '0-16x9-Cover', '0-3x1-Banner'],
  relations: { children: ['trailer', 'preview', 'shortvideo', 'scenes', 'chapters', 'songs'] },
  sample: movieSample,
})
