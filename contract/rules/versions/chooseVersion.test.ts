import { describe, expect, test } from 'vitest'
import type { Status } from '#contract/values/status.ts'
import { chooseVersion } from './chooseVersion.ts'
import { versionName } from './versionName.ts'

const v = (n: number, st: Status) => ({ n, st })

describe('the version to show', () => {
  test('is the draft, whatever status is wanted', () => {
    expect(chooseVersion([v(3, 'draft'), v(2, 'published'), v(1, 'archived')], 'published')).toEqual(v(3, 'draft'))
  })
  test.each<Status>(['pending', 'pre-draft'])('is the draft side also while it is %s', (st) => {
    expect(chooseVersion([v(2, st), v(1, 'published')], 'published')).toEqual(v(2, st))
  })
  test('is the one of the wanted status where there is no draft', () => {
    expect(chooseVersion([v(3, 'archived'), v(2, 'published')], 'published')).toEqual(v(2, 'published'))
  })
  test('is the newest of several of the wanted status', () => {
    expect(chooseVersion([v(1, 'archived'), v(4, 'published'), v(3, 'archived')], 'archived')).toEqual(v(3, 'archived'))
  })
  test('is the last where nothing matches, however the list is ordered', () => {
    expect(chooseVersion([v(1, 'archived'), v(2, 'deleted')], 'published')).toEqual(v(2, 'deleted'))
    expect(chooseVersion([v(2, 'deleted'), v(1, 'archived')])).toEqual(v(2, 'deleted'))
    expect(chooseVersion<{ st: Status; n?: number }>([{ st: 'archived' }, { st: 'deleted' }])).toEqual({
      st: 'deleted',
    })
  })
  test('is none of none', () => expect(chooseVersion([], 'draft')).toBeUndefined())
})

test('a version is named by its number and status', () => expect(versionName(3, 'draft')).toBe('V3 - draft'))
