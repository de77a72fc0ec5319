import type { FastifyInstance } from 'fastify'

/** A fetch that reaches a server in this process: the console meets the real server in tests, without a port. */
export function injectFetch(app: Pick<FastifyInstance, 'inject'>): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://127.0.0.1:4600'), init)
    const { pathname, search } = new URL(request.url)
    const payload = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    const reply = await app
      .inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(payload ? { payload } : {}),
      })
      .catch(asBrokenLine)
    const headers = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
      Array.isArray(value) ? value.map((one) => [name, one]) : [[name, String(value)]],
    )
    const isBodiless = reply.statusCode === 204 || reply.statusCode === 304
    return new Response(isBodiless ? null : new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers })
  }
}

/** An answer that the server broke off fails as it does in a browser. */
function asBrokenLine(error: unknown): never {
  throw (error as { code?: string }).code === 'LIGHT_ECONNRESET' ? new TypeError('Failed to fetch') : error
}
