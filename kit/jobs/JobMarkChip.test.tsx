import { expect, it } from 'vitest'
import { paths } from '#kit/parts/icons/paths.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { JobMarkChip } from './JobMarkChip.tsx'

it('a job with a failure wears no check mark', async () => {
  const { container } = await renderInKit(
    <JobMarkChip job={{ status: 'failed', count: 2000, success: 1999, failure: 1 }} />,
  )
  expect(container).toHaveTextContent('1 failed')
  expect(container.querySelector('path')).toHaveAttribute('d', paths.triangle.line)
  expect(paths.triangle.line).not.toBe(paths.check.line)
})
