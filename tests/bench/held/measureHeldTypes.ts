import { TYPE_DOCUMENT_BYTES } from '#contract/values/limits.ts'
import { aType } from '../../support/aType.ts'
import { startTestServer } from '../../support/startServer.ts'
import { heldBy, type Held } from './measureHeld.ts'

const TYPES = '/api/schema/urn/resource/catalog'
/** What a field of the large type takes, and what the rest of the document does. */
const FIELD_BYTES = 500
const WORDS = 'A field as people make them, with a sentence on what goes in. '.repeat(6)
const REST_BYTES = 40_000

function largeType(turn: number): object {
  const { schemaVersion: _version, schema, ...rest } = aType()
  const field = (at: number) => ({
    type: 'string',
    title: `Field ${at} ${turn}`,
    description: WORDS,
    maxLength: 200 + at,
  })
  const many = Math.floor((TYPE_DOCUMENT_BYTES - REST_BYTES) / FIELD_BYTES)
  const fields = Object.fromEntries(Array.from({ length: many }, (_, at) => [`f${at}`, field(at)]))
  return {
    ...rest,
    type: 'largest',
    schema: { ...schema, properties: { ...(schema.properties as object), ...fields } },
  }
}

/** Prints how long the largest type document, and the first title of its type, hold the event loop. */
export async function measureHeldTypes(): Promise<void> {
  const server = await startTestServer({ engine: 'embedded', settings: { checkAnswers: false } })
  const admin = await server.signInAs({ roles: ['operations_super_admin', 'content_admin'], products: ['rimba-my'] })
  const title = { lon: [{ lang: 'en', n: 'First' }], prd: ['rimba-my'], f1: 'a' }
  const headers = { 'if-match': '"1"' }
  const roads = {
    'check a type': [200, { method: 'POST', url: `${TYPES}/largest/check`, payload: largeType(1) }],
    'create a type': [201, { method: 'POST', url: TYPES, payload: largeType(1) }],
    'first title': [
      201,
      { method: 'POST', url: '/api/content/urn/resource/catalog/largest?prd=rimba-my', payload: title },
    ],
    'save a type': [200, { method: 'PUT', url: `${TYPES}/largest`, headers, payload: largeType(2) }],
    'read a type': [200, { url: `${TYPES}/largest/document` }],
  } as const
  const rows: Record<string, Held & { status: number }> = {}
  for (const [road, [wanted, call]] of Object.entries(roads)) {
    let status = 0
    const held = await heldBy(async () => {
      const answer = await admin.send(call)
      status = answer.statusCode
      if (status !== wanted) console.log(road, answer.body.slice(0, 400))
    })
    rows[road] = { ...held, status }
  }
  console.log('a type document of 256 KiB')
  console.table(rows)
  await server.close()
}
