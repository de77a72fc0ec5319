import { expect, it } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import type { Issue } from '../data/issue.ts'
import { useIssueWords } from './IssueText.tsx'

const issue = (keyword: string, limit: number) =>
  ({ pointer: '/yr', keyword, params: { limit, smart_count: limit }, severity: 'error' }) as unknown as Issue

it('a bound of a value is written as the value is typed, a number of things as numbers are read', async () => {
  function Words() {
    const words = useIssueWords()
    return [words(issue('minimum', 1888)), words(issue('maxLength', 2000))].join(' | ')
  }
  const { container } = await renderInKit(<Words />)
  expect(container.textContent).toBe('At least 1888 | At most 2,000 characters')
})
