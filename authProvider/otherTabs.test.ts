import { describe, expect, it, vi } from 'vitest'
import { createOtherTabs } from './otherTabs.ts'

/** Tabs of one browser: each hears what the others say. */
function aBrowser() {
  const tabs: ((event: MessageEvent) => void)[][] = []
  return () => {
    const heard: ((event: MessageEvent) => void)[] = []
    tabs.push(heard)
    return {
      postMessage: (data: unknown) =>
        tabs.filter((tab) => tab !== heard).forEach((tab) => tab.forEach((hear) => hear({ data } as MessageEvent))),
      addEventListener: (_type: string, hear: unknown) => void heard.push(hear as (event: MessageEvent) => void),
    }
  }
}

function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const never = () => new Promise<void>(() => undefined)

describe('signing out in one tab', () => {
  it('is heard by the others, which wait until the provider has ended the session', async () => {
    const openChannel = aBrowser()
    const storage = aStorage()
    const first = createOtherTabs({ openChannel, storage, wait: never })
    const second = createOtherTabs({ openChannel, storage: aStorage(), wait: never })
    const heard = vi.fn()
    second.onLeaving(heard)
    first.leaving('s-1')
    expect(heard).toHaveBeenCalledWith('s-1')

    let isOver = false
    const over = second.hasLeft('s-1').then(() => (isOver = true))
    await Promise.resolve()
    expect(isOver).toBe(false)
    // The first tab comes back from the provider as a page of its own.
    createOtherTabs({ openChannel, storage, wait: never })
    await over
  })

  it('ends another sign-in for nobody', () => {
    const openChannel = aBrowser()
    const first = createOtherTabs({ openChannel, storage: aStorage(), wait: never })
    const second = createOtherTabs({ openChannel, storage: aStorage(), wait: never })
    const heard: string[] = []
    second.onLeaving((session) => heard.push(session))
    first.leaving('s-2')
    expect(heard).toEqual(['s-2'])
  })

  it('goes on in the others when the first never comes back', async () => {
    const second = createOtherTabs({ openChannel: aBrowser(), storage: aStorage(), wait: () => Promise.resolve() })
    await expect(second.hasLeft('s-1')).resolves.toBeUndefined()
  })
})
