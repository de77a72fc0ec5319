import { expect, it, vi } from 'vitest'
import { hasLoaded, reloadOnce } from './reloadOnce.ts'

it('a page whose file does not come is loaded anew once, and again only after all has come', () => {
  const reload = vi.fn()
  expect(reloadOnce(sessionStorage, reload)).toBe(true)
  expect(reloadOnce(sessionStorage, reload)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  hasLoaded(sessionStorage)
  reloadOnce(sessionStorage, reload)
  expect(reload).toHaveBeenCalledTimes(2)
})
