import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { countsOfImport, countParts } from '#kit/parts/format/countsOf.ts'
import { DryRunSummary } from './DryRunSummary.tsx'
import { failureWords } from './failureWords.ts'

describe('what would become of many titles', () => {
  it.each([
    ['en', 'Of 12,300 titles, 8,120 would change, 4,100 would stay as they are and 80 cannot be changed.'],
    ['zh', '在 12,300 个作品中，8,120 个会更改、4,100 个保持不变和80 个无法更改。'],
  ] as const)('is one sentence, in %s', async (language, sentence) => {
    await renderInKit(
      <DryRunSummary count={12_300} looked={12_300} counts={{ change: 8120, same: 4100, fail: 80 }} />,
      { language },
    )
    expect(screen.getByRole('status')).toHaveTextContent(sentence)
    expect(screen.getByRole('img', { name: sentence })).toBeInTheDocument()
  })

  it('is short where all of them fare alike, and where nothing matches any more', async () => {
    const { rerender } = await renderInKit(<DryRunSummary count={3} looked={3} counts={{ same: 3 }} />)
    expect(screen.getByRole('status')).toHaveTextContent('All 3 titles would stay as they are.')
    rerender(<DryRunSummary count={0} looked={0} counts={{}} />)
    expect(screen.getByRole('status')).toHaveTextContent('No title matches any more.')
  })

  it('says how far it has looked', async () => {
    await renderInKit(<DryRunSummary count={100_000} looked={8000} counts={{ change: 8000 }} />)
    expect(screen.getByText(/Looked at 8,000 of 100,000/)).toBeInTheDocument()
  })

  it('counts new titles of an import first and leaves out what there is none of', () => {
    const counts = countsOfImport({ create: 2, update: 1, unchanged: 0, failures: 4 })
    expect(countParts(counts)).toEqual([
      { kind: 'create', count: 2 },
      { kind: 'change', count: 1 },
      { kind: 'fail', count: 4 },
    ])
  })
})

describe('why a title failed', () => {
  const translate = (key: string, values?: Record<string, unknown>) =>
    values?._ ? `${key} or ${String(values._)}` : key
  it('is said in our words for a known code, else in those of the server', () => {
    expect(failureWords({ code: 90010410, description: 'locked' }, translate)).toBe('serverErrors.locked or locked')
    expect(failureWords({ code: 1, description: 'Foreign words' }, translate)).toBe('Foreign words')
    expect(failureWords({}, translate)).toBe('errors.requestFailed')
  })
})
