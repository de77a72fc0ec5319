import { describe, expect, it } from 'vitest'
import { DomainError, ERRORS } from '#contract/wire/errors.ts'
import { errorAnswer } from './errorAnswer.ts'

describe('an error', () => {
  it.each(ERRORS)(
    'of the catalogue answers with its number, status and words: $code',
    ({ code, number, status, text }) => {
      const answer = errorAnswer(new DomainError(code))
      expect(answer).toMatchObject({ code, status })
      expect(answer.body).toEqual({
        header: { code: -1, count: 0, errors: [{ code: number, description: text }] },
        data: null,
      })
    },
  )

  it('names the field, or each of several, and carries data', () => {
    const single = errorAnswer(
      new DomainError('duplicateChannelNumber', { description: 'Taken by Alpha.', field: '/cn' }),
    )
    expect(single.body.header.errors).toEqual([{ code: 40220351, description: 'Taken by Alpha.', field: '/cn' }])
    const fields = [
      { field: '/lon', description: 'is missing', keyword: 'required', params: {} },
      { field: '/rt', description: 'is too small' },
    ]
    const several = errorAnswer(new DomainError('invalid', { fields, data: { rev: 4 } }))
    expect(several.body.header.errors).toEqual(fields.map((field) => ({ code: 90000422, ...field })))
    expect(several.body.data).toEqual({ rev: 4 })
  })

  it('of our own making says nothing of its cause', () => {
    const fault = Object.assign(new Error('relation "secret" does not exist at /srv/app.ts:12'), {
      code: '42P01',
      detail: 'x',
    })
    const answer = errorAnswer(fault)
    expect(answer).toMatchObject({ status: 500, isFault: true })
    expect(JSON.stringify(answer.body)).toBe(JSON.stringify(errorAnswer('anything else').body))
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|srv|relation|stack/)
  })

  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415],
    ['22P02', 400],
    ['22021', 400],
    ['53100', 507],
    ['ENOSPC', 507],
    ['40001', 503],
    ['ECONNREFUSED', 503],
  ])('with code %s answers %i', (code, status) => {
    expect(errorAnswer(Object.assign(new Error('x'), { code })).status).toBe(status)
  })

  it("that is the sender's doing is never a 500, even where the framework's code is new to us", () => {
    expect(errorAnswer(Object.assign(new Error('x'), { code: 'FST_NEW', statusCode: 431 })).status).toBe(400)
  })

  it('that passes by itself says when to try again', () => {
    expect(errorAnswer(new DomainError('unavailable')).retryAfterS).toBe(2)
    expect(errorAnswer(new DomainError('tooManyRequests', { retryAfterS: 7 })).retryAfterS).toBe(7)
  })
})
