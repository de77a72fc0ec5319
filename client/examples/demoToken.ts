import { createHash, randomBytes } from 'node:crypto'

const REALM = '/realms/marquee'
const CLIENT = 'marquee-console'
const TICKET = 'urn:ietf:params:oauth:grant-type:uma-ticket'
const ID_TOKEN = 'http://openid.net/specs/openid-connect-core-1_0.html#IDToken'

/**
 * An API token of a demo user, by the embedded sign-in: what the console does in a browser, form included. For people,
 * and with a provider of your own, a token comes from that provider.
 */
export async function demoToken(address: string, username: string, password = 'marquee'): Promise<string> {
  const browser = createBrowser(address)
  const { issuer } = await json<{ issuer: string }>(browser(`${REALM}/.well-known/openid-configuration`))
  const page = `${new URL(issuer).origin}/`
  const verifier = randomBytes(32).toString('base64url')
  const code = await signIn(browser, page, verifier, { username, password })
  const grant = {
    grant_type: 'authorization_code',
    client_id: CLIENT,
    code,
    redirect_uri: page,
    code_verifier: verifier,
  }
  const tokens = await json<{ access_token: string; id_token: string }>(
    browser(`${REALM}/protocol/openid-connect/token`, grant),
  )
  const registered = await json<{ client_id: string; client_secret: string }>(
    fetch(`${address}${REALM}/clients-registrations/openid-connect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Example', redirect_uris: [page], grant_types: [TICKET] }),
    }),
  )
  const ticket = {
    grant_type: TICKET,
    claim_token: tokens.id_token,
    claim_token_format: ID_TOKEN,
    client_id: registered.client_id,
    client_secret: registered.client_secret,
    audience: 'marquee-api',
  }
  const { access_token } = await json<{ access_token: string }>(
    browser(`${REALM}/protocol/openid-connect/token`, ticket),
  )
  return access_token
}

type Browser = (path: string, form?: Record<string, string>) => Promise<Response>

async function signIn(
  browser: Browser,
  page: string,
  verifier: string,
  credentials: { username: string; password: string },
): Promise<string> {
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: page,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const form = await browser(`${REALM}/protocol/openid-connect/auth?${query}`)
  const resume = await browser(form.headers.get('location') ?? '', credentials)
  const back = await browser(resume.headers.get('location') ?? '')
  const code = new URLSearchParams(new URL(back.headers.get('location') ?? page).hash.slice(1)).get('code')
  if (!code) throw new Error(`signing in as ${credentials.username} answered ${resume.status}`)
  return code
}

/** Sends cookies back and follows no redirect; whatever host an address names, it asks the one server. */
function createBrowser(address: string): Browser {
  const cookies = new Map<string, string>()
  return async (path, form) => {
    const { pathname, search } = new URL(path, address)
    const response = await fetch(new URL(pathname + search, address), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

async function json<Body>(sent: Promise<Response>): Promise<Body> {
  const response = await sent
  if (!response.ok) throw new Error(`${response.url} answered ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}
