import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { envelopeOf } from './bareApp.ts'
import type { Person } from './startServer.ts'

/** A title's text below a parent that is really there: samples name one that is not. */
export async function underParent<Payload extends object>(
  person: Person,
  { relations }: Pick<TypeDocument, 'relations'>,
  payload: Payload,
): Promise<Payload> {
  const relation = relations?.parent
  if (!relation || !(relation.field in payload)) return payload
  const made = await person.send({
    method: 'POST',
    url: `/api/content/urn/resource/catalog/${relation.types[0] ?? ''}?prd=rimba-my`,
    payload: { lon: [{ lang: 'en', n: 'Parent' }] },
  })
  return { ...payload, [relation.field]: envelopeOf<{ id: string }>(made).data.id }
}
