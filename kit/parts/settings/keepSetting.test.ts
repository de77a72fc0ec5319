import { expect, test, vi } from 'vitest'
import type { Setting } from '#contract/schemas/settings.ts'
import { keepSetting } from './keepSetting.ts'

const setting = (id: string): Setting => ({ id, n: 'theme', t: 'theme', ct: '', payload: null })

function server(made?: Setting) {
  return {
    createSetting: vi.fn(() => (made ? Promise.reject(new Error('there is one')) : Promise.resolve(setting('new')))),
    saveSetting: vi.fn(({ body }: { body: { id: string } }) => Promise.resolve(setting(body.id))),
    listSettings: vi.fn(() => Promise.resolve(made ? [made] : [])),
  }
}

test('the first choice makes the setting, further ones change it', async () => {
  const calls = server()
  const { id } = await keepSetting(calls, 'theme', undefined, { main: 'beach' })
  expect(calls.createSetting).toHaveBeenCalledWith({ body: { n: 'theme', t: 'theme', payload: { main: 'beach' } } })
  await keepSetting(calls, 'theme', id, { main: 'night' })
  expect(calls.saveSetting).toHaveBeenCalledWith({ body: { id: 'new', payload: { main: 'night' } } })
})

test('where another tab was first, its setting is changed', async () => {
  const calls = server(setting('theirs'))
  expect((await keepSetting(calls, 'theme', undefined, { main: 'beach' })).id).toBe('theirs')
  expect(calls.saveSetting).toHaveBeenCalledWith({ body: { id: 'theirs', payload: { main: 'beach' } } })
})

test('what failed for another reason fails', async () => {
  const calls = { ...server(), createSetting: vi.fn(() => Promise.reject(new Error('offline'))) }
  await expect(keepSetting(calls, 'shortcut', undefined, {})).rejects.toThrow('offline')
})
