import { describe, expect, it, vi } from 'vitest'
import type { ImportStorage, ImportWork } from './importWork.ts'
import { createImportWorks, EMPTY_IMPORT } from './importWork.ts'

function aStorage(first: Record<string, ImportWork> = {}) {
  const kept = new Map(Object.entries(first))
  const storage: ImportStorage = {
    read: (key) => Promise.resolve(kept.get(key)),
    write: (key, draft) => Promise.resolve(void kept.set(key, draft)),
    remove: (key) => Promise.resolve(void kept.delete(key)),
  }
  return { kept, storage }
}
const file = new File(['id\n1'], 'films.csv')

describe('an import in preparation', () => {
  it('is there again after a reload', async () => {
    const { storage } = aStorage()
    createImportWorks(storage).put('ann movie', { file, publish: true })
    const later = createImportWorks(storage)
    expect(later.get('ann movie')).toBeUndefined()
    await later.load('ann movie')
    expect(later.get('ann movie')).toEqual({ file, publish: true })
  })

  it('of another person or type is none of it', async () => {
    const { storage } = aStorage({ 'ann movie': { file, publish: false } })
    const imports = createImportWorks(storage)
    await imports.load('bob movie')
    expect(imports.get('bob movie')).toEqual(EMPTY_IMPORT)
  })

  it('is not overwritten by what is read late', async () => {
    const { storage } = aStorage({ 'ann movie': { publish: true } })
    const imports = createImportWorks(storage)
    const loading = imports.load('ann movie')
    imports.put('ann movie', { file, publish: false })
    await loading
    expect(imports.get('ann movie')).toEqual({ file, publish: false })
  })

  it('is gone once it is cleared, here and after a reload', () => {
    const { kept, storage } = aStorage({ 'ann movie': { file, publish: false } })
    const imports = createImportWorks(storage)
    const heard = vi.fn()
    imports.subscribe(heard)
    imports.clear('ann movie')
    expect(heard).toHaveBeenCalledOnce()
    expect(imports.get('ann movie')).toEqual(EMPTY_IMPORT)
    expect(kept.size).toBe(0)
  })

  it('works on where the browser keeps nothing', async () => {
    const refuse = () => Promise.reject(new Error('full'))
    const imports = createImportWorks({ read: refuse, write: refuse, remove: refuse })
    await imports.load('ann movie')
    imports.put('ann movie', { file, publish: false })
    expect(imports.get('ann movie')?.file).toBe(file)
  })
})
