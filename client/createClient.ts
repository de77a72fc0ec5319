import createFetchClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './calls.d.ts'

type ClientOptions = {
  /** Where the server is, for example https://console.example.com */
  address: string
  /** An API token that is good now; asked for before every call, since tokens live five minutes. */
  token: () => string | Promise<string>
  /** The product that everything is about, where the person has several. */
  product?: string
}

type Header = components['schemas']['Header']
type Answer<Data> = { data?: { data: Data }; error?: { header?: Header }; response: Response }

/** What a call brought, and the revision that a save must name. */
export type Result<Data> = { data: Data; revision: string }

/** A call was refused: its status, the numbers of the error catalogue (`/api/docs`), and the id of its line in the log. */
export class CallRefused extends Error {
  readonly status: number
  readonly errors: Header['errors']
  readonly requestId: string | undefined
  constructor({ status, headers }: Response, errors: Header['errors'] = []) {
    super(`${status} ${errors.map(({ code, description }) => `${code} ${description}`).join(' ')}`.trim())
    this.name = 'CallRefused'
    this.status = status
    this.errors = errors
    this.requestId = headers.get('x-request-id') ?? undefined
  }
}

/**
 * A client with one typed method per call. It signs every call, names itself as one editing place (locks belong to it),
 * and gives every write a key, so that sending it again has no second effect.
 */
export function createClient({ address, token, product }: ClientOptions): Client<paths> {
  const client = createFetchClient<paths>({ baseUrl: `${address}/api` })
  const tab = crypto.randomUUID()
  client.use({
    async onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${await token()}`)
      request.headers.set('x-tab-id', tab)
      const isWrite = request.method !== 'GET'
      if (isWrite && !request.headers.has('idempotency-key')) {
        request.headers.set('idempotency-key', crypto.randomUUID())
      }
      if (product === undefined || new URL(request.url).searchParams.has('prd')) return request
      return new Request(withProduct(request.url, product), request)
    },
  })
  return client
}

function withProduct(address: string, product: string): string {
  const url = new URL(address)
  url.searchParams.set('prd', product)
  return url.href
}

/** What a call brought. Throws CallRefused where the server refused it. */
export async function resultOf<Data>(call: Promise<Answer<Data>>): Promise<Result<Data>> {
  const { data, error, response } = await call
  if (data === undefined) throw new CallRefused(response, error?.header?.errors)
  return { data: data.data, revision: response.headers.get('etag') ?? '' }
}
