import type { Command } from '../../context.ts'
import { knownKind } from './knownType.ts'

/** One version with its payload, whatever its status. */
export const readVersion: Command<'readVersion'> = async (context, { params }) => {
  const kind = knownKind(context, params.type)
  const record = await context.services.documents.readVersion(context, kind, params.id, params.key)
  return { json: record.json, rev: record.rev }
}
