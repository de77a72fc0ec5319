import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathOf, pointerOf } from '#contract/rules/diff/pointer.ts'
import { getAt, setAt } from './data/pointer.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { createFormStore } from './formStore.ts'

const record = { lon: [{ lang: 'en', n: 'Up' }], sg: [{ dur: 1 }, { dur: 2 }, { dur: 3 }], rt: 60 }

const json = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
const place = fc
  .array(fc.constantFrom('a', 'b', 'c', '0', '1', 'x/y', '~'), { minLength: 1, maxLength: 3 })
  .map(pointerOf)
const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean())

describe('pointers', () => {
  it('say the same path whatever the names contain', () => {
    fc.assert(fc.property(fc.array(fc.string()), (path) => sameJson(pathOf(pointerOf(path)), path)))
  })

  it('read back what was put', () => {
    fc.assert(fc.property(json, place, plain, (root, at, value) => getAt(setAt(root, at, value), at) === value))
  })

  it('leave everything beside the changed place the same object', () => {
    const after = setAt(record, '/lon/0/n', 'Oben') as typeof record
    expect(after.sg).toBe(record.sg)
    expect(after.lon).not.toBe(record.lon)
  })

  it('change nothing when the value is the same, or when what is absent is taken away', () => {
    expect(setAt(record, '/rt', 60)).toBe(record)
    expect(setAt(record, '/a/b/c', undefined)).toBe(record)
  })

  it('put a property named __proto__ as plain content', () => {
    const after = setAt({}, '/__proto__/admin', true) as object
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
    expect(JSON.stringify(after)).toBe('{"__proto__":{"admin":true}}')
  })
})

