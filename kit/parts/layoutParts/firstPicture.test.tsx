import { expect, it, vi } from 'vitest'
import { createFirstPicture } from './firstPicture.ts'

/** A console that has started; `shows` is its first screen. */
function start() {
  const first = createFirstPicture()
  first.begin()
  const shows = async () => {
    first.shown()
    await first.after()
    await Promise.resolve()
  }
  return { ...first, shows }
}

it('what waits for the first picture comes once it stands, and once', async () => {
  const { on, shows } = start()
  const work = vi.fn()
  on(work)
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  await shows()
  expect(work).toHaveBeenCalledOnce()
})

it('what comes to wait later has the next quiet moment', async () => {
  const { on, shows } = start()
  await shows()
  const work = vi.fn()
  on(work)
  expect(work).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})

it('what was taken back does not come, before the picture or after it', async () => {
  const { on, shows } = start()
  const [early, late, kept] = [vi.fn(), vi.fn(), vi.fn()]
  on(early)()
  await shows()
  on(late)()
  on(kept)
  await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce())
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 0])
})
