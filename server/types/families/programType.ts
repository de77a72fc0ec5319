import type { Trait, TypeDocument } from '#contract/registry/typeDocument.ts'
import { advertising } from '../groups/advertising.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { field, MILLISECONDS, readOnly, texts } from '../groups/field.ts'
import { genresAndRatings } from '../groups/genresAndRatings.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { durationColumn, flagsColumn, hiddenColumns } from '../groups/listColumns.ts'
import { genreFilter, partsFlag, providerFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { provider } from '../groups/provider.ts'
import { segmentsOf } from '../groups/segments.ts'
import { system } from '../groups/system.ts'
import { duration } from '../groups/ui.ts'
import type { Named } from './titleType.ts'

const runTime = texts({ en: 'Total run time', zh: '总时长', ms: 'Jumlah tempoh', ta: 'மொத்த ஓடும் நேரம்' })

/** Types whose films a program is put together from. */
const PLAYABLE = [
  'movie',
  'tvepisode',
  'webepisode',
  'episode',
  'shortvideo',
  'special',
  'trailer',
  'promo',
  'bumper',
  'filler',
] as const

const GROUPS = [
  segmentsOf(
    PLAYABLE,
    {
      trt: field(
        readOnly(MILLISECONDS),
        runTime,
        'trt: total run time with breaks, in ms; derived from the segments.',
        {
          unit: 'ms',
        },
      ),
    },
    [duration('trt', { sumOf: 'sg' })],
  ),
  namesAndTexts,
  images,
  licence,
  availability,
  genresAndRatings,
  provider,
  advertising,
  internal,
  system,
]

type Program = Omit<Named, 'relations'> & { traits?: readonly Trait[] }

/** Segments of films and ads in their order, which a channel plays as one piece. */
export function programType({ traits = [], ...own }: Program): TypeDocument {
  return catalogueType({
    ...own,
    traits: ['hasSegments', ...traits, 'closesOnSave'],
    groups: GROUPS,
    columns: [durationColumn('trt', runTime, 112), flagsColumn],
    hidden: Object.values(hiddenColumns).filter(({ field: name }) => name !== 'rt'),
    filters: [genreFilter, partsFlag, providerFilter],
    requiredImages: ['0-16x9'],
    narrow: { facets: ['gnr', 'rat.v', 'pn'], row: ['trt', 'gnr', 'rat', 'pn', 'mn_lic', 'mn_avl'] },
  })
}
