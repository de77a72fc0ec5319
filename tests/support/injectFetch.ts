import type { FastifyInstance } from 'fastify'

/** A fetch that reaches a server in this process: the console meets the real server in tests, without a port. */
export function injectFetch(app: Pick<FastifyInstance, 'inject'>): typeof fetch {
  return async (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : input, 'http://127.0.0.1:4600')
    const request = new Request(address, init.body instanceof FormData ? await asSent(init, init.body) : init)
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

const LINE = '----form-of-a-test'

/** A form as the bytes that a browser sends: that of the page under test is none that Node's own network knows. */
async function asSent(init: RequestInit, form: FormData): Promise<RequestInit> {
  const parts: (string | Uint8Array)[] = []
  for (const [name, value] of form.entries()) {
    const isText = typeof value === 'string'
    const file = isText ? '' : `; filename="${value.name}"\r\ncontent-type: application/octet-stream`
    parts.push(`--${LINE}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`)
    parts.push(isText ? value : new Uint8Array(await value.arrayBuffer()), '\r\n')
  }
  const body = Buffer.concat([...parts, `--${LINE}--\r\n`].map((part) => Buffer.from(part as string)))
  const headers = new Headers(init.headers)
  headers.set('content-type', `multipart/form-data; boundary=${LINE}`)
  return { ...init, headers, body }
}

/** An answer that the server broke off fails as it does in a browser. */
function asBrokenLine(error: unknown): never {
  throw (error as { code?: string }).code === 'LIGHT_ECONNRESET' ? new TypeError('Failed to fetch') : error
}
