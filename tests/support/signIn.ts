import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { patientFetch } from './patientFetch.ts'

/** A server in this process, or the address of one that listens. */
type Reach = Pick<FastifyInstance, 'inject'> | string

export type SignedIn = {
  apiToken: string
  accessToken: string
  refreshToken: string
  idToken: string
  client: RegisteredClient
  /** Cookies of the browser that signed in. */
  browser: Browser
  issuer: string
  clientId: string
  audience: string
}

type RegisteredClient = {
  client_id: string
  client_secret: string
  registration_access_token: string
  registration_client_uri: string
}

type Tokens = { access_token: string; refresh_token: string; id_token: string }
type Reply = { status: number; headers: Record<string, string>; text: string }
type Sent = { method?: string; headers?: Record<string, string>; form?: Record<string, string>; json?: unknown }

const AUDIENCE = 'marquee-api'
const CLIENT_ID = 'marquee-console'
const REALM = '/realms/marquee'
const ID_TOKEN = 'http://openid.net/specs/openid-connect-core-1_0.html#IDToken'
const TICKET = 'urn:ietf:params:oauth:grant-type:uma-ticket'

/** Signs a demo user in as the console does it, without a browser: form, code, registration, ticket exchange. */
export async function signInAs(reach: Reach, username: string, password = 'marquee'): Promise<SignedIn> {
  const browser = new Browser(reach)
  const { issuer } = (await browser.json(`${REALM}/.well-known/openid-configuration`)) as { issuer: string }
  const tokens = await signInForm(browser, issuer, username, password)
  const client = await registerClient(browser, issuer, tokens.access_token)
  const apiToken = await exchangeTicket(browser, client, tokens.id_token)
  return {
    apiToken,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    client,
    browser,
    issuer,
    clientId: CLIENT_ID,
    audience: AUDIENCE,
  }
}

/** The sign-in alone: authorization request, form, code, tokens. */
export async function signInForm(
  browser: Browser,
  issuer: string,
  username: string,
  password: string,
): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url')
  const page = `${new URL(issuer).origin}/`
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: page,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const asked = await browser.send(`${REALM}/protocol/openid-connect/auth?${query}`)
  let location = asked.headers.location ?? ''
  if (location.includes('/login-actions/')) {
    const posted = await browser.send(location, { form: { username, password } })
    if (posted.status !== 303) throw new Error(`Signing in as ${username} answered ${posted.status}`)
    const resumed = await browser.send(posted.headers.location ?? '')
    location = resumed.headers.location ?? ''
  }
  const code = new URLSearchParams(new URL(location).hash.slice(1)).get('code')
  if (!code) throw new Error(`Signing in as ${username} brought no code: ${location}`)
  return redeem(browser, { grant_type: 'authorization_code', code, redirect_uri: page, code_verifier: verifier })
}

export async function redeem(browser: Browser, form: Record<string, string>): Promise<Tokens> {
  const reply = await browser.send(`${REALM}/protocol/openid-connect/token`, {
    form: { client_id: CLIENT_ID, ...form },
  })
  if (reply.status !== 200) throw new Error(`The token endpoint answered ${reply.status} ${reply.text}`)
  return JSON.parse(reply.text) as Tokens
}

export async function registerClient(browser: Browser, issuer: string, bearer: string): Promise<RegisteredClient> {
  const reply = await browser.send(`${REALM}/clients-registrations/openid-connect`, {
    headers: { authorization: `Bearer ${bearer}` },
    json: { client_name: 'Marquee console', redirect_uris: [`${new URL(issuer).origin}/`], grant_types: [TICKET] },
  })
  if (reply.status !== 201) throw new Error(`Registration answered ${reply.status} ${reply.text}`)
  return JSON.parse(reply.text) as RegisteredClient
}

export async function exchangeTicket(browser: Browser, client: RegisteredClient, idToken: string): Promise<string> {
  const reply = await browser.send(`${REALM}/protocol/openid-connect/token`, { form: ticketForm(client, idToken) })
  if (reply.status !== 200) throw new Error(`The ticket exchange answered ${reply.status} ${reply.text}`)
  return (JSON.parse(reply.text) as { access_token: string }).access_token
}

export function ticketForm(client: RegisteredClient, idToken: string): Record<string, string> {
  return {
    grant_type: TICKET,
    claim_token: idToken,
    claim_token_format: ID_TOKEN,
    client_id: client.client_id,
    client_secret: client.client_secret,
    audience: AUDIENCE,
  }
}

/** Just enough of a browser: it keeps cookies by path and follows nothing by itself. */
export class Browser {
  readonly reach: Reach
  readonly cookies = new Map<string, { value: string; path: string }>()
  constructor(reach: Reach) {
    this.reach = reach
  }

  async send(address: string, { method, headers = {}, form, json }: Sent = {}): Promise<Reply> {
    const { pathname, search } = new URL(address, 'http://127.0.0.1')
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const sent = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'content-type': type }),
        ...(this.cookies.size > 0 ? { cookie: this.cookiesFor(pathname) } : {}),
        ...headers,
      },
      body,
    }
    const reply =
      typeof this.reach === 'string'
        ? await overNetwork(this.reach, pathname + search, sent)
        : await inside(this.reach, pathname + search, sent)
    for (const cookie of reply.setCookies) this.keep(cookie, pathname)
    return reply
  }

  async json(address: string, sent?: Sent): Promise<unknown> {
    return JSON.parse((await this.send(address, sent)).text)
  }

  private cookiesFor(pathname: string): string {
    const mine = [...this.cookies].filter(([, { path }]) => pathname.startsWith(path))
    return mine.map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
  }

  private keep(line: string, pathname: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? pathname
    if (value === '') this.cookies.delete(`${name} ${path}`)
    else this.cookies.set(`${name} ${path}`, { value, path })
  }
}

type Wire = { method: string; headers: Record<string, string>; body: string | undefined }
type RawReply = Reply & { setCookies: string[] }

async function overNetwork(base: string, path: string, sent: Wire): Promise<RawReply> {
  const response = await patientFetch(new URL(path, base), { ...sent, redirect: 'manual' })
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text(), setCookies: response.headers.getSetCookie() }
}

async function inside(
  app: Pick<FastifyInstance, 'inject'>,
  url: string,
  { method, headers, body }: Wire,
): Promise<RawReply> {
  const reply = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  })
  const cookies = reply.headers['set-cookie'] ?? []
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)])),
    text: reply.body,
    setCookies: Array.isArray(cookies) ? cookies : [String(cookies)],
  }
}