describe('the form store', () => {
  it('is back at the start after every step is undone, and at the end after every step is done again', () => {
    fc.assert(
      fc.property(json, fc.array(fc.tuple(place, plain), { maxLength: 12 }), (start, edits) => {
        let clock = 0
        const store = createFormStore(start, { now: () => (clock += 5_000) })
        for (const [pointer, value] of edits) store.set(pointer, value)
        const end = store.values()
        while (store.undoable() !== undefined) store.undo()
        expect(store.values()).toEqual(start)
        expect(store.isDirty()).toBe(false)
        while (store.redoable() !== undefined) store.redo()
        expect(store.values()).toEqual(end)
      }),
    )
  })

  it('undoes the typing of one field in one step, and another field in its own', () => {
    const store = createFormStore(record, { now: () => 0 })
    for (const text of ['U', 'Up', 'Up!']) store.set('/lod/0/n', text)
    store.set('/rt', 61)
    expect(store.undo()).toBe('/rt')
    expect(store.get('/lod/0/n')).toBe('Up!')
    expect(store.undo()).toBe('/lod/0/n')
    expect(store.isDirty()).toBe(false)
  })

  it('starts a new step after the field was left', () => {
    const store = createFormStore(record, { now: () => 0 })
    store.set('/rt', 61)
    store.touch('/rt')
    store.set('/rt', 62)
    store.undo()
    expect(store.get('/rt')).toBe(61)
  })

  it('tells a field, what holds it and what lies in it, and nobody else', () => {
    const store = createFormStore(record)
    const told: string[] = []
    for (const pointer of ['', '/lon', '/lon/0', '/lon/0/n', '/lon/0/lang', '/rt', '/sg']) {
      store.subscribe(pointer, () => told.push(pointer))
    }
    store.set('/lon/0/n', 'Oben')
    expect(told.toSorted()).toEqual(['', '/lon', '/lon/0', '/lon/0/n'])
    told.length = 0
    store.set('/lon', [])
    expect(told.toSorted()).toEqual(['', '/lon', '/lon/0', '/lon/0/lang', '/lon/0/n'])
  })

  it('gives the same field state until something of the field changes', () => {
    const store = createFormStore(record)
    const before = store.field('/rt')
    store.set('/lon/0/n', 'Oben')
    expect(store.field('/rt')).toBe(before)
    store.touch('/rt')
    expect(store.field('/rt')).not.toBe(before)
  })

  it('shows an issue once the field was left or changed, or a save was tried', () => {
    const store = createFormStore(record)
    store.setIssues([{ pointer: '/rt', keyword: 'minimum', severity: 'error' }])
    expect(store.field('/rt').shown).toBe(false)
    store.reveal()
    expect(store.field('/rt').shown).toBe(true)
  })

  it('shows what the server said at once and forgets it when the field changes', () => {
    const store = createFormStore(record)
    store.setServerIssues([{ pointer: '/lon/0/n', keyword: 'server', severity: 'error', message: 'Too rude' }])
    expect(store.field('/lon/0/n')).toMatchObject({ shown: true, issues: [{ message: 'Too rude' }] })
    store.set('/lon/0/n', 'Kind')
    expect(store.issues()).toEqual([])
  })

  it('keeps text that is no value, counts it as unsaved and as an error, and drops it for a value', () => {
    const store = createFormStore(record)
    store.setRaw('/rt', 'an hour', { keyword: 'duration' })
    expect(store.field('/rt')).toMatchObject({ value: 60, raw: 'an hour' })
    expect(store.isDirty()).toBe(true)
    expect(store.issues()).toEqual([{ pointer: '/rt', keyword: 'duration', severity: 'error' }])
    store.set('/rt', 60)
    expect(store.issues()).toEqual([])
    expect(store.isDirty()).toBe(false)
  })

  it('moves notes and keys with the rows they belong to', () => {
    const store = createFormStore(record)
    const rows = () => store.get('/sg') as unknown[]
    const keys = () => rows().map((row, index) => store.rowKey(row, index))
    const [first, second, third] = keys()
    store.setRaw('/sg/2/dur', 'long', { keyword: 'duration' })
    store.set('/sg/2/sp', 5)
    expect(keys()).toEqual([first, second, third])
    store.setRaw('/sg/2/dur', 'long', { keyword: 'duration' })
    store.moveRow('/sg', 2, 0)
    expect(keys()).toEqual([third, first, second])
    expect(store.field('/sg/0/dur').raw).toBe('long')
    store.removeRow('/sg', 1)
    expect(keys()).toEqual([third, second])
    store.insertRow('/sg', 0, { dur: 9 })
    expect(store.field('/sg/1/dur').raw).toBe('long')
    store.undo()
    store.undo()
    store.undo()
    expect(keys()).toEqual([first, second, third])
  })

  it('keeps what was typed while a save was on its way', () => {
    const store = createFormStore(record)
    store.set('/rt', 61)
    const sent = store.values()
    store.set('/lon/0/n', 'Oben')
    store.rebase({ ...sent, rev: 2 }, sent)
    expect(store.values()).toMatchObject({ rev: 2, rt: 61, lon: [{ n: 'Oben' }] })
    expect(store.changes()).toEqual([{ field: '/lon/en/n', before: 'Up', after: 'Oben' }])
  })

  it('keeps the rows of a list the same rows when a save answers with the server’s version of them', () => {
    const store = createFormStore(record)
    const keys = () => (store.get('/sg') as unknown[]).map((row, index) => store.rowKey(row, index))
    const before = keys()
    const sent = store.values()
    store.rebase({ ...sent, sg: [{ dur: 1 }, { dur: 2, re_sp: 1 }, { dur: 3 }] }, sent)
    expect(keys()).toEqual(before)
    expect(store.get('/sg/0')).toBe(record.sg[0])
    expect(store.isDirty()).toBe(false)
  })

  it('says nothing against text that is being typed until a save counts it as it stands', () => {
    const store = createFormStore(record)
    store.setRaw('/rt', '1:5', { keyword: 'duration' }, true)
    expect(store.field('/rt')).toMatchObject({ raw: '1:5', issues: [] })
    expect(store.issues()).toHaveLength(1)
    store.flush()
    expect(store.field('/rt').issues).toHaveLength(1)
  })

  it('takes over what the server changed on its own without calling it a change', () => {
    const store = createFormStore(record)
    store.adopt('/ia', ['0-16x9'])
    expect(store.get('/ia')).toEqual(['0-16x9'])
    expect(store.isDirty()).toBe(false)
    expect(store.undoable()).toBeUndefined()
  })

  it('reports every commit, undone ones included', () => {
    const store = createFormStore(record)
    const heard: unknown[] = []
    store.onCommit((commit) => heard.push(commit))
    store.set('/rt', 61)
    store.undo()
    expect(heard).toEqual([
      { pointer: '/rt', value: 61, origin: 'typed' },
      { pointer: '/rt', value: 60, origin: 'undo' },
    ])
  })
})
