import type { Trait, TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import { advertising } from '../groups/advertising.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { deviceLinks } from '../groups/deviceLinks.ts'
import { genresAndRatings } from '../groups/genresAndRatings.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { hiddenColumns, yearColumn } from '../groups/listColumns.ts'
import { genreFilter, providerFilter, ratingFilter, yearFilter } from '../groups/listFilters.ts'
import { media } from '../groups/media.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { people } from '../groups/people.ts'
import { provider } from '../groups/provider.ts'
import { segments } from '../groups/segments.ts'
import { sponsor } from '../groups/sponsor.ts'
import { system } from '../groups/system.ts'
import type { FieldGroup } from '../groups/ui.ts'

/** What every family is told: the names of the type, its place in the console and its sample. */
export type Named = Pick<TypeDocument, 'type' | 'area' | 'page' | 'icon' | 'order' | 'relations' | 'sample'> & {
  one: Texts
  many: Texts
}

type Title = Named & {
  /** When it was made, and how long it runs. */
  about: FieldGroup
  /** What it belongs to, for what has a parent. */
  place?: FieldGroup
  /** Sections of its own, after that. */
  own?: readonly FieldGroup[]
  /** What stands beside it, for what has no parent. */
  beside?: FieldGroup
  /** Has a sponsor of its own although it belongs to another title. */
  isSponsored?: boolean
  genres?: FieldGroup
  licence?: FieldGroup
  /** Has a film of its own, with segments and files; without one it has device links alone. */
  plays: boolean
  traits?: readonly Trait[]
  columns?: readonly TypeColumn[]
  hidden?: readonly TypeColumn[]
  filters?: readonly TypeFilter[]
  genreFilter?: TypeFilter
  requiredImages: readonly string[]
  /** Beside what every title has. */
  narrow?: { number?: string; facets?: readonly string[]; row?: readonly string[] }
  sort?: TypeDocument['list']['defaultSort']
}

/** A title that viewers meet: named, pictured, licensed, with people, genres and ratings. */
export function titleType(title: Title): TypeDocument {
  const { type, area, page, icon, order, one, many, relations, sample, plays, requiredImages, sort } = title
  const own = title.columns ?? []
  // Beside two columns of its own the year would take the room of the title.
  const showsYear = own.length < 2
  return catalogueType({
    ...{ type, area, page, icon, order, one, many, relations, sample, requiredImages, sort },
    traits: [...(plays ? (['hasSegments'] as const) : []), ...(title.traits ?? [])],
    groups: groupsOf(title),
    columns: [...own, ...(showsYear ? [yearColumn] : [])],
    hidden: [
      ...(title.hidden ?? []),
      ...(showsYear ? [] : [{ ...yearColumn, hidden: true }]),
      ...Object.values(hiddenColumns).filter(({ field }) => field !== 'rt' || plays),
    ],
    filters: [...(title.filters ?? []), title.genreFilter ?? genreFilter, yearFilter, ratingFilter, providerFilter],
    narrow: {
      released: 'yr',
      ...(title.narrow?.number !== undefined && { number: title.narrow.number }),
      facets: ['gnr', 'rat.v', 'pn', 'pkg_id', ...(title.narrow?.facets ?? [])],
      row: [
        'yr',
        ...(plays ? ['rt'] : []),
        ...['gnr', 'rat', 'pn', 'pkg_id'],
        ...(relations?.parent ? [relations.parent.field] : []),
        ...(title.narrow?.row ?? []),
      ],
    },
  })
}

function groupsOf(title: Title): FieldGroup[] {
  const { about, place, own = [], beside, plays, ...other } = title
  return [
    namesAndTexts,
    about,
    ...(place ? [place] : []),
    ...own,
    images,
    availability,
    people,
    other.genres ?? genresAndRatings,
    ...(plays ? [segments, media] : [deviceLinks]),
    other.licence ?? licence,
    ...(beside ? [beside] : []),
    provider,
    // What belongs to another title is sponsored with it, unless its family says otherwise.
    ...(beside || title.isSponsored ? [sponsor] : []),
    advertising,
    internal,
    system,
  ]
}
