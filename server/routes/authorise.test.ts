import { describe, expect, it } from 'vitest'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { Guard } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { authorise, NOBODY } from './authorise.ts'

const ann = (...roles: string[]): Actor => ({ ...NOBODY, uid: 'ann', roles })
const types = {
  movie: { page: 'cp_datastore' as const, area: 'vod' as const },
  match: { page: 'cp_datastore' as const, area: 'vod' as const, publishPage: 'epg' as const },
}
const typeNamed = (type: string) => (Object.hasOwn(types, type) ? types[type as keyof typeof types] : undefined)
const input = (change: { type?: string; query?: Record<string, unknown>; body?: unknown } = {}) => ({
  params: { type: change.type ?? 'movie' },
  query: change.query ?? {},
  body: change.body,
})

async function outcome(guard: Guard, actor: Actor, sent = input(), fresh: Actor | undefined = actor): Promise<string> {
  const asked: Actor[] = []
  const identity = { askProvider: async (who: Actor) => (asked.push(who), fresh) }
  try {
    await authorise(guard, sent, actor, { typeNamed, identity })
    return asked.length > 0 ? 'allowed, asked' : 'allowed'
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error)
  }
}

const save = { by: 'typeStatus', creates: false } as const
const create = { by: 'typeStatus', creates: true } as const

describe('a guard', () => {
  it('by type asks for the page of the type in the address', async () => {
    expect(await outcome({ by: 'type', action: 'view' }, ann('vod_content_user'))).toBe('allowed')
    expect(await outcome({ by: 'type', action: 'view' }, ann('live_content_user'))).toBe('forbidden')
  })

  it.each(['nonesuch', '__proto__', 'constructor', ''])('by type knows no type %j', async (type) => {
    expect(await outcome({ by: 'type', action: 'view' }, ann('content_admin'), input({ type }))).toBe('notFound')
  })

  it.each([
    ['draft', 'creator', 'allowed'],
    [undefined, 'creator', 'allowed'],
    ['pending', 'creator', 'allowed'],
    ['published', 'creator', 'forbidden'],
    ['published', 'approver', 'allowed, asked'],
    ['unpublished', 'approver', 'allowed'],
    ['unpublished', 'creator', 'forbidden'],
    ['archived', 'creator', 'forbidden'],
    ['deleted', 'creator', 'forbidden'],
    ['purged', 'approver', 'forbidden'],
    ['purged', 'content_admin', 'allowed, asked'],
    ['draft', 'content_user', 'forbidden'],
    ['nonsense', 'content_user', 'forbidden'],
    ['nonsense', 'creator', 'allowed'],
    ['published', 'nobody', 'forbidden'],
  ])('by status: %s by %s is %s', async (st, role, expected) => {
    expect(await outcome(save, ann(role), input({ body: { st } }))).toBe(expected)
  })

  it('by status reads no status from a list or a text', async () => {
    for (const body of [['purged'], 'purged', null, 7]) {
      expect(await outcome(save, ann('creator'), input({ body }))).toBe('allowed')
      expect(await outcome(save, ann('content_user'), input({ body }))).toBe('forbidden')
    }
  })

  it('submitting with approval needs publish', async () => {
    const sent = input({ body: { st: 'pending' }, query: { approval: 'true' } })
    expect(await outcome(save, ann('creator'), sent)).toBe('forbidden')
    expect(await outcome(save, ann('approver'), sent)).toBe('allowed, asked')
  })

  it('creating as published needs create and publish', async () => {
    expect(await outcome(create, ann('creator'), input({ body: { st: 'published' } }))).toBe('forbidden')
    expect(await outcome(create, ann('vll_admin'), input({ body: { st: 'published' } }))).toBe('forbidden')
    expect(await outcome(create, ann('approver'), input({ body: { st: 'published' } }))).toBe('allowed, asked')
  })

  it('publishing a type with a second page needs publish there too', async () => {
    const sent = input({ type: 'match', body: { st: 'published' } })
    expect(await outcome(save, ann('vll_admin'), sent)).toBe('forbidden')
    expect(await outcome(save, ann('vll_admin', 'l2v_admin'), sent)).toBe('allowed, asked')
  })

  it('by urn asks for the page of what the urn names', async () => {
    const guard = { by: 'urn', action: 'view', from: 'query' } as const
    const named = (urn: unknown) => input({ query: { urn } })
    expect(await outcome(guard, ann('vod_content_user'), named('urn:resource:catalog:movie'))).toBe('allowed')
    expect(await outcome(guard, ann('vod_content_user'), named('urn:resource:config'))).toBe('forbidden')
    expect(await outcome(guard, ann('appconfig_admin'), named('urn:resource:config'))).toBe('allowed')
    expect(await outcome(guard, ann('content_admin'), named('urn:resource:catalog:nonesuch'))).toBe('notFound')
    expect(await outcome(guard, ann('content_admin'), named('urn:nonsense'))).toBe('notFound')
    expect(await outcome(guard, ann('content_admin'), named(undefined))).toBe('malformed')
  })

  it('of an audit knows types and the words for other things', async () => {
    const guard = { by: 'area', action: 'view' } as const
    expect(await outcome(guard, ann('vod_content_user'))).toBe('allowed')
    expect(await outcome(guard, ann('vod_content_user'), input({ type: 'config' }))).toBe('forbidden')
    expect(await outcome(guard, ann('vod_content_user'), input({ type: 'nonesuch' }))).toBe('notFound')
  })

  it('asks the provider before it lets something grave happen, and believes what it says now', async () => {
    const sent = input({ body: { st: 'published' } })
    expect(await outcome(save, ann('approver'), sent, ann('content_user'))).toBe('forbidden')
    const gone = authorise(save, sent, ann('approver'), { typeNamed, identity: { askProvider: async () => undefined } })
    await expect(gone).rejects.toMatchObject({ code: 'tokenRefused' })
  })

  it('for product creation wants the admin-like claim, now', async () => {
    const admin = { ...ann('content_admin'), productAdmin: true }
    expect(await outcome({ by: 'adminProduct' }, ann('sales_super_admin'))).toBe('forbidden')
    expect(await outcome({ by: 'adminProduct' }, admin)).toBe('allowed, asked')
    expect(await outcome({ by: 'adminProduct' }, admin, input(), ann('content_admin'))).toBe('forbidden')
  })
})
