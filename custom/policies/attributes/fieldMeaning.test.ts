import { describe, expect, it } from 'vitest'
import { createFormStore } from '#kit/forms/formStore.ts'
import { emptyOnNewMeaning } from './fieldMeaning.ts'

const people = { n: 'who', source: 'user', type: 'String', fld: 'uid' }
const title = { n: 'genre', source: 'content', type: 'String', fld: 'ge' }

function edited(attribute: object) {
  const store = createFormStore({ ...attribute })
  emptyOnNewMeaning(store)
  return store
}

describe('what an attribute reads', () => {
  it.each([
    ['people', people, '/source', 'content'],
    ['people', people, '/type', 'Number'],
    ['a field of titles', title, '/source', 'user'],
  ])('is asked anew where it was %s and %j gets %s %s', (_was, attribute, pointer, value) => {
    const store = edited(attribute)
    store.set(pointer, value)
    expect(store.get('/fld')).toBeUndefined()
    store.undo()
    store.undo()
    expect(store.values()).toEqual(attribute)
  })

  it('stays where it means the same, and where another attribute is loaded', () => {
    const store = edited(people)
    store.set('/type', 'StringArray')
    expect(store.get('/fld')).toBe('uid')
    store.reset(title)
    expect(store.get('/fld')).toBe('ge')
    store.set('/type', 'Number')
    expect(store.get('/fld')).toBe('ge')
  })
})
