import { expect, test } from 'vitest'
import { REASONS, type Reason } from '#contract/rules/actions/reasons.ts'
import { ERRORS, type ErrorCode } from './errors.ts'

/** A reason that is no error code does not compile here. */
const codeOf = (reason: Reason): ErrorCode => reason

test('every reason that a rule gives is an error of the wire, refused as 403 or 409', () => {
  for (const reason of REASONS) {
    const row = ERRORS.find((error) => error.code === codeOf(reason))
    expect(row?.status, reason).toBe(reason === 'forbidden' ? 403 : 409)
  }
})
