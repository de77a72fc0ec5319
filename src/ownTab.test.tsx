import { beforeEach, expect, it } from 'vitest'
import { ownTab } from './ownTab.ts'

/** The browser's locks, shared by all of its tabs. */
function theLocks() {
  const held = new Set<string>()
  const request = async (name: string, _options: object, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null)
    held.add(name)
    return work({ name })
  }
  return { locks: { request } as unknown as LockManager, close: (tab: string) => held.delete(`marquee-tab ${tab}`) }
}
let next = 0
const newId = () => `id-${(next += 1)}`

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('keeps the name of a tab over a reload', async () => {
  const { locks, close } = theLocks()
  const first = await ownTab(locks, newId)
  close(first)
  expect(await ownTab(locks, newId)).toBe(first)
})

it('gives a duplicated tab, which brings the same name, one of its own on the same machine', async () => {
  const { locks } = theLocks()
  const first = await ownTab(locks, newId)
  const second = await ownTab(locks, newId)
  expect(second).not.toBe(first)
  expect(second.split('.')[0]).toBe(first.split('.')[0])
})

it('names a tab where the browser has no locks', async () => {
  expect(await ownTab(undefined, newId)).toMatch(/^id-\d+\.id-\d+$/)
})
