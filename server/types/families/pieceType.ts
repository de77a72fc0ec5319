import type { TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { deviceLinks } from '../groups/deviceLinks.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { durationColumn, hiddenColumns, numberColumn, referenceColumn } from '../groups/listColumns.ts'
import { numberFilter, providerFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { endPoint, pieceOf, startPoint } from '../groups/piece.ts'
import { provider } from '../groups/provider.ts'
import { SERIES_WORDS } from '../groups/relations.ts'
import { system } from '../groups/system.ts'
import type { FieldGroup } from '../groups/ui.ts'
import type { Named } from './titleType.ts'

type Piece = Omit<Named, 'relations'> & {
  parents: string[]
  /** `short` heads its column. */
  number: { field: string; label: Texts; short: Texts }
  own?: readonly FieldGroup[]
  hidden?: readonly TypeColumn[]
  filters?: readonly TypeFilter[]
  narrow?: { facets?: readonly string[]; row?: readonly string[] }
}

const KEPT = ['provider', 'products', 'created', 'ends']

/** A piece of a film that viewers may jump to: no film of its own, but two points in that of its parent. */
export function pieceType({ parents, number, own = [], hidden = [], filters = [], ...piece }: Piece): TypeDocument {
  return catalogueType({
    ...piece,
    traits: [],
    groups: [
      namesAndTexts,
      pieceOf(number, ...parents),
      ...own,
      images,
      availability,
      deviceLinks,
      licence,
      provider,
      internal,
      system,
    ],
    columns: [
      referenceColumn('parent', SERIES_WORDS.title),
      numberColumn(number.field, number.short),
      durationColumn('sp', startPoint),
    ],
    hidden: [
      { ...durationColumn('ep', endPoint), hidden: true },
      ...hidden,
      ...Object.entries(hiddenColumns).flatMap(([name, column]) => (KEPT.includes(name) ? [column] : [])),
    ],
    filters: [...filters, numberFilter(number.field, number.label), providerFilter],
    requiredImages: ['0-16x9'],
    narrow: {
      number: number.field,
      facets: ['pn', 'pkg_id', ...(piece.narrow?.facets ?? [])],
      row: ['sp', 'ep', 'pn', 'pkg_id', 'parent', ...(piece.narrow?.row ?? [])],
    },
    relations: { parent: { types: parents, field: 'parent', inherits: ['prd', 'pn', 'provider', 'pkg_id'] } },
  })
}
