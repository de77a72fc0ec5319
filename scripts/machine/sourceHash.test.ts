import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceHash } from './sourceHash.ts'

const SOURCES = ['kit', 'index.html', 'missing']

describe('the hash that decides whether something is built anew', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'marquee-hash-'))
    mkdirSync(join(root, 'kit/forms'), { recursive: true })
    mkdirSync(join(root, 'server'))
    writeFileSync(join(root, 'kit/forms/Field.tsx'), 'one')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (path: string, text: string) => {
    const before = sourceHash(root, SOURCES)
    writeFileSync(join(root, path), text)
    return sourceHash(root, SOURCES) !== before
  }

  it('changes with a changed, a new and a renamed source', () => {
    expect(write('kit/forms/Field.tsx', 'two')).toBe(true)
    expect(write('kit/Other.tsx', 'two')).toBe(true)
    expect(write('index.html', '<html>')).toBe(true)
  })

  it('stays when only a test changes, or what is no source of it', () => {
    expect(write('kit/forms/Field.test.tsx', 'a test')).toBe(false)
    expect(write('server/main.ts', 'the server')).toBe(false)
  })

  it('stays when a file is touched but says the same', () => {
    const before = sourceHash(root, SOURCES)
    utimesSync(join(root, 'kit/forms/Field.tsx'), 1, 1)
    expect(sourceHash(root, SOURCES)).toBe(before)
  })
})
