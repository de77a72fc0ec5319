import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { Identity } from '#server/identity/identity.ts'
import { injectFetch } from '../support/injectFetch.ts'
import { Browser, signInForm } from '../support/signIn.ts'
import { identityApp, openTestIdentity, TEST_ORIGIN } from '../support/testIdentity.ts'
import { openSignIn } from '#authProvider/openSignIn.ts'
import type { SignInParts } from '#authProvider/openSignIn.ts'
import type { SignIn } from '#authProvider/signIn.ts'
import { createSignInClient } from '#authProvider/signInClient.ts'
import type { SignInClient } from '#authProvider/signInClient.ts'
import { clearClientKeys, CLIENT_KEYS, REFUSED_KEY } from '#authProvider/storageKeys.ts'

type Given = { token: string; refreshToken: string; idToken: string }

let identity: Identity
let app: FastifyInstance
let reach: ReturnType<typeof vi.fn<typeof fetch>>
let clock: number
/** What the provider would have brought back to the page: jsdom goes nowhere, so the real keycloak-js gets it here. */
let brought: Given
let went: string[]

beforeEach(async () => {
  clock = Date.now()
  identity = await openTestIdentity()
  app = await identityApp(identity)
  reach = vi.fn(injectFetch(app))
  vi.stubGlobal('fetch', reach)
  brought = await tokensOf('admin')
  went = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearClientKeys(sessionStorage)
  sessionStorage.clear()
})

/** Tokens of a sign-in; from the same browser a second time, those of the same session, as after a reload. */
async function tokensOf(username: string, browser = new Browser(app)): Promise<Given> {
  const { access_token, refresh_token, id_token } = await signInForm(browser, identity.boot.issuer, username, 'marquee')
  return { token: access_token, refreshToken: refresh_token, idToken: id_token }
}

function createClient(): SignInClient {
  const client = createSignInClient(identity.boot)
  const init = client.init
  client.init = async ({ onLoad, ...options } = {}) => init({ ...(onLoad ? brought : {}), ...options })
  client.login = async (options) => void went.push(`login ${options?.redirectUri ?? ''}`)
  client.logout = async (options) =>
    void went.push(`logout ${options?.redirectUri ?? ''} ${client.idToken ? 'with ID token' : 'without'}`)
  return client
}

/** Session storage of another tab. */
function aTabStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

const saved: string[] = []
const splashes: string[] = []
const logged: string[] = []
function parts(changes: Partial<SignInParts> = {}): SignInParts {
  return {
    boot: identity.boot,
    createClient,
    fetch: reach,
    sessionStorage,
    browser: {
      open: () => null,
      origin: TEST_ORIGIN,
      newId: () => 'attempt-1',
      openChannel: (name) => new BroadcastChannel(name),
      goHome: () => void went.push('home'),
    },
    saveJournals: () => Promise.resolve(saved.push('journals')),
    wait: (ms) => (ms < 5_000 ? Promise.resolve() : new Promise(() => undefined)),
    now: () => clock,
    showLogoutSplash: (reason) => void splashes.push(reason),
    log: (message) => void logged.push(message),
    ...changes,
  }
}

const registrations = () =>
  reach.mock.calls.filter(([address, init]) => String(address).includes('registrations') && init?.method === 'POST')
    .length
const exchanges = () => reach.mock.calls.filter(([, init]) => String(init?.body).includes('claim_token=')).length

