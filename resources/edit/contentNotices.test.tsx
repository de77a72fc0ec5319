import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import type { ContentEvent } from './useContentEditor.ts'
import { useContentNotices } from './useContentNotices.ts'

const movie = {
  ...{ type: 'movie', traits: [] },
  labels: { one: { en: 'Movie' }, many: { en: 'Movies' } },
} as unknown as TypeSummary

it.each<[string, Verb, boolean]>([
  ['movie created sucessfully!', 'saveDraft', true],
  ['movie updated sucessfully!', 'saveDraft', false],
  ['movie updated sucessfully!', 'publish', false],
  ['movie deleted sucessfully!', 'deleteContent', false],
])('%s', async (words, verb, created) => {
  let tell: ((event: ContentEvent) => void) | undefined
  function Teller() {
    tell = useContentNotices(movie)
    return null
  }
  await showInConsole(
    <>
      <Teller />
      <NoticeStack />
    </>,
    { calls: {} } as never,
  )
  act(() => tell?.({ kind: 'done', verb, created, record: { id: '7' } } as unknown as ContentEvent))
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
