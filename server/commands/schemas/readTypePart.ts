import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { AnyRecord } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext } from '../../context.ts'

/** One part of a type document, of the present version or of the one that is asked for. A form will soon be saved. */
export function readTypePart(
  { services: { types } }: CallContext,
  { type, version }: { type: string; version: number | undefined },
  part: (document: TypeDocument) => AnyRecord,
): Answer<AnyRecord> {
  const document = version === undefined ? types.get(type) : types.getVersion(type, version)
  if (!document) throw new DomainError('notFound')
  void types.prepare(type)
  return { data: part(document), etag: `${types.etag(type)}-${document.schemaVersion}` }
}
