import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startTestServer } from '#tests/support/startServer.ts'

it('the types of a console go out compressed to whoever takes that, and say the same', async () => {
  const server = await startTestServer()
  const ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
  const ask = (headers: object) =>
    ann.send({ method: 'GET', url: '/api/schema/urn/resource/catalog?info=row', headers: { ...headers } })
  const plain = await ask({})
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [accepted, encoding, unpack] of [
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const packed = await ask({ 'accept-encoding': accepted })
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(packed.headers.etag).toBe(plain.headers.etag)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload)
  }
  await server.close()
})
