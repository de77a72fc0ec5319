import { TypeDocument } from '#contract/registry/typeDocument.ts'
import { TYPE_RECORD_FIELDS, type TypeRecord } from '#contract/registry/typeRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Services } from '../../services.ts'

/** The document of a type as it serves, with its revision. A type that nobody saved here has revision 1. */
export async function typeRecordOf({ types, typeStore }: Services, type: string): Promise<TypeRecord> {
  const document = types.get(type)
  if (!document) throw new DomainError('notFound')
  const saved = await typeStore.savedOne(type)
  return {
    ...document,
    rev: saved?.rev ?? 1,
    origin: types.originOf(type),
    ...(saved ? { ut: saved.at, uun: saved.name } : {}),
  }
}

/** What a sender's body says of the document; what the server sets, and names it does not know, stay out. */
export function documentIn(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own: ReadonlySet<string> = new Set(Object.keys(TypeDocument.properties))
  const servers: readonly string[] = TYPE_RECORD_FIELDS
  const { schemaVersion = 1, ...rest } = body
  const kept = Object.entries(rest).filter(([name]) => own.has(name) && !servers.includes(name))
  return { ...Object.fromEntries(kept), schemaVersion }
}
