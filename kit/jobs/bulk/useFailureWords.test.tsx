import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Reason } from '#contract/values/reason.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { useFailureWords } from './useFailureWords.ts'

function Why({ reason }: { reason: Partial<Reason> }) {
  return <p role="note">{useFailureWords()(reason)}</p>
}

const invalid = { code: 90000422, field: '/yr' }
const TOO_LATE = {
  ...invalid,
  description: 'This may be at most 2100.',
  keyword: 'maximum',
  params: { comparison: '<=', limit: 2100 },
}
const NO_NUMBER = {
  ...invalid,
  description: "'soon' is no number.",
  keyword: 'row.number',
  params: { value: 'soon' },
}

it.each([
  ['en', TOO_LATE, 'At most 2100'],
  ['zh', NO_NUMBER, '“soon”不是数字。'],
  ['ms', NO_NUMBER, '“soon” bukan nombor.'],
  ['ta', NO_NUMBER, '“soon” ஓர் எண் அல்ல.'],
  ['en', { ...invalid, description: 'x', keyword: 'type', params: { type: 'integer' } }, 'Must be a whole number'],
  ['en', { ...invalid, description: 'x', keyword: 'additionalProperties' }, 'The schema does not know this field'],
  ['en', { ...invalid, description: 'x', keyword: 'minLength', params: { limit: 1 } }, 'Required'],
  ['en', { ...invalid, description: 'x', keyword: 'enum', params: {} }, 'Not one of the values on offer'],
  ['en', { ...invalid, description: 'Say on which day.', keyword: 'unheardOf' }, 'Say on which day.'],
  ['ms', { code: 90010410, description: 'Someone else is editing this.' }, 'Orang lain sedang menyunting ini.'],
] as const)('why a title failed is said in %s', async (language, reason, words) => {
  await renderInKit(<Why reason={reason} />, { language })
  expect(screen.getByRole('note')).toHaveTextContent(words)
})
