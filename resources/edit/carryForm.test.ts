import { expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { carriedForm, carryForm, formArrived } from './carryForm.ts'

const store = createFormStore({})
const revision = (rev: number) => ({ id: 'film', rev }) as ContentRecord

it('a form that moves with its new record waits until the screen there stands, however often that is begun', () => {
  carryForm('film', { record: () => revision(1), store, focus: '/lon' })
  expect(carriedForm('film')).toMatchObject({ store, focus: '/lon' })
  expect(carriedForm('film')?.store).toBe(store)
  formArrived('film')
  expect(carriedForm('film')).toBeUndefined()
})

it('the form comes with the record of what was written before the old screen went', () => {
  let written = revision(1)
  carryForm('film', { record: () => written, store, focus: undefined })
  written = revision(2)
  expect(carriedForm('film')?.record.rev).toBe(2)
  formArrived('film')
})
