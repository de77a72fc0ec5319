import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leanPackages } from './leanPackages.ts'

type Hooks = {
  resolveId: (source: string, importer?: string) => string | undefined
  load: (id: string) => { code: string } | undefined
}

it('leads to builds that the installed packages have, and leaves all others where they are', () => {
  const { resolveId, load } = leanPackages() as unknown as Hooks
  expect(['react-router', 'react-router/dom'].map((source) => existsSync(resolveId(source) ?? ''))).toEqual([
    true,
    true,
  ])
  expect(load(resolveId('object.entries') ?? '')?.code).toBe('module.exports = Object.entries')
  expect(load(resolveId('hasown') ?? '')?.code).toBe('module.exports = Object.hasOwn')
  expect([resolveId('react'), load('react')]).toEqual([undefined, undefined])
})

it('leaves out modules that the installed packages have, and gives react-admin an equality of its own', () => {
  const { resolveId, load } = leanPackages() as unknown as Hooks
  const left = [
    'ra-core/dist/routing/adapters/reactRouterProvider.js',
    '@mui/material/esm/ButtonBase/TouchRipple.js',
  ].map((path) => `node_modules/${path}`)
  expect(left.filter((path) => !existsSync(path))).toEqual([])
  expect(left.map((path) => load(`/somewhere/${path}`)?.code)).toEqual([
    'export const reactRouterProvider = undefined',
    'export default () => null',
  ])
  const ofReactAdmin = resolveId('lodash/isEqual.js', '/node_modules/ra-core/dist/store/useStore.js')
  expect(load(ofReactAdmin ?? '')?.code).toMatch(/^export default function isEqual\(/)
  expect(resolveId('lodash/isEqual.js', '/node_modules/other/index.js')).toBeUndefined()
})

it('fetches what writes a list as CSV when a stock button asks for it, as the installed package would at once', () => {
  const { load } = leanPackages() as unknown as Hooks
  const path = 'node_modules/ra-core/dist/export/defaultExporter.js'
  const own = readFileSync(path, 'utf8')
  expect(own).toContain('jsonExport(data, (err, csv) => downloadCSV(csv, resource))')
  const lean = load(`/somewhere/${path}`)?.code ?? ''
  expect(lean).toContain('jsonExport(data, (err, csv) => downloadCSV(csv, resource))')
  expect(lean).not.toMatch(/^\s*import /m)
})

it('answers whoever asks for a check of properties with one that checks nothing', () => {
  const { resolveId, load } = leanPackages() as unknown as Hooks
  const module = { exports: {} as Record<string, (parts?: unknown) => unknown> }
  new Function('module', load(resolveId('prop-types') ?? '')?.code ?? '')(module)
  const types = module.exports
  expect(typeof types.func).toBe('function')
  expect(types.oneOfType?.([types.func])).toHaveProperty('isRequired')
})
