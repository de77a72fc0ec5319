import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ContentRow, Warning } from '#contract/schemas/contentRecord.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { FieldError } from '#contract/wire/errors.ts'
import type { Services } from '../services.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'
import { catalogKind, type DocumentKind } from '../stores/documents/documentKind.ts'
import type { Reader } from '../stores/documents/sender.ts'

type Types = Pick<Services, 'types'>

/** The kinds of documents that may stand above one of a type. */
export function parentKinds({ types }: Types, { relations }: Pick<TypeDocument, 'relations'>): DocumentKind[] {
  return (relations?.parent?.types ?? []).flatMap((name) => {
    const kind = types.get(name)
    return kind ? [catalogKind(kind)] : []
  })
}

/** Whatever somebody may see, whichever product is chosen: what a title names may stand in another one. */
export function widestReader(actor: Actor): Reader {
  return { actor, product: undefined, products: actor.products }
}

/** The id that a text names as its parent, as a list of at most one. */
export function parentIn({ relations }: Pick<TypeDocument, 'relations'>, payload: Payload): string[] {
  const id = payload[relations?.parent?.field ?? '']
  return typeof id === 'string' && id !== '' ? [id] : []
}

/** Whether a list row is what an id names and may bear children: rows are found by version keys too, deleted ones too. */
export function isParent(row: ContentRow | undefined, id: unknown): row is ContentRow {
  return row !== undefined && row.id === id && row.st !== 'deleted' && row.st !== 'purged'
}

export function noParent(field: string): FieldError {
  return {
    field,
    description: 'There is no title with this id that may stand above this one.',
    keyword: 'noParent',
  }
}

/** Whether a chain of parents may come back to the type. */
export function standsBelowItself({ types }: Types, type: TypeDocument): boolean {
  const found = new Set(type.relations?.parent?.types)
  for (const name of found) for (const one of types.get(name)?.relations?.parent?.types ?? []) found.add(one)
  return found.has(type.type)
}

/**
 * An old text that is brought back stands where the title stands now if what stood above it is none any more; `parent`
 * is the list row of the id that the old text names.
 */
export function keepPlace(
  services: Types,
  type: TypeDocument,
  { old, now, parent }: { old: Payload; now: Payload | null | undefined; parent: ContentRow | undefined },
): { payload: Payload; warnings: Warning[] } {
  const field = type.relations?.parent?.field
  const wanted = field === undefined ? undefined : old[field]
  if (field === undefined || wanted === undefined || wanted === now?.[field]) return { payload: old, warnings: [] }
  if (isParent(parent, wanted) && !standsBelowItself(services, type)) return { payload: old, warnings: [] }
  const { [field]: _gone, ...rest } = old
  const place = now?.[field] === undefined ? {} : { [field]: now[field] }
  return { payload: { ...rest, ...place }, warnings: [PLACE_KEPT] }
}

const PLACE_KEPT: Warning = {
  code: 'placeKept',
  msg: 'What this version stood below cannot be its parent any more: the title stays where it is now.',
}
