import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFormStore } from '../formStore.ts'
import { useFollowedFacts } from './useFormFacts.ts'

it('tells whoever acts right behind a letter that there is something to save, before the screen says so', async () => {
  const store = createFormStore({ yr: 2009 })
  const { result } = renderHook(() => useFollowedFacts(store))
  store.set('/yr', 2010)
  expect([result.current.facts.dirty, result.current.factsNow().dirty]).toEqual([false, true])
  await waitFor(() => expect(result.current.facts.dirty).toBe(true))
})
