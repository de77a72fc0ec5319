import type { Area, Trait, TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import { schemaOf, uiSchemaOf } from './composeType.ts'
import { artworkSlots } from './images.ts'
import { columnsWith } from './listColumns.ts'
import { filtersWith } from './listFilters.ts'
import { additionalInfo } from './system.ts'
import type { FieldGroup } from './ui.ts'

type Parts = Pick<TypeDocument, 'type' | 'icon' | 'order' | 'page' | 'narrow' | 'relations' | 'sample'> & {
  area: Area
  one: Texts
  many: Texts
  /** Beside those of every catalogue type. */
  traits: Trait[]
  groups: readonly FieldGroup[]
  columns: readonly TypeColumn[]
  hidden: readonly TypeColumn[]
  filters: readonly TypeFilter[]
  requiredImages: readonly string[]
  sort?: TypeDocument['list']['defaultSort']
}

const EVERY_TYPE: readonly Trait[] = ['versioned', 'lockable', 'publishable', 'bulkEditable', 'hasImages', 'expires']

/** A catalogue type from its field groups and what sets it apart; `new:type` writes calls of this. */
export function catalogueType(parts: Parts): TypeDocument {
  const { type, area, page, icon, order, narrow, sample } = parts
  return {
    type,
    area,
    page,
    traits: [...EVERY_TYPE, ...parts.traits],
    labels: { one: parts.one, many: parts.many },
    icon,
    order,
    schemaVersion: 1,
    schema: schemaOf(type, parts.groups),
    uiSchema: uiSchemaOf(parts.groups),
    uiSchemaAdditional: additionalInfo(),
    list: {
      columns: columnsWith(parts.columns, parts.hidden),
      filters: filtersWith(parts.filters, parts.requiredImages, parts),
      defaultSort: parts.sort ?? { column: 'updated', order: 'desc' },
    },
    narrow,
    images: artworkSlots(parts.requiredImages),
    languages: [...LANGUAGES],
    ...(parts.relations && { relations: parts.relations }),
    sample,
  }
}
