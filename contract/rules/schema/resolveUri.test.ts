import { describe, expect, it } from 'vitest'
import { resolveUri } from './resolveUri.ts'

describe('a reference beside a base', () => {
  it.each([
    ['#/a', 'form:/schema', 'form:/schema#/a'],
    ['#', 'https://x.org/a.json', 'https://x.org/a.json'],
    ['item.json#/a', 'https://x.org/schemas/list.json', 'https://x.org/schemas/item.json#/a'],
    ['../b.json', 'https://x.org/schemas/deep/list.json', 'https://x.org/schemas/b.json'],
    ['../../../../b.json', 'https://x.org/schemas/list.json', 'https://x.org/b.json'],
    ['/b/./c', 'https://x.org/schemas/list.json', 'https://x.org/b/c'],
    ['//y.org/b', 'https://x.org/a', 'https://y.org/b'],
    ['?q=1', 'https://x.org/a', 'https://x.org/a?q=1'],
    ['HTTP://X.org', 'form:/schema', 'http://x.org/'],
    ['#node', 'urn:uuid:1', 'urn:uuid:1#node'],
    ['urn:uuid:2', 'urn:uuid:1', 'urn:uuid:2'],
    ['folder/', 'https://x.org/a/b', 'https://x.org/a/folder/'],
  ])('%s at %s is %s', (reference, base, meant) => {
    expect(resolveUri(reference, base)).toBe(meant)
  })
})
