import type { Envelope } from '#contract/wire/envelope.ts'
import type { Person, TestServer } from './startServer.ts'

/** One person's calls in one product. */
export type Calls = ReturnType<typeof callsOf>

/** The calls of one person in one product, each with its status, its first number, and what came. */
function callsOf(person: Person, product: string) {
  async function send<Data = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    rev?: number,
    more: Record<string, string> = {},
  ) {
    const headers = { ...more, ...(rev !== undefined && { 'if-match': `"${rev}"` }) }
    const url = `/api${path}${path.includes('?') ? '&' : '?'}prd=${product}`
    const answer = await person.send({ method, url, headers, ...(payload && { payload }) })
    const { header, data } = answer.json<Envelope<Data>>()
    return { status: answer.statusCode, code: header.errors[0]?.code, data: data as Data, header }
  }
  return { send, get: <Data = unknown>(path: string) => send<Data>('GET', path) }
}

/** Signs somebody in with these roles in one product, whose calls those then are. */
export async function callsAs(
  server: TestServer,
  roles: string | readonly string[],
  username: string,
  product = 'rimba-my',
): Promise<Calls> {
  const who = { roles: [roles].flat(), products: [product], username, name: username }
  return callsOf(await server.signInAs(who), product)
}
