import { describe, expect, it } from 'vitest'
import { errorMessage } from './errorMessage.ts'

/** An error as the provider throws it. */
function refused(call: string, parts: object = {}) {
  return Object.assign(new Error('refused'), {
    name: 'ApiError',
    kind: 'refused',
    call,
    errors: [],
    code: undefined,
    ...parts,
  })
}

describe('the words of an error', () => {
  it("are the catalogue's where the server gave a known number", () => {
    const errors = [{ code: 90010409, description: 'Someone else saved this.' }]
    expect(errorMessage(refused('saveContent', { errors, code: 'stale' }))).toMatchObject({
      key: 'serverErrors.stale',
      details: errors,
    })
  })
  it("are the specification's fallback of the call where it gave none", () => {
    expect(errorMessage(refused('listVersions'))?.key).toBe('errors.fetchVersions')
    expect(errorMessage(refused('readDashboard', { code: 'internal' }))?.key).toBe('errors.fetchFailed')
  })
  it('are those of what was attempted, and otherwise tell reads from writes', () => {
    expect(errorMessage(refused('saveContent'), 'deleteOperationFailed')?.key).toBe('errors.deleteOperationFailed')
    expect(errorMessage(refused('deleteSetting'))?.key).toBe('errors.deleteOperationFailed')
    expect(errorMessage(refused('listLockHolders'))?.key).toBe('errors.fetchTypeFilters')
    expect(errorMessage(refused('listChildren'))?.key).toBe('errors.retrieveData')
    expect(errorMessage(refused('readUses'))?.key).toBe('errors.retrieveData')
    expect(errorMessage(refused('setTiming'))?.key).toBe('errors.requestFailed')
  })
  it('say of a file in what line it cannot be read', () => {
    const errors = [{ code: 90060424, description: 'Line 3 is not UTF-8.', keyword: 'encoding', params: { line: 3 } }]
    expect(errorMessage(refused('importContent', { errors, code: 'badFile' }))).toMatchObject({
      key: 'fileProblems.encoding',
      values: { line: 3 },
    })
  })
  it('say that the network failed, and nothing at all for a cancelled request', () => {
    expect(errorMessage(refused('getContent', { kind: 'network' }))?.key).toBe('errors.networkRequestFailed')
    expect(errorMessage(refused('getContent', { kind: 'cancelled' }))).toBeUndefined()
  })
})
