import { pathOf, pointerOf } from '#contract/rules/diff/pointer.ts'
import { isObject, own } from '#contract/rules/diff/json.ts'
import type { FormSchema } from '../../schema/formSchema.ts'

/** Keywords whose value is a schema, a list of schemas or schemas by name: where addresses and anchors are looked for. */
const ONE = [
  'additionalItems',
  'unevaluatedItems',
  'items',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
]
const SEVERAL = ['prefixItems', 'items', 'allOf', 'anyOf', 'oneOf']
const BY_NAME = ['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas', 'dependencies']

/** The address of a schema that has none. */
const HOME = 'form:/schema'

/** One document within a schema: what an `$id` begins. */
export type Resource = { root: FormSchema; uri: string; dynamic: Map<string, FormSchema> }

export type SchemaIndex = {
  root: FormSchema
  /** Up to draft-07 whatever stands beside a `$ref` counts for nothing. */
  refStandsAlone: boolean
  /** Some part asks what no other part has looked at. */
  tracksEvaluated: boolean
  resourceOf(schema: FormSchema): Resource
  /** A schema made of a part of this one: its references mean the same. */
  adopt(schema: FormSchema, from: FormSchema): FormSchema
  /** The schema that a reference leads to, or undefined where it leads nowhere within the document. */
  resolve(ref: string, from: FormSchema): FormSchema | undefined
  /** Every part of the schema with its place, as often as it stands there. */
  parts: readonly IndexedPart[]
}

export type IndexedPart = { schema: FormSchema; at: string; level: number }

/** More parts than this are not looked through: they are checked all the same, their addresses are not known. */
const MAX_PARTS = 200_000

/** The schemas directly inside a schema, with their places. */
export function partsOf(schema: FormSchema, at: string): { schema: FormSchema; at: string }[] {
  const found: { schema: FormSchema; at: string }[] = []
  const add = (value: unknown, place: string) => {
    if (isObject(value)) found.push({ schema: value as FormSchema, at: place })
  }
  for (const key of ONE) add(own(schema, key), `${at}/${key}`)
  for (const key of SEVERAL) {
    const list = own(schema, key)
    if (Array.isArray(list)) for (const [index, one] of list.entries()) add(one, `${at}/${key}/${index}`)
  }
  for (const key of BY_NAME) {
    const named = own(schema, key)
    if (isObject(named)) for (const name of Object.keys(named)) add(own(named, name), at + pointerOf([key, name]))
  }
  return found
}

function resolved(uri: string, base: string): string {
  try {
    const url = new URL(uri, base)
    return url.href.replace(/#$/, '')
  } catch {
    return uri
  }
}

function isOld(schema: FormSchema): boolean {
  return /draft-0[3467]/.test(String(schema.$schema ?? ''))
}

type Books = {
  resources: WeakMap<object, Resource>
  byUri: Map<string, FormSchema>
  parts: IndexedPart[]
}

/** Notes the address and anchors of one schema and says to which resource it belongs. */
function enter(schema: FormSchema, outer: Resource, { resources, byUri }: Books): Resource {
  const { $id, id, $anchor, $dynamicAnchor, $recursiveAnchor, $ref } = schema
  const address = typeof $id === 'string' ? $id : typeof id === 'string' && isOld(outer.root) ? id : undefined
  let resource = outer
  if (address !== undefined && !(typeof $ref === 'string' && isOld(outer.root))) {
    const uri = resolved(address, outer.uri)
    if (address.startsWith('#')) byUri.set(uri, schema)
    else {
      resource = { root: schema, uri, dynamic: new Map() }
      byUri.set(uri, schema)
    }
  }
  if (typeof $anchor === 'string') byUri.set(`${resource.uri}#${$anchor}`, schema)
  if (typeof $dynamicAnchor === 'string') {
    byUri.set(`${resource.uri}#${$dynamicAnchor}`, schema)
    resource.dynamic.set($dynamicAnchor, schema)
  }
  if ($recursiveAnchor === true) resource.dynamic.set('', schema)
  resources.set(schema, resource)
  return resource
}

/** Reads a document once for the addresses, anchors and bases that references may name. */
export function indexSchema(root: FormSchema): SchemaIndex {
  const home: Resource = { root, uri: HOME, dynamic: new Map() }
  const books: Books = { resources: new WeakMap(), byUri: new Map([[HOME, root]]), parts: [] }
  const todo = [{ schema: root, at: '', level: 0, outer: home }]
  let tracksEvaluated = false
  for (let next = todo.pop(); next && books.parts.length < MAX_PARTS; next = todo.pop()) {
    const { schema, at, level, outer } = next
    // The same object twice: a schema shared by reference, or one that holds itself.
    if (books.resources.has(schema)) continue
    const resource = enter(schema, outer, books)
    books.parts.push({ schema, at, level })
    tracksEvaluated ||= 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema
    for (const part of partsOf(schema, at)) todo.push({ ...part, level: level + 1, outer: resource })
  }
  const resourceOf = (schema: FormSchema) => books.resources.get(schema) ?? home
  return {
    root,
    refStandsAlone: isOld(root),
    tracksEvaluated,
    resourceOf,
    adopt(schema, from) {
      books.resources.set(schema, resourceOf(from))
      return schema
    },
    resolve: (ref, from) => resolve(ref, resourceOf(from), books, home),
    parts: books.parts,
  }
}

function resolve(ref: string, from: Resource, { byUri, resources }: Books, home: Resource): FormSchema | undefined {
  const uri = resolved(ref, from.uri)
  const direct = byUri.get(uri)
  if (direct) return direct
  const [address = '', fragment = ''] = uri.split('#')
  const document = byUri.get(address)
  if (!document || (fragment !== '' && !fragment.startsWith('/'))) return undefined
  let at: unknown = document
  let resource = resources.get(document) ?? home
  for (const segment of pathOf(decoded(fragment))) {
    at = Array.isArray(at) ? (at as unknown[])[Number(segment)] : isObject(at) ? own(at, segment) : undefined
    resource = (isObject(at) && resources.get(at)) || resource
  }
  if (typeof at === 'boolean') return at as unknown as FormSchema
  if (!isObject(at)) return undefined
  // A place that no keyword leads to belongs to what it stands in.
  if (!resources.has(at)) resources.set(at, resource)
  return at as FormSchema
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
