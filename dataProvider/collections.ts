import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import type { Reply } from './envelope.ts'
import type { Transport } from './transport.ts'

/** Flat collections: no versions, no locks. ra-data-simple-rest serves them; each names the calls behind its methods. */
const collections: Record<string, { list: 'listProducts' }> = { product: { list: 'listProducts' } }

export function isCollection(resource: string): boolean {
  return Object.hasOwn(collections, resource)
}

/**
 * Hands ra-data-simple-rest an HTTP client that speaks the envelope: its range query becomes a page, the envelope's
 * count its Content-Range.
 */
export function createCollectionProvider(transport: Transport): DataProvider {
  return simpleRestProvider('', async (url) => {
    const address = new URL(url, 'http://collection')
    const resource = address.pathname.split('/')[1] ?? ''
    const call = collections[resource]?.list
    if (!call) throw new Error(`no collection ${resource}`)
    const [from = 0, to = 99] = JSON.parse(address.searchParams.get('range') ?? '[0,99]') as number[]
    const pageSize = to - from + 1
    const reply = await transport.send(call, {
      query: { pageNumber: Math.floor(from / pageSize) + 1, pageSize },
      allProducts: true,
    })
    return asHttp(reply, from, resource)
  })
}

function asHttp(reply: Reply<object[]>, from: number, resource: string) {
  const headers = new Headers({
    'Content-Range': `${resource} ${from}-${from + reply.data.length}/${reply.header.count}`,
  })
  return { status: reply.status, headers, body: '', json: reply.data }
}
