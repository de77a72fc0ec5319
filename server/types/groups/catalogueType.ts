import type { Area } from '#contract/values/areas.ts'
import type { Trait, TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import { derivedText } from '#contract/rules/program/derivedText.ts'
import { schemaOf, uiSchemaOf } from './composeType.ts'
import { artworkSlots } from './images.ts'
import { columnsWith } from './listColumns.ts'
import { filtersWith, sponsorFilter } from './listFilters.ts'
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
  /** Its artwork keeps transparency. */
  transparentImages?: boolean
  /** No window ends it, and lists ask for none: a team, a league. */
  lasts?: boolean
  /** Its own start stands in a column: an event. */
  isDated?: boolean
  /** No artwork belongs to it: a zip code. */
  plain?: boolean
  sort?: TypeDocument['list']['defaultSort']
}

const EVERY_TYPE: readonly Trait[] = ['versioned', 'lockable', 'publishable', 'bulkEditable', 'hasImages', 'expires']

/** A catalogue type from its field groups and what sets it apart; `new:type` writes calls of this. */
export function catalogueType(parts: Parts): TypeDocument {
  const { type, area, page, icon, order, sample } = parts
  const traits = [...EVERY_TYPE.filter((trait) => !isWithout(parts, trait)), ...parts.traits]
  const isSponsorable = has(parts, 'marker')
  const facets = FOUND_BY.filter((name) => has(parts, name))
  const own = [...parts.filters, ...(isSponsorable ? [sponsorFilter] : [])]
  const schema = schemaOf(type, parts.groups)
  return {
    type,
    area,
    page,
    traits,
    labels: { one: parts.one, many: parts.many },
    icon,
    order,
    schemaVersion: 1,
    schema,
    uiSchema: uiSchemaOf(parts.groups),
    uiSchemaAdditional: additionalInfo(),
    list: {
      columns: columnsWith(parts.columns, parts.hidden, traits, parts.isDated),
      filters: filtersWith(own, parts.requiredImages, { relations: parts.relations, traits }),
      defaultSort: parts.sort ?? { column: 'updated', order: 'desc' },
    },
    narrow: { ...parts.narrow, facets: [...parts.narrow.facets, ...facets] },
    ...(traits.includes('hasImages') && {
      images: artworkSlots(parts.requiredImages, parts.transparentImages ? 'png' : undefined),
    }),
    languages: [...LANGUAGES],
    ...(parts.relations && { relations: parts.relations }),
    sample: derivedText(schema, sample),
  }
}

/** Where a type has them: sponsors are filtered by, and ad tags know who names them. */
const FOUND_BY = ['marker', 'ad_tags'] as const
const has = ({ groups }: Parts, name: string): boolean => groups.some(({ properties }) => name in properties)

const isWithout = ({ lasts, plain }: Parts, trait: Trait): boolean =>
  (trait === 'expires' && lasts === true) || (trait === 'hasImages' && plain === true)
