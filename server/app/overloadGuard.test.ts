import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bareApp } from '#tests/support/bareApp.ts'
import { watchOverload } from './overloadGuard.ts'

describe('overload', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function watched() {
    let now = 0
    const guard = watchOverload(500, () => now)
    const sample = (lateMs: number) => {
      now += 250 + lateMs
      vi.advanceTimersByTime(250)
    }
    return { guard, sample }
  }

  it('is not declared by a server that keeps its time', () => {
    const { guard, sample } = watched()
    for (let at = 0; at < 20; at += 1) sample(20)
    expect(guard.isOverloaded()).toBe(false)
  })

  it('is not declared after one task of 900 ms', () => {
    const { guard, sample } = watched()
    sample(900)
    expect(guard.isOverloaded()).toBe(false)
  })

  it('is declared when the loop stays late, and withdrawn when it has caught up', () => {
    const { guard, sample } = watched()
    for (let at = 0; at < 4; at += 1) sample(900)
    expect(guard.isOverloaded()).toBe(true)
    for (let at = 0; at < 3; at += 1) sample(0)
    expect(guard.isOverloaded()).toBe(false)
  })
})

it('turns calls away, but neither files of the console nor whoever watches the server', async () => {
  const overload = { isOverloaded: () => true, stop: () => undefined }
  const { app, send } = await bareApp({ rows: [], commands: {}, overload })
  const answered = async (url: string) => (await send({ url })).statusCode
  expect(await answered('/api/content/lookup')).toBe(503)
  expect(await answered('/realms/marquee/protocol/openid-connect/certs')).toBe(503)
  expect(await answered('/api/health')).not.toBe(503)
  expect(await answered('/assets/index.js')).not.toBe(503)
  await app.close()
})
