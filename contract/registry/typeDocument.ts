import { Type, type Static } from 'typebox'
import { PAGES } from '#contract/values/access.ts'
import { AREAS } from '#contract/values/areas.ts'
import { FILTER_KINDS } from '#contract/values/filters.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import { literals } from '#contract/values/literals.ts'
import { TYPE_NAME_PATTERN } from '#contract/values/urn.ts'

/**
 * A resource type is one document of data (design section 5): schema, screens, lists and rights of one kind of thing.
 * Screens ask its traits, never its name.
 */
const words = (name: string) =>
  Type.Unsafe<Texts>({
    type: 'object',
    title: name,
    properties: Object.fromEntries(LANGUAGES.map((language) => [language, { type: 'string', maxLength: 400 }])),
    required: ['en'],
  })

/** What a screen or a command may ask of a type. */
export const TRAITS = [
  'versioned',
  'lockable',
  'publishable',
  'bulkEditable',
  'hasImages',
  'expires',
  'hasChannelNumber',
  /** Its days are known by its service id (`cs`): no other document of the type has the same. */
  'hasServiceId',
  /** A channel whose days are laid from the catalogue: it has the screen of its schedule. */
  'scheduled',
  'hasSegments',
  'parentItem',
  /** Airings put it on channels: it knows where and when (readProgramUsage). */
  'aired',
  /** A save returns to the screen before, and that of a draft is not told (specification section 4, programs). */
  'closesOnSave',
  /** A save may change more than was sent: its form is read anew, read-only until it is edited again (section 4, airings). */
  'readAgainOnSave',
  /** Comes and goes by the thousand: found in its own list and by whoever asks for its type, else in no global search. */
  'passing',
] as const
export type Trait = (typeof TRAITS)[number]

/** How a list draws a cell. `title` is artwork, name and the other languages in one. */
export const COLUMN_KINDS = [
  'title',
  'text',
  'number',
  'year',
  'date',
  'dateTime',
  'duration',
  'choice',
  'list',
  'boolean',
  'status',
  'availability',
  /** Why a program is flagged: licence passed, parts or segments not to be had (specification section 4). */
  'flags',
  'lock',
  'updated',
  /** The title of the document whose id stands in the field. */
  'reference',
] as const

/** Columns of the narrow list row that a list may sort by. */
export const SORT_COLUMNS = ['name', 'updated', 'created', 'released', 'number', 'starts', 'ends'] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

const Column = Type.Object({
  field: Type.String(),
  kind: literals(COLUMN_KINDS),
  label: words('label'),
  sort: Type.Optional(literals(SORT_COLUMNS)),
  width: Type.Optional(Type.Number()),
  /** Not shown until the user chooses it. */
  hidden: Type.Optional(Type.Boolean()),
})

const Filter = Type.Object({
  field: Type.String(),
  kind: literals(FILTER_KINDS),
  label: words('label'),
  options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: words('label') }))),
  /** Of a reference: the types of what is offered; those of the parent where none are named. */
  types: Type.Optional(Type.Array(Type.String())),
  /** Shown as a chip from the start instead of behind 'Filter'. */
  pinned: Type.Optional(Type.Boolean()),
})

const JsonObject = Type.Record(Type.String(), Type.Unknown())

export const TypeDocument = Type.Object({
  type: Type.String({ pattern: TYPE_NAME_PATTERN }),
  area: literals(AREAS),
  /** A retired type stands in no menu; its documents stay and can be opened. */
  st: Type.Optional(literals(['published', 'archived'] as const)),
  /** The page of the role table that guards every call on this type. */
  page: literals(PAGES),
  /** Publishing needs publish on this page too (design 9 (10)). */
  publishPage: Type.Optional(literals(PAGES)),
  traits: Type.Array(literals(TRAITS)),
  labels: Type.Object({ one: words('one'), many: words('many') }),
  icon: Type.String(),
  /** Place in its menu group; lower stands first. */
  order: Type.Optional(Type.Number()),
  /** Grows by one whenever the schema changes; old versions keep theirs (design section 5). */
  schemaVersion: Type.Integer({ minimum: 1 }),
  schema: JsonObject,
  uiSchema: JsonObject,
  uiSchemaAdditional: Type.Optional(JsonObject),
  list: Type.Object({
    columns: Type.Array(Column),
    filters: Type.Array(Filter),
    defaultSort: Type.Object({ column: literals(SORT_COLUMNS), order: literals(['asc', 'desc'] as const) }),
  }),
  /** Which payload fields feed the narrow list row. */
  narrow: Type.Object({
    /** A date or a year: the `released` column. */
    released: Type.Optional(Type.String()),
    number: Type.Optional(Type.String()),
    /** Payload fields, top level or one level down ('rat.v'), whose values can be filtered by equality. */
    facets: Type.Array(Type.String()),
    /** Further payload fields that the list row carries as they are. */
    row: Type.Array(Type.String()),
    /** Of what is on air: the fields with its channel's id and with the instants of its start and end. */
    airs: Type.Optional(Type.Object({ channel: Type.String(), from: Type.String(), to: Type.String() })),
  }),
  images: Type.Optional(
    Type.Object({
      types: Type.Array(Type.String()),
      ratios: Type.Array(Type.String()),
      /** Names as in `ia` ('0-16x9') that publishing warns about when missing. */
      required: Type.Array(Type.String()),
      /** What copies are made as; JPEG where nothing is said. PNG keeps transparency. */
      ext: Type.Optional(literals(['jpg', 'png'])),
    }),
  ),
  /** Languages that a complete title has; the list marks what is missing. */
  languages: Type.Array(literals(LANGUAGES)),
  relations: Type.Optional(
    Type.Object({
      parent: Type.Optional(
        Type.Object({
          /** Types that the parent may be of. */
          types: Type.Array(Type.String(), { minItems: 1 }),
          /** Payload field with the parent's document id. Its number among its siblings is `narrow.number`. */
          field: Type.String(),
          /** Payload fields that a new child takes over from its parent, where the parent has them. */
          inherits: Type.Optional(Type.Array(Type.String())),
        }),
      ),
      /** Types whose parent this type may be, in the order in which they are shown. */
      children: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  sample: JsonObject,
})
export type TypeDocument = Static<typeof TypeDocument>
export type TypeColumn = TypeDocument['list']['columns'][number]
export type TypeFilter = TypeDocument['list']['filters'][number]

/** What menus and lists need of a type: everything but schemas and sample (`listTypes` with info=row). */
export const TypeSummary = Type.Omit(TypeDocument, ['schema', 'uiSchema', 'uiSchemaAdditional', 'sample'])
export type TypeSummary = Static<typeof TypeSummary>

export function hasTrait(type: Pick<TypeDocument, 'traits'>, trait: Trait): boolean {
  return type.traits.includes(trait)
}

/** A retired type is left out of menus; its documents stay as they are and can be opened. */
export function isRetired(type: Pick<TypeDocument, 'st'>): boolean {
  return type.st === 'archived'
}

export function summaryOf(document: TypeDocument): TypeSummary {
  const { schema: _s, uiSchema: _u, uiSchemaAdditional: _a, sample: _x, ...summary } = document
  return summary
}
