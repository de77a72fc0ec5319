import { afterEach, expect, it, vi } from 'vitest'
import { untilFetched } from './untilFetched.ts'

const goOnLine = (isOn: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn)
const failure = new TypeError('Failed to fetch dynamically imported module')

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('waits for the line where there is none, however often that takes', async () => {
  goOnLine(false)
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(failure)
  const part = untilFetched(load)
  for (let times = 1; times < 6; times++) {
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times))
    window.dispatchEvent(new Event('online'))
  }
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(6))
  goOnLine(true)
  load.mockResolvedValue('the part')
  window.dispatchEvent(new Event('online'))
  expect(await part).toBe('the part')
})

it('tells what has gone for good after a few tries', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(failure)
  const part = expect(untilFetched(load)).rejects.toBe(failure)
  await vi.runAllTimersAsync()
  await part
  expect(load).toHaveBeenCalledTimes(3)
})
