import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { AnyRecord } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext, Command } from '../../context.ts'

/** One part of a type document, of the present version or of the one that is asked for. A form will soon be saved. */
function readTypePart(
  { services: { types } }: CallContext,
  { type, version }: { type: string; version: number | undefined },
  part: (document: TypeDocument) => AnyRecord,
): Answer<AnyRecord> {
  const document = version === undefined ? types.get(type) : types.getVersion(type, version)
  if (!document) throw new DomainError('notFound')
  void types.prepare(type)
  return { data: part(document), etag: `${types.etag(type)}-${document.schemaVersion}` }
}

export const readSchema: Command<'readSchema'> = async (context, { params, query }) =>
  readTypePart(context, { type: params.type, version: query.version }, ({ schema }) => schema)

export const readUiSchema: Command<'readUiSchema'> = async (context, { params, query }) =>
  readTypePart(context, { type: params.type, version: query.version }, ({ uiSchema }) => uiSchema)

/** The form of the additional info dialog; an empty one where the type has none. */
export const readUiSchemaAdditional: Command<'readUiSchemaAdditional'> = async (context, { params, query }) =>
  readTypePart(
    context,
    { type: params.type, version: query.version },
    ({ uiSchemaAdditional }) => uiSchemaAdditional ?? { type: 'VerticalLayout', elements: [] },
  )

export const readSample: Command<'readSample'> = async (context, { params }) =>
  readTypePart(context, { type: params.type, version: undefined }, ({ sample }) => sample)
