import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leanPackages } from './leanPackages.ts'

type Hooks = { resolveId: (source: string) => string | undefined; load: (id: string) => { code: string } | undefined }

it('leads to builds that the installed packages have, and leaves all others where they are', () => {
  const { resolveId, load } = leanPackages() as unknown as Hooks
  expect(['react-router', 'react-router/dom'].map((source) => existsSync(resolveId(source) ?? ''))).toEqual([
    true,
    true,
  ])
  expect(load(resolveId('object.entries') ?? '')?.code).toBe('module.exports = Object.entries')
  expect([resolveId('react'), load('react')]).toEqual([undefined, undefined])
})
