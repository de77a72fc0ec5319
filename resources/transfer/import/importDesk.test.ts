import { describe, expect, it, vi } from 'vitest'
import type { DeskStorage, ImportDesk } from './importDesk.ts'
import { createImportDesks, EMPTY_DESK } from './importDesk.ts'

function aStorage(first: Record<string, ImportDesk> = {}) {
  const kept = new Map(Object.entries(first))
  const storage: DeskStorage = {
    read: (key) => Promise.resolve(kept.get(key)),
    write: (key, desk) => Promise.resolve(void kept.set(key, desk)),
    remove: (key) => Promise.resolve(void kept.delete(key)),
  }
  return { kept, storage }
}
const file = new File(['id\n1'], 'films.csv')

describe('an import in preparation', () => {
  it('is there again after a reload', async () => {
    const { storage } = aStorage()
    createImportDesks(storage).put('ann movie', { file, publish: true })
    const later = createImportDesks(storage)
    expect(later.get('ann movie')).toBeUndefined()
    await later.load('ann movie')
    expect(later.get('ann movie')).toEqual({ file, publish: true })
  })

  it('of another person or type is none of it', async () => {
    const { storage } = aStorage({ 'ann movie': { file, publish: false } })
    const desks = createImportDesks(storage)
    await desks.load('bob movie')
    expect(desks.get('bob movie')).toEqual(EMPTY_DESK)
  })

  it('is not overwritten by what is read late', async () => {
    const { storage } = aStorage({ 'ann movie': { publish: true } })
    const desks = createImportDesks(storage)
    const loading = desks.load('ann movie')
    desks.put('ann movie', { file, publish: false })
    await loading
    expect(desks.get('ann movie')).toEqual({ file, publish: false })
  })

  it('is gone once it is cleared, here and after a reload', () => {
    const { kept, storage } = aStorage({ 'ann movie': { file, publish: false } })
    const desks = createImportDesks(storage)
    const heard = vi.fn()
    desks.subscribe(heard)
    desks.clear('ann movie')
    expect(heard).toHaveBeenCalledOnce()
    expect(desks.get('ann movie')).toEqual(EMPTY_DESK)
    expect(kept.size).toBe(0)
  })

  it('works on where the browser keeps nothing', async () => {
    const refuse = () => Promise.reject(new Error('full'))
    const desks = createImportDesks({ read: refuse, write: refuse, remove: refuse })
    await desks.load('ann movie')
    desks.put('ann movie', { file, publish: false })
    expect(desks.get('ann movie')?.file).toBe(file)
  })
})