describe('the API token', () => {
  it('is the exchanged one, which the API accepts', async () => {
    const signIn = await openSignIn(parts())
    expect(await identity.verify(await signIn.getApiToken())).toEqual(signIn.actor())
    expect(signIn.getClientId()).toBe(sessionStorage.getItem(CLIENT_KEYS.id))
  })

  it('is fetched once for a wave of calls, and again only near its end', async () => {
    const signIn = await openSignIn(parts())
    const tokens = await Promise.all(Array.from({ length: 8 }, () => signIn.getApiToken()))
    expect(new Set(tokens).size).toBe(1)
    expect([registrations(), exchanges()]).toEqual([1, 1])
    clock += 269_000
    await signIn.getApiToken()
    expect(exchanges()).toBe(1)
    clock += 2_000
    expect(await signIn.getApiToken()).not.toBe(tokens[0])
    expect([registrations(), exchanges()]).toEqual([1, 2])
  })

  it('is not asked for again before its time where too many have asked, however many calls want it', async () => {
    const inner = reach.getMockImplementation() as typeof fetch
    const busy = vi.fn(() => Promise.resolve(Response.json({ error: 'temporarily_unavailable' }, { status: 429 })))
    const signIn = await openSignIn(
      parts({ fetch: (address, init) => (String(address).includes('registrations') ? busy() : inner(address, init)) }),
    )
    await expect(signIn.getApiToken()).rejects.toMatchObject({ status: 429, retryAfterS: 5 })
    await expect(signIn.getApiToken()).rejects.toMatchObject({ status: 429 })
    expect(busy).toHaveBeenCalledTimes(1)
    clock += 5_000
    await expect(signIn.getApiToken()).rejects.toMatchObject({ retryAfterS: 10 })
    expect(busy).toHaveBeenCalledTimes(2)
  })

  it('survives a reload of the tab without any further call', async () => {
    const browser = new Browser(app)
    brought = await tokensOf('admin', browser)
    const before = await (await openSignIn(parts())).getApiToken()
    brought = await tokensOf('admin', browser)
    const reloaded = await openSignIn(parts())
    expect(await reloaded.getApiToken()).toBe(before)
    expect(exchanges()).toBe(1)
  })

  it('is not carried over to another sign-in in the same tab', async () => {
    await (await openSignIn(parts())).getApiToken()
    brought = await tokensOf('viewer')
    const signIn = await openSignIn(parts())
    expect(await identity.verify(await signIn.getApiToken())).toMatchObject({ username: 'viewer' })
  })

  it('registers anew when the provider has dropped the client', async () => {
    const signIn = await openSignIn(parts())
    await signIn.getApiToken()
    await identity.embedded?.store.destroy('Client', signIn.getClientId() ?? '')
    clock += 290_000
    expect(await identity.verify(await signIn.getApiToken())).toMatchObject({ username: 'admin' })
    expect(registrations()).toBe(2)
  })

  it('is renewed once after a refusal, not for ever', async () => {
    const signIn = await openSignIn(parts())
    const first = await signIn.getApiToken()
    expect(await signIn.renewToken(first)).toBe(true)
    const second = await signIn.getApiToken()
    expect(second).not.toBe(first)
    expect(await signIn.renewToken(second)).toBe(false)
  })

  it('is the new one for calls that were sent with the old one and are refused later', async () => {
    const signIn = await openSignIn(parts())
    const first = await signIn.getApiToken()
    expect(await Promise.all([signIn.renewToken(first), signIn.renewToken(first)])).toEqual([true, true])
    clock += 5_000
    expect(await signIn.renewToken(first)).toBe(true)
    expect(exchanges()).toBe(2)
  })

  it('fails like a broken line while the provider is away, and comes back with it', async () => {
    const signIn = await openSignIn(parts())
    reach.mockImplementationOnce(async () => new Response('', { status: 503 }))
    await expect(signIn.getApiToken()).rejects.toBeInstanceOf(TypeError)
    expect(signIn.state().kind).toBe('live')
    expect(await signIn.getApiToken()).toBeTypeOf('string')
  })
})

/** Ends the session at the provider, as an administrator or another tab would. */
async function endSession(signIn: SignIn, { isTokenOld = true } = {}): Promise<void> {
  const { embedded } = identity
  const session = await embedded?.store.findByUid('Session', signIn.actor().sid ?? '')
  await embedded?.store.destroy('Session', String(session?.jti))
  // The next look at the sign-in's own token finds it old and tries to refresh it.
  if (isTokenOld) Object.assign(signIn.client().tokenParsed ?? {}, { exp: 1 })
  clock += isTokenOld ? 290_000 : 20_000
}

/** A window in which somebody signs in and which hands over what finishSignInPopup would. */
function popupOf(username: string): SignInParts['browser'] {
  const { browser } = parts()
  return {
    ...browser,
    open: () => ({
      close: () => undefined,
      location: {
        set href(_: string) {
          void tokensOf(username).then((tokens) => {
            const { sub: subject, name } = decodeJwt(tokens.token)
            const channel = new BroadcastChannel('marquee-sign-in')
            channel.postMessage({ attempt: 'another', tokens: { ...tokens, subject: 'x', name: 'x' } })
            channel.postMessage({ attempt: 'attempt-1', tokens: { ...tokens, subject, name } })
            channel.close()
          })
        },
      },
    }),
  }
}

describe('an expired session', () => {
  it('makes calls wait, and lets them go on once the same person is back', async () => {
    const signIn = await openSignIn(parts({ browser: popupOf('admin') }))
    await signIn.getApiToken()
    const states: string[] = []
    signIn.subscribe(() => states.push(signIn.state().kind))
    await endSession(signIn)
    const waiting = Promise.all([signIn.getApiToken(), signIn.getApiToken()])
    await eventually(() => expect(signIn.state().kind).toBe('expired'))
    expect(went).toEqual([])
    expect(await signIn.signInAgain()).toBe(true)
    const [token] = await waiting
    expect(await identity.verify(token)).toMatchObject({ username: 'admin' })
    expect(states.at(0)).toBe('expired')
    expect(signIn.state().kind).toBe('live')
  })

  it('is noticed when the API refuses the token, though the sign-in looks alive from here', async () => {
    const signIn = await openSignIn(parts({ browser: popupOf('admin') }))
    const refused = await signIn.getApiToken()
    await endSession(signIn, { isTokenOld: false })
    const renewed = signIn.renewToken(refused)
    await eventually(() => expect(signIn.state().kind).toBe('expired'))
    expect(await signIn.signInAgain()).toBe(true)
    expect(await renewed).toBe(true)
    expect(await identity.verify(await signIn.getApiToken())).toMatchObject({ username: 'admin' })
  })

  it('does not go on with somebody else', async () => {
    const signIn = await openSignIn(parts({ browser: popupOf('viewer') }))
    await signIn.getApiToken()
    await endSession(signIn)
    let isThrough = false
    void signIn.getApiToken().then(() => (isThrough = true))
    await eventually(() => expect(signIn.state().kind).toBe('expired'))
    expect(await signIn.signInAgain()).toBe(false)
    expect(signIn.state()).toEqual({ kind: 'otherPerson', name: 'Wei Jun Lim' })
    expect(signIn.actor().username).toBe('admin')
    expect(isThrough).toBe(false)
  })

  it('can be given up, and says so when the window was blocked', async () => {
    const blocked = await openSignIn(parts())
    await expect(blocked.signInAgain()).rejects.toThrow('blocked')
    brought = await tokensOf('admin')
    const leave = new AbortController()
    const { browser } = parts()
    const open = () => ({ close: () => undefined, location: { href: '' } })
    const signIn = await openSignIn(parts({ browser: { ...browser, open } }))
    const again = signIn.signInAgain(leave.signal)
    leave.abort()
    expect(await again).toBe(false)
  })
})

