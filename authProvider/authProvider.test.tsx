import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '#contract/rules/access/actor.ts'
import { createAuthProvider, INVALID_TOKEN_KEY } from './authProvider.ts'
import type { SignIn } from './signIn.ts'

const actor: Actor = {
  uid: 'u-1',
  username: 'viewer',
  name: 'Wei Jun Lim',
  roles: ['content_user'],
  products: ['rimba-my'],
  productAdmin: false,
}

function signedIn(changes: Partial<ReturnType<SignIn['client']>> = {}) {
  const claims = { sub: 'u-1', preferred_username: 'viewer', realm_access: { roles: ['content_user'] } }
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
  const client = { authenticated: true, didInitialize: true, token, login: vi.fn(async () => undefined), ...changes }
  return {
    actor: () => actor,
    state: () => ({ kind: 'live' }) as const,
    client: () => client as unknown as ReturnType<SignIn['client']>,
    logout: vi.fn(async () => undefined),
    login: client.login,
  }
}

function provider(signIn = signedIn(), roles: readonly string[] = actor.roles) {
  const saveJournal = vi.fn()
  const movie = { page: 'cp_datastore', traits: ['versioned', 'publishable'] } as const
  const accessOf = (resource: string) =>
    resource === 'movie' ? { ...movie, traits: [...movie.traits] } : resource === 'product' ? 'all' : undefined
  const of = {
    signIn: signIn as unknown as SignIn,
    actor: () => ({ ...actor, roles: [...roles] }),
    accessOf,
    saveJournal,
  }
  return { auth: createAuthProvider(of), saveJournal, signIn }
}

describe('an error of a call', () => {
  it('401 of a live token saves the journal, then logs out with the message of the specification', async () => {
    const { auth, saveJournal, signIn } = provider()
    await expect(auth.checkError({ status: 401 })).rejects.toMatchObject({
      message: INVALID_TOKEN_KEY,
      logoutUser: true,
    })
    expect(saveJournal).toHaveBeenCalledOnce()
    expect(await auth.logout({})).toBe(false)
    expect(signIn.logout).toHaveBeenCalledWith('invalidToken')
  })

  it.each([403, 404, 409, 422, 428, 429, 500, 503, 0, undefined])('%s never logs out', async (status) => {
    const { auth, saveJournal } = provider()
    await expect(auth.checkError({ status })).resolves.toBeUndefined()
    expect(saveJournal).not.toHaveBeenCalled()
  })
})

describe('asking who is there', () => {
  it('finds the person and their pages', async () => {
    const { auth } = provider()
    expect(await auth.getIdentity?.()).toEqual({ id: 'u-1', fullName: 'Wei Jun Lim' })
    expect(await auth.getPermissions?.({})).toHaveProperty('cp_datastore', ['view'])
    await expect(auth.checkAuth({})).resolves.toBeUndefined()
  })

  it('goes on with what it knows while the session is expired, without waiting for a token', async () => {
    const { auth } = provider(signedIn({ authenticated: false, token: undefined }))
    vi.useFakeTimers()
    await expect(auth.checkAuth({})).resolves.toBeUndefined()
    expect(await auth.getPermissions?.({})).toHaveProperty('cp_datastore', ['view'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['movie', 'list', true],
    ['movie', 'edit', true],
    ['movie', 'create', false],
    ['movie', 'delete', false],
    ['cp_live', 'list', true],
    ['unknown', 'list', false],
    ['movie', 'constructor', false],
    ['movie', 'view', true],
    ['movie', 'publish', false],
    ['product', 'list', true],
  ])('%s %s: %s', async (resource, action, isAllowed) => {
    expect(await provider().auth.canAccess?.({ resource, action } as never)).toBe(isAllowed)
  })
})

describe('asking what may be done with a record', () => {
  const published = { id: '1', st: 'published', sides: [{ st: 'published' }] }
  const asks = (action: string, record?: object) =>
    provider(undefined, ['content_admin']).auth.canAccess?.({ resource: 'movie', action, record } as never)

  it('goes by the rights of its verb', async () => {
    expect(await asks('unpublish')).toBe(true)
    expect(await provider().auth.canAccess?.({ resource: 'movie', action: 'unpublish', record: published })).toBe(false)
  })

  it('goes by its state as well', async () => {
    expect(await asks('unpublish', published)).toBe(true)
    expect(await asks('discardDraft', published)).toBe(false)
    expect(await asks('approve', published)).toBe(false)
  })
})

describe('signing in from scratch', () => {
  it.each([
    ['/apps/rimba-my/vod/movie', '/apps/rimba-my/vod/movie'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
  ])('returns from %s to %s', async (target, path) => {
    const { auth, signIn } = provider()
    await auth.login({ redirectTo: target })
    expect(signIn.login).toHaveBeenCalledWith({ redirectUri: `${window.location.origin}${path}` })
  })
})
