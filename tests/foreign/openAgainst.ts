import type { TypeSetting } from '#contract/schemas/service.ts'
import { serviceExtensions } from '#contract/wire/extensions.ts'
import { createDataProvider } from '#dataProvider/dataProvider.ts'
import { loadCompletion } from '#dataProvider/plainService/loadCompletion.ts'
import { createTransport } from '#dataProvider/transport.ts'
import { injectFetch } from '../support/injectFetch.ts'
import { openTestIdentity } from '../support/testIdentity.ts'
import { tokenFor } from '../support/tokens.ts'
import type { Deviation } from './deviations.ts'
import { openReferenceService, PEOPLE_BASE, PLATFORM_BASE } from './referenceService.ts'

/** The types as a configuration names them. */
export const CONFIGURED_TYPES: readonly TypeSetting[] = [
  { type: 'movie', area: 'vod', icon: 'movie', order: 1, many: { en: 'Movies' } },
  { type: 'tvseries', area: 'vod', order: 2 },
  { type: 'channel', area: 'live', order: 3, many: { en: 'Channels' } },
  { type: 'podcast', area: 'vod', order: 4 },
]
export const baseOf = (segment: string): string =>
  segment === 'user' || segment === 'audit' ? PEOPLE_BASE : PLATFORM_BASE

/** The service, and somebody with a token of it. */
export async function openService(deviations: readonly Deviation[] = []) {
  const identity = await openTestIdentity()
  const service = await openReferenceService({ identity, deviations })
  const tokenOf = (name: string) => tokenFor(identity, { username: name.toLowerCase(), name, products: ['rimba-my'] })
  return {
    ...service,
    tokenOf,
    close: async () => {
      identity.close()
      await service.app.close()
    },
  }
}
export type OpenService = Awaited<ReturnType<typeof openService>>

/** The console's data provider over the service, in process. */
export async function openProvider({ app, tokenOf }: OpenService, name = 'Ann') {
  const token = await tokenOf(name)
  const service = serviceExtensions([])
  const tab = `tab-${name}`
  const transport = createTransport({
    fetch: injectFetch(app),
    baseOf,
    token: () => Promise.resolve(token),
    renewToken: () => Promise.resolve(true),
    clientId: () => 'client-7',
    product: () => 'rimba-my',
    tab,
    newId: () => crypto.randomUUID(),
    wait: () => Promise.resolve(),
    service,
    completeAnswer: loadCompletion(tab),
  })
  return createDataProvider({
    transport,
    imageBase: PLATFORM_BASE,
    now: () => Date.parse('2026-11-22T00:00:00Z'),
    plain: { service, types: CONFIGURED_TYPES },
  })
}
