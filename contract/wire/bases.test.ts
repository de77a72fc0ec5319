import { expect, it } from 'vitest'
import { readBases } from './bases.ts'

it('bases are addresses or paths by family of calls, without the slash at their end', () => {
  const given = { default: 'https://api.example.com/v2/', user: '/people' }
  expect(readBases(given)).toEqual({ bases: { default: 'https://api.example.com/v2', user: '/people' }, problems: [] })
})

it('a base that cannot be used is told with what to write instead', () => {
  const { bases, problems } = readBases({ films: '/x', user: 'people', image: 'https://me@example.com', audit: '//x' })
  expect(bases).toEqual({})
  expect(problems).toEqual([
    expect.stringMatching(/^'films' is no family of calls: write default, or one of ad, aggregate, app_attrs, /),
    expect.stringMatching(/^'user' must be an address/),
    expect.stringMatching(/^'image' must be an address/),
    expect.stringMatching(/^'audit' must be an address/),
  ])
})
