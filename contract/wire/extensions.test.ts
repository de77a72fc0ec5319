import { describe, expect, it } from 'vitest'
import { CALLS } from './calls.ts'
import type { CallName } from './calls.ts'
import { extensionOf, EXTENSIONS, serviceExtensions } from './extensions.ts'

/** Of the specification, but at the identity provider there: on a service's own path it is ours. */
const PROFILE: readonly string[] = ['readProfile', 'saveProfile']
/** A right of the specification without a call of its own. */
const RIGHT_ONLY: readonly string[] = ['forceUnlock']

describe('extensions of a service', () => {
  it.each(CALLS.map((row) => [row.name, row.section]))(
    '%s (%s) is of an extension if it is ours alone',
    (name, section) => {
      const isOurs = section === 'ours' || PROFILE.includes(name) || RIGHT_ONLY.includes(name)
      expect(extensionOf(name as CallName) !== undefined).toBe(isOurs)
    },
  )

  it('are all had by a service that names them, and none by the specification', () => {
    const [whole, bare] = [serviceExtensions(EXTENSIONS), serviceExtensions([])]
    expect(CALLS.every(({ name }) => whole.answers(name as CallName))).toBe(true)
    expect([bare.answers('listContent'), bare.answers('listTypes'), bare.has('revisions')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('of a newer service change nothing', () => {
    expect(serviceExtensions(['telepathy', 'timing']).answers('readTiming')).toBe(true)
  })
})
