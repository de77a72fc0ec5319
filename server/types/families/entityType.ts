import type { TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { hiddenColumns } from '../groups/listColumns.ts'
import { providerFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { ASSETS } from '../groups/places.ts'
import { provider } from '../groups/provider.ts'
import { reach } from '../groups/reach.ts'
import { system } from '../groups/system.ts'
import type { FieldGroup } from '../groups/ui.ts'
import type { Named } from './titleType.ts'

type Entity = Omit<Named, 'area' | 'page'> & {
  own: readonly FieldGroup[]
  columns: readonly TypeColumn[]
  filters: readonly TypeFilter[]
  narrow: { released?: string; number?: string; facets: readonly string[]; row: readonly string[] }
  requiredImages?: readonly string[]
  sort?: TypeDocument['list']['defaultSort']
  /** No artwork belongs to it. */
  plain?: boolean
}

const HIDDEN: TypeColumn[] = Object.values(hiddenColumns).filter(({ field }) => ['pn', 'prd', 'ct'].includes(field))

/** Somebody or something that titles speak of: a league, a team, a place. No licence ends it. */
export function entityType({ own, narrow, requiredImages = [], sort, plain = false, ...entity }: Entity): TypeDocument {
  const { children = [] } = entity.relations ?? {}
  return catalogueType({
    ...entity,
    ...ASSETS,
    traits: children.length > 0 ? ['parentItem'] : [],
    groups: [namesAndTexts, ...own, ...(plain ? [] : [images]), reach, provider, internal, system],
    hidden: HIDDEN,
    filters: [...entity.filters, providerFilter],
    requiredImages,
    lasts: true,
    plain,
    sort: sort ?? { column: 'name', order: 'asc' },
    narrow: {
      ...narrow,
      facets: [...narrow.facets, 'pn'],
      row: [...narrow.row, 'pn'],
    },
  })
}
