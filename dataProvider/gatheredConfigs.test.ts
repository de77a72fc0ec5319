import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { RemoteConfig } from '#contract/schemas/settings.ts'
import { CONFIG_TYPES_LENGTH } from '#contract/values/config.ts'
import { ApiError } from './apiError.ts'
import type { Calls } from './calls.ts'
import { gatherConfigs } from './gatheredConfigs.ts'

const TYPES = ['menu', 'disable', 'global', 'features', 'language-preference', 'media-operations']
const KEPT = ['menu', 'global', 'global'].map((type, at): RemoteConfig => ({
  id: `c${at}`,
  n: type,
  app: 'console',
  type,
  attrs: { at },
}))

/** A service that answers several types, comma-joined. */
const service = () =>
  vi.fn<Calls['readConfig']>(async ({ query }) => {
    if ((query.type ?? '').length > CONFIG_TYPES_LENGTH) throw new Error('not valid')
    return KEPT.filter(({ app, type }) => app === query.app && query.type?.split(',').includes(type))
  })
const failing = (error: Error) => vi.fn<Calls['readConfig']>(() => Promise.reject(error))
const typesOf = (read: ReturnType<typeof failing>) => read.mock.calls.map(([{ query }]) => query.type)
const asking = (type: string, app = 'console') => ({ query: { app, type } })

describe('configurations that are asked for in one breath', () => {
  it('are answered as each by itself, and asked for in as few calls as may name them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...TYPES), { minLength: 1 }), async (types) => {
        const [read, alone] = [service(), service()]
        const gathered = gatherConfigs(read)
        const answers = await Promise.all(types.map((type) => gathered(asking(type))))
        expect(answers).toEqual(await Promise.all(types.map((type) => alone(asking(type)))))
        const length = [...new Set(types)].join(',').length
        expect(read).toHaveBeenCalledTimes(length > CONFIG_TYPES_LENGTH ? 2 : 1)
      }),
    )
  })

  it('are asked for by app, and anew in the next breath', async () => {
    const read = service()
    const gathered = gatherConfigs(read)
    await Promise.all([gathered(asking('menu')), gathered(asking('menu', 'tv'))])
    await gathered(asking('menu'))
    expect(read.mock.calls.map(([{ query }]) => query)).toEqual([
      { app: 'console', type: 'menu' },
      { app: 'tv', type: 'menu' },
      { app: 'console', type: 'menu' },
    ])
  })

  it('fail each for itself, and what may be given up goes by itself', async () => {
    const read = failing(new ApiError('refused', 'readConfig', { status: 403 }))
    const gathered = gatherConfigs(read)
    const outcomes = await Promise.allSettled([
      gathered(asking('menu')),
      gathered(asking('global')),
      gathered({ ...asking('features'), signal: new AbortController().signal }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(typesOf(read)).toEqual(['features', 'menu,global', 'menu', 'global'])
  })

  it.each([
    ['there is no network', new ApiError('network', 'readConfig')],
    ['the session has ended', new ApiError('refused', 'readConfig', { status: 401 })],
    ['too much was asked', new ApiError('refused', 'readConfig', { status: 429 })],
    ...[502, 503, 504].map((status): [string, ApiError] => [
      `the service is down for now (${status})`,
      new ApiError('refused', 'readConfig', { status }),
    ]),
  ])('fail together, and are not asked for once more, where %s', async (_, error) => {
    const read = failing(error)
    const gathered = gatherConfigs(read)
    const outcomes = await Promise.allSettled([gathered(asking('menu')), gathered(asking('global'))])
    expect(outcomes).toEqual([
      { status: 'rejected', reason: error },
      { status: 'rejected', reason: error },
    ])
    expect(typesOf(read)).toEqual(['menu,global'])
  })
})
