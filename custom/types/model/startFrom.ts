import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { elementsOf, type TypeDraft } from './draft.ts'
import { fieldsIn } from './formPlaces.ts'

/** A section that types have in common: its form and its fields, as the first type that has it writes them. */
type CommonSection = {
  id: string
  labels: Partial<Texts>
  element: FormElement
  properties: Readonly<Record<string, FormSchema>>
  /** In how many types it occurs. */
  count: number
}

/** Fields that every document needs, whatever its form shows: its names and its products. */
const SPINE = ['lon', 'prd']

/** The sections of all types, each once, the commonest first. */
export function commonSections(documents: readonly TypeDocument[]): CommonSection[] {
  const found = new Map<string, CommonSection>()
  for (const { schema, uiSchema } of documents) {
    const properties = (schema.properties ?? {}) as Readonly<Record<string, FormSchema>>
    for (const element of elementsOf(uiSchema)) {
      const id = element.options?.id
      if (element.type !== 'Category' || !id) continue
      const known = found.get(id)
      const own = fieldsIn(element).flatMap((name) => (properties[name] ? [[name, properties[name]] as const] : []))
      const labels = element.options?.labels ?? {}
      if (known) known.count += 1
      else found.set(id, { id, labels, element, properties: Object.fromEntries(own), count: 1 })
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}

/** What is in every one of the lists, by value. */
function inAll<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const [first = [], ...others] = lists
  return first.filter((entry) => others.every((list) => list.some((other) => sameJson(other, entry))))
}

/** A new type from sections that others have: columns, filters and traits that all types share come along. */
export function fromSections(documents: readonly TypeDocument[], chosen: readonly CommonSection[]): TypeDraft {
  const spine = SPINE.flatMap((name) => {
    const schema = documents
      .map((document) => (document.schema.properties as Record<string, FormSchema>)[name])
      .find(Boolean)
    return schema ? [[name, schema] as const] : []
  })
  const properties = {
    ...Object.fromEntries(spine),
    ...Object.assign({}, ...chosen.map((section) => section.properties)),
  }
  const has = (field: string) => Object.hasOwn(properties, field.split('.')[0] ?? '')
  const images = has('ia') ? documents.find((document) => document.images)?.images : undefined
  const rows = inAll(documents.map(({ narrow }) => narrow.row)).filter(has)
  // What a row carries or a list filters by goes with its field; what every document has of itself stays.
  const carried = new Set(documents.flatMap(({ narrow }) => narrow.row))
  const kept = new Set(
    documents.flatMap(({ narrow }) => [
      ...narrow.facets,
      ...[narrow.released, narrow.number].filter((name) => name !== undefined),
    ]),
  )
  const columns = inAll(documents.map(({ list }) => list.columns)).filter(
    ({ field }) => has(field) || !carried.has(field.split('.')[0] ?? ''),
  )
  return {
    type: '',
    area: 'vod',
    page: documents[0]?.page ?? 'cp_datastore',
    traits: inAll(documents.map(({ traits }) => traits)).filter((trait) => trait !== 'hasImages' || images),
    labels: { one: {}, many: {} },
    icon: 'film',
    schemaVersion: 1,
    schema: { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object', properties },
    uiSchema: { type: 'Categorization', elements: chosen.map(({ element }) => element) },
    list: {
      columns,
      filters: inAll(documents.map(({ list }) => list.filters)).filter(
        ({ field }) => (field !== 'missing_image' || images) && (has(field) || !kept.has(field)),
      ),
      defaultSort: { column: 'updated', order: 'desc' },
    },
    narrow: { facets: inAll(documents.map(({ narrow }) => narrow.facets)).filter(has), row: rows },
    ...(images ? { images: { ...images, required: [] } } : {}),
    languages: [...LANGUAGES],
    sample: {},
  }
}

/** Another type's document under a name of its own. */
export function copyOf(document: TypeDocument): TypeDraft {
  const { st: _, order: _order, schemaVersion: _version, ...rest } = document
  const { $id: _id, ...schema } = document.schema
  return { ...rest, type: '', labels: { one: {}, many: {} }, schemaVersion: 1, schema }
}

/** A name for addresses out of a title: 'Documentary series' becomes documentary_series. */
export function codeOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, 60)
}
