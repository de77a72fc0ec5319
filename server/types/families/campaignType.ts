import type { TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { hiddenColumns } from '../groups/listColumns.ts'
import { providerFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { ASSETS } from '../groups/places.ts'
import { provider } from '../groups/provider.ts'
import { system } from '../groups/system.ts'
import type { FieldGroup } from '../groups/ui.ts'
import type { Named } from './titleType.ts'

type Campaign = Omit<Named, 'area' | 'page' | 'relations'> & {
  /** Its window, and what is offered within. */
  own: readonly FieldGroup[]
  columns: readonly TypeColumn[]
  filters: readonly TypeFilter[]
  facets: readonly string[]
  row: readonly string[]
  requiredImages: readonly string[]
}

const HIDDEN = Object.values(hiddenColumns).filter(({ field }) => ['pn', 'prd', 'ct', 'lws', 'lwe'].includes(field))

/** An offer that the platform makes for a time: a promotion, a sponsorship, a bundle. What ends next stands first. */
export function campaignType({ own, facets, row, ...campaign }: Campaign): TypeDocument {
  return catalogueType({
    ...campaign,
    ...ASSETS,
    traits: [],
    groups: [namesAndTexts, ...own, images, availability, provider, internal, system],
    hidden: HIDDEN,
    filters: [...campaign.filters, providerFilter],
    sort: { column: 'ends', order: 'asc' },
    narrow: { facets: [...facets, 'pn'], row: [...row, 'pn'] },
  })
}
