import { describe, expect, it } from 'vitest'
import { jobBrief } from './jobBrief.ts'

describe('what tells a job from others of its kind', () => {
  it('is the fields that it changes, each once and the first five of them', () => {
    const changes = {
      set: { gnr: ['drama'], yr: 2001 },
      unset: ['ed_dt'],
      add: { gnr: ['crime'] },
      shift: { lwe: { days: 1 } },
      replace: [
        { field: 'lon.en', find: 'a', with: 'b' },
        { field: 'lod', find: 'a', with: 'b' },
      ],
    }
    expect(jobBrief({ changes })).toEqual({ fields: ['gnr', 'yr', 'ed_dt', 'lwe', 'lon.en'] })
  })
  it('is the verb of a status change, the file of an import, the format of an export', () => {
    expect(jobBrief({ changes: { st: 'archived' } })).toEqual({ st: 'archived' })
    expect(jobBrief({ fileName: 'films.csv', mapping: {} })).toEqual({ file: 'films.csv' })
    expect(jobBrief({ format: 'csv' })).toEqual({ format: 'csv' })
  })
  it('is nothing where the kind says all, or where it is not understood', () => {
    expect(jobBrief({ of: 'bulkUpdate' })).toBeUndefined()
    expect(jobBrief({ changes: { set: 7, unset: [3] } })).toBeUndefined()
  })
})
