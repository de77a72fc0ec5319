import { expect, it } from 'vitest'
import { shownBuild } from './buildVersion.ts'

it('shows a build that says something', () => {
  for (const build of ['1.4.0', 'v2.0.1-rc.3', '0.1.0', '2026-11-24', 'main-3fa2c1'])
    expect(shownBuild(build)).toBe(build)
  expect(shownBuild(' 1.4.0 ')).toBe('1.4.0')
})
it('shows none that was never filled in', () => {
  for (const build of [
    undefined,
    '',
    ' ',
    '0.0.0',
    'v0.0.0',
    '%VERSION%',
    '${BUILD}',
    '__BUILD_1__',
    '<1.0>',
    'version',
    '{{v1}}',
    '#{BUILD}#',
  ])
    expect(shownBuild(build)).toBeUndefined()
})
