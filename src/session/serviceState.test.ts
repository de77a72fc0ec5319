import { afterEach, describe, expect, it } from 'vitest'
import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { storm } from '#tests/foreign/deviations.ts'
import type { OpenService } from '#tests/foreign/openAgainst.ts'
import { openProvider, openService } from '#tests/foreign/openAgainst.ts'
import { oursIn } from '#tests/foreign/requestNotes.ts'
import { aVisitor } from '#tests/support/aVisitor.ts'
import { startTestServer } from '#tests/support/startServer.ts'
import { serviceState } from './serviceState.ts'

describe('a service of the specification that takes a break', () => {
  let service: OpenService
  afterEach(() => service.close())

  it('is asked for nothing of ours, and is back once it answers', async () => {
    service = await openService([storm(503, 3)])
    const asked = { calls: await openProvider(service), extensions: [] }
    expect(await serviceState(asked, () => 0)).toEqual({ isReady: false, backAt: undefined })
    for (let tries = 0; tries < 2; tries++) await serviceState(asked, () => 0)
    expect(await serviceState(asked, () => 0)).toEqual({ isReady: true })
    expect(oursIn(service.requests)).toEqual([])
  })

  it('is gone on with where something else is the matter, which the session then tells', async () => {
    service = await openService([storm(500, 1)])
    const asked = { calls: await openProvider(service), extensions: [] }
    expect(await serviceState(asked, () => 0)).toEqual({ isReady: true })
  })
})

it('our own server says of itself whether it is ready', async () => {
  const server = await startTestServer()
  const { calls } = await aVisitor(server, 'Ann')
  expect(await serviceState({ calls, extensions: EXTENSIONS }, () => 0)).toEqual({ isReady: true })
  await server.close()
})
