import { describe, expect, it } from 'vitest'
import { faultFacts } from './faultFacts.ts'

describe('what is known of a fault', () => {
  it('is the codes and the request of a call that failed', () => {
    const error = Object.assign(new Error('busy'), {
      name: 'ApiError',
      requestId: 'r-7',
      errors: [
        { code: 90000503, description: 'The service is busy.' },
        { code: {}, description: 'odd' },
      ],
    })
    expect(faultFacts(error)).toEqual({
      name: 'ApiError',
      message: 'busy',
      requestId: 'r-7',
      errors: [{ code: 90000503, description: 'The service is busy.' }],
    })
  })

  it.each([
    [new TypeError('x is undefined'), 'TypeError', 'x is undefined'],
    ['gone', 'Error', 'gone'],
    [undefined, 'Error', 'Error'],
    [{ message: 7 }, 'Error', 'Error'],
  ])('is name and words of %s', (error, code, description) => {
    expect(faultFacts(error).errors).toEqual([{ code, description }])
  })
})
