import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import type { ContentEvent } from './useContentEditor.ts'
import { useContentNotices } from './useContentNotices.ts'

const movie = { type: 'movie', labels: { one: { en: 'Movie' }, many: { en: 'Movies' } } } as unknown as TypeSummary
const error = Object.assign(new Error('no answer'), {
  name: 'ApiError',
  kind: 'refused',
  call: 'saveContent',
  errors: [],
})

it.each([
  ['deleteContent', 'Delete operation failed'],
  ['purge', 'Delete operation failed'],
  ['saveDraft', 'Update operation failed'],
] as const)('a failed %s says: %s', async (verb, text) => {
  let tell: (event: ContentEvent) => void = () => undefined
  function Probe() {
    tell = useContentNotices(movie)
    return <NoticeStack />
  }
  await showInConsole(<Probe />)
  act(() => tell({ kind: 'failed', error, verb }))
  expect(screen.getByText(text)).toBeVisible()
})
