import type { CallContext } from '../../context.ts'
import { knownKind } from '../catalogue/knownType.ts'

/** The title that a list or a track is of; throws `notFound` for one that the caller may not view. */
export async function titleOf(context: CallContext, cty: string, id: string): Promise<{ doc: string; urn: string }> {
  const kind = knownKind(context, cty)
  const { json } = await context.services.documents.read(context, kind, id)
  return { doc: (JSON.parse(json) as { id: string }).id, urn: kind.urn }
}