describe('logging out', () => {
  it('shows the splash, drops the client, forgets the tab and leaves for the root', async () => {
    const signIn = await openSignIn(parts())
    await signIn.getApiToken()
    const client = signIn.getClientId() ?? ''
    await signIn.logout()
    expect(splashes.at(-1)).toBe('asked')
    expect(await identity.embedded?.store.find('Client', client)).toBeUndefined()
    // All that is left is that it was this tab which ended the sign-in.
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('marquee.'))).toEqual(['marquee.ending'])
    await expect(signIn.getApiToken()).rejects.toMatchObject({ code: 'signed_out' })
    expect(went).toEqual([`logout ${TEST_ORIGIN}/ with ID token`])
  })

  it('takes the other tabs of the sign-in along: each saves what is typed, drops its client and goes home', async () => {
    const browser = new Browser(app)
    brought = await tokensOf('admin', browser)
    const first = await openSignIn(parts())
    brought = await tokensOf('admin', browser)
    const elsewhere = aTabStorage()
    const second = await openSignIn(parts({ sessionStorage: elsewhere }))
    await first.getApiToken()
    await second.getApiToken()
    const client = second.getClientId() ?? ''
    saved.length = 0
    await first.logout()
    await eventually(() => expect(splashes.at(-1)).toBe('elsewhere'))
    await eventually(() => expect(second.getClientId()).toBeUndefined())
    expect(await identity.embedded?.store.find('Client', client)).toBeUndefined()
    expect(saved).toHaveLength(2)
    // It does not go before the provider has ended the session: that would sign it in again.
    expect(went).toEqual([`logout ${TEST_ORIGIN}/ with ID token`])
    brought = await tokensOf('viewer')
    await openSignIn(parts())
    await eventually(() => expect(went).toContain('home'))
    expect(elsewhere.length).toBe(0)
  })

  it('leaves tabs of another sign-in alone', async () => {
    const first = await openSignIn(parts())
    brought = await tokensOf('viewer')
    const other = await openSignIn(parts({ sessionStorage: aTabStorage() }))
    await other.getApiToken()
    await first.logout()
    expect(await other.getApiToken()).toBeTypeOf('string')
  })

  it('happens once, however many calls were refused at the same time, and remembers why', async () => {
    const signIn = await openSignIn(parts())
    await Promise.all([signIn.logout('invalidToken'), signIn.logout('invalidToken'), signIn.logout()])
    expect(went).toHaveLength(1)
    expect(sessionStorage.getItem(REFUSED_KEY)).toBe(signIn.actor().sid)
  })

  it('goes home by itself where the provider cannot be reached, and only logs that', async () => {
    const logout = () => Promise.reject(new Error('away'))
    const signIn = await openSignIn(parts({ createClient: () => Object.assign(createClient(), { logout }) }))
    await signIn.logout()
    expect(went).toEqual(['home'])
    expect(logged).toContain('Logging out failed')
  })

  it('gets out although the client could not be dropped', async () => {
    const signIn = await openSignIn(parts())
    await signIn.getApiToken()
    reach.mockRejectedValueOnce(new TypeError('offline'))
    await signIn.logout('invalidToken')
    expect(logged).toContain('The client was not dropped')
    expect(splashes.at(-1)).toBe('invalidToken')
    expect(went).toHaveLength(1)
  })

  it('shows the ID token also after the session has expired, so that nobody is asked', async () => {
    const signIn = await openSignIn(parts())
    await signIn.getApiToken()
    await endSession(signIn)
    void signIn.getApiToken()
    await eventually(() => expect(signIn.state().kind).toBe('expired'))
    await signIn.logout()
    expect(went).toEqual([`logout ${TEST_ORIGIN}/ with ID token`])
  })
})

it('keeps no sign-in token in any storage', async () => {
  const signIn = await openSignIn(parts())
  await signIn.getApiToken()
  const { token, refreshToken, idToken } = signIn.client()
  const kept = [...Object.values({ ...sessionStorage }), ...Object.values({ ...localStorage })].join()
  for (const secret of [token, refreshToken, idToken]) expect(kept).not.toContain(secret)
})
