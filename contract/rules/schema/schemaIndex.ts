import { pathOf } from '../diff/pointer.ts'
import { isObject, own } from '../diff/json.ts'
import { partsOf, type SchemaObject } from './mapParts.ts'
import { resolveUri } from './resolveUri.ts'

/** The address of a schema that has none. */
const HOME = 'form:/schema'

/** One document within a schema: what an `$id` begins. */
export type Resource<S extends SchemaObject> = { root: S; uri: string; dynamic: Map<string, S> }

export type SchemaIndex<S extends SchemaObject> = {
  root: S
  /** Up to draft-07 whatever stands beside a `$ref` counts for nothing. */
  refStandsAlone: boolean
  /** Some part asks what no other part has looked at. */
  tracksEvaluated: boolean
  resourceOf(schema: S): Resource<S>
  /** A schema made of a part of this one: its references mean the same. */
  adopt(schema: S, from: S): S
  /** The schema that a reference leads to, or undefined where it leads nowhere within the document. */
  resolve(ref: string, from: S): S | undefined
  /** Every part of the schema with its place, as often as it stands there. */
  parts: readonly IndexedPart<S>[]
}

type IndexedPart<S extends SchemaObject> = { schema: S; at: string; level: number }

/** More parts than this are not looked through: they are checked all the same, their addresses are not known. */
const MAX_PARTS = 200_000

function isOld(schema: SchemaObject): boolean {
  return /draft-0[3467]/.test(String(schema.$schema ?? ''))
}

/** What is looked at last is put in first: a place in the data names a schema better than the one that it refers to. */
function definitionsFirst(one: { keyword: string }, other: { keyword: string }): number {
  const isDefinition = ({ keyword }: { keyword: string }) => keyword === '$defs' || keyword === 'definitions'
  return Number(isDefinition(other)) - Number(isDefinition(one))
}

type Books<S extends SchemaObject> = {
  resources: WeakMap<object, Resource<S>>
  byUri: Map<string, S>
  parts: IndexedPart<S>[]
}

/** Notes the address and anchors of one schema and says to which resource it belongs. */
function enter<S extends SchemaObject>(schema: S, outer: Resource<S>, { resources, byUri }: Books<S>): Resource<S> {
  const { $id, id, $anchor, $dynamicAnchor, $recursiveAnchor, $ref } = schema
  const address = typeof $id === 'string' ? $id : typeof id === 'string' && isOld(outer.root) ? id : undefined
  let resource = outer
  if (address !== undefined && !(typeof $ref === 'string' && isOld(outer.root))) {
    const uri = resolveUri(address, outer.uri)
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

const indexes = new WeakMap<object, unknown>()

/** The index of a document, made once: schemas are never changed in place. */
export function indexOfSchema<S extends SchemaObject>(root: S): SchemaIndex<S> {
  const known = indexes.get(root) as SchemaIndex<S> | undefined
  if (known) return known
  const fresh = indexSchema(root)
  indexes.set(root, fresh)
  return fresh
}

/** Reads a document once for the addresses, anchors and bases that references may name. */
export function indexSchema<S extends SchemaObject>(root: S): SchemaIndex<S> {
  const home: Resource<S> = { root, uri: HOME, dynamic: new Map() }
  const books: Books<S> = { resources: new WeakMap(), byUri: new Map([[HOME, root]]), parts: [] }
  const todo = [{ schema: root, at: '', level: 0, outer: home }]
  let tracksEvaluated = false
  for (let next = todo.pop(); next && books.parts.length < MAX_PARTS; next = todo.pop()) {
    const { schema, at, level, outer } = next
    // The same object twice: a schema shared by reference, or one that holds itself.
    if (books.resources.has(schema)) continue
    const resource = enter(schema, outer, books)
    books.parts.push({ schema, at, level })
    tracksEvaluated ||= 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema
    for (const part of partsOf(schema, at).toSorted(definitionsFirst))
      todo.push({ schema: part.schema, at: part.at, level: level + 1, outer: resource })
  }
  const resourceOf = (schema: S) => books.resources.get(schema) ?? home
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

function resolve<S extends SchemaObject>(
  ref: string,
  from: Resource<S>,
  { byUri, resources }: Books<S>,
  home: Resource<S>,
): S | undefined {
  const uri = resolveUri(ref, from.uri)
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
  if (typeof at === 'boolean') return at as unknown as S
  if (!isObject(at)) return undefined
  // A place that no keyword leads to belongs to what it stands in.
  if (!resources.has(at)) resources.set(at, resource)
  return at as unknown as S
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
