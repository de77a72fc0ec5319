import { expect, it } from 'vitest'
import { isProviderAnswer } from './providerAnswer.ts'

it.each([
  ['#state=a&session_state=b&code=c', true],
  ['#error=login_required&state=a', true],
  ['#title', false],
  ['#a=code', false],
  ['', false],
])('an address with %j behind it comes from the provider: %s', (hash, isAnswer) => {
  expect(isProviderAnswer({ hash })).toBe(isAnswer)
})
