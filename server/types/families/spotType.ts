import type { TypeColumn, TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { needing } from '../groups/composeType.ts'
import { general } from '../groups/general.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { choiceColumn, durationColumn, hiddenColumns } from '../groups/listColumns.ts'
import { choiceFilter, optionsOf, providerFilter } from '../groups/listFilters.ts'
import { media } from '../groups/media.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { provider } from '../groups/provider.ts'
import { slots, SPOT_SLOTS, spotKind, spotOf } from '../groups/spot.ts'
import { system } from '../groups/system.ts'
import { texts } from '../groups/field.ts'
import type { Named } from './titleType.ts'

type Spot = Omit<Named, 'relations'> & {
  kinds: Readonly<Record<string, Texts>>
  extra?: Parameters<typeof spotOf>[1]
  columns?: readonly TypeColumn[]
  row?: readonly string[]
}

const runTime = texts({ en: 'Length', zh: '时长', ms: 'Tempoh', ta: 'நீளம்' })
const KEPT = ['provider', 'products', 'created', 'starts', 'ends']

const onAir = (field: string, label: Texts): TypeColumn => ({
  field,
  kind: 'dateTime',
  label,
  width: 152,
  hidden: true,
})
const ON_AIR = [
  onAir('oa_st_dt', texts({ en: 'On air from', zh: '播出开始', ms: 'Bersiaran dari', ta: 'ஒளிபரப்புத் தொடக்கம்' })),
  onAir('oa_ed_dt', texts({ en: 'On air until', zh: '播出结束', ms: 'Bersiaran hingga', ta: 'ஒளிபரப்பு முடிவு' })),
]

/** A short film of the station itself, shown between or within titles while its on-air window lasts. */
export function spotType({ kinds, extra, columns = [], row = [], ...spot }: Spot): TypeDocument {
  return catalogueType({
    ...spot,
    traits: [],
    groups: [
      namesAndTexts,
      needing(general, 'rt'),
      spotOf(kinds, extra),
      images,
      availability,
      media,
      licence,
      provider,
      internal,
      system,
    ],
    columns: [choiceColumn('spt_ty', spotKind), durationColumn('rt', runTime), ...columns],
    hidden: [
      { field: 'slt', kind: 'list', label: slots, width: 176, hidden: true },
      ...ON_AIR,
      ...Object.entries(hiddenColumns).flatMap(([name, column]) => (KEPT.includes(name) ? [column] : [])),
    ],
    filters: [
      choiceFilter('spt_ty', spotKind, kinds),
      { field: 'slt', kind: 'facet', label: slots, options: optionsOf(SPOT_SLOTS), pinned: true },
      providerFilter,
    ],
    requiredImages: ['0-16x9'],
    narrow: {
      released: 'yr',
      facets: ['spt_ty', 'slt', 'pn', 'pkg_id'],
      row: ['yr', 'rt', 'spt_ty', 'slt', 'pn', 'pkg_id', 'oa_st_dt', 'oa_ed_dt', ...row],
    },
  })
}
